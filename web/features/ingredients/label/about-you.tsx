import { useState } from 'react'
import { Link } from 'react-router'
import { pregnancyChoices, skinTypeChoices } from '#web/features/skin-profile/profile-labels.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { profileOf, type Told } from './label-draft.ts'

/** As the contract limits it. */
const MAX_AVOID = 1000

/** For a member, that their profile is used; for a visitor, a folded form about themselves. */
export function AboutYou({ told, onChange }: { told: Told; onChange: (told: Told) => void }) {
  const { member } = useSession()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (member !== null)
    return (
      <p className="flex items-start gap-3 text-sm text-text-2">
        <Icon name="user" className="mt-0.5 size-5 flex-none text-link" />
        <span>
          We check it for you, with your{' '}
          <Link to="/dashboard?tab=profile" className="link">
            skin profile
          </Link>{' '}
          and{' '}
          <Link to="/routines/shelf" className="link">
            shelf
          </Link>
          : your skin, what you leave out and what you use already.
        </span>
      </p>
    )
  return (
    <details
      className="for-visitors group border-y border-line"
      open={isOpen ?? profileOf(told) !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-bold">
        <span>
          Check it for you <span className="font-normal text-muted">(optional)</span>
        </span>
        <Icon name="down" className="flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Skin type">
            <Select
              value={told.skinType}
              onChange={({ target }) => onChange({ ...told, skinType: target.value as Told['skinType'] })}
            >
              <option value="">Not saying</option>
              {skinTypeChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Pregnancy">
            <Select
              value={told.pregnancy}
              onChange={({ target }) => onChange({ ...told, pregnancy: target.value as Told['pregnancy'] })}
            >
              <option value="">Not saying</option>
              {pregnancyChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label="What you leave out" hint="Ingredients or allergies, in your own words.">
          <Input
            value={told.avoid}
            maxLength={MAX_AVOID}
            placeholder="Perfume, nuts, lanolin …"
            onChange={({ target }) => onChange({ ...told, avoid: target.value })}
          />
        </Field>
        <p className="text-sm text-muted">
          Used for this check only, and kept in this tab until you close it.{' '}
          <AuthLink mode="login" className="link">
            Sign in
          </AuthLink>{' '}
          and we use your skin profile.
        </p>
      </div>
    </details>
  )
}
