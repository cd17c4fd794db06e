import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { polls, pollVotes } from '#server/db/schema.ts'

const { fileHash: _fileHash, ...columns } = getTableColumns(polls)
export type PollRow = Omit<typeof polls.$inferSelect, 'fileHash'>
type NewPoll = typeof polls.$inferInsert

/** Without a member, no vote has the user id null, so one query serves visitors and members. */
const list = (after: SQL | undefined) => (db: Queries) =>
  db
    .select({ ...columns, userVote: pollVotes.optionIndex })
    .from(polls)
    .leftJoin(
      pollVotes,
      and(eq(pollVotes.pollId, polls.id), sql`${pollVotes.userId} = ${sql.placeholder('userId')}::uuid`),
    )
    .where(after)
    .orderBy(desc(polls.createdAt), desc(polls.id))
    .limit(sql.placeholder('limit'))
const firstPage = preparedQuery('polls, first page', list(undefined))
const nextPage = preparedQuery(
  'polls, after',
  list(
    sql`(${polls.createdAt}, ${polls.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
  ),
)

/** A page of polls, newest first, each with the member's vote if there is one. */
export const findPolls = (db: Queries, userId: string | null, after: Place<Date> | undefined, limit: number) =>
  after === undefined
    ? firstPage(db, { userId, limit })
    : nextPage(db, { userId, limit, at: after.by.toISOString(), id: after.id })

export const findPoll = async (db: Queries, id: string): Promise<PollRow | undefined> => {
  const [row] = await db.select(columns).from(polls).where(eq(polls.id, id))
  return row
}

/** Inserts a vote unless the member has voted in this poll. @returns whether it was inserted */
export const insertVote = async (
  db: Queries,
  vote: { pollId: string; userId: string; optionIndex: number; votedAt: Date },
): Promise<boolean> =>
  (await db.insert(pollVotes).values(vote).onConflictDoNothing().returning({ id: pollVotes.id })).length > 0

/** Adds one to an option and to the total. Concurrent votes wait for each other, so none is lost. */
export const countVote = async (db: Queries, id: string, optionIndex: number): Promise<PollRow> => {
  const votes = sql`(${polls.options} #>> ${`{${optionIndex},votes}`}::text[])::int + 1`
  const [row] = await db
    .update(polls)
    .set({
      options: sql`jsonb_set(${polls.options}, ${`{${optionIndex},votes}`}::text[], to_jsonb(${votes}))`,
      totalVotes: sql`${polls.totalVotes} + 1`,
    })
    .where(eq(polls.id, id))
    .returning(columns)
  if (!row) throw new Error('the poll no longer exists')
  return row
}

/** Deletes the votes of members, and takes them out of the counts. */
export const deleteVotesBy = async (db: Queries, memberIds: readonly string[]): Promise<void> => {
  await db.execute(sql`
    with gone as (delete from ${pollVotes} where user_id = any(${sql.param([...memberIds])}::uuid[]) returning poll_id, option_index),
      counted as (select poll_id, count(*) as votes, array_agg(option_index) as chosen from gone group by poll_id)
    update ${polls} set total_votes = polls.total_votes - counted.votes, options = (
      select jsonb_agg(option || jsonb_build_object('votes',
        (option ->> 'votes')::int - coalesce(array_length(array_positions(counted.chosen, place::int - 1), 1), 0)) order by place)
      from jsonb_array_elements(polls.options) with ordinality as listed (option, place))
    from counted where polls.id = counted.poll_id`)
}

/** The hash of each stored poll, by slug; null for polls that an operator wrote. */
export const findPollHashes = async (db: Queries, slugs: string[]) =>
  new Map(
    (await db.select({ slug: polls.slug, fileHash: polls.fileHash }).from(polls).where(inArray(polls.slug, slugs))).map(
      (row) => [row.slug, row.fileHash],
    ),
  )

/** Writes a poll. Once somebody has voted its options stay as they are, because the votes refer to them. @returns its id */
export const writePoll = async (db: Queries, row: NewPoll): Promise<string> => {
  const { id: _id, slug: _slug, totalVotes: _totalVotes, options: _options, ...changes } = row
  const [written] = await db
    .insert(polls)
    .values(row)
    .onConflictDoUpdate({
      target: polls.slug,
      set: {
        ...changes,
        options: sql`case when ${polls.totalVotes} = 0 then excluded.options else ${polls.options} end`,
      },
    })
    .returning({ id: polls.id })
  if (!written) throw new Error('the insert returned no row')
  return written.id
}
