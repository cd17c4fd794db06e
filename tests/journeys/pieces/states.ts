import type { Page, Route } from '@playwright/test'
import { buildRoutine, openWaitingList, type Screen } from './screens.ts'

/** Answers a call with what the server returned, changed. */
const change = async (page: Page, path: string, edit: (body: unknown) => unknown): Promise<void> => {
  await page.route(path, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: edit(await response.json()) })
  })
}

/** The member as if their membership were this one. Deals answer as they do to somebody who is not entitled to them. */
const asMembership = (subscriptionStatus: 'free' | 'trial') => async (page: Page) => {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString()
  await change(page, '**/api/auth/me', (member) => ({
    ...(member as object),
    subscriptionStatus,
    isFoundingMember: false,
    trialEndDate: subscriptionStatus === 'trial' ? inTenDays : null,
  }))
  if (subscriptionStatus === 'free')
    await page.route('**/api/deals/**', (route) => {
      const { authorization: _, ...headers } = route.request().headers()
      return route.continue({ headers })
    })
  await page.reload({ waitUntil: 'networkidle' })
  // The scripts start with the first interaction.
  await page.mouse.move(9, 9)
  await page
    .getByRole('link', { name: /^Upgrade to Premium/ })
    .first()
    .waitFor()
}

/** Halfway through a recipe: a double batch, two steps done, and the day it was made. */
const makeRecipe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '2×' }).click()
  for (const step of [1, 2]) await page.getByRole('checkbox', { name: new RegExp(`^Step ${step}:`) }).check()
  await page.getByRole('button', { name: 'Today' }).click()
}

const copyCode = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^Copy code/ }).click()
}

const likeDeal = async (page: Page): Promise<void> => {
  const like = page.getByRole('button', { name: /^Like:/ })
  if ((await like.getAttribute('aria-pressed')) !== 'true') await like.click()
}

const openPrices = (page: Page): Promise<void> => page.getByText('Show the prices as a table').click()

/** One poll voted in and one that has closed. */
const showPolls = async (page: Page): Promise<void> => {
  await change(page, '**/api/polls?*', (polls) =>
    (polls as { options: { text: string }[] }[]).map((poll, at) => {
      if (at === 2) return poll
      const options = poll.options.map((option, place) => ({ ...option, votes: [41, 17, 23, 8, 3][place] ?? 0 }))
      const totalVotes = options.reduce((sum, { votes }) => sum + votes, 0)
      return { ...poll, options, totalVotes, ...(at === 0 ? { userVote: 1 } : { isActive: false }) }
    }),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Poll ended').waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Community Polls' }).scrollIntoViewIfNeeded()
}

const sendWaitingList =
  (answer: 'nothing typed' | 'sent' | 'failed' | 'offline') =>
  async (page: Page): Promise<void> => {
    await openWaitingList(page)
    const dialog = page.getByRole('dialog')
    if (answer !== 'nothing typed') {
      await dialog.getByLabel('Name').fill('Thandi')
      await dialog.getByLabel('Email').fill('thandi@example.org')
    }
    if (answer === 'failed')
      await page.route('**/api/waiting-list', (route) => route.fulfill({ status: 500, body: '' }))
    if (answer === 'offline') await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
    await page.locator('.toast').first().waitFor()
  }

const writeToSkynn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your message' }).fill('Do I need SPF every day?')
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** A message whose call ends like this: no answer yet, an error, a stream that breaks off, no messages left. */
const chatThat =
  (answers: 'waits' | 'fails' | 'breaks off' | 'is used up') =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/chat/skynn', async (route) => {
      if (answers === 'fails') return route.fulfill({ status: 500, body: '' })
      if (answers === 'breaks off') {
        const event = { type: 'text', text: 'Yes, **every day**, also in winter. ' }
        const headers = { 'content-type': 'text/event-stream' }
        return route.fulfill({ headers, body: `data: ${JSON.stringify(event)}\n\n` })
      }
      if (answers === 'is used up') {
        const json = { code: 'allowance_used', message: 'You have used your messages for today.' }
        return route.fulfill({ status: 429, json })
      }
      // Never answered.
      return undefined
    })
    await writeToSkynn(page)
    const shown = {
      waits: 'Stop',
      fails: 'No reply came.',
      'breaks off': /connection broke/,
      'is used up': /have used/,
    }
    await page.getByText(shown[answers]).first().waitFor()
  }

const stopSkynn = async (page: Page): Promise<void> => {
  await chatThat('waits')(page)
  await page.getByRole('button', { name: 'Stop' }).click()
}

