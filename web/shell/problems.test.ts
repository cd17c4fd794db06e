import { describe, expect, it } from 'vitest'
import { failureFrom } from './failure.ts'
import { problemOf } from './problems.ts'

const at = (status: number, message = 'A sentence.', online = true) => problemOf({ status, message, online })

describe('a page that failed', () => {
  it('is titled Page Not Found when there is nothing at the address, and leads on', () => {
    expect(at(404).title).toBe('Page Not Found')
    expect(at(404).offers).toEqual(['places'])
  })
  it('offers signing in for a 401 and nothing to retry for a 403', () => {
    expect(at(401).offers).toEqual(['sign-in'])
    expect(at(403).offers).not.toContain('retry')
  })
  it('can be tried again after 429, 500 and 503', () => {
    for (const status of [429, 500, 503]) expect(at(status).offers).toContain('retry')
  })
  it('has a sentence of its own for each status', () => {
    const titles = [401, 403, 404, 429, 500, 503].map((status) => at(status).title)
    expect(new Set(titles).size).toBe(titles.length)
  })
  it('says what the server said about any other wrong request', () => {
    expect(at(400, 'The cursor is not one of ours.').text).toBe('The cursor is not one of ours.')
  })
  it('tells a server that cannot from a server that was not reached', () => {
    expect(at(503).title).toBe('We cannot reach our records right now')
    expect(at(503, '').title).toBe('We could not reach Skynn')
  })
  it('says that one is offline rather than that something broke, and tries again by itself', () => {
    for (const failed of [at(0, '', false), at(503, '', false), at(500, '', false)]) {
      expect(failed.title).toBe("You're offline")
      expect(failed.retriesWhenBack).toBe(true)
    }
    expect(at(404, '', false).title).toBe('Page Not Found')
  })
})

describe('what was thrown', () => {
  const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

  it('is read from an answer with a status', () => {
    expect(failureFrom(thrown(429, { code: 'too_many_requests', message: 'Slowly.' }), true)).toEqual({
      status: 429,
      message: 'Slowly.',
      online: true,
    })
    expect(failureFrom(thrown(404, 'plain'), true).message).toBe('')
  })
  it('is no answer at all when a file of the page did not arrive', () => {
    expect(failureFrom(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true).status).toBe(0)
  })
  it('is a fault of ours when it is anything else', () => {
    expect(failureFrom(new TypeError('x is undefined'), true).status).toBe(500)
    expect(failureFrom('text', true).status).toBe(500)
  })
})
