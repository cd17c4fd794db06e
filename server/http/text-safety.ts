import { Refusal } from './refusal.ts'

const MAX_DEPTH = 20

const firstBad = (value: unknown, path: string, depth: number): string | undefined => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > MAX_DEPTH) return path
  for (const [key, part] of Object.entries(value)) {
    const bad = key.includes('\0') ? path : firstBad(part, path === '' ? key : `${path}.${key}`, depth + 1)
    if (bad !== undefined) return bad
  }
  return undefined
}

/**
 * Refuses text that no database column can hold (a NUL, half a surrogate pair) and values nested too deep, wherever they stand.
 * @throws Refusal invalid_input, naming the place
 */
export const refuseUnstorableText = (parts: Readonly<Record<string, unknown>>): void => {
  const path = firstBad(parts, '', 0)
  if (path === undefined) return
  const message = 'This text contains a character that cannot be stored. Please remove it and try again.'
  throw new Refusal('invalid_input', { message, issues: [{ path, message }] })
}
