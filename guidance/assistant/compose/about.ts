import type { Family, SkinType } from '../../knowledge/kinds.ts'
import { avoidedIn } from '../../safety/avoided.ts'
import { calledOf, type Thing, thingOf } from '../understand/things.ts'
import { closestNames } from '../understand/vocabulary.ts'
import {
  bullets,
  type Asked,
  capital,
  type Composer,
  is,
  listed,
  saidIn,
  sentence,
  type Sketch,
  small,
} from './draft.ts'
import { brandsIn } from './brands.ts'
import { bySkinType, composeForConcern, fittingOthers, ingredientsFor } from './concern.ts'
import { forPurpose } from './for-purpose.ts'
import { kindHarm, kindTexts } from './kinds.ts'
import { meansOf } from './label-question.ts'
import { reactionTold } from './reaction-told.ts'
import { kitchenOnTrouble } from './kitchen-on-trouble.ts'
import {
  carefulLine,
  carefulList,
  carefulOf,
  comedogenicLine,
  concernCalled,
  doesOf,
  doubt,
  evidenceCalled,
  helpsLine,
  helpsOf,
  howLine,
  legalLine,
  lineOn,
  placeFor,
  usageOf,
} from './facts.ts'
import {
  basics,
  expects,
  hasEczema,
  isActive,
  isOf,
  mayRecommend,
  objection,
  preservativeLine,
  stopLine,
} from './lines.ts'
import { pattern } from '../../text/pattern.ts'
import { illnessNote } from './with-health.ts'

/** A brand known by its name alone: on the face the kind of product decides, and of two none is said to be better. */
const composeBrand = (asked: Asked): string[] => {
  const { tokens, cues, kinds } = asked.heard
  const brands = brandsIn(tokens)
  const names = brands.length === 0 ? 'that brand' : listed(brands)
  const paste = 'Paste the list from the pack here and I go through it item by item.'
  const said = saidIn(asked)
  if (
    brands.length < 2 &&
    !cues.has('compare') &&
    /\b(?:face|gesig|ubuso)\b/.test(said) &&
    (cues.has('canI') || /\b(?:body|lyf)\b/.test(said)) &&
    kinds.every((kind) => kind === 'moisturiser' || kind === 'body')
  )
    return [
      `**A plain, fragrance-free cream may go on the face, whatever the brand; ${names} I know by name only.**`,
      'Emollients and body creams are thick moisturisers: good on a dry face, a thin layer on damp skin, not in the eyes. On oily skin or pimples they are ' +
        'heavy and greasy: take a light lotion or gel there. What is made for feet or rough skin (much urea, acids) stays off the face.',
      `Try a little on the jaw for some days first. ${paste}`,
    ]
  return [
    `**I know ${names} by name only, so I cannot say ${brands.length > 1 ? 'which is better' : 'how good it is'}:** the ingredient list of the very product ` +
      `and how your skin takes it decide. ${paste}`,
    illnessNote(asked) ??
      'For any brand: fragrance-free if your skin is sensitive, a lighter texture if it is oily, a richer cream if it is dry, SPF 30–50 for the morning.',
  ]
}

const asksWhatFor = /^(?:what|whats|wat) .*\b(?:for|do|does|doen|vir)$/
const noStudy = 'Our records hold its name and function, and no study on what it does for skin.'
/** Not called an ingredient, and with a kind of product after it. */
const namesProduct = (said: string, unknown: string): boolean =>
  !/ (?:acid|oil|extract|powder|butter)$/.test(unknown) &&
  new RegExp(
    String.raw`\b(?:my|the|this|his|her|is|are|use|try|apply) (?:\w+ ){0,2}${unknown} (?!(?:acid|oil|extract|powder|butter|root)\b)(?:\w+ ){0,3}(?:serum|creams?|creme|lotion|wash|` +
      String.raw`cleanser|toner|gel|mask|sunscreen|moisturi[sz]er|range|products?|scrub|balm|soap|bleach)\b`,
  ).test(said)

const checkList = 'Can you check an ingredient list for me?'

