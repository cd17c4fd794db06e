import type { Condition } from '../../knowledge/kinds.ts'
import { tokensOf } from '../../text/tokens.ts'
import { messagesOf } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { deeds, states } from './deeds-with-troubles.ts'
import { pattern } from '../../text/pattern.ts'

// "Can I swim with eczema?", "may I wax with razor bumps?": whether one may is asked, of a deed and with a state of skin; neither alone is the question.

const mayI = pattern`
  \b(?:can|may|could|should|must|kan|mag|is it|is dit|am i|are we|will) (?:i|we|you|u|one|my \w+|he|she|people|someone|ek|ons|it|ok|okay|safe|fine|alright|allowed|swimming|shaving|waxing)\b|\b(?:ok|okay|safe|fine|allowed) (?:to|for)\b`
const elsewise = pattern`
  \b(?:bad|good|worse|which|what|whats|why|how|when|best|prevent\w*|cause[sd]?|give[sn]?|gave|get rid|remove|help\w*|cure[sd]?|clear|fade[sd]?|treat\w*|from (?:shav|wax|thread|swim)\w*|or|after|before|catch\w*|contagious|spread|sun ?screen|spf|cream|
  wash|oil|lotion|serum|toner|retin\w+|acid|medicine|pills?|tablets?|pregnan\w*|bab(?:y|ies)|newborn)\b`
/** Words of other tongues and slips, as they stand in an answer. */
const plainName: readonly (readonly [RegExp, string])[] = [
  [/^(?:ekseem|exzema)$/, 'eczema'],
  [/^koors/, 'cold sores'],
  [/^sun ?burn/, 'sunburn'],
  [/^skilfers$/, 'dandruff'],
  [/^omlyn$/, 'ringworm'],
  [/^puisies$/, 'pimples'],
  [/peel$/, 'raw skin'],
  [/^ring ?worm$/, 'ringworm'],
  [/^kp$/, 'keratosis pilaris'],
]
/** "Henna gave me blisters once" tells of no skin as it is now. */
const overBefore =
  /\b(?:once|ever|before|years? ago|months? ago|last (?:year|month|time)|used to|gave me|allergic|reacted)\b/
/** "My piercing left a hard lump": done long ago, and not asked of. */
const doneThen =
  /\b(?:piercing|tattoo|waxing|surgery|laser|injection) (?:left|gave|scar\w*|became|turned|grew|has left)\b/
const opens = /^(?:yes|no|not|better|rather|only|never|best|wait)\b/

const healing: readonly (readonly [Condition, string])[] = [
  ['sunburn', 'sunburn'],
  ['broken-skin', 'a wound'],
  ['treated-skin', 'raw skin'],
]

/** "Only with care: swimming with eczema." says no more than that. */
const bareVerdict = /^(?:no )?(?:only with care|rather not|better not)(?: an?)? \w+(?: \w+){0,2} with\b/

/** Whether one may do a thing with a state of skin, both by name; undefined elsewhere, or where what was found says so already. */
export const deedWithTrouble = ({ heard, request, situation }: Asked, found: Draft): Draft | undefined => {
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    heard.medicine !== undefined ||
    found.level !== undefined ||
    found.topic?.entry === 'keloid-in-family'
  )
    return undefined
  const said = tokensOf(request.message).join(' ')
  if (said.split(' ').length > 18 || !mayI.test(said) || doneThen.test(said)) return undefined
  const stateIn = (text: string) =>
    states.flatMap((one) => {
      const hit = one.words.exec(text)
      return hit === null ? [] : [{ ...one, word: hit[0] }]
    })[0]
  // Skin that is burnt, open or fresh from a peel goes before what the deed is to help against.
  const open = healing.find(([condition]) => situation.conditions.has(condition))?.[1]
  const fresh = open === undefined ? undefined : stateIn(open)
  const now = stateIn(said)
  const told = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
    .findLast((text) => stateIn(text) !== undefined && !overBefore.test(text))
  const given = now ?? (told === undefined || said.split(' ').length > 9 ? undefined : stateIn(told))
  const rest = said.replace((given ?? fresh)?.word ?? '', ' ')
  const deed = deeds.find(({ words }) => words.test(rest))
  const state = fresh !== undefined && deed?.says[fresh.kind] !== undefined ? fresh : given
  if (state === undefined) return undefined
  const says = deed?.says[state.kind]
  if (
    deed === undefined ||
    says === undefined ||
    elsewise.test(rest) ||
    (situation.conditions.has('under-12') && deed.anyAge !== true)
  )
    return undefined
  const first = tokensOf((found.paragraphs[0] ?? '').replaceAll('**', '').split(/(?<=[.!?]) /)[0] ?? '').join(' ')
  if (opens.test(first) && (deed.words.test(first) || /\bon isotretinoin\b/.test(first)) && !bareVerdict.test(first))
    return undefined
  const called =
    state.called ??
    plainName.find(([word]) => word.test(state.word))?.[1] ??
    (/^(?:new|fresh|healing) |^(?:wound|graze|boil)$|^burn wound$/.test(state.word) ? `a ${state.word}` : state.word)
  return {
    paragraphs: [`**${says[0].replaceAll('{s}', called)}.**`, says[1], state.care, state.seen],
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: [`What helps with ${called}?`, `What makes ${called} worse?`],
  }
}
