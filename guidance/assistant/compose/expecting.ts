import type { Caution } from '../../knowledge/kinds.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, calledAll, capital, is, it, sentence, type Sketch } from './draft.ts'
import { gently, howLine } from './facts.ts'
import { askThem, cautionOf, isActive, isOf, isRetinoid, isUvFilter, spf } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// With a baby on the way, hoped for or at the breast: the verdict, and how, for that time.

type Stage = 'pregnancy' | 'breastfeeding'

const expecting = [
  ['pregnant', 'in pregnancy'],
  ['trying', 'when trying for a baby'],
  ['breastfeeding', 'while breastfeeding'],
] as const

/** What is on the way, by the message, else by what else is known. */
export const stageOf = ({
  heard,
  situation,
  request,
}: Asked): { stage: Stage; words: string; said: boolean } | undefined => {
  // "We want to fall pregnant" names it and is not so yet.
  const wished =
    situation.conditions.has('trying') &&
    !situation.conditions.has('pregnant') &&
    /\b(?:fall|get|become|falling|getting|raak)\b/.test(heard.tokens.join(' '))
  // Who breastfeeds and spoke of her mask of pregnancy is not pregnant.
  const nurses =
    situation.conditions.has('breastfeeding') &&
    !situation.conditions.has('pregnant') &&
    !/pregnan|swanger/i.test(request.message)
  const said = expecting.find(
    ([one]) => (one === 'trying' && wished) || (heard.who.includes(one) && !(one === 'pregnant' && (wished || nurses))),
  )
  const found = said ?? expecting.find(([one]) => situation.conditions.has(one))
  return (
    found && {
      stage: found[0] === 'breastfeeding' ? 'breastfeeding' : 'pregnancy',
      words: found[1],
      said: said !== undefined,
    }
  )
}

const accepted = 'Usually accepted instead: azelaic acid, niacinamide and vitamin C'
const insteadLine = `${accepted}, and for pimples low-strength benzoyl peroxide; check with ${askThem}.`

const ofBelly = /\b(?:stretch ?marks?|tummy|belly|stomach|bump|firming|body (?:lotion|cream|butter|oil))\b/
/** What is accepted in the place of what is left out: for a belly that stretches nothing that acts. */
const insteadHere = (said: string): string =>
  ofBelly.test(said)
    ? `**Instead:** a plain, fragrance-free cream, shea or cocoa butter on damp skin twice a day; it eases tightness and itch, though nothing rubbed in is proven to prevent stretch marks.`
    : insteadLine

/** What somebody expecting may use, where nothing else is left to say. */
export const insteadOf = (thing: Thing | undefined): string =>
  `${thing === undefined ? '' : `Leave ${thing.called} out for now: no safe amount of ${it(thing)} has been shown in pregnancy. `}${accepted}, with a ` +
  `gentle cleanser, a plain moisturiser and ${spf} every morning. Check with ${askThem}.`

const offBaby = 'Nothing of the kind on the chest or where your baby’s skin touches yours.'

/** Where only a little is accepted, the usual strength and frequency are not said. */
const howNow = (thing: Thing, caution: Caution, note: string | undefined): string | undefined =>
  caution === 'ask' || /\b(?:low|small|avoid|limit)/i.test(note ?? '')
    ? `**How${caution === 'ask' ? ', once you have asked' : ''}:** ${gently(thing)}`
    : howLine(thing)

const careOrder: readonly Caution[] = ['avoid', 'ask', 'unknown', 'ok']

/** "Must I stop Differin?" is answered the other way round from "may I use it?". */
const asksToStop = pattern`
  \b(?:must|should|do|have to|need to|better|moet|shall|time to)(?: \S+){0,4}? (?:stop|bin|quit|ditch|throw|toss|give up|pause|leave out|drop|
  come off|ophou|weggooi|los)\b`
const asksWhenToStop = /\b(?:when|wanneer|how (?:long|soon)|what (?:month|time))\b/
/** Not yet pregnant and asked by when: before it is tried, for a pregnancy is noticed late. A cream does not linger. */
const byWhen = (thing: Thing): string =>
  isOf(thing, 'retinoid-medicine')
    ? `by the day you stop preventing; ask whoever prescribed ${it(thing)} for the date and what follows`
    : 'by the day you stop preventing, at the latest the month you begin to try: a pregnancy is noticed weeks late, and a cream needs no longer gap'

