import type { AsideText } from '../../knowledge/entries.ts'
import { householdIn } from '../understand/household.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, listed } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// Acids, lye, bleach and solvents of house, pool and workshop: whatever is asked of them for skin, in whatever words, the answer is no.

/** It is for skin, hair or body, or to make something for them. */
const ofSkin = pattern`
  \b(?:skin|face|body|bath\w*|soak\w*|legs?|arms?|knees?|elbows?|knuckles?|neck|feet|foot|heels?|hands?|under ?arms?|toes?|fungus|fingers?|armpits?|
  scalp|hair|lips?|nails?|pimples?|acne|warts?|verruca|tags?|moles?|corns?|callus\w*|marks?|spots?|scars?|tattoo|eczema|rash|ringworm|omlope|
  shingles|gordelroos|wounds?|sores?|bites?|lice|peel\w*|
  exfoliat\w*|light(?:er|en|ening)|fair(?:er)?|whit(?:er|en|ening)|glow|cream|lotion|mask|scrub|toner|serum|caro|gesig|vel|vlekke|kol|voete|smeer|
  apply|rub|wash my|ubuso|isikhumba)\b`
/** Cleaning, cloth and what is in the body. */
const ofHouse = pattern`
  \b(?:towels?|clothes|sheets|pillow\w*|linen|laundry|floors?|tiles?|mould|mold|stomach|sponges?|brush(?:es)?|tools|disinfect\w*|sterili[sz]e|dishwash\w*|washing up|skottelgoed|
  (?:after|from|when|while|by|(?<!\b(?:can|may|could|should|must) )i) (?:cleaning|clean)|sw[iau]m\w*|dishes|mop\w*|housework|at work|(?:a|an|as|office|school) cleaner|domestic(?: worker)?|housekeeper|janitor|all day|whole day|heeldag|white shirt|bath(?:room)? clean)\b`

/** Bleach for what no facial bleach is meant for. */
const ofBottle = pattern`
  \bbleach (?:on|for|over|op|vir|to (?:kill|clean|treat|dry))(?: \w+){0,3} (?:ringworm|omlope|fungus|warts?|verruca|athletes|shingles|gordelroos|scabies|
  lice|boils?|wounds?|sores?|eczema|nails?|bites?|rash|burns?)\b`

type Purpose = { asks: RegExp; instead: string }

/** What it was wanted for, and what does that safely. Sources: general. */
const purposes: readonly Purpose[] = [
  {
    asks: /\b(?:fungus|fungal|ringworm|omlope|athletes?|voetskimmel|voetswam|voet ?swam|tussen die tone|between (?:my|his|her|the) toes)\b/,
    instead:
      'an antifungal cream from a pharmacy, for as long as the leaflet ' +
      'says, skin dried well, clean cotton every day; a clinic with diabetes, or when it spreads or reaches a nail.',
  },
  {
    asks: /\b(?:dandruff|flakes|skilfers)\b/,
    instead:
      'an anti-dandruff shampoo (ketoconazole or zinc pyrithione) two or three times a week, left on for ' +
      'five minutes.',
  },
  {
    asks: /\b(?:odou?r|smell\w*|stink\w*|bo)\b/,
    instead: 'a daily wash, an antiperspirant at night on dry skin, and fresh cotton.',
  },
  {
    asks: /\bstretch ?marks?\b/,
    instead: 'a plain moisturiser and time: no cream removes stretch marks, and they fade by themselves over months.',
  },
  {
    asks: /\b(?:warts?|verruca|tags?|moles?|corns?|tattoo)\b/,
    instead:
      'a pharmacist has wart and corn treatments; tags, moles and tattoos are for a ' +
      'doctor or clinic, and a mole that changes is looked at before anything goes on it.',
  },
  {
    asks: /\b(?:eczema|ekseem|psoriasis|rash|itch\w*|ringworm|scabies|lice)\b/,
    instead:
      'a thick, plain ointment twice a day, short lukewarm baths, and a ' +
      'clinic for what weeps or itches at night. A bleach bath for eczema is only for whom a doctor has given the exact amount.',
  },
  {
    asks: /\b(?:pimples?|acne|breakouts?|blackheads?|puisies?|clear skin)\b/,
    instead: 'benzoyl peroxide 2.5% or salicylic acid 0.5–2% from a shelf or ' + 'pharmacy, in a finished product.',
  },
  {
    asks: /\b(?:bumps|bacne|dirty|germs|clean(?:er|se)?|vuil)\b/,
    instead:
      'a mild, soap-free body wash, a soft cloth and fresh cotton; for bumps on back or chest a wash with benzoyl peroxide 2.5–5% or salicylic acid 2%, left on for two minutes, ' +
      'every second day.',
  },
  {
    asks: /\b(?:feet|foot|heels?|hakke|voete|callus\w*|hard skin)\b/,
    instead: 'a urea cream, 10–25%, each night after a soak in plain warm water, and ' + 'socks over it.',
  },
  {
    asks: /\b(?:knees?|elbows?|knuckles?|knie\w*|elmboë?)\b/,
    instead:
      'a cream with urea 5–10% or lactic acid each night, and no kneeling or leaning on ' +
      'them; a shade darker than the rest is normal there.',
  },
  {
    asks: /\b(?:peel\w*|exfoliat\w*|glow|smooth\w*)\b/,
    instead:
      'a finished lactic or mandelic acid, 5–10%, one night a week; a stronger peel is for a ' +
      'dermatologist or trained therapist.',
  },
]
const forMarks =
  'your own colour is healthy; for marks a tinted sunscreen, SPF 30–50, each morning, and azelaic acid or niacinamide in a finished product ' +
  'for three months.'

