import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "My neighbour makes a cream in her kitchen" – "how long does it stay good?"; "how long does my rooibos toner keep in the fridge?": what holds water spoils in days. Source: general.

const made = pattern`\b(?:home ?made|self ?made|hand ?made|tuisgemaak\w*|diy|(?:make|makes|made|making|mix|mixes|mixed|cook|cooks|cooked|boil|boils|boiled|brew|brewed|kook|maak|gemaak|gekook)\b(?: \S+){0,6}? (?:kitchen|stove|at home|at her (?:house|place)|myself|herself|himself|ourselves|tuis|kombuis|toner|face (?:cream|mask|mist|spray|scrub)|mist|scrub|balm|butter)|
  (?:kook|cook|boil|brew|steep|make|made|maak) (?:(?:my|some|a|die|n) )?(?:rooibos|green tea|rose|aloe|rice water|oats?|cucumber|tea)\b|own (?:toner|face cream|cream|scrub|mist|body butter|face mask))`
const keeps = pattern`\b(?:how long (?:does|do|will|can|is|are|would)\b.{0,30}\b(?:stay|stays|last|lasts|keep|keeps|good|fresh|before|fridge|shelf)|how many days (?:does|do|will|can)\b.{0,20}\b(?:last|keep|stay)|shelf life|when does (?:it|that|this) (?:go off|expire|spoil)|does (?:it|that|this) (?:go off|spoil|expire)|hoe lank (?:hou|bly)|hoeveel dae hou|how long (?:hou|keep|keeps|last|lasts))\b`
/** What is eaten, made up, or sold in a shop. */
const otherwise =
  /\b(?:make ?up|make (?:me|my skin|it)|eat|drink|smoothie|juice|opened|open(?:ing)?|expiry date|results?|pregnan\w*|burn\w*|rash)\b/
const back = 2
const oil = /\b(?:balm|butter|whipped|body oil|salve|ointment|beeswax|shea)\b/

/** How long something that was made at home keeps; undefined where nothing of the kind is asked. */
export const homeMadeKeeps = ({ heard, request: { message, turns, told = [] } }: Asked): Draft | undefined => {
  const ways = [tokensOf(message).join(' '), heard.tokens.join(' '), heard.english.join(' ')]
  const said = ways[0] ?? ''
  const story = [...[...told, ...messagesOf(turns)].slice(-back).map((text) => tokensOf(text).join(' ')), said].join(
    ' ',
  )
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !ways.some((one) => keeps.test(one)) ||
    !made.test(story) ||
    otherwise.test(said)
  )
    return undefined
  const greasy = oil.test(story) && !/\b(?:water|tea|rooibos|aloe|toner|mist|milk|honey)\b/.test(story)
  const tea = /\b(?:rooibos|tea|rose|rice water|cucumber|toner|mist)\b/.test(story)
  return {
    paragraphs: [
      greasy
        ? '**Some months, cool and dark, if it holds only oils, butters and wax; with water, honey, milk or aloe in it a few days.**'
        : `**Two or three days in the fridge, and not a day out of it, when there is water, tea or juice in it: ${/\b(?:she|he|neighbour|friend|aunt\w*|lady|sells?|her)\b/.test(story) ? 'how long that one keeps nobody can say who does not know what preserves it' : 'without a preservative germs grow before you see or smell them'}.**`,
      '*Why:* a preservative that works is measured and tested; oil of vitamin E, lemon or essential oils are none. Germs in it bring pimples, sore eyes or infected skin, above all on broken skin.',
      `**How:** small amounts in a clean bottle or jar, the date on it, no fingers in it. Cloudy, sour, slimy, water on top or mould: out. ${greasy || tea ? '' : 'Made by somebody else? Ask what is in it and when it was made; no answer, better not.'}`.trim(),
      tea
        ? 'Is it worth it? Hardly: there is little evidence that it does more than water. A plain moisturiser and sunscreen, SPF 30–50, do more; stop if it stings.'
        : 'A plain one from a shop costs little and keeps for months. Not near the eyes, on eczema or on a baby.',
    ],
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Do I need a toner?', 'Which home remedies are safe?'],
  }
}
