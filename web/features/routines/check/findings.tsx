import { useId } from 'react'
import type { RoutineCheck } from '#contract/routines.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { type Fix, fixesFor, leadOf } from '../plan/fixes.ts'
import type { CheckedPlan } from './use-check.ts'

type Finding = RoutineCheck['findings'][number]

/** More fixes than this are a list to study, not one tap. */
const MOST_FIXES = 3

const looks: Record<Exclude<Finding['tone'], 'good'>, { icon: IconName; tone: string; word: string }> = {
  avoid: { icon: 'warn', tone: 'text-danger', word: 'Leave out' },
  careful: { icon: 'info', tone: 'text-warning', word: 'Careful' },
  info: { icon: 'info', tone: 'text-muted', word: 'Note' },
}

type RowProps = {
  finding: Finding
  /** The names that its text begins with. */
  lead: string
  fixes: readonly Fix[]
  /** Whether the sources are known: offline they are not. */
  isSourced: boolean
  onFix: (fix: Fix) => void
}

function FindingRow({ finding, lead, fixes, isSourced, onFix }: RowProps) {
  const { tone, text, because } = finding
  const look = looks[tone === 'good' ? 'info' : tone]
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="flex gap-3">
        <Icon name={look.icon} className={`mt-0.5 size-5 flex-none ${look.tone}`} />
        <div className="min-w-0 flex-1">
          <p className="max-w-measure wrap-anywhere">
            <span className="sr-only">{look.word}: </span>
            {lead !== '' && <strong>{lead}</strong>}
            {text.slice(lead.length)}
          </p>
          {fixes.length > 0 && (
            <ul aria-label="Ways to settle it" className="mt-3 flex flex-wrap gap-2 print:hidden">
              {fixes.slice(0, MOST_FIXES).map((fix) => (
                <li key={fix.label} className="min-w-0">
                  <Button
                    variant="line"
                    size="sm"
                    className="wrap-anywhere whitespace-normal"
                    onClick={() => onFix(fix)}
                  >
                    {fix.label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {isSourced && because.sources.length > 0 && (
            <details className="mt-1 text-sm">
              <summary className="inline-flex min-h-tap cursor-pointer items-center text-muted underline underline-offset-[0.22em]">
                Where this comes from
              </summary>
              <ul className="mt-2 grid gap-1">
                {because.sources.map(({ title, url }) => (
                  <li key={title}>
                    {url === undefined ? (
                      title
                    ) : (
                      <a href={url} rel="noopener" className="underline underline-offset-[0.22em]">
                        {title}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </li>
  )
}

/** What the check found: what to change first, then what goes well. */
export function Findings({ checked, onFix }: { checked: CheckedPlan; onFix: (fix: Fix) => void }) {
  const id = useId()
  const { findings } = checked.check
  const toSettle = findings.filter(({ tone }) => tone !== 'good')
  const good = findings.filter(({ tone }) => tone === 'good')
  return (
    // Takes the focus when a pressed fix goes.
    <section aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="text-lg">
        {toSettle.length === 0
          ? 'Nothing clashes'
          : toSettle.length === 1
            ? 'One thing to look at'
            : `${toSettle.length} things to look at`}
      </h3>
      {toSettle.length === 0 ? (
        <p className="mt-2 flex gap-2 text-text-2">
          <Icon name="check-circle" className="mt-0.5 size-5 flex-none text-success" />
          By what we know of these steps, they go together.
        </p>
      ) : (
        <ul className="mt-5">
          {toSettle.map((finding) => (
            <FindingRow
              key={finding.text}
              finding={finding}
              lead={leadOf(finding.text, checked.plan)}
              fixes={fixesFor(finding, checked)}
              isSourced={!checked.isOffline}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      {good.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-tap cursor-pointer items-center gap-2 font-medium text-link">
            What goes well together ({good.length})
          </summary>
          <ul className="mt-2 grid max-w-measure gap-3">
            {good.map(({ text }) => (
              <li key={text} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 flex-none text-success" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
