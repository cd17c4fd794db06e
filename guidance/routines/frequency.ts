import { strengthOf } from './weekly-load.ts'
import type { RoutineCheck } from './routine.ts'
import type { Slot } from './schedule.ts'

const adviceFor = ({ known, nights }: Slot): string => {
  if (known.sunscreen) return 'Every morning, two finger lengths for face and neck; again every two hours outdoors.'
  if (nights !== undefined) return `On ${nights}.`
  const often = known.timesAWeek
  if (!known.retinoid && !known.peroxide && known.working.some(({ families }) => families[0] === 'medicine'))
    return 'As your prescriber or pharmacist told you.'
  if (known.retinoid) return 'Two evenings a week for four weeks, then every second evening if your skin stays calm.'
  if (known.peroxide)
    return 'Every second evening at first, then daily if it does not sting or peel. It bleaches towels and pillowcases.'
  if (strengthOf(known) >= 2 || known.kind === 'exfoliant')
    return often > 3 ? 'Two or three evenings a week are enough; this is more.' : 'One to three evenings a week.'
  if (known.kind === 'mask') return 'Once or twice a week.'
  if (known.kind === 'cleanser') return 'Evenings always; mornings too if your skin is oily or sweaty.'
  return often > 7 ? 'Morning and evening.' : 'Once a day is fine.'
}

/** How often each step does good, in the order given; what was dropped has no line. */
export const frequencyOf = (slots: readonly Slot[]): RoutineCheck['frequency'] =>
  slots.filter(({ dropped }) => !dropped).map((slot) => ({ name: slot.known.step.name, text: adviceFor(slot) }))
