import { useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { membershipLabel, trialAt } from '#contract/membership.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { MoreLink } from '#web/ui/section-head.tsx'

const planSentence: Record<User['subscriptionStatus'], string> = {
  free_lifetime: 'Nothing to pay and nothing to renew.',
  active: 'You can read every premium guide in full.',
  trial: 'You can read every premium guide in full during your trial.',
  free: 'You can read the first part of every premium guide.',
}

/** 'Your Progress': the member's plan, the days left of a trial, the founding badge. */
export default function ProgressPanel({ member }: { member: User }) {
  const [now] = useState(Date.now)
  const trial = trialAt(member, now)
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
              <p className="mt-1 text-text-2">Find your saved articles on all your devices.</p>
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
