import { type Fact, factIn, hasOwnLine, weighedByThing } from '../understand/told-fact.ts'
import { hear } from '../understand/understand.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { thingsOf } from '../understand/carry.ts'
import { type Asked, besideAnswer, calledAll, capital, countWords, type Draft, listed } from './draft.ts'
import { askThem, cautionOf, expects, isActive, leftOut } from './lines.ts'
import type { Intent, Topic } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I get rid of dark marks?" – "I'm 41, does that change anything?": what a fact that was told later changes comes first, then what was advised, without
// what is not for this person any more. Source: general dermatology practice.

const gone: ReadonlySet<Intent> = new Set<Intent>([
  'particular',
  'myth',
  'explain-more',
  'for-concern',
  'does-help',
  'what-is',
  'how-to-use',
  'how-often',
  'when',
  'how-long',
  'safe',
  'sunscreen',
])
const mostWords = 88

/** As many of the sentences of a text as there is room for. */
const cut = (text: string, room: number): string => {
  const kept: string[] = []
  for (const one of text.split(/(?<=[.!?]) (?=[A-Z*])/))
    if (countWords([...kept, one].join(' ')) <= room) kept.push(one)
  return kept.join(' ')
}

const lead = pattern`^\*\*(?:The same holds|(?:With|On) \w+ (?:eczema|rosacea|psoriasis|skin)|In pregnancy|While breastfeeding|At \d+|No, that changes nothing|Yes, it matters|Noted: no )`
/** What was advised, as it was set, without what is added to every answer, and without what this person leaves out. */
const advised = (asked: Asked, previous: Topic, out: readonly Thing[], room: number): string[] => {
  const { knowledge, request, heard } = asked
  const entry = previous.entry
  const own = heard.particular?.id === entry && entry !== undefined ? heard.particular?.says : undefined
  const last = request.turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const myth = own !== undefined || entry === undefined ? undefined : knowledge.myths.find(({ id }) => id === entry)
  const texts = own ?? (myth === undefined ? last.split('\n\n').filter((one) => !lead.test(one)) : [myth.answer])
  const names = out.map(({ called }) => called.toLowerCase())
  const kept: string[] = []
  for (const whole of texts) {
    if (
      besideAnswer.test(whole) ||
      /^(?:Pregnant or breastfeeding|Try it on a small patch|Tell me your skin type|Wear a broad)/.test(whole)
    )
      continue
    const text = whole
      .split('\n')
      .map((line) =>
        line
          .split(/(?<=[.!?]) (?=[A-Z*])/)
          .filter((one) => !names.some((name) => one.toLowerCase().includes(name)))
          .join(' '),
      )
      .filter((line) => line.trim() !== '')
      .join('\n')
    const fits = countWords([...kept, text].join(' ')) <= room ? text : kept.length > 0 ? '' : cut(text, room)
    if (fits !== '') kept.push(kept.length === 0 ? fits.replace(/^\*\*([^*]+)\*\*/, '$1') : fits)
  }
  return kept
}

const lastOf = ({ request }: Asked): string => request.turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
/** What acts on skin, in the words of an answer. */
const acts =
  /\b(?:retin\w*|acids?|AHAs?|BHAs?|peels?|benzoyl|hydroquinone|steroid|cortisone|antibiotics?|tablets?|capsules?|laser|needl\w*|botox|fillers?|essential oils?|hair dye|minoxidil|tretinoin|adapalene)\b/i

const skinLead: Readonly<Record<string, string>> = {
  oily: 'take the lightest form, a gel or fluid that says oil-free, and no heavy cream or oil on top',
  dry: 'take the richer, fragrance-free kind, put moisturiser on damp skin, and do less of what leaves it tight',
  sensitive: 'begin with a small patch for a few days, half as often, fragrance-free, and one new thing at a time',
  combination: 'go lighter where you shine and richer on dry cheeks',
  normal: 'nothing needs to be changed',
}
const ofOil =
  /\b(?:oils?|olie|butter|vaseline|petroleum jelly|slugging|grease|shea|coconut|bio ?-?oil|lanolin|tallow)\b/
const onFace = /\b(?:face|cheeks?|forehead|gesig|nose|chin)\b/

const refused = /^\**(?:no\b|not\b|never|better not|rather not|please do(?: not|n’t)|leave\b)/i
const stageOf = ({ conditions }: Fact): string =>
  conditions.has('breastfeeding') && !conditions.has('pregnant') ? 'while breastfeeding' : 'in pregnancy'

/** A no that holds for anybody holds for this person too. */
const sameNo = (fact: Fact): string => {
  const whom = fact.of === undefined || fact.of.length < 4 ? '' : `for ${fact.of} `
  const how =
    fact.kind === 'expecting'
      ? stageOf(fact)
      : fact.kind === 'skin'
        ? `on ${fact.skinType ?? 'such'} skin`
        : fact.kind === 'condition'
          ? 'on skin that flares'
          : fact.kind === 'deep'
            ? 'on deeper skin, all the more so as it marks easily'
            : fact.kind === 'allergy'
              ? 'with that allergy'
              : `at ${fact.years ?? 'that age'}`
  return `**That changes nothing: the same holds ${whom}${how}.**${fact.kind === 'expecting' ? ' Creams with a retinoid (retinol, adapalene, tretinoin) stay out now.' : ''}`
}

