import { useRef } from 'react'
import { useSession } from '#web/session/session.tsx'
import type { PartModule } from '#web/shell/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Draft } from '../plan/routine-draft.ts'
import type { RoutineListProps } from '../saved/routine-list.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { StartersView } from './starters-view.tsx'
import { type Builder as State, useBuilder } from './use-builder.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { WorkbenchProps } from './workbench.tsx'

const loadWorkbench = (): Promise<PartModule<WorkbenchProps>> => import('./workbench.tsx')
const loadList = (): Promise<PartModule<RoutineListProps>> => import('../saved/routine-list.tsx')
const preloadWorkbench = () => void loadWorkbench().catch(() => {})

function Offered({ builder, name }: { builder: State; name: string }) {
  return (
    <Note tone="warning" title="You have a routine with unsaved changes." className="mb-6 print:hidden">
      Open “{name}” in its place? You can undo that.
      <span className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" size="sm" onClick={builder.takeOffered}>
          Open it
        </Button>
        <Button variant="quiet" size="sm" onClick={builder.refuseOffered}>
          Keep building
        </Button>
      </span>
    </Note>
  )
}

/** The space of a routine whose code is on its way. */
function RoutineSpace() {
  return <div aria-hidden="true" className="h-112 rounded-lg bg-raised" />
}

/**
 * Where to begin. It works before the scripts have loaded; until the browser has read its storage, somebody who has begun (marked by
 * web/shell/before-paint.ts) sees the space of their routine instead.
 */
function Beginning({ isLoaded, onStart }: { isLoaded: boolean; onStart: (draft: Draft) => void }) {
  return (
    <>
      <div
        // On intent.
        onPointerEnter={preloadWorkbench}
        onFocus={preloadWorkbench}
        className={isLoaded ? undefined : 'in-[[data-member]]:hidden in-[[data-routine]]:hidden'}
      >
        <StartersView onStart={onStart} />
      </div>
      {!isLoaded && (
        <div className="hidden in-[[data-member]]:block in-[[data-routine]]:block">
          <RoutineSpace />
        </div>
      )}
    </>
  )
}

/** The routine builder: where to begin, the steps of morning and evening, and what the check says of them. */
export function Builder() {
  const builder = useBuilder()
  const { member } = useSession()
  const { draft, offered, isLoaded } = builder
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div ref={box} id="builder" tabIndex={-1} className="mt-8 scroll-mt-24 outline-none noscript:hidden">
      {offered !== null && <Offered builder={builder} name={offered.name} />}
      {isLoaded && draft !== null ? (
        <LoadedPart
          load={loadWorkbench}
          props={{ builder, draft }}
          waiting={<RoutineSpace />}
          failed="The routine builder did not load"
        />
      ) : (
        <Beginning isLoaded={isLoaded} onStart={builder.replace} />
      )}
      {member !== null && (
        <LoadedPart
          load={loadList}
          props={{ memberId: member.id, builder }}
          waiting={null}
          failed="Your routines did not load"
        />
      )}
    </div>
  )
}
