import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { CareFirst } from '#web/features/skin-quiz/result/care-first.tsx'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { ItemList } from './item-list.tsx'
import { asideId, jump, partId, setAsideWords } from './label-parts.ts'
import { MarkedText } from './marked-text.tsx'
import { ReasonedNotes } from './reasoned-notes.tsx'
import type { CheckedLabel } from './use-label-check.ts'

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="break-after-avoid text-lg">
        {title}
      </h2>
      {intro && <p className="mt-1 text-sm text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

const phoneNumber = /(\b0\d{3} \d{3} \d{3}\b)/

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
function Lighteners({ lighteners }: Pick<CheckedLabel, 'lighteners'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border-2 border-warning bg-warning-bg p-5 sm:p-7">
      <h2 id={id} className="flex items-start gap-3 text-xl">
        <Icon name="warn" className="mt-1 size-6 flex-none text-warning" />
        Something in this does not belong in a cosmetic
      </h2>
      <div className="mt-4 grid max-w-measure gap-4">
        {lighteners.map(({ text }) => (
          <p key={text}>
            <WithNumbers text={text} />
          </p>
        ))}
      </div>
    </section>
  )
}

/** Whose profile it was checked for, and how it could be more personal. */
function CheckedFor({ check: { profileUsed, later }, onChange }: { check: CheckedLabel; onChange: () => void }) {
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
      <button type="button" className="link" onClick={onChange}>
        Tell us about your skin
      </button>{' '}
      and we check it for you.
    </p>
  )
}

function OfflineNote({ later }: { later: NonNullable<CheckedLabel['later']> }) {
  return (
    <Note tone="warning" title="Checked on your phone, without a connection.">
      {later.note ?? 'What each ingredient does, and our sources, follow once you are connected.'}
      {later.numbers !== null && <p className="mt-2">{later.numbers}</p>}
    </Note>
  )
}

function Families({ families }: Pick<CheckedLabel, 'families'>) {
  return (
    <dl className="grid gap-3">
      {families.map(({ family, name, items }) => (
        <div key={family}>
          <dt className="font-medium">{name}</dt>
          <dd className="wrap-anywhere text-text-2">{items.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Leads a member to their shelf, with the label filled in, and a visitor to sign in. */
function AddToShelf({ text }: { text: string }) {
  const { member } = useSession()
  return (
    <Button variant="line" asChild>
      {member === null ? (
        <AuthLink mode="login">Sign in to keep it on your shelf</AuthLink>
      ) : (
        <Link to="/routines/shelf" state={{ label: text }}>
          Add to my shelf
        </Link>
      )}
    </Button>
  )
}

/** The pieces that are no ingredients, each with its reason and the way back to the text. */
function SetAside({ parts }: Pick<CheckedLabel, 'parts'>) {
  return (
    <ul className="-mt-3">
      {parts.map(
        ({ text, setAside }, at) =>
          setAside !== null && (
            <li
              key={`${at} ${text}`}
              id={asideId(at)}
              tabIndex={-1}
              className="flex scroll-my-24 break-inside-avoid items-start gap-3 border-b border-line py-3 focus:bg-soft"
            >
              <div className="min-w-0 flex-1">
                <p className="line-clamp-3 wrap-anywhere italic print:line-clamp-none">{text.trim()}</p>
                <p className="mt-1 text-sm text-muted">{setAsideWords[setAside].sentence}</p>
              </div>
              <a
                href={`#${partId(at)}`}
                onClick={jump}
                aria-label={`Show in your text: ${text.trim().slice(0, 60)}`}
                title="Show in your text"
                className="icon-btn flex-none text-muted hover:text-text print:hidden"
              >
                <Icon name="up" />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

type ResultProps = { check: CheckedLabel; text: string; onChange: () => void; onRestart: () => void }

/** The result: what needs care first, the verdict in a sentence, then the text as typed beside all there is to say about it. */
export function LabelResult({ check, text, onChange, onRestart }: ResultProps) {
  const { redFlags, lighteners, items, parts, suits, doesNotSuit, besideOwned, allergens, families, later } = check
  const isForSomebody = check.profileUsed !== 'none'
  const reasons = { items, sourced: later === null }
  return (
    <div className="mt-6 grid grid-cols-1 gap-8">
      {redFlags.length > 0 && <CareFirst redFlags={redFlags} />}
      {lighteners.length > 0 && <Lighteners lighteners={lighteners} />}
      {later !== null && <OfflineNote later={later} />}
      <div className="max-w-measure">
        <p className="serif text-xl text-pretty">{check.summary}</p>
        <div className="mt-3 text-sm text-text-2">
          <CheckedFor check={check} onChange={onChange} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onChange}>
            Change the text
          </Button>
          <Button variant="line" onClick={onRestart}>
            Check another label
          </Button>
          <AddToShelf text={text} />
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block">
        <section aria-labelledby="typed-text" className="lg:sticky lg:top-24 print:static print:mb-8">
          <h2 id="typed-text" className="mb-3 text-lg">
            Your text, as we read it
          </h2>
          <MarkedText check={check} />
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {doesNotSuit.length > 0 && (
            <Section title={isForSomebody ? 'What may not suit you' : 'What to be careful with'}>
              <ReasonedNotes notes={doesNotSuit} {...reasons} />
            </Section>
          )}
          {besideOwned.length > 0 && (
            <Section title="Beside what you use already">
              <ReasonedNotes notes={besideOwned} {...reasons} />
            </Section>
          )}
          {suits.length > 0 && (
            <Section title={isForSomebody ? 'What suits you' : 'What speaks for it'}>
              <ReasonedNotes notes={suits} {...reasons} />
            </Section>
          )}
          {allergens.length > 0 && (
            <Section
              title="Declared allergens"
              intro="Fragrance allergens that European labels must name. They matter if your skin reacts to them."
            >
              <ul className="flex flex-wrap gap-2">
                {allergens.map((name) => (
                  <li key={name} className="max-w-full">
                    <Badge>{name}</Badge>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {items.some(({ mayContain }) => !mayContain) && (
            <Section
              title="Every ingredient"
              intro="In the order printed: what there is most of comes first. Below 1% the order is free."
            >
              <ItemList check={check} mayContain={false} />
            </Section>
          )}
          {items.some(({ mayContain }) => mayContain) && (
            <Section title="May contain" intro="In it or not, by shade or batch: look at the pack in your hand.">
              <ItemList check={check} mayContain />
            </Section>
          )}
          {parts.some(({ setAside }) => setAside !== null) && (
            <Section title="Set aside" intro="What we did not read as an ingredient, and why.">
              <SetAside parts={parts} />
            </Section>
          )}
          {families.length > 0 && (
            <Section title="By family">
              <Families families={families} />
            </Section>
          )}
          <p className="border-t border-line pt-6 text-sm text-muted">
            This is general information from an automated check. It does not replace a doctor or pharmacist who can look
            at your skin, and a name alone does not say how much of it is inside.
          </p>
        </div>
      </div>
    </div>
  )
}
