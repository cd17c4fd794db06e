import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type PartModule, useLazyPart } from '#web/shell/lazy-part.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

type LoadedPartProps<Props> = {
  load: () => Promise<PartModule<Props>>
  props: Props
  /** In its place while the code is on its way. */
  waiting: ReactNode
  /** What to say if the code does not arrive. */
  failed: string
}

/** A part of the page whose code loads when it is first shown. */
export function LoadedPart<Props extends object>({ load, props, waiting, failed }: LoadedPartProps<Props>) {
  const { Part, loading, ensureLoaded } = useLazyPart(load)
  const [hasFailed, setHasFailed] = useState(false)
  const start = useCallback(async () => setHasFailed(!(await ensureLoaded())), [ensureLoaded])
  useEffect(() => void start(), [start])
  if (Part !== null) return <Part {...props} />
  if (!hasFailed) return waiting
  return (
    <ErrorState title={failed} onRetry={() => void start()} retrying={loading}>
      Check your connection, then try again. What you built is safe.
    </ErrorState>
  )
}
