import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const PATH = '/articles/cleansers-compared'
/** A sentence from behind the gate (content/articles/cleansers-compared.md). */
const BEHIND = 'Thirty-four had a pH between 9.3 and 10.7'
const preview = /For most faces, a fragrance-free syndet bar/

journey(
  'a visitor reads the preview and is asked to sign in; the rest is nowhere in what the server sends',
  async ({ page, request }) => {
    for (const address of [PATH, `/api${PATH}`, '/feeds/all.rss', '/feeds/review.atom', `${PATH}.data`]) {
      const sent = await (await request.get(address)).text()
      expect(sent, address).not.toContain(BEHIND)
    }
    await page.goto(PATH, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByText(preview)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Sign in to keep reading' })).toBeVisible()
    expect(await page.content()).not.toContain(BEHIND)
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join(), 'search engines are told that it is paywalled').toMatch(/"isAccessibleForFree":\s*false/)

    await main.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

journey('opening a premium article from a list asks a visitor to sign in above its preview', async ({ page }) => {
  await page.goto('/articles?category=review', { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /cleansers compared/i })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByText(preview)).toBeVisible()
})

journey(
  'a founding member reads all of it, and the document itself is still the one for everybody',
  async ({ page, request, baseURL }) => {
    const { token } = await join(request, baseURL ?? '')
    await rememberIn(page, token)
    const answer = await page.goto(PATH, { waitUntil: 'networkidle' })
    expect(await answer?.text()).not.toContain(BEHIND)
    const main = page.getByRole('main')
    await expect(main.getByText(BEHIND)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Sign in to keep reading' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'In this article' }).first()).toBeVisible()
  },
)
