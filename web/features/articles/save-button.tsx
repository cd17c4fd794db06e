import { IconButton } from '#web/ui/icon-button.tsx'
import { useSaving } from './use-saving.ts'

type SaveButtonProps = {
  article: { id: string; isSaved: boolean; title: string }
  variant?: 'plain' | 'line' | 'solid'
  /** Names the article as well: for lists, where many of these buttons stand. */
  named?: boolean
}

/** Puts an article on the reading list and takes it off again. Its name stays; whether it is pressed says which. */
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