/** Something else is asked for in its place. */
export const asksInstead =
  /\b(?:what now|instead|what else|alternatives?|swap|replaces?|in place of|in its place|wat nou|in plaas|rather use)\b/
const inUse = pattern`
  \b(?:carry on|keep|still|continue|been|using|(?<!\b(?:can|may|could|should|must) )i used?|on it|less often|more often|once a week|every (?:day|night)|stop|my (?:\S+ )?(?:retin\S*|
  tretinoin|adapalene|differin))\b`

const ownTube = /\b(?:finish\w*|tube|script|prescri\w*|derm\w*|doctor|gp|clinic|im on|i am on|i use|ek gebruik)\b/
/** A retinoid that is in use is told to whoever sees the pregnancy; a prescribed one already when a baby is planned, to whoever prescribed it. */
const toTell = (thing: Thing, words: string, said: string): boolean =>
  (words.includes('pregnancy') && inUse.test(said)) ||
  (isOf(thing, 'retinoid-medicine') && (inUse.test(said) || ownTube.test(said)))

/** "What must I avoid?" */
const asksOut =
  /\b(?:avoid\w*|forbidden|banned|not allowed|stay away|leave out|not (?:to )?use|cant (?:i )?use|shouldnt (?:i )?use|unsafe|not safe|harmful|vermy)\b/
/** What to look for in a kind of product. */
const inKind: Readonly<Record<string, string>> = {
  moisturiser:
    'Choose a plain, fragrance-free one with glycerin, ceramides, shea butter or petroleum jelly, twice a day on damp skin',
  cleanser: 'Choose a mild, soap-free, fragrance-free one, once or twice a day',
  serum: 'Choose niacinamide, vitamin C, azelaic acid or hyaluronic acid',
  toner: 'Choose one without alcohol and scent; you need none',
  'eye-cream': 'Choose a plain one without retinol; your moisturiser does as much',
}

const weighs = /\b(?:or|vs|versus|which|better|rather|of|beter|watter|noma|okanye|kumbe|iphi|yiphi|e fe)\b/
/** "Benzoyl peroxide or tretinoin?": the one of the two that may be used, where the other is left out. */
const oneAllowed = (things: readonly Thing[], worst: Thing, stage: Stage, said: string): Thing | undefined => {
  const others = things.filter((thing) => thing !== worst && cautionOf(thing, stage) !== 'avoid')
  return others.length === 1 && things.length === 2 && weighs.test(said) ? others[0] : undefined
}
const allowedLead = (thing: Thing, worst: Thing, stage: Stage, words: string): string =>
  `**${capital(thing.called)}, and not ${worst.called}, ${words}${
    (
      { ask: '; ask first about strength and area', unknown: '; ask first, for little is known of it' } as Partial<
        Record<Caution, string>
      >
    )[cautionOf(thing, stage)] ?? ''
  }.**`

const allowed = pattern`
  \b(?:allowed|permitted|toegelaat|veilig|both (?:ok|okay|safe|fine|allowed)|(?:are|is) (?:they|these|those|both|either|all of)|all (?:ok|okay|safe|fine)|(?:safe|ok|okay|fine|good)(?: (?:now|for me|to
  use|for (?:my |the )?(?:baby|bub)|(?:while|when|in|during|if) .*))?$)`
const combined =
  /\b(?:together|mix|mixed|layer|layered|combine|same time|same night|better|best|which|vs|versus|saam|instead|routine|order|with)\b/

/** Whether of several things is asked if they are allowed now, and not whether they go together or which is the better one. */
export const asksIfAllowed = (said: string): boolean => allowed.test(said) && !combined.test(said)

