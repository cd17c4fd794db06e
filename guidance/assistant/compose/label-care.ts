import type { LabelCheck } from '#contract/guidance.ts'
import type { Family, SkinType } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Situation } from '../../safety/situation.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { capital, listed } from './draft.ts'
import { howLine, lineOn, usageOf } from './facts.ts'
import { isActive, isOf, isRetinoid, isUvFilter, objection } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// What a list means for skin: what on it dries, whether it suits a type of skin, and how a product with such a list is used.

type Item = LabelCheck['items'][number]

/** The names of items as printed, each once. */
export const printedOf = (items: readonly Item[]): string =>
  listed([...new Set(items.map(({ printed }) => printed.trim()))].slice(0, 5))

/** Drying alcohols by the names they are printed under; the word alone where it stands as an item. */
const dryingNames = new RegExp(
  pattern`
  \b(?:sd |denatured )?alcohol denat\b\.?|\bdenatured alcohol\b|\bisopropyl alcohol\b|\bisopropanol\b|\bsd alcohol\b|(?<=[,:;] ?)(?:ethanol|
  alcohol)(?= ?(?:[,;.]|$))`,
  'gi',
)

/** Drying alcohols on a list; a name that stands in the words around it counts too, since lists are often put into the question. */
export const dryingAlcohols = (items: readonly Item[], message: string): string[] => {
  const found = items.filter((item) => isOf(item, 'drying-alcohol')).map(({ printed }) => printed.trim())
  const inWords = Array.from(message.matchAll(dryingNames), ([name]) => name.replace(/\.$/, '').trim())
  return [
    ...found,
    ...inWords.filter((name) => !found.some((one) => one.toLowerCase().includes(name.toLowerCase()))),
  ].filter((name, at, all) => all.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at)
}

/** How far up it stands: amounts are not printed, the order is. */
const placeOf = (items: readonly Item[], name: string): string => {
  const at = items.findIndex(({ printed }) => printed.trim() === name) + 1
  return at === 0
    ? ''
    : at <= 5
      ? ` (number ${at} of ${items.length}, so a good part of it)`
      : ' (further down, so less of it)'
}

/** "What on it will dry me out?" */
export const asksDrying = pattern`
  \b(?:drying|dries|strip\w*|dr(?:y|oog) (?:\w+ ){0,3}(?:out|uit)|uitdroog\w*|(?:make|leave|leaves) (?:\w+ ){1,3}(?:dry|tight)|harsh)\b`

export const ofDrying = (items: readonly Item[], message: string): string => {
  const alcohols = dryingAlcohols(items, message)
  const washes = items.filter((item) => isOf(item, 'sulfate', 'soap'))
  const peels = items.filter(
    (item) => isRetinoid(item) || isOf(item, 'aha', 'bha') || item.ingredient === 'benzoyl-peroxide',
  )
  const fatty = items.filter((item) => isOf(item, 'fatty-alcohol'))
  const kind =
    fatty.length === 0
      ? ''
      : ` ${printedOf(fatty)} ${fatty.length > 1 ? 'are fatty alcohols: they soften' : 'is a fatty alcohol: it softens'} ` +
        'instead of drying.'
  const all = [...alcohols, ...[...washes, ...peels].map(({ printed }) => printed.trim())]
  const [first] = all
  if (first === undefined) return `**No, nothing on this list is known to dry skin.**${kind}`
  const why = [
    alcohols.length > 0 ? 'Such an alcohol evaporates fast, takes oil with it and can sting.' : '',
    washes.length > 0
      ? `${printedOf(washes)} foams well and strips oil; rinse it off soon, or take a sulfate-free wash.`
      : '',
    peels.length > 0 ? `${printedOf(peels)} loosens dead cells and can dry skin at first.` : '',
  ]
    .filter((line) => line !== '')
    .join(' ')
  return (
    `**Yes: ${listed(all.slice(0, 4))}${all.length === 1 ? placeOf(items, first) : ''} can dry skin.** ${why}${kind} ` +
    'Dry or sensitive skin: choose one without, and moisturise straight after.'
  )
}

type Suits = { good: readonly Family[]; ids?: readonly string[]; hard: readonly Family[]; why: string }
const suits: Partial<Record<SkinType, Suits>> = {
  dry: {
    good: ['humectant', 'ceramide', 'occlusive', 'butter', 'plant-oil', 'cholesterol', 'fatty-alcohol'],
    hard: ['drying-alcohol', 'sulfate', 'soap', 'clay'],
    why: 'too stripping for skin that lacks oil and water',
  },
  oily: {
    good: ['bha', 'clay'],
    ids: ['niacinamide', 'zinc-pca', 'azelaic-acid'],
    hard: ['butter', 'wax'],
    why: 'heavy for skin that shines',
  },
  combination: {
    good: ['bha', 'humectant'],
    ids: ['niacinamide', 'zinc-pca'],
    hard: ['butter', 'wax', 'soap'],
    why: 'too heavy, or too stripping, for mixed skin',
  },
}

