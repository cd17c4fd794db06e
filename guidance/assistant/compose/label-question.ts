import type { LabelCheck } from '#contract/guidance.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Family, Origin } from '../../knowledge/kinds.ts'
import { vocabularyOf } from '../understand/vocabulary.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Thing, thingOf, thingsIn } from '../understand/things.ts'
import { type Asked, asksOfHarm, listed, sentence } from './draft.ts'
import { doesOf } from './facts.ts'
import { asksAnimals, fromAnimals, ofAnimals } from './label-animals.ts'
import {
  asksActives,
  asksCast,
  asksDrying,
  asksSting,
  asksUse,
  dryingAlcohols,
  leadOf,
  ofActives,
  ofCast,
  ofChild,
  ofCondition,
  ofDrying,
  ofSkin,
  ofSting,
  ofUse,
  printedOf,
} from './label-care.ts'
import { interactionOf } from './interactions.ts'
import { askedOfList } from './label-more.ts'
import { cautionOf, expects, isOf } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// The question put beside a pasted list is answered first, with the names that were found.

type Item = LabelCheck['items'][number]

/** What a list is searched for: how that is asked, what counts, how the find is called, and what it means. */
type Sought = {
  asks: RegExp
  families?: readonly Family[]
  origins?: readonly Origin[]
  printed?: RegExp
  called: string
  means?: string
  none?: string
  /** Feared more than there is reason to. */
  mild?: true
}

const sought: readonly Sought[] = [
  {
    asks: /\bsls\b|\bsodium lauryl\b/,
    printed: /sodium lauryl sul(?:f|ph)ate/i,
    called: 'SLS (sodium lauryl sulfate)',
    none: 'Its milder relative is sodium laureth sulfate (SLES).',
  },
  {
    asks: /\bsul(?:f|ph)ates?\b|\bsulfaat\w*/,
    families: ['sulfate'],
    called: 'sulfates',
    means:
      'They foam and clean well and can dry skin and curls; sodium laureth sulfate is milder than sodium lauryl sulfate.',
  },
  {
    asks: /\bparabe+ns?\b|\bparabene\b/,
    families: ['paraben'],
    called: 'parabens',
    mild: true,
    means: 'They are preservatives: they keep germs out, are allowed within low limits, and seldom cause allergy.',
  },
  {
    asks: /\bsilicones?\b|\bsilikone\w*/,
    families: ['silicone'],
    mild: true,
    called: 'silicones',
    means: 'They lie on skin and smooth it, and seldom clog or irritate.',
  },
  { asks: /\bessential oils?\b/, families: ['essential-oil'], called: 'essential oils' },
  {
    asks: /\b(?:perfumes?d?|fragrances?d?|parfum|parfuum|scent(?:ed)?|unscented|smell\w*|geur\w*|reuk)\b/,
    families: ['fragrance', 'fragrance-allergen', 'essential-oil'],
    called: 'fragrance',
    means: 'With a scent allergy or very reactive skin, leave it.',
    none: 'Nothing on it is perfume, an essential oil or a fragrance allergen.',
  },
  {
    asks: /\b(?:retin\w*|vitamin a)\b/,
    families: ['retinoid', 'retinoid-medicine'],
    called: 'a retinoid (vitamin A)',
    means: 'Not for pregnancy; at night, slowly, with sunscreen by day.',
  },
  {
    asks: /\b(?:steroids?|cortisone|hydroquinone|mercury)\b/,
    families: ['illegal-lightener', 'medicine'],
    called: 'hydroquinone, mercury or a steroid',
    none: 'What is hidden is not printed, though: never use a cream without a proper label.',
  },
  {
    asks: /\b(?:ahas?|bhas?|acids?|exfoliat\w*|suur)\b/,
    families: ['aha', 'bha', 'pha'],
    called: 'exfoliating acids',
    means:
      'Near the front of the list they peel: one to three evenings a week, sunscreen by day; at its end they only set the acidity.',
  },
  { asks: /\b(?:formaldehyde\w*)\b/, families: ['formaldehyde-releaser'], called: 'formaldehyde releasers' },
  {
    asks: /\b(?:mineral oil|paraffin|petroleum|petrolatum)\b/,
    families: ['mineral-oil'],
    printed: /paraffinum|petrolatum|mineral oil/i,
    called: 'mineral oil or petroleum jelly',
    mild: true,
    means: 'In cosmetics they are purified, and among the mildest sealants there are.',
  },
  { asks: /\b(?:nuts?|almond|neute)\b/, origins: ['tree-nut', 'peanut'], called: 'nut oils' },
  { asks: /\b(?:coconut|kokos\w*)\b/, origins: ['coconut'], called: 'anything from coconut' },
  { asks: /\b(?:gluten|wheat|koring)\b/, origins: ['wheat', 'oat'], called: 'wheat or oat' },
  { asks: /\b(?:lanolin|wool)\b/, origins: ['lanolin'], called: 'lanolin' },
  { asks: /\b(?:soya?|soja)\b/, origins: ['soy'], called: 'soy' },
  { asks: /\b(?:bees?wax|honey|propolis)\b/, origins: ['bee'], called: 'bee products' },
  { asks: /\b(?:palm oil)\b/, origins: ['palm'], called: 'what may come from palm oil' },
]

