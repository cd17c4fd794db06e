import type { Concern } from '../../knowledge/kinds.ts'
import { kin } from './taken-for-one.ts'
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
import { composeWhatIs } from './about.ts'
import { concernCalled, doesOf, doubt, helpsOf, howLine, lineOn, placeFor, usageOf } from './facts.ts'
import { stageOf } from './expecting.ts'
import { interactionOf } from './interactions.ts'
import { kindTexts } from './kinds.ts'
import { onLadder, strongestFirst } from './ladders.ts'
import { cautionOf, hasDeeperSkin, isMedicine, isOf, isRetinoid } from './lines.ts'
import { mineralOrChemical } from './mineral-or-chemical.ts'
import { fromMyth } from './sunscreen.ts'
import type { Thing } from '../understand/things.ts'
import { hear } from '../understand/understand.ts'
import { pattern } from '../../text/pattern.ts'

const bestFor = (thing: Thing): string =>
  listed(
    helpsOf(thing)
      .slice(0, 3)
      .map(({ concern }) => concernCalled[concern]),
  )
const harsh = ({ ingredient }: Thing): number => ingredient?.full?.irritation ?? 0

/** "What X is. At night." */
export const rowOf = (thing: Thing): string => {
  const { used, time } = usageOf(thing)
  return `${lineOn(thing)}${used && !isMedicine(thing) ? ` ${capital(time)}.` : ''}`
}

/** What a thing is called when it is one of a family, in the singular where that reads better. */
const belongs = (thing: Thing, group: Thing, said: string): boolean => {
  const { family } = group
  if (family === undefined) return false
  if (family === 'retinoid') return isRetinoid(thing)
  if (family === 'aha' && /\bacids?\b/.test(said)) return isOf(thing, 'aha', 'bha', 'pha')
  return (
    thing.families.includes(family) ||
    (thing.family !== undefined && thing.ingredient?.families.includes(family) === true)
  )
}

const likens = pattern`
  \b(?:same as|same thing as|the same|same|dieselfde|just|another name|also called|considered|classed|count(?:s|ed)? as|type of|kind of|form of|
  part of|actually|really)\b`
const isAn = /^(?:(?:so|but|and|ok|hey|hi|pls|please|wait) )*(?:is|isnt) (?:\S+ ){1,4}(?:an?|n|any)\b/
/** "Salicylic acid, is it a BHA?" */
const namedFirst =
  /^(?:\S+ ){1,4}is (?:it|that|this) (?!(?:ok|okay|safe|good|bad|fine|true|better|worth|normal|possible)\b)(?:an? |the |just |really |actually |also )*/
const asksIsA = /^(?:(?:so|but|and|ok|hey|hi|pls|please|wait|quick question) )*(?:is|are|isnt|arent|does|would)\b/
const asksStrength =
  /\b(?:strong(?:er|est)?|weak(?:er)?|mild(?:er|est)?|gentl(?:er|est)|harsh(?:er)?|sterker|sagter|potent)\b/

/** Two names that are often taken for one another, asked about as such. */
export const kinship = (asked: Asked): Sketch | undefined => {
  const [a] = asked.heard.things
  return a !== undefined && kin.some(([asks]) => asks.test(saidIn(asked))) ? isOne(asked) : undefined
}

