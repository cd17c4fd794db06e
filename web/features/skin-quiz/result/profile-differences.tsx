import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { QuizAnswers } from '#contract/guidance.ts'
import { messageFor } from '#web/api/api-error.ts'
import { concernNames, labelFor, routineChoices, skinTypeChoices } from '#web/features/skin-profile/profile-labels.ts'
import { saveProfile, useSkinProfile } from '#web/features/skin-profile/skin-profile-data.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { profileDifferences } from '../profile-answers.ts'

const orNothing = (text: string | undefined): string => (text === undefined || text === '' ? 'Not answered yet' : text)

/** What differs between the answers and the member's skin profile, with a button that writes it there. */
export function ProfileDifferences({ answers }: { answers: QuizAnswers }) {
  const { member } = useSession()
  const client = useQueryClient()
  const { show } = useToast()
  const { data: profile } = useSkinProfile(member?.id)
  const saving = useMutation({
    mutationFn: ({ memberId, changes }: { memberId: string; changes: ReturnType<typeof profileDifferences> }) =>
      saveProfile(client, memberId, changes),
    onSuccess: () => show({ title: 'Skin profile updated' }),
    onError: (error) =>
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'Failed to update your skin profile. Please try again.'),
      }),
  })
  if (member === null || profile === undefined) return null
  const changes = profileDifferences(answers, profile)
  const rows = [
    ...(changes.skinType === undefined
      ? []
      : [
          {
            term: 'Skin type',
            was: labelFor(skinTypeChoices, profile.skinType),
            now: labelFor(skinTypeChoices, changes.skinType),
          },
        ]),
    ...(changes.skinConcerns === undefined
      ? []
      : [
          {
            term: 'Concerns',
            was: profile.skinConcerns === null ? undefined : concernNames(profile.skinConcerns).join(', '),
            now: concernNames(changes.skinConcerns).join(', '),
          },
        ]),
    ...(changes.routinePreference === undefined
      ? []
      : [
          {
            term: 'Routine',
            was: labelFor(routineChoices, profile.routinePreference),
            now: labelFor(routineChoices, changes.routinePreference),
          },
        ]),
  ]
  if (rows.length === 0) return null
  return (
    <Card asChild className="max-w-measure print:hidden">
      <section aria-labelledby="differences">
        <h2 id="differences" className="text-lg">
          Your answers differ from your skin profile
        </h2>
        <dl className="mt-4 grid gap-4">
          {rows.map(({ term, was, now }) => (
            <div key={term} className="min-w-0">
              <dt className="text-xs text-muted">{term}</dt>
              <dd className="wrap-anywhere">
                <span className="text-muted">
                  <span className="sr-only">In your profile: </span>
                  {orNothing(was)}
                </span>{' '}
                <span aria-hidden="true">→</span> <strong>{orNothing(now)}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">
          Your skin profile is health information, which we use for advice that suits you and for nothing else. Goals,
          allergies and budget stay as they are there; you can change them on your{' '}
          <Link to="/dashboard?tab=profile" className="link">
            dashboard
          </Link>
          .
        </p>
        <Button
          variant="secondary"
          className="mt-5"
          pending={saving.isPending}
          onClick={() => saving.mutate({ memberId: member.id, changes })}
        >
          Update my skin profile
        </Button>
      </section>
    </Card>
  )
}
