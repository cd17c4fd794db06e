import { dayOf, keptApart, type Slot, type Slots } from '../understand/slots.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, bullets, calledAll, capital, listed, saidIn } from './draft.ts'
import { usageOf } from './facts.ts'
import { placesOf } from './brief.ts'
import { isActive, isMedicine, isRetinoid, spf } from './lines.ts'
import type { Pair } from './pairs.ts'
import { pattern } from '../../text/pattern.ts'

const freeNights = ['Monday', 'Thursday', 'Saturday', 'Sunday']

/** Things in as few groups as keep apart what clashes. */
const grouped = (things: readonly Thing[], clashing: readonly Pair[]): Thing[][] => {
  const against = (a: Thing, b: Thing): boolean =>
    clashing.some(({ one, other }) => (one === a && other === b) || (one === b && other === a))
  const groups: Thing[][] = []
  for (const thing of things) {
    const free = groups.find((group) => group.every((one) => !against(one, thing)))
    if (free === undefined) groups.push([thing])
    else free.push(thing)
  }
  return groups
}

/** When to use several things: by the week when that is asked, else by time of day. */
export const planOf = (asked: Asked, things: readonly Thing[], clashing: readonly Pair[]): string => {
  const byDay = things.filter((thing) => usageOf(thing).when !== 'night')
  // Of two that clash by day, the one that may go at any time goes to the night.
  const moved = clashing.flatMap(({ one, other }) =>
    byDay.includes(one) && byDay.includes(other) ? [usageOf(other).when === 'any' ? other : one] : [],
  )
  const nights = things.filter((thing) => usageOf(thing).when === 'night' || moved.includes(thing))
  const days = things.filter((thing) => !nights.includes(thing))
  const morning = days.length > 0 ? `${calledAll(days)} in the morning` : ''
  const join = morning === '' ? '' : '; '
  if (nights.length === 0) return `**A plan:** ${morning}, one after the other, thinnest first.`
  const groups = grouped(nights, clashing)
  const slow = nights.some((thing) => /week|second/.test(usageOf(thing).often))
  if ((groups.length > 1 || slow) && /\b(?:week|weekly|schedule|fit|plan)\b/.test(saidIn(asked))) {
    const when = groups.length === 1 ? ['Monday and Thursday'] : freeNights
    return `**A week:**\n${bullets([
      `**Every morning:** ${days.length > 0 ? `${calledAll(days)}, ` : ''}moisturiser, sunscreen SPF 30–50`,
      ...groups.map((group, at) => `**${when[at] ?? 'Another'} night:** ${calledAll(group)}, then moisturiser`),
      '**All other nights:** only moisturiser, so that skin can rest',
    ])}`
  }
  const evening =
    groups.length === 1
      ? `${calledAll(nights)} at night`
      : `${groups.map(calledAll).join(' one night, ')} another, never on the same one`
  return `**A plan:** ${morning}${join}${evening}.`
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** "Glycolic acid on which days, if retinol is Tuesday and Friday?": the days that lie farthest from those told. */
const besideTold = ({ heard: { named, tokens } }: Asked, pair: readonly [Thing, Thing]): string | undefined => {
  const days = tokens.flatMap((word, at) => week.flatMap((day, place) => (dayOf(word) === day ? [{ at, place }] : [])))
  const [first] = days
  // "Monday to Sunday" is the whole week.
  if (first === undefined || days.length > 4 || tokens[first.at + 1] === 'to') return undefined
  const owner = named.findLast(({ from }) => from < first.at)?.means ?? named[0]?.means
  const [own, other] = owner?.called === pair[1].called ? [pair[1], pair[0]] : pair
  const apart = (one: number): number =>
    Math.min(...days.map(({ place }) => Math.min((one - place + 7) % 7, (place - one + 7) % 7)))
  const free = week.map((_, place) => place).filter((place) => apart(place) > 0)
  const far = free.filter((place) => apart(place) > 1)
  const chosen = (far.length > 0 ? far : free)
    .slice(0, days.length > 2 ? 1 : 2)
    .map((place) => capital(week[place] ?? ''))
  return `**${capital(other.called)} on ${listed(chosen)}, away from the nights of ${own.called}${chosen.length > 1 ? '; one of them is enough at first' : ''}.**`
}

/** "How many nights a week then?", "which nights?" of two things that share a routine. */
export const inTurns = (asked: Asked, pair: readonly [Thing, Thing]): string[] => {
  const {
    morning: [day],
    night,
  } = placesOf(pair)
  const [a, b] = night
  // Two of one kind are a choice, and no pair.
  if (a !== undefined && b !== undefined && pair.every((one) => !isMedicine(one)) && a.families[0] === b.families[0]) {
    return [
      `**One of the two is enough: ${usageOf(a).often}.**`,
      `Both at once, or in turns, irritate more and do no more. Stay with the one you began, and wear ${spf} in the morning.`,
    ]
  }
  const medicine = pair.find(isMedicine)
  const ask =
    medicine === undefined
      ? undefined
      : `Ask whoever prescribed ${medicine.called} before you add the other: together they dry and peel more.`
  const slowly =
    'Start with one and add the other after two weeks. If skin stings, flakes or feels tight, drop to one night each.'
  if (a !== undefined && b !== undefined) {
    const other = a === medicine ? b : a
    const told = medicine === undefined && !asked.heard.followsUp ? besideTold(asked, pair) : undefined
    return [
      told ??
        (medicine !== undefined
          ? `**${capital(medicine.called)} on the nights your prescriber or pharmacist set; no ${other.called} until they agree, and then only once a week and never on the same night.**`
          : `**Two nights a week each at first, never the same night: ${a.called} on Monday and Thursday, say, and ${b.called} on Tuesday and Saturday.**`),
      'On the other nights only moisturiser, and sunscreen, SPF 30–50, every morning.',
      medicine !== undefined
        ? 'Together they dry and peel more, and raw skin marks. A plain moisturiser and a gentle wash help most meanwhile.'
        : `Later: ${a.called} ${usageOf(a).often}; ${b.called} ${usageOf(b).often}.`,
      ...(medicine === undefined ? [slowly] : []),
    ]
  }
  const lines = [...(day === undefined ? [] : [day]), ...night].map(
    (thing) => `${capital(thing.called)} ${thing === day ? 'in the morning' : 'at night'}, ${usageOf(thing).often}.`,
  )
  const both = pair.every((thing) => thing !== day || a !== undefined)
    ? lines
    : pair.map((thing) => `${capital(thing.called)}: ${usageOf(thing).often}.`)
  return [
    `**${both.join(' ')}**`,
    'So they never sit on skin at the same time; moisturiser over each, and sunscreen, SPF 30–50, every morning.',
    ...(ask === undefined ? [] : [ask]),
    slowly.replace('drop to one night each', 'use each less often'),
  ]
}

/** "Which nights?", "a weekly schedule": the days are asked for, not whether it may be. */
export const asksForDays = pattern`
  \b(?:which|what|watter) (?:days?|nights?|evenings?|dae|aande)\b|\b(?:weekly|week) (?:\w+ )?(?:plan|schedule|routine|calendar|timetable)\b|\b(?:schedule|
  timetable|calendar|rotation)\b|\b(?:plan|routine) for (?:the|my) week|\b(?:a|my) plan for a week\b|\bmon(?:day)? to sun(?:day)?\b|\brest (?:days|nights)\b`

const places: readonly string[] = ['morning', 'any', 'night']
/** Which of two goes on in the morning and which at night, where they are to be kept apart so. */
export const timesFor = (a: Thing, b: Thing): string => {
  const place = (thing: Thing): number => (isRetinoid(thing) ? 2 : places.indexOf(usageOf(thing).when))
  const [early, late] = place(a) <= place(b) ? [a, b] : [b, a]
  return place(early) === 2
    ? `Both belong to the night: ${early.called} one night, ${late.called} another`
    : `${capital(early.called)} in the morning, ${late.called} at night${place(a) === place(b) ? '; the other way round works as well' : ''}`
}

const slotNames: Partial<Record<Slot, string>> = { morning: 'in the morning', night: 'at night' }
const dayNames = (slots: readonly Slot[]): string => {
  const days = slots.filter((slot) => slotNames[slot] === undefined)
  const named =
    days.length > 0 ? [`on ${listed(days.map((day) => (day.startsWith('week') ? day : capital(day))))}`] : []
  return [...new Set([...named, ...slots.flatMap((slot) => slotNames[slot] ?? [])])].join(' ')
}

/** How the times that somebody told keep things apart. */
export type Timing = {
  apart: (a: Thing, b: Thing) => ReturnType<typeof keptApart>
  of: (thing: Thing) => readonly Slot[]
  told: string
}

/** The times told in a message; undefined when it tells none. */
export const timingOf = ({ heard: { slots, things } }: Asked, wanted: readonly Thing[]): Timing | undefined => {
  const mine: Slots = { of: slots.of.length === things.length ? slots.of : [], apart: slots.apart }
  if (mine.apart === undefined && mine.of.every((own) => own.length === 0)) return undefined
  const of = (thing: Thing): readonly Slot[] => mine.of[things.indexOf(thing)] ?? []
  return {
    of,
    apart: (a, b) => keptApart(mine, things.indexOf(a), things.indexOf(b)),
    told: listed(wanted.flatMap((thing) => (of(thing).length === 0 ? [] : [`${thing.called} ${dayNames(of(thing))}`]))),
  }
}

/** What belongs at night stands in the morning, and the other way round. */
export const wrongWayRound = (timing: Timing, a: Thing, b: Thing): readonly [Thing, Thing] | undefined => {
  const early = (thing: Thing): boolean => timing.of(thing).includes('morning') && !timing.of(thing).includes('night')
  const [first, second] = early(a) ? [a, b] : [b, a]
  if (!early(first) || !timing.of(second).includes('night') || early(second)) return undefined
  const sensitive = isRetinoid(first) || (usageOf(first).when === 'night' && isActive(first))
  return sensitive && usageOf(second).when !== 'night' ? [first, second] : undefined
}