/** "Does night cream help for dark marks?", "is hand cream ok for sensitive skin?": of a kind of product what must be in it, or out of it, decides. */
const kindVerdict = (asked: Asked, called: string): string | undefined => {
  const {
    heard: {
      concerns: [concern],
      skinType,
      kinds: [kind],
      who,
    },
  } = asked
  if (kind === 'sunscreen' && (concern === 'dark-spots' || concern === 'aging')) {
    return (
      `**Yes: of all products sunscreen does most against ${concernCalled[concern]}, used every morning.** ` +
      `UV and daylight bring them and keep them; best is a tinted one for marks.`
    )
  }
  if (kind === undefined || kind === 'sunscreen') return undefined
  const tender = skinType === 'sensitive' || concern === 'redness' || who.includes('eczema') || who.includes('rosacea')
  // To wash off oil, or to hold water, is what the kind itself is for.
  const isItsWork =
    kind === 'cleanser'
      ? concern === 'oiliness'
      : ['moisturiser', 'body', 'oil', 'lip'].includes(kind) && concern === 'dehydration'
  const helping = concern === undefined ? [] : fittingOthers(asked, ingredientsFor(asked, concern), undefined)
  if (concern !== undefined && helping.length > 0 && concern !== 'redness' && !tender && !isItsWork) {
    return (
      `**Only if it holds something that does: for ${concernCalled[concern]} that is ${listed(
        helping.map((one) => one.called),
        'or',
      )}.** ` + `By itself: ${kindTexts[kind].does}.`
    )
  }
  if (isItsWork) {
    return (
      `**Yes: a ${called} ${kind === 'cleanser' ? 'takes oil off, twice a day at most; more strips skin and leaves no less oil' : 'is just what dry skin needs'}.** ` +
      `It ${kindTexts[kind].does}.`
    )
  }
  if (!tender) return undefined
  return kind === 'exfoliant' || kind === 'mask'
    ? '**Better not on skin that is easily upset: grains, acids and clay scratch, sting and dry.** ' +
        'If at all, once a week, mild, for a few minutes, on calm skin.'
    : `**Yes, if it is plain: a fragrance-free ${called} with a short list mostly suits sensitive skin.** ` +
        `Scent, alcohol, menthol and acids do not. Test it on a small patch behind the jaw for some days.`
}

