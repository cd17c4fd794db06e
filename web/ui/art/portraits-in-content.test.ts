import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cover } from './cover.ts'
import { PERSON_NAMES } from './motif-names.ts'

const content = new URL('../../../content/', import.meta.url)
const files = ['recipes.json', ...readdirSync(new URL('articles/', content)).map((file) => `articles/${file}`)]
/** The motif of every article and recipe. */
const motifs = files.flatMap((file) =>
  [...readFileSync(new URL(file, content), 'utf8').matchAll(/^\s*"?art"?:\s*\{\s*"?motif"?:\s*"?([a-z]+)/gm)].map(
    ([, motif = '']) => motif,
  ),
)
/** The articles as the lists show them, newest first. */
const articles = files
  .filter((file) => file.startsWith('articles/'))
  .map((file) => {
    const text = readFileSync(new URL(file, content), 'utf8')
    const read = (field: RegExp): string => field.exec(text)?.[1] ?? ''
    return {
      slug: file,
      on: read(/^publishedAt: (.+)$/m),
      category: read(/^category: (.+)$/m),
      motif: read(/^art: \{ motif: ([a-z]+)/m),
    }
  })
  .sort((a, b) => (a.on < b.on ? 1 : -1))
const isPortrait = (motif: string): boolean => (PERSON_NAMES as readonly string[]).includes(motif)
const shown = PERSON_NAMES.filter((name) => motifs.includes(name))

describe('the people in the covers of articles and recipes', () => {
  it('are named, at least eight, and nobody is shown twice', () => {
    expect(motifs.length).toBeGreaterThan(30)
    expect(motifs).not.toContain('face')
    expect(shown.length).toBeGreaterThanOrEqual(8)
    for (const name of shown) expect(motifs.filter((motif) => motif === name)).toHaveLength(1)
  })

  it('are not neighbours in the list of all articles or of a category, and neither are two covers with one motif', () => {
    const categories = [...new Set(articles.map(({ category }) => category))]
    const lists = [articles, ...categories.map((one) => articles.filter(({ category }) => category === one))]
    const neighbours = lists.flatMap((list) =>
      list.slice(1).map((article, at) => [list[at] ?? article, article] as const),
    )
    const alike = neighbours.filter(([a, b]) => a.motif === b.motif || (isPortrait(a.motif) && isPortrait(b.motif)))
    expect(alike.map(([a, b]) => `${a.slug}, ${b.slug}`)).toEqual([])
  })

  it('include one with glasses', () => {
    const glasses = 'a16 16 0 1 1-32 0'
    const svgs = shown.map((motif) => cover({ slug: motif, accent: 'aloe', size: 'card', motif }))
    expect(svgs.filter((svg) => svg.includes(glasses))).toHaveLength(1)
  })
})
