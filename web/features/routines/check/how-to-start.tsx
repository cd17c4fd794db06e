import { type ReactNode, useId } from 'react'
import type { RoutineCheck } from '#contract/routines.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { downloadCalendar } from './calendar.ts'

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line py-2 last:border-b">
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3">
        <span className="serif text-lg">{title}</span>
        <Icon name="down" className="size-5 flex-none text-muted group-open:rotate-180" />
      </summary>
      <div className="max-w-measure pb-4">{children}</div>
    </details>
  )
}

function Lines({ lines }: { lines: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-3">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-medium wrap-anywhere">{name}</dt>
          <dd className="text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How to begin: the patch tests with reminders, how often each step does good, and why the steps are in this order. */
export function HowToStart({ check: { patchTest, frequency, morning, evening } }: { check: RoutineCheck }) {
  const id = useId()
  const reasons = new Map([...morning, ...evening].map(({ name, why }) => [name, why]))
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h3 id={id} className="mb-3 text-lg">
        How to begin
      </h3>
      <Fold title="Patch tests, one new product a week">
        <p className="text-text-2">{patchTest.how}</p>
        <ol className="mt-4 grid gap-3">
          {patchTest.order.map(({ name, week, why }) => (
            <li key={name} className="flex gap-3">
              <span className="num w-16 flex-none text-muted">Week {week}</span>
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-text-2">{why}</span>
              </span>
            </li>
          ))}
        </ol>
        <Button variant="line" size="sm" className="mt-5" onClick={() => downloadCalendar(patchTest)}>
          <Icon name="bell" />
          Reminders for my calendar
        </Button>
        <p className="mt-2 text-xs text-muted">
          A calendar file that begins today. Your phone&rsquo;s calendar opens it and reminds you at eight in the
          morning.
        </p>
      </Fold>
      <Fold title="How often">
        <Lines lines={frequency} />
      </Fold>
      <Fold title="Why in this order">
        <Lines lines={[...reasons].map(([name, text]) => ({ name, text }))} />
      </Fold>
    </section>
  )
}