/** "I don't know that": said plainly, with the closest we have. */
export const composeUnknown: Composer = (asked) => {
  const { knowledge, heard } = asked
  const { unknown, household } = heard
  const plain = { sources: [], things: [], suggestions: [checkList, 'A simple routine for my skin'] }
  // What troubles the skin is answered without the product, whatever it is.
  if (unknown === undefined && heard.cues.has('brandName')) {
    return heard.concerns.length > 0 && !heard.cues.has('compare') && illnessNote(asked) === undefined
      ? composeForConcern({ ...asked, heard: { ...heard, kinds: [] } })
      : { ...plain, paragraphs: composeBrand(asked) }
  }
  if (unknown === undefined && household.length > 0) {
    return (
      kitchenOnTrouble(asked) ?? {
        paragraphs: [
          ...household.slice(0, 2).map(({ says }) => says),
          `For the face three things are enough: ${basics}.`,
        ],
        things: [],
      }
    )
  }
  if (unknown === undefined) {
    // A kind of product was spoken of, and no ingredient: what there is to say of the kind.
    const { called, does, often, how, look } = kindTexts[heard.kinds[0] ?? 'moisturiser']
    return {
      ...plain,
      ...(heard.kinds[0] !== undefined && { topic: { kind: heard.kinds[0] } }),
      paragraphs: [
        asksWhatFor.test(saidIn(asked))
          ? `**${capital(called)}: ${does}.**`
          : (kindVerdict(asked, called) ??
            kindHarm(heard) ??
            `**It depends on the product. ${capital(called)}: ${does}.**`),
        `${often === '' ? '' : `${often}. `}${how}`,
        look,
      ],
    }
  }
  // "Lizzy serum": a name before a kind of product is no ingredient.
  const [kind] = heard.kinds
  if (kind !== undefined && namesProduct(saidIn(asked), unknown)) {
    const { called, does, how, look } = kindTexts[kind]
    return {
      ...plain,
      topic: { kind },
      paragraphs: [
        `**I don’t know that ${called} by its name, so its ingredient list decides, and how your skin takes it.** Paste the list here and I go through it item ` +
          'by item.',
        `What to go by meanwhile: ${called} – ${does}. ${how}`,
        look,
        'Try it on a small patch behind the jaw for three evenings before it goes on the whole face.',
      ],
    }
  }
  const word = unknown
  // Of an extract that nobody knows its name still says which plant it is of.
  const left = avoidedIn({ ingredient: undefined, printed: word, families: [] }, asked.situation.avoid)
  if (left !== undefined) {
    return {
      ...plain,
      brief: true,
      paragraphs: [
        `**No, not for you: ${word.slice(0, 60)} ${left.says}.**${reactionTold(asked)}`,
        'I know nothing else of it, and how much of the plant’s ' +
          'protein is in it no label says: choose a product without it. After a strong reaction ask a doctor or allergist first.',
        'Lips or throat swelling, wheezing or faintness: call 112 or 10177 at once.',
      ],
    }
  }
  const [closest, ...others] = closestNames(knowledge, word)
  const first = `**I don’t know “${word.slice(0, 60)}” as a skincare ingredient,** so I will not guess what it does.`
  if (closest === undefined) {
    return {
      ...plain,
      paragraphs: [
        first,
        'It may be a brand’s own name for a mixture. Paste the ingredient list from the pack here and I go through it ' +
          'item by item; a pharmacist can look at it with you.',
        '**Something to eat or drink, or a plant from the garden or market?** Nothing in it is measured or kept clean for skin: it can sting, burn in the sun or bring a rash. Keep it off your face, above all off sore skin.',
      ],
    }
  }
  const thing = thingOf(closest)
  return {
    paragraphs: [
      first,
      `The closest I have is **${calledOf(closest)}**${others.length > 0 ? ` (or ${listed(others.map(calledOf), 'or')})` : ''}. ` +
        `${doesOf(thing)}`,
      howLine(thing),
    ],
    extras: ['If you meant something else, copy the name as it is printed, or paste the whole list.'],
    things: [thing],
    suggestions: [`What is ${calledOf(closest)}?`, checkList],
  }
}

const ofUse = pattern`
  \b(?:(?:on|to|op) (?:my|the|your|his|her) (?:\w+ )?(?:face|skin|cheeks|gesig|vel)|as (?:a |my )?(?:toner|moisturi[sz]er|cleanser|mask)|^(?:and |ok |
  so |but )*(?:can|may|should|could) i (?:also )?(?:add|use|try|apply))\b`

/** "Is X worth it?", "does X help my skin?": the verdict, with what it is used for. */
const isWorth = (asked: Asked, thing: Thing): string | undefined => {
  const said = saidIn(asked)
  if (
    !/^(?:does|do|is|are|will) .*\b(?:helps?|works?|worth|effective|good for (?:\w+ )?(?:skin|face)|do anything)\b/.test(
      said,
    ) &&
    !/\b(?:hyped?|overhyped|marketing|gimmick|scam|overrated|legit|thoughts|opinion|do (?:you|u) think|any good)\b/.test(
      said,
    )
  )
    return undefined
  const evidence = helpsOf(thing)[0]?.evidence
  if (evidence === undefined || evidence === 'none') return '**Little is proven for it on skin.**'
  // "Is it a gimmick?": a yes would mean that it does nothing.
  if (
    /\b(?:gimmick|scam|marketing|overrated|overhyped|nonsense|hype)\b/.test(said) &&
    !/\bwhats the hype|worth the hype\b/.test(said)
  ) {
    return `**${evidence === 'limited' || evidence === 'traditional' ? 'It may do a little, less than adverts promise.' : 'It does something: more than a name.'}** ${helpsLine(thing) ?? ''}`
  }
  return `**${evidence === 'limited' || evidence === 'traditional' ? 'Perhaps a little.' : 'Yes.'}** ${helpsLine(thing) ?? ''}`
}

