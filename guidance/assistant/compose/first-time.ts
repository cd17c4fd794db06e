import { type Asked, type Draft, saidIn } from './draft.ts'
import { youngAgeIn } from '../../safety/read-numbers.ts'
import { pattern } from '../../text/pattern.ts'

// The first pimples and the first shave: what to begin with, and what can stay on the shelf. Whoever asks is young, or asks for a child. Sources: general, bad.

const pimples = /\b(?:pimples?|acne|breakouts?|zits?|spots|blackheads?|whiteheads?|puisies?|izinduna|amaqhakuva)\b/
const asksStart = pattern`
  \b(?:(?:what|which|how|watter|wat|hoe)\b.{0,40}\b(?:start\w*|begin\w*|use[sd]?|need\w*|do|buy|get|help\w*|products?|gebruik|doen|koop|now|routine|put)\b|what now|wat nou|where (?:do|to|should) (?:\w+ ){0,2}(?:start|begin))`
const firstOnes =
  /\b(?:first|just (?:got|started|begun)|starting to|started|new to|nou (?:eers )?begin|eerste|begin\w*|start (?:her|him|them) (?:with|on|off))\b/
/** What is in use and should go | as it is called. */
const inUse: readonly (readonly [RegExp, string])[] = [
  [/\bsunlight|laundry soap|green bar|groen seep|waskseep\b/, 'laundry soap'],
  [/\b(?:dettol|savlon|protex|lifebuoy|antiseptic\w*)\b/, 'antiseptic soap'],
  [/\b(?:scrub\w*|apricot|exfoliat\w*|skrop\w*)\b/, 'scrubbing'],
  [/\b(?:face ?cloth|waslap|loofah|sponge)\b/, 'the rough cloth'],
  [/\b(?:toothpaste|tandepasta)\b/, 'toothpaste'],
  [/\b(?:lemon|suurlemoen)\b/, 'lemon'],
  [/\bbaking soda\b/, 'baking soda'],
  [/\bsurgical spirits?\b/, 'surgical spirits'],
  [/\b(?:bar soap|lux|body soap|just soap|normal soap)\b/, 'bar soap'],
  [/\b(?:retinol|my serum|vitamin c|drunk elephant|anti ?age?ing)\b/, 'grown-up serums'],
]

/** What a child or young teenager with the first pimples begins with; undefined elsewhere. */
const firstPimples = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const said = saidIn(asked)
  const beside =
    /\b(?:daughter|son|girl|boy|niece|nephew|child|kid|dogter|seun)s? (?:is |of |van |aged? )?(1[0-5]|[89])\b(?! (?:months?|weeks?|maande|products?|times))/.exec(
      said,
    )?.[1]
  const years = heard.years ?? youngAgeIn(request.message) ?? (beside === undefined ? undefined : Number(beside))
  const old = inUse.filter(([words]) => words.test(said)).map(([, called]) => called)
  if (
    years === undefined ||
    years < 8 ||
    years > 15 ||
    !pimples.test(said) ||
    !asksStart.test(said) ||
    !(firstOnes.test(said) || old.length > 0) ||
    heard.harmed ||
    /\b(?:cyst\w*|painful|sore|scar\w*|pus|deep|roaccutane|pharmacist said|doctor (?:gave|said))\b/.test(said) ||
    /^(?:can|may|is|kan|mag) /.test(said)
  )
    return undefined
  const small = years < 12
  return {
    paragraphs: [
      '**Start with three plain things: a mild, soap-free wash at night, a light, oil-free moisturiser, and sunscreen, SPF 30–50, in the morning.**',
      old.length === 0
        ? 'In the morning lukewarm water is enough. Fingertips, not a cloth, half a minute, pat dry; no squeezing.'
        : `**Stop ${old.slice(0, 2).join(' and ')} first:** it strips and irritates young skin, which then makes more pimples. Fingertips and lukewarm water instead, half a minute, pat dry; no squeezing.`,
      small
        ? 'Nothing stronger at that age: no acids, benzoyl peroxide or retinol on your own.'
        : '**Not clearer in six to eight weeks?** Ask a pharmacist about benzoyl peroxide 2.5% or a mild salicylic wash, every second day at first. No retinol, strong acids or anti-ageing serums.',
      'Keep hair oil and fringes off the forehead, change the pillowcase weekly. First pimples at this age are common and nothing anybody did wrong.',
      small
        ? 'Pimples before twelve: let a clinic or doctor look once. They are mostly early puberty, but can have another cause.'
        : 'Deep, sore or scarring pimples, or a child who is unhappy about them: a clinic or doctor, early.',
    ],
    things: [],
    sources: ['bad', 'general'],
    topic: { intent: 'for-concern' },
    ...(small && { level: 'routine' as const }),
    suggestions: ['What may a teenager use for pimples?', 'Which moisturiser for oily skin?'],
  }
}

