import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'

/**
 * The title of an article as the link to it; pointing at it fetches the page's code beforehand. A premium article needs sign-in: for a
 * visitor it opens with its preview, and the dialog to sign in above it.
 */
export function ArticleLink({
  article: { slug, title, isPremium },
}: {
  article: Pick<ArticleSummary, 'slug' | 'title' | 'isPremium'>
}) {
  const { settled, member } = useSession()
  const { open } = useAuthPrompt()
  const askToSignIn = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!elsewhere) open('login')
  }
  const onClick = isPremium && settled && member === null ? askToSignIn : undefined
  return (
    <Link to={`/articles/${slug}`} prefetch="intent" viewTransition onClick={onClick}>
      {title}
    </Link>
  )
}
