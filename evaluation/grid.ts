import { readFile } from 'node:fs/promises'
import { evaluateChats } from './evaluate.ts'

// One question asked of many things: a row that is answered beside the point for every thing shows at a glance, where single cases hide it.
// node evaluation/grid.ts evaluation/grids/of-an-active.txt "retinol, niacinamide, marula oil" [letters shown]

const [file, list, letters = '160'] = process.argv.slice(2)
if (file === undefined || list === undefined)
  throw new Error(
    'Say a file of questions with {A} (and {B}) in them, one a line, turns apart by " / ", and a list of things with commas between them.',
  )
const things = list
  .split(',')
  .map((one) => one.trim())
  .filter((one) => one !== '')
/** `{B}` is the third thing after `{A}`, round and round. */
const apart = 3
const questions = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
const asked = questions.flatMap((question) =>
  things.map((thing, at) => ({
    question,
    thing,
    turns: question
      .replaceAll('{A}', thing)
      .replaceAll('{B}', things[(at + apart) % things.length] ?? thing)
      .split(' / '),
  })),
)
const outcomes = await evaluateChats(
  asked.map(({ turns }, at) => ({ id: `grid-${at}`, topic: 'grid', turns, expect: {} })),
)
for (const [
  at,
  {
    reply: { response, level },
  },
] of outcomes.entries()) {
  const { question, thing } = asked[at] ?? { question: '', thing: '' }
  if (thing === things[0]) console.log(`\n${question}`)
  const first = response
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .join(' | ')
  console.log(`  ${thing}: ${first.slice(0, Number(letters))}${level === null ? '' : ` [${level}]`}`)
}
