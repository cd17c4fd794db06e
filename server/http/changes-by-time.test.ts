import { expect, test } from 'vitest'
import { createBrand } from '#server/features/brands/fixtures.ts'
import { createDeal } from '#server/features/deals/fixtures.ts'
import { createPoll } from '#server/features/polls/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

const DAY = 86_400_000
const start = new Date('2026-11-29T08:00:00Z')
let now = start
const server = await startTestServer({
  now: () => now,
  // A page that shows the response of the API call with the same path.
  webApp: async (request, api) => {
    const { pathname, search } = new URL(request.url)
    const response = await api(`/api${pathname.replace('/sponsored-offers', '/deals')}${search}`)
    return new Response(await response.text(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
})
const origin = await server.listen()
const { context } = server
/** The response as text, once background refreshes have ended: one that began before `now` changes would still return the old state. */
const shown = async (address: string): Promise<string> => {
  const text = await (await fetch(`${origin}${address}`)).text()
  await server.pageCache.settled()
  return text
}

let brands = 0
const newDeal = async () => {
  now = start
  const { id: brand } = await createBrand(context, { id: `changing-${(brands += 1)}` })
  return createDeal(context, { brand, expiresAt: new Date(start.getTime() + 5 * DAY), category: `of-${brand}` })
}
type NewDeal = Awaited<ReturnType<typeof newDeal>>

test.each<[string, (deal: NewDeal) => string]>([
  ['the list of deals', ({ brand }) => `/api/deals?brand=${brand}`],
  ['a page with the list of deals', ({ brand }) => `/sponsored-offers?brand=${brand}`],
  ['the page of a deal', ({ slug }) => `/sponsored-offers/${slug}`],
  ['the page of a brand', ({ brand }) => `/brands/${brand}`],
])('%s is cached, but no longer than until a deal on it is "Ending Soon" or ends', async (_, addressOf) => {
  const deal = await newDeal()
  const address = addressOf(deal)
  const isSoon = async () => (await shown(address)).includes('"endingSoon":true')
  for (const [days, soon] of [
    [1.99999, false],
    [2, true],
  ] as const) {
    now = new Date(start.getTime() + days * DAY)
    expect(await isSoon(), `after ${days} days`).toBe(soon)
    // The notice of the new deal may arrive during the first rendering, which is then not cached.
    await expect
      .poll(async () => (await isSoon()) === soon && server.pageCache.find(address), { message: `after ${days} days` })
      .toBeTruthy()
    await server.pageCache.settled()
  }
  now = new Date(start.getTime() + 5 * DAY - 1)
  expect(await isSoon()).toBe(true)
  now = new Date(start.getTime() + 5 * DAY)
  expect(await isSoon()).toBe(false)
})

test('the filters of the deals are cached no longer than until a deal ends', async () => {
  const { category } = await newDeal()
  now = new Date(start.getTime() + 5 * DAY - 1)
  expect(await shown('/deal-filters')).toContain(category)
  now = new Date(start.getTime() + 5 * DAY)
  expect(await shown('/deal-filters')).not.toContain(category)
})

test('a page with polls is cached no longer than until a poll closes', async () => {
  now = start
  const { title } = await createPoll(context, { endDate: new Date(start.getTime() + DAY) })
  const isOpen = async () =>
    (JSON.parse(await shown('/polls')) as { title: string; isActive: boolean }[]).find((poll) => poll.title === title)
      ?.isActive
  await expect.poll(async () => (await isOpen()) && server.pageCache.find('/polls')).toBeTruthy()
  await server.pageCache.settled()
  now = new Date(start.getTime() + DAY)
  expect(await isOpen()).toBe(false)
})
