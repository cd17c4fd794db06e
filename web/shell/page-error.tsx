import { Logo } from '#web/ui/petal.tsx'
import { useFailure } from './failure.ts'
import { Footer } from './footer.tsx'
import { ProblemView } from './problem-view.tsx'
import { problemOf } from './problems.ts'

/**
 * The fallback when the shell itself fails to render. It looks like the shell but depends on nothing that may be broken: no session, no cache,
 * and the home link requests a new document.
 */
export function PageError() {
  const problem = problemOf(useFailure())
  return (
    <skynn-frame className="frame">
      <title>{`${problem.title}: Skynn`}</title>
      <meta name="robots" content="noindex" />
      <header className="top-bar">
        <div className="wrap">
          <Logo asChild>
            <a href="/" aria-label="Skynn, home">
              {null}
            </a>
          </Logo>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <ProblemView problem={problem} inPlace={false} />
      </main>
      <Footer />
    </skynn-frame>
  )
}
