import { useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Reasons } from './reasoned-notes.tsx'
import type { CheckedLabel } from './use-label-check.ts'

const phoneNumber = /\b(0\d{3} \d{3} \d{3}|10177|112)\b/

/** A text with its phone numbers as links that dial. */
function WithNumbers({ text }: { text: string }) {
  return text.split(phoneNumber).map((piece, at) =>
    phoneNumber.test(piece) ? (
      <a key={at} href={`tel:${piece.replaceAll(' ', '')}`} className="link num whitespace-nowrap">
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}

/** What has no place in a cosmetic: calm, and before everything but care. */
export function Lighteners({ check: { lighteners, items, later } }: { check: CheckedLabel }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border-2 border-warning bg-warning-bg p-5 sm:p-7">
      <h2 id={id} className="flex items-start gap-3 text-xl">
        <Icon name="warn" className="mt-1 size-6 flex-none text-warning" />
        Something in this does not belong in a cosmetic
      </h2>
      <div className="mt-4 grid max-w-measure gap-4">
        {lighteners.map(({ text, because }) => (
          <div key={text}>
            <p>
              <WithNumbers text={text} />
            </p>
            <Reasons because={because} items={items} sourced={later === null} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whose profile it was checked for, and how it could be more personal. */
export function CheckedFor({ check: { profileUsed, later }, onChange }: { check: CheckedLabel; onChange: () => void }) {
  const { member } = useSession()
  if (profileUsed === 'stored')
    return (
      <p>
        Checked for you, with your{' '}
        <Link to="/dashboard?tab=profile" className="link">
          skin profile
        </Link>{' '}
        and{' '}
        <Link to="/routines/shelf" className="link">
          shelf
        </Link>
        .
        {member?.subscriptionStatus === 'free' && (
          <>
            {' '}
            We warn every member. What suits you, and why, comes with Premium.{' '}
            <Link to="/subscription" className="link">
              Upgrade to Premium
            </Link>
          </>
        )}
      </p>
    )
  if (profileUsed === 'sent') return <p>Checked for what you told us about yourself.</p>
  if (member !== null)
    return later === null ? (
      <p>
        Checked for anybody. With your{' '}
        <Link to="/dashboard?tab=profile" className="link">
          skin profile
        </Link>{' '}
        filled in, and advice from it allowed in your{' '}
        <Link to="/settings" className="link">
          settings
        </Link>
        , we check it for you.
      </p>
    ) : (
      <p>Checked for anybody: your skin profile is used once you are connected.</p>
    )
  return (
    <p>
      Checked for anybody.{' '}
      <span className="print:hidden">
        <button type="button" className="link text-left" onClick={onChange}>
          Tell us about your skin
        </button>{' '}
        and we check it for you.
      </span>
    </p>
  )
}

/** That it was checked on the phone, what waits for a connection, and the numbers to call. */
export function OfflineNote({ later }: { later: NonNullable<CheckedLabel['later']> }) {
  return (
    <Note tone="warning" title="Checked on your phone, without a connection.">
      {later.note ?? 'What each ingredient does, and our sources, follow once you are connected.'}
      {later.numbers !== null && (
        <p className="mt-2">
          <WithNumbers text={later.numbers} />
        </p>
      )}
    </Note>
  )
}