/** What is said of a fact; undefined where another answer says it better. */
const says = (asked: Asked, fact: Fact, things: readonly Thing[], previous: Topic): string | undefined => {
  const whom = fact.of === undefined ? 'you' : fact.of
  if (
    refused.test(lastOf(asked)) &&
    (fact.kind !== 'expecting' || !things.some((one) => cautionOf(one, 'pregnancy') === 'avoid'))
  )
    return sameNo(fact)
  switch (fact.kind) {
    case 'expecting': {
      const stage = capital(stageOf(fact))
      const spots =
        previous.concerns.includes('acne') ||
        things.some(({ ingredient }) => ingredient?.id === 'salicylic-acid' || ingredient?.id === 'benzoyl-peroxide')
      if (!things.some((one) => cautionOf(one, 'pregnancy') !== 'ok') && !acts.test(lastOf(asked)))
        return (
          `**${stage} the same holds: nothing I named there is known to be a problem.** Only retinoids (retinol, adapalene, tretinoin) ` +
          `and strong peels stay out; ask ${askThem.replace('your ', fact.of === undefined ? 'your ' : 'a ')} about anything with an active.`
        )
      return `**${stage} leave out retinoids (retinol, adapalene, tretinoin), isotretinoin tablets and strong peels.** ${
        spots
          ? 'Low-strength benzoyl peroxide and azelaic acid are usually accepted, salicylic acid only as a wash or ' +
            'on small spots; check'
          : 'The plain part of the advice holds; check anything with an active'
      } with ${askThem.replace('your ', fact.of === undefined ? 'your ' : 'a ')}.`
    }
    case 'condition': {
      // What was prescribed for a flare is used in one.
      if (/\b(?:cortisone|steroid|prescri\w+|hydrocortisone)\b/i.test(lastOf(asked))) return undefined
      const name = ['eczema', 'rosacea', 'psoriasis'].find((one) => fact.conditions.has(one as never)) ?? 'eczema'
      return `**With ${name} go more gently: only on calm skin, never in a flare, fragrance-free, once or twice a week at first.** A plain, thick cream comes before anything that treats, and whatever stings is left out.`
    }
    case 'child':
      return `**For ${fact.of === undefined || fact.of.length < 4 ? 'a child' : fact.of}${fact.years === undefined ? '' : ` of ${fact.years}`} ask a pharmacist or clinic before anything that treats or is scented; a mild, fragrance-free wash and a plain cream are enough at home.**`
    case 'teen':
      return `**At ${fact.years ?? 'that age'} keep it mild: one product that treats at a time, and no retinoid, strong peel or anti-ageing product without a doctor.**`
    case 'skin':
      return fact.skinType === undefined
        ? undefined
        : `**On ${fact.skinType} skin the same holds; ${skinLead[fact.skinType] ?? 'go gently'}.**`
    case 'deep':
      return '**The same holds on deeper skin, with one thing more: whatever stings, burns, rubs or is picked leaves dark marks for months.** So go gently, and keep sunscreen, SPF 30–50, on what sees daylight.'
    case 'age': {
      const years = fact.years ?? 40
      const of = fact.of === undefined || fact.of.length < 4 ? '' : `for ${whom} `
      return years >= 60 && !things.some(isActive)
        ? `**The same holds ${of}at ${years}.** Older skin is thinner and heals more slowly: be gentle, and let a clinic look sooner when it does not get better.`
        : years >= 60
          ? `**The same holds ${of}at ${years}, only more gently: half as often at first, with a rich fragrance-free cream.** Older skin is thinner and drier, and heals more slowly.`
          : years >= 40
            ? `**The same holds ${of}at ${years}: age changes little there.** Skin is somewhat drier and slower by then, so moisturise well and give it more weeks.`
            : `**The same holds ${of}at ${years}: age changes nothing there.**`
    }
    default:
      return undefined
  }
}

/** The allergy that was told of, weighed against everything the last answer put forward. */
const ofAllergy = (asked: Asked, fact: Fact, things: readonly Thing[], previous: Topic): Draft | undefined => {
  const barred = things.filter((thing) => leftOut(asked.knowledge, thing, asked.situation) !== undefined)
  const names = fact.conditions.has('aspirin-allergy') ? ['aspirin'] : fact.out
  const rest = things.filter((one) => !barred.includes(one))
  if (barred.length === 0 && (names.length === 0 || names.some((name) => lastOf(asked).toLowerCase().includes(name))))
    return undefined
  const aspirin = fact.conditions.has('aspirin-allergy')
  const first =
    barred.length > 0
      ? `**Yes, it matters: leave ${calledAll(barred)} out${aspirin ? ', as it is a relative of aspirin' : ''}.** ${rest.length > 0 ? `${capital(calledAll(rest.slice(0, 3)))} ${rest.length > 1 || rest[0]?.plural === true ? 'are' : 'is'} not affected.` : ''}`
      : `**No, that changes nothing there: nothing I named has to do with ${listed(names, 'or')}.** ${aspirin ? 'Salicylic acid (BHA) and willow bark are its relatives, so leave those out, and read the list of each product.' : 'Recipes change, so read the list of each product all the same.'}`
  return {
    paragraphs: [first.trim(), ...advised(asked, previous, barred, mostWords)],
    things: rest.filter(isActive).slice(0, 3),
    sources: previous.sources ?? ['general'],
    topic: { ...previous },
    sure: true,
  }
}

