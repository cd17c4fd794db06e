import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readSmallTalk } from '#evaluation/sets.ts'
import { compileKnowledge } from '#guidance/knowledge/compile.ts'
import { openKnowledge } from '#guidance/guidance.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { knowledge, readKnowledgeFiles, sampleCatalogue } from '#server/content/knowledge.ts'
import { asText, learnAlarms } from './alarms.ts'
import { anewCases, anewWeights, readAnewTalks } from './anew.ts'
import { learnAsked } from './asked.ts'
import { learntFrom, learntFromFile } from './learnt-from.ts'
import { readQuestions } from './questions.ts'
import { readSentences } from './sentences.ts'
import { learnSmallTalk, readTelling } from './small-talk.ts'
import { byName, learnTurns, readHalved, readTalks } from './turns.ts'

// npm run knowledge:learn: learns from messages (./sentences.ts, ./questions.ts) how much words speak for red flags and for answers, and writes
// it to content/knowledge. To be run again after a change of the messages, of the clues, or of what leads to an answer.

const folder = fileURLToPath(new URL('../../content/knowledge/', import.meta.url))
const known = await knowledge()
/** With what was written since. */
const reopened = async (): Promise<Knowledge> => openKnowledge(compileKnowledge(await readKnowledgeFiles()))

/** What raises an alarm, and what is small talk; their weights move hundreds of answers at once (decision 26). */
const learnAlarmWords = async (): Promise<void> => {
  const smallTalk = learnSmallTalk(await readSmallTalk('learnt'), await readTelling('learnt'))
  await writeFile(`${folder}asked/small-talk.json`, asText(smallTalk))
  console.log(`Learnt what ${Object.keys(smallTalk[0]?.words ?? {}).length} words say of small talk.`)

  const messages = await readSentences('learnt')
  const alarms = learnAlarms(known, messages)
  await writeFile(`${folder}alarms/flags.json`, asText(alarms.flags))
  await writeFile(`${folder}alarms/words.json`, asText(alarms.words))
  console.log(
    `Learnt from ${messages.length} messages what ${alarms.words.length - 1} words and clues say of ${alarms.flags.length - 1} flags.`,
  )
}

/** What leads to an answer: by itself with `npm run knowledge:learn -- answers`, where only questions and answers were added. */
const learnAnswers = async (): Promise<void> => {
  const questions = await readQuestions('learnt')
  const { kindWords, answerWords, telling, choosing } = learnAsked(await reopened(), questions)
  await writeFile(`${folder}asked/kind-words.json`, asText(kindWords))
  await writeFile(`${folder}asked/answer-words.json`, asText(answerWords))
  await writeFile(`${folder}asked/telling.json`, asText(telling))
  await writeFile(`${folder}asked/choosing.json`, asText(choosing))
  console.log(
    `Learnt from ${questions.length} questions what leads to ${kindWords.length} kinds of answer and ${answerWords.length} ready answers.`,
  )

  // What a message is taken for with the talk before it rests on all of the above.
  const talks = await readTalks()
  const ofTurns = learnTurns(await reopened(), await sampleCatalogue(), talks, await readHalved())
  await writeFile(`${folder}asked/choosing.json`, asText(byName([...choosing, ...ofTurns])))
  console.log(`Learnt from ${talks.length} conversations which reading of a message is meant.`)
}

/** Whether a question is of something else than the talk before it: by itself with `npm run knowledge:learn -- anew`. */
const learnAnew = async (): Promise<void> => {
  const now = await reopened()
  const cases = anewCases(now, await sampleCatalogue(), await readAnewTalks())
  const others = [...now.choosing].filter(([id]) => !id.startsWith('anew')).map(([id, weight]) => ({ id, weight }))
  await writeFile(`${folder}asked/choosing.json`, asText(byName([...others, ...anewWeights(cases)])))
  console.log(
    `Learnt from ${cases.length} conversations which questions are of something else than the talk before them.`,
  )
}

const [, , part] = process.argv
if (part === undefined) await learnAlarmWords()
if (part === undefined || part === 'answers') await learnAnswers()
await learnAnew()
await writeFile(learntFromFile, `${JSON.stringify(await learntFrom(), undefined, 2)}\n`)
