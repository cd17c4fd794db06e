import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { normalise } from '../text/normalise.ts'

// "Hydroquinone - my mom got ochronosis from it": why somebody leaves a thing out, told by what it did to another, who is not asking.

/** What a lightening cream, a steroid or mercury does, whoever it did it to. */
const ofLighteners: ReadonlySet<string> = new Set([
  'lightener-use',
  'steroid-use',
  'mercury',
  'ochronosis',
  'seen-today',
  'sore-not-healing',
  'kidney-signs',
])

const kin =
  String.raw`(?:mom|mum|mother|ma|mama|moeder|dad|father|pa|pappa|aunt(?:y|ie)?|tannie|uncle|gran(?:ny|ma)?|grandmother|gogo|ouma|magogo|sis(?:ter)?|brother|suster|` +
  String.raw`cousin|niggie|niece|nephew|friend|bestie|vriendin|neighbou?r|buurvrou|colleague|domestic|helper|in law|stepmom|stepmother|umama|usisi|umngani)(?:'?s|e)?`
/** From the one who is told of to the end of what is told: "… my aunt's face went dark", "(sister went blotchy)". */
const another = new RegExp(
  String.raw`(?:\b(?:my|our|a|an|the|ons|se)\s+(?:[a-z]+\s+)?|[(:,-]\s*)${kin}\b[^.,;!?()\n]*`,
  'gi',
)
/** It is shared, or it is for them that the quiz is filled in. */
const oneself = new RegExp(
  String.raw`\b(?:i|i'm|im|i've|me|ek|ons|we|us|mine|my (?:own )?(?:skin|face|cheeks?|neck|hands|gesig|vel))\b`,
  'i',
)
const forThem = new RegExp(
  String.raw`\b(?:for|vir|help) (?:my|our|ons) (?:[a-z]+ )?${kin}|\b(?:she|he|they|sy|hy) (?:still )?(?:uses?|is using|applies|puts|gebruik|smeer)\b|\bgave me\b|\bshare\b`,
  'i',
)
/** Said to be kept off: only then a wish tells of another's harm as the reason. */
const keptOff =
  /\b(?:avoid|never|no|not|nothing like|dont|don't|wont|won't|scared|afraid|away from|without|niks|nie|nooit|bang|steer clear)\b/i

const prescriber = '(?:derm\\w*|doctors?|dr|gp|skin specialist|specialist|hospital)'
const prescribed = new RegExp(
  `\\bhydroquinone\\b[^.;!?]{0,40}\\b(?:from|by|through|prescribed|script)\\b[^.;!?]{0,20}\\b${prescriber}\\b|\\b${prescriber}\\b[^.;!?]{0,30}\\b(?:prescribed|gave me|put me on|has me on|started me on)\\b[^.;!?]{0,30}\\bhydroquinone\\b`,
)
const trouble =
  /\b(?:burn\w*|dark(?:er|ening|ened)|red|worse|sore|itch\w*|sting\w*|peel\w*|raw|blister\w*|market|salon|street|friend|online|label|mix\w*|mercury|steroid\w*|clobetasol|betamethasone|movate|preg\w*|swanger|breast\w*|expecting|years?)\b/

/** Whether it is hydroquinone that a doctor follows up, and nothing is amiss with it. */
export const isFollowedUp = ({ id }: RedFlagNotice, text: string): boolean => {
  const said = normalise(text)
  return id === 'lightener-use' && prescribed.test(said) && !trouble.test(said)
}

/**
 * Whether a red flag of lightening creams is another's, by whose harm somebody tells why they leave a thing out. `box`: it stands in the box for what is to be
 * left out; in a wish it must be said that it is kept off.
 */
export const isAnothersHarm = (knowledge: Knowledge, { id }: RedFlagNotice, text: string, box: boolean): boolean => {
  if (!ofLighteners.has(id)) return false
  const said = normalise(text)
  if (forThem.test(said) || !(box || keptOff.test(said))) return false
  const own = said.replaceAll(another, (told) => (oneself.test(told.replace(/^\W*(?:my|our)\b/i, '')) ? told : ' '))
  return own !== said && !oneself.test(box ? own : '') && !findRedFlags(knowledge, own).some((flag) => flag.id === id)
}
