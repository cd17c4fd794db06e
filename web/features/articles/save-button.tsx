import { IconButton } from '#web/ui/icon-button.tsx'
import { useSaving } from './use-saving.ts'

type SaveButtonProps = {
  article: { id: string; isSaved: boolean; title: string }
  variant?: 'plain' | 'line' | 'solid'
  /** Includes the article's title in the label: for lists with many of these buttons. */
  named?: boolean
}

/** Saves an article to the reading list or removes it. The label stays the same; `aria-pressed` conveys the state. */
export function SaveButton({ article, variant, named }: SaveButtonProps) {
  const { isSaved, toggle } = useSaving(article)
  return (
    <IconButton
      icon={isSaved ? 'saved' : 'save'}
      label={named ? `Save: ${article.title}` : 'Save this article'}
      variant={variant}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  )
}
