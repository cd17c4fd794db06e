import type { SubjectText } from '../../knowledge/entries.ts'
import { type Aspect, aspects } from '../../knowledge/kinds.ts'
import { type Knowledge, oncePer } from '../../knowledge/knowledge.ts'
import { asksFor } from './aspects.ts'
import type { Particular } from './particulars.ts'
import { phraseFinder } from './phrases.ts'
import { putAside } from './topic-match.ts'

// Things and habits of every day: what is asked of which decides, so that one table answers a whole class of questions.

/** Asked for, they are answered or nothing is: a broader answer would be beside the question. */
const strict: readonly Aspect[] = ['amount', 'often', 'time']
/** A claim that goes round is no answer to these. */
const narrow: readonly string[] = ['cast', 'clean', 'store', 'keeps', 'amount', 'often', 'time', 'remove', 'how', 'when', 'choose']
export const isNarrow = ({ id }: Particular): boolean =>
  id.startsWith('condition ') || (id.startsWith('subject ') && narrow.includes(id.split(' ')[2] ?? ''))

/** No topic answers these beside its own question. */
const only: readonly Aspect[] = ['cast', 'clean', 'store', 'remove']

/** What a subject says to an aspect, without the words that lead to it. */
const textsOf = ({ says }: SubjectText): { of: Aspect[]; text: string }[] => says.map((one) => {
  const at = one.indexOf(': ')
  return { of: one.slice(0, at).split(' ') as Aspect[], text: one.slice(at + 2) }
})

const finderOf = oncePer(({ subjects }) => {
  const find = phraseFinder(subjects.map((one): [SubjectText, string] => [one, one.words.join('|')]))
  const never = phraseFinder(subjects.map((one): [SubjectText, string] => [one, one.never.join('|')]))
  return { find, never }
})

const led = (text: string): string => {
  const end = text.search(/(?<=[.!?]) (?=[A-Z])/)
  return end < 0 ? `**${text}**` : `**${text.slice(0, end)}**${text.slice(end)}`
}

/** So many words say enough; what else there is to say of a subject fills the rest. */
const enough = 45
const wordsIn = (text: string): number => text.split(' ').length

const topicOf = ({ id, sources }: SubjectText, aspect: string, says: string[]): Particular =>
  ({ id: `subject ${id} ${aspect}`, words: [], when: [], ofBanned: false, ingredients: [], sources, says, sure: true })

/** The answer to an aspect, with the next best where it is short. */
const answerTo = (subject: SubjectText, aspect: Aspect): Particular | undefined => {
  const texts = textsOf(subject)
  const own = texts.find(({ of }) => of.includes(aspect))
  if (own === undefined) return undefined
  const more = texts.find((one) => one !== own)
  return topicOf(subject, aspect, [led(own.text), ...(more !== undefined && wordsIn(own.text) < enough ? [more.text] : [])])
}

/** What was found: as it was called, whether it is a mere kind of product, and whether nothing else says what is asked of it. */
type Subject = { topic: Particular; kind: boolean; called: readonly string[]; only: boolean }

/** The subject a message asks something of that we can tell; `question` are the words that ask: the longest name counts, then the narrower question. */
export const subjectIn = (knowledge: Knowledge, tokens: readonly string[], question: readonly string[], namesIngredient: boolean): Subject | undefined => {
  const { find, never } = finderOf(knowledge)
  const said = question.join(' ')
  const barred = new Set(never(tokens).map(({ means }) => means))
  let best: Subject | undefined
  let most = 0
  let first: number = aspects.length
  for (const { means, from, to } of find(tokens)) {
    if (barred.has(means) || (means.kind && namesIngredient) || putAside(tokens, from)) continue
    const has = (aspect: Aspect): boolean => means.says.some((one) => one.slice(0, one.indexOf(':')).split(' ').includes(aspect))
    // "Shave without foam", "no moisturiser".
    const lacking = has('skip') && /\b(?:without|instead of|no|not use|sonder)(?: any| my| a)?$/.test(tokens.slice(Math.max(0, from - 3), from).join(' '))
    const at = lacking ? aspects.indexOf('skip') : aspects.findIndex((aspect) => asksFor(aspect, said) && (has(aspect) || (strict.includes(aspect) && !has('about'))))
    const aspect = aspects[at]
    // What is a trouble by itself, a cakey face, is asked about before what it is made with.
    const weight = (to - from) * 2 + Number(has('about'))
    if (aspect === undefined || !has(aspect) || weight < most || (weight === most && at >= first)) continue
    const topic = answerTo(means, aspect)
    if (topic !== undefined) [best, most, first] = [{ topic, kind: means.kind, called: tokens.slice(from, to), only: only.includes(aspect) }, weight, at]
  }
  return best
}

/** By the id that a topic keeps: all there is to say, for what is asked next. */
export const subjectById = ({ subjects }: Knowledge, id: string): Particular | undefined => {
  const [word, name, aspect = ''] = id.split(' ')
  const subject = word === 'subject' ? subjects.find((one) => one.id === name) : undefined
  return subject && topicOf(subject, aspect, textsOf(subject).map(({ text }) => text))
}

/** Every word that leads to one. */
export const subjectWords = ({ subjects }: Knowledge): string[] => subjects.flatMap(({ words }) => words)
