import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** A TabPanel for each tab. */
  children: ReactNode
  className?: string
}

/** Tabs over panels on the same page; arrow keys move between tabs and show each panel at once. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  children,
  className,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next)
    if (tab) onChange?.(tab.value)
  }
  return (
    <Primitive.Root
      value={value}
      defaultValue={defaultValue ?? (value === undefined ? tabs[0]?.value : undefined)}
      onValueChange={choose}
      className={className}
    >
      <Primitive.List aria-label={label} className="tabs">
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

/** The panel of one tab. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Primitive.Content value={value} className="tab-panel">
      {children}
    </Primitive.Content>
  )
}
