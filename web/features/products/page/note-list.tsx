import type { Note } from '#contract/guidance.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<Note['tone'], { icon: IconName; tone: string; word: string }> = {
  good: { icon: 'check', tone: 'text-success', word: 'Good' },
  careful: { icon: 'info', tone: 'text-warning', word: 'Careful' },
  avoid: { icon: 'warn', tone: 'text-danger', word: 'Leave out' },
  info: { icon: 'info', tone: 'text-muted', word: 'Note' },
}

/** Conclusions of the guidance engine, each with its tone in a word for screen readers. */
export function NoteList({ notes }: { notes: readonly Pick<Note, 'tone' | 'text'>[] }) {
  return (
    <ul className="grid gap-3">
      {notes.map(({ tone, text }) => (
        <li key={text} className="flex gap-2">
          <Icon name={looks[tone].icon} className={`mt-0.5 size-5 flex-none ${looks[tone].tone}`} />
          <span>
            <span className="sr-only">{looks[tone].word}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
