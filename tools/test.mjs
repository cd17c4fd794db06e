// npm test: sets up what is missing, then runs every check there is. Plain JavaScript: it runs before any package is there.
import { handOver, setUp } from './setup/command.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { pinnedNode, requireNode } from './setup/project.mjs'

requireNode()
await setUp(ensurePackages)
handOver([pinnedNode, 'tools/test-run/run.ts'])
