import { describe, expect, it } from 'vitest'
import { shareLink } from './share-link.ts'

const link = { title: 'Acne on a budget', url: 'https://skynn.example/articles/acne-on-a-budget' }
const refusing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

describe('sharing a link', () => {
  it('uses the sheet of the device where there is one', async () => {
    expect(await shareLink(link, { share: async () => {} })).toBe('shared')
  })
  it('says nothing more when the reader closes the sheet', async () => {
    expect(await shareLink(link, { share: refusing('AbortError'), clipboard: { writeText: async () => {} } })).toBe(
      'closed',
    )
  })
  it('copies the address where there is no sheet, or where it refuses', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    expect(await shareLink(link, { clipboard })).toBe('copied')
    expect(await shareLink(link, { share: refusing('NotAllowedError'), clipboard })).toBe('copied')
    expect(copied).toEqual([link.url, link.url])
  })
  it('admits when neither is possible', async () => {
    expect(await shareLink(link, {})).toBe('failed')
    expect(await shareLink(link, { clipboard: { writeText: refusing('NotAllowedError') } })).toBe('failed')
  })
})
