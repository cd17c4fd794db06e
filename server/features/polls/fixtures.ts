import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { writePoll } from './queries.ts'

type NewPoll = Parameters<typeof writePoll>[1]

/** Creates an active poll with three options and without an end, with overrides. Returns the written row with its id. */
export const createPoll = async (
  context: AppContext,
  overrides: Partial<NewPoll> = {},
): Promise<NewPoll & { id: string; slug: string }> => {
  const slug = overrides.slug ?? `poll-${randomBytes(6).toString('hex')}`
  const poll: NewPoll = {
    title: `The question of ${slug}`,
    description: `What ${slug} is about.`,
    options: ['Morning', 'Evening', 'Never'].map((option) => ({ text: option, votes: 0 })),
    createdAt: context.now(),
    ...overrides,
    slug,
  }
  return { ...poll, slug, id: await writePoll(context.database.queries, poll) }
}
