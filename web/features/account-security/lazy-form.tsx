import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type LazyFormProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** The fields of the form, for the skeleton; true for one with a hint. */
  fields: readonly boolean[]
  props: Props
}

/** A form whose code and validators load on demand, with a skeleton until then and a retry button when loading fails. */
export function LazyForm<Props extends object>({ load, fields, props }: LazyFormProps<Props>) {
  const { Part, ensureLoaded } = useLazyPart(load)
  const [failed, setFailed] = useState(false)
  const attempt = useCallback(() => {
    setFailed(false)
    void ensureLoaded().then((loaded) => setFailed(!loaded))
  }, [ensureLoaded])
  useEffect(attempt, [attempt])

  if (failed) {
    return (
      <ErrorState title="The form did not load" heading="h3" onRetry={attempt}>
        Check your connection, then try again.
      </ErrorState>
    )
  }
  if (Part) return <Part {...props} />
  return <FormSkeleton fields={fields} />
}

/** A form while it loads. */
export function FormSkeleton({ fields }: { fields: readonly boolean[] }) {
  return (
    <SkeletonGroup label="Loading the form" className="grid grid-cols-1 gap-5">
      {fields.map((hint, at) => (
        <div key={at}>
          <Skeleton className="mt-0.5 mb-2.5 h-4 w-24" />
          <Skeleton className="h-12 rounded-md" />
          {hint && <Skeleton className="mt-2.5 h-3.5 w-3/4" />}
        </div>
      ))}
      <Skeleton className="h-12 rounded-md" />
    </SkeletonGroup>
  )
}
