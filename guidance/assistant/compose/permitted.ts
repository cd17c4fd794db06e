import { messagesOf } from '../conversation.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, is, type Sketch, small } from './draft.ts'
import { doesOf, helpsLine } from './facts.ts'
import { isOf } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "Does cetyl alcohol make it haram?", "is lanolin vegan?": where a named ingredient comes from, as far as its entry tells. Source: general.

/** Origins of an ingredient that are animals, or made by them. */
export const animalOrigins: ReadonlySet<string> = new Set([
  'bee',
  'lanolin',
  'milk',
  'egg',
  'fish',
  'shellfish',
  'animal',
])

const faith = /\b(?:hal+a+l|hara+m|kosher)\b/
const asks = pattern`
  ^(?!.*\b(?:there|any|which|recommend|suggest|looking for)\b)(?=.*\b(?:is|are|does|do|can|will|would|makes?|counts?)\b).*\b(?:hal+a+l|hara+m|kosher|
  vegan|vegetarian)\b`

/** "Is squalane from sharks?", "what is urea made of?" */
const asksOrigin = pattern`
  \b(?:is|are|isnt|arent|does|do|whats?|where|kom|word)\b[^.?!]*\b(?:from|made (?:of|from|out of|with)|derived|extracted|real|van)\b(?! my (?:mother|mom|sister|aunt|friend|gran\w*))[^.?!]*\b(?<!\bmy )(?:sharks?|fish(?:es)?|cows?|cattle|bovine|pigs?|pork|sheep|animals?|bees|insects?|beetles?|
  bugs?|willow|whales?|almonds?|snails?|roosters?|chickens?|placenta|humans?|plants?|olives?|petrol(?:eum)?|crude oil|coconuts?|palm|corn|maize|soya?|sugar|wool|milk|synthetic|a lab|horns?|hooves|feathers|bones?|
  skape|slakke|slak|bye|koeie|beeste|varke|diere|haaie|wol|plante)\b|\b(?:is|isnt) (?:it|that|this|\w+) (?:(?:the|really|actually|not|made of) )*(?:\w+ )?(?:animal|cow|beef|pig|pork|sheep)(?: fat)?\b|
  \b(?:is|isnt|are) (?:it|that|this|they|those|\w+)(?: acid)? (?:the|that|really|actually|not|from|made from|just|basically|a|an)? ?(?:\w+ )?(?:sharks?|pork|pigs?|insects?|bugs?|beetles?|cow|whale|fish|sheep|snail slime|animal)(?: (?:thing|stuff|one|oil|liver|product|based|derived))?\b|\bwaar kom (?:\w+ ){1,3}vandaan\b|\bwhats? (?:is |are )?(?:\w+ ){1,3}made (?:of|from|out of)\b|
  \bwhere (?:does|do) (?:\w+ ){1,3}come from\b`
/** Where the commonest come from. Source: general. */
const sourceOf: Readonly<Record<string, string>> = {
  squalane: 'mostly from olives or sugarcane today; shark liver was the old source, and few still use it',
  squalene: 'from olives or from shark liver: the pack seldom says which',
  'hyaluronic-acid': 'from bacteria that ferment plant sugar; long ago it was taken from rooster combs',
  'sodium-hyaluronate': 'from bacteria that ferment plant sugar',
  collagen: 'from skin and bones of cattle, pigs or fish; plants have none',
  lanolin: 'from sheared sheep’s wool, out of which it is washed; the sheep live on',
  'lactic-acid': 'from maize or beet sugar that is fermented',
  petrolatum: 'from crude oil, refined until it is clean',
  'mineral-oil': 'from crude oil, refined until it is clean',
  'mandelic-acid': 'from bitter almonds in the past, from a factory today: no almond protein is left in it',
  panthenol: 'from a factory',
  urea: 'from a factory, out of ammonia and carbon dioxide, and not from urine',
  glycerin: 'mostly from palm, coconut or soya oil, seldom from animal fat',
  'salicylic-acid': 'from a factory today; willow bark was the old source',
  retinol: 'from a factory',
  niacinamide: 'from a factory',
  'snail-mucin': 'from the slime of living snails',
  'sodium-lauryl-sulfate':
    'from coconut or palm oil, changed in a factory into something that foams, so no coconut is left in it',
  tallow: 'from the fat of cattle or sheep',
  'hydrolyzed-keratin': 'from wool, feathers or horn',
  carmine: 'from scale insects (cochineal)',
  honey: 'from bees, who make it of nectar',
  beeswax: 'from the combs of honey bees',
  propolis: 'from bees, who make it of tree resin',
  'shea-butter': 'from the kernels of the African shea tree',
  allantoin: 'from a factory; comfrey holds it too',
  'ceramide-np': 'from yeast or plants, made in a factory',
  adapalene: 'from a factory',
  'kojic-acid': 'from fungi that ferment rice',
  'azelaic-acid': 'from a factory, out of grains or castor oil',
  'glycolic-acid': 'from a factory today; sugar cane holds it too',
  'ascorbic-acid': 'from a factory, out of fermented corn sugar',
  bakuchiol: 'from the seeds of the babchi plant',
  'zinc-oxide': 'from zinc, a mineral',
  'titanium-dioxide': 'from a mineral that holds titanium',
  ceramide: 'from yeast or plants, made in a factory',
  peptide: 'from a factory, out of amino acids',
}
const originOf = (thing: Thing): string[] => {
  const found = sourceOf[thing.ingredient?.id ?? ''] ?? sourceOf[thing.families[0] ?? '']
  return found === undefined
    ? verdict(thing, false)
    : [
        `**${capital(thing.called)} ${thing.plural ? 'come' : 'comes'} ${found}.**`,
        [doesOf(thing), helpsLine(thing)].filter((one) => one !== undefined).join(' '),
      ]
}

