import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { type ServerUnderTest, serverUnderTest } from '../../tools/drill/server-under-test.ts'
import { join, newEmail, PASSWORD } from './pieces/member.ts'
import { expect, journey, untilHydrated } from './pieces/reading.ts'

// The numbers of the membership offer are settings. A server with other numbers than the default must not state a default one anywhere.
journey.use({ allowErrors: [/402 /] })
journey.setTimeout(180_000)

const PORT = Number(process.env.JOURNEYS_PORT || 3100) + 60

/** The numbers of the default offer (server/env.ts), as a text about membership could state them. */
const ofMembership = [
  /\b9[.,]99\b/,
  /\bfirst 100\b/i,
  /\b100 (founding|members|places|spots|people|registrants)\b/i,
  /\b30[- ]days? (free )?(premium )?trial\b/i,
]
/** More ways, for pages that have no other reason to state such a number. */
const outsideArticles = [
  ...ofMembership,
  /\b(of|to) 100\b/i,
  /\b(30|thirty)[- ]days?\b/i,
  /\b1[ \u00a0,]?00[01]\b/,
  /\b101\b/,
]

/** The law's own 30 days, not the trial's. */
const LAW = 'with a refund within 30 days'

/** Pages that the sitemap leaves out, and files. */
const unlisted = [
  '/auth',
  '/auth?tab=register',
  '/dashboard',
  '/subscription',
  '/profile',
  '/settings',
  '/notifications',
  '/help',
  '/contact',
  '/no-such-page',
  '/manifest.json',
  '/robots.txt',
  '/llms.txt',
  '/api/user/registration-info',
  '/api/founding-members/stats',
]
const feeds = ['/rss.xml', '/feeds/all.rss', '/feeds/guide.atom', '/feeds/review.json']

