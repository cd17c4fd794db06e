import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest travels in one cached file: no lookup before the first client-side navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
