import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { knowledge } from '#server/content/knowledge.ts'
import { asText, learnAlarms } from './learnt.ts'
import { readSentences } from './sentences.ts'

// npm run knowledge:learn: learns from messages (./sentences.ts) how much words speak for red flags, and writes it to
// content/knowledge/alarm-words.json. To be run again after a change of the messages or of the clues.

const messages = await readSentences('learnt')
const alarms = learnAlarms(await knowledge(), messages)
await writeFile(fileURLToPath(new URL('../../content/knowledge/alarm-words.json', import.meta.url)), asText(alarms))
const words = new Set(alarms.flatMap((one) => Object.keys(one.words)))
console.log(`Learnt from ${messages.length} messages what ${words.size} words and clues say of ${alarms.length - 1} flags.`)
