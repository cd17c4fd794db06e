import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { eventually, startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  env: { NODE_ENV: 'production' },
  webApp: async (_, api) => new Response(`the API said ${(await api('/api/articles')).status}`, { headers: { 'content-type': 'text/html' } }),
})

const ask = () => server.asVisitor().ask(listArticles)

/** Five turns of 0.7 s: the delay is looked at once a second, and at least one of those seconds has to be slow from end to end. */
const workHard = async () => {
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 5; turn += 1) {
    Atomics.wait(asleep, 0, 0, 700)
    await nextTurn()
  }
}

test('the work of a start is not held against the first readers', async () => {
  await workHard()
  await server.listen()
  expect((await ask()).status).toBe(200)
})

test('a server that cannot keep up turns calls away with 503 and Retry-After, tells nobody that it is dead, and comes round', async () => {
  await pause(2000)
  await workHard()
  const refused = await ask()
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.refusal).toEqual({ code: 'unavailable', message: 'Many people are reading right now. Please try again in a moment.' })
  expect((await server.asVisitor().get('/healthz')).status).toBe(200)
  await eventually(async () => (await ask()).status === 200)
  expect((await server.asVisitor().get('/')).text).toBe('the API said 200')
})

test('a machine that was held up for some seconds is not taken for many readers', async () => {
  const patient = await startTestServer({ env: { NODE_ENV: 'production', SHED_ABOVE_MS: '60000' } })
  await patient.listen()
  await pause(2000)
  for (let turn = 0; turn < 4; turn += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100 + turn * 137)
    await nextTurn()
    expect((await patient.asVisitor().ask(listArticles)).status).toBe(200)
  }
})
