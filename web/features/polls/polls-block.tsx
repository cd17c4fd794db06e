import type { Poll } from '#contract/polls.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { PollCard } from './poll-card.tsx'
import { POLLS_SHOWN, usePolls } from './poll-data.ts'

type PollsBlockProps = {
  /** The polls that the page loaded. */
  polls: Poll[]
  /** Only the newest poll, without the heading of the section. */
  compact?: boolean
}

/** The newest community polls: side by side on a desktop, in a row that scrolls sideways on a phone. */
export function PollsBlock({ polls: loaded, compact = false }: PollsBlockProps) {
  const [newest, ...others] = usePolls(loaded).slice(0, POLLS_SHOWN)
  if (newest === undefined) return null
  if (compact) return <PollCard poll={newest} heading="h2" />
  return (
    <section aria-labelledby="polls" className="wrap mt-section">
      <SectionHead id="polls" title="Community Polls">
        What other people do for their skin. Vote to see the results.
      </SectionHead>
      <div className="bleed *:w-[86%] *:md:w-[45%] lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0 lg:*:w-auto">
        {[newest, ...others].map((poll) => (
          <PollCard key={poll.id} poll={poll} />
        ))}
      </div>
    </section>
  )
}
