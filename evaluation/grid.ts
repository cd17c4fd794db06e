import { readFile } from 'node:fs/promises'
import { evaluateChats } from './evaluate.ts'

// Asks each question about many items: a question whose answer misses the point for every item is obvious in the grid, but not in single cases.
// node evaluation/grid.ts evaluation/grids/of-an-active.txt "retinol, niacinamide, marula oil" [characters to print]

const [file, list, letters = '160'] = process.argv.slice(2)
if (file === undefined || list === undefined)
  throw new Error(
    'Usage: node evaluation/grid.ts FILE ITEMS [CHARACTERS]. FILE has one question with {A} (and {B}) per line, turns separated by " / "; ITEMS is a comma-separated list.',
  )
const things = list
  .split(',')
  .map((one) => one.trim())
  .filter((one) => one !== '')
/** `{B}` is the third item after `{A}`, wrapping around. */
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
