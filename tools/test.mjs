// npm test: installs if needed, then runs every check. Plain JavaScript, because it runs before installation.
import { handOver, setUp } from './setup/command.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { pinnedNode, requireNode } from './setup/project.mjs'

requireNode()
await setUp(ensurePackages)
handOver([pinnedNode, 'tools/test-run/run.ts'])
