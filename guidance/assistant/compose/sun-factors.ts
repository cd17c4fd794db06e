import { messagesOf } from '../conversation.ts'
import { tooOld } from '../understand/told-turns.ts'
import { type Asked, saidIn } from './draft.ts'

// The numbers on sunscreens: put together, told of a tube somebody has, or set against a higher one.

const factors = /\b(?:15|20|25|30|40|50)\b/g
const adding = /\b(?:adds?|adding|plus|sum|total\w*|equals?|mix\w*|combin\w*|layer\w*|stack\w*|on top|together|both)\b/

/** "SPF 30 and SPF 20, do I get 50?": two numbers that are put together, or a third that is their sum. */
export const addsUp = (asked: Asked): boolean => {
  const said = saidIn(asked).replaceAll(/\bspf(?=\d)/g, 'spf ')
  if (!/\b(?:spf|factor|faktor|sunscreen|sunblock|sonskerm)\b/.test(said)) return false
  const [one = 0, other = 0] = Array.from(said.matchAll(factors), ([number]) => Number(number))
  return (
    other > 0 &&
    (new RegExp(String.raw`\b${one + other}\b`).test(said) ||
      (one !== other && adding.test(said) && !/\bbetter\b/.test(said)))
  )
}

const letsGo =
  /\b(?:throw\w*|toss|bin|return\w*|exchange|take it back|chuck|dump|replace|upgrade|finish|use (?:it |this |mine )?up|(?:weg)?gooi)\b/
/** What was said just before, where this message goes on from it. */
const justBefore = ({ heard, request: { turns } }: Asked): string =>
  heard.followsUp ? (messagesOf(turns).at(-1)?.toLowerCase() ?? '') : ''
/** "Must I throw out my 30 and buy 50?" */
export const usesUp = (asked: Asked): boolean =>
  asked.heard.kinds.includes('sunscreen') &&
  letsGo.test(saidIn(asked)) &&
  ['30', '50'].every((one) => new RegExp(`(?:\\b|spf)${one}\\b`).test(`${justBefore(asked)} ${saidIn(asked)}`))

const ofThatTube = /\b(?:enough|genoeg|good|ok|okay|fine|do|new one|another one|better|higher|stronger|reg|goed)\b/
/** The number of the tube that was told of, where "is that enough?" names none. */
export const toldFactor = (asked: Asked): string => {
  const [, number = ''] = /\b(?:spf|factor|faktor)(?: is| says| of)? ?(\d\d)\b/.exec(justBefore(asked)) ?? []
  return number !== '' && asked.heard.tokens.length < 9 && ofThatTube.test(saidIn(asked)) && !/\d/.test(saidIn(asked))
    ? `spf ${number}`
    : ''
}

/** "It expired in March" – "use it up?": the date that was told still counts. */
export const toldOld = (asked: Asked): string =>
  asked.heard.tokens.length < 6 &&
  /\b(?:use|finish|still|ok|okay|fine|keep|safe|gebruik|nog)\b/.test(saidIn(asked)) &&
  tooOld.test(justBefore(asked))
    ? justBefore(asked)
    : ''
