import { consentPurposes } from '#contract/kinds/account-options.ts'
import { mutableTypes } from '#contract/kinds/notification.ts'
import {
  EmailSection,
  PasswordSection,
  SecuritySkeleton,
  SessionsSection,
} from '#web/features/account-security/settings-sections.tsx'
import { ProvidersSection } from '#web/features/provider-sign-in/providers-section.tsx'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/settings-page.ts'
import { MemberPage } from './member-page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from './section-heads.tsx'
import { ConsentsSection } from './settings/consents-section.tsx'
import { DataSection } from './settings/data-section.tsx'
import { DeleteSection } from './settings/delete-section.tsx'
import { NotificationsSection } from './settings/notifications-section.tsx'
import { SwitchesSkeleton } from './settings/saved-switch.tsx'
import { ThemeSection } from './settings/theme-section.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/settings',
    title: 'Settings',
    description: 'Your email, password, devices, theme, notifications, privacy choices and data at Skynn.',
    noindex: true,
  })

/** The member's settings: each choice is saved as it is made. */
export default function SettingsPage() {
  return (
    <MemberPage
      title="Settings"
      intro="How Skynn looks, what it tells you and what it may know."
      skeleton={<SettingsSkeleton />}
    >
      {(account) => (
        <>
          <EmailSection />
          <PasswordSection />
          <SessionsSection />
          <ProvidersSection />
          <ThemeSection />
          <NotificationsSection account={account} />
          <ConsentsSection />
          <DataSection />
          <DeleteSection account={account} />
        </>
      )}
    </MemberPage>
  )
}

function SettingsSkeleton() {
  return (
    <>
      <SecuritySkeleton />
      <PageSection {...sectionHeads.theme}>
        <span className="flex flex-wrap gap-2">
          <Skeleton className="h-11 w-20 rounded-full" />
          <Skeleton className="h-11 w-20 rounded-full" />
          <Skeleton className="h-11 w-24 rounded-full" />
        </span>
      </PageSection>
      <PageSection {...sectionHeads.notifications}>
        <SwitchesSkeleton count={mutableTypes.length} />
      </PageSection>
      <PageSection {...sectionHeads.privacy}>
        <SwitchesSkeleton count={consentPurposes.length} />
      </PageSection>
      <PageSection {...sectionHeads.data}>
        <Skeleton className="h-12 w-80 rounded-md" />
      </PageSection>
      <PageSection {...sectionHeads.deletion}>
        <Skeleton className="h-12 w-44 rounded-md" />
      </PageSection>
    </>
  )
}
