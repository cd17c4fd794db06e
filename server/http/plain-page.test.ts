import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors-to-responses.ts'
import { Refusal } from './refusal.ts'

const refusing = (refusal: Refusal) => {
  const app = fastify()
  handleErrors(app)
  app.get('/*', () => {
    throw refusal
  })
  return (url: string, accept: string) => app.inject({ url, headers: { accept } })
}

test('a browser gets a page with the status, Retry-After and the message', async () => {
  const response = await refusing(new Refusal('too_many_requests', { retryAfter: 7 }))('/articles', 'text/html,*/*')
  expect(response.statusCode).toBe(429)
  expect(response.headers).toMatchObject({
    'retry-after': '7',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(response.body).toContain('Please wait a little and try again.')
  expect(response.body).not.toContain('<script')
})

test('other clients, and every client of /api, get JSON', async () => {
  const ask = refusing(new Refusal('unavailable', { retryAfter: 5 }))
  expect((await ask('/articles', 'application/json')).json()).toMatchObject({ code: 'unavailable' })
  expect((await ask('/api/articles', 'text/html,*/*')).json()).toMatchObject({ code: 'unavailable' })
})

test('the message is escaped in the page', async () => {
  const response = await refusing(new Refusal('invalid_input', { message: 'No <img src=x> here' }))('/x', 'text/html')
  expect(response.body).toContain('No &lt;img src=x> here')
})
