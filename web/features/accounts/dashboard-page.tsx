import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { membershipLabel } from '#contract/membership.ts'
import { loadProfileDialog } from '#web/features/skin-profile/load-onboarding.ts'
import { useForYou, useSkinProfile } from '#web/features/skin-profile/skin-profile-data.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/dashboard-page.ts'
import { AccountBox, AccountSkeleton } from './dashboard/account-box.tsx'
import { ForYou } from './dashboard/for-you.tsx'
import { useLazyDialog } from './dashboard/lazy-dialog.tsx'
import { ProfileTab } from './dashboard/profile-tab.tsx'
import { ProgressPanel, ProgressSkeleton } from './dashboard/progress-panel.tsx'
import { QuickActions } from './dashboard/quick-actions.tsx'
import { useReadingList } from './dashboard/reading-list.ts'
import { SavedArticles } from './dashboard/saved-articles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/dashboard',
    title: 'Your dashboard',
    description: 'Your membership, your skin profile, your reading list and guides that fit your skin.',
    noindex: true,
  })

const QuizCard = lazy(() => import('#web/features/skin-quiz/quiz-card.tsx'))

const loadPlans = () => import('./dashboard/plans-dialog.tsx')

const tabNames = ['for-you', 'saved', 'profile'] as const
type TabName = (typeof tabNames)[number]

export default function DashboardPage() {
  const { settled, member, outOfReach } = useSession()
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => Date.now())
  const list = useReadingList(member?.id)
  const profile = useSkinProfile(member?.id)
  const picks = useForYou(member?.id)
  const editor = useLazyDialog(loadProfileDialog, 'The questions did not load')
  const plans = useLazyDialog(loadPlans, 'The plans did not load')

  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'for-you'
  const show = (next: TabName) =>
    setSearch(next === 'for-you' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
  const count = list.isLoaded ? ` (${list.articles.length}${list.hasMore ? '+' : ''})` : ''
  const tabs = [
    { value: 'for-you', label: 'For You' },
    { value: 'saved', label: <span className="num">Saved{count}</span> },
    { value: 'profile', label: 'Profile' },
  ] as const

  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      {/* The skeletons stay until the sign-in page has loaded: an empty page would shift the footer up for a moment. */}
      {settled && member === null && <Navigate to="/auth" replace />}
      <Welcome member={member} />
      <noscript>
        <Note tone="warning" title="Your dashboard needs JavaScript." className="mt-6">
          It is switched off in your browser. You can still{' '}
          <Link to="/articles" className="link">
            read our guides
          </Link>
          .
        </Note>
      </noscript>
      {outOfReach && (
        <Note tone="warning" title="We could not reach Skynn." className="mt-6">
          You are seeing your last known details. We will update them as soon as you are back online.
        </Note>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-gap lg:grid-cols-[minmax(0,1fr)_20rem] noscript:hidden">
        <div className="min-w-0">
          {member ? (
            <ProgressPanel
              member={member}
              list={list}
              profile={{ data: profile.data, failed: profile.isError }}
              now={now}
            />
          ) : (
            <ProgressSkeleton />
          )}
          <Tabs label="Your dashboard" tabs={tabs} value={tab} onChange={show} className="mt-10">
            <TabPanel value="for-you">
              <h2 className="sr-only">For you</h2>
              <ForYou picks={picks} profile={profile} editor={editor.opener} />
            </TabPanel>
            <TabPanel value="saved">
              <h2 className="sr-only">Saved</h2>
              <SavedArticles list={list} />
            </TabPanel>
            <TabPanel value="profile">
              <h2 className="sr-only">Skin profile</h2>
              <ProfileTab profile={profile} editor={editor.opener} />
            </TabPanel>
          </Tabs>
        </div>
        <aside className="grid grid-cols-1 items-start gap-gap max-lg:mt-6 md:max-lg:grid-cols-2">
          <QuickActions member={member} />
          {member && (
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <QuizCard memberId={member.id} />
            </Suspense>
          )}
          {member ? <AccountBox member={member} plans={plans.opener} /> : <AccountSkeleton />}
        </aside>
      </div>
      {editor.Dialog && member && profile.data && (
        <editor.Dialog profile={profile.data} memberId={member.id} {...editor.state} />
      )}
      {plans.Dialog && member && <plans.Dialog member={member} {...plans.state} />}
    </div>
  )
}

function Welcome({ member }: { member: User | null }) {
  return (
    <header>
      <h1 className="text-2xl">Good to see you</h1>
      <div className="mt-3 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-start noscript:hidden">
        {member ? (
          <>
            <p className="wrap-anywhere text-muted">{member.email}</p>
            <Badge
              tone={member.isFoundingMember ? 'soft' : 'neutral'}
              icon={member.isFoundingMember ? 'leaf' : undefined}
            >
              <span className="num">
                {membershipLabel(member.subscriptionStatus, 'menu')}
                {member.isFoundingMember && ` #${member.registrationNumber}`}
              </span>
            </Badge>
          </>
        ) : (
          <>
            <Skeleton className="h-[1.55em] w-52" />
            <Skeleton className="h-7 w-44 rounded-full" />
          </>
        )}
      </div>
    </header>
  )
}