/** `said`: the message, for the way round it is asked; `kind`: the kind of product that is asked for. */
export const forBaby = (things: readonly Thing[], stage: Stage, words: string, said = '', kind?: string): Sketch => {
  const stops = asksToStop.test(said)
  const [worst] = [...things].sort(
    (a, b) => careOrder.indexOf(cautionOf(a, stage)) - careOrder.indexOf(cautionOf(b, stage)),
  )
  const base = {
    things,
    sources: things.flatMap(({ ingredient }) => ingredient?.full?.sources ?? ['general']),
    suggestions: [
      'What may I use for breakouts instead?',
      'A routine for pregnancy',
      'Which sunscreen should I choose?',
    ],
    topic: { conditions: [stage === 'pregnancy' ? ('pregnant' as const) : ('breastfeeding' as const)] },
  }
  if (worst === undefined) {
    return {
      ...base,
      sources: ['bumps', 'aza_preg'],
      paragraphs: [
        asksOut.test(said)
          ? `**Leave out ${words}: retinoids of every kind (retinol, tretinoin, adapalene, isotretinoin), hydroquinone and strong peels.**`
          : kind !== undefined && inKind[kind] !== undefined
            ? `**Nearly any plain ${kind.replace('-', ' ')} is fine ${words}.** ${inKind[kind]}.`
            : `**Most plain skincare is fine ${words}: cleanser, moisturiser, mineral sunscreen.**`,
        '- **Generally accepted:** azelaic acid, niacinamide, vitamin C, hyaluronic acid, glycerin, ceramides, mild AHAs\n- **Small amounts only:** ' +
          'salicylic acid in a wash or on spots\n- **Leave out:** retinoids of every kind, hydroquinone, strong peels',
        `Check medicines and anything you are unsure of with ${askThem}, and take the pack along.`,
      ],
      extras: ['Sunscreen, SPF 30–50, every morning helps against pregnancy marks.', reactive],
    }
  }
  const caution = cautionOf(worst, stage)
  const name = worst.called
  const note = worst.ingredient?.full?.pregnancyNote
  const nursing = stage === 'breastfeeding'
  const instead =
    caution !== 'ok' && asksInstead.test(said)
      ? `**Instead of ${name}: azelaic acid, niacinamide or vitamin C; for pimples low-strength benzoyl peroxide.**`
      : undefined
  if (caution === 'avoid') {
    const why = nursing
      ? isRetinoid(worst)
        ? 'too little is known of what reaches milk. Through skin it is very little, but no amount has been shown to be safe for a baby.'
        : note === undefined || /pregnan|unborn/i.test(note)
          ? 'there is a possible risk for the baby, and no need to take it.'
          : sentence(note)
      : isRetinoid(worst)
        ? `vitamin A medicines taken by mouth can harm an unborn baby. Little passes through skin, but no safe amount is known.`
        : note === undefined
          ? 'there is a known or possible risk, and no need to take it.'
          : sentence(note)
    // "What now with my cream?" is asked of what is in use.
    const nowWhat =
      !stops &&
      /\b(?:what now|wat nou|now what)\b/.test(said) &&
      isRetinoid(worst) &&
      /\b(?:my (?:cream|gel|tube|retinol|tret\w*)|the (?:cream|gel|tube)|changed my|been|using|used|every|at night|i use|im on)\b/.test(
        said,
      )
    const allowed = stops ? undefined : oneAllowed(things, worst, stage, said)
    if (allowed !== undefined) {
      return {
        ...base,
        things: [allowed],
        paragraphs: [
          allowedLead(allowed, worst, stage, words),
          `*Why not ${worst.called}:* ${why}${nursing ? ` ${offBaby}` : ''}`,
          howNow(allowed, cautionOf(allowed, stage), allowed.ingredient?.full?.pregnancyNote),
          cautionOf(allowed, stage) === 'unknown'
            ? `Better known ${words}: azelaic acid, niacinamide and vitamin C.`
            : undefined,
          `Check it with ${askThem} if you use other treatments or have a rash.`,
        ],
        extras: [
          'Sunscreen, SPF 30–50, every morning stays.',
          nursing ? undefined : 'Used some of it before you knew? Stop, and tell your midwife or doctor.',
        ],
      }
    }
    return {
      ...base,
      things: [],
      ...(stage === 'pregnancy' && isRetinoid(worst) && toTell(worst, words, said) && { level: 'routine' as const }),
      paragraphs: [
        stops || nowWhat ? undefined : instead,
        nowWhat
          ? words.includes('trying')
            ? `**Stop ${name} ${byWhen(worst)}.**`
            : `**Stop ${name} now: it is left out ${words}.**`
          : stops && words.includes('trying') && asksWhenToStop.test(said)
            ? `**Stop ${name} ${byWhen(worst)}.**`
            : stops
              ? `**Yes, ${nursing ? 'better ' : ''}stop: ${name} is left out ${words}.**`
              : `**No, ${nursing ? 'better ' : ''}leave ${name} out ${words}.**`,
        ...(stops
          ? [insteadHere(said), `*Why:* ${why}${nursing ? ` ${offBaby}` : ''}`]
          : [`*Why:* ${why}${nursing ? ` ${offBaby}` : ''}`, insteadHere(said)]),
      ],
      extras: [
        nursing
          ? 'Used some already? Stop, and mention it to your midwife or doctor; at once if it was a tablet.'
          : 'Used some before you knew? Stop now and tell your midwife or doctor, at once if it was a tablet.',
        'Sunscreen, SPF 30–50, every morning stays.',
        nursing ? 'Ask again once you no longer breastfeed.' : 'After the baby, ask again before you go back to it.',
      ],
    }
  }
  const plants = things.filter(
    (thing) =>
      !isActive(thing) &&
      cautionOf(thing, stage) !== 'ok' &&
      (isOf(thing, 'essential-oil') ||
        (isOf(thing, 'botanical', 'local-botanical') && /oil$|buchu/.test(thing.ingredient?.id ?? ''))),
  )
  if (plants.includes(worst)) {
    return {
      ...base,
      paragraphs: [
        `**Not neat and not as an oil to rub in: ${calledAll(plants)} ${words} at most as a trace in a finished product, and ask first.**`,
        note === undefined
          ? 'Little is known of plant oils and extracts in larger amounts; they pass through skin more easily than most, and set off ' +
            'rashes.'
          : sentence(note),
        nursing
          ? offBaby
          : 'A plain, unscented cream, shea butter or petroleum jelly does as much on the belly; nothing rubbed in is proven to ' +
            'prevent stretch marks. For pimples azelaic acid or low-strength benzoyl peroxide is accepted.',
      ],
      extras: [
        `Used some already? That is no reason to worry; tell ${askThem} if it was neat or much.`,
        nursing ? undefined : 'Itching without a rash, above all of palms and soles: call your clinic the same day.',
      ],
    }
  }
  if (caution !== 'ok' && isUvFilter(worst)) {
    return {
      ...base,
      paragraphs: [
        `**Better another filter ${words}, though no harm is proven: of ${name} less is known than of the mineral ones.**`,
        note && sentence(note),
        'Zinc oxide and titanium dioxide stay on the surface and are the usual first choice; a tint with iron oxides helps against dark patches too.',
        'Only this one in the house? Wear it rather than none on skin that sees the sun, add a hat and shade, and buy a mineral one next.',
      ],
      extras: [`Check it with ${askThem} if you use other treatments or have a rash.`, reactive],
    }
  }
  const [verdict, why] = {
    ok: [
      `${stops ? 'No need to stop:' : 'Yes,'} ${name} ${is(worst)} generally fine ${words}.`,
      'Very little of it passes through skin in the amounts used in cosmetics, and no harm is known.',
    ],
    ask: [
      `Ask first: ${name} ${words} ${is(worst)} a matter of strength and area.`,
      'A low-strength wash or a small area is usually accepted; peels and large areas are not.',
    ],
    unknown: [
      `Not known: there are no good data on ${name} ${words}.`,
      `So to be careful, leave it until later or ask ${askThem}.`,
    ],
  }[caution]
  return {
    ...base,
    paragraphs: [
      instead,
      `**${verdict}**`,
      note === undefined ? why : sentence(note),
      caution === 'unknown' ? insteadLine : howNow(worst, caution, note),
      nursing && isActive(worst) ? offBaby : undefined,
    ],
    extras: [`Check it with ${askThem} if you use other treatments or have a rash.`, reactive],
  }
}

const reactive = 'Skin can be more reactive now: test it on a small patch first.'
