import type { QueryClient } from '@tanstack/react-query'
import type { Poll } from '#contract/polls.ts'
import { listPolls } from '#contract/routes/polls.ts'
import { usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'

/** Votes arrive while people read (decision S9): milliseconds until the counts are fetched again. */
const FRESH_FOR = 60_000

/** Polls shown: three on the home page, one in compact mode, as specified. */
export const POLLS_SHOWN = 3

/** The newest polls. */
export const newestPolls = read(listPolls, { query: { limit: String(POLLS_SHOWN) } })

/** The polls of a page. Members see the loaded ones until theirs arrive, which say how they voted. */
export const usePolls = (loaded: Poll[]): Poll[] => usePersonalRead(newestPolls, loaded, FRESH_FOR).data ?? loaded

const ofPolls = {
  predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
    typeof address === 'string' && address.startsWith(listPolls.path),
}

/** Fetches the polls again where they are shown. */
export const refreshPolls = (client: QueryClient): Promise<void> => client.invalidateQueries(ofPolls)

/** Shows a poll with the member's vote before the polls are fetched again. */
export const showVote = (client: QueryClient, userId: string | undefined, voted: Poll): void => {
  client.setQueriesData<Poll[]>(
    { predicate: (query) => ofPolls.predicate(query) && query.queryKey[1] === userId },
    (polls) => polls?.map((poll) => (poll.id === voted.id ? voted : poll)),
  )
}
