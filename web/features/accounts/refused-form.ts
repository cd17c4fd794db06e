import { ApiError, UNREACHABLE_MESSAGE } from '#web/api/api-error.ts'

/** What a form shows after a failed request. */
export type RefusedForm = {
  /** The message of the toast; null when the answer is no failure but the step of paying (status 402). */
  toast: string | null
  /** Fields that the server rejected, each with its message. */
  fields: { name: string; message: string }[]
}

/**
 * Maps the error of a sign-in or registration to messages (specification, error catalogue): the server's message, else `fallback`. A 402
 * is not an error but a step. A taken email address is shown under its field too, because the toast disappears.
 */
export const readRefusal = (error: unknown, fallback: string): RefusedForm => {
  if (!(error instanceof ApiError)) return { toast: fallback, fields: [] }
  // Without a response the fallback ("Invalid email or password") would be wrong.
  if (error.status === 0) return { toast: UNREACHABLE_MESSAGE, fields: [] }
  const message = error.userMessage(fallback)
  if (error.status === 402) return { toast: null, fields: [] }
  const issues = error.response?.issues ?? []
  const fields = issues.flatMap((issue) =>
    issue.path.startsWith('body.') ? [{ name: issue.path.slice('body.'.length), message: issue.message }] : [],
  )
  if (error.response?.code === 'email_taken') fields.push({ name: 'email', message })
  return { toast: message, fields }
}
