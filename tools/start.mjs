// npm start: installs and builds if needed, then runs the site in production mode. Plain JavaScript, because it runs before installation.
import { ensureBuild } from './setup/build.mjs'
import { handOver, setUp } from './setup/command.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { compileCache, requireNode, serverCommand } from './setup/project.mjs'

requireNode()
await setUp(async () => {
  await ensurePackages()
  await ensureBuild()
})
handOver([...serverCommand, ...process.argv.slice(2)], { NODE_ENV: 'production', ...compileCache })
