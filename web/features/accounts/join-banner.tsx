import type { ReactNode } from 'react'
import { PetalCount } from '#web/ui/petal.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { type RegistrationInfo, spotsRemaining } from './registration-info.ts'

/** Above this number of places, a progress bar replaces the petals. */
const MAX_PETALS = 200

/** The current offer for new members, decided by the server: founding membership, a trial or the subscription. A skeleton while it loads. */
export function JoinBanner({ info }: { info: RegistrationInfo | undefined }) {
  if (!info) return <BannerSkeleton />
  if (info.tier === 'founding') return <FoundingOffer info={info} />
  return (
    <Offer headline={info.tier === 'trial' ? `${info.trialDays}-Day Free Trial` : 'Premium Subscription'}>
      {info.message}
    </Offer>
  )
}

function Offer({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <>
      <p className="serif text-lg">{headline}</p>
      <p className="mt-1 text-pretty text-text-2">{children}</p>
    </>
  )
}

function FoundingOffer({ info }: { info: RegistrationInfo }) {
  const left = spotsRemaining(info)
  const joined = info.foundingCap - left
  return (
    <>
      <p className="num text-xs font-bold text-on-soft">Member #{info.nextRegistrationNumber}</p>
      <p className="serif mt-1 text-lg">
        Free Lifetime Access &amp; Early Bird Perks For The First {info.foundingCap} Members
      </p>
      <div className="mt-4">
        <PlacesTaken joined={joined} cap={info.foundingCap} />
      </div>
      <p className="num mt-3 text-xs text-text-2">
        {joined} of {info.foundingCap} members joined.{' '}
        <b className="inline-block text-on-soft">
          Only {left} {left === 1 ? 'spot' : 'spots'} remaining!
        </b>
      </p>
    </>
  )
}

function PlacesTaken({ joined, cap }: { joined: number; cap: number }) {
  const text = `${joined} of ${cap} members joined`
  if (cap > MAX_PETALS)
    return <Progress label="Founding places taken" hideLabel value={joined} max={cap} valueText={text} />
  return (
    <div
      role="progressbar"
      aria-label="Founding places taken"
      aria-valuemin={0}
      aria-valuemax={cap}
      aria-valuenow={joined}
      aria-valuetext={text}
    >
      <PetalCount value={joined} total={cap} label={text} />
    </div>
  )
}

function BannerSkeleton() {
  return (
    <SkeletonGroup label="Loading the membership offer">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-2.5 h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-3/4" />
      <Skeleton className="mt-5 aspect-[396/96] w-full max-w-[25rem]" />
      <Skeleton className="mt-4 h-4 w-4/5" />
    </SkeletonGroup>
  )
}
