import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { reviewDocument } from './document.ts'
import { spokenRules } from './spoken.ts'

it('is what docs/rules-for-review.md says: run npm run knowledge:review after a change of the knowledge or of an answer', async () => {
  const written = await readFile(new URL('../../docs/rules-for-review.md', import.meta.url), 'utf8')
  expect(written === reviewDocument(readEntries(await readKnowledgeFiles()), await spokenRules())).toBe(true)
}, 120_000)