/** "Good for my oily skin?": the verdict, and what on the list it rests on. */
export const ofSkin = (items: readonly Item[], skinType: SkinType): string | undefined => {
  const row = suits[skinType]
  if (row === undefined) return undefined
  const hard = items.filter((item, at) => isOf(item, ...row.hard) && !(isOf(item, 'drying-alcohol') && at > 7))
  const good = items.filter((item) => isOf(item, ...row.good) || (row.ids ?? []).includes(item.ingredient ?? ''))
  const forIt =
    good.length === 0
      ? ''
      : ` ${hard.length > 0 ? `In its favour: ${printedOf(good)}.` : `What speaks for it: ${printedOf(good)}.`}`
  return hard.length > 0
    ? `**Rather not for ${skinType} skin: ${printedOf(hard)} ${hard.length > 1 ? 'are' : 'is'} ${row.why}.**${forIt} Look for one without it.`
    : good.length > 0
      ? `**Yes, by its list it suits ${skinType} skin: nothing on it is ${row.why}.**${forIt}`
      : `**It may do for ${skinType} skin: nothing on it speaks against it, and nothing does much for it.**`
}

/** "Will it leave a white cast?" */
export const asksCast = /\b(?:cast|white|ashy|grey|ghost\w*|wit)\b/

/** "Is it chemical or mineral, and will it leave a cast?": the kind is told first. */
const asksKindToo = /\b(?:chemical|organic|mineral|physical|chemiese|minerale)\b/

export const ofCast = (items: readonly Item[], said = ''): string | undefined => {
  const mineral = items.filter((item) => isOf(item, 'uv-filter-mineral'))
  const organic = items.some((item) => isOf(item, 'uv-filter-organic'))
  const tint = items.some(
    ({ ingredient, printed }) => ingredient === 'iron-oxides' || /iron oxide|ci 7749/i.test(printed),
  )
  const kind = asksKindToo.test(said)
    ? mineral.length === 0
      ? 'It is a chemical one, and hardly leaves a cast'
      : organic
        ? 'It is both, mineral and chemical'
        : 'It is a mineral one'
    : undefined
  if (mineral.length === 0)
    return organic
      ? `**${kind ?? 'Hardly'}: its filters are organic ones, which dry clear.** Let it sink in, a little at a time.`
      : undefined
  if (kind !== undefined)
    return `**${kind}: ${printedOf(mineral)}${tint ? ', with iron oxides that tint it, so it leaves less of a cast than most' : ' without a tint, so on deeper skin it probably looks white or grey'}.** Less shows on moisturised skin, rubbed in a little at a time.`
  return tint
    ? `**Less than most: it has ${printedOf(mineral)}, but iron oxides tint it.** Try the shade on your jaw in daylight: too light a tint still looks grey on ` +
        'deeper skin.'
    : `**Probably, on deeper skin: ${printedOf(mineral)} without a tint looks white or grey.** Less shows on moisturised skin, rubbed in a little at a time.`
}

export const asksUse = pattern`
  \b(?:when (?:do|must|should|can|to)|how often|how many times|how (?:do|must|should|can) (?:i|we|you) (?:use|apply)|how to use|morning or (?:night|
  evening)|(?:day|am) or (?:night|pm)|night or (?:day|morning)|every ?day|daily|hoe dikwels|wanneer|hoe gebruik)\b`

/** What sets the pace of a product: the active on its list that asks for most care. */
export const leadOf = (knowledge: Knowledge, items: readonly Item[]): Thing | undefined => {
  const things = items
    .flatMap(({ ingredient }) => (ingredient === null ? [] : (knowledge.byId(ingredient) ?? [])))
    .map(thingOf)
  return leadAmong(things)
}

/** Of several things the active that asks for most care. */
export const leadAmong = (things: readonly Thing[]): Thing | undefined =>
  things.find(isRetinoid) ?? things.find((thing) => isOf(thing, 'aha', 'bha')) ?? things.find(isActive)

