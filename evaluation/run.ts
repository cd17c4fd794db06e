import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { readCasesToRead, readChatCases, readUnseenCases } from './sets.ts'
import { steadinessOf, steadinessTable } from './steadiness.ts'
import { countsTable, evaluateWithProvider, limited } from './with-provider.ts'
import { evaluate, evaluateChats, faultsOf, figuresOf, tableOf } from './evaluate.ts'

// npm run evaluate: runs the open evaluation set, and prints the table and the failed cases.
// --show chat-17: prints the complete answers of the cases whose id starts so. --unseen: runs the held-out set instead.
// --read talks: prints the answers to the conversations that are judged by reading, with what a reader expects (also `single`, or the start of an id).
// --steady 8: rephrases the correct ones of every eighth case (steadiness.ts).
// --provider: runs the conversations through the language model of LLM_BASE_URL and LLM_MODEL instead; --limit 100: a hundred of them.

const { values } = parseArgs({
  options: {
    show: { type: 'string', multiple: true, default: [] },
    unseen: { type: 'boolean', default: false },
    read: { type: 'string' },
    steady: { type: 'string' },
    provider: { type: 'boolean', default: false },
    limit: { type: 'string' },
  },
})
/** @throws Error that names the option */
const positive = (option: string, value: string): number => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} takes a positive whole number, not "${value}"`)
  return number
}
if (values.read !== undefined) {
  const wanted = (await readCasesToRead()).filter(({ id, turns }) =>
    values.read === 'talks'
      ? turns.length > 1
      : values.read === 'single'
        ? turns.length === 1
        : id.startsWith(values.read ?? ''),
  )
  for (const { case: given, reply } of await evaluateChats(
    wanted.map((one) => ({ ...one, topic: 'read', expect: {} })),
  )) {
    console.log(
      `\n── ${given.id}: ${given.turns.join(' / ')}${given.rubric === undefined ? '' : `\n   (expected: ${given.rubric})`}\n${reply.response}`,
    )
  }
  process.exit()
}
if (values.provider) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { languageModel } = readEnv()
  if (languageModel === undefined) {
    console.error(
      'No language model is configured. Set LLM_BASE_URL and LLM_MODEL, and LLM_API_KEY if the provider asks for a key, in the environment or in .env.',
    )
    process.exit(1)
  }
  const all = values.unseen ? await readUnseenCases() : await readChatCases()
  const cases = values.limit === undefined ? all : limited(all, positive('limit', values.limit))
  console.error(`Asking ${languageModel.model} at ${languageModel.name}: ${cases.length} conversations.`)
  const start = performance.now()
  const { chat, ...counts } = await evaluateWithProvider(cases, languageModel, (done) => {
    if (done % 10 === 0 || done === cases.length)
      console.error(`${done} of ${cases.length} conversations, ${Math.round((performance.now() - start) / 1000)} s`)
  })
  const outcome = { chat, quiz: [], labels: [] }
  console.log(`${tableOf(outcome)}\n\n${countsTable(counts)}\n`)
  for (const fault of faultsOf(outcome)) console.log(fault)
  process.exit(figuresOf(outcome).unsafe > 0 ? 1 : 0)
}
if (values.steady !== undefined) {
  const every = positive('steady', values.steady)
  const found = await steadinessOf(every, values.unseen ? await readUnseenCases() : undefined)
  console.log(`${steadinessTable(found)}\n`)
  for (const { fallen } of found) for (const one of fallen) console.log(one)
  process.exit()
}
const outcome = await evaluate({ unseen: values.unseen ?? false })
for (const { case: given, reply } of outcome.chat) {
  if (values.show.some((id) => given.id.startsWith(id)))
    console.log(
      `\n── ${given.id}: ${given.turns.join(' / ')}\n${reply.response}\n(${reply.level ?? 'no level'}; ${reply.suggestions.join(' | ')})`,
    )
}
for (const { case: given, result } of outcome.quiz)
  if (values.show.some((id) => given.id.startsWith(id)))
    console.log(`\n── ${given.id}\n${JSON.stringify(result, null, 2)}`)
for (const { case: given, check } of outcome.labels)
  if (values.show.some((id) => given.id.startsWith(id)))
    console.log(`\n── ${given.id}\n${JSON.stringify(check, null, 1)}`)
console.log(`${tableOf(outcome)}\n`)
for (const fault of faultsOf(outcome)) console.log(fault)
process.exitCode = figuresOf(outcome).unsafe > 0 ? 1 : 0
