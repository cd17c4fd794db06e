import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { markSaved, refreshReadingList, rollBackMark } from './saved-marks.ts'

const mark = (client: QueryClient, id: string) => client.getQueryData(['saved', id])

describe('the saved mark of an article', () => {
  it('is reverted when the request fails', () => {
    const client = new QueryClient()
    markSaved(client, 'a', true)
    rollBackMark(client, 'a', true)
    expect(mark(client, 'a')).toBe(false)
  })

  it('stays when it has changed again before the request fails', () => {
    const client = new QueryClient()
    markSaved(client, 'a', true)
    markSaved(client, 'a', false)
    rollBackMark(client, 'a', true)
    expect(mark(client, 'a')).toBe(false)
  })

  it('is cleared with the query cache on sign-out', () => {
    const client = new QueryClient()
    markSaved(client, 'a', true)
    client.clear()
    expect(mark(client, 'a')).toBeUndefined()
  })
})

it('invalidates every page of the reading list and nothing else', async () => {
  const client = new QueryClient()
  client.setQueryData(['/api/user/saved-articles?limit=6', 'm1'], [])
  client.setQueryData(['/api/articles', 'm1'], [])
  await refreshReadingList(client)
  expect(client.getQueryState(['/api/user/saved-articles?limit=6', 'm1'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['/api/articles', 'm1'])?.isInvalidated).toBe(false)
})