const asksOfIt =
  /\b(?:matters?|chang(?:e|es)|difference|affects?|still (?:ok|okay|fine|safe|use)|does (?:it|that)|maak (?:dit )?saak)\b/

/** What a fact that is told after an answer changes in it; undefined where the turn tells none, or its own answer says it. */
export const toldLater = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  const previous = heard.previous
  if (
    previous === undefined ||
    !gone.has(previous.intent) ||
    previous.trouble === true ||
    previous.redFlag !== undefined ||
    previous.entry?.startsWith('assistant') === true ||
    heard.isLabel ||
    heard.injected
  )
    return undefined
  const fact = factIn(knowledge, hear(knowledge, request.message))
  if (fact === undefined) return undefined
  const offered = (previous.offered ?? []).flatMap((id) => knowledge.byId(id) ?? []).map(thingOf)
  const named = thingsOf(knowledge, previous)
  const things = [...named, ...offered.filter((one) => !named.some(({ called }) => called === one.called))]
  const said = tokensOf(request.message).join(' ')
  const ready = previous.entry !== undefined
  const no = refused.test(lastOf(asked)) && ready && !things.some((thing) => leftOut(knowledge, thing, asked.situation))
  if (fact.kind === 'allergy' && !no)
    return !ready &&
      named.length === 1 &&
      offered.length === 0 &&
      !(asksOfIt.test(said) && fact.conditions.has('aspirin-allergy'))
      ? undefined
      : asksOfIt.test(said) || things.some((thing) => leftOut(knowledge, thing, asked.situation))
        ? ofAllergy(asked, fact, things, previous)
        : undefined
  // What acts is weighed for a child thing by thing.
  if (
    fact.kind === 'child' &&
    !(ready && refused.test(lastOf(asked))) &&
    (!ready ||
      things.length > 0 ||
      acts.test(lastOf(asked).replaceAll(/\b(?:no|not over|leave|without) (?:\w+ ){0,2}acids?\b/gi, '')))
  )
    return undefined
  // The question with the fact in it has a ready answer of its own.
  if (
    ready &&
    heard.particular !== undefined &&
    heard.particular.id !== previous.entry &&
    heard.intent === 'particular'
  )
    return undefined
  // Of one thing that was asked about what is known of it for somebody decides, and of a trouble its own advice for them.
  const question = request.turns.findLast(({ role, text }) => role === 'user' && text !== request.message)?.text ?? ''
  const about = question.toLowerCase()
  // A no for everybody needs no weighing, but for a baby on the way where more is known of the thing.
  const plainNo =
    ready &&
    refused.test(lastOf(asked)) &&
    (fact.kind !== 'expecting' ||
      named.every((thing) => thing.ingredient?.full === undefined || cautionOf(thing, 'pregnancy') === 'ok'))
  if (weighedByThing(fact) && !plainNo && (named.length > 0 || hear(knowledge, question).things.length > 0))
    return undefined
  const oily =
    fact.kind === 'skin' &&
    fact.skinType === 'oily' &&
    (named.length === 1 || (ofOil.test(about) && onFace.test(about)))
  if (hasOwnLine(fact, previous) && !refused.test(lastOf(asked)) && !oily) return undefined
  if (!ready && fact.kind !== 'age' && !oily) return undefined
  const first =
    fact.kind === 'skin' && fact.skinType === 'oily' && ofOil.test(about) && onFace.test(about)
      ? '**Then rather not on the face: oil or butter over oily skin adds shine and can bring bumps.** On dry elbows, legs or heels it is fine; for the face take a light gel moisturiser that says oil-free.'
      : says(asked, fact, things, previous)
  if (first === undefined) return undefined
  const out =
    fact.kind === 'expecting' || expects(asked.situation)
      ? things.filter((thing) => cautionOf(thing, 'pregnancy') === 'avoid')
      : things.filter((thing) => leftOut(knowledge, thing, asked.situation))
  return {
    paragraphs: [first, ...advised(asked, previous, out, mostWords)],
    things: things.filter((one) => !out.includes(one) && isActive(one)).slice(0, 2),
    sources: previous.sources ?? ['general'],
    sure: true,
    topic: {
      ...previous,
      ...(fact.skinType !== undefined && { skinType: fact.skinType }),
      conditions: [...new Set([...previous.conditions, ...fact.conditions])],
    },
  }
}
