import type { AuthDialogProps } from '#web/session/auth-prompt.tsx'

export default function AuthDialog({ mode }: AuthDialogProps) {
  return <p>{mode}</p>
}
