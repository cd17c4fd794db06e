import type { ReactNode } from 'react'
import type { Note } from '#contract/guidance.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<Note['tone'], { icon: IconName; tone: string; word: string }> = {
  good: { icon: 'check', tone: 'text-success', word: 'Good' },
  careful: { icon: 'info', tone: 'text-warning', word: 'Careful' },
  avoid: { icon: 'warn', tone: 'text-danger', word: 'Leave out' },
  info: { icon: 'info', tone: 'text-muted', word: 'Note' },
}

/** Conclusions of the guidance engine, each with its tone in a word for screen readers. `more` adds something below a conclusion. */
export function NoteList<Shown extends Pick<Note, 'tone' | 'text'>>({
  notes,
  more,
}: {
  notes: readonly Shown[]
  more?: (note: Shown) => ReactNode
}) {
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note.text} className="flex gap-2">
          <Icon name={looks[note.tone].icon} className={`mt-0.5 size-5 flex-none ${looks[note.tone].tone}`} />
          <div className="min-w-0">
            <span className="sr-only">{looks[note.tone].word}: </span>
            {note.text}
            {more?.(note)}
          </div>
        </li>
      ))}
    </ul>
  )
}