/** "When do I use this?" */
export const ofUse = (lead: Thing | undefined): string => {
  if (lead === undefined)
    return '**Nothing on it sets a limit: morning and night will do, unless the pack says otherwise.** A thin layer on clean skin.'
  const { often, time } = usageOf(lead)
  const how = howLine(lead)?.replace(/ Use (?:it|them) [^.]*\.$/, '') ?? ''
  return `**${often.startsWith('every morning') ? capital(often) : `${capital(time)}, ${often}`}: ${lead.called} sets the pace of this one.** ${lineOn(lead)} ${how}`
}

/** "What is the active in this?", "which ingredient does the work?" */
export const asksActives =
  /\b(?:whats?|which|what is|what are|wat|watter)\b(?: \S+){0,4} (?:actives?|aktiewe?|(?:active|main|key|working|important|hero|star|best) (?:ingredients?|one|bestanddele?)|(?:ingredients?|one|bit|part) (?:\S+ )?(?:does|do|works?|doing) (?:the |all the |most of the )?(?:work|job|something)?)/

/** What acts on skin, by name, and what it does. */
export const ofActives = (knowledge: Knowledge, items: readonly Item[]): string => {
  const found = items.flatMap((item) => {
    const known = item.ingredient === null ? undefined : knowledge.byId(item.ingredient)
    const thing = known && thingOf(known)
    return thing !== undefined &&
      (isActive(thing) ||
        isUvFilter(thing) ||
        isOf(thing, 'medicine') ||
        (thing.ingredient?.full?.helps ?? []).some(
          ({ evidence, concern }) => concern !== 'dehydration' && (evidence === 'strong' || evidence === 'moderate'),
        ))
      ? [{ item, thing }]
      : []
  })
  const [first, second] = found
  return first === undefined
    ? '**Nothing on it is an active: it cleans, softens or moistens, and that is all it needs to do.**'
    : `**${listed(found.slice(0, 4).map(({ item }) => item.printed.trim()))}: ${second === undefined ? 'that is what acts in it' : 'those act in it'}.** ${lineOn(first.thing)}`
}

/** What upsets or has no business on young skin, beside the actives that the safety rules name. */
const upsets = [
  'fragrance',
  'fragrance-allergen',
  'essential-oil',
  'cooling',
  'drying-alcohol',
  'isothiazolinone',
  'formaldehyde-releaser',
  'medicine',
  'retinoid-medicine',
  'illegal-lightener',
  'hair-dye',
] as const

/** Declared as an allergen, and mostly there to keep a plain product. */
const keepsOnly = /^\W*benzyl alcohol\b/i

/** "Is it fine for my two-year-old?": by the safety rules for a child; of filters the mineral ones. Source: general dermatology practice. */
export const ofChild = (knowledge: Knowledge, items: readonly Item[], situation: Situation): string => {
  const child = { ...situation, conditions: new Set([...situation.conditions, 'under-12' as const]) }
  const barred = items.filter((item) => {
    const known = item.ingredient === null ? undefined : knowledge.byId(item.ingredient)
    return (
      (isOf(item, ...upsets) && !keepsOnly.test(item.printed)) ||
      (known !== undefined && objection(knowledge, thingOf(known), child)?.tone === 'avoid')
    )
  })
  const filters = items.filter((item) => isOf(item, 'uv-filter-mineral', 'uv-filter-organic'))
  const mineral = filters.length > 0 && filters.every((item) => isOf(item, 'uv-filter-mineral'))
  const sun =
    filters.length === 0
      ? ''
      : situation.babyMonths !== undefined && situation.babyMonths < 6
        ? ' Under six months shade and clothes come before any sunscreen: ask the clinic first.'
        : `${mineral ? ` ${printedOf(filters)} ${filters.length === 1 ? 'is' : 'are'} the kind of filter that young skin takes best.` : ''} A thick layer, again every two hours; shade and clothes first.`
  if (barred.length > 0)
    return `**Rather not for a child: ${printedOf(barred)} can sting or irritate young skin, which has no need of ${barred.length > 1 ? 'them' : 'it'}.** Look for a plain${barred.some((item) => isOf(item, 'fragrance', 'fragrance-allergen', 'essential-oil')) ? ', fragrance-free one' : ' one without it'}.${sun}`
  const unread = items.filter(({ how }) => how === 'unrecognised')
  return (
    `**${unread.length === 0 ? 'Yes, by its list it suits a child' : `As far as I can read it, yes; ${printedOf(unread)} I do not know`}: I find no scent and no ` +
    `active on it.**${sun} Try it on a small patch first.`
  )
}

const fattyNames = /(?:palmit|stear|ole|laur|myrist|linole)(?:ate|ic acid)|cocoate|caprylate|polysorbate|galactomyces/i
const coolNames = /menthol|camphor|hamamelis|witch hazel/i

