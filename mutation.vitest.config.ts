import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The quick ones first, those that read whole collections of messages last: what a test of one rule notices need not be looked for in two thousand texts. */
class CollectionsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const collections = ['red-flags-cover.test.ts', 'wordings.test.ts', 'alarm-words.test.ts']
    const place = ({ moduleId }: TestSpecification): number => collections.findIndex((name) => moduleId.endsWith(`/${name}`))
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)))
  }
}

/**
 * The tests that must notice a changed safety rule: those of the rules alone, so that a mutant is judged in seconds; none that takes the time, and time
 * enough for each, so that slowness is never taken for a mutant that was noticed. They share what they import: the knowledge is compiled once a mutant.
 */
export default defineConfig({
  test: {
    include: ['guidance/safety/**/*.test.ts'], exclude: ['**/reading-speed.test.ts'], root: '.', setupFiles: ['tools/covers-all.ts'], sequence: { sequencer: CollectionsLast },
    experimental: { viteModuleRunner: false }, isolate: false, fileParallelism: false, testTimeout: 300_000,
  },
})