const asksPresence = pattern`
  \b(?:does|do|is|are|has|have|any|contain\w*|got|there|free|without|het|bevat|daar|enige|vry|which|what|whats|will|would|can|allerg\w*|avoid\w*|ok|
  okay|safe|fine|can i)\b`

/** "Good for dry skin? It says alcohol": a yes is asked for. */
const asksGood = /\b(?:good|ok|okay|fine|suit\w*|safe|goed) (?:for|vir|on)\b|\b(?:can i use|mag ek)\b/
const fits = /\b(?:ok|okay|good|safe|fine|suit\w*|work|for|can i|reg|goed|vir)\b/

/** What it means for skin that something of this family is in a product. */
export const meansOf = (family: Family | undefined): string | undefined =>
  sought.find(({ families, means }) => means !== undefined && families?.length === 1 && families[0] === family)?.means

/** Alcohols: the drying ones, the fatty ones that soften, and those that only keep or scent. */
const ofAlcohol = (items: readonly Item[], message: string): string => {
  if (dryingAlcohols(items, message).length > 0) return ofDrying(items, message)
  const fatty = items.filter((item) => isOf(item, 'fatty-alcohol'))
  const other = items.filter(
    (item) => isOf(item, 'aromatic-alcohol') || /benzyl alcohol|phenethyl alcohol/i.test(item.printed),
  )
  const kinder = [
    fatty.length > 0
      ? `${printedOf(fatty)} ${
          fatty.length > 1 ? 'are fatty alcohols: they soften, and are' : 'is a fatty alcohol: it softens, and is'
        } not drying.`
      : '',
    other.length > 0
      ? `${printedOf(other)} ${
          other.length > 1 ? 'are there' : 'is there'
        } in small amounts to keep it or scent it, and can bother a scent allergy.`
      : '',
  ]
    .filter((line) => line !== '')
    .join(' ')
  return `**No, there is no drying alcohol on this list${kinder === '' ? '' : ': the alcohols in it are of another kind'}.** ${kinder}`.trim()
}

const badness = /\b(?:bad|harmful|dangerous|toxic|cancer|worried|sleg|skadelik)\b/i
const ofSought = (
  asked: Asked,
  items: readonly Item[],
  { families = [], origins = [], printed, called, means, none, mild }: Sought,
  asksFree: boolean,
): string => {
  const found = items.filter(
    (item) =>
      isOf(item, ...families) ||
      printed?.test(item.printed) === true ||
      (item.ingredient !== null &&
        (asked.knowledge.byId(item.ingredient)?.origins ?? []).some((one) => origins.includes(one))),
  )
  if (found.length === 0)
    return `**${
      asksFree ? 'Yes, by this list it is free of that' : 'No'
    }: I find no ${called.replace(/^(?:an?|anything|what) /, '')} on it.** ${none ?? ''}`.trim()
  if (mild === true && (asksOfHarm(asked.heard) || badness.test(asked.heard.message))) {
    return `**No, ${printedOf(found)} ${found.length > 1 ? 'are' : 'is'} no reason to leave it for most skin.** ${means ?? ''}`
  }
  const at = items.findIndex((item) => item === found[0]) + 1
  return `**${asksFree ? 'No, it is not' : 'Yes'}: it has ${printedOf(found)}${
    found.length === 1 ? ` (number ${at} of ${items.length})` : ''
  }.** ${means ?? ''}`.trim()
}

