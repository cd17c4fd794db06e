import { useEffect, useState } from 'react'
import { formatTime } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Markdown } from './reply/markdown.tsx'
import { AssistantMark } from './reply/reply-message.tsx'
import { GREETING, suggestedQuestions } from './words.ts'

/** The opening message, with what replies take into account about the person. */
export function Greeting({ knownAboutYou }: { knownAboutYou: readonly string[] }) {
  // The page is rendered once for everybody, so the time comes with the scripts.
  const [at, setAt] = useState('')
  useEffect(() => setAt(new Date().toISOString()), [])
  return (
    <div className="flex min-w-0 gap-3">
      <AssistantMark />
      <div className="min-w-0 flex-1">
        <span className="sr-only">SKYNN AI: </span>
        <Markdown text={GREETING} />
        {knownAboutYou.length > 0 && (
          <p className="mt-3 text-sm text-muted">
            From your skin profile I take into account: {knownAboutYou.join(', ')}.
          </p>
        )}
        <p className="num min-h-7 text-right text-xs leading-7 text-muted">{formatTime(at)}</p>
      </div>
    </div>
  )
}

/** The suggested questions, before the first message. */
export function SuggestedQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Suggested questions" className="grid grid-cols-1 border-b border-line sm:ml-11">
      {suggestedQuestions.map((question) => (
        <li key={question} className="border-t border-line">
          <button
            type="button"
            className="flex min-h-tap w-full items-center gap-3 py-2 text-left font-medium hover:text-link"
            onClick={() => onAsk(question)}
          >
            <span className="min-w-0 flex-1">{question}</span>
            <Icon name="arrow" className="text-link" />
          </button>
        </li>
      ))}
    </ul>
  )
}
