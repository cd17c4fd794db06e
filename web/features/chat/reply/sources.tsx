import type { ChatAnswer } from '#contract/chat.ts'
import { Fold } from './fold.tsx'
import { ReplyLink } from './markdown.tsx'

/** What a reply rests on, folded. */
export function Sources({ sources }: { sources: ChatAnswer['sources'] }) {
  if (sources.length === 0) return null
  return (
    <Fold title={sources.length === 1 ? 'Answered from 1 source' : `Answered from ${sources.length} sources`}>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">
        {sources.map(({ title, url }) => (
          <li key={`${url} ${title}`} className="pl-1 wrap-anywhere">
            {url === undefined ? (
              title
            ) : (
              <ReplyLink to={url} className="link inline-block min-h-6">
                {title}
              </ReplyLink>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