/** "Is X a Y?", "is X the same as Y?" */
const isOne = (asked: Asked): Sketch | undefined => {
  const [a, b] = asked.heard.things
  const said = saidIn(asked)
  if (a === undefined || asked.heard.things.length > 2) return undefined
  const known = kin.find(([asks]) => asks.test(said))
  const compares =
    asked.heard.cues.has('compare') ||
    asked.heard.joined === 'or' ||
    /\b(?:same|difference|differ|vs?|versus|or)\b/.test(said)
  // “Glycolic or salicylic for marks?” asks for one, and not what they are to each other.
  if (
    known !== undefined &&
    compares &&
    !(asked.heard.joined === 'or' && / for (?:my |the )?\S/.test(said) && !likens.test(said)) &&
    !asked.heard.cues.has('together') &&
    !asked.heard.cues.has('canI')
  ) {
    // "What is the difference" and "A vs B" ask for no yes or no.
    const verdict =
      likens.test(said) || isAn.test(said)
        ? known[1]
        : known[1].replace(/^\*\*No(?:, they differ)?: (.)/, (_, first: string) => `**${capital(first)}`)
    return {
      paragraphs: [verdict, b === undefined ? howLine(a) : bullets([a, b].map(rowOf))],
      things: b === undefined ? [a] : [a, b],
    }
  }
  if (b === undefined) {
    return (asksIsA.test(said) || /\b(?:is|are) (?:it|that|this|they) the same\b/.test(said)) &&
      pattern`
      \bsame (?:thing )?(?:as|thing)\b|dieselfde as`.test(said) &&
      asked.heard.unknown === undefined &&
      asked.heard.kinds.length === 0
      ? {
          paragraphs: [`**Yes, as far as I know: both names stand for ${a.called}.**`, lineOn(a), howLine(a)],
          things: [a],
        }
      : undefined
  }
  const after = namedFirst.test(said)
  const article = after || /^are\b/.test(said) || isAn.test(said) || likens.test(said)
  if (
    !(after || asksIsA.test(said)) ||
    !article ||
    asked.heard.joined !== undefined ||
    asked.heard.concerns.length > 0 ||
    pattern`
      \b(?:better|good|bad|than|together|with|safe|alternative|instead|stronger|weaker|milder|gentler|harsher|strongest|gentlest)\b`.test(
      said,
    )
  )
    return undefined
  const [thing, group] = a.family !== undefined && b.family === undefined ? [b, a] : [a, b]
  const one =
    group.family === 'bha' ? 'a BHA' : !thing.plural && group.plural ? `one of the ${group.called}` : group.called
  if (group.family !== undefined) {
    const yes = belongs(thing, group, said)
    const acid = group.family === 'aha' && /\bacids?\b/.test(said) && !/\bahas?\b|alpha/.test(said)
    return {
      paragraphs: [
        yes
          ? `**Yes, ${thing.called} ${is(thing)} ${acid ? 'an exfoliating acid' : one}.**`
          : `**No, ${thing.called} ${is(thing)} not ${acid ? 'an exfoliating acid' : one}.**`,
        `${lineOn(thing)} Kind of ingredient: ${(thing.families[0] ?? 'unknown').replaceAll('-', ' ')}.`,
        yes ? howLine(thing) : `For comparison: ${small(lineOn(group)).replaceAll('**', '')}`,
      ],
      extras: [yes ? undefined : howLine(thing)],
      things: [thing],
      suggestions: [`How often should I use ${thing.called}?`, `Can I use ${thing.called} with ${group.called}?`],
    }
  }
  const family = thing.families.find((each) => group.families.includes(each))
  const rung = onLadder(thing, group)
  const kinship =
    rung !== undefined
      ? `they are relatives, and ${rung.stronger.called} ${is(rung.stronger)} the stronger one`
      : family === undefined
        ? 'they are two different things'
        : 'they are related, but not the same thing'
  return {
    paragraphs: [`**No, ${kinship}.**`, bullets([thing, group].map(rowOf)), rung?.why],
    things: [thing, group],
    suggestions: ['Can I use both?'],
  }
}

/** A tone that marks easily, by the words people have for it. */
const ofTone = /\b(?:caramel|brown|dark|black|deep|olive|coloured|melanin|yellow ?bone|chocolate)\b/
const easier =
  /\b(?:beginner|beginners|newbie|new to|first time|never used|starter|start with|starting|begin|beginner)\b/

/** What both are for, where one of them is for nothing else. */
const onlyShared = (a: Thing, b: Thing): Concern | undefined => {
  const [one, other] = [helpsOf(a).map(({ concern }) => concern), helpsOf(b).map(({ concern }) => concern)]
  return Math.min(one.length, other.length) === 1 && one.includes('acne') && other.includes('acne') ? 'acne' : undefined
}

