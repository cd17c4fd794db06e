import { describe, expect, it } from 'vitest'
import { shareLink } from './share-link.ts'

const link = { title: 'Acne on a budget', url: 'https://skynn.example/articles/acne-on-a-budget' }
const rejectWith = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

describe('shareLink', () => {
  it('uses the share sheet of the device if it has one', async () => {
    expect(await shareLink(link, { share: async () => {} })).toBe('shared')
  })
  it('reports closed and copies nothing when the user dismisses the share sheet', async () => {
    expect(await shareLink(link, { share: rejectWith('AbortError'), clipboard: { writeText: async () => {} } })).toBe(
      'closed',
    )
  })
  it('copies the URL when there is no share sheet or it fails', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    expect(await shareLink(link, { clipboard })).toBe('copied')
    expect(await shareLink(link, { share: rejectWith('NotAllowedError'), clipboard })).toBe('copied')
    expect(copied).toEqual([link.url, link.url])
  })
  it('reports failed when neither sharing nor copying works', async () => {
    expect(await shareLink(link, {})).toBe('failed')
    expect(await shareLink(link, { clipboard: { writeText: rejectWith('NotAllowedError') } })).toBe('failed')
  })
})
