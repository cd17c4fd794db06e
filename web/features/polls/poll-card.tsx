import { useEffect, useId, useRef, useState } from 'react'
import type { Poll } from '#contract/polls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { formatCount, formatDate } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useVote } from './use-vote.ts'

/** Both states of an option have the same size, so that nothing moves when the results replace the choices. */
const option = 'relative flex min-h-12 items-center gap-3 overflow-hidden rounded-md border px-4 py-2.5'

/** The share of votes as a percentage with one decimal. */
const shareOf = (votes: number, total: number): string => (total === 0 ? '0.0' : ((votes / total) * 100).toFixed(1))

const voteCount = (votes: number): string => (votes === 1 ? '1 vote' : `${formatCount(votes)} votes`)

type ChoicesProps = { poll: Poll; labelledBy: string; onVote: (option: number) => void; isPending: boolean }

/** The answers to choose from. The choice is read from the page, so that one made before hydration counts. */
function Choices({ poll, labelledBy, onVote, isPending }: ChoicesProps) {
  const answers = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const noteId = useId()
  const vote = () => {
    const chosen = answers.current?.querySelector<HTMLInputElement>('input:checked')
    setMissing(!chosen)
    if (chosen) onVote(Number(chosen.value))
    else answers.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div
        ref={answers}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={isMissing ? noteId : undefined}
        aria-invalid={isMissing || undefined}
        className="grid gap-2"
        onChange={() => setMissing(false)}
      >
        {poll.options.map(({ text }, at) => (
          <label
            key={at}
            className={classNames(
              option,
              'cursor-pointer border-field transition-colors hover:bg-raised has-checked:border-primary has-checked:bg-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input type="radio" className="peer sr-only" name={`poll-${poll.id}`} value={at} />
            <span className="min-w-0 flex-1">{text}</span>
            <Icon name="check" className="text-link opacity-0 peer-checked:opacity-100" />
          </label>
        ))}
      </div>
      <div className="mt-auto flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <Button size="sm" pending={isPending} onClick={vote} className="noscript:hidden">
          Vote
        </Button>
        <p id={noteId} role="status" className="min-w-0 flex-[1_1_7rem] text-xs text-muted">
          {isMissing ? <span className="text-danger">Choose an answer first.</span> : 'Members vote once.'}
        </p>
      </div>
    </>
  )
}

function Results({ poll }: { poll: Poll }) {
  return (
    <ul className="grid gap-2">
      {poll.options.map(({ text, votes }, at) => {
        const share = shareOf(votes, poll.totalVotes)
        const isYours = at === poll.userVote
        return (
          <li key={at} className={classNames(option, isYours ? 'border-primary font-medium' : 'border-line')}>
            <span
              aria-hidden="true"
              className={classNames('absolute inset-y-0 left-0', isYours ? 'bg-soft' : 'bg-raised')}
              style={{ width: `${share}%` }}
            />
            <span className="relative min-w-0 flex-1">
              {text}
              {isYours && <span className="sr-only"> (your choice)</span>}
            </span>
            {isYours && <Icon name="check" className="relative text-link" />}
            <span className="num relative">{share}%</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A poll: the answers to choose from, or the results once the member has voted or the poll has ended. */
export function PollCard({ poll, heading: Heading = 'h3' }: { poll: Poll; heading?: 'h2' | 'h3' }) {
  const id = useId()
  const { vote, isPending } = useVote(poll)
  const [now] = useState(Date.now)
  const outcome = useRef<HTMLParagraphElement>(null)
  const isVoting = useRef(false)
  const hasVoted = poll.userVote !== undefined
  const isOpen = poll.isActive && (poll.endDate === null || Date.parse(poll.endDate) > now)

  // The button that had the focus is gone.
  useEffect(() => {
    if (hasVoted && isVoting.current) outcome.current?.focus({ preventScroll: true })
    isVoting.current = false
  }, [hasVoted])

  return (
    <Card asChild padding="tight" className="flex flex-col md:p-6">
      <article aria-labelledby={id}>
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          {!isOpen && <Badge>Closed</Badge>}
          {poll.isSample && <Badge tone="info">Sample</Badge>}
          {isOpen && poll.endDate !== null && (
            <span className="text-xs text-muted">Closes {formatDate(poll.endDate)}</span>
          )}
        </div>
        <Heading id={id} className="serif mt-2 text-lg text-balance">
          {poll.title}
        </Heading>
        {poll.description && <p className="mt-1 text-xs text-muted">{poll.description}</p>}
        <div className="mt-4 flex flex-1 flex-col">
          {isOpen && !hasVoted ? (
            <Choices
              poll={poll}
              labelledBy={id}
              isPending={isPending}
              onVote={(chosen) => {
                isVoting.current = true
                vote(chosen)
              }}
            />
          ) : (
            <>
              <Results poll={poll} />
              <p
                ref={outcome}
                tabIndex={-1}
                className="mt-auto flex min-h-15 items-center pt-4 text-xs text-muted outline-none"
              >
                {[
                  hasVoted ? 'Thank you for voting' : '',
                  isOpen ? '' : 'Poll ended',
                  poll.totalVotes > 0 ? voteCount(poll.totalVotes) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </>
          )}
        </div>
      </article>
    </Card>
  )
}
