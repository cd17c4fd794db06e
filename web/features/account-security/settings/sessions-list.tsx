import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionInfo } from '#contract/account-security.ts'
import { endSession, listSessions } from '#contract/routes/account-security.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryOf, read } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** The browsers in which the member is signed in. Fetched again with every visit, because other devices change it. */
export function SessionsList() {
  const { member } = useSession()
  const options = queryOf(read(listSessions), member?.id)
  const { data, isError, isFetching, refetch } = useQuery({ ...options, enabled: member !== null, staleTime: 0 })
  const remove = (id: string) =>
    queryClient().setQueryData(options.queryKey, (list) => list?.filter((session) => session.id !== id))

  if (data === undefined && isError) {
    return (
      <ErrorState title="Your devices did not load" heading="h3" retrying={isFetching} onRetry={() => void refetch()}>
        Check your connection, then try again.
      </ErrorState>
    )
  }
  if (data === undefined) return <SessionsSkeleton />
  return (
    <>
      <ul>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => remove(session.id)} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  )
}

/** One device and the button below, which is what most members see. */
export function SessionsSkeleton() {
  return (
    <SkeletonGroup label="Your devices are loading">
      <span className="flex min-h-20 items-center gap-4 border-t border-line py-4">
        <span className="min-w-0 flex-1">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-56 max-w-full" />
        </span>
        <Skeleton className="h-7 w-24 rounded-full" />
      </span>
      <span className="block border-t border-line pt-5">
        <Skeleton className="h-12 w-48 rounded-md" />
      </span>
    </SkeletonGroup>
  )
}

function SessionRow({ session, onEnded }: { session: SessionInfo; onEnded: () => void }) {
  const { show } = useToast()
  const [pending, setPending] = useState(false)
  const device = session.device ?? 'Unknown device'
  const end = async () => {
    setPending(true)
    try {
      await call(endSession, { params: { id: session.id } })
      // The button that has the focus, busy until now, goes with its row.
      document.getElementById('sessions')?.querySelector<HTMLElement>('button:not([aria-busy])')?.focus()
      onEnded()
      show({ title: `${device} is signed out` })
    } catch (error) {
      setPending(false)
      show({ tone: 'destructive', title: 'Still signed in', description: messageFor(error, 'Please try again.') })
    }
  }
  return (
    <li className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{device}</p>
        <p className="text-xs text-muted">
          Signed in <time dateTime={session.createdAt}>{formatDate(session.createdAt, 'short')}</time>, last used{' '}
          <time dateTime={session.lastUsedAt}>{formatDate(session.lastUsedAt, 'short')}</time>
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="soft">This device</Badge>
      ) : (
        <Button
          variant="line"
          size="sm"
          pending={pending}
          aria-label={`Sign out ${device}, signed in ${formatDate(session.createdAt, 'short')}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
