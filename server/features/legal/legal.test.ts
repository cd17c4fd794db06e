import { describe, expect, test } from 'vitest'
import { COOKIE_PREFERENCES } from '#contract/routes/legal.ts'
import { legalPages, readLegalPage } from '#contract/legal.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  env: { FOUNDING_CAP: '321', TRIAL_LIMIT: '4321', TRIAL_DAYS: '21', ANNUAL_PRICE_USD: '12.50' },
})
const read = async (slug: string) => server.asVisitor().call(readLegalPage, { params: { slug } })

describe('the legal texts', () => {
  test.each(legalPages)('include %s in full, with every placeholder filled in', async (slug) => {
    const { status, body } = await read(slug)
    expect([status, body.slug]).toEqual([200, slug])
    expect(body.content.length).toBeGreaterThan(1000)
    expect(body.content).not.toMatch(/\{\{|\}\}|undefined|null/)
    for (const { id } of body.contents) expect(body.content).toContain(`id="${id}"`)
  })

  test('have one place for the cookie settings, in the cookie policy', async () => {
    const places = async (slug: string) => (await read(slug)).body.content.split(COOKIE_PREFERENCES).length - 1
    expect([await places('cookie-policy'), await places('privacy-policy')]).toEqual([1, 0])
  })

  test('contain the numbers of the configured offer and no others', async () => {
    const { content } = (await read('terms-of-service')).body
    for (const number of ['321', '322', '4321', '4322', '21', '12.50 USD']) expect(content, number).toContain(number)
    expect(content).not.toMatch(/\b(9\.99|1001)\b/)
  })

  test('return 400 with the valid names for any other name', async () => {
    const response = await read('imprint')
    expect([response.status, response.refusal.issues]).toEqual([
      400,
      [{ path: 'params.slug', message: 'Choose one of: terms-of-service, privacy-policy, cookie-policy' }],
    ])
  })
})
