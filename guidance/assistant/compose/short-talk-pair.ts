import type { ShortAsk } from '../understand/short-asks.ts'
import type { Thing } from '../understand/things.ts'
import { calledAll, capital, sentence, small } from './draft.ts'
import { howLine, lineOn, strengthOf, usageOf } from './facts.ts'
import { isMedicine, isRetinoid } from './lines.ts'
import { clashes, type Pair } from './pairs.ts'
import { timesFor } from './plan.ts'

// Short turns after a question about two things: they are asked of both.

const ofNight = (thing: Thing): boolean => usageOf(thing).when === 'night' || isRetinoid(thing)
const morningRest = 'In the morning a mild wash or water, moisturiser, and sunscreen, SPF 30–50, last.'

const atNight = (pair: Pair, both: readonly Thing[]): string[] => {
  const { one, other, verdict } = pair
  const late = both.filter(ofNight)
  const early = both.filter((thing) => !ofNight(thing))
  const first =
    clashes(pair) && verdict.fix !== 'morning-evening'
      ? `Yes, but never both on one night: ${one.called} one night, ${other.called} another`
      : verdict.fix === 'morning-evening' && late.length === 1
        ? `At night ${calledAll(late)}; ${calledAll(early)} ${clashes(pair) ? 'belongs' : 'goes best'} in the morning`
        : clashes(pair)
          ? `One of them at night, the other in the morning: ${small(timesFor(one, other))}`
          : `Yes, both may go on at night: ${calledAll(both)} get on`
  return [
    `**${first}.**`,
    `*Why:* ${sentence(verdict.why)}`,
    `**How:** on clean, dry skin, a thin layer, moisturiser over it. ${morningRest}`,
  ]
}

const byDay = (pair: Pair, both: readonly Thing[]): string[] => {
  const late = both.filter(ofNight)
  const early = both.filter((thing) => !ofNight(thing))
  const first =
    early.length === 0
      ? `Better not: ${calledAll(late)} both belong to the evening`
      : late.length > 0
        ? `In the morning ${calledAll(early)}; ${calledAll(late)} ${late.length > 1 ? 'stay' : 'stays'} for the evening`
        : clashes(pair)
          ? `One of them in the morning, the other at night: ${small(timesFor(pair.one, pair.other))}`
          : 'Yes, both may go on in the morning, sunscreen last'
  return [
    `**${first}.**`,
    late.length > 0
      ? '*Why:* what renews skin makes it burn sooner in the sun, or is spoilt by light.'
      : `*Why:* ${sentence(pair.verdict.why)}`,
    `**How:** ${morningRest}`,
  ]
}

const forWhat = (thing: Thing): string => lineOn(thing).replaceAll('**', '').replace(/\.$/, '')

/** What a short turn asks, of both things; undefined where the talk goes on from it as it is. */
export const afterPair = (ask: ShortAsk, pair: Pair, both: readonly Thing[]): string[] | undefined => {
  const { one, other, verdict } = pair
  const names = calledAll(both)
  const script = both.find(isMedicine)
  const slow =
    script === undefined
      ? 'Begin with one, and add the other after two weeks when nothing stings.'
      : `${capital(script.called)} as your prescriber or pharmacist said; the other after two weeks, when nothing stings.`
  switch (ask) {
    case 'night':
      return atNight(pair, both)
    case 'morning':
      return byDay(pair, both)
    case 'long':
      return [
        `**${both.map((thing) => `${capital(thing.called)}: ${small(usageOf(thing).takes)}`).join('. ')}.**`,
        'Two at once are no quicker: skin renews itself slowly, and skin that stings only gets there later.',
        slow,
      ]
    case 'strength': {
      const known = both.filter((thing) => !isMedicine(thing) && strengthOf(thing) !== undefined)
      return known.length === 0
        ? undefined
        : [
            `**${known.map((thing, at) => `${at === 0 ? capital(thing.called) : thing.called} ${strengthOf(thing)}`).join('; ')}.** Begin at the low end of both.`,
            '*Why:* two actives add up, and more strength stings sooner and seldom does more; irritated skin marks easily, above all deeper skin.',
            slow,
          ]
    }
    case 'sure':
      return [
        `**I am as sure as general advice can be. ${sentence(verdict.short)}**`,
        `*Why:* ${sentence(verdict.why)}`,
        `**How:** ${sentence(verdict.how)} Skin differs, so begin slowly and go by yours; a pharmacist or clinic can look at it.`,
      ]
    case 'without':
    case 'skip':
      return [
        `**Yes, one of the two is enough.** Keep the one that fits what you want to change.`,
        both.map((thing) => `- ${forWhat(thing)}`).join('\n'),
        script === undefined
          ? 'Nothing is lost by leaving one out: skin gets less to bear, and sunscreen, SPF 30–50, every morning does more than either.'
          : `What was prescribed is not the one to leave out on your own: ask about ${script.called} first.`,
      ]
    case 'other':
      return [
        `**${capital(lineOn(other).replaceAll('**', '').replace(/\.$/, ''))}.**`,
        `${howLine(other) ?? ''}`,
        `Beside ${one.called}: ${small(sentence(verdict.how))}`,
      ]
    case 'place':
      return [
        `**Yes, on the body too, and the same goes there: ${clashes(pair) ? 'not both in one step' : `${names} get on`}.**`,
        `*Why:* ${sentence(verdict.why)}`,
        `**How:** ${sentence(verdict.how)} Not on freshly shaved, waxed or sore skin; a body lotion or wash with one of them costs less than a face serum.`,
      ]
    case 'deep':
      return [
        `**Yes, both can be used on deeper skin, ${clashes(pair) ? 'but not both in one step' : 'slowly'}.**`,
        `*Why:* ${sentence(verdict.why)} What stings or peels can leave dark marks that stay for months, and deeper skin marks most easily.`,
        `**How:** ${sentence(verdict.how)} ${slow} Sunscreen, SPF 30–50, every morning, best a tinted one with iron oxides.`,
      ]
    case 'dry':
    case 'sensitive':
      return [
        `**Rather one of the two at first: ${ask} skin stings sooner.**`,
        `*Why:* ${sentence(verdict.why)}`,
        `**How:** ${slow} One or two nights a week, moisturiser before and after it, no scent. Stinging or flaking: stop for a week.`,
      ]
    case 'cheaper':
      return [
        `**Cheapest is one of the two, not both: one active is enough.**`,
        both.map((thing) => `- ${forWhat(thing)}`).join('\n'),
        'Compare price per 10 ml and the percentage on the front: the same strength from a house brand does the same. Money short? First a sunscreen, SPF 30–50, and a plain moisturiser.',
      ]
    case 'sunscreen':
      return [
        `**Yes, every morning, and all the more with ${names}.** It goes on last, two finger lengths for face and neck, SPF 30–50.`,
        'They may make skin burn sooner, and sun brings back the marks they fade. Again every two hours outdoors.',
        `${capital(names)} ${both.every(ofNight) ? 'stay at night' : 'go under it or at night'}, so nothing gets in its way.`,
      ]
    default:
      return undefined
  }
}