const darkFold = /\bdark (?:inner )?(?:thighs?|knees?|elbows?|under ?arms?|armpits?|knuckles|neck|bum)\b/

type Choice = { first: string; why?: string | undefined; winner?: Thing }

/** Which of two, for what is asked and who asks. */
const choose = (asked: Asked, things: readonly Thing[]): Choice => {
  const { heard, situation } = asked
  const [a, b] = things
  if (a === undefined || b === undefined) return { first: '' }
  const said = saidIn(asked)
  const rung = things.length === 2 ? onLadder(a, b) : undefined
  const stage = stageOf(asked)
  const [fine, alsoFine] = stage === undefined ? [] : things.filter((thing) => cautionOf(thing, stage.stage) === 'ok')
  if (fine !== undefined && alsoFine === undefined) {
    return {
      winner: fine,
      first: `${capital(fine.called)}: it is generally fine ${stage?.words ?? ''}.`,
      why:
        'Ask your midwife, clinic or pharmacist before ' +
        `you use ${listed(
          things.flatMap((thing) => (thing === fine ? [] : [thing.called])),
          'or',
        )}.`,
    }
  }
  if (fine !== undefined && alsoFine !== undefined && things.length === 2) {
    const [mild, other] = harsh(a) <= harsh(b) ? [a, b] : [b, a]
    const [for1, for2] = [bestFor(mild), bestFor(other)]
    return {
      winner: mild,
      first: `Either: both are usually fine ${stage?.words ?? ''}, so what you want decides.`,
      why: `${capital(mild.called)} ${is(mild)} the gentler, so begin with ${mild.called}${for1 === '' ? '' : ` (${for1})`}; ${other.called}${for2 === '' ? '' : ` (${for2})`} if that is not enough. Tell your midwife or clinic.`,
    }
  }
  const out = stage === undefined ? [] : things.filter((thing) => cautionOf(thing, stage.stage) === 'avoid')
  if (out.length > 0 && fine === undefined) {
    const others = things.flatMap((thing) => (out.includes(thing) ? [] : [thing.called]))
    return {
      first: `Neither: leave ${listed(out.map(({ called }) => called))} out ${stage?.words ?? ''}${
        others.length === 0 ? '' : `, and of ${listed(others)} ` + 'too little is known'
      }.`,
      why: 'Usually accepted are azelaic acid, niacinamide and vitamin C; ask your midwife, clinic or pharmacist.',
    }
  }
  const sting = [...things].sort((one, other) => harsh(one) - harsh(other))
  const gentle = rung?.weaker ?? (harsh(sting[0] ?? a) < harsh(sting[1] ?? b) ? sting[0] : undefined)
  const strength = asksStrength.exec(said)?.[0]
  if (strength !== undefined) {
    const mild = /weak|mild|gentl|sag/.test(strength)
    const winner = mild ? gentle : rung?.stronger
    const ranks = things.length > 2 && !mild ? strongestFirst(things) : undefined
    if (ranks !== undefined) return ranks
    if (winner === undefined && things.length === 2) {
      const [forA, forB] = [a, b].map((one) => bestFor(one) || 'something else')
      return {
        first: `They cannot be put on one scale: ${a.called} ${is(a)} for ${forA}, ${b.called} for ${forB}.`,
        why: gentle && !mild ? `${capital(gentle.called)} ${is(gentle)} the gentler on skin.` : undefined,
      }
    }
    if (winner !== undefined) {
      const asksOfFirst = asksIsA.test(said) && /\bthan\b|\bas\b/.test(said)
      const yes = asksOfFirst ? (winner === a ? 'Yes, ' : 'No, ') : ''
      const degree = !mild ? 'stronger one' : things.length > 2 ? 'gentlest of them' : 'gentler one'
      return {
        winner,
        why: rung?.why,
        first: `${yes}${yes === '' ? capital(winner.called) : winner.called} ${is(winner)} the ${degree}.`,
      }
    }
  }
  const petrolatum = things.find(({ ingredient, family }) => family === undefined && ingredient?.id === 'petrolatum')
  if (petrolatum !== undefined && /\b(?:lips?|lippe)\b/.test(said)) {
    return {
      winner: petrolatum,
      first: `For lips, petroleum jelly: it seals, and lips have hardly any oil of their own.`,
      why: 'What only draws water wants a ' + 'sealing layer over it, or lips dry out again.',
    }
  }
  // Hard skin of heels wants what loosens it; eyes that sting, what stays where it is put.
  const [urea, zinc] = ['urea', 'zinc-oxide'].map((id) =>
    things.find(({ ingredient, family }) => family === undefined && ingredient?.id === id),
  )
  if (urea !== undefined && /\b(?:heels?|feet|foot|soles?|elbows?|hakke|voete)\b/.test(said)) {
    return {
      winner: urea,
      first: 'For hard, dry skin there, start with urea: 10–25% on heels, 5–10% elsewhere.',
      why: 'It softens hard skin and holds water ' + 'in it, and stings less than an acid on cracks.',
    }
  }
  if (zinc !== undefined && things.some(({ ingredient }) => ingredient?.id === 'titanium-dioxide')) {
    return {
      winner: zinc,
      first:
        'Zinc oxide covers more: UVB and most of UVA, titanium dioxide mainly UVB; many mineral sunscreens hold both.',
      why: 'Either suits sensitive skin, and untinted either leaves a grey cast on deeper skin.',
    }
  }
  if (zinc !== undefined && /\b(?:eyes?|oe)\b/.test(said)) {
    return {
      winner: zinc,
      first: 'For eyes that sting easily, zinc oxide.',
      why: 'Mineral filters stay where they are put; some organic ones run and burn.',
    }
  }
  const concern =
    heard.concerns.includes('pores') && /blackhead|swartkop|pore/.test(said)
      ? 'pores'
      : (heard.concerns[0] ?? heard.previous?.concerns[0] ?? (darkFold.test(said) ? 'dark-spots' : onlyShared(a, b)))
  const sensitive =
    heard.skinType === 'sensitive' ||
    situation.skinType === 'sensitive' ||
    heard.who.some((one) => one === 'sensitive' || one === 'eczema' || one === 'rosacea')
  if (gentle !== undefined && (sensitive || easier.test(said))) {
    return {
      winner: gentle,
      why: rung?.why,
      first:
        `${capital(gentle.called)}: ${sensitive ? 'on sensitive skin' : 'to begin with'} the gentler one comes ` +
        `first${usageOf(gentle).when === 'night' ? ', at a low strength, two nights a week' : ''}.`,
    }
  }
  if (rung !== undefined && (concern === 'dark-spots' || hasDeeperSkin(asked) || ofTone.test(said))) {
    return {
      winner: rung.weaker,
      why: rung.why,
      first: `${capital(rung.weaker.called)}: the gentler one, and skin that marks easily wants that more than speed.`,
    }
  }
  if (concern !== undefined) {
    const ranked = [...things].sort(
      (one, other) =>
        doubt(one, concern) - doubt(other, concern) ||
        placeFor(asked, one, concern) - placeFor(asked, other, concern) ||
        harsh(one) - harsh(other),
    )
    const [best = a, next = b] = ranked
    // What only a doctor gives is not where one begins.
    if (isMedicine(best) && !isMedicine(next) && doubt(next, concern) < 4) {
      return {
        winner: next,
        first: `For ${concernCalled[concern]}, begin with ${next.called}, which needs no prescription.`,
        why: `${capital(best.called)} ${is(best)} stronger and does more, but ${is(best)} a medicine that a doctor gives and watches.`,
      }
    }
    if (doubt(best, concern) < 4) {
      const tied = doubt(best, concern) === doubt(next, concern)
      const marks = hasDeeperSkin(asked) && concern === 'dark-spots'
      return {
        winner: best,
        first: `For ${concernCalled[concern]}${marks ? ' on deeper skin' : ''}, start with ${best.called}.`,
        why: tied
          ? `Both have about as much behind them; ${best.called} ${
              harsh(best) < harsh(next)
                ? 'stings less, and irritation leaves new marks'
                : `${is(best)} what we would try first`
            }.`
          : `More is known of ${best.called} for ${concernCalled[concern]} than of ${next.called}.`,
      }
    }
  }
  if (things.length > 2)
    return (
      strongestFirst(things) ?? {
        first:
          gentle === undefined
            ? 'They do different jobs.'
            : `${capital(gentle.called)} ${is(gentle)} the gentlest of these.`,
      }
    )
  if (rung !== undefined)
    return {
      first:
        `${capital(rung.stronger.called)} ${is(rung.stronger)} the stronger one, ${rung.weaker.called} the gentler: start ` +
        `with ${rung.weaker.called}.`,
      why: rung.why,
    }
  const same = a.families.find((one) => one !== 'antioxidant' && b.families[0] === one)
  if (same !== undefined)
    return {
      first: 'Neither is clearly better: they do the same job.',
      why:
        `Take the one in the product you like and can ` +
        `afford${gentle === undefined ? '' : `; ${gentle.called} ${is(gentle)} the gentler`}.`,
    }
  const [forA, forB] = [bestFor(a), bestFor(b)]
  return {
    first:
      forA !== '' && forB !== '' && forA !== forB
        ? `It depends on what you want: ${a.called} for ${forA}; ${b.called} for ${forB}.`
        : 'Neither is better for everybody.',
    why: gentle && `${capital(gentle.called)} ${is(gentle)} the gentler on skin.`,
  }
}

