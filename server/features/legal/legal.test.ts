import { describe, expect, test } from 'vitest'
import { legalPages, readLegalPage } from '#contract/legal.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  env: { FOUNDING_CAP: '321', TRIAL_LIMIT: '4321', TRIAL_DAYS: '21', ANNUAL_PRICE_USD: '12.50' },
})
const read = async (slug: string) => server.asVisitor().ask(readLegalPage, { params: { slug } })

describe('the legal texts', () => {
  test.each(legalPages)('%s: is whole, with every place filled in', async (slug) => {
    const { status, body } = await read(slug)
    expect([status, body.slug]).toEqual([200, slug])
    expect(body.content.length).toBeGreaterThan(1000)
    expect(body.content).not.toMatch(/\{\{|\}\}|undefined|null/)
    for (const { id } of body.contents) expect(body.content).toContain(`id="${id}"`)
  })

  test('say the numbers of the offer that is configured, and no others', async () => {
    const { content } = (await read('terms-of-service')).body
    for (const number of ['321', '322', '4321', '4322', '21', '12.50 USD']) expect(content, number).toContain(number)
    expect(content).not.toMatch(/\b(9\.99|1001)\b/)
  })

  test('are there under these names alone: any other is a 400 that names them', async () => {
    const answer = await read('imprint')
    expect([answer.status, answer.refusal.issues]).toEqual([
      400,
      [{ path: 'params.slug', message: 'Choose one of: terms-of-service, privacy-policy, cookie-policy' }],
    ])
  })
})
