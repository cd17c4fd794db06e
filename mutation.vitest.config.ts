import { defineConfig } from 'vitest/config'

/** The tests that must notice a changed safety rule: those of the rules alone, so that a mutant is judged in a second. */
export default defineConfig({ test: { include: ['guidance/safety/**/*.test.ts'], root: '.' } })
