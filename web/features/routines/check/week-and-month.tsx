import { Link } from 'react-router'
import type { PersonalRoutineCheck } from '#contract/routines.ts'
import { Card } from '#web/ui/card.tsx'
import { formatRand } from '#web/ui/format.ts'
import { Progress } from '#web/ui/progress.tsx'

const levels: Record<PersonalRoutineCheck['load']['level'], { word: string; bars: number; tone: string }> = {
  low: { word: 'Low', bars: 1, tone: 'bg-success' },
  careful: { word: 'Take care', bars: 2, tone: 'bg-warning' },
  high: { word: 'Too much', bars: 3, tone: 'bg-danger' },
}

function Load({ check: { load, findings } }: { check: PersonalRoutineCheck }) {
  const { word, bars, tone } = levels[load.level]
  return (
    <Card padding="tight" className="min-w-0">
      <h3 className="font-sans text-sm font-normal tracking-normal text-muted">Peeling and stinging in a week</h3>
      <p className="serif mt-1 text-lg">{word}</p>
      <span aria-hidden="true" className="mt-3 flex gap-1.5 print:hidden">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-2 flex-1 rounded-full ${bar <= bars ? tone : 'bg-line-strong'}`} />
        ))}
      </span>
      {/* Where it is a finding, it is said there. */}
      {!findings.some(({ text }) => text === load.text) && <p className="mt-3 text-sm text-text-2">{load.text}</p>}
    </Card>
  )
}

function BudgetLine({ cents, budget }: { cents: number; budget: number }) {
  const over = cents - budget
  return (
    <>
      <Progress
        label="Of your monthly budget"
        value={Math.min(cents, budget)}
        max={budget}
        valueText={`${formatRand(cents)} of ${formatRand(budget)}`}
        className="mt-3"
      />
      <p className={`mt-2 text-sm ${over > 0 ? 'text-warning' : 'text-text-2'}`}>
        {over > 0 ? `${formatRand(over)} over your budget.` : `${formatRand(-over)} below your budget.`}
      </p>
    </>
  )
}

function Cost({ check: { cost, budget }, isMember }: { check: PersonalRoutineCheck; isMember: boolean }) {
  const known = cost.steps.filter(({ cents }) => cents !== null)
  const sum = cost.cents ?? known.reduce((total, { cents }) => total + (cents ?? 0), 0)
  const missing = cost.steps.length - known.length
  return (
    <Card padding="tight" className="min-w-0">
      <h3 className="font-sans text-sm font-normal tracking-normal text-muted">Cost a month</h3>
      {known.length === 0 ? (
        <>
          <p className="serif mt-1 text-lg">Not known yet</p>
          <p className="mt-3 text-sm text-text-2">
            Add the price and size of a product, and we work out what a month of it costs.
          </p>
        </>
      ) : (
        <>
          <p className="serif num mt-1 text-lg">
            {formatRand(sum)}
            {missing > 0 && <span className="font-sans text-sm text-muted"> so far</span>}
          </p>
          {budget !== null && <BudgetLine cents={sum} budget={budget} />}
          <p className="mt-3 text-sm text-text-2">
            {missing === 0
              ? cost.text
              : `Without ${missing === 1 ? 'one step' : `${missing} steps`} whose price, size or kind is not known.`}
          </p>
        </>
      )}
      {isMember && budget === null && (
        <Link to="/dashboard?tab=profile" className="link mt-2 inline-flex min-h-6 items-center text-sm print:hidden">
          Add a monthly budget to your profile
        </Link>
      )}
    </Card>
  )
}

/** What a week of the routine asks of the skin, and what a month of it costs. */
export function WeekAndMonth({ check, isMember }: { check: PersonalRoutineCheck; isMember: boolean }) {
  return (
    <div className="grid grid-cols-1 content-start items-start gap-gap sm:grid-cols-2 lg:grid-cols-1">
      <Load check={check} />
      <Cost check={check} isMember={isMember} />
    </div>
  )
}
