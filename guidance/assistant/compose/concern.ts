import type { ConcernText } from '../../knowledge/entries.ts'
import type { Concern, SkinType } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { guarded } from '../guard.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { stings } from './brief.ts'
import { brandsIn } from './brands.ts'
import { type Asked, bullets, calledAll, capital, type Composer, listed, sentence, small } from './draft.ts'
import { concernAsTold } from './facts.ts'
import {
  basics,
  expects,
  hasDeeperSkin,
  hasEczema,
  isMedicine,
  isOf,
  isUvFilter,
  mayRecommend,
  objection,
  leftOut,
} from './lines.ts'

type Advice = ConcernText['firstLine'][number]

/** What a skin type mostly asks about. */
export const bySkinType = {
  dry: 'dehydration',
  oily: 'oiliness',
  combination: 'oiliness',
  sensitive: 'redness',
  normal: 'dullness',
} as const

/** The concern a message is about, the marks before the pimples that left them. */
export const concernAsked = (asked: Asked): Concern | undefined => {
  const {
    heard: { concerns, skinType, who },
    situation,
  } = asked
  if (hasEczema(asked)) return 'dehydration'
  if (who.includes('rosacea')) return 'redness'
  if (concerns.includes('dark-spots')) return 'dark-spots'
  // "Sensitive skin and acne": the skin is told, and what is on it asked about.
  const [first] = skinType === undefined ? concerns : concerns.filter((one) => one !== bySkinType[skinType])
  return (
    first ??
    concerns[0] ??
    (skinType && bySkinType[skinType]) ??
    situation.concerns[0] ??
    (situation.skinType && bySkinType[situation.skinType])
  )
}

/** Advice in the order of its lines that this person may follow, with nothing they avoid or that is unwise for them. */
const fitting = ({ knowledge, situation, heard }: Asked, advice: readonly Advice[]): Advice[] => {
  const may = (id: string): boolean => {
    const one = knowledge.byId(id)
    return one === undefined || mayRecommend(knowledge, one, situation)
  }
  const asks = ({ ingredients }: Advice): number =>
    Number(expects(situation) && ingredients.some((id) => knowledge.byId(id)?.full?.pregnancy === 'ask'))
  return advice
    .filter(({ text, ingredients }) => {
      if (expects(situation) && /retin|adapalene|bakuchiol/i.test(text)) return false
      if (
        ((heard.years ?? 18) < 18 || situation.conditions.has('teen') || heard.who.includes('teen')) &&
        /retin|adapalene|bakuchiol/i.test(text)
      )
        return false
      if (situation.conditions.has('under-12') && ingredients.length > 0 && /acid|retin|peroxide/i.test(text))
        return false
      return ingredients.length === 0 || ingredients.some(may)
    })
    .flatMap(({ text, ingredients }) => {
      // What they must not have is taken out of its line; a line of which nothing is left goes.
      const left = ingredients.every(may) ? text : guarded(knowledge, text, situation)
      return left === '' ? [] : [{ text: left, ingredients: ingredients.filter(may) }]
    })
    .sort((a, b) => asks(a) - asks(b))
}

/** What a type of skin asks for when something else is treated on it. */
const onSkin: Partial<Record<SkinType, string>> = {
  sensitive:
    '**On sensitive skin:** a patch test first, then the lowest strength, one or two nights a week to begin with; fragrance-free wash and ' +
    'moisturiser; of the acids PHA or mandelic acid sting least. No scrubs, strips or several actives at once.',
  dry: '**On dry skin:** a creamy wash, and a ceramide cream before and after what treats; begin two nights a week, less when skin feels tight.',
  oily: '**On oily skin:** light gels and fluids under it, and no skipping moisturiser: skin that is dried out marks sooner.',
}

/** The usual strength and frequency of what can sting are not for skin that is easily upset. */
const mildly = (knowledge: Knowledge, { text, ingredients }: Advice): string =>
  ingredients
    .flatMap((id) => knowledge.byId(id) ?? [])
    .map(thingOf)
    .some(stings)
    ? text
        .replace(/(?:about )?\d[\d.,]*(?:–\d+)?%/g, 'at low strength')
        .replace(/\b(?:a few times a week|once or twice a day|every day|daily)\b/g, 'one or two nights a week')
    : text

const fast =
  /\b(?:fast|quick(?:ly)?|asap|tonight|overnight|tomorrow|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)|vinnig|vanaand)\b/