/** What does the work that something harsh was meant for. */
export const insteadFor = (said: string, otherwise = forMarks): string =>
  purposes.find(({ asks }) => asks.test(said))?.instead ?? otherwise

/** "Is the lactic acid in my cream like pool acid?": named for the likeness only. */
const likened =
  /\b(?:same|similar|like|compar\w*|differen\w*|vs|versus|related)\b(?: \w+){0,4} (?:battery|car|pool|drain) acid\b/

const sentencesOf = (says: string): string => says.replaceAll('**', '')

/** Nothing may speak of it but this: undefined where none of them is named for skin. */
export const neverOnSkin = (asked: Asked): Draft | undefined => {
  // Of a long story not only the question at its end is looked at.
  const tokens = tokensOf(asked.request.message)
  const said = tokens.join(' ')
  const household = householdIn(asked.knowledge, tokens)
  // "Bleach on ringworm" means the bottle under the sink.
  const onIllness = ofBottle.test(said) ? asked.knowledge.household.filter(({ id }) => id === 'never-bleach') : []
  const never = [...new Set([...household.filter(({ id }) => id.startsWith('never-')), ...onIllness])]
  const [first] = never
  if (first === undefined || asked.heard.isLabel || !ofSkin.test(said) || ofHouse.test(said)) return undefined
  // On the list of a finished product it is something else than loose in a bottle.
  if (likened.test(said) && asked.heard.things.some(({ family }) => family !== 'aha')) return undefined
  const listedIn = asked.heard.particular
  if (listedIn?.id === 'lye-on-label' && never.every(({ id }) => id === 'never-lye')) {
    return {
      paragraphs: [...listedIn.says],
      things: [],
      sources: listedIn.sources,
      topic: { intent: 'particular', entry: listedIn.id, ingredients: [] },
      suggestions: ['Which gentle face wash should I choose?', 'Can you check an ingredient list for me?'],
    }
  }
  const name = (one: AsideText): string =>
    one.words
      .map((word) => word.replace('*', ''))
      .find((word) => said.includes(word))
      ?.replace(/ (?:on|in|to|for)(?: my)?$/, '') ?? (onIllness.includes(one) ? 'bleach' : 'that')
  const names = [...new Set(never.map(name))].map((one) =>
    one === 'jik' || one === 'hth' ? one.toUpperCase().replace('JIK', 'Jik') : one,
  )
  const wanted = insteadFor(said)
  const bleach = never.some(({ id }) => id === 'never-bleach')
  const done = /\b(?:has|got|have|landed|spil\w*|splash\w*|fell|dripped)\b.{0,24}\b(?:on|over)\b/.test(said)
  return {
    paragraphs: [
      done ? '**Rinse it off now under cool running water for 20 minutes, and take off wet clothes.**' : undefined,
      `**No, never: keep ${listed(names)} off your skin, also diluted or mixed into something else.** I give no amount and no recipe.`,
      `${sentencesOf(first.says)}${/\blemon|suurlemoen\b/.test(said) ? ' Lemon burns too, above all in the sun.' : ''}` +
        `${bleach && !first.says.includes('toxic gas') ? ' Mixed with bleach they give off a toxic gas.' : ''}`,
      pattern`
        \b(?:caro|movate|lemonvate|lightening cream|bleaching cream|fair and white)\b`.test(said)
        ? 'A lightening cream such as that may hold hydroquinone, mercury or a hidden ' +
          'steroid itself: leave it too, and show it to a pharmacist if you have used it.'
        : undefined,
      `**Instead:** ${wanted}`,
      '**On the skin already?** Take off wet clothes, rinse under cool running water for 20 minutes, put nothing on it, and go to a clinic; for face, eyes, ' +
        'blisters or strong pain call 112 or 10177. Poisons Information Helpline: 0861 555 777.',
    ].filter((one) => one !== undefined),
    things: [],
    sources: ['general', 'sanum'],
    topic: { intent: 'lightening', ingredients: [] },
    suggestions: ['What helps with dark marks?', 'Which gentle acid can I start with?'],
  }
}
