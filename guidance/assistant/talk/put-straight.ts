import type { Knowledge } from '../../knowledge/knowledge.ts'
import { hear } from '../understand/understand.ts'
import { phrasesIn } from './phrases.ts'
import { lead } from './talk-words.ts'
import type { Talk } from './talk.ts'

// What was asked of is another form or another place than it was answered for, or is mixed with something: "no, I meant the tablets", "no my back, does it work there".

const meantToSwallow = new RegExp(
  `^${lead}(?:i mean|i meant|meant|bedoel)(?: like)? (?:the |in |as )*(?<form>tablets?|pills?|capsules?|supplements?|powder|drink)(?: (?:you|u) (?:drink|swallow|take))?(?:,? not (?:the |a )?\\w+(?: \\w+)?)?(?<rest> for .{3,40})?$`,
)
/** "What does zinc do?" – "no, I meant the tablets, for pimples". */
export const meantTablets = ({ subject, named, trouble }: Talk, said: string): string | undefined => {
  const { form, rest } = meantToSwallow.exec(said)?.groups ?? {}
  const words =
    form === undefined
      ? undefined
      : (subject?.slot === 'used' ? subject : named.find(({ slot }) => slot === 'used'))?.words
  return words === undefined ||
    /\b(?:tablets?|pills?|capsules?|powder)\b/.test(words) ||
    (rest === undefined && trouble === undefined)
    ? undefined
    : `do ${words} ${form === 'drink' ? 'drinks' : form} help${rest ?? ` for ${trouble ?? ''}`}`
}

const placeMeant =
  /\b(?:no|nee|not (?:on |for )?(?:my|the) \w+|i meant?)(?: (?:but|sorry|man|bru|lol|its|it is|on|for))* my (?<place>back|chest|neck|arms?|legs?|body|scalp|shoulders|bum|hands?|feet|lips?|face|underarms?|armpits?)(?: (?:bru|man|hey|bro|sis|lol))*(?<ask> (?:does|will|is|can|do) .*)?$/
/** "On the face?? no my back bru, does it work there": of what was asked about, at the place that is meant. */
export const meantThere = (
  knowledge: Knowledge,
  { subject, question, story }: Talk,
  said: string,
): string | undefined => {
  const { place, ask } = placeMeant.exec(said)?.groups ?? {}
  const asksOne = /\b(?:does|do|is|can|will|help|work)\w*\b/.test(question ?? story.at(-1) ?? '')
  return place === undefined ||
    subject?.slot !== 'used' ||
    !asksOne ||
    hear(knowledge, subject.words).things.length !== 1 ||
    (ask !== undefined && !/\b(?:it|that|there)\b/.test(ask))
    ? undefined
    : `does ${subject.words} work on my ${place}`
}

const stillDoes = new RegExp(
  `^${lead}(?:does|will|would|is) (?:it|that|the spf|the sunscreen)(?: still| even)* (?:works?|protects?|protect me|counts?|count|ok|okay|enough|good|do anything)(?: (?:tho|though|then|its spf \\d+|it is spf \\d+))*$`,
)
/** "I mix my cream with the sunscreen" – "does it still work?" */
export const mixedIn = (knowledge: Knowledge, { story }: Talk, said: string): string | undefined => {
  const told = story.at(-1) ?? ''
  if (
    !stillDoes.test(said) ||
    !/\b(?:mix\w*|half half|meng)\b/.test(told) ||
    !/\b(?:sun ?screen|sun ?block|spf|sonskerm)\b/.test(told)
  )
    return undefined
  const other =
    phrasesIn(knowledge, told).find(
      ({ slot, words }) => (slot === 'used' || slot === 'other') && !/sun|spf|half/.test(words),
    )?.words ?? 'cream'
  return `can i mix ${other} with my sunscreen, does it still work`
}

const without = new RegExp(
  `^${lead}(?:what|how|which|is there (?:anything|something)|wat)\\b.{0,30}\\b(?:without|besides|other than|instead of|sonder) (?:(?:going on|being on|taking|using|getting|to take|the use of) )?(?:the |a |any )*(?:pill|contracept\\w*|birth control|hormones)(?: then| tho| though)*$`,
)
/** "Pimples on my jaw before my period" – "what can I do without going on the pill?": what is put aside is not what is asked of. */
export const withoutThePill = ({ trouble, story, questions }: Talk, said: string): string | undefined => {
  if (!without.test(said)) return undefined
  const told = [...story, ...questions].join(' . ')
  const hormonal =
    /\b(?:hormon\w*|period\w*|jaw|chin|pms|maandstonde)\b/.test(told) &&
    /\b(?:pimples?|acne|break ?outs?|spots|puisies)\b/.test(told)
  return hormonal
    ? 'what can i do for hormonal pimples on my jaw'
    : trouble === undefined
      ? undefined
      : `what helps for ${trouble}`
}

const retinoid = /\b(?:retin(?:ol|al|oid|oids|aldehyde)|adapalene|differin|epiduo|tretinoin|retin a|tazarotene)\b/
const mildFlakes = /\b(?:flak\w*|peel\w*)\b/
const goOnOrStop =
  /\b(?:carry on|keep (?:going|on|using)|continue|go on|(?:do|must|should|can) i (?:just )?(?:stop|pause|keep|go)|is (?:it|that|this) normal)\b/
/** "How many nights adapalene?" – "two weeks now, a bit flaky round the nose, not sore. Carry on?": the flakes are those of what was begun. */
export const flakesOnIt = ({ named }: Talk, said: string): string | undefined => {
  const begun = named.map(({ words }) => retinoid.exec(words)?.[0]).find((word) => word !== undefined)
  return begun === undefined ||
    retinoid.test(said) ||
    !mildFlakes.test(said) ||
    !goOnOrStop.test(said) ||
    /\b(?:raw|blister\w*|swollen|weep\w*|pregnan\w*|burns? badly|scalp|hands?|feet|heels?|body|baby|facial|a peel|with peel|salon|wax\w*|whiteheads?|pimples?|spots|how (?:do|can) i)\b/.test(
      said,
    )
    ? undefined
    : `i use ${begun}. ${said}`
}
