import type { ComponentProps } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** The consent that registration requires; accepting also confirms the age (the server records both). Its links open in a new tab, so that the form keeps its input. */
export function TermsBox(props: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  return (
    <Checkbox {...props}>
      I am 16 or older, and I accept the <NewTab href="/terms">Terms of Service</NewTab> and the{' '}
      <NewTab href="/privacy">Privacy Policy</NewTab>
    </Checkbox>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
