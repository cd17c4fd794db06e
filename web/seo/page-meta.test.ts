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
  it('names the page, then Skynn', () => {
    expect(pageMeta(page)).toEqual(find({ title: 'Ingredients: Skynn' }))
    expect(documentTitle('Skynn: skincare for South Africa')).toBe('Skynn: skincare for South Africa')
  })

  it('gives every page one canonical address and a picture, both whole', () => {
    const meta = pageMeta({ ...page, path: '/articles?category=guide' })
    expect(meta).toEqual(
      find({ tagName: 'link', rel: 'canonical', href: 'https://skynn.example/articles?category=guide' }),
    )
    expect(meta).toEqual(find({ property: 'og:image', content: 'https://skynn.example/og/page/home.png' }))
  })

  it('leaves a picture that has a whole address as it is', () => {
    expect(pageMeta({ ...page, image: 'https://pictures.example/a.png' })).toEqual(
      find({ property: 'og:image', content: 'https://pictures.example/a.png' }),
    )
  })

  it('keeps a page out of search results without claiming a canonical address for it', () => {
    const meta = pageMeta({ ...page, noindex: true })
    expect(meta).toEqual(find({ name: 'robots', content: 'noindex, follow' }))
    expect(meta).not.toEqual(find({ rel: 'canonical' }))
  })

  it('tells the dates, category and tags of an article, and only of an article', () => {
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

  it('points to each feed in both formats', () => {
    const meta = pageMeta({ ...page, feeds: [{ title: 'Skynn', path: '/feeds/all' }] })
    expect(meta).toEqual(find({ type: 'application/rss+xml', href: 'https://skynn.example/feeds/all.rss' }))
    expect(meta).toEqual(find({ type: 'application/atom+xml', href: 'https://skynn.example/feeds/all.atom' }))
  })

  it('carries structured data', () => {
    expect(pageMeta({ ...page, jsonLd: [{ '@type': 'Thing' }] })).toEqual(
      find({ 'script:ld+json': { '@type': 'Thing' } }),
    )
  })
})

describe('originOf', () => {
  it('reads what the root brought, and stands an error before it', () => {
    expect(originOf([{ loaderData: { origin: 'https://skynn.example' } }, undefined])).toBe('https://skynn.example')
    expect(originOf([{ loaderData: undefined }])).toBe('')
    expect(originOf(undefined)).toBe('')
  })
})