/** "May I put X on my face?": the verdict, before what it is. */
const onFace = (asked: Asked, thing: Thing): string | undefined => {
  const {
    heard: { cues },
    knowledge,
    situation,
  } = asked
  if (!cues.has('canI') || !ofUse.test(saidIn(asked))) return undefined
  const against = objection(knowledge, thing, situation)
  if (against?.tone === 'avoid') return `**Better not for you: ${small(sentence(against.text))}**`
  if (isOf(thing, 'medicine', 'retinoid-medicine', 'illegal-lightener')) return undefined
  if (isOf(thing, 'essential-oil', 'drying-alcohol', 'soap')) return '**Better not: on the face it irritates easily.**'
  if (isOf(thing, 'plant-oil', 'mineral-oil', 'butter', 'occlusive', 'wax')) {
    return '**Yes, thinly, where your skin is dry; better not where it is oily or gets pimples.**'
  }
  return isActive(thing)
    ? '**Yes, slowly: begin with two evenings a week.**'
    : '**Yes, in a finished product made for the face.**'
}

/** "Is Vaseline enough as a moisturiser?": a fat seals, and adds no water. */
const enoughAlone = ({ heard: { kinds, tokens } }: Asked, thing: Thing): string | undefined =>
  /\b(?:enough|only|alone|instead|just|genoeg)\b/.test(tokens.join(' ')) &&
  (kinds.includes('moisturiser') || kinds.includes('body')) &&
  isOf(thing, 'occlusive', 'mineral-oil', 'butter', 'plant-oil', 'wax')
    ? '**On dry skin yes, over damp skin: it keeps water in, though it adds none. An oily face does better with a light lotion.**'
    : undefined

/** No cream or oil takes a scar away, whatever it does for marks. */
const onScars = ({ heard: { tokens } }: Asked, { called }: Thing): string | undefined =>
  /\b(?:scars?|scarring|letsels?|keloids?)\b/.test(tokens.join(' '))
    ? `**Not for scars with a dent or a bump: ${called} cannot fill or flatten them.** Flat brown marks fade with months of care and sunscreen; a doctor can help ` +
      'with real scars.'
    : undefined

/** "Is that the petrol kind?" */
const notFuel = ({ heard: { tokens } }: Asked, thing: Thing): string | undefined =>
  (isOf(thing, 'mineral-oil') || thing.ingredient?.id === 'petrolatum') &&
  /\b(?:petrol|diesel|fuels?|primus|stoves?|lamps?|heaters?|engines?|motor oil|crude|candles?|poison\w*)\b/.test(
    tokens.join(' '),
  )
    ? `**No, it is not the fuel and no poison on skin: ${thing.called} for cosmetics and medicines is highly purified.** What is sold for stoves, lamps and ` +
      'engines is not: that never goes on skin or into a mouth.'
    : undefined

/** "Is urea pee?" */
const notUrine = ({ heard: { tokens } }: Asked, { ingredient }: Thing): string | undefined =>
  ingredient?.id === 'urea' && /\b(?:pee|wee|urine|piss|urinate|uriene|pipi)\b/.test(tokens.join(' '))
    ? '**No, it is not urine: the urea in creams is made in a laboratory, and clean skin holds some of its own.**'
    : undefined

