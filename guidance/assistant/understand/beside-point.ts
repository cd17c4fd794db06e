import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import type { Found } from '../../text/phrases.ts'
import type { Particular } from './particulars.ts'
import type { Thing } from './things.ts'
import { signsNeeded, wordsOfSign } from '../../text/words/signs-of-topics.ts'

// A ready answer is for its own subject: where a message names an ingredient it does not speak of, it is beside the point.

const textOf = oncePer(() => new Map<string, string>())

/** All that a topic listens for and says. */
const written = (knowledge: Knowledge, topic: Particular): string => {
  const kept = textOf(knowledge)
  const known = kept.get(topic.id)
  if (known !== undefined) return known
  const signs = topic.when.flatMap((line) => signsNeeded(line).signs.flat()).map(wordsOfSign)
  const text = [...topic.words, ...signs, ...topic.says].join(' ').toLowerCase()
  kept.set(topic.id, text)
  return text
}

const speaksOf = (
  knowledge: Knowledge,
  topic: Particular,
  { means, from, to }: Found<Thing>,
  tokens: readonly string[],
): boolean => {
  const { ingredient, called } = means
  if (ingredient !== undefined && topic.ingredients.includes(ingredient.id)) return true
  const text = written(knowledge, topic)
  return (
    [...tokens.slice(from, to), ...called.toLowerCase().split(' ')].some(
      (word) => word.length > 3 && word !== 'acid' && text.includes(word),
    ) || topic.ingredients.some((id) => knowledge.byId(id)?.families[0] === means.families[0])
  )
}

/** Whether a topic that recommends ingredients of its own speaks of none of those that are named. */
export const besidePoint = (
  knowledge: Knowledge,
  topic: Particular,
  spans: readonly Found<Thing>[],
  tokens: readonly string[],
): boolean => {
  const named = spans.filter(
    ({ means: { family, ingredient } }) => family === undefined && ingredient?.full !== undefined,
  )
  return (
    named.length > 0 &&
    named.length === spans.length &&
    topic.ingredients.length > 0 &&
    !/^(?:subject|term|health) /.test(topic.id) &&
    !topic.id.startsWith('health') &&
    !named.some((one) => speaksOf(knowledge, topic, one, tokens))
  )
}

/** "It is an acid, so it will burn": a word for what was named before, and no further thing. */
export const onlyCallsIt = (tokens: readonly string[], at: number): boolean =>
  /\b(?:its|it is|is it|isnt it|is this|arent they|thats|that is|theyre|isnt it|being|because its|since its|as its)(?: (?:just|also|still|an|a|n|called|some|kind|of))*$/.test(
    tokens.slice(Math.max(0, at - 5), at).join(' '),
  )