/** The words of a document: its text, and the attributes that are read out or shown elsewhere. */
const wordsOf = (document: string): string =>
  document
    .replaceAll(/<(svg|script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*?(?:content|aria-label|title|alt)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LAW, '')

const statedIn = (words: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => {
    const at = words.search(pattern)
    return at === -1 ? [] : [words.slice(Math.max(0, at - 60), at + 60)]
  })

const expectNoDefaults = async (page: Page, where: string): Promise<void> =>
  expect(statedIn(wordsOf(await page.content()), outsideArticles), where).toEqual([])

const folder = mkdtempSync(joinPath(tmpdir(), 'skynn-offer-'))
let server: ServerUnderTest

journey.beforeAll(async () => {
  // A server may take 90 seconds to start.
  journey.setTimeout(120_000)
  server = serverUnderTest(PORT, {
    DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
    FOUNDING_CAP: '2',
    TRIAL_LIMIT: '3',
    TRIAL_DAYS: '14',
    ANNUAL_PRICE_USD: '12.50',
  })
  await server.start()
})
journey.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const expectNoDefaultsSent = async (request: APIRequestContext): Promise<void> => {
  const sitemap = await (await request.get(`${server.origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(listed).toContain('/terms-of-service')
  // Hundreds of pages of one kind, of which one is enough.
  const isOneOfMany = (path: string, at: number) =>
    path.startsWith('/ingredients/') && (listed[at - 1] ?? '').startsWith('/ingredients/')
  const read = listed.filter((path, at) => !isOneOfMany(path, at))
  for (const path of [...read, ...unlisted, ...feeds]) {
    const words = wordsOf(await (await request.get(`${server.origin}${path}`)).text())
    const isReading = path.startsWith('/articles/') || feeds.includes(path)
    expect(statedIn(words, isReading ? ofMembership : outsideArticles), path).toEqual([])
  }
}

/** Opens a page as this member, or as a visitor. */
const open = async (page: Page, path: string, token?: string): Promise<void> => {
  // A page with scripts could still be calling as the member before.
  await page.goto(`${server.origin}/robots.txt`)
  await page.evaluate((stored) => {
    localStorage.clear()
    if (stored !== undefined) localStorage.setItem('skynn.token', stored)
  }, token)
  await page.goto(`${server.origin}${path}`)
  await untilHydrated(page)
}

/** The mails that the server has written to files, decoded and without their random tokens. */
const mailsSent = (): string[] => {
  const mails = joinPath(folder, 'mail')
  return readdirSync(mails).map((file) =>
    readFileSync(joinPath(mails, file), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/token=[\w-]+/g, ''),
  )
}

const openJoinDialog = async (page: Page) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click()
  return page.getByRole('dialog', { name: 'Create your account' })
}

journey(
  'every page, dialog and file states the numbers of the configured offer, never the default ones',
  async ({ page, request, playwright }) => {
    const joinAnew = async () => {
      const person = await playwright.request.newContext()
      const member = await join(person, server.origin)
      await person.dispose()
      return member
    }
    await expectNoDefaultsSent(request)
    const terms = wordsOf(await (await request.get(`${server.origin}/terms-of-service`)).text())
    for (const number of ['Up to 2:', 'From 3 to 3:', '14 days', 'From 4:', '12.50 USD'])
      expect(terms).toContain(number)

    // Founding: the home page, the dialog and the sign-up page.
    const founding = 'Free Lifetime Access & Early Bird Perks For The First 2 Members'
    const dialog = await openJoinDialog(page)
    await expect(dialog).toContainText(founding)
    await expect(dialog).toContainText('0 of 2 members joined. Only 2 spots remaining!')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toContainText(founding)
    await expect(page.getByRole('main')).toContainText('Only 2 spots remaining!')
    await expectNoDefaults(page, 'the home page of a visitor')
    await open(page, '/auth?tab=register')
    await expect(page.getByRole('main')).toContainText(founding)

    const founder = await joinAnew()
    await joinAnew()
    for (const path of ['/', '/dashboard', '/profile', '/settings', '/subscription']) {
      await open(page, path, founder.token)
      await expectNoDefaults(page, `${path} of a founding member`)
    }

    // Trial.
    const trialDialog = await openJoinDialog(page)
    await expect(trialDialog).toContainText('14-Day Free Trial')
    await expect(trialDialog).toContainText('Your first 14 days of premium are free.')
    await expectNoDefaults(page, 'the dialog with the trial')
    const { token: onTrial } = await joinAnew()
    await open(page, '/', onTrial)
    await expect(page.getByRole('region', { name: 'Your Progress' })).toContainText('Days left in trial14')
    for (const path of ['/', '/subscription', '/dashboard']) {
      await open(page, path, onTrial)
      await expectNoDefaults(page, `${path} of a member on trial`)
    }
    await expect(page.getByRole('main')).toContainText('14 days left')
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expect(page.getByRole('dialog')).toContainText('Free for life, for the first 2 members.')
    await expectNoDefaults(page, 'the plans of a member on trial')
    await page.keyboard.press('Escape')

    // Paid.
    const paidDialog = await openJoinDialog(page)
    await expect(paidDialog).toContainText('Premium Subscription')
    await expect(paidDialog).toContainText('Membership is 12.50 USD for 12 months.')
    await paidDialog.getByLabel('Email').fill(newEmail())
    await paidDialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await paidDialog.getByRole('checkbox').check()
    await paidDialog.getByRole('button', { name: 'Create Account' }).click()
    const payment = page.getByRole('dialog', { name: 'Complete Your Registration' })
    await expect(payment).toContainText('Your registration number is #4.')
    await expect(payment).toContainText('12 months')
    await expect(payment).toContainText('$12.50 USD total')
    await expectNoDefaults(page, 'the payment step')

    // Mails: of joining three times, and of a forgotten password.
    await request.post(`${server.origin}/api/auth/forgot-password`, { data: { email: founder.email } })
    await expect.poll(() => mailsSent().length).toBe(4)
    for (const words of mailsSent().map(wordsOf)) {
      expect(words).toContain('The link works once')
      expect(statedIn(words, outsideArticles)).toEqual([])
    }
  },
)
