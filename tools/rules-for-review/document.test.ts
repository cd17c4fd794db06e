import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { reviewDocument } from './document.ts'
import { spokenRules } from './spoken.ts'

it('equals docs/rules-for-review.md (run npm run knowledge:review after changing the knowledge or an answer)', async () => {
  const written = await readFile(new URL('../../docs/rules-for-review.md', import.meta.url), 'utf8')
  expect(written === reviewDocument(readEntries(await readKnowledgeFiles()), await spokenRules())).toBe(true)
}, 120_000)
