import { useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { daysLeft, membershipLabel, trialProgress } from '#contract/membership.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { MoreLink } from '#web/ui/section-head.tsx'

const DAY = 86_400_000

/** How the trial of a member stands: days left, and the part that has passed, 0 to 1; null when there is none. */
const trialOf = ({ subscriptionStatus, signupDate, trialEndDate }: User, now: number) => {
  if (subscriptionStatus !== 'trial' || trialEndDate === null) return null
  const end = Date.parse(trialEndDate)
  const left = daysLeft(end, now)
  return { left, passed: trialProgress(Math.round((end - Date.parse(signupDate)) / DAY), left) }
}

const planSentence: Record<User['subscriptionStatus'], string> = {
  free_lifetime: 'Nothing to pay and nothing to renew.',
  active: 'Every premium guide is open to you.',
  trial: 'Every premium guide is open to you while it lasts.',
  free: 'Premium guides show you their first part.',
}

/** 'Your Progress': the plan of the member who is here, the days left of a trial, the founding badge. */
export default function ProgressPanel({ member }: { member: User }) {
  const [now] = useState(Date.now)
  const trial = trialOf(member, now)
  return (
    <Card asChild>
      <section aria-labelledby="progress">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="progress" className="text-xl">
            Your Progress
          </h2>
          {member.isFoundingMember && (
            <Badge tone="soft">
              Founding Member <span className="num">#{member.registrationNumber}</span>
            </Badge>
          )}
        </div>
        <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-8">
          <div>
            <p className="text-xs text-muted">Your plan</p>
            <p className="serif text-xl">{membershipLabel(member.subscriptionStatus, 'panel')}</p>
            <p className="mt-1 text-text-2">{planSentence[member.subscriptionStatus]}</p>
          </div>
          {trial === null ? (
            <div>
              <p className="text-xs text-muted">Your reading list</p>
              <p className="mt-1 text-text-2">What you save waits for you on every device.</p>
              <MoreLink asChild className="mt-1">
                <Link to="/dashboard?tab=saved">Saved articles</Link>
              </MoreLink>
            </div>
          ) : (
            <div>
              <p className="text-xs text-muted">Days left in trial</p>
              <p className="serif num text-xl">{trial.left}</p>
              <Progress
                label="Trial"
                hideLabel
                value={Math.round(trial.passed * 100)}
                valueText={trial.left === 1 ? '1 day left' : `${trial.left} days left`}
                className="mt-3"
              />
            </div>
          )}
        </div>
      </section>
    </Card>
  )
}
