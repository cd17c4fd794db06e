import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { readProduct } from '#contract/routes/products.ts'
import { search } from '#contract/routes/search.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'
import { queryOf, read } from '#web/api/read.ts'
import { useOnline } from '#web/shell/offline.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Delay between the last keystroke and the request, in milliseconds. */
const DELAY = 250
const MIN_LENGTH = 2

type Result = ResponseOf<typeof search>['results'][number]

const slugOf = ({ path }: Result): string => path.split('/').at(-1) ?? ''
const titleOf = ({ title }: Result): string => title.map(({ text }) => text).join('')

/** Searches the listed products; samples are marked. */
export function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
  const isOnline = useOnline()
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), DELAY)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isFetching } = useQuery({
    ...queryOf(read(search, { query: { q, kind: 'product', limit: '8' } })),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  const results = q.length < MIN_LENGTH ? undefined : data?.results
  const choose = async (result: Result) => {
    const slug = slugOf(result)
    setOpening(slug)
    setFailure(null)
    try {
      onChoose(await call(readProduct, { params: { id: slug } }))
    } catch (problem) {
      setFailure(messageFor(problem, 'We could not open this product. Please try again.'))
    }
    setOpening(null)
  }
  if (!isOnline)
    return (
      <Note tone="warning" title="You are offline.">
        The search needs a connection. You can add your own product or a type of step now.
      </Note>
    )
  return (
    <div>
      <Field label="Search products" hint="By name, brand or what it is for.">
        <Input
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p role="status" className="sr-only">
        {results !== undefined && !isFetching && `${results.length} products found`}
      </p>
      {failure !== null && (
        <Note tone="danger" className="mt-4">
          {failure}
        </Note>
      )}
      {error !== null && results === undefined && (
        <Note tone="danger" className="mt-4">
          {messageFor(error, 'The search did not work. Please try again.')}
        </Note>
      )}
      {isFetching && results === undefined && <Skeleton className="mt-4 h-11" />}
      {results !== undefined && results.length === 0 && (
        <p className="mt-4 text-muted">
          We list no product like this. Add it as your own product, with its ingredients if you have the pack at hand.
        </p>
      )}
      {results !== undefined && results.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {results.map((result) => (
            <li key={result.path} className="border-b border-line">
              <button
                type="button"
                aria-busy={opening === slugOf(result) || undefined}
                className="flex min-h-tap w-full cursor-pointer items-center gap-3 py-2 text-left hover:underline"
                onClick={() => void choose(result)}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{titleOf(result)}</span>
                {result.isSample && <Badge tone="warning">Sample</Badge>}
                <Icon name="plus" className="size-5 flex-none text-link" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