/** An ingredient that the question names: whether it is on the list, and what it does there. */
const ofNamed = (thing: Thing, items: readonly Item[], said: string): string => {
  const found = items.filter(({ ingredient, families }) =>
    thing.family === undefined
      ? ingredient !== null && ingredient === thing.ingredient?.id
      : families.includes(thing.family),
  )
  const [first] = found
  if (first === undefined) return `**No, ${thing.called} is not on this list.**`
  const at = items.indexOf(first) + 1
  const does = /\b(?:what (?:does|is|do)|why|for what|doen)\b/.test(said)
  return does
    ? `**${sentence(doesOf(thing)).replace(/\.$/, '')}: that is what ${thing.called} does.** It is number ${at} of ${items.length} on the list.`
    : `**Yes: ${first.printed.trim()} is on it, number ${at} of ${items.length}.** ${doesOf(thing)}`
}

/** "Can I use this with my retinol?" */
const beside =
  /\b(?:with|together with|alongside|next to|on top of|over|under|after|before|same (?:night|time|day|routine) as|saam met|met|combine\w*|mix\w*|layer\w*)(?: \S+){0,2} $/

/** What is asked to go with the list, and how it goes with what is on it: what clashes first. */
const besideNamed = (
  knowledge: Knowledge,
  named: readonly { means: Thing; from: number }[],
  items: readonly Item[],
  words: readonly string[],
): string | undefined => {
  const other = named.find(({ from }) => beside.test(`${words.slice(Math.max(0, from - 4), from).join(' ')} `))?.means
  if (
    other === undefined ||
    !/\b(?:can|may|could|should|ok|okay|safe|fine|kan|mag|together|use|good)\b/.test(words.join(' '))
  )
    return undefined
  const pairs = items.flatMap((item) => {
    const known = item.ingredient === null ? undefined : knowledge.byId(item.ingredient)
    const found = known === undefined ? undefined : interactionOf(knowledge, thingOf(known), other)
    return found === undefined ? [] : [{ item, found }]
  })
  const clash = pairs.filter(({ found: { verdict } }) => verdict === 'irritation-stacking' || verdict === 'cancels-out')
  const [first] = clash
  return first === undefined
    ? `**Yes, by its list: nothing on it is known to clash with ${other.called}.** Begin with one of the two, and add the other after two weeks.`
    : `**Not at the same time: ${printedOf(clash.map(({ item }) => item))} beside ${other.called} ${first.found.verdict === 'cancels-out' ? 'get in each other’s way' : 'add up to sting and peel'}.** ${first.found.how}`
}

const isBarred = ({ notes }: Item): boolean =>
  notes.some(({ tone, because: { rule } }) => tone === 'avoid' && rule.startsWith('avoid'))

/** What keeps the list from this person, as a plain no. */
const refusal = (items: readonly Item[], allergic: boolean, message: string): string | undefined => {
  const barred = items.filter(isBarred)
  const why = barred[0]?.notes.find(({ because: { rule } }) => rule.startsWith('avoid'))?.text ?? ''
  const drying = dryingAlcohols(items, message).filter((name) => !barred.some((item) => item.printed.trim() === name))
  return barred.length === 0
    ? undefined
    : `**No, leave this one out: it has ${printedOf(barred)}, which you leave out.** ${why}${
        allergic ? ' With an allergy do not try it on a patch either.' : ''
      }${drying.length === 0 ? '' : ` ${listed(drying)} on it can dry and sting as well.`}`
}

/** What the list is asked, beside the list itself. */
export const besideList = (message: string, items: readonly Item[]): string => {
  let text = message
  for (const { printed } of items) text = text.replace(printed.split(/ [-–—] |[.?!] /)[0] ?? printed, ' , ')
  return tokensOf(text).join(' ')
}

/** Between commas, or after one at the end of a sentence: an item, in whatever letters. */
const standsInList = (message: string, name: string): boolean => {
  const at = message.indexOf(name)
  return (
    at >= 0 &&
    /(?:^|[,;:])\s*$/.test(message.slice(0, at)) &&
    /^\s*(?:[,;.\n–—-]|\w+ |$)/.test(message.slice(at + name.length))
  )
}

const clogs =
  /\b(?:clog\w*|comedogenic|pores|pimples?|acne|(?:black|white)heads?|congest\w*|break(?:s|ing)? (?:me )?out|breakouts?|puisies?)\b/
/** Whether one will have it at all. */
export const wants = /\b(?:buy|get|try|use|keep|worth|good|koop|gebruik|ok|okay|for me|vir my)\b/

const isRich = ({ notes }: Item): boolean => notes.some(({ because: { rule } }) => rule === 'label-comedogenic')
const fears = /\b(?:clogs?|clogging|comedogenic|break(?:s|ing)? (?:me )?out|causes?|gives?)\b/

/** What strips or stings whatever skin it meets, where it stands for more than a trace of scent. */
const isHarsh = (item: Item): boolean =>
  isOf(item, 'drying-alcohol') || /sodium lauryl sul|menthol|camphor|witch hazel|hamamelis/i.test(item.printed)

