import { describe, expect, it } from 'vitest'
import { placeholderAt, placeholders } from './placeholders.ts'
import { placeholderPages } from './routes.ts'

describe('placeholders', () => {
  it('have unique paths and route ids', () => {
    expect(new Set(placeholders.map(({ path }) => path)).size).toBe(placeholders.length)
    expect(new Set(placeholderPages.map(({ id }) => id)).size).toBe(placeholders.length)
  })
  it('have a teaser of one sentence and at least one article list to read', () => {
    for (const { path, teaser, read } of placeholders) {
      expect(teaser, path).toMatch(/^[A-Z].{20,150}\.$/)
      expect(teaser, path).not.toMatch(/[.!?] [A-Z]|!/)
      expect(read.length, path).toBeGreaterThan(0)
    }
  })
  it('are found by path, with or without a trailing slash', () => {
    expect(placeholderAt('/streams')?.title).toBe('Podcast')
    expect(placeholderAt('/streams/')?.title).toBe('Podcast')
    expect(placeholderAt('/nowhere')).toBeUndefined()
  })
})
