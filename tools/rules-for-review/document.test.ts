import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compileKnowledge } from '#guidance/knowledge/compile.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { reviewDocument } from './document.ts'

it('is what docs/rules-for-review.md says: run npm run knowledge:review after a change of the knowledge', async () => {
  const written = await readFile(new URL('../../docs/rules-for-review.md', import.meta.url), 'utf8')
  expect(written === reviewDocument(compileKnowledge(await readKnowledgeFiles()))).toBe(true)
})
