import { describe, expect, it } from 'vitest'
import { placeholderAt, placeholders } from './placeholders.ts'
import { placeholderPages } from './routes.ts'

describe('the placeholders that are not open yet', () => {
  it('each have one address, one page and an id of its own', () => {
    expect(new Set(placeholders.map(({ path }) => path)).size).toBe(placeholders.length)
    expect(new Set(placeholderPages.map(({ id }) => id)).size).toBe(placeholders.length)
  })
  it('teaser in one sentence, and offer something to read today', () => {
    for (const { path, teaser, read } of placeholders) {
      expect(teaser, path).toMatch(/^[A-Z].{20,150}\.$/)
      expect(teaser, path).not.toMatch(/[.!?] [A-Z]|!/)
      expect(read.length, path).toBeGreaterThan(0)
    }
  })
  it('are found by their address, with or without a slash at its end', () => {
    expect(placeholderAt('/streams')?.title).toBe('Podcast')
    expect(placeholderAt('/streams/')?.title).toBe('Podcast')
    expect(placeholderAt('/nowhere')).toBeUndefined()
  })
})
