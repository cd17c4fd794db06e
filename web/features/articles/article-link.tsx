import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'

/**
 * The title of an article as a link; hover and focus prefetch the page's code. A premium article needs sign-in: for a visitor it opens
 * with its preview and the sign-in dialog above it.
 */
export function ArticleLink({
  article: { slug, title, isPremium },
}: {
  article: Pick<ArticleSummary, 'slug' | 'title' | 'isPremium'>
}) {
  const { settled, member } = useSession()
  const { open } = useAuthPrompt()
  const askToSignIn = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!opensElsewhere) open('login')
  }
  const onClick = isPremium && settled && member === null ? askToSignIn : undefined
  return (
    <Link to={`/articles/${slug}`} prefetch="intent" viewTransition onClick={onClick}>
      {title}
    </Link>
  )
}
