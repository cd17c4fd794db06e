import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { login, logout, me } from '#contract/routes/accounts.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { useSession } from './session.tsx'

function WhoAmI() {
  const { settled, member: current, outOfReach, signOut } = useSession()
  if (!settled) return <p>Loading</p>
  return (
    <>
      <p>{current === null ? 'Visitor' : `${current.firstName}${outOfReach ? ', last known' : ''}`}</p>
      <button type="button" onClick={() => void signOut()}>
        Log out
      </button>
    </>
  )
}

const shown = (text: string) => page.getByText(text, { exact: true })

describe('the session', () => {
  test('without a token is a visitor and sends no request', async () => {
    const api = stubApi()
    await renderApp(<WhoAmI />)
    await expect.element(shown('Visitor')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  test('shows the member, and the last known one while the server is unreachable', async () => {
    const api = stubApi()
    api.returns(me, member)
    const app = await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi')).toBeVisible()
    await app.unmount()
    api.disconnects(me)
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi, last known')).toBeVisible()
  })

  test('stays after a server error and recovers when the connection returns', async () => {
    const api = stubApi()
    api.returns(me, member)
    const app = await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi')).toBeVisible()
    await app.unmount()
    api.refuses(me, 'internal')
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi, last known')).toBeVisible()
    api.returns(me, member)
    dispatchEvent(new Event('online'))
    await expect.element(shown('Thandi')).toBeVisible()
  })

  test('is looked up again when a trial ends, so that an open page stops showing it', async () => {
    const api = stubApi()
    const trialEndDate = new Date(Date.now() + 300).toISOString()
    api.returns(me, { ...member, firstName: 'On trial', subscriptionStatus: 'trial', trialEndDate })
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('On trial')).toBeVisible()
    api.returns(me, { ...member, firstName: 'Free', subscriptionStatus: 'free', trialEndDate })
    await expect.element(shown('Free')).toBeVisible()
  })

  test('ends when the server rejects the token', async () => {
    stubApi().refuses(me, 'sign_in_required')
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Visitor')).toBeVisible()
    expect(localStorage.getItem('skynn.token')).toBeNull()
  })

  test('ends when the member logs out, even while the server is unreachable', async () => {
    const api = stubApi()
    api.returns(me, member)
    api.disconnects(logout)
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect.element(shown('Visitor')).toBeVisible()
    expect([localStorage.getItem('skynn.token'), localStorage.getItem('skynn.member')]).toEqual([null, null])
    expect(api.calls()).not.toContain(`${login.method} ${login.path}`)
  })

  test('follows a sign-out in another tab', async () => {
    stubApi().returns(me, member)
    await renderApp(<WhoAmI />, { signedIn: true })
    await expect.element(shown('Thandi')).toBeVisible()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await expect.element(shown('Visitor')).toBeVisible()
  })
})
