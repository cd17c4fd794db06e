import { describe, expect, it } from 'vitest'
import { documentTitle, originOf, pageMeta } from './page-meta.ts'

const page = {
  origin: 'https://skynn.example',
  path: '/ingredients',
  title: 'Ingredients',
  description: 'What they do.',
}
const find = (wanted: object) => expect.arrayContaining([expect.objectContaining(wanted)])

describe('pageMeta', () => {
  it('appends Skynn to the title unless the title contains it', () => {
    expect(pageMeta(page)).toEqual(find({ title: 'Ingredients: Skynn' }))
    expect(documentTitle('Skynn: skincare for South Africa')).toBe('Skynn: skincare for South Africa')
  })

  it('sets an absolute canonical URL and an absolute default image', () => {
    const meta = pageMeta({ ...page, path: '/articles?category=guide' })
    expect(meta).toEqual(
      find({ tagName: 'link', rel: 'canonical', href: 'https://skynn.example/articles?category=guide' }),
    )
    expect(meta).toEqual(find({ property: 'og:image', content: 'https://skynn.example/og/page/home.png' }))
  })

  it('leaves an absolute image URL unchanged', () => {
    expect(pageMeta({ ...page, image: 'https://pictures.example/a.png' })).toEqual(
      find({ property: 'og:image', content: 'https://pictures.example/a.png' }),
    )
  })

  it('sets noindex without a canonical URL', () => {
    const meta = pageMeta({ ...page, noindex: true })
    expect(meta).toEqual(find({ name: 'robots', content: 'noindex, follow' }))
    expect(meta).not.toEqual(find({ rel: 'canonical' }))
  })

  it('includes dates, category and tags for articles only', () => {
    const article = {
      published: '2026-10-05T00:00:00.000Z',
      modified: null,
      section: 'Guides',
      tags: ['acne', 'budget'],
    }
    const meta = pageMeta({ ...page, type: 'article', article })
    expect(meta).toEqual(find({ property: 'article:published_time', content: '2026-10-05T00:00:00.000Z' }))
    expect(meta.filter((one) => 'property' in one && one.property === 'article:tag')).toHaveLength(2)
    expect(meta).not.toEqual(find({ property: 'article:modified_time' }))
    expect(pageMeta({ ...page, article })).not.toEqual(find({ property: 'article:section' }))
  })

  it('links to each feed in both formats', () => {
    const meta = pageMeta({ ...page, feeds: [{ title: 'Skynn', path: '/feeds/all' }] })
    expect(meta).toEqual(find({ type: 'application/rss+xml', href: 'https://skynn.example/feeds/all.rss' }))
    expect(meta).toEqual(find({ type: 'application/atom+xml', href: 'https://skynn.example/feeds/all.atom' }))
  })

  it('includes structured data', () => {
    expect(pageMeta({ ...page, jsonLd: [{ '@type': 'Thing' }] })).toEqual(
      find({ 'script:ld+json': { '@type': 'Thing' } }),
    )
  })
})

describe('originOf', () => {
  it('returns the origin from the root loader, or an empty string when the loader failed', () => {
    expect(originOf([{ loaderData: { origin: 'https://skynn.example' } }, undefined])).toBe('https://skynn.example')
    expect(originOf([{ loaderData: undefined }])).toBe('')
    expect(originOf(undefined)).toBe('')
  })
})
