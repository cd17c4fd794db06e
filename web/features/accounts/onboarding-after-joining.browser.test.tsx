import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me, register, registrationInfo } from '#contract/routes/accounts.ts'
import { readSkinProfile, saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { emptyProfile, stubApi } from '#web/test/stub-api.ts'

const text = (shown: string) => page.getByText(shown, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

function Opener() {
  const { open } = useAuthPrompt()
  const { member: current } = useSession()
  return (
    <>
      <p>{current === null ? 'Visitor' : 'Member'}</p>
      <button type="button" onClick={() => open('register')}>
        Join
      </button>
    </>
  )
}
const join = async (user = member) => {
  const api = stubApi()
  api.returns(me, user)
  api.returns(register, { user, token: 'test-token' })
  api.returns(readSkinProfile, emptyProfile)
  api.returns(saveSkinProfile, emptyProfile)
  api.disconnects(registrationInfo)
  await renderApp(<Opener />)
  await button('Join').click()
  await page.getByLabelText('Email').fill('thandi@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('protea rooibos veld')
  await page.getByRole('checkbox').click()
  await button('Create Account').click()
  await expect.element(text('Step 1 of 5')).toBeVisible()
  return api
}

describe('the sign-in dialog after joining', () => {
  test('goes on to the skin profile with the member signed in, and closes when it is complete', async () => {
    await join()
    await expect.element(text('Member')).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'What is your skin type?' })).toHaveFocus()
    for (let step = 1; step < 5; step += 1) await button('Next Step').click()
    await button('Complete Profile').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(text('Member')).toBeVisible()
  })

  test('can be closed without an answer: the member stays signed in and nothing is sent', async () => {
    const api = await join()
    await button('Close').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(text('Member')).toBeVisible()
    expect(api.calls()).not.toContain('POST /api/user/skin-profile')
  })

  test('welcomes a member who is not a founding one with the way to the skin profile', async () => {
    await join({ ...member, subscriptionStatus: 'trial', isFoundingMember: false })
    await expect.element(text("Account created successfully. Let's set up your skin profile.")).toBeVisible()
  })
})