/** "Is X a Y?", the same, the stronger: what has a verdict of its own whatever else the message is taken for. */
export const likeness = (asked: Asked): Sketch | undefined => {
  const { things, joined, cues, kinds } = asked.heard
  const bothFilters =
    things.length === 2 &&
    things.every((thing) => thing.family === 'uv-filter-mineral' || thing.family === 'uv-filter-organic')
  if (
    bothFilters &&
    (joined === 'or' || cues.has('compare') || cues.has('or') || cues.has('product')) &&
    !cues.has('together')
  )
    return mineralOrChemical(asked)
  return kinds.includes('sunscreen') ? undefined : isOne(asked)
}

const ofMoney =
  /\b(?:price\w*|cost\w*|expensive|cheap\w*|dear|rands?|overpriced|spend\w*|money|luxury|designer|duur|goedkoop\w*)\b/

const asksCheaper =
  /\b(?:which|watter|what|one|is) (?:\w+ ){0,3}(?:cheaper|cheapest|goedkoper|less expensive|costs? less)\b/

/** "A or B?", "what is the difference?": which for what, then each in a line. */
export const composeCompare: Composer = (asked) => {
  const { heard, knowledge } = asked
  const things = heard.things.slice(0, 4)
  const [a, b] = things
  if (a !== undefined && b === undefined) return composeWhatIs(asked)
  if (a === undefined || b === undefined) {
    const kinds = heard.kinds.slice(0, 3)
    if (kinds.length < 2 && heard.household.length > 0 && !ofMoney.test(saidIn(asked))) {
      return {
        paragraphs: [
          '**By their names alone I cannot say which is better: what is in them decides.**',
          ...heard.household.slice(0, 2).map(({ says }) => says),
        ],
        extras: [
          'Paste both ingredient lists here and I go through them.',
          'For dry skin look for glycerin, ceramides or petroleum jelly, without scent.',
        ],
        suggestions: ['Can you check an ingredient list for me?'],
        things: [],
      }
    }
    if (kinds.length < 2) {
      return {
        paragraphs: [
          '**A higher price is not better by itself: the active, its strength and steady use decide.**',
          fromMyth(knowledge, 'expensive-is-better'),
        ],
        extras: ['Name two ingredients or products and I will compare them.'],
        suggestions: ['Retinol or bakuchiol?', 'AHA or BHA?'],
        things: [],
      }
    }
    const first = (['sunscreen', 'moisturiser', 'cleanser'] as const).find((kind) => kinds.includes(kind))
    return {
      paragraphs: [
        '**They do different jobs, so one does not replace the other.**',
        bullets(kinds.map((kind) => `**${capital(kindTexts[kind].called)}:** ${kindTexts[kind].does}.`)),
        first === undefined
          ? 'Both are optional: cleanser, moisturiser and sunscreen come first.'
          : `You do not need them all; if you can buy only one, take the ${first}.`,
      ],
      extras: [
        'Order: thinnest first, sunscreen last in the morning.',
        'Tight skin asks for moisturiser; shiny skin for a lighter texture, not for none.',
      ],
      suggestions: ['In what order do I use them?'],
      things: [],
    }
  }
  const { first: chosen, why, winner } = choose(asked, things)
  const ofPrice = asksCheaper.test(saidIn(asked))
  const first = ofPrice
    ? `I hold no shop prices, so which of the two is cheaper today I cannot say: compare the price per 10 ml at the same strength.`
    : chosen
  const together = interactionOf(knowledge, a, b)
  return {
    paragraphs: [
      `**${first}**${ofPrice ? ' A shop’s own brand with the same percentage does as well, and a larger bottle mostly costs less per use.' : why === undefined ? '' : ` ${why}`}`,
      ofPrice ? `**For your skin:** ${chosen}${why === undefined ? '' : ` ${why}`}` : undefined,
      bullets(things.map(rowOf)),
      !ofPrice && (heard.cues.has('cheaper') || heard.cues.has('howMuchMoney'))
        ? '**Price:** I hold no live shop prices. Compare the price per 10 ml at the same strength; the cheaper one does as well.'
        : undefined,
      winner && !isMedicine(winner) ? howLine(winner) : undefined,
    ],
    extras: [
      together === undefined || /\b(?:as good as|better than|instead|replace\w*)\b/.test(saidIn(asked))
        ? undefined
        : `**Together?** ${sentence(together.short)}`,
      hasDeeperSkin(asked) && heard.concerns.includes('dark-spots')
        ? 'A tinted sunscreen with iron oxides every morning keeps marks from deepening.'
        : undefined,
    ],
    sources: [a, b].flatMap(({ ingredient }) => ingredient?.full?.sources ?? ['general']),
    things,
    suggestions: ['Can I use both?', `How often should I use ${(winner ?? a).called}?`, 'Why?'],
  }
}

