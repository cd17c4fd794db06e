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

test('somebody who looks at a page is refused in a page, with the status, the wait and the sentence', async () => {
  const answer = await refusing(new Refusal('too_many_requests', { retryAfter: 7 }))('/articles', 'text/html,*/*')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({
    'retry-after': '7',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.body).toContain('Please wait a little and try again.')
  expect(answer.body).not.toContain('<script')
})

test('programs, and everything below /api, are refused in JSON, because they read it', async () => {
  const ask = refusing(new Refusal('unavailable', { retryAfter: 5 }))
  expect((await ask('/articles', 'application/json')).json()).toMatchObject({ code: 'unavailable' })
  expect((await ask('/api/articles', 'text/html,*/*')).json()).toMatchObject({ code: 'unavailable' })
})

test('what a refusal says is shown as text, never run', async () => {
  const answer = await refusing(new Refusal('invalid_input', { message: 'No <img src=x> here' }))('/x', 'text/html')
  expect(answer.body).toContain('No &lt;img src=x> here')
})
