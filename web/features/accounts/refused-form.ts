import { ApiError, OUT_OF_REACH } from '#web/api/api-error.ts'

/** What a form shows when the server said no. */
export type RefusedForm = {
  /** The sentence of the toast; null where a calm notice in the form takes its place. */
  toast: string | null
  /** What has to be paid for first (status 402), in the server's words. */
  notice: string | null
  /** Fields the server found wrong, each with its sentence. */
  fields: { name: string; message: string }[]
}

/** No answer came at all: saying that the password is wrong would be a lie. */

/**
 * Reads a failed sign-in or registration (specification, error catalogue): the server's message, else `otherwise`; a 402 is no failure
 * but a step. An address that is taken is shown under its field too, because the toast goes away.
 */
export const readRefusal = (error: unknown, otherwise: string): RefusedForm => {
  if (!(error instanceof ApiError)) return { toast: otherwise, notice: null, fields: [] }
  if (error.status === 0) return { toast: OUT_OF_REACH, notice: null, fields: [] }
  const sentence = error.sentence(otherwise)
  if (error.status === 402) return { toast: null, notice: sentence, fields: [] }
  const issues = error.answer?.issues ?? []
  const fields = issues.flatMap(({ path, message }) =>
    path.startsWith('body.') ? [{ name: path.slice('body.'.length), message }] : [],
  )
  if (error.answer?.code === 'email_taken') fields.push({ name: 'email', message: sentence })
  return { toast: sentence, notice: null, fields }
}
