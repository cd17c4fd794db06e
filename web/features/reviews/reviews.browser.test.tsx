import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Product } from '#contract/products.ts'
import type { Review, ReviewPicture } from '#contract/reviews.ts'
import { login, me } from '#contract/routes/accounts.ts'
import {
  listReviews,
  markReviewHelpful,
  editReview,
  readOwnReview,
  removeReview,
  removeReviewPicture,
  reportReview,
  uploadReviewPicture,
  writeReview,
} from '#contract/routes/reviews.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { ProductReviews } from './product-reviews.tsx'

const PRODUCT = '0192f5c6-0000-7000-8000-00000000000a'
let products = 0
type Reviewed = Parameters<typeof ProductReviews>[0]['product']
/** A product of its own for each test, because drafts are kept by product. */
const aProduct = (changes: Partial<Product> = {}): Reviewed => ({
  id: `${PRODUCT.slice(0, -2)}${(products += 1) + 10}`,
  slug: 'a-serum',
  productName: 'A serum',
  isSample: false,
  rating: 0,
  ratingCount: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  ...changes,
})
const rated = { rating: 4.25, ratingCount: 4, ratingCounts: [0, 0, 1, 1, 2] }
const review: Review = {
  id: '0192f5c6-0000-7000-8000-00000000000b',
  productId: PRODUCT,
  productName: 'A serum',
  brand: 'A brand',
  author: 'Naledi',
  rating: 4,
  title: 'Light and calm',
  content: 'My skin stayed calm all day.',
  skinType: 'oily',
  ageRange: '30-39',
  skinLikeYours: null,
  purchaseVerified: false,
  wouldRecommend: true,
  weeksUsed: 6,
  gotItFree: true,
  imageUrls: [],
  pictures: [],
  helpful: 2,
  yourVote: null,
  isApproved: true,
  sharesSkinTone: false,
  can: { edit: false, remove: false, vote: false, report: false },
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const aPicture = (at: number): ReviewPicture => ({
  id: `0192f5c6-0000-7000-8000-0000000000c${at}`,
  url: `${onePixel}#${at}`,
  smallUrl: `${onePixel}#small-${at}`,
  width: 1600,
  height: 1200,
  placeholder: onePixel,
})
const canReact = { edit: false, remove: false, vote: true, report: true }
const mine: Review = {
  ...review,
  author: 'Thandi',
  isApproved: false,
  can: { edit: true, remove: true, vote: false, report: false },
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

type Situation = { signedIn?: boolean; own?: Review | null; reviews?: Review[] }
const renderReviews = async (product: Reviewed, { signedIn = false, own = null, reviews = [] }: Situation = {}) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(readOwnReview, own)
  api.returns(listReviews, reviews)
  await renderApp(<ProductReviews product={product} />, { signedIn })
  return api
}

test('a sample says that it cannot be reviewed, and offers no form', async () => {
  await renderReviews(aProduct({ isSample: true }))
  await expect.element(page.getByText(/made-up sample: nobody has used it, so it cannot be reviewed/)).toBeVisible()
  await expect.element(button('Write a review')).not.toBeInTheDocument()
})

test('the rating comes with its count and distribution, the reviews with what their readers should know', async () => {
  const api = await renderReviews(aProduct(rated), { reviews: [review] })
  await expect.element(page.getByText('4 reviews', { exact: true })).toBeVisible()
  for (const [stars, count] of [
    ['5 stars', '2 reviews'],
    ['4 stars', '1 review'],
    ['1 star', '0 reviews'],
  ] as const)
    await expect.element(page.getByRole('progressbar', { name: stars })).toHaveAttribute('aria-valuetext', count)
  for (const mark of ['Got it free', 'Used for 6 weeks', 'Oily skin', 'Age 30 to 39', 'Naledi'])
    await expect.element(page.getByText(mark, { exact: true })).toBeVisible()
  await expect.element(button('Reviews from skins like mine')).not.toBeInTheDocument()
  api.fails(listReviews)
  await button('Newest').click()
  await expect.element(page.getByRole('heading', { name: 'The reviews did not load' })).toBeVisible()
})

test('the pictures of a review are described, and open large in a dialog with the way to the others', async () => {
  await renderReviews(aProduct(rated), { reviews: [{ ...review, pictures: [aPicture(1), aPicture(2)] }] })
  const small = page.getByRole('img', { name: 'Picture 2 of 2 by Naledi' })
  for (const [name, value] of [
    ['loading', 'lazy'],
    ['width', '96'],
    ['height', '96'],
    ['src', aPicture(2).smallUrl],
  ] as const)
    await expect.element(small).toHaveAttribute(name, value)
  await button('Picture 2 of 2 by Naledi').click()
  await expect.element(dialog.getByRole('img')).toHaveAttribute('src', aPicture(2).url)
  await button('Next').click()
  await expect.element(page.getByRole('dialog', { name: 'Picture 1 of 2 by Naledi' })).toBeVisible()
  await expect.element(dialog.getByRole('img')).toHaveAttribute('src', aPicture(1).url)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Picture 2 of 2 by Naledi')).toHaveFocus()
})

describe('a member', () => {
  test('reads reviews from skins like theirs, marks one helpful and reports one', async () => {
    const reviews = [{ ...review, can: canReact, skinLikeYours: true }]
    const api = await renderReviews(aProduct(rated), { signedIn: true, reviews })
    await button('Reviews from skins like mine').click()
    await expect.element(page.getByText('Skin like yours')).toBeVisible()

    api.returns(markReviewHelpful, { id: review.id, helpful: 3, yourVote: true })
    await button(/^Helpful/).click()
    await expect.element(button(/^Helpful \(3/)).toHaveAttribute('aria-pressed', 'true')

    api.returns(reportReview, { ok: true })
    await button(/^Report/).click()
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong with it?'), 'Advice that could hurt someone')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect.element(button(/^Reported/)).toBeVisible()
    expect(api.lastBody({ ...reportReview, path: `/api/reviews/${review.id}/report` })).toEqual({
      reason: 'harmful-advice',
    })
  })

  test('is told what a review lacks, keeps what was typed when sending fails, and then sees it waiting', async () => {
    const product = aProduct()
    const api = await renderReviews(product, { signedIn: true })
    await expect.element(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await button('Write a review').click()
    const send = dialog.getByRole('button', { name: 'Send my review' })
    await send.click()
    for (const message of [
      'Choose from 1 to 5 stars',
      'Give your review a title',
      'Write at least 20 characters about how it worked for you',
      'Say whether you would recommend it',
    ])
      await expect.element(dialog.getByText(message)).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.fill(dialog.getByLabelText('Title'), 'Light and calm')
    await userEvent.fill(dialog.getByLabelText('Your review'), 'My skin stayed calm all day.')
    await dialog.getByRole('radio', { name: 'No', exact: true }).click()
    await userEvent.fill(dialog.getByLabelText('Weeks used (optional)'), '6')
    api.fails(writeReview)
    await send.click()
    await expect.element(dialog.getByText('Your review was not saved.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await button('Write a review').click()
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Light and calm')

    api.returns(writeReview, mine)
    await send.click()
    await expect.element(page.getByText('Waiting for a moderator')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const path = `/api/product-recommendations/${product.id}/reviews` as const
    expect(api.lastBody({ ...writeReview, path })).toEqual({
      rating: 3,
      title: 'Light and calm',
      content: 'My skin stayed calm all day.',
      skinType: null,
      ageRange: null,
      weeksUsed: 6,
      wouldRecommend: false,
      gotItFree: false,
      shareSkinTone: false,
      pictureIds: [],
    })
  })

  test('adds pictures, retries one that failed, removes one, and sends those that are left', async () => {
    const product = aProduct()
    const api = await renderReviews(product, { signedIn: true, own: { ...mine, pictures: [aPicture(1)] } })
    await button('Change').click()
    const files = dialog.getByLabelText('Picture files')
    await expect.element(dialog.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', aPicture(1).smallUrl)

    const reason = 'We could not read this as a picture.'
    api.refuses(uploadReviewPicture, 'unsupported_media_type', { message: reason })
    await userEvent.upload(files, new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' }))
    await expect.element(dialog.getByText(reason)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Title'), 'With pictures')
    const send = dialog.getByRole('button', { name: 'Save my changes' })
    await send.click()
    await expect.element(dialog.getByText(/^A picture was not uploaded/)).toBeVisible()
    await expect.element(button('Add pictures')).toHaveFocus()

    const release = api.holds(uploadReviewPicture, aPicture(2))
    await button('Try again to upload picture 2').click()
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50%')
    release()
    await expect.element(dialog.getByText('2 of 2 pictures uploaded')).toBeInTheDocument()

    api.returns(uploadReviewPicture, aPicture(3))
    await userEvent.upload(
      files,
      [3, 4, 5].map((at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' })),
    )
    await expect.element(dialog.getByText(/^A review can have 4 pictures/)).toBeVisible()
    await expect.element(dialog.getByText('4 of 4 pictures uploaded')).toBeInTheDocument()
    api.returns(removeReviewPicture, { ok: true })
    await button('Remove picture 4').click()
    await expect.element(button('Add pictures')).toHaveFocus()
    await button('Remove picture 1').click()
    // The picture that the review has is only removed with the change.
    expect(api.calls().filter((sent) => sent.startsWith('DELETE'))).toEqual([
      `DELETE /api/reviews/pictures/${aPicture(3).id}`,
    ])

    await dialog.getByRole('button', { name: 'Close' }).click()
    await button('Change').click()
    await expect.element(dialog.getByRole('img', { name: 'Picture 2' })).toBeVisible()
    api.returns(editReview, mine)
    await send.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(api.lastBody({ ...editReview, path: `/api/reviews/${mine.id}` })).toMatchObject({
      title: 'With pictures',
      pictureIds: [aPicture(2).id, aPicture(3).id],
    })
  })

  test('sees their own review with its pictures while it waits for a moderator', async () => {
    const pictures = [aPicture(1), aPicture(2)]
    const own = { ...mine, pictures, imageUrls: pictures.map(({ url }) => url) }
    await renderReviews(aProduct(), { signedIn: true, own })
    const shown = page.getByRole('region', { name: 'Your review' })
    await expect.element(shown.getByText('Waiting for a moderator')).toBeVisible()
    await expect.element(shown.getByText(/^Only you can see your review until a moderator has read it\./)).toBeVisible()
    await expect
      .element(shown.getByRole('img', { name: 'Picture 2 of 2 by Thandi' }))
      .toHaveAttribute('src', aPicture(2).smallUrl)
  })

  test('removes their review after a question, and can write another', async () => {
    const api = await renderReviews(aProduct(), { signedIn: true, own: mine })
    api.returns(removeReview, { ok: true })
    await button('Remove').click()
    await button('Keep it').click()
    await expect.element(button('Remove')).toHaveFocus()
    await button('Remove').click()
    await button('Remove it').click()
    await expect.element(button('Write a review')).toBeVisible()
  })
})

test('a visitor who wants to write signs in first, then the form opens', async () => {
  const api = await renderReviews(aProduct())
  api.returns(login, { user: member, token: 'a-token' })
  await button('Write a review').click()
  await userEvent.fill(dialog.getByLabelText('Email'), 'thandi@example.com')
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'rooibos and honey')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible()
})
