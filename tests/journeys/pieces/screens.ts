import type { Page } from '@playwright/test'

/** A screen: its name, its path, who sees it, and how to reach it where the path alone is not enough. */
export type Screen = { name: string; path: string; who: 'visitor' | 'member'; prepare?: (page: Page) => Promise<void> }

const visitor = (name: string, path: string): Screen => ({ name, path, who: 'visitor' })
const member = (name: string, path: string): Screen => ({ name, path, who: 'member' })

/** The search results on the home page have no address. */
const searchAtHome = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('searchbox').fill('sunscreen')
  await page
    .getByRole('region', { name: /results/i })
    .getByRole('link')
    .first()
    .waitFor()
}

/** The suggestions have no address. */
const suggestSearches = async (page: Page): Promise<void> => {
  await page.getByRole('combobox').fill('sun')
  await page.getByRole('option').first().waitFor()
}

/** The filters are folded away. */
const openFilters = (page: Page): Promise<void> => page.getByRole('main').getByText('Filters', { exact: true }).click()

/** The form opens in a dialog on the home page. */
export const openWaitingList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

/** A routine in which things clash, and its check. */
export const buildRoutine = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Dark marks on a budget', exact: true }).click()
  for (const name of ['Retinol serum', 'Salicylic acid exfoliant']) {
    await page
      .getByRole('button', { name: /^Add a step/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'A type of step' }).click()
    await dialog.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: 'Add this step' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Use them on different evenings' }).first().waitFor()
}

/** The form of a step opens in a dialog. */
const addStep = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start with an empty routine' }).click()
  await page
    .getByRole('button', { name: /^Add a step/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'My own product' }).click()
}

/** Answers every question of the quiz, up to the result. */
export const takeQuiz = async (page: Page): Promise<void> => {
  for (let question = 1; question <= 8; question += 1) {
    await page.getByText(`Question ${question} of 8`).waitFor()
    const form = page.getByRole('form', { name: 'Skin quiz' })
    if (question > 6) await form.getByRole('button', { name: 'None', exact: true }).click()
    else
      await form
        .getByRole(question === 3 || question === 6 ? 'checkbox' : 'radio')
        .first()
        .check()
    await form.getByRole('button', { name: question === 8 ? 'Get Results' : 'Next' }).click()
  }
  await page.getByRole('heading', { name: 'Your Personalized Skin Analysis' }).waitFor()
}

/** Checks the made-up example of the label check. */
export const checkExample = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Try a made-up example' }).click()
  await page.getByRole('button', { name: 'Check this label' }).click()
  await page.getByRole('heading', { name: 'Your label, checked' }).waitFor()
}
/** Sends a message to the assistant and waits for its reply. */
const askSkynn =
  (message: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'Your message' }).fill(message)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('log').getByRole('button', { name: 'Copy' }).waitFor()
  }

/** Every screen, for the screenshots and the accessibility checks. */
export const screens: readonly Screen[] = [
  visitor('home', '/'),
  { ...visitor('home-search', '/'), prepare: searchAtHome },
  { ...visitor('home-waiting-list', '/'), prepare: openWaitingList },
  visitor('leave-waiting-list', '/waiting-list/leave#token=x'),
  visitor('articles', '/articles'),
  visitor('articles-filtered', '/articles?category=guide&sort=quickest'),
  visitor('articles-empty', '/articles?q=nothingofthekind'),
  { ...visitor('search', '/search'), prepare: suggestSearches },
  visitor('search-results', '/search?q=sunscreen'),
  visitor('search-empty', '/search?q=sunscreeeny+zzzz'),
  visitor('guides', '/skincare-guides'),
  visitor('ingredients', '/ingredients'),
  visitor('label', '/ingredients/check'),
  { ...visitor('label-checked', '/ingredients/check'), prepare: checkExample },
  visitor('routines', '/routines'),
  { ...visitor('routines-built', '/routines'), prepare: buildRoutine },
  { ...visitor('routines-step', '/routines'), prepare: addStep },
  visitor('routines-shared-ended', '/routines/shared/abcdefghijklmnopqrstuv'),
  visitor('article', '/articles/dark-spots-and-tinted-sunscreen'),
  visitor('article-premium', '/articles/cleansers-compared'),
  visitor('deals', '/sponsored-offers'),
  visitor('deals-filtered', '/sponsored-offers?category=moisturiser'),
  visitor('deal', '/sponsored-offers/plain-start-gel-wash-20-off'),
  visitor('deal-premium', '/sponsored-offers/gentle-sunrise-c-serum-25-off'),
  visitor('deal-ended', '/sponsored-offers/bushveld-evening-oil-30-off'),
  visitor('brands', '/brands'),
  visitor('brand', '/brands/skoon'),
  visitor('recipes', '/diy-recipes'),
  visitor('recipe', '/diy-recipes/shea-marula-body-butter'),
  visitor('products', '/product-recommendations'),
  visitor('products-filtered', '/product-recommendations?category=serum&freeFrom=fragrance&sort=unit-price'),
  { ...visitor('products-filters', '/product-recommendations?category=serum'), prepare: openFilters },
  visitor('products-empty', '/product-recommendations?category=toner'),
  visitor('products-compared', '/product-recommendations/compare?ids=just-squalane-drops,bushveld-evening-oil'),
  visitor(
    'products-compared-four',
    '/product-recommendations/compare?ids=just-squalane-drops,steady-five-niacinamide-serum,zinc-stick-spf-50,plain-shade-mineral-spf-30',
  ),
  visitor('product', '/product-recommendations/slow-night-retinol-0-2'),
  visitor('skin-quiz', '/skin-quiz'),
  { ...visitor('skin-quiz-result', '/skin-quiz'), prepare: takeQuiz },
  visitor('chat', '/chatbot'),
  { ...visitor('chat-reply', '/chatbot'), prepare: askSkynn('Can I use retinol with vitamin C?') },
  { ...visitor('chat-urgent', '/chatbot'), prepare: askSkynn('My lips and tongue are swelling and I cannot breathe') },
  visitor('sign-in', '/auth'),
  visitor('join', '/auth?tab=register'),
  visitor('forgot-password', '/forgot-password'),
  visitor('reset-password', '/reset-password#token=x'),
  visitor('reset-password-incomplete', '/reset-password'),
  visitor('verify-email', '/verify-email#token=x'),
  visitor('terms', '/terms-of-service'),
  visitor('privacy', '/privacy-policy'),
  visitor('cookies', '/cookie-policy'),
  visitor('placeholder', '/streams'),
  visitor('not-found', '/no-such-page'),
  member('home-member', '/'),
  member('article-member', '/articles/cleansers-compared'),
  member('deal-member', '/sponsored-offers/gentle-sunrise-c-serum-25-off'),
  member('brand-member', '/brands/gloei'),
  member('product-member', '/product-recommendations/slow-night-retinol-0-2'),
  member('shelf-empty', '/routines/shelf'),
  { ...member('label-checked-member', '/ingredients/check'), prepare: checkExample },
  { ...member('routines-member', '/routines'), prepare: buildRoutine },
  member('dashboard', '/dashboard'),
  member('dashboard-saved', '/dashboard?tab=saved'),
  { ...member('chat-member', '/chatbot'), prepare: askSkynn('How do I fade dark spots?') },
  member('notifications', '/notifications'),
  member('profile', '/profile'),
  member('settings', '/settings'),
]
