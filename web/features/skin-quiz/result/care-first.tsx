import type { QuizResult } from '#contract/guidance.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NumbersToCall } from './numbers-to-call.tsx'

/** What must be seen by somebody, before anything else, with the numbers to call. */
export function CareFirst({
  redFlags,
  heading: Heading = 'h2',
}: {
  redFlags: NonNullable<QuizResult['redFlags']>
  heading?: 'h2' | 'h3'
}) {
  const isUrgent = redFlags.some(({ level }) => level !== 'routine')
  return (
    <section
      aria-label="Please read this first"
      className={classNames(
        'rounded-lg border-2 p-5 sm:p-7',
        isUrgent ? 'border-danger bg-danger-bg' : 'border-warning bg-warning-bg',
      )}
    >
      <Heading className="flex items-start gap-3 text-xl">
        <Icon name="warn" className={classNames('mt-1 size-6 flex-none', isUrgent ? 'text-danger' : 'text-warning')} />
        Please read this first
      </Heading>
      <div className="mt-4 grid max-w-measure gap-4">
        {redFlags.slice(0, 3).map(({ id, action, more }) => (
          <div key={id}>
            <p className="font-bold">{action}</p>
            {more && <p className="mt-1">{more}</p>}
          </div>
        ))}
      </div>
      <div className="mt-4 border-t border-line-strong pt-3">
        <NumbersToCall />
      </div>
    </section>
  )
}
