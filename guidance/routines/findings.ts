import type { Note } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import { objectionTo } from '../safety/objections.ts'
import type { Situation } from '../safety/situation.ts'
import { inAny, retinoidFamilies } from '../match/working-items.ts'
import type { Slot } from './schedule.ts'
import { strengthOf } from './weekly-load.ts'

const retinoidsIn = ({ known }: Slot): string[] =>
  known.working.filter(({ families }) => inAny(families, retinoidFamilies)).map(({ id }) => id)

/** Sunscreen moved to the morning and vitamin A to the evening, or said to be missing. */
export const placeByDaylight = (knowledge: Substances, slots: readonly Slot[]): Note[] => {
  const notes: Note[] = []
  for (const slot of slots) {
    const { name } = slot.known.step
    if (slot.known.sunscreen && slot.evening) {
      notes.push({
        tone: 'info',
        text: `${name}: sunscreen does nothing at night. Keep it to the morning and wash it off in the evening.`,
        because: because(knowledge, 'routine:sunscreen-at-night', [], ['general']),
      })
      Object.assign(slot, { morning: true, evening: false })
    }
    if (slot.known.retinoid && slot.morning) {
      notes.push({
        tone: 'careful',
        text: `${name}: vitamin A belongs in the evening. It makes skin burn sooner and light breaks it down, so it moves there.`,
        because: because(knowledge, 'routine:retinoid-in-the-morning', retinoidsIn(slot), ['general']),
      })
      Object.assign(slot, { morning: false, evening: true })
    }
  }
  if (!slots.some(({ known }) => known.sunscreen)) {
    notes.push({
      tone: 'careful',
      text: 'There is no sunscreen. Add a broad-spectrum one of SPF 30 or more as the last step of every morning: without it, active ingredients do more harm than good.',
      because: because(knowledge, 'routine:no-sunscreen', [], ['general']),
    })
  }
  return notes
}

/** What this person avoids or should not use, step by step; vitamin A around a pregnancy always. */
export const objectionsToSteps = (knowledge: Substances, slots: readonly Slot[], situation: Situation): Note[] => {
  const expecting = (['pregnant', 'trying', 'breastfeeding'] as const).some((one) => situation.conditions.has(one))
  return slots.flatMap((slot) => {
    const { name } = slot.known.step
    const objections = slot.known.items.flatMap((item) => objectionTo(knowledge, item, situation) ?? [])
    const seen = new Set<string>()
    if (objections.some(({ tone }) => tone === 'avoid') || (expecting && slot.known.retinoid)) slot.dropped = true
    const notes = objections
      .filter(({ text }) => !seen.has(text) && seen.add(text))
      .map((note): Note => ({ ...note, text: `${name}: ${note.text}` }))
    const said = objections.some(
      ({ tone, because: { ingredients } }) =>
        tone === 'avoid' && retinoidsIn(slot).some((id) => ingredients.includes(id)),
    )
    if (situation.conditions.has('isotretinoin') && slot.known.kind === 'exfoliant' && notes.length === 0) {
      slot.dropped = true
      return [
        {
          tone: 'avoid',
          text: `${name}: no scrubs or peels while you take isotretinoin, as skin is thin and dry.`,
          because: because(knowledge, 'isotretinoin', [], ['general']),
        },
      ]
    }
    if (!expecting || !slot.known.retinoid || said) return notes
    const text = `${name}: leave vitamin A out while you are pregnant, trying or breastfeeding. If it was prescribed, speak to your prescriber today.`
    return [
      {
        tone: 'avoid',
        text,
        because: because(knowledge, 'routine:retinoid-in-pregnancy', retinoidsIn(slot), ['general']),
      },
      ...notes,
    ]
  })
}

/** More than one strong active: fine for skin that knows them, too much to begin with at once. */
export const tooManyActives = (knowledge: Substances, slots: readonly Slot[]): Note[] => {
  const strong = slots.filter(({ known }) => strengthOf(known) >= 2)
  if (strong.length < 2) return []
  const names = strong.map(({ known }) => known.step.name).join(', ')
  const ingredients = strong.flatMap(({ known }) =>
    known.working.filter(({ full }) => (full?.irritation ?? 0) >= 2).map(({ id }) => id),
  )
  return [
    {
      tone: 'careful',
      text: `${names}: if these are new to your skin, start one of them and wait four weeks before the next. With all at once, nobody can tell which one upset it.`,
      because: because(knowledge, 'routine:too-many-actives', ingredients, ['general']),
    },
  ]
}
