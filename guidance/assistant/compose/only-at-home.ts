import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { objection } from './lines.ts'
import { thingOf } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'

// "I only have Vaseline and green soap till month end": what is in the house is to do, and nothing is to be bought. Source: general.

const noMoney = pattern`
  \b(?:no (?:money|cash|budget)|broke|skint|cant afford|cannot afford|(?:till|until|before|tot) (?:\w+ )?(?:month ?end|pay ?day|pay|i get paid|
  friday|the end of the month|maandeinde|betaaldag)|month ?end|pay ?day|geen geld|nie geld|nothing (?:else )?(?:in the house|at home)|akukho mali|
  anginamali|no mali)\b`
const onlyHave = /\b(?:only|just|net|nothing (?:else )?(?:but|except)|all (?:i|we) have|(?:i|we|ek) (?:have|got|het))\b/
const asks = pattern`\b(?:what|how|wat|hoe|which|enough|genoeg|can i|kan ek|do i do|now|nou|help|must i|moet ek|use|dry|itch\w*|ashy|pimples?)\b`

// What there is, the best first: the id of the ingredient it must be allowed by, and how it is used.
const shelf: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:vaseline|vaselin|petroleum jelly|blue seal)\b/,
    'petrolatum',
    'Use the Vaseline: ' + 'a thin film on damp skin, right after washing, is a good moisturiser.',
  ],
  [
    /\b(?:glycerine?|gliserien)\b/,
    'glycerin',
    'Use the glycerine: a few drops in a palm of water, on damp skin, morning and night.',
  ],
  [
    /\b(?:baby oil|tissue oil)\b/,
    'mineral-oil',
    'Use the oil: a few drops on damp skin, right after washing, keep water in.',
  ],
  [
    /\b(?:coconut|kokos) ?(?:oil|olie)\b/,
    'coconut-oil',
    'Use the coconut oil: a little on damp skin, right after washing, keeps water in.',
  ],
  [
    /\b(?:cooking|sunflower|canola|olive) ?(?:oil|olie)\b/,
    'sunflower-oil',
    'Plain oil will do for now: ' + 'a few drops on damp skin, right after washing, keep water in.',
  ],
]
const strongSoap =
  /\b(?:sunlight|green (?:bar|soap)|laundry|washing powder|omo|bar soap|lifebuoy|dettol|jik|dish ?(?:soap|liquid)|seep|soap)\b/
const aqueous = /\baqueous|uea\b/

/** What to do with what is in the house; undefined where money or things are not short. */
export const onlyAtHome = (asked: Asked): Draft | undefined => {
  const { heard, knowledge, situation, request } = asked
  const now = tokensOf(request.message).join(' ')
  const told = messagesOf(request.turns)
    .slice(-1)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const said = `${told} ${now}`
  const found = shelf.filter(([words, id]) => {
    const one = knowledge.byId(id)
    return words.test(said) && (one === undefined || objection(knowledge, thingOf(one), situation)?.tone !== 'avoid')
  })
  const [best] = found
  const soap = strongSoap.test(said)
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !noMoney.test(said) ||
    !onlyHave.test(said) ||
    !asks.test(now) ||
    (best === undefined && !soap && !aqueous.test(said)) ||
    heard.kinds.includes('sunscreen') ||
    heard.priceCents !== undefined
  )
    return undefined
  const pimples = /\b(?:pimples?|acne|puisies?|zits?|breakouts?)\b/.test(said)
  const first = pimples
    ? 'Less is right for pimples too: lukewarm water morning and night, clean hands, and nothing greasy on the spots.'
    : (best?.[2] ?? 'Wash less: lukewarm water alone is enough for a dry face for now, patted dry.')
  return {
    paragraphs: [
      `**${first}**`,
      pimples && best !== undefined
        ? 'Oil or petroleum jelly only on lips, and on cheeks that are dry.'
        : best !== undefined && found.length > 1
          ? 'More than one in the house? Petroleum jelly or oil goes on last, over glycerine or water.'
          : undefined,
      soap
        ? '**Soap:** a laundry bar, dish liquid or germ soap strips skin and makes it itch. ' +
          'Keep it to hands, underarms and feet, quickly and ' +
          'rinsed well; for the face lukewarm water, and a drop of oil on a cloth for make-up.'
        : 'Wash short and lukewarm; soap only on hands, underarms and feet.',
      aqueous.test(said)
        ? 'Aqueous cream is a mild wash: rub it on wet skin and rinse it off; left on it can sting.'
        : undefined,
      pimples
        ? undefined
        : '**Itch:** a cool, damp cloth, short nails, soft cotton. No lemon, vinegar, toothpaste, spice or spirits.',
      'By day a hat and shade do for sunscreen. A government clinic treats rashes and gives plain ointment at little or no cost: go with weeping, ' +
        'rings, itch at night in the whole house, or no change in two weeks.',
    ].filter((line) => line !== undefined),
    things: [],
    sources: ['general'],
    topic: { intent: 'for-concern', concerns: pimples ? ['acne'] : ['dehydration'], ingredients: [] },
    suggestions: ['What should I buy first when I have R100?', 'What must I never put on my face?'],
  }
}
