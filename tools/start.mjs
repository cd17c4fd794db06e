// npm start: sets up what is missing, then runs the site as in production. Plain JavaScript: it runs before any package is there.
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