const popping =
  /\b(?:can|should|must|may|ok(?:ay)? to|kan|mag|moet)\b.{0,24}\b(?:pop|squeeze|pick|burst|drain|druk|uitdruk)\b/

/** What is said of pimples before anything is bought: hands off, and what a night can do. */
const handsOff = (said: string): string =>
  popping.test(said)
    ? '**No, do not pop or squeeze it: that pushes it deeper and is the quickest way to a mark or scar.** Tonight: a cool cloth, then a pimple patch or a thin ' +
      'dab of benzoyl peroxide 2.5%.'
    : fast.test(said)
      ? '**It will not be gone overnight, but it can be flatter: do not pick or squeeze.** A cool cloth for a few minutes, then a pimple patch ' +
        'or a thin dab of benzoyl peroxide 2.5% on the spot.'
      : 'Do not pick or squeeze: that is what leaves marks.'

/** "Does hot weather make pores bigger?" */
const asksCause =
  /^(?:so |and |but )*(?:does|do|can|could|will|is) (?:\w+ ){1,6}(?:caus\w+|mak(?:e|ing)|giv(?:e|ing)|lead|bring|worsen|affect|bad for|age)\b/

const asksOfOne =
  /^(?:so |and |but |hi |hey )*(?:is|are|does|do|can|will|would|what about|how (?:is|good)|helps?|help)\b/

/** "What instead?" wants something else than what was advised; after a thing that was refused it wants what is advised at all. */
const ofOneThing: ReadonlySet<string> = new Set(['myth', 'particular', 'does-help', 'what-is', 'safe', 'explain-more'])
const asksMore =
  /\b(?:whats|what is) next\b|\b(?:what|whats|anything|something|wat|iets) (?:else|more|next|anders|nog|meer)\b|\bwhat other\b|\bi add\b/
const isUsed = (knowledge: Knowledge, used: readonly Thing[], id: string): boolean => {
  const one = knowledge.byId(id)
  return (
    one !== undefined &&
    used.some(
      ({ ingredient, family }) =>
        ingredient?.id === id || (family !== undefined && thingOf(one).families.includes(family)),
    )
  )
}

