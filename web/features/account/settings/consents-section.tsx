import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Consent } from '#contract/account.ts'
import { consentPurposes, type ConsentPurpose } from '#contract/account-options.ts'
import { listConsents, recordConsent } from '#contract/account.routes.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryOf, read } from '#web/api/read.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'
import { useSession } from '#web/session/session.tsx'
import { applyRecorded, optionalCategories, readPreferences } from '#web/shell/overlays/consent.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SavedSwitch, SwitchesSkeleton } from './saved-switch.tsx'

const purposes: Record<ConsentPurpose, { label: string; text: string }> = {
  'health-data': {
    label: 'Skin advice from your profile',
    text: 'Lets us use your answers, which count as health information, for advice that fits you, never for advertising. Without it, warnings about pregnancy, medicines and allergies stop too.',
  },
  personalization: {
    label: 'Personalization',
    text: 'Lets us remember on this device what you like to read, so that it is easier to find.',
  },
  analytics: { label: 'Analytics', text: 'Lets us count how pages are used, to see what to improve.' },
  marketing: { label: 'Marketing', text: 'Lets us measure which offers and campaigns work.' },
  'email-news': {
    label: 'News by email',
    text: 'Lets us email you new guides and offers now and then. Every email lets you stop.',
  },
}
const order: readonly ConsentPurpose[] = ['health-data', 'personalization', 'analytics', 'marketing', 'email-news']

/** The cookie category that a purpose is about, if any. */
const categoryOf = (purpose: Consent['purpose']) => optionalCategories.find((category) => category === purpose)

/** What is allowed: without a record, as after joining, cookies follow the choice made in this browser. */
const isAllowed = ({ purpose, granted, decidedAt }: Consent): boolean => {
  const category = categoryOf(purpose)
  return category !== undefined && decidedAt === null ? readPreferences()[category] : granted
}

/** When the member decided: `Allowed on 3 June 2026`. */
const dateOf = ({ purpose, granted, decidedAt }: Consent): string =>
  decidedAt === null
    ? categoryOf(purpose) === undefined
      ? 'You have not chosen yet, so this is off.'
      : 'Your account has no record of a choice yet.'
    : `${granted ? 'Allowed' : 'Switched off'} on ${formatDate(decidedAt)}.`

/** What the member has agreed to, with dates; each can be withdrawn. */
export function ConsentsSection() {
  const { member } = useSession()
  const query = queryOf(read(listConsents), member?.id)
  const { data: consents, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const find = (purpose: Consent['purpose']) => consents?.find((consent) => consent.purpose === purpose)

  const save = async (purpose: ConsentPurpose, granted: boolean) => {
    const decided = await call(recordConsent, { body: { purpose, granted } })
    queryClient().setQueryData(query.queryKey, (before) =>
      before?.map((consent) => (consent.purpose === purpose ? decided : consent)),
    )
    const category = categoryOf(purpose)
    if (category !== undefined) applyRecorded(category, granted)
  }
  return (
    <PageSection {...sectionHeads.privacy} id="privacy">
      {consents ? (
        <>
          {order.map((purpose) => {
            const consent = find(purpose)
            return (
              consent && (
                <SavedSwitch
                  key={purpose}
                  label={purposes[purpose].label}
                  text={<Explanation text={purposes[purpose].text} date={dateOf(consent)} />}
                  checked={isAllowed(consent)}
                  save={(granted) => save(purpose, granted)}
                />
              )
            )
          })}
          <Joining consent={find('terms')} />
        </>
      ) : isError ? (
        <ErrorState title="Your choices did not load" heading="h3" onRetry={() => void refetch()} retrying={isFetching}>
          Check your connection, then try again.
        </ErrorState>
      ) : (
        <SkeletonGroup label="Your choices are loading">
          <SwitchesSkeleton count={consentPurposes.length} />
        </SkeletonGroup>
      )}
    </PageSection>
  )
}

function Explanation({ text, date }: { text: ReactNode; date: string }) {
  return (
    <>
      <p>{text}</p>
      <p className="mt-1 text-xs">{date}</p>
    </>
  )
}

function Joining({ consent }: { consent: Consent | undefined }) {
  if (!consent?.decidedAt) return null
  return (
    <p className="border-t border-line pt-4 text-xs text-muted">
      You accepted the Terms of Service of {formatDate(consent.version ?? '')} and confirmed that you are 16 or older on{' '}
      {formatDate(consent.decidedAt)}.
    </p>
  )
}
