import { type AlternateNights, alternateNights } from '#contract/kinds/routine.ts'
import type { PlannedStep, RoutineCheck, RoutinePlan } from '#contract/routines.ts'
import { namedSteps } from '#guidance/routines/plan-steps.ts'
import { freshId, placeStep, putStep, removeStep, setHowOften, type Time, times, timesOf } from './plan.ts'

/** A change that settles a finding, in one tap. */
export type Fix = { label: string; apply: (plan: RoutinePlan) => RoutinePlan }

type Finding = RoutineCheck['findings'][number]
type Named = { name: string; step: PlannedStep }

/** More uses a week than this are offered to be reduced to it. */
const GENTLE_START = 2

/** The steps that a finding begins with: "Retinol serum with Peel: …", "Retinol serum, Peel: …", "Peel: …". */
const subjectsOf = (text: string, all: readonly Named[]): Named[] => {
  const found: Named[] = []
  const longestFirst = all.toSorted((one, other) => other.name.length - one.name.length)
  let rest = text
  for (;;) {
    const next = longestFirst.find(({ name }) => [': ', ', ', ' with '].some((after) => rest.startsWith(name + after)))
    if (next === undefined) return []
    found.push(next)
    rest = rest.slice(next.name.length)
    if (rest.startsWith(': ')) return found
    rest = rest.slice(rest.startsWith(', ') ? 2 : ' with '.length)
  }
}

/** The names of steps that a finding begins with, as it writes them: "Retinol serum with Peel"; empty if it begins with none. */
export const leadOf = (text: string, plan: RoutinePlan): string => {
  const named = [...namedSteps(plan)].map(([name, step]) => ({ name, step }))
  return subjectsOf(text, named).length === 0 ? '' : text.slice(0, text.indexOf(': '))
}

const remove = ({ name, step }: Named): Fix => ({
  label: `Leave out ${name}`,
  apply: (plan) => removeStep(plan, step.id),
})

const useLess = ({ name, step }: Named): Fix => ({
  label: `Use ${name} ${GENTLE_START} times a week`,
  apply: (plan) => setHowOften(plan, step.id, { timesAWeek: GENTLE_START }),
})

/** Two products on evenings of their own, which no third one has. */
const onOtherNights = (one: Named, other: Named, plan: RoutinePlan): Fix[] => {
  const taken = plan.steps.flatMap(({ id, nights }) =>
    id === one.step.id || id === other.step.id ? [] : (nights ?? []),
  )
  const [first, second] = alternateNights.filter((nights) => !taken.includes(nights))
  if (first === undefined || second === undefined) return []
  const on = (changed: RoutinePlan, { step }: Named, nights: AlternateNights) =>
    placeStep(setHowOften(changed, step.id, { nights }), step.id, ['evening'])
  return [{ label: 'Use them on different evenings', apply: (changed) => on(on(changed, one, first), other, second) }]
}

/** Puts a step where the check suggests it. */
const moveTo = ({ name, step }: Named, wanted: readonly Time[]): Fix => ({
  label: `Move ${name} to the ${wanted.join(' and ')}`,
  apply: (plan) => placeStep(plan, step.id, wanted),
})

const fixesOfPair = (one: Named, other: Named, { plan, check }: Checked): Fix[] => {
  const suggestions = [one, other].flatMap((named) => suggestionFor(named, { plan, check }) ?? [])
  const sharesEvening = [one, other].every(({ step }) => plan.evening.includes(step.id))
  const basics: readonly (string | undefined)[] = ['cleanser', 'moisturiser', 'sunscreen']
  return [
    ...suggestions,
    ...(sharesEvening ? onOtherNights(one, other, plan) : []),
    ...[other, one].filter(({ step }) => !basics.includes(step.kind)).map(remove),
  ]
}

/** The move that the check made for a step, when it put the routine in order. */
const suggestionFor = (named: Named, { plan, check }: Checked): Fix | undefined => {
  const { name, step } = named
  const wanted = times.filter((time) => check[time].some((placed) => placed.name === name))
  if (wanted.length === 0 || String(wanted) === String(timesOf(plan, step.id))) return undefined
  return moveTo(named, wanted)
}

const addSunscreen: Fix = {
  label: 'Add a sunscreen',
  apply: (plan) =>
    putStep(plan, { id: freshId(plan), name: 'Sunscreen SPF 30', kind: 'sunscreen', spf: 30 }, ['morning']),
}

/** A routine with what the check said of it. */
type Checked = { plan: RoutinePlan; check: RoutineCheck }

/** The changes offered for a finding, the gentlest first; none where there is nothing to change. */
export const fixesFor = ({ text, tone, because }: Finding, checked: Checked): Fix[] => {
  if (tone === 'good') return []
  const { plan, check } = checked
  const all = [...namedSteps(plan)].map(([name, step]) => ({ name, step }))
  if (because.rule === 'routine:no-sunscreen') return [addSunscreen]
  if (because.rule === 'routine:weekly-load') {
    const strong = new Set(check.patchTest.order.flatMap((one) => (one.strong ? [one.name] : [])))
    return all
      .filter(
        ({ name, step }) => strong.has(name) && step.nights === undefined && (step.timesAWeek ?? 7) > GENTLE_START,
      )
      .map(useLess)
  }
  const subjects = subjectsOf(text, all)
  const [first, second] = subjects
  if (first === undefined) return []
  if (because.rule === 'routine:too-many-actives') return subjects.slice(1).map(remove)
  if (second !== undefined) return fixesOfPair(first, second, checked)
  if (check.dropped.includes(first.name)) return [remove(first)]
  const suggestion = suggestionFor(first, checked)
  return suggestion === undefined ? [] : [suggestion]
}

/** The ids of each time of day in the suggested order. */
export const suggestedOrder = ({ plan, check }: Checked): Record<Time, string[]> => {
  const named = namedSteps(plan)
  const idsIn = (time: Time) => check[time].flatMap(({ name }) => named.get(name)?.id ?? [])
  return { morning: idsIn('morning'), evening: idsIn('evening') }
}
