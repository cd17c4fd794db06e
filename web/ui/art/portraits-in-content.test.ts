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
const shown = PERSON_NAMES.filter((name) => motifs.includes(name))

describe('the people in the covers of articles and recipes', () => {
  it('are named, at least eight, and nobody is shown twice', () => {
    expect(motifs.length).toBeGreaterThan(30)
    expect(motifs).not.toContain('face')
    expect(shown.length).toBeGreaterThanOrEqual(8)
    for (const name of shown) expect(motifs.filter((motif) => motif === name)).toHaveLength(1)
  })

  it('include one with glasses', () => {
    const glasses = 'a16 16 0 1 1-32 0'
    const svgs = shown.map((motif) => cover({ slug: motif, accent: 'aloe', size: 'card', motif }))
    expect(svgs.filter((svg) => svg.includes(glasses))).toHaveLength(1)
  })
})
