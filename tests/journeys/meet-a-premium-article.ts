import { join, PASSWORD, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const PATH = '/articles/cleansers-compared'
/** A sentence from behind the paywall (content/articles/cleansers-compared.md). */
const PAYWALLED = 'Thirty-four had a pH between 9.3 and 10.7'
const preview = /For most faces, a fragrance-free syndet bar/

journey(
  'a visitor sees the preview and a prompt to sign in, and no response of the server contains the rest',
  async ({ page, request }) => {
    for (const address of [PATH, `/api${PATH}`, '/feeds/all.rss', '/feeds/review.atom', `${PATH}.data`]) {
      const sent = await (await request.get(address)).text()
      expect(sent, address).not.toContain(PAYWALLED)
    }
    await page.goto(PATH, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByText(preview)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Sign in to keep reading' })).toBeVisible()
    expect(await page.content()).not.toContain(PAYWALLED)
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join(), 'the structured data marks the article as paywalled').toMatch(
      /"isAccessibleForFree":\s*false/,
    )

    await main.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

journey('a premium article opened from a list prompts a visitor to sign in, above its preview', async ({ page }) => {
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
  'a visitor who signs in at the end of the preview reads on at once, without another click',
  async ({ page, request, baseURL }) => {
    const { email } = await join(request, baseURL ?? '')
    await page.goto(PATH)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Sign In', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(main.getByText(PAYWALLED)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('heading', { name: 'Sign in to keep reading' })).toBeHidden()
  },
)

journey(
  'a founding member reads the whole article, while the document is still the public one',
  async ({ page, request, baseURL }) => {
    const { token } = await join(request, baseURL ?? '')
    await rememberIn(page, token)
    const response = await page.goto(PATH, { waitUntil: 'networkidle' })
    expect(await response?.text()).not.toContain(PAYWALLED)
    const main = page.getByRole('main')
    await expect(main.getByText(PAYWALLED)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Sign in to keep reading' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'In this article' }).first()).toBeVisible()
  },
)
