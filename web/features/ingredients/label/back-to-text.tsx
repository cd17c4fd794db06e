import { Icon } from '#web/ui/icon.tsx'
import { jump, partId } from './label-parts.ts'

/** Leads from an explanation back to its piece of the text. */
export function BackToText({ part, text }: { part: number; text: string }) {
  return (
    <a
      href={`#${partId(part)}`}
      onClick={jump}
      aria-label={`Show in your text: ${text.trim().slice(0, 60)}`}
      title="Show in your text"
      className="icon-btn flex-none text-muted hover:text-text print:hidden"
    >
      <Icon name="reply" />
    </a>
  )
}
