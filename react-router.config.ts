import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest travels in one cached file: no lookup before the first client-side navigation.
  // Splitting a page's loader from the page saved nothing here and cost a request for each part.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
