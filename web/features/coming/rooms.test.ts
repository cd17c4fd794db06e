import { describe, expect, it } from 'vitest'
import { roomAt, rooms } from './rooms.ts'
import { comingPages } from './routes.ts'

describe('the rooms that are not open yet', () => {
  it('each have one address, one page and an id of its own', () => {
    expect(new Set(rooms.map(({ path }) => path)).size).toBe(rooms.length)
    expect(new Set(comingPages.map(({ id }) => id)).size).toBe(rooms.length)
  })
  it('promise in one sentence, and offer something to read today', () => {
    for (const { path, promise, read } of rooms) {
      expect(promise, path).toMatch(/^[A-Z].{20,150}\.$/)
      expect(promise, path).not.toMatch(/[.!?] [A-Z]|!/)
      expect(read.length, path).toBeGreaterThan(0)
    }
  })
  it('are found by their address, with or without a slash at its end', () => {
    expect(roomAt('/streams')?.title).toBe('Podcast')
    expect(roomAt('/streams/')?.title).toBe('Podcast')
    expect(roomAt('/nowhere')).toBeUndefined()
  })
})
