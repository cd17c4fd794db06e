import { pattern } from '../../text/pattern.ts'

// When somebody says they use what: "BPO in the morning, tretinoin at night", "AHA Mondays, retinol Thursdays".

/** A time of day, a day of the week, or a kind of night that two things share or do not. */
export type Slot =
  | 'morning'
  | 'night'
  | 'sunday'
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'weekdays'
  | 'weekends'

/** The times of what is named, in the order of the things; `apart` where it is only said that they are kept apart. */
export type Slots = { of: readonly (readonly Slot[])[]; apart: 'days' | 'times' | undefined }

const days: readonly (readonly [RegExp, Slot])[] = [
  [/^(?:mon|mondays?|maandag|maandae)$/, 'monday'],
  [/^(?:tues?|tuesdays?|dinsdag|dinsdae)$/, 'tuesday'],
  [
    pattern`
    ^(?:weds?|wednesdays?|woensdag|woensdae)$`,
    'wednesday',
  ],
  [/^(?:thu|thurs?|thursdays?|donderdag|donderdae)$/, 'thursday'],
  [/^(?:fri|fridays?|vrydag|vrydae)$/, 'friday'],
  [/^(?:sat|saturdays?|saterdag|saterdae)$/, 'saturday'],
  [/^(?:sun|sundays?|sondag|sondae)$/, 'sunday'],
  [/^weekdays?$/, 'weekdays'],
  [/^(?:weekends?|naweek|naweke)$/, 'weekends'],
  [/^(?:am|mornings?|daytime|day|wake|oggend|oggende|soggens|bedags|ekuseni|kusasa)$/, 'morning'],
  [/^(?:pm|nights?|evenings?|nighttime|bedtime|bed|slaaptyd|aand|aande|saans|ebusuku|kusihlwa|tonight)$/, 'night'],
]

/** The day, or time of day, that a word names. */
export const dayOf = (word: string): Slot | undefined => days.find(([shape]) => shape.test(word))?.[1]

const apartOnDays = pattern`
  \b(?:alternat\w+|different|separate|other|opposite|every (?:other|second)|afwisselende|verskillende|ander) (?:nights?|days?|evenings?|aande?|dae)\b|
  \balternat(?:e|ing)\b|\b(?:day|night|dag|aand) (?:in |off )?(?:between|tussen\w*|apart)\b|\b(?:om die ander aand|one night .{0,25}(?:next|other|
  another))\b`
/** "One in the morning, the other at night" tells of neither thing which is which. */
const oneEach = pattern`
  \bone (?:in the |for |at )?(?:morning|day).{0,20}\b(?:other|one|another|next)\b.{0,12}\bnight\b|
  \bone (?:in the |for |at )?night.{0,20}\b(?:other|one|another)\b.{0,14}\b(?:morning|day)\b|\been (?:in die )?(?:oggend|soggens).{0,20}(?:aand|
  saans)\b`
const apartInTime = /\b(?:different|separate|opposite) times?\b/
const asksChoice = /\b(?:morning|day|night|evening) or (?:at |in the |the )?(?:morning|day|night|evening)\b/

/** The times said with the things that stand at these places of a message. */
export const slotsOf = (tokens: readonly string[], places: readonly { from: number; to: number }[]): Slots => {
  const said = tokens.join(' ')
  const apart =
    apartInTime.test(said) || oneEach.test(said)
      ? ('times' as const)
      : apartOnDays.test(said)
        ? ('days' as const)
        : undefined
  const times = tokens.flatMap((word, at) => {
    const slot = dayOf(word)
    // "I am" and "every day" tell no time; "same night" tells that they are together.
    return slot === undefined ||
      (word === 'am' && tokens[at - 1] === 'i') ||
      (word === 'bed' && !/^(?:before|to|at|in)$/.test(tokens[at - 1] ?? '')) ||
      (word === 'day' && !/^(?:the|by|during)$/.test(tokens[at - 1] ?? '')) ||
      (pattern`
        ^(?:one|other|another|same|every|alternate|different|all)$`.test(tokens[at - 1] ?? '') &&
        word.startsWith('night') &&
        places.length > 1 &&
        apart !== undefined)
      ? []
      : [{ slot, at }]
  })
  const none = { of: places.map(() => []), apart }
  if (
    times.length === 0 ||
    places.length === 0 ||
    asksChoice.test(said) ||
    oneEach.test(said) ||
    /\bsame (?:night|day|time|evening|morning)\b/.test(said)
  )
    return none
  // Times stand before what is used then, or after it: as the message begins.
  const before = (times[0]?.at ?? 0) < (places[0]?.from ?? 0)
  const of = places.map(({ from }, index): Slot[] => {
    const low = before ? (places[index - 1]?.from ?? -1) : from
    const high = before ? from : (places[index + 1]?.from ?? tokens.length)
    return times.filter(({ at }) => at > low && at < high).map(({ slot }) => slot)
  })
  // "Retinol and niacinamide at night": what is listed without a time shares that of the next.
  const filled = before
    ? of
    : of.map((own, at) => (own.length > 0 ? own : (of.slice(at + 1).find((next) => next.length > 0) ?? [])))
  return { of: filled, apart }
}

const weekday = (slot: Slot): boolean => slot !== 'morning' && slot !== 'night'

/** Whether two things are kept apart by their times: on different days, at different times of one day, or not at all. */
export const keptApart = (slots: Slots | undefined, a: number, b: number): 'days' | 'times' | 'never' | undefined => {
  if (slots === undefined) return undefined
  const [one = [], other = []] = [slots.of[a], slots.of[b]]
  if (one.length === 0 || other.length === 0) return slots.apart
  if (one.some(weekday) && other.some(weekday))
    return one.some((slot) => weekday(slot) && other.includes(slot)) ? 'never' : 'days'
  const [times, others] = [one.filter((slot) => !weekday(slot)), other.filter((slot) => !weekday(slot))]
  if (times.length > 0 && others.length > 0)
    return times.some((slot) => others.includes(slot)) ? (slots.apart ?? 'never') : 'times'
  // A day without a time of day is an evening as a rule.
  return times.includes('morning') || others.includes('morning') ? 'times' : slots.apart
}
