import type { Note } from '#contract/guidance.ts'
import { alternateNights } from '#contract/kinds/routine.ts'
import type { Fix, ProductKind } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import { clashes, interactionsBetween } from './interactions.ts'
import { fitForMorning, meet, type Slot } from './schedule.ts'

const basics: readonly (ProductKind | undefined)[] = ['cleanser', 'moisturiser', 'sunscreen']
/** Pairs that are fine are many; the ones people are told wrong things about come first, and few are enough. */
const mostGood = 4

type Clash = {
  fix: Fix
  text: string
  rule: string
  ingredients: string[]
  sources: readonly string[]
}

/** Vitamin A with peeling acids or benzoyl peroxide: reported even where the knowledge has no word on the two at hand. */
const unwise = (one: Slot, other: Slot): boolean => one.known.retinoid && (other.known.acid || other.known.peroxide)

const freeNights = (slots: readonly Slot[]): string | undefined =>
  alternateNights.find((nights) => !slots.some((slot) => slot.nights === nights && !slot.dropped))

/**
 * Settles a clash and says how. Vitamin A stays in the evening; what can move to the morning does; else each gets nights of its own.
 * To drop one, it is the later of the two that goes; a cleanser, moisturiser or sunscreen is not dropped but
 * swapped.
 */
const settle = (fix: Fix, one: Slot, other: Slot, slots: readonly Slot[]): string => {
  const keeps = one.known.retinoid || !fitForMorning(one.known) ? one : other
  const moves = keeps === one ? other : one
  if (!meet(one, other)) return 'The change above already settles this.'
  const sun = [one, other].find(({ known }) => known.kind === 'sunscreen')
  if (sun !== undefined && fix !== 'none') {
    const beside = sun === one ? other : one
    // Sunscreen belongs to the morning: what does not go with it moves, or another one is found.
    if (beside.known.kind === 'sunscreen' || (!beside.evening && basics.includes(beside.known.kind)))
      return `Swap ${sun.known.step.name} for one without it.`
    Object.assign(beside, { morning: false, evening: true })
    return `Keep ${sun.known.step.name} in the morning and use ${beside.known.step.name} in the evening.`
  }
  if (fix === 'drop-one') {
    const goes = [other, one].find(({ known }) => !basics.includes(known.kind))
    if (goes === undefined || [one, other].some(({ known }) => basics.includes(known.kind))) {
      const basic = basics.includes(other.known.kind) ? other : one
      return `Swap ${basic.known.step.name} for one without it.`
    }
    goes.dropped = true
    return `Keep ${(goes === other ? one : other).known.step.name} and leave ${goes.known.step.name} out.`
  }
  if (fix === 'morning-evening' && fitForMorning(moves.known)) {
    Object.assign(moves, { morning: true, evening: false, nights: undefined })
    Object.assign(keeps, { morning: false, evening: true })
    return `Use ${moves.known.step.name} in the morning and ${keeps.known.step.name} in the evening.`
  }
  if (fix === 'none') return 'Nothing needs to change.'
  for (const slot of [keeps, moves]) Object.assign(slot, { morning: false, evening: true })
  keeps.nights ??= freeNights(slots)
  if (moves.nights === undefined || moves.nights === keeps.nights) moves.nights = freeNights(slots)
  if (moves.nights === undefined || keeps.nights === undefined) {
    moves.dropped = true
    return `There is no evening left for both: leave ${moves.known.step.name} out.`
  }
  return `Keep them to different evenings: ${keeps.known.step.name} on ${keeps.nights}, ${moves.known.step.name} on ${moves.nights}.`
}

const clashesOf = (knowledge: Substances, first: Slot, second: Slot): { clash: Clash[]; fine: Note[] } => {
  const told = interactionsBetween(knowledge, first.known.working, second.known.working)
  const names = `${first.known.step.name} with ${second.known.step.name}`
  const clash = told
    .filter(({ interaction }) => clashes(interaction))
    .map(({ interaction, ingredients }): Clash => ({
      fix: interaction.fix,
      ingredients,
      rule: `interaction:${interaction.id}`,
      sources: interaction.sources,
      text: `${names}: ${interaction.short} ${interaction.why}`,
    }))
  const fine = told
    .filter(({ interaction }) => !clashes(interaction))
    .map(({ interaction, ingredients }): Note => ({
      tone: 'good',
      text: `${names}: ${interaction.short}`,
      because: because(knowledge, `interaction:${interaction.id}`, ingredients, interaction.sources),
    }))
  if (told.length === 0 && (unwise(first, second) || unwise(second, first))) {
    const ingredients = [...first.known.working, ...second.known.working]
      .filter(({ full }) => (full?.irritation ?? 0) > 0)
      .map(({ id }) => id)
    clash.push({
      fix: 'alternate-nights',
      rule: 'routine:retinoid-with-acid-or-peroxide',
      ingredients,
      sources: ['general'],
      text: `${names}: vitamin A and strong acids or benzoyl peroxide in one go irritate skin more than they help it.`,
    })
  }
  return { clash, fine }
}

/**
 * Every pair that meets in one time of day, in `before` (as it was told) or in `slots` (where fixes are applied), with what was done.
 * @param of the place of the one slot whose pairs are wanted; left out: all pairs
 */
export const settleConflicts = (knowledge: Substances, before: readonly Slot[], slots: Slot[], of?: number): Note[] => {
  const notes: Note[] = []
  const good: Note[] = []
  const seen = new Set<string>()
  for (let one = 0; one < slots.length; one += 1) {
    for (let other = one + 1; other < slots.length; other += 1) {
      if (of !== undefined && one !== of && other !== of) continue
      const [first, second] = [slots[one], slots[other]]
      const [firstBefore, secondBefore] = [before[one], before[other]]
      if (!first || !second || !firstBefore || !secondBefore) continue
      if (!meet(firstBefore, secondBefore) && !meet(first, second)) continue
      const { clash, fine } = clashesOf(knowledge, first, second)
      for (const { fix, text, rule, ingredients, sources } of clash) {
        notes.push({
          tone: 'careful',
          text: `${text} ${settle(fix, first, second, slots)}`,
          because: because(knowledge, rule, ingredients, sources),
        })
      }
      for (const note of fine) {
        if (seen.has(note.because.rule)) continue
        seen.add(note.because.rule)
        good.push(note)
      }
    }
  }
  const myths = good.filter(({ because: { rule } }) =>
    knowledge.interactions.some(({ id, verdict }) => rule === `interaction:${id}` && verdict === 'popular-myth'),
  )
  return [...notes, ...[...myths, ...good.filter((note) => !myths.includes(note))].slice(0, mostGood)]
}
