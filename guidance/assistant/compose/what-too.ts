import { wordsOf } from '../../text/normalise.ts'
import { type Asked, capital } from './draft.ts'

// "What is micellar water, must I rinse it?": two questions in one breath, and the answer to the second must not take the first away.

const asksIt = (name: string): RegExp =>
  new RegExp(
    String.raw`\b(?:what (?:is|are|exactly is)|whats|wat is|explain|define|what does)(?: (?:a|an|the|this|n|actually))? ${name}\b` +
      String.raw`|\b${name}(?: \w+){0,2} explain\b|\b${name}(?: \w+){0,3} (?:whats|what is|wat is) (?:that|it|dit)\b`,
  )

/** What a word of the glossary means, where that is asked beside what the answer of this id tells of the same thing. */
export const whatToo = ({ knowledge, request: { message } }: Asked, id: string): string | undefined => {
  const [, subject, aspect = ''] = /^subject (\S+) (\S+)/.exec(id) ?? []
  if (subject === undefined || aspect === 'about') return undefined
  const said = wordsOf(message).join(' ')
  const words = knowledge.subjects.find((one) => one.id === subject)?.words ?? []
  const term = knowledge.terms.find((one) => one.words.some((word) => words.includes(word) && asksIt(word).test(said)))
  return term && `${capital(term.called)} ${term.what}`
}
