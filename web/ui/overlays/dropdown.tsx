import * as Primitive from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Petal } from '#web/ui/petal.tsx'

type DropdownProps = {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * A menu of actions under a button. It renders next to the button in the DOM, not in a portal, so it belongs to the same landmark. Load it
 * lazily where it is not the main purpose of the page.
 */
export function Dropdown({ trigger, children, align = 'end', ...state }: DropdownProps) {
  return (
    <Primitive.Root modal={false} {...state}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content className="menu" align={align} sideOffset={8} collisionPadding={12}>
        {children}
      </Primitive.Content>
    </Primitive.Root>
  )
}

type DropdownItemProps = {
  icon?: IconName
  onSelect?: (event: Event) => void
  disabled?: boolean
  tone?: 'default' | 'danger'
  /** The child is a link that becomes the item. */
  asChild?: boolean
  children: ReactNode
}

/** One action of a menu. With `asChild`, put the icon inside the link yourself. */
export function DropdownItem({ icon, onSelect, disabled, tone, asChild, children }: DropdownItemProps) {
  return (
    <Primitive.Item
      className={classNames('menu-item', tone === 'danger' && 'menu-item-danger')}
      onSelect={onSelect}
      disabled={disabled}
      asChild={asChild}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} />}
          {children}
        </>
      )}
    </Primitive.Item>
  )
}

type DropdownChoiceProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: IconName }[]
}

/** A single choice in a menu: the theme, the order of a list. */
export function DropdownChoice<Value extends string>({ label, value, onChange, options }: DropdownChoiceProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Primitive.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value} className="menu-item">
          {option.icon && <Icon name={option.icon} />}
          {option.label}
          {option.value === value && <Petal />}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}

/** Non-interactive text at the top of a menu, such as the signed-in member. */
export function DropdownLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="menu-label">{children}</Primitive.Label>
}

/** A hairline between groups of a menu. */
export function DropdownSeparator() {
  return <Primitive.Separator className="menu-line" />
}
