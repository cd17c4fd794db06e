// npm run dev: the site with hot reload. The server restarts when its own files change; Vite, inside it, watches web/.
import { existsSync } from 'node:fs'
import { handOver, setUp } from './setup/command.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { at, pinnedNode, requireNode } from './setup/project.mjs'

requireNode()
await setUp(ensurePackages)
const watched = ['server', 'contract', 'guidance']
  .filter((folder) => existsSync(at(folder)))
  .map((folder) => `--watch-path=${folder}`)
// Vite loads React Router's development build. Without this condition the server would load a second copy, and neither copy recognises
// the other's objects.
const flags = ['--watch', ...watched, '--watch-preserve-output', '--conditions=development']
handOver([pinnedNode, ...flags, 'server/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'development' })
