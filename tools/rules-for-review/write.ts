import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { reviewDocument } from './document.ts'
import { spokenRules } from './spoken.ts'

// npm run knowledge:review: writes docs/rules-for-review.md from content/knowledge and the answers of the open set.

const path = fileURLToPath(new URL('../../docs/rules-for-review.md', import.meta.url))
await writeFile(path, reviewDocument(readEntries(await readKnowledgeFiles()), await spokenRules()))
console.log('Wrote docs/rules-for-review.md')