/** "What is X?" */
export const composeWhatIs: Composer = (asked) => {
  const [thing] = asked.heard.things
  if (thing === undefined) return composeUnknown(asked)
  const { ingredient, family } = thing
  const own = notUrine(asked, thing) ?? notFuel(asked, thing) ?? onScars(asked, thing)
  const purpose = own === undefined ? forPurpose(asked, thing) : undefined
  if (purpose !== undefined) return purpose
  const known = ingredient?.full !== undefined
  const worth = known ? isWorth(asked, thing) : undefined
  return {
    things: [thing],
    paragraphs: [
      own ?? enoughAlone(asked, thing) ?? onFace(asked, thing) ?? worth,
      known
        ? lineOn(thing)
        : `**${capital(thing.called)}** is a cosmetic ingredient; its job is: ${ingredient?.does ?? 'not recorded'}.`,
      known ? (worth === undefined ? helpsLine(thing) : undefined) : noStudy,
      known
        ? (howLine(thing) ??
          `Kind of ingredient: ${(thing.families[0] ?? '').replaceAll('-', ' ')}. You meet it in finished products, in small amounts.`)
        : undefined,
    ],
    extras: [
      meansOf(thing.families[0]),
      carefulLine(thing, asked),
      comedogenicLine(thing, asked),
      isActive(thing) ? stopLine : undefined,
      legalLine(thing),
      isOf(thing, 'preservative', 'paraben') ? preservativeLine : undefined,
      isActive(thing) ? `Judge it after ${usageOf(thing).takes}.` : undefined,
      usageOf(thing).used
        ? undefined
        : 'Amounts are not printed: the nearer the front of the list, the more there is of it.',
      known ? `${family === undefined ? 'On a label it reads' : 'A common one is'} ${ingredient.inci}.` : undefined,
    ],
  }
}

/** What suits a skin type beside what helps with its concern. */
const suitsAll: readonly Family[] = ['humectant', 'ceramide', 'pha', 'soothing']
const suits: Record<SkinType, readonly Family[]> = {
  dry: ['occlusive', 'plant-oil', 'butter', 'emollient', 'cholesterol'],
  oily: ['bha', 'clay', 'retinoid', 'aha'],
  combination: ['bha', 'vitamin'],
  normal: ['vitamin-c', 'retinoid', 'aha'],
  sensitive: ['occlusive', 'uv-filter-mineral'],
}

/** What can be hard on a skin type, by the knowledge's own warnings. */
const isHardOn = (thing: Thing, skin: SkinType): boolean =>
  carefulOf(thing).some(({ who }) => who === skin) ||
  ((skin === 'oily' || skin === 'combination') && isOf(thing, 'butter', 'occlusive', 'wax'))