const chatOffline = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your message' }).fill('Do I need SPF every day?')
  await page.context().setOffline(true)
  await page.getByText(/Your message waits here/).waitFor()
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** A shelf with a product that is not open, one that is, one to use up soon, and one past its date. */
const fillShelf = async (page: Page): Promise<void> => {
  const item = {
    kind: 'moisturiser',
    label: '',
    openedOn: null,
    monthsAfterOpening: null,
    useBy: null,
    priceCents: null,
  }
  const products = [
    { ...item, name: 'Spare face wash', label: 'Aqua, Coco-Glucoside' },
    { ...item, name: 'Night cream', openedOn: dayBefore(90), useBy: dayBefore(-270), priceCents: 18_900 },
    { ...item, name: 'Vitamin C serum from the chemist', openedOn: dayBefore(170), useBy: dayBefore(-11) },
    { ...item, name: 'A sunscreen with all that the pack calls it', openedOn: dayBefore(400), useBy: dayBefore(35) },
  ]
  await change(page, '**/api/shelf', () =>
    products.map((product, at) => ({ ...product, id: `0192f5c6-0000-7000-8000-00000000000${at}`, createdAt: '' })),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await page.mouse.move(9, 9)
  await page.getByText('4 products').waitFor()
}

const refuseProduct = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add a product' }).click()
  await page.getByLabel('Months after opening').fill('twelve')
  await page.getByRole('button', { name: 'Add to my shelf' }).click()
  await page.getByText('Please give it a name').waitFor()
}

/** A clash that was settled in one tap. */
const fixRoutine = async (page: Page): Promise<void> => {
  await buildRoutine(page)
  await page.getByRole('button', { name: 'Use them on different evenings' }).first().click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor()
}

/** A saved routine that was changed in another tab. */
const changeElsewhere = async (page: Page): Promise<void> => {
  await buildRoutine(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved to your account.').waitFor()
  const json = { code: 'changed_elsewhere', message: 'It was changed elsewhere.' }
  await page.route('**/api/routines/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json }) : route.continue(),
  )
  await page.getByLabel('Name of this routine').fill('For summer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/changed on another device/).waitFor()
}

/** States of screens that take some steps to reach, for the screenshots. */
export const states: readonly Screen[] = [
  { name: 'home-trial', path: '/', who: 'member', prepare: asMembership('trial') },
  { name: 'home-free', path: '/', who: 'member', prepare: asMembership('free') },
  { name: 'home-polls', path: '/', who: 'member', prepare: showPolls },
  { name: 'home-waiting-list-empty', path: '/', who: 'visitor', prepare: sendWaitingList('nothing typed') },
  { name: 'home-waiting-list-sent', path: '/', who: 'visitor', prepare: sendWaitingList('sent') },
  { name: 'home-waiting-list-failed', path: '/', who: 'visitor', prepare: sendWaitingList('failed') },
  { name: 'home-waiting-list-offline', path: '/', who: 'visitor', prepare: sendWaitingList('offline') },
  { name: 'recipes-filtered', path: '/diy-recipes?skinType=oily&difficulty=medium', who: 'visitor' },
  { name: 'recipes-empty', path: '/diy-recipes?skinType=oily&difficulty=hard', who: 'visitor' },
  { name: 'recipe-in-progress', path: '/diy-recipes/rooibos-compress', who: 'visitor', prepare: makeRecipe },
  {
    name: 'recipe-print',
    path: '/diy-recipes/rooibos-compress',
    who: 'visitor',
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'recipe-unknown', path: '/diy-recipes/lemon-and-baking-soda', who: 'visitor' },
  { name: 'chat-waiting', path: '/chatbot', who: 'visitor', prepare: chatThat('waits') },
  { name: 'chat-stopped', path: '/chatbot', who: 'visitor', prepare: stopSkynn },
  { name: 'chat-failed', path: '/chatbot', who: 'visitor', prepare: chatThat('fails') },
  { name: 'chat-broken-off', path: '/chatbot', who: 'visitor', prepare: chatThat('breaks off') },
  { name: 'chat-used-up', path: '/chatbot', who: 'visitor', prepare: chatThat('is used up') },
  { name: 'chat-offline', path: '/chatbot', who: 'visitor', prepare: chatOffline },
  {
    name: 'chat-temporary',
    path: '/chatbot',
    who: 'member',
    prepare: (page) => page.getByText('Temporary chat', { exact: true }).click(),
  },
  { name: 'shelf', path: '/routines/shelf', who: 'member', prepare: fillShelf },
  { name: 'shelf-refused', path: '/routines/shelf', who: 'member', prepare: refuseProduct },
  { name: 'routines-fixed', path: '/routines', who: 'visitor', prepare: fixRoutine },
  { name: 'routines-changed-elsewhere', path: '/routines', who: 'member', prepare: changeElsewhere },
  {
    name: 'routines-print',
    path: '/routines',
    who: 'visitor',
    prepare: async (page) => {
      await buildRoutine(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'deals-none', path: '/sponsored-offers?category=perfume', who: 'visitor' },
  {
    name: 'deal-copied',
    path: '/sponsored-offers/plain-start-gel-wash-20-off',
    who: 'visitor',
    prepare: copyCode,
  },
  { name: 'deal-liked', path: '/sponsored-offers/barrier-rest-cream-20-off', who: 'member', prepare: likeDeal },
  {
    name: 'deal-free-member',
    path: '/sponsored-offers/gentle-sunrise-c-serum-25-off',
    who: 'member',
    prepare: asMembership('free'),
  },
  { name: 'deal-many-prices', path: '/sponsored-offers/karoo-clay-mask-15-off', who: 'visitor', prepare: openPrices },
  { name: 'deal-few-prices', path: '/sponsored-offers/honey-butter-lip-balm-20-off', who: 'visitor' },
  { name: 'deal-unknown', path: '/sponsored-offers/no-such-deal', who: 'visitor' },
]
