import type { Condition } from '../../knowledge/kinds.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, bullets, type Draft, small } from './draft.ts'
import { proposes } from './in-place-of.ts'
import { expects, spf } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "What can I use instead of retinol?": which ingredient comes nearest, for what it was wanted. Sources: the entries of content/knowledge, general.

/** `plain`: no active, nothing to begin slowly; `stings`: what is said only where that is the trouble. */
type Row = {
  name: string
  words: RegExp
  first: string
  by: readonly string[]
  note?: string
  stings?: string
  plain?: true
}

const oneNew = `One new thing at a time, two or three nights a week at first, and ${spf} every morning.`

/** What comes nearest to an ingredient, the narrower words first. */
export const nearest: readonly Row[] = [
  {
    name: 'tretinoin, adapalene',
    words: /\b(?:tretinoin|tret|retin a|retina|adapalene|differin|tazarotene|trifarotene)\b/,
    first: 'A retinol or retinal from the shelf is the nearest; for pimples benzoyl peroxide or azelaic acid.',
    by: [
      '**Pimples:** benzoyl peroxide 2.5%, azelaic acid 10% or salicylic acid 0.5–2%.',
      '**Marks:** azelaic acid, niacinamide, a tinted sunscreen.',
      '**Lines:** retinol 0.1–0.3% two nights a week.',
    ],
    note: 'Was it prescribed? Ask whoever prescribed it before you stop: a lower strength or fewer nights may be all it needs.',
  },
  {
    name: 'retinol, retinal',
    words: /\b(?:retinol|retinal|retinaldehyde|retinoids?|vitamin a)\b/,
    first: 'Bakuchiol or azelaic acid comes nearest, but nothing from a shelf is as well proven for lines.',
    by: [
      '**Lines:** bakuchiol 0.5–1%, twice a day (small studies), vitamin C in the morning, and sunscreen, which does most.',
      '**Pimples:** azelaic acid 10%, benzoyl peroxide 2.5% or salicylic acid 0.5–2%.',
      '**Marks:** azelaic acid or niacinamide, and a tinted sunscreen.',
    ],
    stings: 'Did it only sting? Half of it, two nights a week, over a moisturiser, is milder than most substitutes.',
  },
  {
    name: 'benzoyl peroxide',
    words: /\b(?:benzoyl(?: peroxide)?|benzac|brevoxyl|panoxyl|bpo?)\b/,
    first: 'Azelaic acid or salicylic acid is milder and comes nearest.',
    by: [
      '**Red, sore pimples:** azelaic acid 10%, or adapalene 0.1% from a pharmacist (not in pregnancy).',
      '**Blackheads and shine:** salicylic acid 0.5–2%.',
      '**Too harsh only?** Benzoyl peroxide 2.5% as a wash, rinsed off after a minute, every second day.',
    ],
  },
  {
    name: 'salicylic acid',
    words: /\b(?:salicylic|salicylate|bha|beta hydroxy)\b/,
    first: 'Azelaic acid, or mandelic acid for blackheads, comes nearest.',
    by: [
      '**Blackheads and rough texture:** mandelic or lactic acid 5–10%, or a PHA such as gluconolactone, one to three nights a week.',
      '**Red pimples:** azelaic acid 10% or benzoyl peroxide 2.5%.',
      '**Scalp and body:** a urea or lactic acid lotion.',
    ],
  },
  {
    name: 'glycolic and other acids',
    words: /\b(?:glycolic|ahas?|alpha hydroxy|lactic|mandelic|exfoliating acids?)\b/,
    first: 'A milder acid comes nearest: lactic or mandelic 5%, or a PHA such as gluconolactone.',
    by: [
      '**Dull, rough skin:** a PHA, one to three nights a week; on the body urea 5–10%.',
      '**Marks:** azelaic acid, niacinamide or vitamin C, which do not peel.',
      '**No acid at all:** a soft, wet cloth once a week, and moisturiser.',
    ],
  },
  {
    name: 'vitamin C',
    words: /\b(?:vitamin c|vit c|ascorbic|l ascorbic)\b/,
    first: 'Niacinamide or azelaic acid does much the same for marks and tone.',
    by: [
      '**Marks and dullness:** niacinamide 2–5% or azelaic acid 10%, morning or night.',
      '**Against sun:** nothing replaces sunscreen; with dark marks a tinted one.',
    ],
  },
  {
    name: 'niacinamide',
    words: /\b(?:niacinamide|niacinimide|nicotinamide|vitamin b3|vit b3)\b/,
    first: 'Azelaic acid for marks and redness, ceramides or panthenol for the barrier.',
    by: [
      '**Marks and redness:** azelaic acid 10%.',
      '**Shine and pores:** salicylic acid 0.5–2%, a light gel moisturiser.',
      '**Barrier:** a plain cream with ' + 'ceramides, panthenol and glycerin.',
    ],
    stings: 'It is in many serums and creams today, so read the list; 2–5% stings less often than 10%.',
  },
  {
    name: 'azelaic acid',
    words: /\bazelaic\b/,
    first: 'Niacinamide comes nearest for redness and marks, benzoyl peroxide or salicylic acid for pimples.',
    by: [
      '**Marks:** niacinamide 2–5% or vitamin C, and a tinted sunscreen.',
      '**Pimples:** benzoyl peroxide 2.5% or salicylic acid 0.5–2%.',
      '**Rosacea:** ' + 'a clinic or dermatologist has creams for it.',
    ],
  },
  {
    name: 'hydroquinone, kojic acid, arbutin',
    words: /\b(?:hydroquinone|hq|kojic|arbutin|skin lightening cream|lightening cream)\b/,
    first: 'Azelaic acid, and a tinted sunscreen every morning: marks fade, your own colour stays.',
    by: [
      '**Beside it:** niacinamide 2–5% or vitamin C in the morning, for three months or more.',
      '**Melasma:** a dermatologist has more, such as ' + 'tranexamic acid, and supervises it.',
    ],
  },
  {
    name: 'hyaluronic acid',
    words: /\b(?:hyaluronic|hyaluronate|ha serum)\b/,
    plain: true,
    first: 'Glycerin: it draws and holds water as well, and costs less.',
    by: ['**On damp skin**, sealed with a moisturiser.', '**Also:** panthenol, urea 2–5% or aloe.'],
  },
  {
    name: 'ceramides',
    words: /\bceramides?\b/,
    plain: true,
    first: 'Petroleum jelly over a glycerin cream keeps water in as well.',
    by: [
      '**Dry or eczema-prone skin:** any thick, fragrance-free ointment, twice a day on damp skin.',
      '**Oily skin:** squalane or a light glycerin lotion.',
    ],
  },
  {
    name: 'urea',
    words: /\burea\b/,
    first: 'Lactic acid 5–10% for rough skin, glycerin for dry skin.',
    by: [
      '**Heels:** petroleum jelly under socks at night.',
      '**Cracked or sore skin:** a plain ointment only; acids and urea sting there.',
    ],
  },
  {
    name: 'petroleum jelly',
    words: /\b(?:petroleum jelly|vaseline|petrolatum)\b/,
    plain: true,
    first: 'A thick balm: shea butter, beeswax or lanolin seals nearly as well.',
    by: ['**Lighter:** squalane or sunflower oil over a moisturiser.', '**Nappy area:** zinc oxide paste.'],
  },
  {
    name: 'shea, cocoa and coconut',
    words: /\b(?:coconut oil|shea butter|cocoa butter|marula oil|argan oil|almond oil)\b/,
    plain: true,
    first: 'Sunflower oil, squalane or petroleum jelly does the same.',
    by: [
      '**Skin that breaks out:** squalane, or a light lotion instead of any oil.',
      '**Very dry skin:** petroleum jelly on damp skin.',
    ],
  },
  {
    name: 'lanolin',
    words: /\b(?:lanolin|wool wax)\b/,
    plain: true,
    first: 'Plain petroleum jelly, or a balm of shea or beeswax.',
    by: [
      '**Nipples while breastfeeding:** ask the clinic; plain petroleum jelly or a drop of milk often does.',
      '**Lips:** petroleum jelly.',
    ],
  },
  {
    name: 'tea tree oil',
    words: /\btea ?tree\b/,
    first: 'Benzoyl peroxide 2.5% or salicylic acid 0.5–2%: better proven, and seldom an allergy.',
    by: [
      '**Spots:** either of them, every second day at first.',
      '**Scalp:** a dandruff shampoo with ketoconazole or zinc pyrithione.',
    ],
  },
]

