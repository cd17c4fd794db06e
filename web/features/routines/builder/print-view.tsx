import { useState } from 'react'
import type { RoutinePlan } from '#contract/routines.ts'
import { namedSteps } from '#guidance/routines/plan-steps.ts'
import { SAMPLES_NOTE } from '#web/features/products/product-words.ts'
import { formatDate, formatRand } from '#web/ui/format.ts'
import type { CheckedPlan } from '../check/use-check.ts'
import { stepOf, type Time, times } from '../plan/plan.ts'
import { oftenWords, timeWords } from '../plan/plan-words.ts'
import type { Draft } from '../plan/routine-draft.ts'

/** What the check says of each step, by id, as far as it knows the step as it is now. */
const hintsOf = (checked: CheckedPlan | undefined): Map<string, string> => {
  if (checked === undefined) return new Map()
  const named = namedSteps(checked.plan)
  return new Map(checked.check.frequency.flatMap(({ name, text }) => [[named.get(name)?.id ?? name, text] as const]))
}

function PrintedTime({ plan, time, hints }: { plan: RoutinePlan; time: Time; hints: Map<string, string> }) {
  const steps = plan[time].flatMap((id) => stepOf(plan, id) ?? [])
  if (steps.length === 0) return null
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <caption className="mb-2 text-left text-lg font-bold">{timeWords[time]}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, at) => (
          <tr key={step.id} className="border-t border-line-strong align-top">
            <th scope="row" className="w-2/5 py-2 pr-4 font-bold wrap-anywhere">
              {at + 1}. {step.name}
              {step.isSample === true && <span className="font-normal"> (Sample)</span>}
            </th>
            <td className="py-2">
              {oftenWords(step, time)}
              {hints.has(step.id) && <span className="block text-sm text-muted">Advice: {hints.get(step.id)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The routine on paper, for the bathroom mirror: the steps, what to watch, and the patch tests. Only printed. */
export function PrintView({ draft, check: checked }: { draft: Draft; check: CheckedPlan | undefined }) {
  const [today] = useState(() => new Date().toISOString())
  const hints = hintsOf(checked)
  const toWatch = checked?.check.findings.filter(({ tone }) => tone !== 'good') ?? []
  const cents = checked?.check.cost.cents ?? null
  return (
    <div className="hidden print:block">
      <p className="text-sm">
        Skynn · Routine of {formatDate(today)} · Advice from an automated guide, not from a doctor.
      </p>
      <h2 className="mt-2 text-xl">{draft.name}</h2>
      {times.map((time) => (
        <PrintedTime key={time} plan={draft.plan} time={time} hints={hints} />
      ))}
      {draft.plan.steps.some(({ isSample }) => isSample) && <p className="mt-4 text-sm">{SAMPLES_NOTE}</p>}
      {cents !== null && <p className="mt-4">About {formatRand(cents)} a month.</p>}
      {checked !== undefined && (
        <>
          <h3 className="mt-6 text-lg">New products, one a week</h3>
          <p className="mt-1">{checked.check.patchTest.how}</p>
          <ol className="mt-2">
            {checked.check.patchTest.order.map(({ name, week }) => (
              <li key={name}>
                Week {week}: {name}
              </li>
            ))}
          </ol>
        </>
      )}
      {toWatch.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">To watch</h3>
          <ul className="mt-1 grid gap-2">
            {toWatch.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
