import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Product, ProductMatch } from '#contract/products.ts'
import { matchProduct } from '#contract/routes/products.ts'
import { messageFor } from '#web/api/api-error.ts'
import { usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { listed } from '../product-words.ts'
import { NoteList } from '#web/features/ingredients/note-list.tsx'

const verdicts: Record<ProductMatch['verdict'], string> = {
  suits: 'By your profile, it suits you.',
  careful: 'It may suit you, with care.',
  avoid: 'Better left out for you.',
  unknown: 'We cannot say yet.',
}

/** What of the profile was missing, in words; the rest of the profile changes little. */
const missingWords: Readonly<Record<string, string>> = {
  skinType: 'your skin type',
  skinConcerns: 'what you want to work on',
  allergies: 'what you leave out',
  pregnancy: 'whether you are pregnant or breastfeeding',
}

function Missing({ missing }: Pick<ProductMatch, 'missing'>) {
  const words = missing.flatMap((field) => missingWords[field] ?? [])
  if (words.length === 0) return null
  return (
    <p className="mt-4 text-text-2">
      We could say more if we knew {listed(words)}.{' '}
      <Link to="/dashboard?tab=profile" className="link">
        Complete your profile
      </Link>
    </p>
  )
}

function Verdict({ match: { verdict, notes, missing }, isFree }: { match: ProductMatch; isFree: boolean }) {
  return (
    <>
      <p className="serif text-lg">{verdicts[verdict]}</p>
      {notes.length > 0 && (
        <div className="mt-3">
          <NoteList notes={notes} />
        </div>
      )}
      {isFree && (
        <p className="mt-4 text-text-2">
          We warn every member. What suits you, and why, comes with Premium.{' '}
          <Link to="/subscription" className="link">
            Upgrade to Premium
          </Link>
        </p>
      )}
      <Missing missing={missing} />
    </>
  )
}

function MemberMatch({ slug, isFree }: { slug: string; isFree: boolean }) {
  const { data, error, isFetching, refetch } = usePersonalRead<ProductMatch | undefined>(
    read(matchProduct, { params: { id: slug } }),
    undefined,
  )
  if (data !== undefined) return <Verdict match={data} isFree={isFree} />
  if (error === null)
    return (
      <div role="status" aria-label="Comparing it with your profile">
        <SkeletonText lines={3} />
      </div>
    )
  return (
    <ErrorState
      title="We could not compare it with your profile"
      heading="h3"
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {messageFor(error, 'Please try again in a moment.')}
    </ErrorState>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <PageSection title="Does it suit me?" intro="The ingredient list, held against your skin profile.">
      <div className="min-h-28">{children}</div>
    </PageSection>
  )
}

/** For a member the verdict with its reasons, loaded after the page; for a visitor how to get it. */
export function DoesItSuitMe({ product }: { product: Pick<Product, 'slug'> }) {
  const { member } = useSession()
  return (
    <Section>
      {member === null ? (
        <>
          <div className="for-members">
            <SkeletonText lines={3} />
          </div>
          <div className="for-visitors">
            <p>Sign in and tell us about your skin: we check every ingredient for you and say why.</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button variant="line" size="sm" asChild>
                <AuthLink mode="login">Sign In</AuthLink>
              </Button>
            </div>
          </div>
        </>
      ) : (
        <MemberMatch slug={product.slug} isFree={member.subscriptionStatus === 'free'} />
      )}
    </Section>
  )
}
