import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LabelAdvice, LabelItem } from '#contract/guidance.ts'
import { me } from '#contract/routes/accounts.ts'
import { checkIngredients } from '#contract/routes/guidance.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import LabelPage from './label-page.tsx'

const TEXT = 'Ingredients: Glycerin, Niacinimide, Zorblaxin. Free from parabens'
const nothingElse = { rule: null, families: [], does: null, mayContain: false, notes: [] }
const items: LabelItem[] = [
  {
    ...nothingElse,
    printed: 'Glycerin',
    name: 'Glycerin',
    ingredient: 'glycerin',
    how: 'name',
    does: 'It draws water',
  },
  { ...nothingElse, printed: 'Niacinimide', name: 'Niacinamide', ingredient: 'niacinamide', how: 'spelling' },
  { ...nothingElse, printed: 'Zorblaxin', name: null, ingredient: null, how: 'unrecognised' },
]
const because = {
  rule: 'careful:sensitive',
  ingredients: ['niacinamide'],
  sources: [{ title: 'A review of niacinamide' }],
}
const advice: LabelAdvice = {
  redFlags: [],
  items,
  parts: [
    { text: 'Ingredients', item: null, setAside: 'heading' },
    { text: ': ', item: null, setAside: null },
    { text: 'Glycerin', item: 0, setAside: null },
    { text: ', ', item: null, setAside: null },
    { text: 'Niacinimide', item: 1, setAside: null },
    { text: ', ', item: null, setAside: null },
    { text: 'Zorblaxin', item: 2, setAside: null },
    { text: '. ', item: null, setAside: null },
    { text: 'Free from parabens', item: null, setAside: 'free-from' },
  ],
  counts: { items: 3, byName: 1, byRule: 0, bySpelling: 1, unrecognised: 1 },
  families: [{ family: 'humectant', name: 'Humectants', items: ['Glycerin'] }],
  allergens: [],
  lighteners: [],
  suits: [],
  doesNotSuit: [{ tone: 'careful', text: 'Niacinamide can sting.', because }],
  summary: '2 of 3 ingredients recognised.',
  besideOwned: [],
  profileUsed: 'none',
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = () => page.getByRole('textbox', { name: 'Ingredient list' })
const resultTitle = () => page.getByRole('heading', { name: 'Your label, checked' })
const check = async (text = TEXT) => {
  await userEvent.fill(field(), text)
  await button('Check this label').click()
}
beforeEach(() => sessionStorage.clear())

describe('a checked label', () => {
  test('shows the text as typed, and every piece leads to its explanation and back', async () => {
    stubApi().returns(checkIngredients, advice)
    await renderApp(<LabelPage />)
    await check()
    await expect.element(resultTitle()).toHaveFocus()
    const typed = page.getByRole('group', { name: 'Your text, piece by piece' })
    expect(typed.element().textContent).toMatch(
      /Ingredients.*: Glycerin, Niacinimide.*Niacinamide, Zorblaxin.*\. Free from parabens/,
    )
    for (const [piece, explained] of [
      ['Niacinimide', 'Printed as Niacinimide'],
      ['Zorblaxin', 'We do not know this name'],
      ['Free from parabens', 'The pack says that this is not in it'],
    ] as const) {
      const link = typed.getByRole('link', { name: new RegExp(`^${piece}`) }).element() as HTMLElement
      link.focus()
      await userEvent.keyboard('{Enter}')
      expect(document.activeElement?.textContent).toContain(explained)
      const back = document.activeElement?.querySelector<HTMLElement>('[aria-label^="Show in your text"]')
      back?.focus()
      await userEvent.keyboard('{Enter}')
      expect(document.activeElement).toBe(link)
    }
  })

  test('names the ingredient and the sources behind a conclusion', async () => {
    stubApi().returns(checkIngredients, advice)
    await renderApp(<LabelPage />)
    await check()
    await page.getByText('Why, and sources').click()
    await expect.element(page.getByText('A review of niacinamide')).toBeVisible()
  })

  test('shows care first, with the numbers to call, and what does not belong in a cosmetic', async () => {
    const text = 'It names hydroquinone. You can report it to SAHPRA on 0800 204 307.'
    stubApi().returns(checkIngredients, {
      ...advice,
      redFlags: [{ id: 'burn', level: 'emergency', action: 'Rinse with water and call 112.', because }],
      lighteners: [{ tone: 'avoid', text, because }],
    })
    await renderApp(<LabelPage />)
    await check()
    const care = page.getByRole('region', { name: 'Please read this first' })
    await expect.element(care.getByRole('link', { name: /10177/ })).toHaveAttribute('href', 'tel:10177')
    await expect.element(page.getByRole('link', { name: '0800 204 307' })).toHaveAttribute('href', 'tel:0800204307')
  })
})

describe('whom it is checked for', () => {
  test('is what a visitor tells, which stays in this tab', async () => {
    const api = stubApi()
    api.returns(checkIngredients, { ...advice, profileUsed: 'sent' })
    await renderApp(<LabelPage />)
    await page.getByText(/^Check it for you/).click()
    await page.getByRole('combobox', { name: 'Skin type' }).selectOptions('Sensitive')
    await page.getByRole('combobox', { name: 'Pregnancy' }).selectOptions('Trying for a baby')
    await userEvent.fill(page.getByRole('textbox', { name: 'What you leave out' }), 'perfume')
    await check()
    await expect.element(page.getByText('Checked for what you told us about yourself.')).toBeVisible()
    expect(api.lastBody(checkIngredients)).toEqual({
      text: TEXT,
      profile: { skinType: 'sensitive', conditions: ['trying'], avoid: 'perfume' },
    })
    expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('perfume'))).toEqual([])
  })

  test('is the stored profile of a member, which is not sent along', async () => {
    const api = stubApi()
    api.returns(me, member)
    api.returns(checkIngredients, { ...advice, profileUsed: 'stored' })
    await renderApp(<LabelPage />, { signedIn: true })
    await expect.element(page.getByRole('link', { name: 'skin profile' })).toBeVisible()
    await check()
    await expect.element(page.getByText(/Checked for you, with your/)).toBeVisible()
    expect(api.lastBody(checkIngredients)).toEqual({ text: TEXT })
  })
})

