import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, calledAll, capital, type Draft } from './draft.ts'
import { expects, isOf } from './lines.ts'

// "I put lavender oil neat on my skin", "ten drops of buchu oil in my marula oil, good?": an essential oil is a concentrate. Source: general dermatology.

const neat = pattern`
  \b(?:neat|undiluted|un diluted|not diluted|without diluting|pure (?:on|onto|straight)|straight (?:from|on|onto|out)|directly (?:on|onto|to)|dilut\w*|carrier oil|onverdun)\b|\b(?:\d{1,3}|a few|some|two|three|four|five|six|seven|eight|ten|twenty|couple of|how many) drops?\b|
  \bdrops? (?:in|into|of it|to|per)\b`
const asksOrTells = pattern`
  \b(?:can|may|could|should|ok|okay|good|safe|fine|right|is|how|must|put|use|make|mix|add|gebruik|kan|mag)\b`
const swallowed =
  /\b(?:drink\w*|drank|swallow\w*|tea|eat|ate|food|mouth|tongue|capsule\w*|bath|inhal\w*|steam\w*|diffus\w*|ear|ears|hair|scalp)\b/

/** That an essential oil goes on no skin as it is, and how little of it is enough. */
export const neatOils = ({ heard, situation, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const oils = heard.things.filter((thing) => isOf(thing, 'essential-oil'))
  if (
    oils.length === 0 ||
    !neat.test(said) ||
    !asksOrTells.test(said) ||
    swallowed.test(said) ||
    heard.harmed ||
    heard.isLabel ||
    expects(situation) ||
    situation.conditions.has('under-12') ||
    heard.who.includes('child') ||
    oils.some(({ ingredient }) => /tea-tree/.test(ingredient?.id ?? ''))
  )
    return undefined
  const name = calledAll(oils)
  return {
    paragraphs: [
      `**Not neat, and not by many drops: ${name} is a concentrate, and undiluted it stings, can burn, and may make you allergic for good.**`,
      '**If you want the scent:** one drop, not ten, to a teaspoon (5 ml) of plain oil for the face, two for the body. Try that inside the elbow once a day for five days first; nothing round the eyes, on broken ' +
        'skin, or with asthma or eczema.',
      `${capital('the plain oil')} does the moisturising by itself: nothing is proven to get better on skin by adding ${name}. Citrus oils with sun leave dark burns.`,
      'Burning, itch or a rash: wash it off with mild soap and leave it. Keep the bottle away from children; swallowed, it is poisonous: 0861 555 777.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'safe', ingredients: oils.flatMap(({ ingredient }) => ingredient?.id ?? []) },
    suggestions: ['Which plain oil suits my skin?', 'How do I do a patch test?'],
  }
}
