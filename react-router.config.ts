import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildDatabase } from './tools/build-database.ts'
import { buildWorker } from './tools/build-worker.ts'
import { compressFolder } from './tools/compress-build.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Splitting the loader from its page saved nothing here and cost a request per part.
  splitRouteModules: false,
  // The whole manifest is one cached file: no lookup before the first client-side navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await buildDatabase(buildDirectory)
    await buildWorker(buildDirectory)
    await compressFolder(join(buildDirectory, 'client'))
  },
} satisfies Config
