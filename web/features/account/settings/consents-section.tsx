import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Consent } from '#contract/account.ts'
import { consentPurposes, type ConsentPurpose } from '#contract/kinds/account-options.ts'
import { listConsents, recordConsent } from '#contract/routes/account.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryOf, read } from '#web/api/read.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'
import { useSession } from '#web/session/session.tsx'
import {
  type OptionalCategory,
  optionalCategories,
  saveCategory,
  useConsentChoice,
  useConsentPreferences,
} from '#web/shell/overlays/consent.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SavedSwitch, SwitchesSkeleton } from './saved-switch.tsx'

const purposes: Record<ConsentPurpose, { label: string; text: string }> = {
  'health-data': {
    label: 'Skin advice from your profile',
    text: 'We use what you tell us about your skin, which counts as health information, for advice that fits you. Never for advertising.',
  },
  personalization: {
    label: 'Personalization',
    text: 'We remember what you like to read, so that it is easier to find.',
  },
  analytics: { label: 'Analytics', text: 'We count how pages are used, to see what to improve.' },
  marketing: { label: 'Marketing', text: 'We measure which offers and campaigns work.' },
  'email-news': {
    label: 'News by email',
    text: 'Now and then we email you new guides and offers. Every email lets you stop.',
  },
  'assistant-provider': {
    label: 'SKYNN AI’s writing service',
    text: 'Where an outside language model helps SKYNN AI to write, it gets your messages and what your profile says about your skin. The chat names who runs it and asks you first.',
  },
}
const order: readonly ConsentPurpose[] = [
  'health-data',
  'assistant-provider',
  'personalization',
  'analytics',
  'marketing',
  'email-news',
]

type Decision = Pick<Consent, 'granted'> & {
  /** When it was made; null where the account has no date of it. */
  decidedAt: string | null
  /** Made on this device. */
  isHere?: boolean
}

/** When the member decided: `Allowed on 3 June 2026.` */
const dateOf = ({ granted, decidedAt, isHere = false }: Decision): string => {
  if (decidedAt === null && !isHere) return 'You have not chosen yet, so this is off.'
  return `${granted ? 'Allowed' : 'Switched off'} on ${decidedAt === null ? 'this device' : formatDate(decidedAt)}.`
}

const isCookie = (purpose: ConsentPurpose): purpose is OptionalCategory =>
  optionalCategories.some((category) => category === purpose)

/** What the member has agreed to, with dates; each can be withdrawn. */
export function ConsentsSection() {
  const { member } = useSession()
  const cookies = useConsentPreferences()
  const isHere = useConsentChoice() !== null
  /** For cookies the choice stored in this browser counts; it has a date if it is the one that the account recorded. */
  const asStored = (category: OptionalCategory, recorded: Consent): Decision => {
    const granted = cookies[category]
    return { granted, isHere, decidedAt: isHere && recorded.granted === granted ? recorded.decidedAt : null }
  }
  const query = queryOf(read(listConsents), member?.id)
  const { data: consents, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const find = (purpose: Consent['purpose']) => consents?.find((consent) => consent.purpose === purpose)

  const save = async (purpose: ConsentPurpose, granted: boolean) => {
    // Recorded like every cookie choice (web/shell/overlays/record-consents.ts).
    if (isCookie(purpose)) return saveCategory(purpose, granted)
    const decided = await call(recordConsent, { body: { purpose, granted } })
    queryClient().setQueryData(query.queryKey, (before) =>
      before?.map((consent) => (consent.purpose === purpose ? decided : consent)),
    )
  }
  return (
    <PageSection {...sectionHeads.privacy} id="privacy">
      {consents ? (
        <>
          {order.map((purpose) => {
            const consent = find(purpose)
            if (consent === undefined) return null
            const inForce = isCookie(purpose) ? asStored(purpose, consent) : consent
            return (
              <SavedSwitch
                key={purpose}
                label={purposes[purpose].label}
                text={<Explanation text={purposes[purpose].text} date={dateOf(inForce)} />}
                checked={inForce.granted}
                save={(next) => save(purpose, next)}
              />
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
