import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { membershipLabel } from '#contract/membership.ts'
import { listFeaturedArticles } from '#contract/articles.routes.ts'
import { loadInBrowser, loadOnServer, usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/dashboard-page.ts'
import { AccountBox, AccountSkeleton } from './dashboard/account-box.tsx'
import { ForYou } from './dashboard/for-you.tsx'
import { ProgressPanel, ProgressSkeleton } from './dashboard/progress-panel.tsx'
import { useReadingList } from './dashboard/reading-list.ts'
import { SavedArticles } from './dashboard/saved-articles.tsx'

const featured = read(listFeaturedArticles, { query: { limit: '6' } })

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, featured)
export const clientLoader = () => loadInBrowser(featured)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/dashboard',
    title: 'Your dashboard',
    description: 'Your membership, your reading list and picks from the Skynn editors.',
    noindex: true,
  })

type TabName = 'for-you' | 'saved'

export default function DashboardPage({ loaderData: [loaded] }: Route.ComponentProps) {
  const { settled, member, outOfReach } = useSession()
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => Date.now())
  const list = useReadingList(member?.id)
  const { data: articles = loaded } = usePersonalRead(featured, loaded)

  const tab: TabName = search.get('tab') === 'saved' ? 'saved' : 'for-you'
  const show = (next: TabName) =>
    setSearch(next === 'saved' ? { tab: next } : {}, { replace: true, preventScrollReset: true })
  const count = list.isLoaded ? ` (${list.articles.length}${list.hasMore ? '+' : ''})` : ''
  const tabs = [
    { value: 'for-you', label: 'For You' },
    { value: 'saved', label: <span className="num">Saved{count}</span> },
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
      <div className="mt-8 grid items-start gap-gap lg:grid-cols-[minmax(0,1fr)_20rem] noscript:hidden">
        <div className="min-w-0">
          {member ? <ProgressPanel member={member} list={list} now={now} /> : <ProgressSkeleton />}
          <Tabs label="Articles" tabs={tabs} value={tab} onChange={show} className="mt-10">
            <TabPanel value="for-you">
              <h2 className="sr-only">For you</h2>
              <ForYou articles={articles} />
            </TabPanel>
            <TabPanel value="saved">
              <h2 className="sr-only">Saved</h2>
              <SavedArticles list={list} />
            </TabPanel>
          </Tabs>
        </div>
        <aside className="max-lg:mt-6 lg:sticky lg:top-24">
          {member ? <AccountBox member={member} /> : <AccountSkeleton />}
        </aside>
      </div>
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
