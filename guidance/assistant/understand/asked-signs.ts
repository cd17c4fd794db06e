import { aspects } from '../../knowledge/kinds.ts'
import { stemOf } from '../../text/stem.ts'
import { asksFor } from './aspects.ts'
import type { ByHand } from './choose-answer.ts'
import type { Heard } from './heard.ts'
import { factsOf } from './intent-signs.ts'

// What of a question is weighed, written as texts: the tool that learns (tools/learn-words) and the engine that weighs read them alike.

/** The terms that lead to a ready answer: words without ending, what is named and its family, concerns, kinds of product, what is asked of it. */
export const termsOf = ({ english, named, concerns, kinds }: Heard): string[] => {
  const said = english.join(' ')
  return [
    ...new Set([
      ...said.split(' ').map(stemOf),
      ...named.flatMap(({ means: { ingredient, family, families } }) => [
        `%${family ?? ingredient?.id ?? ''}`,
        `#${families[0] ?? ''}`,
      ]),
      ...concerns.map((one) => `#${one}`),
      ...kinds.map((one) => `#${one}`),
      ...aspects.filter((one) => one !== 'about' && asksFor(one, said)).map((one) => `@${one}`),
    ]),
  ]
}

/** The words of a message in their order without endings, each name of an ingredient as one `#`, each number as `0`. */
const sequenceOf = ({ english, named }: Heard): string[] =>
  english.flatMap((words, at) => {
    const span = named.find(({ from, to }) => from <= at && at < to)
    if (span !== undefined) return span.from === at ? ['#'] : []
    return words.split(' ').map((word) => (/\d/.test(word) ? '0' : stemOf(word)))
  })

/** The signs that show what kind of answer is wanted; `hand`: what the written reasons (intent-reasons.ts) take it for. */
export const kindSignsOf = (heard: Heard, { intent, ready }: ByHand): string[] => {
  const sequence = sequenceOf(heard)
  return [
    ...new Set([
      ...sequence,
      ...sequence.slice(1).map((word, at) => `${sequence[at]} ${word}`),
      `^${sequence[0]}`,
      `$${sequence.at(-1)}`,
      ...heard.named.map(({ means }) => `#${means.families[0] ?? ''}`),
      ...heard.concerns.map((one) => `#${one}`),
      ...heard.who.map((one) => `#${one}`),
      ...[...heard.cues].map((one) => `?${one}`),
      ...Object.entries(factsOf(heard)).flatMap(([fact, holds]) =>
        holds && !fact.startsWith('about:') ? [`=${fact}`] : [],
      ),
      `!${ready === '' ? intent : 'ready'}`,
    ]),
  ]
}
