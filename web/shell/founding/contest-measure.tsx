import { Progress } from '#web/ui/progress.tsx'
import { CONTEST_TARGET, contestProgress } from './contest.ts'

/** The progress of the launch contest towards its target; nothing once the target is reached. */
export function ContestMeasure({ totalSignups, className }: { totalSignups: number; className?: string }) {
  const contest = contestProgress(totalSignups)
  if (contest === null) return null
  return (
    <Progress
      className={className}
      label="Launch contest"
      value={contest.signups}
      max={CONTEST_TARGET}
      valueText={`${contest.signups} of ${CONTEST_TARGET} sign-ups, ${contest.percent}%`}
    />
  )
}
