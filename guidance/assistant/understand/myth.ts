import type { Myth } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { wordsOf } from '../../text/normalise.ts'
import { onlyLikened } from './likeness.ts'

const saidIn = (tokens: readonly string[], word: string): boolean =>
  tokens.some(
    (token) =>
      token === word ||
      (word.length > 3 && token.startsWith(word)) ||
      (token.length > 3 && word.startsWith(token) && word.length - token.length < 3),
  )

/** One word means a myth only when it is said for little else. */
const tellsAlone = (word: string): boolean =>
  word.length > 4 && !word.startsWith('purg') && word !== 'camphor' && word !== 'glutathione'

/** "Please don't tell me to bleach": what is not wanted is claimed by nobody. */
const unwanted =
  /\b(?:dont|do not|not|never|moenie) (?:tell|ask|advise|say|suggest|recommend|want|wanna|(?:trying|looking|here|wanting|planning|out|aiming|going) to)(?: (?:me|you|us|to|my|a|any|about|using|get))*$|\bnot (?:asking (?:to|about)|here for|after|interested in)(?: (?:to|any|a))*$/

const wordingsOf = oncePer(({ myths }) =>
  myths
    .flatMap((myth) => myth.words.map((wording) => ({ myth, words: wordsOf(wording) })))
    .filter(({ words: [first = '', ...others] }) => others.length > 0 || tellsAlone(first)),
)

/** The myth a message speaks of: all words of one of its wordings occur; the one with the most words counts. */
export const mythIn = (knowledge: Knowledge, said: readonly string[]): Myth | undefined => {
  const tokens = said.filter(
    (_, at) => !unwanted.test(said.slice(Math.max(0, at - 6), at).join(' ')) && !onlyLikened(said, at),
  )
  let best: Myth | undefined
  let most = 0
  for (const { myth, words } of wordingsOf(knowledge)) {
    if (words.length > most && words.every((word) => saidIn(tokens, word))) [best, most] = [myth, words.length]
  }
  return best
}
