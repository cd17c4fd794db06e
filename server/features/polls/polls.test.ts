import { describe, expect, test } from 'vitest'
import { listPolls, voteInPoll } from '#contract/polls.ts'
import { engine } from '#server/db/test-database.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createPoll } from './fixtures.ts'
import { importPolls } from './import-polls.ts'

let today = new Date('2026-11-20T10:00:00.000Z')
const server = await startTestServer({ now: () => today })
const member = async () => server.asMember(await createMember(server.context))
const votes = ({ options }: { options: { votes: number }[] }) => options.map((option) => option.votes)

/** The poll as this caller sees it in the list. */
const seenBy = async (caller: Pick<ReturnType<typeof server.asVisitor>, 'call'>, id: string) =>
  (await caller.call(listPolls)).body.find((poll) => poll.id === id)

describe('a vote', () => {
  test('is counted once, for everyone, and shown to its member only', async () => {
    const { id } = await createPoll(server.context)
    const thandi = await member()
    const vote = await thandi.call(voteInPoll, { params: { pollId: id }, body: { optionIndex: 1 } })
    expect([vote.status, votes(vote.body), vote.body.totalVotes, vote.body.userVote]).toEqual([200, [0, 1, 0], 1, 1])
    expect(await seenBy(thandi, id)).toEqual(vote.body)
    const { userVote: _, ...withoutVote } = vote.body
    expect(await seenBy(server.asVisitor(), id)).toEqual(withoutVote)
    expect(await seenBy(await member(), id)).toEqual(withoutVote)
  })

  test('cannot be changed or repeated', async () => {
    const { id } = await createPoll(server.context)
    const thandi = await member()
    await thandi.call(voteInPoll, { params: { pollId: id }, body: { optionIndex: 0 } })
    const again = await thandi.call(voteInPoll, { params: { pollId: id }, body: { optionIndex: 2 } })
    expect([again.status, again.refusal.message]).toEqual([409, 'You have already voted in this poll.'])
    expect(await seenBy(thandi, id)).toMatchObject({ totalVotes: 1, userVote: 0 })
  })

  test.each([
    ['the poll was closed', { isActive: false }, 'poll_closed'],
    ['the end date has passed', { endDate: new Date('2026-11-20T10:00:00.000Z') }, 'poll_closed'],
    ['the poll has no such option', { options: [{ text: 'Yes', votes: 0 }] }, 'invalid_input'],
  ])('is refused and not counted when %s', async (_, overrides, code) => {
    const { id } = await createPoll(server.context, overrides)
    const refused = await (await member()).call(voteInPoll, { params: { pollId: id }, body: { optionIndex: 1 } })
    expect(refused.refusal.code).toBe(code)
    expect((await seenBy(server.asVisitor(), id))?.totalVotes).toBe(0)
  })

  test('is refused for a poll that does not exist', async () => {
    const nowhere = { params: { pollId: '0192f5c6-0000-4000-8000-000000000000' }, body: { optionIndex: 0 } }
    expect((await (await member()).call(voteInPoll, nowhere)).status).toBe(404)
  })

  // The embedded engine runs one query at a time, which hides races.
  test.runIf(engine === 'postgres')('counts exactly once per member when all vote twice at the same time', async () => {
    const { id } = await createPoll(server.context)
    const members = await Promise.all(Array.from({ length: 15 }, member))
    const statuses = await Promise.all(
      [...members, ...members].map(async (one, at) => {
        const call = { params: { pollId: id }, body: { optionIndex: at % 3 } }
        return (await one.call(voteInPoll, call)).status
      }),
    )
    expect([200, 409].map((status) => statuses.filter((one) => one === status).length)).toEqual([15, 15])
    const poll = await seenBy(server.asVisitor(), id)
    expect(poll?.totalVotes).toBe(15)
    const stored = await server.rows<{ count: number }>`
      select count(*)::int as count from poll_votes where poll_id = ${id}::uuid group by option_index order by option_index`
    expect(poll && votes(poll)).toEqual(stored.map(({ count }) => count))
  })
})

describe('the list of polls', () => {
  test('is in pages, newest first', async () => {
    today = new Date('2026-11-20T11:00:00.000Z')
    const older = await createPoll(server.context, { createdAt: new Date('2099-01-01') })
    const newer = await createPoll(server.context, { createdAt: new Date('2099-01-02') })
    const first = await server.asVisitor().call(listPolls, { query: { limit: '1' } })
    expect(first.body.map(({ id }) => id)).toEqual([newer.id])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await server.asVisitor().get(next)).body).toMatchObject([{ id: older.id }])
  })

  test('marks a poll as closed once its end date has passed, and keeps it', async () => {
    const { id } = await createPoll(server.context, { endDate: new Date('2026-11-20T12:00:00.000Z') })
    expect(await seenBy(server.asVisitor(), id)).toMatchObject({ isActive: true })
    today = new Date('2026-11-20T12:00:00.000Z')
    expect(await seenBy(server.asVisitor(), id)).toMatchObject({ isActive: false })
  })
})

describe('the shipped polls', () => {
  test('are samples with three to five options and no votes, and are imported once', async () => {
    expect(await importPolls(server.context)).toBe(6)
    expect(await importPolls(server.context)).toBe(0)
    const shipped = (await server.asVisitor().call(listPolls)).body.filter((poll) => poll.isSample)
    expect(shipped).toHaveLength(6)
    for (const { options, totalVotes } of shipped) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect([totalVotes, ...options.map((option) => option.votes)]).toEqual([0, ...options.map(() => 0)])
    }
  })

  test('keep the options that were voted on when their text changes, and take the new question', async () => {
    const poll = await createPoll(server.context, { fileHash: 'old' })
    const thandi = await member()
    const voted = await thandi.call(voteInPoll, { params: { pollId: poll.id }, body: { optionIndex: 2 } })
    await createPoll(server.context, { slug: poll.slug, title: 'Reworded', options: [{ text: 'Other', votes: 0 }] })
    expect(await seenBy(thandi, poll.id)).toMatchObject({ title: 'Reworded', options: voted.body.options })
  })
})
