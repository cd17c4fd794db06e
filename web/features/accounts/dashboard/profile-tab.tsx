import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { messageFor } from '#web/api/api-error.ts'
import {
  allergenNames,
  capitalised,
  concernNames,
  conditionChoices,
  fitzpatrickChoices,
  goalNames,
  labelFor,
  medicineChoices,
  pregnancyChoices,
  routineChoices,
  skinTypeChoices,
} from '#web/features/skin-profile/profile-labels.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatRand } from '#web/ui/format.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { OpenButton, type Opener } from './lazy-dialog.tsx'

/** The skin profile, with a button that edits or creates it. */
export function ProfileTab({ profile, editor }: { profile: UseQueryResult<SkinProfile>; editor: Opener }) {
  const { data, error, refetch, isFetching } = profile
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title="Your skin profile did not load"
        heading="h3"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  }
  if (data === undefined) return <ProfileSkeleton />
  if (data.updatedAt === null) {
    return (
      <EmptyState
        art={<Cover slug="your-skin-profile" accent="rooibos" size="square" motif="face" composition="head" />}
        title="No skin profile yet"
        heading="h3"
        action={<OpenButton opener={editor}>Create Profile</OpenButton>}
      >
        Five short steps. Answer what you like, and change it at any time.
      </EmptyState>
    )
  }
  return (
    <Card>
      <dl className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        <Entry term="Skin type">{labelFor(skinTypeChoices, data.skinType)}</Entry>
        <Entry term="Fitzpatrick type">{fitzpatrickOf(data.fitzpatrickScale)}</Entry>
        <Entry term="Monthly budget">
          {data.monthlyBudget !== null && <span className="num">{wholeRand(data.monthlyBudget)}</span>}
        </Entry>
        <Entry term="Routine preference">{routineOf(data.routinePreference)}</Entry>
        <Badges term="Concerns" names={data.skinConcerns && concernNames(data.skinConcerns)} />
        <Badges term="Goals" names={data.skinGoals && goalNames(data.skinGoals)} />
        <Badges term="Ingredients to avoid" names={data.allergies && allergenNames(data.allergies)} />
        <SafetyEntries profile={data} />
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <OpenButton opener={editor} variant="line">
          Edit Profile
        </OpenButton>
        <Link to="/routines/shelf" className="link inline-flex min-h-tap items-center">
          Your shelf
        </Link>
      </div>
    </Card>
  )
}

/** `R1 000`: budgets are whole rand. */
const wholeRand = (rand: number): string => formatRand(rand * 100).replace('.00', '')

const fitzpatrickOf = (scale: number | null): string | undefined => {
  const choice = fitzpatrickChoices.find(({ value }) => value === scale)
  return choice && `${choice.label}: ${choice.text?.toLowerCase()}`
}

const routineOf = (preference: SkinProfile['routinePreference']): string | undefined => {
  const choice = routineChoices.find(({ value }) => value === preference)
  return choice && `${choice.label} (${choice.text})`
}

/** The optional answers, shown only when given. */
function SafetyEntries({ profile: { pregnancy, medicines, conditions, currentProducts } }: { profile: SkinProfile }) {
  const products = Object.entries(currentProducts ?? {})
  return (
    <>
      {pregnancy !== null && <Entry term="Pregnancy and breastfeeding">{labelFor(pregnancyChoices, pregnancy)}</Entry>}
      {medicines !== null && medicines.length > 0 && (
        <Entry term="Medicines">{medicines.map((one) => labelFor(medicineChoices, one)).join('; ')}</Entry>
      )}
      {conditions !== null && conditions.length > 0 && (
        <Entry term="Conditions">{conditions.map((one) => labelFor(conditionChoices, one)).join(', ')}</Entry>
      )}
      {products.length > 0 && (
        <Entry term="What you use now">
          {products.map(([step, name]) => (
            <span key={step} className="line-clamp-3">
              {capitalised(step)}: {name}
            </span>
          ))}
        </Entry>
      )}
    </>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 wrap-anywhere font-medium">
        {children || <span className="font-normal text-muted">Not answered yet</span>}
      </dd>
    </div>
  )
}

function Badges({ term, names }: { term: string; names: string[] | null }) {
  if (names === null || names.length === 0) return <Entry term={term}>{names && 'None'}</Entry>
  return (
    <div className="min-w-0 sm:col-span-2">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1.5 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </dd>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Your skin profile is loading" className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        {Array.from({ length: 6 }, (_, entry) => (
          <div key={entry}>
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="mt-2 h-6 w-40" />
          </div>
        ))}
      </SkeletonGroup>
      <Skeleton className="mt-8 h-12 w-32 rounded-md" />
    </Card>
  )
}
