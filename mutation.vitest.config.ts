import { defineConfig } from 'vitest/config'

/**
 * The tests that must notice a changed safety rule: those of the rules alone, so that a mutant is judged in a second; none that takes the time, and time
 * enough for each, so that slowness is never taken for a mutant that was noticed. They share what they import: the knowledge is compiled once a mutant.
 */
export default defineConfig({
  test: {
    include: ['guidance/safety/**/*.test.ts'], exclude: ['**/reading-speed.test.ts'], root: '.',
    experimental: { viteModuleRunner: false }, isolate: false, fileParallelism: false, testTimeout: 300_000,
  },
})