const verdict = (thing: Thing, ofFaith: boolean): string[] => {
  const { called } = thing
  const [X, are] = [capital(called), is(thing)]
  if ((thing.ingredient?.origins ?? []).some((origin) => animalOrigins.has(origin)))
    return [
      ofFaith
        ? `**It depends on the animal and the maker: ${called} ${are} of animal origin.**`
        : `**No, ${called} ${are} not vegan.**`,
      doesOf(thing),
    ]
  if (isOf(thing, 'fatty-alcohol'))
    return [
      `**${ofFaith ? 'Nothing in the name speaks against it' : 'Mostly yes'}: a fatty alcohol is a soft wax, not the alcohol of drinks.**`,
      `${X} ${thing.plural ? 'soften' : 'softens'} skin and cannot make drunk. Today the source is mostly palm or coconut oil, seldom animal fat.`,
    ]
  if (isOf(thing, 'drying-alcohol'))
    return [
      ofFaith
        ? '**Opinions differ: this is ethanol or its like, the alcohol of drinks, made unfit to drink and here only put on skin.**'
        : `**Yes, as far as I know: ${called} ${are} not made from animals.**`,
      'If you leave it out: “alcohol-free” on the pack means without it. Fatty alcohols such as cetyl and stearyl alcohol are waxes, another thing.',
    ]
  if (thing.ingredient?.id === 'glycerin' || isOf(thing, 'fatty-acid', 'emulsifier', 'protein'))
    return [
      `**The name alone does not tell: ${called} can be made from plants or from animal fat.**`,
      'Most makers use palm, coconut or soya today.',
    ]
  return [
    `**Nothing known speaks against it: ${called} ${are} not usually made from animals.**`,
    `${X}: ${small(doesOf(thing))}`,
  ]
}

/** Whether a named ingredient is halaal, kosher or vegan; undefined where that is not asked now. */
export const permitted = ({
  heard: {
    things: [thing, second],
  },
  request: { message },
}: Asked): Sketch | undefined => {
  const said = message.toLowerCase()
  const origin = asksOrigin.test(said)
  if (thing === undefined || (second !== undefined && !origin) || !(origin || asks.test(said))) return undefined
  const ofFaith = faith.test(said)
  return {
    paragraphs: [
      ...(origin && !ofFaith ? originOf(thing) : verdict(thing, ofFaith)),
      ofFaith
        ? 'I know the ingredient, not the rules of your faith: a halaal or kosher mark on the pack, or the maker, settles where everything in it comes from. ' +
          'Where opinions differ, ask somebody you trust in that.'
        : 'A vegan mark on the pack, or the maker, settles where everything else in it comes from.',
    ],
    things: [],
    sources: ['general'],
  }
}

const saysAllergy = /\b(?:allerg\w*|react\w*|rash|hives|swell\w*|swelling|anaphyla\w*)\b/i

/** What comes from animals, for whoever leaves it out as a vegan and not for an allergy. */
export const notVegan = (
  { heard: { things }, situation, request: { message, turns, profile } }: Asked,
  rule: string,
): Sketch | undefined => {
  const [thing] = things.filter(({ ingredient }) => ingredient?.origins.some((origin) => animalOrigins.has(origin)))
  const told = [message, profile?.avoid ?? '', ...messagesOf(turns)].join(' ')
  const vegan = situation.heard.includes('no anything from animals')
  if (
    thing === undefined ||
    !animalOrigins.has(rule.replace('avoid:', '')) ||
    !(vegan || situation.heard.includes('no animal products')) ||
    saysAllergy.test(told)
  )
    return undefined
  return {
    paragraphs: [
      `**No, ${thing.called} ${is(thing)} not ${vegan ? 'vegan' : 'for you'}: ${thing.plural ? 'they come' : 'it comes'} from animals.**`,
      doesOf(thing),
      isOf(thing, 'occlusive', 'emollient', 'wax', 'butter')
        ? '**Instead:** petroleum jelly, shea or cocoa butter, candelilla or carnauba wax, or a plant oil such as jojoba seal ' +
          'skin and lips as well.'
        : undefined,
      'A vegan mark on the pack, or the maker, settles where the rest comes from. It does skin no harm; the choice is yours.',
    ],
    things: [],
    sources: thing.ingredient?.full?.sources ?? ['general'],
    suggestions: ['Which balm is vegan?', 'Check an ingredient list'],
  }
}
