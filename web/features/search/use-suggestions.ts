import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggest } from '#contract/routes/search.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'
import { queryOf, read } from '#web/api/read.ts'

/** Delay between the last keystroke and the request, in milliseconds. */
const DEBOUNCE_DELAY = 150
/** A shorter text could begin almost anything. */
const MIN_LENGTH = 2

export type Suggestion = ResponseOf<typeof suggest>[number]

/** What a text may become, while it is typed; the previous suggestions stay until the next ones arrive. */
export const useSuggestions = (text: string): readonly Suggestion[] => {
  const typed = text.trim()
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), DEBOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useQuery({
    ...queryOf(read(suggest, { query: { q } })),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  return typed.length >= MIN_LENGTH && q.length >= MIN_LENGTH ? data : []
}