/** Why the one was put before the other: the choice again, as it was asked for, then its reason. */
export const whyPreferred = (asked: Asked): Sketch => {
  const things = asked.heard.things.slice(0, 2)
  const { turns } = asked.request
  const at = turns.findLastIndex(({ topic }) => topic?.intent === 'compare')
  const before = turns.slice(0, Math.max(at, 0)).findLast(({ role }) => role === 'user')?.text
  const then = before === undefined ? asked.heard : hear(asked.knowledge, before)
  const concerns = then.concerns.length > 0 ? then.concerns : asked.heard.concerns
  const { first, why, winner } = choose(
    { ...asked, heard: { ...asked.heard, ...then, things: asked.heard.things, concerns } },
    things,
  )
  const other = things.find((thing) => thing !== winner)
  const does = (thing: Thing): string =>
    `**${capital(thing.called)}:** ${doesOf(thing)}${bestFor(thing) ? ` Best known for ${bestFor(thing)}.` : ''}`
  return {
    paragraphs: [
      winner === undefined
        ? `**Because they do different things: ${small(first)}**${why === undefined ? '' : ` ${why}`}`
        : `**${first}** *Why:* ${why === undefined ? '' : `${small(why)} `}${does(winner)}`,
      winner !== undefined && other !== undefined ? does(other) : bullets(things.map(does)),
      winner === undefined
        ? 'Choose by what your skin needs and what it puts up with.'
        : `If ${winner.called} does not agree with you, or 12 weeks bring nothing, ${other?.called ?? 'the other'} is the next to try.`,
    ],
    things,
  }
}
