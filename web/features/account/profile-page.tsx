import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/profile-page.ts'
import { MemberPage } from './member-page.tsx'
import { NamesSection } from './names-section.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from './section-heads.tsx'
import { PictureSection } from './picture-section.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/profile',
    title: 'Your profile',
    description: 'Your names and your picture at Skynn.',
    noindex: true,
  })

/** The member's names and picture. */
export default function ProfilePage() {
  const [unsavedNames, setUnsavedNames] = useState(false)
  const [unsavedPicture, setUnsavedPicture] = useState(false)
  return (
    <MemberPage
      title="Your profile"
      intro="Who you are at Skynn, to us and to other people."
      skeleton={<ProfileSkeleton />}
    >
      {(account) => (
        <>
          <UnsavedChanges unsaved={unsavedNames || unsavedPicture} />
          <PictureSection account={account} onUnsaved={setUnsavedPicture} />
          <NamesSection account={account} onUnsaved={setUnsavedNames} />
          <MoreAboutYou />
        </>
      )}
    </MemberPage>
  )
}

function MoreAboutYou() {
  return (
    <PageSection title="More about you">
      <ul className="grid gap-1">
        <li>
          <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
            Your skin profile and saved articles
          </Link>
        </li>
        <li>
          <Link to="/settings" className="link inline-flex min-h-11 items-center">
            Settings, privacy and your data
          </Link>
        </li>
      </ul>
    </PageSection>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <PageSection {...sectionHeads.picture}>
        <span className="flex flex-wrap items-center gap-x-6 gap-y-5">
          <Skeleton className="size-28 rounded-full" />
          <span className="flex flex-1 basis-56">
            <Skeleton className="h-12 w-44 rounded-md" />
          </span>
        </span>
        <Skeleton className="mt-4 h-5 w-64" />
      </PageSection>
      <PageSection {...sectionHeads.names}>
        <span className="grid gap-5 sm:grid-cols-2">
          <FieldSkeleton />
          <FieldSkeleton />
        </span>
        <span className="mt-5 block">
          <FieldSkeleton />
          <Skeleton className="mt-2 h-5 w-72" />
        </span>
        <Skeleton className="mt-5 h-12 w-36 rounded-md" />
      </PageSection>
      <MoreAboutYou />
    </>
  )
}

function FieldSkeleton() {
  return (
    <span className="block">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="mt-1.5 h-12 rounded-md" />
    </span>
  )
}