const shaves = /\b(?:shav(?:e[sd]?|ing)|skeer|razor)\b/
const isFirst = pattern`
  \b(?:first (?:time|shave|ever)|never shaved|beginner|start(?:ing)? (?:to |with )?shav\w+|eerste (?:keer|skeer)|nog nooit|learn(?:ing)? to shave|teach|want(?:s)? to (?:start )?shav\w+|how (?:\w+ ){0,3}(?:start|begin)|kan .{0,20} al skeer)\b`
const asksHow = /\b(?:how|what|which|need|tips?|steps?|advice|explain|teach|hoe|wat|watter|nodig)\b/
const places: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:under ?arms?|arm ?pits?|oksels?)\b/,
    'underarms',
    'hair grows in several directions there: up, down, and no deodorant until next day',
  ],
  [
    /\b(?:bikini|pubic|private|down there)\b/,
    'bikini line',
    'trim first, stretch the skin, only the outer skin, or leave it at trimming',
  ],
  [/\blegs?|bene\b/, 'legs', 'ankle to knee, lightly over knees and shins'],
]

/** How a first shave is done, and what is needed for it; undefined elsewhere. */
const firstShave = (asked: Asked): Draft | undefined => {
  const { heard } = asked
  const said = saidIn(asked)
  if (
    !shaves.test(said) ||
    !isFirst.test(said) ||
    !asksHow.test(said) ||
    heard.harmed ||
    heard.things.length > 0 ||
    /\b(?:bumps?|burn\w*|rash|itch\w*|ingrown\w*|after shaving|surgery|baby|laser|head)\b/.test(said)
  )
    return undefined
  const [, place, way] = places.find(([words]) => words.test(said)) ?? [
    undefined,
    'face',
    'cheeks first, then chin and upper lip, where hair is stiffest',
  ]
  const years = heard.years ?? youngAgeIn(asked.request.message)
  const very = years !== undefined && years < 13
  const kit = `${very ? 'an electric trimmer, or ' : ''}a clean, sharp razor, warm water, one shaving gel or plain hair conditioner, and a plain moisturiser`
  const lead = /\b(?:need|buy|nodig|koop|all th[eo]s?e?|gels)\b/.test(said)
    ? `Less than the shelf suggests: you do not need all those gels, only ${kit}.`
    : /^(?:so |and |hi )?(?:can|may|is it ok|kan|mag) (?:my|our|he|she|i|a|n)\b/.test(said)
      ? `Yes, as soon as the hair bothers ${/\bi\b/.test(said) ? 'you' : 'them'}: all it takes is ${kit}.`
      : `Soften the hair with warm water, then shave with it in short, light strokes: ${kit} are all you need.`
  return {
    paragraphs: [
      `**${lead}**`,
      `1. Soften with warm water for two minutes, best after a shower.\n2. Spread gel or conditioner; never shave dry.\n3. Short, light strokes with the hair, ${way}. Rinse the blade after each, and go over a place once.\n` +
        '4. Rinse cool, pat dry, then a plain, fragrance-free moisturiser; sunscreen by day.',
      'Leave aftershave with alcohol, scent and acids off until next day. Not over pimples, moles or a cold sore. A new blade every five to seven shaves, and a razor is never shared: blood germs pass on it.',
      `With tight curls a trimmer that leaves some stubble brings fewest bumps. Shaving does not make hair grow thicker, and nobody has to${very ? '; a grown-up beside you for the first time' : ''}.`,
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: [
      'How do I avoid razor bumps?',
      `Which moisturiser after shaving ${place === 'face' ? 'my face' : place}?`,
    ],
  }
}

/** What somebody begins with who does it for the first time. */
export const firstTime = (asked: Asked): Draft | undefined =>
  asked.heard.isLabel || asked.heard.injected ? undefined : (firstShave(asked) ?? firstPimples(asked))
