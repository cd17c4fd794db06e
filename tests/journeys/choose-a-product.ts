import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import sharp from 'sharp'
import { type ServerUnderTest, serverUnderTest } from '../../tools/drill/server-under-test.ts'
import { pinnedNode, root } from '../../tools/setup/project.mjs'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey, untilHydrated } from './pieces/reading.ts'

journey('products are filtered, sorted and compared without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.goto('/product-recommendations')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Serums', exact: true }).click()
  await main.getByText('Filters', { exact: true }).click()
  await main.getByRole('combobox', { name: 'For' }).selectOption('Dark spots')
  await main.getByRole('checkbox', { name: 'Fragrance' }).check()
  await main.getByRole('checkbox', { name: 'Silicones' }).check()
  await main.getByRole('button', { name: 'Show products' }).click()
  const active = main.getByRole('list', { name: 'Active filters' })
  await expect(active.getByRole('link')).toHaveText([
    'Remove Serums',
    'Remove Dark spots',
    'Remove Free from fragrance',
    'Remove Free from silicones',
    'Clear all',
  ])
  await active.getByRole('link', { name: 'Dark spots' }).click()
  await main.getByRole('link', { name: 'Price', exact: true }).click()
  await main.getByRole('checkbox', { name: 'Compare Plain Water Hold Serum' }).check()
  await main.getByRole('checkbox', { name: 'Compare Quiet Skin Centella Serum' }).check()
  await main.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(main.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await expect(main.getByRole('row', { name: /^Price/ })).toHaveText(/R79\.00.*R85\.00/)
  await page.close()
})

journey('a chosen product can be taken out of the comparison, and its page leads to the rest', async ({ page }) => {
  await page.goto('/product-recommendations?category=oil')
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: 'Compare Just Squalane Drops' }).check()
  await expect(main.getByText('1 of 4 chosen to compare')).toBeVisible()
  // The choice stays while the list changes.
  await main.getByRole('link', { name: 'Sunscreens', exact: true }).click()
  await main.getByRole('checkbox', { name: 'Compare Zinc Stick SPF 50' }).check()
  await main.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/compare\?ids=just-squalane-drops,zinc-stick-spf-50$/)
  await main.getByRole('link', { name: 'Zinc Stick SPF 50', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinc Stick SPF 50')
  await expect(main.getByRole('note')).toContainText('made-up product')
  await expect(main.getByRole('listitem').filter({ hasText: 'Zinc Oxide' }).first()).toBeVisible()
})

journey(
  'an unknown product returns 404, and an id redirects to the address with the slug',
  async ({ page, request }) => {
    expect((await page.goto('/product-recommendations/never-sold'))?.status()).toBe(404)
    const [product] = (await (await request.get('/api/product-recommendations?limit=1')).json()) as {
      id: string
      slug: string
    }[]
    await page.goto(`/product-recommendations/${product?.id}`)
    await expect(page).toHaveURL(new RegExp(`/product-recommendations/${product?.slug}$`))
  },
)
journey.use({ allowErrors: [/404/] })

journey.describe('with a catalogue', () => {
  // The samples cannot be reviewed, so this server has a catalogue.
  journey.describe.configure({ timeout: 120_000 })

  const PORT = Number(process.env.JOURNEYS_PORT || 3100) + 70
  let folder: string
  let server: ServerUnderTest

  journey.beforeAll(async () => {
    journey.setTimeout(180_000)
    folder = mkdtempSync(joinPath(tmpdir(), 'skynn-reviews-'))
    const catalogue = joinPath(folder, 'shop.csv')
    writeFileSync(
      catalogue,
      'brand,name,category,size,price,ingredients\nAruna,Third Week Cream,moisturiser,50 ml,R89,"Aqua, Glycerin"',
    )
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
    const imported = spawnSync(pinnedNode, ['tools/import/run.ts', 'products', catalogue], { cwd: root, env })
    expect(imported.status, String(imported.stderr)).toBe(0)
    server = serverUnderTest(PORT, { DATA_DIR: folder, PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` })
    await server.start()
  })
  journey.afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  const picture = () =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a8563a' } })
      .jpeg()
      .toBuffer()

  journey(
    'a review that waits for a moderator is seen by its writer with its picture, and by nobody else',
    async ({ page, browser, request }) => {
      const [product] = (await (await request.get(`${server.origin}/api/product-recommendations`)).json()) as {
        slug: string
      }[]
      const address = `${server.origin}/product-recommendations/${product?.slug}`
      await rememberIn(page, (await join(page.request, server.origin)).token)
      await page.goto(address)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Write a review' }).click()
      const dialog = page.getByRole('dialog', { name: 'Write a review' })
      await dialog.getByRole('radio', { name: '4 stars' }).check()
      await dialog.getByLabel('Title').fill('Calm by the third week')
      await dialog.getByLabel('Your review').fill('It stung a little at first, and then my cheeks stayed soft all day.')
      await dialog
        .getByLabel('Picture files')
        .setInputFiles({ name: 'jar.jpg', mimeType: 'image/jpeg', buffer: await picture() })
      await expect(dialog.getByText('1 of 1 pictures uploaded')).toBeAttached()
      await dialog.getByRole('radio', { name: 'Yes', exact: true }).check()
      await dialog.getByRole('button', { name: 'Send my review' }).click()

      const own = main.getByRole('region', { name: 'Your review' })
      const shown = own.getByRole('img', { name: /^Picture 1 of 1/ })
      const expectShown = async () => {
        await expect(own).toContainText('Waiting for a moderator')
        await expect(own).toContainText('Calm by the third week')
        await shown.scrollIntoViewIfNeeded()
        await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
      }
      await expectShown()
      await page.reload()
      await expectShown()
      const file = new URL((await shown.getAttribute('src')) ?? '', server.origin).href
      expect((await page.request.get(file)).status()).toBe(200)

      for (const who of ['a visitor', 'another member']) {
        const context = await browser.newContext()
        const other = await context.newPage()
        if (who === 'another member') await rememberIn(other, (await join(context.request, server.origin)).token)
        await other.goto(address)
        await untilHydrated(other)
        await expect(other.getByRole('heading', { name: 'No reviews yet' }), who).toBeVisible()
        await expect(other.getByText('Calm by the third week'), who).toHaveCount(0)
        expect((await context.request.get(file)).status(), who).toBe(404)
        await context.close()
      }
    },
  )
})