describe('the text', () => {
  test('is asked for, and refused where it is too long, without being cut off', async () => {
    const api = stubApi()
    await renderApp(<LabelPage />)
    await button('Check this label').click()
    await expect.element(page.getByText('Please paste or type an ingredient list first.')).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await check('a'.repeat(20_001))
    await expect.element(page.getByText(/^This has 20\u00A0001 characters/)).toBeVisible()
    expect(api.calls()).toEqual([])
    expect((field().element() as HTMLTextAreaElement).value).toHaveLength(20_001)
  })

  test('stays through a failure and a reload, and is checked again with one press', async () => {
    const api = stubApi()
    api.fails(checkIngredients)
    const app = await renderApp(<LabelPage />)
    await check()
    await expect.element(page.getByRole('alert').getByText('The label was not checked')).toBeVisible()
    await expect.element(field()).toHaveValue(TEXT)
    await app.unmount()
    await renderApp(<LabelPage />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field()).toHaveValue(TEXT)
    api.returns(checkIngredients, advice)
    await button('Try again').click()
    await expect.element(resultTitle()).toBeVisible()
    await button('Change the text').click()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue(TEXT)
  })

  test('is checked by itself as soon as the guide has started', async () => {
    const api = stubApi()
    api.refuses(checkIngredients, 'unavailable', {}, { 'retry-after': '1' })
    await renderApp(<LabelPage />)
    await check()
    await expect.element(page.getByText('Our guide is still getting ready. We keep trying for you.')).toBeVisible()
    api.returns(checkIngredients, advice)
    await expect.element(resultTitle()).toBeVisible()
  })

  test(
    'is checked on the phone without a connection, and by the server once there is one',
    { timeout: 90_000 },
    async () => {
      // The offline check is a few hundred modules here, which Vite transforms one by one.
      const api = stubApi()
      api.disconnects(checkIngredients)
      await renderApp(<LabelPage />)
      await check()
      await expect
        .element(page.getByText('Checked on your phone, without a connection.'), { timeout: 60_000 })
        .toBeVisible()
      await expect
        .element(
          page.getByRole('group', { name: 'Your text, piece by piece' }).getByRole('link', { name: /^Zorblaxin/ }),
        )
        .toBeVisible()
      api.returns(checkIngredients, advice)
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      window.dispatchEvent(new Event('offline'))
      // Both events in one task would leave React nothing to render.
      await new Promise((resolve) => setTimeout(resolve, 100))
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
      await expect.element(page.getByText(advice.summary)).toBeVisible()
      await expect.element(page.getByText(/Checked on your phone/)).not.toBeInTheDocument()
    },
  )
})