/** What a list means for skin that clogs. */
const ofClogging = (items: readonly Item[], said: string): { text: string; no: boolean } => {
  const rich = items.filter(isRich)
  // "Is it good for acne-prone skin" hopes for a yes, "will it clog" for a no.
  const hopes = (fits.test(said) || wants.test(said) || /\bprone\b/.test(said)) && !fears.test(said)
  const harsh = hopes ? items.filter(isHarsh) : []
  if (harsh.length > 1)
    return {
      no: true,
      text:
        `**Rather not: ${printedOf(harsh)} strip and sting skin, and sore skin breaks out no less and marks more.** ` +
        `${rich.length === 0 ? '' : `${printedOf(rich)} ${rich.length > 1 ? 'rate' : 'rates'} high on the old pore-clogging scale besides. `}A soap-free, fragrance-free one is kinder.`,
    }
  const helping =
    hopes && rich.length === 0
      ? items.filter(
          (item) =>
            isOf(item, 'bha') || ['benzoyl-peroxide', 'azelaic-acid', 'niacinamide'].includes(item.ingredient ?? ''),
        )
      : []
  if (helping.length > 0)
    return {
      no: false,
      text:
        `**Yes, by its list: ${printedOf(helping)} ${helping.length > 1 ? 'help' : 'helps'} against breakouts, and nothing on it is rated as pore-clogging.** ` +
        'How much is in it the list does not say; give it about 12 weeks.',
    }
  return {
    no: false,
    text:
      rich.length === 0
        ? `**${hopes ? 'Yes, by its list' : 'Probably not'}: nothing on it is rated as pore-clogging.** Such ratings predict little, ` +
          'so watch your own skin for four to six weeks.'
        : `**${/\b(?:buy|worth|koop)\b/.test(said) ? 'Rather not, if your skin breaks out easily' : hopes ? 'Perhaps not, if your skin clogs easily' : 'It may, on skin that clogs easily'}: ${printedOf(rich)} ${
            rich.length > 1 ? 'rate' : 'rates'
          } high for clogging pores.** The rating predicts little for a finished product${
            hopes ? ': look for a light, oil-free one first, or, if you have it already, try it' : '; try it'
          } for four weeks on the jaw.`,
  }
}

