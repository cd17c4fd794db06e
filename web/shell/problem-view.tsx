import { type MouseEvent, useEffect } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isControlled, openKeptPage } from '#web/worker/keep-page.ts'
import { OFFLINE_PAGE } from '#web/worker/kept-pages.ts'
import { SIGN_IN } from './destinations.ts'
import { Places } from './places.tsx'
import type { Problem } from './problems.ts'

/** Milliseconds between the two attempts when the connection is back. */
const RETRY_AGAIN = 2_000

/** Retries the page: revalidates in place where that can help and scripts run, else requests the document again. */
function Retry({ whenBack, inPlace }: { whenBack?: boolean; inPlace: boolean }) {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!whenBack) return
    void openKeptPage()
    let again: ReturnType<typeof setTimeout> | undefined
    const retry = () => {
      void revalidate()
      // The browser may report a connection a moment before it works.
      again = setTimeout(() => void revalidate(), RETRY_AGAIN)
    }
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(again)
      window.removeEventListener('online', retry)
    }
  }, [whenBack, revalidate])
  const onClick = (event: MouseEvent) => {
    if (!inPlace) return
    event.preventDefault()
    void revalidate()
  }
  return (
    <Button asChild variant="primary">
      <a href={pathname + search} onClick={onClick}>
        <Icon name="refresh" />
        {state === 'loading' ? 'Trying again' : 'Try again'}
      </a>
    </Button>
  )
}

/** An error page: what happened and what to do next. `inPlace` is false where only a new document can help. */
export function ProblemView({ problem, inPlace = true }: { problem: Problem; inPlace?: boolean }) {
  const { title, text, offers, retriesWhenBack, art } = problem
  return (
    <section className="wrap grid items-center gap-8 pt-8 md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-12 lg:grid-cols-[7fr_5fr] lg:gap-24">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-4 max-w-prose text-md text-text-2">{text}</p>
        {offers.includes('places') ? (
          <Places />
        ) : (
          <div className="mt-6 flex flex-wrap gap-3">
            {offers.includes('retry') && <Retry whenBack={retriesWhenBack} inPlace={inPlace} />}
            {offers.includes('kept') && isControlled() && (
              <Button asChild variant="line">
                <a href={OFFLINE_PAGE}>Articles you can read offline</a>
              </Button>
            )}
            {offers.includes('sign-in') && (
              <Button asChild variant="primary">
                <Link to={SIGN_IN}>Sign In</Link>
              </Button>
            )}
            {offers.includes('contact') && (
              <Button asChild variant="line">
                <Link to="/contact">Write to us</Link>
              </Button>
            )}
            <Button asChild variant="line">
              <Link to="/">Go to the home page</Link>
            </Button>
          </div>
        )}
      </div>
      <Cover
        slug={`problem-${art.motif}`}
        accent={art.accent}
        motif={art.motif}
        size="card"
        priority
        className="aspect-9/5 max-md:order-first md:aspect-4/3"
      />
    </section>
  )
}
