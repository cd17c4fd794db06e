import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFolder } from './tools/compress-build.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Splitting a page's loader from the page saved nothing here and cost a request for each part.
  splitRouteModules: false,
  // The whole manifest travels in one cached file: no lookup before the first client-side navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
