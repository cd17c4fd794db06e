import type { Thing } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, calledAll, type Draft } from './draft.ts'
import { isActive, isMedicine, isRetinoid } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// What a grown-up puts on their own skin beside somebody it is not for: a baby that lies on it, a partner who is pregnant. The one who asks is
// the one who uses it, so an answer for the child or for her would be the wrong one. Source: general.

const baby = String.raw`(?:bab(?:y|ies)|newborn|infant|toddler|little one|lo|twins?|son|daughter|child|kids?|grandchild\w*|niece|nephew|baba|kleintjie)`
const touches = pattern`
  \b(?:hold\w*|cuddl\w*|sleep\w*|asleep|naps?|lies?|lying|lays?|laying|kiss\w*|touch\w*|skin to skin|on my (?:chest|shoulder|arms?|neck)|carry\w*|
  rub(?:s|bing)? (?:off|against)|snuggl\w*|lick\w*|suck\w*|slaap|vashou|hug\w*)\b`
const ofBaby = new RegExp(String.raw`\b${baby}\b`)
/** It goes on the child's skin: then the child is asked about. */
const onBaby = pattern`
  \b(?:on|for|to|onto|vir|op) (?:my |our |the |her |his |a )?(?:\w+ )?${baby}(?:s)?(?: (?:skin|face|cheeks|bum|rash|head))?\b`
const ownUse = pattern`
  \b(?:i|ive|im|ek) (?:\w+ ){0,3}?(?:use|using|used|on|wear|put|apply|gebruik|smeer|have)\b|\bmy (?:\w+ ){0,2}(?:retinol|retinoid|tretinoin|adapalene|
  differin|serum|cream|gel|lotion|acid)\b`

const partner = String.raw`(?:wife|girlfriend|gf|partner|missus|fiancee?|vrou|meisie|lady|baby mama)`
const sheExpects = pattern`
  \b(?:my|our) ${partner}\b.*\b(?:pregnan\w*|preggers|expecting|swanger|breast ?feed\w*|nursing)\b|\bpregnant ${partner}\b`
const mayI =
  /\b(?:can|may|must|should|do|could|kan|mag|moet|is it (?:ok|okay|safe|fine) (?:if|for me|that)) ?(?:i|ek|to)\b|\b(?:still use my|keep using)\b/
const his = String.raw`(?:husband|hubby|boyfriend|bf|fiance|man|partner)`
/** "My husband uses retinol and we are trying for a baby": on his skin it stays his. */
const heUses = new RegExp(
  String.raw`\b${his} (?:\w+ ){0,3}(?:uses?|using|puts?|wears?|applies|gebruik)\b|\b(?:can|may|must|should|could|does) (?:my )?${his}\b`,
)
const ofHer = pattern`
  \b(?:she|her) (?:use|uses|using|wants|try|put|apply)|\bfor her\b|\b(?:can|may|must|should|could|kan|mag) (?:she|sy|my wife|my girlfriend|my partner|
  we)\b`

const strong = (thing: Thing): boolean => isActive(thing) || isMedicine(thing) || isRetinoid(thing)

const nearBaby = (things: readonly Thing[]): Draft => ({
  paragraphs: [
    `**Yes, as long as the child’s skin does not touch it: keep ${calledAll(things)} off chest, neck and arms where the little one lies.**`,
    'What has soaked in does no harm; what is still on top can rub off on thin skin, into eyes or a mouth.',
    '**How:** put it on after the last cuddle, a little, wash your hands with soap, and wait half an hour. Then a clean cotton T-shirt or a cloth between you. ' +
      'On a cheek that is kissed and stroked leave it for the hours in bed.',
    'Some got on the child? Wipe it off with lukewarm water. Licked or swallowed: Poisons Information Helpline, 0861 555 777. Red or sore skin: your clinic.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'safe' },
  suggestions: ['What may I use on a baby?', 'How do I use it at night?'],
})

const nearHer = (things: readonly Thing[]): Draft => ({
  paragraphs: [
    `**Yes, you can go on with ${calledAll(things)}: on your own skin it does not reach her; it is she who leaves it out.**`,
    'Hardly any passes into your blood, no harm to a baby through the father’s skin is known, and what is dry rubs off in traces only.',
    '**How:** thinly at bedtime, wash your hands, and let it dry for half an hour before you lie close; own towel and pillowcase. She ' +
      'neither uses it nor rubs it ' +
      'in for you.',
    'Capsules and tablets are another matter (isotretinoin, finasteride, methotrexate): ask your pharmacist or prescriber about those.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'safe' },
  suggestions: ['What may she use for breakouts?', 'A routine for pregnancy'],
})

const nearHim = (things: readonly Thing[]): Draft => ({
  ...nearHer(things),
  paragraphs: [
    `**He can go on with ${calledAll(things)}: on his own skin it does not reach you or a baby; you leave it off yours.**`,
    'Hardly any passes into his blood, no harm to a baby through the father’s skin is known, and what is dry rubs off in traces only.',
    '**How:** thinly at bedtime, hands washed, half an hour to dry before you lie close; own towel and pillowcase. Do not rub it in for him.',
    'Capsules and tablets are another matter (isotretinoin, finasteride, methotrexate): he asks his pharmacist or prescriber about those.',
  ],
})

/** The answer for somebody who uses a thing beside those it is not for; undefined where their own skin is what is asked about. */
export const nearOthers = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  const things = heard.things.filter(strong)
  if (heard.isLabel || heard.injected || heard.harmed) return undefined
  if (things.length === 0 || things.some(({ ingredient }) => ingredient?.id === 'isotretinoin')) return undefined
  // "Can I (the man lol) use it?" says who asks.
  const said = tokensOf(
    request.message.replaceAll(
      /\((?:i'?m )?(?:the|a|her) (?:man|guy|dad|dude|husband|boyfriend|father)\b[^)]*\)/gi,
      ' ',
    ),
  ).join(' ')
  if (
    heUses.test(said) &&
    /\b(?:pregnan\w*|preggers|expecting|swanger|trying|ttc|conceiv\w*|breast ?feed\w*)\b/.test(said) &&
    !/\b(?:i|me) (?:use|try|have)\b/.test(said)
  )
    return nearHim(things)
  if (sheExpects.test(said) && mayI.test(said) && !ofHer.test(said)) return nearHer(things)
  const expects = ['pregnant', 'trying', 'breastfeeding'].some(
    (one) => heard.who.includes(one as 'pregnant') || situation.conditions.has(one as 'pregnant'),
  )
  const near = touches.test(said) && ofBaby.test(said) && ownUse.test(said)
  return !expects && near && !onBaby.test(said.replaceAll(/\bon my (?:chest|shoulder|arms?|neck)\b/g, ''))
    ? nearBaby(things)
    : undefined
}
