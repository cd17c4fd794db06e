import { Outlet, type MetaDescriptor } from 'react-router'
import { documentTitle } from '#web/seo/page-meta.ts'
import { failureFrom, useFailure } from './failure.ts'
import { ProblemView } from './problem-view.tsx'
import { problemOf } from './problems.ts'
import { Shell } from './shell.tsx'

/** Pages set their own meta; this is the fallback for a page that failed. */
export const meta = ({ error }: { error?: unknown }): MetaDescriptor[] =>
  error === null || error === undefined
    ? [{ title: 'Skynn' }]
    : [{ title: documentTitle(problemOf(failureFrom(error, true)).title) }, { name: 'robots', content: 'noindex' }]

export default function Frame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** The error view for a page that failed, inside the shell: header, navigation and footer stay in place. */
export function ErrorBoundary() {
  const failure = useFailure()
  return (
    <Shell>
      <ProblemView problem={problemOf(failure)} />
    </Shell>
  )
}
