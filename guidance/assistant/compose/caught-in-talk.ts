import { tokensOf } from '../../text/tokens.ts'
import { messagesOf } from '../conversation.ts'
import { conditionIn } from '../understand/condition-facts.ts'
import { composers } from './compose.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "My son has vitiligo, he is 8." – "The teacher asks if the others can catch it from his towel": whether others catch it is asked of what was told some messages ago.

const asksIfCaught = pattern`
  \b(?:can|if|whether|will|could|may) (?:the |my |our |his |her )?(?:others?|other \w+|kids?|children|class\w*|friends?|people|we|i|they|family|siblings?|brothers?|sisters?|husband|wife|baby)(?: \w+){0,2} (?:catch|get|pick up) (?:it|this|that|his|hers)\b|
  \b(?:is|if) (?:it|this|that|his|hers) (?:is )?(?:contagious|catching|infectious)\b`
/** So many messages back it is still spoken of. */
const back = 4

/** Whether what was told of before can be caught; undefined where that is not asked, or where the message names it itself. */
export const caughtInTalk = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  if (request.turns.length === 0 || heard.isLabel || !asksIfCaught.test(heard.tokens.join(' '))) return undefined
  const namedIn = (text: string): string | undefined => {
    const said = ` ${tokensOf(text).join(' ')} `
    return knowledge.conditions
      .filter(({ bare }) => !bare)
      .flatMap(({ words }) => words)
      .find((word) => !word.includes('*') && said.includes(` ${word} `))
  }
  if (namedIn(request.message) !== undefined) return undefined
  const name = messagesOf(request.turns)
    .slice(-back)
    .toReversed()
    .map(namedIn)
    .find((one) => one !== undefined)
  const particular =
    name === undefined ? undefined : conditionIn(knowledge, tokensOf(`is ${name} contagious`), false, true)
  return particular === undefined
    ? undefined
    : composers.particular({ ...asked, heard: { ...heard, particular, things: [] } })
}
