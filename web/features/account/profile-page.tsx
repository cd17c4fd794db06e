import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/profile-page.ts'
import { MemberPage } from './member-page.tsx'
import { NamesSection } from './names-section.tsx'
import { PageSection, SectionSkeleton } from './page-section.tsx'
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
          <PageSection title="More about you">
            <ul className="grid gap-1">
              <li>
                <Link to="/dashboard" viewTransition className="link inline-flex min-h-11 items-center">
                  Your skin profile and saved articles
                </Link>
              </li>
              <li>
                <Link to="/settings" viewTransition className="link inline-flex min-h-11 items-center">
                  Settings, privacy and your data
                </Link>
              </li>
            </ul>
          </PageSection>
        </>
      )}
    </MemberPage>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <SectionSkeleton>
        <span className="flex flex-wrap items-center gap-x-6 gap-y-5">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-12 w-44 rounded-md" />
        </span>
        <Skeleton className="mt-4 h-4 w-56" />
      </SectionSkeleton>
      <SectionSkeleton>
        <span className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </span>
        <Skeleton className="mt-5 h-24 rounded-md" />
        <Skeleton className="mt-5 h-12 w-36 rounded-md" />
      </SectionSkeleton>
    </>
  )
}
