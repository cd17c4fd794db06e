import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Wraps the part of the page that has tooltips: the first opens after 700 ms, another within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

type TooltipProps = {
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
  defaultOpen?: boolean
}

/** A short hint on what a control does, on hover and focus. Never put information only here: phones have no hover. */
export function Tooltip({ label, side = 'bottom', children, defaultOpen }: TooltipProps) {
  return (
    <Primitive.Root defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content side={side} sideOffset={6} collisionPadding={12} className="tooltip">
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