/** "Does X help Y?", "is X good for oily skin?": the verdict with how sure we are, then how, or what helps instead. */
export const composeDoesHelp: Composer = (asked): Sketch => {
  const { knowledge, heard, situation } = asked
  const { concerns, skinType } = heard
  const [thing, second] = heard.things
  if (thing === undefined) return composeUnknown(asked)
  if (second !== undefined && concerns.length > 0) {
    const sure = (one: Thing) => Math.min(...concerns.map((concern) => doubt(one, concern)))
    const ranked = [...heard.things].sort(
      (a, b) =>
        sure(a) - sure(b) || placeFor(asked, a, concerns[0] ?? 'acne') - placeFor(asked, b, concerns[0] ?? 'acne'),
    )
    const [winner = thing, other = second] = ranked
    const one = composeDoesHelp({ ...asked, heard: { ...heard, things: [winner] } })
    return { ...one, extras: [lineOn(other), ...(one.extras ?? [])], things: [winner, other] }
  }
  const avoided = objection(knowledge, thing, situation)
  if (avoided?.tone === 'avoid' && concerns.length > 0 && !expects(situation)) {
    const other = composeForConcern({ ...asked, heard: { ...heard, things: [] } })
    return {
      ...other,
      paragraphs: [`**Not for you: ${small(sentence(avoided.text))}**${reactionTold(asked)}`, ...other.paragraphs],
    }
  }
  const ofSkin = skinType === undefined ? undefined : bySkinType[skinType]
  const concern =
    concerns[0] ?? ofSkin ?? (hasEczema(asked) ? 'dehydration' : heard.who.includes('rosacea') ? 'redness' : undefined)
  if (concern === undefined) return composeWhatIs(asked)
  const evidence = helpsOf(thing).find((one) => one.concern === concern)?.evidence
  const entry = knowledge.concern(concern)
  const { called } = thing
  const forWhat =
    skinType !== undefined && concerns.every((one) => one === ofSkin)
      ? `${skinType} skin`
      : concerns.length === 0 && hasEczema(asked)
        ? 'eczema-prone skin'
        : concernCalled[concern]
  const hard = skinType !== undefined && isHardOn(thing, skinType) // What suits a type of skin says nothing of another trouble.
  const good =
    skinType !== undefined &&
    (concerns.length === 0 || concern === ofSkin) &&
    isOf(thing, ...suitsAll, ...suits[skinType])
  const common = {
    things: [thing],
    sources: [...(thing.ingredient?.full?.sources ?? []), ...(evidence === undefined ? entry.sources : [])],
    suggestions: [
      `How often should I use ${called}?`,
      `What else helps with ${concernCalled[concern]}?`,
      'How long until it works?',
    ],
  }
  const care = [carefulLine(thing, asked), comedogenicLine(thing, asked)]
  if ((evidence !== undefined && evidence !== 'none') || (good && !hard)) {
    const weak = evidence === 'limited' || evidence === 'traditional'
    const verdict = weak
      ? `Perhaps a little: ${called} may help with ${forWhat}.`
      : `Yes, ${called} ${is(thing)} a good choice for ${forWhat}.`
    return {
      ...common,
      paragraphs: [
        `**${verdict}**${evidence === undefined ? '' : ` ${capital(evidenceCalled[evidence])}.`}`,
        `*Why:* ${doesOf(thing)}${hard ? ' On your skin type start slowly: it can dry or sting.' : ''}`,
        howLine(thing),
      ],
      extras: [
        ...care,
        `Give it ${usageOf(thing).takes} before you judge.`,
        situation.deeperSkin ? entry.deeperSkin : undefined,
      ],
    }
  }
  const better = entry.firstLine
    .filter(({ ingredients, text }) => {
      const named = ingredients.map((id) => knowledge.byId(id))
      return (
        named.length > 0 &&
        named.every((one) => one !== undefined && mayRecommend(knowledge, one, situation)) &&
        !(expects(situation) && /retin/i.test(text))
      )
    })
    .slice(0, 2)
  return {
    ...common,
    paragraphs: [
      `**${
        hard && isOf(thing, 'butter', 'occlusive', 'wax', 'plant-oil')
          ? `It is heavy for ${forWhat}: keep ${called} for dry places, thinly.`
          : hard
            ? `It can be hard on ${forWhat}: ${called} may dry or sting.`
            : forWhat === 'sensitive skin' && isOf(thing, 'butter', 'occlusive', 'humectant', 'emollient', 'plant-oil')
              ? `Usually fine on sensitive skin: ${called} rarely sting${thing.plural === true ? '' : 's'}, though it calms nothing by itself.`
              : `Not really: ${called} ${is(thing)} not known to do much for ${forWhat}.`
      }**`,
      thing.ingredient?.full === undefined ? noStudy : lineOn(thing),
      better.length > 0
        ? `**What does more for ${concernCalled[concern]}:**\n${bullets(better.map(({ text }) => text))}`
        : undefined,
    ],
    extras: [care[1], entry.takes],
    things: [
      thing,
      ...better
        .flatMap(({ ingredients }) => ingredients)
        .flatMap((id) => knowledge.byId(id) ?? [])
        .map(thingOf),
    ],
  }
}

/** What else there is to say of something that was just explained. */
export const moreOn = (asked: Asked, thing: Thing): Sketch => {
  const helps = helpsOf(thing)
    .slice(0, 4)
    .map(({ concern, evidence }) => `${capital(concernCalled[concern])}: ${evidenceCalled[evidence]}`)
  return {
    paragraphs: [
      helps.length > 0
        ? `**What ${thing.called} can do, and how sure we are:**\n${bullets(helps)}`
        : `**There is little more that is certain about ${thing.called}.** ${doesOf(thing)}`,
      carefulList(thing),
      howLine(thing),
    ],
    extras: [comedogenicLine(thing, asked), legalLine(thing), `Judge it after ${usageOf(thing).takes}.`],
    things: [thing],
  }
}
