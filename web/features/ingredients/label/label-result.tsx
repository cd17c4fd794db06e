import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { CareFirst } from '#web/features/skin-quiz/result/care-first.tsx'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ItemList } from './item-list.tsx'
import { jump } from './label-parts.ts'
import { MarkedText } from './marked-text.tsx'
import { ReasonedNotes } from './reasoned-notes.tsx'
import { CheckedFor, Lighteners, OfflineNote } from './result-notices.tsx'
import { SetAside } from './set-aside.tsx'
import type { CheckedLabel } from './use-label-check.ts'

type SectionProps = { id?: string; title: string; intro?: string; children: ReactNode }

function Section({ id: anchor, title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      {...(anchor !== undefined && { id: anchor, tabIndex: -1 })}
      className="scroll-mt-24 border-t border-line pt-6 lg:first:border-t-0 lg:first:pt-0"
    >
      <h2 id={id} className="break-after-avoid text-lg">
        {title}
      </h2>
      {intro && <p className="mt-1 text-sm text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

function Families({ families }: Pick<CheckedLabel, 'families'>) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
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
    <Button variant="line" size="sm" asChild>
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

type ResultProps = { check: CheckedLabel; text: string; onChange: () => void; onRestart: () => void }

/** The result: what needs care first, the verdict in a sentence, then the text as typed beside all there is to say about it. */
export function LabelResult({ check, text, onChange, onRestart }: ResultProps) {
  const { redFlags, lighteners, items, parts, suits, doesNotSuit, besideOwned, allergens, families, later } = check
  const isForSomebody = check.profileUsed !== 'none'
  const [inFavour, toKnow] = [suits.filter(({ tone }) => tone === 'good'), suits.filter(({ tone }) => tone !== 'good')]
  const reasons = { items, sourced: later === null }
  return (
    <div className="mt-6 grid grid-cols-1 gap-8">
      {redFlags.length > 0 && <CareFirst redFlags={redFlags} />}
      {lighteners.length > 0 && <Lighteners check={check} />}
      {later !== null && <OfflineNote later={later} />}
      <div className="max-w-measure">
        <p className="serif text-lg text-pretty md:text-xl">{check.summary}</p>
        {besideOwned.length > 0 && (
          <p className="mt-3">
            Beside what you use already it needs some care:{' '}
            <a href="#beside-owned" onClick={jump} className="link">
              see how
            </a>
            .
          </p>
        )}
        <div className="mt-3 text-sm text-text-2">
          <CheckedFor check={check} onChange={onChange} />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block">
        <section aria-labelledby="typed-text" className="lg:sticky lg:top-24 print:static print:mb-8">
          <h2 id="typed-text" className="mb-3 text-lg">
            Your text, as we read it
          </h2>
          <MarkedText check={check} />
          <div className="mt-5 flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" size="sm" onClick={onChange}>
              Change the text
            </Button>
            <AddToShelf text={text} />
            <Button variant="line" size="sm" onClick={onRestart}>
              Check another label
            </Button>
            <Button variant="quiet" size="sm" onClick={() => window.print()}>
              <Icon name="print" />
              Print
            </Button>
          </div>
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {doesNotSuit.length > 0 && (
            <Section title={isForSomebody ? 'What may not suit you' : 'What to be careful with'}>
              <ReasonedNotes notes={doesNotSuit} {...reasons} />
            </Section>
          )}
          {toKnow.length > 0 && (
            <Section title="Before you use it">
              <ReasonedNotes notes={toKnow} {...reasons} />
            </Section>
          )}
          {besideOwned.length > 0 && (
            <Section id="beside-owned" title="Beside what you use already">
              <ReasonedNotes notes={besideOwned} {...reasons} />
            </Section>
          )}
          {inFavour.length > 0 && (
            <Section title={isForSomebody ? 'What suits you' : 'What speaks for it'}>
              <ReasonedNotes notes={inFavour} {...reasons} />
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
