import { tokensOf } from '../../text/tokens.ts'
import { particularById } from '../understand/particulars.ts'
import type { Asked, Draft } from './draft.ts'
import { waysSaid } from './ready-rows.ts'
import { pattern } from '../../text/pattern.ts'

// "I have an itchy rash, help": nothing is told that could say what it is, so no answer that names a cause is meant, however near it comes.

const rash = /\b(?:rash(?:es)?|uitslag|umqubuko|lekgopho)\b/
const places =
  'arm arms leg legs neck chest back stomach tummy belly body skin shoulder shoulders thigh thighs hand hands elbow elbows knee knees side vel ' +
  'lyf arm bene nek rug maag'
const small =
  'baby babys babies newborn infant toddler child childs kid kids son sons daughter daughters grandson granddaughter niece nephew kind kinders ' +
  'seun dogter boy girl'
const people = `${small} husband wife boyfriend girlfriend partner mom mum dad mother father gran granny gogo ouma oupa brother sister friend ma pa`
const ofChild = new RegExp(String.raw`\b(?:${small.replaceAll(' ', '|')})\b`)
/** All that may be said beside it; a cause, a product, a person or a further sign is more. */
const bare = new Set(
  `i im my me ive have has had having got get getting there is its it are a an the this that these some and with also en n die ek het is dit op in on
  all over around under upper lower left right both whole from now suddenly just new come came comes coming out up started since yesterday today
  morning night last week weeks day days few two three four five six 1 2 3 4 5 6 7 8 9 10 11 12 year years month months old jaar maande oud ago for
  long time itch itchy itches itching itchiness jeuk jeukerige jeukende wat red rooi bumpy dry little small big kind of weird strange bad mild help
  hulp please pls asb what can could should must do i use put apply about to treat it how stop know dont dunno no idea why where where hoekom moet
  doen hoe kry gekry skielik so very really quite he she his her him they sy hy haar hom ons our ${people} lot bit not sure hi hello hey guys
  ${places} rash rashes uitslag umqubuko lekgopho`.split(/\s+/),
)

const forChild: Draft = {
  paragraphs: [
    '**Let a clinic nurse or pharmacist look at it: most rashes of children are harmless and pass, some want treatment, and only somebody who sees it can ' +
      'say which.**',
    '**Until then:** short lukewarm baths without soap or scent, a plain ointment such as petroleum jelly, loose cotton, short nails, and nothing new on ' +
      'skin or plate. No adult creams, ' +
      'steroid, antiseptic, powder or home remedies.',
    '**The same day:** a baby under three months; fever, blisters, pus or crusts; near the eyes; a child that drinks badly, is very sleepy or in pain; or a ' +
      'new medicine.',
    'Call 112 or 10177 for swollen lips or tongue, trouble breathing, a limp child, or purple spots that do not fade under a glass.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'particular', entry: 'rash-when-seen', ingredients: [] },
  level: 'routine',
  suggestions: ['What may I put on a baby’s skin?', 'When should a rash be seen?'],
}

/** A rash that is told with nothing beside it; undefined where anything more is known of it. */
export const plainRash = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const tokens = tokensOf(message)
  const before = turns.some(
    ({ role, topic }) => role === 'assistant' && topic !== undefined && topic.intent !== 'greeting',
  )
  if (
    before ||
    heard.isLabel ||
    heard.injected ||
    !rash.test(tokens.join(' ')) ||
    !tokens.every((word) => bare.has(word)) ||
    // "What is this rash?" asks for a diagnosis, "why do rashes itch" for an explanation.
    /^(?:what|whats|wat) (?:is|are|kind|sort|type|this|that|rash)\b/.test(tokens.join(' ')) ||
    (/^(?:why|how|hoe|hoekom|is|are) /.test(tokens.join(' ')) && !/\b(?:my|i|me|ek|our|ons)\b/.test(tokens.join(' ')))
  )
    return undefined
  if (ofChild.test(tokens.join(' '))) return forChild
  return {
    paragraphs: [
      '**A rash can come from many things, and only somebody who sees it can say which; much settles within days once skin is left in peace.**',
      '**Until then:** leave out what is new (a cream, soap, washing powder, jewellery, plant), lukewarm showers without scent, a plain, fragrance-free ' +
        'cream or petroleum jelly ' +
        'several times a day, loose cotton, and a cool, damp cloth for the itch. No acids, antiseptic, home remedies or somebody else’s steroid cream.',
      '**Tell me more:** where it is, since when, how it looks, what was new before it, and whether others at home itch too.',
      '**A pharmacist or clinic** if it is no better in a few days, forms a ring, keeps you awake or spreads. The same day with fever, blisters, pus, pain, ' +
        'or after a new medicine. Call ' +
        '112 or 10177 for swelling of lips, tongue or throat, or trouble breathing.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', entry: 'rash-when-seen', ingredients: [] },
    suggestions: ['When should a rash be seen?', 'Is it an irritation or an allergy?'],
  }
}

const pale =
  /\b(?:pale|paler|light|lighter|white|whitish|light (?:brown|colou?red)|faded|ligte|bleek)\b(?: \S+){0,3} (?:patch\w*|spots?|blotch\w*|kolle)\b|\b(?:patch\w*|blotch\w*)\b(?: \S+){0,4} (?:lighter|paler)\b/
const onTrunk = /\b(?:chest|back|shoulders?|trunk|torso|neck|upper arms?|bors|rug|skouers?)\b/
/** Fine flakes, or a colour that stays behind as the rest tans. */
const yeastSign =
  /\b(?:flak\w*|flaky|scal(?:e|es|y|ing)|powdery|dusty|scratch\w*|skilfer\w*|tans?|tanned|summer|hot (?:months|weather|days)|heat|sweat\w*|somer)\b/
/** Colour that is lost, a trouble of another kind, or what a product left. */
const otherPale = pattern`
  \b(?:numb|no feeling|vitiligo|milk\w*|chalk\w*|spread\w*|versprei\w*|bigger|sun ?screens?|spf|deodorant|cast|cloth\w*|shirts?|towels?|burn(?:t|ed|s)?|pimples?|acne|scars?|eczema|psoriasis|steroid\w*|cortisone|lightening|bleach\w*|
  ringworm|treated|treatment|antifungal|nizoral|ketoconazole|still|again|comes? back|face|cheeks?|baby|pregnan\w*|pain\w*|bleed\w*|blisters?)\b`

/** Pale, flaky patches on chest and back that show as the rest tans: what they often are, and what a pharmacist has for them. */
export const palePatches = (asked: Asked): Draft | undefined => {
  const { knowledge, heard } = asked
  const ready = particularById(knowledge, 'pale-patches-trunk')
  const found =
    ready !== undefined &&
    !heard.isLabel &&
    !heard.injected &&
    heard.things.length === 0 &&
    waysSaid(asked).some(
      (said) =>
        pale.test(said) &&
        onTrunk.test(said) &&
        yeastSign.test(said) &&
        !otherPale.test(said.replaceAll(/\b(?:not|no|isnt|nie) (?:pain\w*|sore|itchy)\b/g, ' ')),
    )
  return !found
    ? undefined
    : {
        paragraphs: [...ready.says],
        things: [],
        brief: true,
        sources: ready.sources,
        topic: { intent: 'particular', entry: ready.id, ingredients: [] },
        suggestions: ['How long until the colour evens out?', 'How do I keep it from coming back?'],
      }
}