const actives = nearest.map(({ words }) => words.source).join('|')
const article = '(?:(?:a|an|my|the|any|n|die|using|strong|pure|daily|nightly|topical|prescription) )*'
const leads = pattern`
  \b(?:instead of|in (?:the )?place of|in plaas van|replac\w+(?: for| of)?|substitutes? for|alternatives? (?:to|for)|vervang\w*|similar to|(?:other|something|
  anything) than|besides|(?:milder|gentler|softer|weaker|safer|cheaper|kinder) (?:than|version of|form of|option (?:to|for|than))|esikhundleni (?:se|sika|
  ka)|sebakeng sa|endaweni ye)`.source
const after = new RegExp(
  String.raw`${leads} ${article}(?:${actives})|(?:${actives})(?: acid| cream| serum| gel)? (?:alternatives?|substitutes?|replacements?)\b`,
)
const barred = pattern`
  \b(?:cant|cannot|can not|couldnt|not allowed|kan nie|dont tolerate|too (?:harsh|strong|drying|strip\w*|dear|expensive|pricey)|(?:breaks?|broke|breaking) me out|
  irritates?|stings?|stung|burns?|burnt|dries|dried|hates?|allergic|reacts?|sold out|doesnt (?:work|suit)|didnt (?:work|suit))\b`
