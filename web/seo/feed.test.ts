import { describe, expect, it } from 'vitest'
import { type Feed, withAbsoluteUrls, writeAtom, writeRss } from './feed.ts'
import { writeSitemap } from './sitemap.ts'
import { escapeXml } from './xml.ts'

const item = {
  title: 'Oil & water: <which> "first"?',
  address: 'https://skynn.example/articles/oil-and-water',
  summary: 'It\u0000 depends \ud800.',
  html: '<p>Oil &amp; water ]]></p>',
  author: 'The Skynn editorial team',
  published: '2026-10-05T08:30:00.000Z',
  updated: '2026-11-16T00:00:00.000Z',
  categories: ['Guides', 'dryness'],
}
const feed: Feed = {
  title: 'Skynn',
  description: 'Skincare',
  home: 'https://skynn.example/articles',
  address: 'https://skynn.example/feeds/all.rss',
  items: [item],
}

/** Whether every opening tag has its closing tag in the right order. */
const isBalanced = (xml: string): boolean => {
  const open: string[] = []
  for (const [, close, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0
}

describe('escapeXml', () => {
  it('escapes every character that has a meaning in markup', () => {
    expect(escapeXml('<a href="x">\'&\'</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;')
  })
  it('removes characters that XML does not allow, and replaces a lone surrogate', () => {
    expect(escapeXml('a\u0000b\u001fc\uffff')).toBe('abc')
    expect(escapeXml('\ud800')).toBe('\ufffd')
  })
  it('keeps tabs, line breaks, accented letters and emoji', () => {
    expect(escapeXml('Sawubona,\tMzansi\nšž 🌿')).toBe('Sawubona,\tMzansi\nšž 🌿')
  })
})

describe.each([
  ['RSS', writeRss],
  ['Atom', writeAtom],
] as const)('a feed as %s', (_, write) => {
  it('is well-formed when a title or summary contains special characters', () => {
    const xml = write(feed)
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    expect(isBalanced(xml.replace(/^<\?xml[^>]*\?>/, ''))).toBe(true)
    expect(xml).toContain('Oil &amp; water: &lt;which&gt; &quot;first&quot;?')
    expect(xml).not.toContain('\u0000')
  })
  it('contains the article body as escaped HTML', () => {
    expect(write(feed)).toContain('&lt;p&gt;Oil &amp;amp; water ]]&gt;&lt;/p&gt;')
  })
  it('has a self link, also without entries', () => {
    expect(write({ ...feed, items: [] })).toContain('rel="self"')
  })
})

it('formats RSS dates as RFC 822 and Atom dates as RFC 3339', () => {
  expect(writeRss(feed)).toContain('<pubDate>Mon, 05 Oct 2026 08:30:00 GMT</pubDate>')
  expect(writeAtom(feed)).toContain('<published>2026-10-05T08:30:00.000Z</published>')
})

it('makes root-relative and fragment links absolute and leaves all others alone', () => {
  expect(
    withAbsoluteUrls(
      '<a href="/articles/b">b</a> <a href="#source-1">1</a> <a href="https://x.example/">x</a> <a href="//y.example">y</a>',
      'https://skynn.example',
      'https://skynn.example/articles/a',
    ),
  ).toBe(
    '<a href="https://skynn.example/articles/b">b</a> <a href="https://skynn.example/articles/a#source-1">1</a> <a href="https://x.example/">x</a> <a href="//y.example">y</a>',
  )
})

it('escapes the URLs of a sitemap and writes its dates without a time', () => {
  const xml = writeSitemap('https://skynn.example', [
    { path: '/articles?category=guide&tag=a' },
    { path: '/articles/a', changed: '2026-10-05T08:30:00.000Z' },
  ])
  expect(xml).toContain('<loc>https://skynn.example/articles?category=guide&amp;tag=a</loc>')
  expect(xml).toContain('<lastmod>2026-10-05</lastmod>')
})
