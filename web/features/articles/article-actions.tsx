import type { Article } from '#contract/articles.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { SaveButton } from './save-button.tsx'
import { shareLink } from './share-link.ts'

/** Uses the share sheet on touch devices only; desktop users expect the link to be copied. */
const prefersShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** Save, share and print. All need JavaScript, so they are hidden without it. */
export function ArticleActions({ article }: { article: Article }) {
  const { show } = useToast()
  const share = async () => {
    const url = new URL(`/articles/${article.slug}`, location.href).href
    const outcome = await shareLink(
      { title: article.title, url },
      {
        ...(prefersShareSheet() && { share: (data) => navigator.share(data) }),
        clipboard: navigator.clipboard,
      },
    )
    if (outcome === 'copied') show({ title: 'Link copied!' })
    if (outcome === 'failed')
      show({ tone: 'destructive', title: 'Could not copy link', description: 'Please try again.' })
  }
  return (
    <div className="-mr-2.5 flex flex-none noscript:hidden print:hidden">
      <SaveButton article={article} />
      <IconButton icon="share" label="Share this article" onClick={() => void share()} />
      <IconButton icon="print" label="Print this article" className="max-md:hidden" onClick={() => window.print()} />
    </div>
  )
}
