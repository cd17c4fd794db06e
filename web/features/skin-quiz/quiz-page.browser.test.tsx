import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import { analyseSkinQuiz } from '#contract/routes/guidance.ts'
import { readSkinProfile, saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { emptyProfile, stubApi } from '#web/test/stub-api.ts'
import { keepQuizDraft } from './quiz-draft.ts'
import QuizPage from './quiz-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const result = {
  profile: 'You have dry skin.',
  routine: { 'Morning 1: Cleanser': 'Wash.', 'Evening 1: Moisturiser': 'Cream.' },
  products: [
    {
      category: 'Cleanser',
      product: 'Plain Wash',
      ingredients: 'glycerin',
      price: 'R45.00',
      slug: 'plain-wash',
      isSample: true,
    },
    { category: 'Moisturiser', product: 'Plain Cream', ingredients: 'urea', price: 'R1\u00A0100.00' },
  ],
  tips: ['Wear a hat.'],
}

/** Answers the questions from the current one up to and without question `to`. */
const answerUntil = async (to: number, from = 1) => {
  for (let question = from; question < to; question += 1) {
    await expect.element(page.getByText(`Question ${question} of 8`)).toBeVisible()
    if (question > 6) await button('None').click()
    else if (question === 6) await page.getByRole('checkbox', { name: 'None of these' }).click()
    else
      await page
        .getByRole(question === 3 ? 'checkbox' : 'radio')
        .first()
        .click()
    await button(question === 8 ? 'Get Results' : 'Next').click()
  }
}
beforeEach(() => sessionStorage.clear())

describe('the questions', () => {
  test('refuse to go on without an answer, and put the focus on the choices', async () => {
    stubApi()
    await renderApp(<QuizPage />)
    await expect.element(button('Previous')).toBeDisabled()
    await button('Next').click()
    await expect.element(page.getByText('All questions are required for personalized recommendations.')).toBeVisible()
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '13%')
  })

  test('refuse an empty list and spaces, and keep their answers on the way back', async () => {
    keepQuizDraft({ step: 2, answers: { age: '20-29', skin_type: 'dry' } })
    stubApi()
    await renderApp(<QuizPage />)
    await button('Continue where you stopped').click()
    await button('Next').click()
    await expect.element(page.getByText('Question 3 of 8')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '38%')
    await answerUntil(7, 3)
    await userEvent.fill(page.getByRole('textbox'), '   ')
    await button('Next').click()
    await expect.element(page.getByText('Question 7 of 8')).toBeVisible()
    await button('Previous').click()
    await expect.element(page.getByRole('checkbox', { name: 'None of these' })).toBeChecked()
    await expect.element(page.getByRole('heading', { name: 'Which of these are part of your week?' })).toHaveFocus()
  })

  test('go on with Enter, and are offered again after a reload', async () => {
    stubApi()
    const app = await renderApp(<QuizPage />)
    await page.getByRole('radio', { name: '30 to 39' }).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Question 2 of 8')).toBeVisible()
    await app.unmount()
    await renderApp(<QuizPage />)
    await button('Continue where you stopped').click()
    await expect.element(page.getByText('Question 2 of 8')).toBeVisible()
    await button('Previous').click()
    await expect.element(page.getByRole('radio', { name: '30 to 39' })).toBeChecked()
  })

  test('offer goals to tap, which are added to what is typed', async () => {
    stubApi()
    await renderApp(<QuizPage />)
    await answerUntil(7)
    await userEvent.fill(page.getByRole('textbox'), 'fewer pimples,')
    await button('Calm skin').click()
    await button('Soft skin').click()
    await expect.element(page.getByRole('textbox')).toHaveValue('fewer pimples, Calm skin, Soft skin')
    await button('None').click()
    await button('Soft skin').click()
    await expect.element(page.getByRole('textbox')).toHaveValue('Soft skin')
  })

  test('stay on the last one when the analysis fails, and say so', async () => {
    stubApi().fails(analyseSkinQuiz)
    await renderApp(<QuizPage />)
    await answerUntil(9)
    await expect.element(page.getByText('Failed to analyze your quiz. Please try again.')).toBeVisible()
    await expect.element(page.getByText('Question 8 of 8')).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('None')
  })
})

