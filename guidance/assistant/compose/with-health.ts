import type { HealthText, Mind } from '../../knowledge/entries.ts'
import { mindVerdicts } from '../../knowledge/kinds.ts'
import { type Intent, messagesOf } from '../conversation.ts'
import { illnessesIn as wordsSay, tookLongAgo } from '../understand/health.ts'
import { practicesIn } from '../../text/words/practices.ts'
import type { Thing } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { kindCalled } from '../understand/turning.ts'
import { type Asked, asksOfHarm, calledAll, capital, is, saidIn, sentence, type Sketch, small } from './draft.ts'
import { stings } from './brief.ts'
import { gently, howLine } from './facts.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, isRetinoid, leftOut } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "May I use this with that?": an illness, a medicine or a time of life meets an ingredient or something that is done. What is known of the two
// together stands in the rows of health.json; the gravest that fits is the answer.

/** What somebody wants to use or have done: what it is filed under, and its name. */
type Item = { of: ReadonlySet<string>; called: string; are: string; thing: Thing | undefined; plain?: boolean }

const itemOf = (thing: Thing): Item => {
  const irritates = thing.ingredient?.full?.irritation ?? 0
  const strong =
    isRetinoid(thing) ||
    isOf(thing, 'aha', 'bha', 'exfoliating-enzyme') ||
    irritates >= 2 ||
    thing.ingredient?.id === 'benzoyl-peroxide'
  const scented = isOf(thing, 'fragrance', 'essential-oil', 'fragrance-allergen')
  const own = thing.family === undefined ? thing.ingredient?.id : undefined
  return {
    of: new Set<string>([
      ...(isRetinoid(thing) ? ['retinoid'] : []),
      ...thing.families.filter((one) => !(strong && one === 'humectant')),
      ...(own === undefined ? [] : [own]),
      ...(strong ? ['strong'] : []),
      ...(!strong && !scented && irritates === 0 && !isActive(thing) && !isMedicine(thing) ? ['gentle'] : []),
    ]),
    called: thing.called,
    are: is(thing),
    thing,
  }
}

/** Soap itself, and none that says it is something milder. */
const ofSoap =
  /(?<!\b(?:free|mild|gentle|without|no|instead of) )\b(?:soaps?|bath soap|bar soap|seep)\b(?! (?:free|substitute))/

/** "My ear piercing left a lump": done long ago, and not asked of. */
const doneThen =
  /\b(?:piercing|tattoo)\b(?= (?:left|gave|scar\w*|became|turned|grew|has left|years? ago|months? ago))|(?<=\b(?:from|after|since) (?:a |my |the |an )?(?:\w+ )?)(?:piercing|tattoo)\b(?= (?:\d|years?|months?|long|last|in \d))/g