/** What helps with a concern: what to begin with, then how, what deeper skin needs, how long, when to be seen. */
export const composeForConcern: Composer = (asked) => {
  const { knowledge, heard, situation } = asked
  const concern = concernAsked(asked)
  if (concern === undefined) {
    return {
      paragraphs: [
        '**Tell me a little more:** what bothers you most (breakouts, dark marks, dryness, shine, redness, lines) and whether your skin is dry, oily ' +
          'or sensitive.',
        `Until then, three things suit nearly everyone: ${basics}.`,
        'See a pharmacist or clinic for anything that hurts, spreads or does not heal.',
      ],
      suggestions: ['A simple routine for oily skin', 'What helps with dark marks?', 'How do I know my skin type?'],
    }
  }
  const entry = knowledge.concern(concern)
  const other = fitting(asked, entry.secondLine)
  // What is used already is not advised once more where more is asked for.
  const used = asksMore.test(heard.tokens.join(' '))
    ? heard.things.filter((thing) => leftOut(knowledge, thing, situation) === undefined)
    : []
  const fresh = ({ ingredients }: Advice): boolean =>
    used.length === 0 || (ingredients.length > 0 && !ingredients.some((id) => isUsed(knowledge, used, id)))
  const all = [
    ...(heard.cues.has('instead') && heard.followsUp && !ofOneThing.has(heard.previous?.intent ?? 'unclear')
      ? other
      : []),
    ...fitting(asked, entry.firstLine),
    ...(used.length > 0 ? other : []),
  ]
  const shown = all.filter(fresh).slice(0, 3)
  const ids = [...new Set(shown.flatMap(({ ingredients }) => ingredients))]
  const named = ids.flatMap((id) => knowledge.byId(id) ?? []).map(thingOf)
  const said = heard.tokens.join(' ')
  // Benzoyl peroxide is for what is red and sore; what only plugs a pore is loosened first.
  const plugged = (thing: Thing): number =>
    Number(/\b(?:white|black)heads\b/.test(said) && thing.ingredient?.id === 'salicylic-acid')
  const lead = named
    .filter((thing) => !isMedicine(thing) && !isUvFilter(thing) && !isOf(thing, 'colourant'))
    .sort((a, b) => plugged(b) - plugged(a))
    .map(({ called }) => called)
    .slice(0, 3)
  const { conditions } = situation
  const around = conditions.has('pregnant')
    ? ' in pregnancy'
    : conditions.has('trying')
      ? ' when trying for a baby'
      : conditions.has('breastfeeding')
        ? ' while breastfeeding'
        : ''
  const eczema = hasEczema(asked)
  const what = eczema
    ? heard.who.includes('eczema')
      ? 'eczema-prone skin'
      : 'skin with psoriasis'
    : heard.who.includes('rosacea')
      ? 'skin that flushes'
      : concernAsTold(concern, said)
  const next = other.find((one) => !shown.includes(one))
  const skinType = heard.skinType ?? situation.skinType
  const beside =
    skinType === undefined || bySkinType[skinType] === concern || concern === 'redness' || eczema
      ? undefined
      : onSkin[skinType]
  const patchy =
    /\b(?:cheeks?|wange|t ?zone)\b/.test(said) &&
    (heard.skinType === 'combination' ||
      heard.previous?.skinType === 'combination' ||
      heard.previous?.skinType === 'oily') &&
    heard.kinds.includes('moisturiser')
  // "Is Brand X good for eczema?": of makers nothing is known here but their names.
  const brands = asksOfOne.test(said) ? brandsIn(heard.tokens) : []
  const hurried = concern === 'acne' && (fast.test(said) || popping.test(said))
  return {
    paragraphs: [
      brands.length === 0
        ? undefined
        : `**I know ${listed(brands)} by name only: the ingredient list of the very product decides.** Paste it here and I go ` +
          'through it with that in mind.',
      hurried ? handsOff(said) : undefined,
      patchy
        ? '**Two textures: a cream with ceramides or glycerin on the dry cheeks, a light gel on the oily T-zone.** One light lotion, twice on the cheeks, ' +
          'does as well.'
        : undefined,
      (heard.cues.has('why') || asksCause.test(said)) && lead.length > 0
        ? `**What lies behind it: ${small(entry.means)}**`
        : undefined,
      lead.length > 0
        ? `**For ${what}${beside === undefined ? '' : ` on ${skinType} skin`}${around}, ${used.length > 0 ? `beside ${calledAll(used)}, add` : 'start with'} ${listed(lead, 'or')}**, and ` +
          'give one change at a time a fair chance.'
        : `**For ${what}, keep it gentle and steady.** ${entry.means}`,
      bullets(shown.map((one) => (skinType === 'sensitive' ? mildly(knowledge, one) : one.text))),
      around === ''
        ? undefined
        : `Leave retinoids (retinol, adapalene, tretinoin)${concern === 'acne' ? ' and strong peels' : ''} out${around}, and check what ` +
          'you choose with your midwife, pharmacist or clinic.',
      concern === 'acne' && !hurried
        ? handsOff(said)
        : concern === 'pores'
          ? 'Pores cannot be shrunk or closed for good; kept clear they look smaller.'
          : undefined,
      beside,
      eczema ? 'Choose fragrance-free products and moisturise at least twice a day, soon after washing.' : undefined,
      hasDeeperSkin(asked) ? entry.deeperSkin : undefined,
    ],
    extras: [
      sentence(entry.takes),
      sentence(entry.beSeen),
      next && `Next step: ${next.text}`,
      concern === 'dark-spots' ? entry.deeperSkin : undefined,
    ],
    sources: entry.sources,
    ...(named.length > 0 && { things: named }),
    topic: { concerns: [concern], ingredients: ids.slice(0, 4) },
    suggestions: [
      lead[0] === undefined ? 'How long until it works?' : `How often should I use ${lead[0]}?`,
      `A routine for ${what}`,
      `${capital(what)}: products under R200`,
    ],
  }
}

/** Ids of ingredients fit for this concern and person, best first. */
export const ingredientsFor = (asked: Asked, concern: Concern): string[] => {
  const { firstLine, secondLine } = asked.knowledge.concern(concern)
  return [...new Set(fitting(asked, [...firstLine, ...secondLine]).flatMap(({ ingredients }) => ingredients))]
}

/** Up to three of these that may take the place of a thing: no medicines, and nothing that this person should leave out. */
export const fittingOthers = (
  { knowledge, situation }: Asked,
  ids: readonly string[],
  thing: Thing | undefined,
): Thing[] =>
  ids
    .flatMap((id) => knowledge.byId(id) ?? [])
    .map(thingOf)
    .filter(
      (one) =>
        one.ingredient?.id !== thing?.ingredient?.id &&
        !isMedicine(one) &&
        !isUvFilter(one) &&
        !isOf(one, 'colourant') &&
        objection(knowledge, one, situation)?.tone !== 'avoid',
    )
    .slice(0, 3)