/** How conditions are named, what on a list counts against each, and why. Sources: general dermatology practice. */
const ofConditions: readonly {
  named: RegExp
  called: string
  hard: (item: Item) => boolean
  why: string
  look: string
  none: string
}[] = [
  {
    named:
      /\b(?:fungal acne|malassezia|pityrosporum|yeast (?:acne|folliculitis|bumps)|fungal (?:folliculitis|bumps))\b/,
    called: 'fungal acne',
    hard: (item) =>
      isOf(item, 'plant-oil', 'butter', 'fatty-acid') ||
      (!/phosphate|sulfate|lactylate/i.test(item.printed) && fattyNames.test(item.printed)),
    why: 'the yeast behind it (Malassezia) feeds on such oils, fatty acids and their esters',
    look: 'Look for a light gel with glycerin, niacinamide or squalane, and ask a pharmacist about a ketoconazole or zinc wash.',
    none: 'feed the yeast behind fungal acne',
  },
  {
    named: /\b(?:rosacea|rosasea)\b/,
    called: 'rosacea',
    hard: (item) =>
      isOf(item, 'drying-alcohol', 'fragrance', 'essential-oil', 'aha', 'bha', 'retinoid', 'sulfate') ||
      coolNames.test(item.printed),
    why: 'such things set off flushing and stinging',
    look: 'Look for a plain, fragrance-free one with glycerin, ceramides, niacinamide or azelaic acid.',
    none: 'set off rosacea',
  },
  {
    named: /\basthma\w*\b/,
    called: 'asthma',
    hard: (item) =>
      isOf(item, 'fragrance', 'fragrance-allergen', 'essential-oil') || /menthol|camphor|eucalypt/i.test(item.printed),
    why: 'a strong scent can tighten the chest',
    look: 'Look for a fragrance-free one, and nothing that is sprayed.',
    none: 'trouble asthma',
  },
  {
    named: /\bpsoriasis\b/,
    called: 'psoriasis',
    hard: (item) =>
      isOf(item, 'drying-alcohol', 'fragrance', 'essential-oil', 'sulfate', 'soap') || coolNames.test(item.printed),
    why: 'such things dry and irritate plaques',
    look: 'Look for a thick, fragrance-free cream or ointment.',
    none: 'irritate psoriasis',
  },
]

/** "This burns my face, which one is it?" */
export const asksSting =
  /^(?=.*\b(?:which|what|whats|wat|watter)\b)(?=.*\b(?:burn\w*|sting\w*|itch\w*|irritat\w*|rash|react\w*|brand|jeuk)\b)/

/** What on a list most often stings or brings a rash, the acids and the alcohol first. */
export const ofSting = (items: readonly Item[]): string => {
  const sting = items.filter(
    (item) =>
      isRetinoid(item) ||
      isOf(item, 'aha', 'bha', 'drying-alcohol') ||
      item.ingredient === 'benzoyl-peroxide' ||
      coolNames.test(item.printed),
  )
  const allergy = items.filter(
    (item) =>
      !sting.includes(item) &&
      isOf(
        item,
        'fragrance',
        'fragrance-allergen',
        'essential-oil',
        'isothiazolinone',
        'formaldehyde-releaser',
        'sulfate',
      ),
  )
  const found = [...sting, ...allergy]
  return found.length === 0
    ? '**Nothing on it is known for that; any ingredient can still upset some skin.** Stop it, rinse, and keep the label: a ' +
        'patch test at a doctor shows which one it is.'
    : `**Most likely ${printedOf(found.slice(0, 1))}${found.length === 1 ? '' : `, or ${printedOf(found.slice(1, 4))}`}, but a list alone cannot prove it.** ` +
        'Stop it, rinse with cool water and keep the label. Stinging at once is mostly irritation; an itchy rash a day or two later is ' +
        'more like an allergy, and a patch test at a doctor shows to what.'
}

/** "I have fungal acne, is it safe for that?": the verdict for the condition that is named, and what on the list it rests on. */
export const ofCondition = (items: readonly Item[], said: string): { text: string; no: boolean } | undefined => {
  const row = ofConditions.find(({ named }) => named.test(said))
  if (row === undefined) return undefined
  const hard = items.filter(row.hard)
  return hard.length === 0
    ? {
        text: `**Yes, by its list: nothing on it is known to ${row.none}.** Try it for two weeks on a small area.`,
        no: false,
      }
    : { text: `**Rather not for ${row.called}: it has ${printedOf(hard)}, and ${row.why}.** ${row.look}`, no: true }
}