describe('the result', () => {
  test('comes by itself where the guide is still starting', async () => {
    const api = stubApi()
    api.refuses(analyseSkinQuiz, 'unavailable', {}, { 'retry-after': '1' })
    await renderApp(<QuizPage />)
    await answerUntil(9)
    await expect.element(page.getByText('Our guide is still getting ready. We keep trying for you.')).toBeVisible()
    await expect.element(button('Analyzing...')).toBeDisabled()
    api.returns(analyseSkinQuiz, result)
    await expect.element(page.getByText('You have dry skin.')).toBeVisible()
  })

  test('shows the sections, the total, samples and links, after Analyzing...', async () => {
    const api = stubApi()
    const send = api.holds(analyseSkinQuiz, result)
    await renderApp(<QuizPage />)
    await answerUntil(9)
    await expect.element(button('Analyzing...')).toBeDisabled()
    send()
    await expect.element(page.getByRole('heading', { name: 'Your Personalized Skin Analysis' })).toHaveFocus()
    for (const name of ['Your Skin Profile', 'Recommended Routine', 'Product Recommendations', 'Lifestyle Tips'])
      await expect.element(page.getByRole('heading', { name })).toBeVisible()
    await expect.element(page.getByText('R1\u00A0145.00')).toBeVisible()
    await expect.element(page.getByText('Sample', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Plain Wash' }))
      .toHaveAttribute('href', '/product-recommendations/plain-wash')
    await expect.element(button('Sign Up to Save Results')).toBeVisible()
    expect(api.lastBody(analyseSkinQuiz)).toMatchObject({ answers: { age: 'under-20', lifestyle: [], goals: 'None' } })
  })

  test(
    'goes by the choices without a connection, and is completed once there is one',
    { timeout: 90_000 },
    async () => {
      const api = stubApi()
      api.disconnects(analyseSkinQuiz)
      await renderApp(<QuizPage />)
      await answerUntil(9)
      await expect
        .element(page.getByText('Made on your phone, without a connection.'), { timeout: 60_000 })
        .toBeVisible()
      await expect.element(page.getByText('Products that suit you follow once you are connected.')).toBeVisible()
      await expect.element(page.getByText(/^2\. Sunscreen/)).toBeVisible()
      api.returns(analyseSkinQuiz, result)
      await button('Get the full result').click()
      await expect.element(page.getByRole('link', { name: 'Plain Wash' })).toBeVisible()
      await expect.element(page.getByText('Made on your phone, without a connection.')).not.toBeInTheDocument()
    },
  )

  test('shows first what needs care, with numbers to call', async () => {
    const redFlags = [
      {
        id: 'mole',
        level: 'urgent' as const,
        action: 'Show it to a doctor this week.',
        because: { rule: '', ingredients: [], sources: [] },
      },
    ]
    stubApi().returns(analyseSkinQuiz, { ...result, redFlags, products: [] })
    await renderApp(<QuizPage />)
    await answerUntil(9)
    await expect.element(page.getByRole('region', { name: 'Please read this first' })).toBeVisible()
    await expect.element(page.getByText('Show it to a doctor this week.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  })

  test('starts from a skin profile, and writes differences back only when asked to', async () => {
    const api = stubApi()
    api.returns(me, member)
    api.returns(readSkinProfile, { ...emptyProfile, skinType: 'oily', updatedAt: '2026-11-01T08:00:00.000Z' })
    api.returns(analyseSkinQuiz, result)
    await renderApp(<QuizPage />, { signedIn: true })
    await answerUntil(2)
    await expect.element(page.getByText('From your skin profile; change it if you like')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^Oily/ })).toBeChecked()
    await answerUntil(9, 2)
    await expect.element(button('Save to Dashboard')).toBeVisible()
    expect(api.calls()).not.toContain('POST /api/user/skin-profile')
    api.returns(saveSkinProfile, {
      ...emptyProfile,
      skinType: 'dry',
      skinConcerns: ['acne'],
      routinePreference: 'minimal',
    })
    await button('Update my skin profile').click()
    await expect.element(page.getByText('Skin profile updated')).toBeVisible()
    expect(api.lastBody(saveSkinProfile)).toEqual({
      skinType: 'dry',
      skinConcerns: ['acne'],
      routinePreference: 'minimal',
    })
  })
})