/** The answer to the question beside a list; `no` when nothing in its favour may follow. Undefined where only "check this" was asked. */
export const labelAnswer = (
  asked: Asked,
  check: LabelCheck,
): { text: string; no: boolean; lead?: Thing | undefined } | undefined => {
  const {
    knowledge,
    situation,
    heard: { message, who, skinType, years },
  } = asked
  // What the question names in small letters is no item of a list that is printed with capitals.
  const printed = check.items.filter((item) => /\p{Lu}/u.test(item.printed) || standsInList(message, item.printed))
  const items = printed.length > check.items.length / 2 ? printed : check.items
  const said = besideList(message, items)
  const allergy = /\b(?:allerg\w*|react\w*|intoleran\w*)\b/.test(said)
  const asksFit = fits.test(said)
  const asks = asksPresence.test(said) || wants.test(said) || said.split(' ').length < 7
  const barred = items.filter(isBarred)
  if (asks && asksAnimals.test(said) && barred.every((item) => fromAnimals(knowledge, item)))
    return ofAnimals(knowledge, items, said)
  const no = refusal(items, allergy, message)
  if (no !== undefined && (allergy || !/\bfree\b/.test(said))) return { text: no, no: true }
  // "Chemical or mineral, and will it leave a cast? very dark skin": the skin is told for the cast's sake.
  const cast = asks && asksCast.test(said) ? ofCast(items, said) : undefined
  if (cast !== undefined) {
    const sharp = items.filter((item) => /alcohol denat|^parfum$|fragrance/i.test(item.printed))
    return { text: sharp.length > 0 ? `${cast} ${printedOf(sharp)} can sting or irritate.` : cast, no: false }
  }
  const more = expects(situation) ? undefined : askedOfList(asked, { ...check, items }, said)
  if (more !== undefined) return more
  const condition = ofCondition(items, said)
  if (condition !== undefined && !asksUse.test(said)) return condition
  const asksFree = /\b(?:free|without|vry|sonder)\b/.test(said)
  if (asks) {
    if (/\b(?:alcohols?|alkohol)\b/.test(said))
      return {
        text: asksGood.test(said)
          ? ofAlcohol(items, message).replace('**No, there is no', '**Yes, by its list: there is no')
          : ofAlcohol(items, message),
        no: false,
      }
    if (asksDrying.test(said)) return { text: ofDrying(items, message), no: false }
    const one = sought.find(({ asks }) => asks.test(said))
    const words = said.split(' ')
    const spans = thingsIn(knowledge, vocabularyOf(knowledge), words)
    const named = spans.map(({ means }) => means)
    const pair = besideNamed(knowledge, spans, items, words)
    if (pair !== undefined) return { text: pair, no: pair.startsWith('**Not') }
    if (asksActives.test(said)) return { text: ofActives(knowledge, items), no: false }
    if (one !== undefined && !(named.length > 0 && one.families?.includes('aha') === true)) {
      // Told as an allergy it is hoped that the list is free of it.
      const text = ofSought(asked, items, one, asksFree).replace(
        /^\*\*No: I find no/,
        allergy && asksFit ? '**Yes, by its list: I find no' : '**No: I find no',
      )
      return { text, no: allergy && text.startsWith('**Yes') }
    }
    // Water is looked for by nobody, and what is taken is on no list.
    const [thing] = named.filter(
      ({ family, ingredient, families }) =>
        family !== 'fatty-alcohol' &&
        ingredient?.id !== 'water' &&
        !(asksFit && families.includes('retinoid-medicine')),
    )
    if (asksSting.test(said)) return { text: ofSting(items), no: true }
    if (thing !== undefined) return { text: ofNamed(thing, items, said), no: false }
    if (clogs.test(said)) return ofClogging(items, said)
  }
  if (asksUse.test(said) && !expects(situation)) {
    const lead = leadOf(knowledge, items)
    return { text: ofUse(lead), no: false, lead }
  }
  if (expects(situation)) {
    const unsure = items.filter(({ ingredient, families, notes }) => {
      const known = ingredient === null ? undefined : knowledge.byId(ingredient)
      return (
        notes.some(({ because: { rule } }) => rule === 'pregnancy' || rule === 'breastfeeding') ||
        (known !== undefined &&
          isOf({ families }, 'bha', 'essential-oil', 'medicine', 'uv-filter-organic') &&
          cautionOf(thingOf(known), 'pregnancy') !== 'ok')
      )
    })
    return {
      no: false,
      text:
        unsure.length > 0
          ? `**Ask your midwife, pharmacist or doctor first about ${printedOf(unsure)}; the rest is generally fine now.**`
          : `**Yes, by its list: nothing on it is one to leave out ${
              situation.conditions.has('breastfeeding') && !situation.conditions.has('pregnant')
                ? 'while breastfeeding'
                : 'in pregnancy'
            }.**`,
    }
  }
  const forChild =
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined ||
    (who.includes('child') && (!situation.conditions.has('teen') || (years ?? 18) <= 12))
  if (forChild && (asksFit || asksPresence.test(said))) {
    const text = ofChild(knowledge, items, situation)
    return { text, no: text.startsWith('**Rather') }
  }
  if (asksFit && (who.includes('sensitive') || skinType === 'sensitive' || who.includes('eczema'))) {
    const hard = items.filter(
      (item) =>
        isOf(item, 'fragrance', 'essential-oil', 'drying-alcohol', 'isothiazolinone', 'formaldehyde-releaser') ||
        /sodium lauryl sul|menthol|camphor|hamamelis|witch hazel/i.test(item.printed),
    )
    return {
      no: hard.length > 0,
      text:
        hard.length === 0
          ? '**Yes, by its list: no scent, drying alcohol or harsh preservative on it.**'
          : `**Rather not: ${printedOf(hard)} can irritate sensitive skin.** Look for a fragrance-free one without it.`,
    }
  }
  if (wants.test(said) && situation.concerns.includes('acne') && items.some(isRich)) return ofClogging(items, said)
  const skin = skinType ?? (/\bdry\b|\bdro\S?e?\b/.test(said) ? 'dry' : undefined)
  const text = asksFit && skin !== undefined ? ofSkin(items, skin) : undefined
  const unfit = items.filter(({ notes }) => notes.some(({ tone }) => tone === 'avoid'))
  if (text === undefined && asksFit && unfit.length > 0) {
    const why = sentence(unfit[0]?.notes.find(({ tone }) => tone === 'avoid')?.text ?? '')
    return {
      text: `**Rather not: ${printedOf(unfit)} ${unfit.length > 1 ? 'speak' : 'speaks'} against it for you.** ${why}`,
      no: true,
    }
  }
  return text === undefined ? undefined : { text, no: text.startsWith('**Rather') }
}
