import { BackToText } from './back-to-text.tsx'
import { asideId, setAsideWords } from './label-parts.ts'
import type { CheckedLabel } from './use-label-check.ts'

/** The pieces that are no ingredients, each with its reason and the way back to the text. */
export function SetAside({ parts }: Pick<CheckedLabel, 'parts'>) {
  return (
    <ul className="-mt-3">
      {parts.map(
        ({ text, setAside }, at) =>
          setAside !== null && (
            <li
              key={`${at} ${text}`}
              id={asideId(at)}
              tabIndex={-1}
              className="flex scroll-my-24 break-inside-avoid items-start gap-3 border-b border-line py-3 focus:bg-soft"
            >
              <div className="min-w-0 flex-1">
                <p className="line-clamp-3 wrap-anywhere italic print:line-clamp-none">{text.trim()}</p>
                <p className="mt-1 text-sm text-muted">{setAsideWords[setAside].sentence}</p>
              </div>
              <BackToText part={at} text={text} />
            </li>
          ),
      )}
    </ul>
  )
}
