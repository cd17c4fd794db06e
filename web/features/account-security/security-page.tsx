import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'

/** The frame of the pages that links in mails lead to: a picture on wide screens, and one card. */
export function SecurityPage({ title, quote, children }: { title: string; quote: string; children: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-16 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_30rem] lg:pt-8">
      <aside className="hidden lg:block">
        <Cover slug="back-in" accent="fynbos" size="square" motif="moon" className="ratio-square" />
        <p className="serif mt-6 max-w-prose text-xl">{quote}</p>
      </aside>
      <div className="mx-auto w-full min-w-0 max-w-form">
        <Link to="/auth" className="-ml-1 inline-flex min-h-tap items-center gap-2 text-muted hover:text-text">
          <Icon name="left" />
          Back to sign in
        </Link>
        <h1 className="mt-2 mb-6 text-2xl">{title}</h1>
        <noscript>
          <Note tone="warning" title="You need JavaScript for this page.">
            It is switched off in your browser.
          </Note>
        </noscript>
        <Card className="noscript:hidden">{children}</Card>
      </div>
    </div>
  )
}

type OutcomeProps = {
  icon: IconName
  title: string
  /** The next step, as a button or link. */
  action?: ReactNode
  /** Whether it replaces what had the focus, and takes it. */
  takesFocus?: boolean
  children: ReactNode
}

/** The end of one of these pages, good or bad, with the next step. Announced by the focus on its title. */
export function Outcome({ icon, title, action, takesFocus = false, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <Icon name={icon} className="text-2xl text-link" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-xl outline-none">
        {title}
      </h2>
      <div className="mt-2 grid grid-cols-1 gap-3 wrap-anywhere text-text-2">{children}</div>
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </>
  )
}
