import { Logo } from '#web/ui/petal.tsx'
import { useFailure } from './failure.ts'
import { Footer } from './footer.tsx'
import { ProblemView } from './problem-view.tsx'
import { problemOf } from './problems.ts'

/**
 * The last resort, when not even the frame could be drawn. It wears the frame's look but needs nothing of what may be broken: no session,
 * no cache, and the way home asks for a new document.
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