const stinging =
  /\b(?:st[iu]ngs?|burn\w*|harsh|strong|irritat\w*|redness|red|dr(?:y|ies|ied|ying)|gentl\w*|mild\w*|sensitive)\b/
const cheaper =
  /\b(?:cheap\w*|afford\w*|expensive|pricey|dupes?|version|brand|product with|serum with|cream with|goedkoop\w*)\b/
const hurting = /\b(?:st[iu]ngs?|burn(?:s|ing|t|ed)?|irritates?|raw)\b/
const elseAsked = pattern`
  \b(?:instead|what else|else (?:can|could|is|works)|alternatives?|substitutes?|replacements?|something (?:milder|gentler|softer|else|similar)|(?:milder|
  gentler|kinder) (?:one|option|choice)|wat anders|what anders|in plaas daarvan|iets anders|what (?:can|should|do) i use then|swap)\b`

const ofIt =
  /\b(?:alternatives?|substitutes?|replacements?) (?:to|for) (?:it|this|that|them)\b|\binstead of (?:it|this|that|them)\b/

/** For a child, and on skin that was peeled, burnt or is sore, nothing comes in its place. */
const notNow: readonly Condition[] = ['under-12', 'treated-skin', 'broken-skin', 'sunburn']

/** What comes nearest to an ingredient that somebody cannot or will not use; undefined where nothing of the kind is asked. */
export const nearestTo = (asked: Asked): Draft | undefined => {
  const { heard, request, situation } = asked
  const said = tokensOf(request.message).join(' ')
  // "Is there an alternative to it?": to what was spoken of a turn before.
  const found =
    after.exec(said)?.[0] ??
    (elseAsked.test(said) && (barred.test(said) || ofIt.test(said))
      ? `${said} ${heard.things[0]?.called.toLowerCase() ?? ''}`
      : undefined)
  const row = found === undefined ? undefined : nearest.find(({ words }) => words.test(found))
  // "Is bakuchiol as good as retinol?" has something in mind, "a cheaper retinol" its price.
  if (
    row === undefined ||
    heard.things.length > 1 ||
    cheaper.test(said) ||
    proposes.test(said) ||
    heard.isLabel ||
    heard.injected ||
    expects(situation) ||
    notNow.some((one) => situation.conditions.has(one)) ||
    heard.cues.has('lighten') ||
    heard.priceCents !== undefined ||
    /\b(?:sunscreen|spf|steroid|can i use \w+ instead)\b/.test(said)
  )
    return undefined
  return {
    paragraphs: [
      `**Without ${heard.things[0]?.called ?? row.name}: ${small(row.first)}**`,
      heard.harmed || hurting.test(said)
        ? 'First let skin calm down: only a mild wash, a plain moisturiser and sunscreen until nothing stings.'
        : undefined,
      bullets([...row.by]),
      row.note,
      stinging.test(said) ? row.stings : undefined,
      row.plain ? undefined : oneNew,
    ].filter((one) => one !== undefined),
    things: [],
    sources: ['general', ...(heard.things[0]?.ingredient?.full?.sources ?? [])],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I patch test?', 'A simple routine for my skin'],
  }
}