const itemsIn = ({ heard: { things, kinds, household } }: Asked, said: string): Item[] => {
  const done = practicesIn(said.replaceAll(doneThen, ' ')).map(({ id, called }): Item => ({
    of: new Set([id]),
    called,
    are: /^(?:acids|nail|extractions|Botox)|IPL$|steam$/.test(called) ? 'are' : 'is',
    thing: undefined,
  }))
  const kept = household
    .filter(({ id }) => id !== 'vaseline')
    .map(({ id, says }): Item => ({
      of: new Set([id]),
      called: small((/^\*\*([^*(]+)/.exec(says)?.[1] ?? id).trim()),
      are: 'is',
      thing: undefined,
    }))
  // Who takes capsules and asks for a cream asks of the cream.
  const meant = things.filter(({ ingredient }) => ingredient?.id !== 'isotretinoin' || kinds.length === 0)
  const named = [...done, ...meant.map(itemOf), ...kept]
  if (named.length === 0 && ofSoap.test(said))
    return [{ of: new Set(['soap']), called: 'soap', are: 'is', thing: undefined, plain: true }]
  return named.length > 0
    ? named
    : kinds.slice(0, 1).map((kind) => ({
        of: new Set([kind]),
        called: `a ${kindCalled(kind)}`,
        are: 'is',
        thing: undefined,
        plain: true,
      }))
}

/** What is known of the person, or named in the question; of earlier turns only where the question names none. */
const healthOf = ({ knowledge, heard, situation, request }: Asked): HealthText[] => {
  const named = tookLongAgo(heard.tokens.join(' ')) ? [] : wordsSay(knowledge, heard.tokens).map(({ entry }) => entry)
  const known = knowledge.health.filter(({ state }) => state.some((one) => situation.conditions.has(one)))
  // Of skin itself safety/ has read what was told; of the rest a question about an illness tells of nobody.
  // What was told before the question, in the same message or an earlier one.
  const told = [...messagesOf(request.turns), request.message].filter(
    (text) => ofPerson.test(text) || (fewWords.test(text) && wordsSay(knowledge, tokensOf(text)).length > 0),
  )
  const before =
    named.length > 0
      ? []
      : told
          .slice(-3)
          .flatMap((text) => wordsSay(knowledge, tokensOf(text)))
          .map(({ entry }) => entry)
          .filter(({ state }) => state.length === 0)
  return [...new Set([...named, ...known, ...before])]
}

const fewWords = /^\s*(?:(?:on|taking|busy with|using) |[^?]\S*(?: [^?\s]+){0,3}\s*$)/i
const ofPerson = /\b(?:i|im|i'm|i am|ive|i've|my|me|she|he|ek|we)\b/i

const asks = pattern`
  \b(?:can|may|must|should|could|shall|mag|kan|moet|is|are|safe|ok|okay|fine|good|bad|allowed|problem|risky|dangerous|does|will|veilig|still|also|wants? (?:to (?:use|try|do|get|have)|an?)|wil)\b`
/** Asks for something to take, how it is used, or whether it works: others answer that. */
const otherwise = pattern`
  ^(?:\S+ ){0,3}?(?:which|watter|how (?:often|long|much|many|do|to|soon)|when|why|hoe|wanneer|hoekom)\b|\b(?:recommend|suggest|cure\w*|clear\w*|
  fade\w*|get rid|difference|same same|the same|means?|meaning|better than|instead of|or should|cause\w*|enough|give (?:me|you|her|him))\b`

const swallowed =
  /\b(?:take|taking|drink|drinking|swallow\w*|eat|eating|neem|drinks?) (?:(?:my|a|some|any|the) )?(?:collagen|vitamins?|zinc|biotin|glutathione|omega|supplements?|vit)\b/

const tooLate = /\b(?:too (?:late|old)|te (?:laat|oud))\b/

/** Asks whether it works: a row says so only where it is known to, or to harm. "My treatment" is what the person takes. */
const ofHelp = /\b(?:help\w*|work\w* (?:for|on)|(?<!\bmy )treat\w*|good for)\b/
/** "Is it good for folliculitis?" asks as much whether it harms: care is an answer, where no rule of the person's skin gives it. */
const onlyGood = /^(?!.*\b(?:help\w*|work\w* (?:for|on)|treat\w*)\b).*\bgood for\b/

/** "Good for diabetics" asks whether they may. */
const ofPeople = /\b(?:\w+(?:betics?|matics?|eptics?|philiacs?)|patients?|people|sufferers?|someone|skin)\b/

const askable = new Set<Intent>([
  'safe',
  'particular',
  'combine',
  'what-is',
  'myth',
  'medicine',
  'unclear',
  'off-topic',
  'for-concern',
  'sunscreen',
  'suggest',
  'unknown-ingredient',
  'how-to-use',
  'how-often',
  'order',
  'noted',
  'does-help',
  'compare',
])

const grave = (verdict: Mind['verdict']): number => mindVerdicts.indexOf(verdict)

/** How a time of life stands after a thing; an illness stands with "with". */
const besides: Readonly<Record<string, string>> = {
  carrying: 'in pregnancy',
  nursing: 'while breastfeeding',
  youth: 'at that age',
  isotretinoin: 'while you take acne capsules',
  menopause: 'in the menopause',
}
const besideOf = ({ id, called }: HealthText): string => besides[id] ?? `with ${called}`

/** `harm`: it was asked whether it is bad, not whether it is fine; `both`: two medicines that somebody has. */
const lead = (
  { verdict, why }: Mind,
  { called, are, thing }: Item,
  beside: string,
  harm: boolean,
  both: boolean,
): string => {
  const reason = sentence(why)
  switch (verdict) {
    case 'good':
      return `**${harm ? 'No' : 'Yes'}, ${called} ${are} a good choice ${beside}.** ${reason}`
    case 'fine':
      return `**${harm ? 'No' : 'Yes'}, ${called} ${are} usually fine ${beside}.** ${reason}`
    case 'care':
      return `**Only with care: ${called} ${beside}.** ${reason}`
    case 'ask':
      return `**Ask first about ${called} ${beside}: your doctor or pharmacist should agree.** ${reason}`
    case 'no':
      return both
        ? `**${harm ? 'Yes' : 'No'}, leave ${called} out ${beside}.** ${reason} Ask whoever prescribed them today which of the two you take, and change nothing else by yourself.`
        : `**${harm ? 'Yes' : 'No'}, ${thing === undefined ? `rather not: ${called} ${beside}` : `leave ${called} out ${beside}`}.** ${reason}`
  }
}

const whoKnows = 'The doctor, clinic or pharmacist who knows your medicines can tell for sure: take the pack along.'
const oneByOne = 'One new product at a time, on a small patch first; stop if it burns or comes up in a rash.'

/** Where no row fits: what is known in general of the illness or medicine. */
const inGeneral = (entry: HealthText, item: Item, noTreatment: boolean): string =>
  entry.verdict.startsWith('Ask')
    ? `**${entry.verdict} about ${item.called}.**`
    : item.thing === undefined && item.plain !== true
      ? `**I know of nothing against ${item.called} with ${entry.called}, but ask the doctor or clinic who treats you first.**`
      : item.thing !== undefined && isMedicine(item.thing)
        ? `**No clash is known with ${entry.called}, but ${item.called} ${item.are} a medicine: ask whoever prescribes it.**`
        : noTreatment
          ? `**Not as a treatment: ${item.called} ${item.are} not known to help with ${entry.called}, nor to clash with it.**`
          : `**${entry.verdict}: ${item.called} ${item.are} not known to clash with ${entry.called}.**`

const yearsBack = /\b(?:years?|yrs|jaar|jare) (?:ago|back|gelede)\b/

const cameFrom =
  /\b(?:from|since|following|(?<=^(?:\w+ )?)after) (?:(?:a|an|my|the|her|his|getting|having|old|ear|nose) )*\S+/g

const asksWhich =
  /\b(?:what|which|wat|watter|whats|good|best|cheap\w*|recommend\w*|suggest\w*|looking for|need a)\b(?! (?:if|about|for\b.*\bis))/
const goodFor = /\b(?:is|are) (?:\S+ ){1,5}(?:good|best|safe|ok|okay|fine)\b/

/** A topic that was written for the two together says more than a row. */
const ownTopic = new Set(['sunscreen-at-school', 'keloid-piercing', 'tranexamic-tablets'])

const graver = new Set<string>(['broken-skin', 'sunburn', 'treated-skin', 'aspirin-allergy', 'isotretinoin'])

/** Whether it belongs to what the person leaves out, other than by the allergy that is asked about. */
const avoided = ({ knowledge, situation }: Asked, thing: Thing): boolean =>
  leftOut(knowledge, thing, situation) !== undefined && !isOf(thing, 'fragrance', 'essential-oil', 'fragrance-allergen')

const toldOf = pattern`
  \b(?:i (?:take|have|use|am on|drink|suffer from)|im (?:on|taking)|on|taking|take|have|has|with|diagnosed with) (?:(?:my|the|a|an|some|chronic|
  g) )*((?:[a-z0-9]+ ){0,3}?(?:medicines?|medication|meds|tablets?|pills|injections?|infusions?|deficiency|disease|syndrome|disorder|anaemia|
  anemia)(?: (?!and|is|can|for|may|while|does|do|i|if)[a-z]{5,})?)\b`

/** An illness or a medicine that health.json has not got: unknown is said as unknown. */
const besideUnknown = (
  {
    heard: {
      things: [thing, other],
      who,
      medicine,
    },
    situation,
  }: Asked,
  said: string,
): Sketch | undefined => {
  const what = toldOf.exec(said)?.[1]
  if (
    what === undefined ||
    thing === undefined ||
    other !== undefined ||
    medicine !== undefined ||
    isMedicine(thing) ||
    expects(situation) ||
    who.length > 0 ||
    /\b(?:skin|vitamin|collagen|beauty|hair|supplement|zinc|biotin|omega)\b/.test(what) ||
    /\b(?:cleared|healed|done|finished|course (?:is )?over|all gone|genees|klaar)\b/.test(said)
  )
    return undefined
  return {
    paragraphs: [
      `**I do not know how ${thing.called} ${is(thing)} with ${what}: ask your pharmacist or whoever treats you before you start.**`,
      'Most of a cream stays in the skin, so clashes are rare. What counts is whether the illness or medicine makes skin thin, dry, slow to heal, or quick to ' +
        'burn in the sun; that they can tell you in a minute.',
      `If they agree: ${gently(thing)}`,
    ],
    things: [thing],
    sources: ['general'],
    topic: { intent: 'safe' },
    suggestions: ['What may I use meanwhile?', 'Which sunscreen should I choose?'],
  }
}

/** Acne capsules go through the whole body: whether somebody with an illness may take them is for the prescriber. */
const capsulesBeside = (entries: readonly HealthText[], said: string): Sketch | undefined => {
  const entry = entries.find(
    ({ id, rowsOnly, state }) =>
      !rowsOnly && id !== 'isotretinoin' && !state.some((one) => ['pregnant', 'trying', 'breastfeeding'].includes(one)),
  )
  const asksIt = /\b(?:take|taking|start\w*|go on|use|get|safe|ok|okay|allowed|drink|neem|affect\w*)\b/.test(said)
  return entry === undefined || ofHelp.test(said) || !asksIt
    ? undefined
    : {
        paragraphs: [
          `**Only the doctor who prescribes it can say: isotretinoin ${besideOf(entry)} is weighed case by case, with blood tests.**`,
          'It can be possible, and an illness alone seldom forbids it. It acts on the liver and the fats in the blood, and can meet other medicines there, so name ' +
            'every tablet you take. Tetracyclines and vitamin A must not go with it, and pregnancy must be ruled out throughout.',
          'Stop nothing you take for the other illness on your own. Meanwhile a mild wash, a plain moisturiser and sunscreen, SPF 30–50.',
        ],
        things: [],
        sources: ['general'],
        topic: { intent: 'safe' },
        suggestions: ['What may I use meanwhile?', 'Which moisturiser for very dry skin?'],
      }
}

/** The answer of health.json to "may I", or undefined where it has none. */
export const withHealth = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { heard, situation } = asked
  // “A moisturiser for eczema under R200” asks for one, and not whether it may be used.
  if (heard.priceCents !== undefined && heard.kinds.length > 0 && heard.things.length + heard.household.length === 0)
    return undefined
  const said = saidIn(asked)
  // "He only uses green bar soap, set something simple up for him": a routine is asked for.
  if (
    /\b(?:set (?:\w+ ){1,3}up|(?:simple|basic|good|easy|cheap) routine|routine (?:for|please|pls)|something simple)\b/.test(
      said,
    ) &&
    heard.things.length === 0
  )
    return undefined
  if (
    !askable.has(intent) ||
    heard.isLabel ||
    heard.harmed ||
    heard.injected ||
    ownTopic.has(heard.particular?.id ?? '')
  )
    return undefined
  const both = heard.things.some(isMedicine) && /\b(?:both|together|at the same time|saam|albei)\b/.test(said)
  if (
    (otherwise.test(said) && !both) ||
    /\b(?:where|waar)\b.{0,20}\b(?:get|buy|find|kry|koop)\b/.test(said) ||
    !(asks.test(said) || intent === 'safe')
  )
    return undefined
  if ((intent === 'combine' || intent === 'compare') && heard.things.length > 1) return undefined
  // Years after chemotherapy skin is as anybody's.
  const entries = healthOf(asked).filter(({ id }) => id !== 'cancer-treatment' || !yearsBack.test(said))
  if (entries.length === 0) return besideUnknown(asked, said)
  if (
    heard.things.length > 0 &&
    heard.things.every(({ ingredient }) => ingredient?.id === 'isotretinoin') &&
    heard.kinds.length === 0 &&
    !expects(situation) &&
    !entries.some(({ minds }) => minds.some(({ of }) => of.includes('isotretinoin')))
  ) {
    const capsules = capsulesBeside(entries, said)
    if (capsules !== undefined) return capsules
  }
  // What is swallowed is no cream beside a medicine: medicines.json speaks of it.
  if (swallowed.test(said)) return undefined
  // Words that tell of the illness name nothing to use: "an allergy to hair dye".
  const told = wordsSay(asked.knowledge, heard.tokens)
  // So does what it came from: "a keloid from a piercing".
  const rest = heard.tokens
    .filter((_, at) => !told.some(({ from, to }) => at >= from && at < to))
    .join(' ')
    .replaceAll(cameFrom, ' ')
  const items = itemsIn(asked, rest).filter(
    ({ thing }) => thing === undefined || !told.some(({ entry }) => entry.called.includes(thing.called)),
  )
  // What somebody expecting, or a child, may use is judged by the ingredient itself.
  // Tissue oil may be fine, and the retinol in it is not: what is left out now is judged first.
  const stage =
    situation.conditions.has('pregnant') || situation.conditions.has('trying') ? 'pregnancy' : 'breastfeeding'
  if (expects(situation) && heard.things.some((thing) => isRetinoid(thing) && cautionOf(thing, stage) === 'avoid'))
    return undefined
  const young =
    situation.conditions.has('under-12') ||
    (heard.years ?? 18) < 18 ||
    heard.who.includes('child') ||
    heard.who.includes('teen')
  // So are an open wound, isotretinoin and what the person leaves out.
  const judged = items.filter(
    ({ thing, of }) =>
      thing === undefined ||
      !(
        expects(situation) ||
        young ||
        avoided(asked, thing) ||
        ((of.has('strong') || isActive(thing)) &&
          [...situation.conditions, ...heard.who].some((one) => graver.has(one)) &&
          !of.has('niacinamide') &&
          !of.has('isotretinoin'))
      ),
  )
  let best: { entry: HealthText; item: Item; row: Mind } | undefined
  for (const entry of entries) {
    for (const item of judged) {
      const row = entry.minds.find(({ of }) => of.some((one) => item.of.has(one)))
      if (row !== undefined && (best === undefined || grave(row.verdict) > grave(best.row.verdict)))
        best = { entry, item, row }
    }
  }
  // A medicine that speaks against it too is said beside: "methotrexate for psoriasis, may I needle?"
  const alsoAgainst =
    best === undefined
      ? []
      : entries
          .flatMap((entry) => {
            const row =
              entry === best?.entry || entry.rowsOnly
                ? undefined
                : entry.minds.find(
                    ({ of, verdict }) =>
                      (verdict === 'no' || verdict === 'ask') && of.some((one) => best?.item.of.has(one)),
                  )
            return row === undefined
              ? []
              : [
                  `**And ${besideOf(entry)}:** ${sentence(row.why)} Ask whoever prescribes it before anything that breaks or peels skin.`,
                ]
          })
          .slice(0, 1)
  const careful = best?.row.verdict === 'care' && best.entry.state.length === 0 && onlyGood.test(said)
  // "Is marula oil good for vitiligo?": a named illness, a thing with no row, and nothing else that it is for.
  const noTreatment =
    best === undefined &&
    ofHelp.test(said) &&
    told.length > 0 &&
    heard.things.length === 1 &&
    heard.concerns.length === 0 &&
    !ofPeople.test(said)
  if (ofHelp.test(said) && best?.row.verdict !== 'good' && best?.row.verdict !== 'no' && !careful && !noTreatment)
    return undefined
  // "What moisturiser for eczema?": that one is good is known, and which one is asked.
  const whichOne =
    best?.row.verdict === 'good' &&
    heard.kinds.length > 0 &&
    asksWhich.test(said) &&
    !goodFor.test(said) &&
    !expects(situation)
  if (whichOne && best?.entry.rowsOnly === true) return undefined
  const plain = best === undefined ? entries.find(({ rowsOnly }) => !rowsOnly) : undefined
  const [first] = judged
  const entry = best?.entry ?? plain
  const item = best?.item ?? first
  if (entry === undefined || item === undefined) return undefined
  const { thing } = item
  const verdict = best?.row.verdict
  // What lightens is no one's for an illness that does not mind it: what is asked of it has answers of its own.
  if (
    thing !== undefined &&
    verdict !== 'no' &&
    verdict !== 'ask' &&
    (isOf(thing, 'illegal-lightener') || thing.ingredient?.id === 'glutathione')
  )
    return undefined
  const used = verdict !== 'no' && verdict !== 'ask' && !(verdict === undefined && entry.verdict.startsWith('Ask'))
  // Whether it is too late in life has an answer of its own, where nothing speaks against the thing.
  if (tooLate.test(said) && entry.rowsOnly && used && verdict !== 'care') return undefined
  const others = judged.filter(
    (one) => one !== item && one.thing !== undefined && best?.row.of.some((of) => one.of.has(of)) === true,
  )
  const called = others.length === 0 ? item.called : calledAll([item, ...others].flatMap((one) => one.thing ?? []))
  return {
    paragraphs: [
      best === undefined
        ? inGeneral(entry, item, noTreatment)
        : whichOne
          ? `**${sentence(best.row.why).replace(/^It (?=is|holds|does|keeps|helps)/, `${capital(called)} `)}**`
          : lead(
              best.row,
              { ...item, called, are: others.length > 0 ? 'are' : item.are },
              besideOf(entry),
              asksOfHarm(heard),
              thing !== undefined && isMedicine(thing) && best.entry.id === 'acne-antibiotic',
            ),
      ...alsoAgainst,
      entry.note,
      // A row that asks for care says how.
      thing === undefined || !used || verdict === 'care' || isMedicine(thing)
        ? undefined
        : entry.rowsOnly && stings(thing)
          ? `**How:** ${gently(thing)}`
          : howLine(thing),
      entry.rowsOnly ? undefined : whoKnows,
    ],
    extras: [thing !== undefined && used ? oneByOne : undefined],
    things: thing === undefined || !used ? [] : [thing],
    sources: [...entry.sources, ...(thing?.ingredient?.full?.sources ?? [])],
    topic: {
      intent: 'safe',
      ...(thing?.ingredient !== undefined && thing.family === undefined && { ingredients: [thing.ingredient.id] }),
    },
    suggestions: [
      ...(thing === undefined ? [] : [`How often should I use ${thing.called}?`]),
      `What else should I mind with ${entry.called}?`.slice(0, 80),
      capital('which sunscreen should I choose?'),
    ],
  }
}

/** What comes first with an illness of the skin that was named, whatever the product. */
export const illnessNote = (asked: Asked): string | undefined => {
  const entry = wordsSay(asked.knowledge, asked.heard.tokens)
    .map((one) => one.entry)
    .find(({ rowsOnly }) => rowsOnly)
  return entry === undefined ? undefined : `**With ${entry.called}:** ${entry.note}`
}

/** What an illness or a medicine asks of the sun, for somebody who asks which sunscreen. */
export const sunNote = (asked: Asked): string | undefined => {
  const entry = healthOf(asked).find(({ verdict, state }) => verdict.endsWith('mind the sun') && state.length === 0)
  return entry === undefined ? undefined : `**With ${entry.called}:** ${entry.note}`
}
