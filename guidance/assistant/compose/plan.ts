import { keptApart, type Slot, type Slots } from '../understand/slots.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, bullets, calledAll, capital, listed, saidIn } from './draft.ts'
import { usageOf } from './facts.ts'
import { isActive, isRetinoid } from './lines.ts'
import type { Pair } from './pairs.ts'

const freeNights = ['Monday', 'Thursday', 'Saturday', 'Sunday']

/** Things in as few groups as keep apart what clashes. */
const grouped = (things: readonly Thing[], clashing: readonly Pair[]): Thing[][] => {
  const against = (a: Thing, b: Thing): boolean => clashing.some(({ one, other }) => (one === a && other === b) || (one === b && other === a))
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
  const moved = clashing.flatMap(({ one, other }) => (byDay.includes(one) && byDay.includes(other) ? [usageOf(other).when === 'any' ? other : one] : []))
  const nights = things.filter((thing) => usageOf(thing).when === 'night' || moved.includes(thing))
  const days = things.filter((thing) => !nights.includes(thing))
  const morning = days.length > 0 ? `${calledAll(days)} in the morning` : ''
  const join = morning === '' ? '' : '; '
  if (nights.length === 0) return `**A plan:** ${morning}, one after the other, thinnest first.`
  const groups = grouped(nights, clashing)
  if (groups.length > 1 && /\b(?:week|weekly|schedule|fit|plan)\b/.test(saidIn(asked))) {
    return `**A week:**\n${bullets([`**Every morning:** ${days.length > 0 ? `${calledAll(days)}, ` : ''}moisturiser, sunscreen SPF 30–50`,
      ...groups.map((group, at) => `**${freeNights[at] ?? 'Another'} night:** ${calledAll(group)}, then moisturiser`), '**All other nights:** only moisturiser'])}`
  }
  const evening = groups.length === 1 ? `${calledAll(nights)} at night` : `${groups.map(calledAll).join(' one night, ')} another, never on the same one`
  return `**A plan:** ${morning}${join}${evening}.`
}

const places: readonly string[] = ['morning', 'any', 'night']
/** Which of two goes on in the morning and which at night, where they are to be kept apart so. */
export const timesFor = (a: Thing, b: Thing): string => {
  const place = (thing: Thing): number => (isRetinoid(thing) ? 2 : places.indexOf(usageOf(thing).when))
  const [early, late] = place(a) <= place(b) ? [a, b] : [b, a]
  return place(early) === 2 ? `Both belong to the night: ${early.called} one night, ${late.called} another`
    : `${capital(early.called)} in the morning, ${late.called} at night${place(a) === place(b) ? '; the other way round works as well' : ''}`
}

const slotNames: Partial<Record<Slot, string>> = { morning: 'in the morning', night: 'at night' }
const dayNames = (slots: readonly Slot[]): string => {
  const days = slots.filter((slot) => slotNames[slot] === undefined)
  const named = days.length > 0 ? [`on ${listed(days.map((day) => (day.startsWith('week') ? day : capital(day))))}`] : []
  return [...new Set([...named, ...slots.flatMap((slot) => slotNames[slot] ?? [])])].join(' ')
}

/** How the times that somebody told keep things apart. */
export type Timing = { apart: (a: Thing, b: Thing) => ReturnType<typeof keptApart>; of: (thing: Thing) => readonly Slot[]; told: string }

/** The times told in a message; undefined when it tells none. */
export const timingOf = ({ heard: { slots, things } }: Asked, wanted: readonly Thing[]): Timing | undefined => {
  const mine: Slots = { of: slots.of.length === things.length ? slots.of : [], apart: slots.apart }
  if (mine.apart === undefined && mine.of.every((own) => own.length === 0)) return undefined
  const of = (thing: Thing): readonly Slot[] => mine.of[things.indexOf(thing)] ?? []
  return {
    of, apart: (a, b) => keptApart(mine, things.indexOf(a), things.indexOf(b)),
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
