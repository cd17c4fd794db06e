import { parseArgs } from 'node:util'
import { readCasesToRead, readUnseenCases } from './sets.ts'
import { steadinessOf, steadinessTable } from './steadiness.ts'
import { evaluate, evaluateChats, faultsOf, figuresOf, tableOf } from './evaluate.ts'

// npm run evaluate: runs the open evaluation set, and prints the table and the failed cases.
// --show chat-17: prints the complete answers of the cases whose id starts so. --unseen: runs the held-out set instead.
// --read talks: prints the answers to the conversations that are judged by reading, with what a reader expects (also `single`, or the start of an id).
// --steady 8: rephrases the correct ones of every eighth case (steadiness.ts).

const { values } = parseArgs({
  options: {
    show: { type: 'string', multiple: true, default: [] },
    unseen: { type: 'boolean', default: false },
    read: { type: 'string' },
    steady: { type: 'string' },
  },
})
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
if (values.steady !== undefined) {
  const every = Number(values.steady)
  if (!Number.isInteger(every) || every < 1)
    throw new Error(`--steady takes a positive whole number, not "${values.steady}"`)
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
