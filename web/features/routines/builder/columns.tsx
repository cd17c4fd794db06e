import { useRef, useState, useSyncExternalStore } from 'react'
import type { RoutinePlan } from '#contract/routines.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { moveStep, stepOf, type Time, times } from '../plan/plan.ts'
import { timeWords } from '../plan/plan-words.ts'
import { Column } from './column.tsx'
import { useDrag } from './use-drag.ts'

const WIDE = '(width >= 48rem)'
const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )

type ColumnsProps = {
  plan: RoutinePlan
  edit: (change: (plan: RoutinePlan) => RoutinePlan, isPart?: boolean) => void
  onAdd: (time: Time) => void
  onChange: (id: string) => void
  onIntent: () => void
}

/** Morning and evening, beside each other, or in tabs on a phone. */
export function Columns({ plan, edit, onAdd, onChange, onIntent }: ColumnsProps) {
  const isWide = useIsWide()
  const [tab, setTab] = useState<Time>('morning')
  const [announcement, setAnnouncement] = useState('')
  // The first move of a drag is a change to be undone; those after it belong to it.
  const isMoved = useRef(false)
  const { held, grab } = useDrag({
    onStart: () => {
      isMoved.current = false
    },
    onMove: (id, from, to, place) => {
      edit((now) => moveStep(now, id, from, to, place), isMoved.current)
      isMoved.current = true
    },
  })
  const columnOf = (time: Time, hideHeading = false) => (
    <Column
      key={time}
      plan={plan}
      time={time}
      held={held}
      hideHeading={hideHeading}
      onMove={(id, place) => {
        edit((now) => moveStep(now, id, time, time, place))
        setAnnouncement(
          `${stepOf(plan, id)?.name ?? ''} is now step ${place + 1} of ${plan[time].length} in the ${time}.`,
        )
      }}
      onGrab={(event, id, place) => grab(event, id, time, place)}
      onChange={onChange}
      onAdd={() => onAdd(time)}
      onIntent={onIntent}
    />
  )
  return (
    <div className={held === null ? undefined : 'select-none'}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isWide ? (
        <div className="grid grid-cols-2 items-start gap-x-8 lg:gap-x-12">{times.map((time) => columnOf(time))}</div>
      ) : (
        <Tabs
          label="Time of day"
          tabs={times.map((time) => ({ value: time, label: `${timeWords[time]} (${plan[time].length})` }))}
          value={tab}
          onChange={setTab}
        >
          {times.map((time) => (
            <TabPanel key={time} value={time}>
              {columnOf(time, true)}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </div>
  )
}
