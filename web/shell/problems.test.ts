import { describe, expect, it } from 'vitest'
import { failureFrom } from './failure.ts'
import { problemOf } from './problems.ts'

const at = (status: number, message = 'A sentence.', online = true) => problemOf({ status, message, online })

describe('the problem shown for a failed page', () => {
  it('is titled Page Not Found for a 404 and offers search and lists', () => {
    expect(at(404).title).toBe('Page Not Found')
    expect(at(404).offers).toEqual(['places'])
  })
  it('offers sign-in for a 401 and no retry for a 403', () => {
    expect(at(401).offers).toEqual(['sign-in'])
    expect(at(403).offers).not.toContain('retry')
  })
  it('offers a retry for 429, 500 and 503', () => {
    for (const status of [429, 500, 503]) expect(at(status).offers).toContain('retry')
  })
  it('has its own title for each status', () => {
    const titles = [401, 403, 404, 429, 500, 503].map((status) => at(status).title)
    expect(new Set(titles).size).toBe(titles.length)
  })
  it('shows the server message for any other 4xx status', () => {
    expect(at(400, 'The cursor is not one of ours.').text).toBe('The cursor is not one of ours.')
  })
  it('distinguishes a 503 sent by the server from an unreachable server', () => {
    expect(at(503).title).toBe("We can't load this page right now")
    expect(at(503, '').title).toBe('We could not reach Skynn')
  })
  it('reports offline instead of a failure and retries automatically', () => {
    for (const failed of [at(0, '', false), at(503, '', false), at(500, '', false)]) {
      expect(failed.title).toBe("You're offline")
      expect(failed.retriesWhenBack).toBe(true)
    }
    expect(at(404, '', false).title).toBe('Page Not Found')
  })
})

describe('failureFrom', () => {
  const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

  it('reads the status and message of a route error response', () => {
    expect(failureFrom(thrown(429, { code: 'too_many_requests', message: 'Slow down.' }), true)).toEqual({
      status: 429,
      message: 'Slow down.',
      online: true,
    })
    expect(failureFrom(thrown(404, 'plain'), true).message).toBe('')
  })
  it('returns status 0 when a file of the page failed to load', () => {
    expect(failureFrom(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true).status).toBe(0)
  })
  it('returns status 500 for anything else', () => {
    expect(failureFrom(new TypeError('x is undefined'), true).status).toBe(500)
    expect(failureFrom('text', true).status).toBe(500)
  })
})
