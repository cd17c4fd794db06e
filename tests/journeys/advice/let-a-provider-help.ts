import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { checkIngredients } from '#contract/routes/guidance.ts'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { serverUnderTest } from '#tools/drill/server-under-test.ts'
import { expectAccessible } from '../pieces/axe.ts'
import { join as joinSkynn, rememberIn } from '../pieces/member.ts'
import { expect, journey } from '../pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
journey.describe.configure({ mode: 'serial' })

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** A server of its own, because the one of the other journeys has no language model, with a provider that does as it is told. */
const start = async () => {
  const provider = await startFakeProvider()
  const folder = await mkdtemp(join(tmpdir(), 'skynn-provider-'))
  const port = await freePort()
  const server = serverUnderTest(port, {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    SMTP_URL: '',
    LLM_BASE_URL: provider.baseUrl,
    LLM_MODEL: 'test',
    LLM_API_KEY: '',
    LLM_PROVIDER_NAME: 'Example Cloud',
    LLM_DAILY_REPLIES: '',
  })
  await server.start()
  return {
    provider,
    origin: server.origin,
    stop: async () => {
      await server.stop()
      await provider.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

let skynn: Awaited<ReturnType<typeof start>>
journey.beforeAll(async ({ playwright }) => {
  journey.setTimeout(180_000)
  skynn = await start()
  // On a slow machine the engine starts later than the server.
  const request = await playwright.request.newContext()
  const check = async () =>
    (await request.post(skynn.origin + checkIngredients.path, { data: { text: 'Aqua' } })).status()
  await expect.poll(check, { timeout: 90_000 }).toBe(200)
  await request.dispose()
})
journey.afterAll(() => skynn.stop())
journey.beforeEach(() => journey.slow())

const QUESTION = 'What does glycerin do for dry skin?'
const FIRST = 'Glycerin holds water in your skin.'
const REPLY = ['Glycerin holds ', 'water in your skin.', ' Put', ' it on while your skin is damp.']

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const helpOf = (page: Page) => page.getByRole('switch', { name: /^Let Example Cloud help to write replies/ })
const replies = (page: Page) => log(page).getByRole('button', { name: 'Copy' })
const ask = async (page: Page, text = QUESTION) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
}
const mark = (page: Page) => log(page).getByText('Written with the help of Example Cloud.')

journey(
  'a visitor lets the provider help, by keyboard, reads its reply as it comes, and ends it again',
  async ({ page }) => {
    const { provider, origin } = skynn
    provider.seen.length = 0
    await page.goto(`${origin}/chatbot`)
    await expect(helpOf(page)).not.toBeChecked()
    await ask(page)
    await expect(replies(page)).toHaveCount(1)
    expect(provider.seen).toHaveLength(0)

    await helpOf(page).focus()
    await page.keyboard.press('Space')
    await expect(helpOf(page)).toBeChecked()
    await expect(page.getByText(/Example Cloud gets your messages/)).toBeVisible()
    provider.behave({ kind: 'text', pieces: REPLY, pause: 1500 })
    await ask(page)
    await expect(log(page).getByText(FIRST)).toBeVisible()
    // The rest is still on its way.
    await expect(mark(page)).toHaveCount(0)
    await expect(mark(page)).toBeVisible()
    await expect(log(page).getByText('Put it on while your skin is damp.')).toBeVisible()
    expect(provider.seen).toHaveLength(1)
    await expectAccessible(page, 'a reply that a provider helped to write')

    await helpOf(page).uncheck()
    await ask(page)
    await expect(replies(page)).toHaveCount(3)
    await expect(mark(page)).toHaveCount(1)
    expect(provider.seen).toHaveLength(1)
  },
)

journey(
  'a member’s consent lasts, a reply in the history keeps its mark, and a provider that is down is said plainly',
  async ({ page, request }) => {
    const { provider, origin } = skynn
    await rememberIn(page, (await joinSkynn(request, origin)).token)
    await page.goto(`${origin}/chatbot`)
    await helpOf(page).click()
    await expect(helpOf(page)).toBeChecked()
    provider.behave({ kind: 'text', pieces: REPLY })
    await ask(page)
    await expect(mark(page)).toBeVisible()
    await expect(page).toHaveURL(/\?c=/)
    await page.reload()
    await expect(mark(page)).toBeVisible()
    await expect(helpOf(page)).toBeChecked()

    provider.behave({ kind: 'error', status: 503 })
    await ask(page, 'What does niacinamide do?')
    await expect(
      log(page).getByText('Our writing service did not finish, so here is Skynn’s own answer.'),
    ).toBeVisible()
    await expect(replies(page)).toHaveCount(2)
    await expect(mark(page)).toHaveCount(1)

    provider.behave({ kind: 'text', pieces: [`${FIRST} `, 'Take 20 mg of isotretinoin a day.'] })
    await ask(page)
    await expect(
      log(page).getByText('That draft did not pass our safety checks, so here is Skynn’s own answer.'),
    ).toBeVisible()
    await expect(log(page).getByText(/20 mg/)).toHaveCount(0)
    await expect(mark(page)).toHaveCount(1)
  },
)
