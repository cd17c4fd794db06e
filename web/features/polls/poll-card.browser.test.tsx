import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, me } from '#contract/routes/accounts.ts'
import type { Poll } from '#contract/polls.ts'
import { listPolls, voteInPoll } from '#contract/routes/polls.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { PollsBlock } from './polls-block.tsx'

const poll: Poll = {
  id: '0192f5c6-0000-4000-8000-00000000000a',
  slug: 'sunscreen',
  title: 'How often do you put on sunscreen?',
  description: '',
  options: [
    { text: 'Once', votes: 1 },
    { text: 'Twice', votes: 1 },
    { text: 'Never', votes: 0 },
  ],
  totalVotes: 2,
  isActive: true,
  endDate: null,
  isSample: false,
  createdAt: '2026-11-01T08:00:00.000Z',
}
const voted: Poll = {
  ...poll,
  options: [
    { text: 'Once', votes: 1 },
    { text: 'Twice', votes: 2 },
    { text: 'Never', votes: 0 },
  ],
  totalVotes: 3,
  userVote: 1,
}
const answer = (text: string) => page.getByText(text)
const vote = page.getByRole('button', { name: 'Vote' })
const result = (text: string) => page.getByRole('listitem').filter({ hasText: text })

const renderPolls = async (polls: Poll[], signedIn: boolean) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(listPolls, polls)
  await renderApp(<PollsBlock polls={polls} />, { signedIn })
  if (signedIn) await expect.poll(() => localStorage.getItem('skynn.member')).not.toBeNull()
  return api
}

describe('an open poll', () => {
  test('shows a member the results to one decimal, their choice and thanks, without a change of size', async () => {
    const api = await renderPolls([poll], true)
    api.returns(voteInPoll, voted)
    const card = page.getByRole('article').element()
    const height = card.getBoundingClientRect().height
    await vote.click()
    await expect.element(page.getByText('Choose an answer first.')).toBeVisible()
    await answer('Twice').click()
    api.returns(listPolls, [voted])
    await vote.click()
    await expect.element(result('Twice (your choice)')).toHaveTextContent('Twice (your choice)66.7%')
    await expect.element(result('Once')).toHaveTextContent('Once33.3%')
    const thanks = page.getByText('Thank you for voting · 3 votes')
    await expect.element(thanks).toHaveFocus()
    expect(card.getBoundingClientRect().height).toBe(height)
    expect(vote.query()).toBeNull()
  })

  test('asks a visitor to sign in, and casts the vote after that', async () => {
    const api = await renderPolls([poll], false)
    await answer('Twice').click()
    await vote.click()
    await userEvent.fill(page.getByLabelText('Email'), 'thandi@example.com')
    await userEvent.fill(page.getByRole('textbox', { name: 'Password' }), 'rooibos and honey')
    api.returns(login, { user: member, token: 'a-new-token' })
    api.returns(voteInPoll, voted)
    api.returns(listPolls, [voted])
    expect(api.calls()).not.toContain(`POST /api/polls/${poll.id}/vote`)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.element(result('Twice (your choice)')).toBeVisible()
    expect(api.lastBody({ method: 'POST', path: `/api/polls/${poll.id}/vote` })).toEqual({ optionIndex: 1 })
  })

  test('says in a toast why a vote failed, and shows what the server has', async () => {
    const api = await renderPolls([poll], true)
    api.refuses(voteInPoll, 'already_voted')
    await answer('Once').click()
    api.returns(listPolls, [voted])
    await vote.click()
    await expect.element(page.getByText('You have already voted in this poll.')).toBeVisible()
    await expect.element(result('Twice (your choice)')).toBeVisible()
  })
})

describe('a closed poll', () => {
  test.each([
    ['was closed', { isActive: false }],
    ['has passed its end date, although the page was rendered before', { endDate: '2026-01-01T00:00:00.000Z' }],
  ])('that %s shows its results and takes no vote, also without any votes', async (_, closed) => {
    const nobody = poll.options.map((option) => ({ ...option, votes: 0 }))
    await renderPolls([{ ...poll, options: nobody, totalVotes: 0, ...closed }], false)
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Poll ended', { exact: true })).toBeVisible()
    await expect.element(result('Once')).toHaveTextContent('Once0.0%')
    expect(vote.query()).toBeNull()
  })
})

test('the block shows three polls, and one in compact mode', async () => {
  const polls = [1, 2, 3, 4].map((at) => ({ ...poll, id: `0192f5c6-0000-4000-8000-00000000000${at}` }))
  stubApi()
  const { rerender, container } = await renderApp(<PollsBlock polls={polls} />)
  expect(container.querySelectorAll('article')).toHaveLength(3)
  await rerender(<div />)
  const compact = await renderApp(<PollsBlock polls={polls} compact />)
  expect(compact.container.querySelectorAll('article')).toHaveLength(1)
})
