import { Refusal } from './refusal.ts'

const MAX_DEPTH = 20

type Fault = { path: string; message: string }

const unstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const firstFault = (value: unknown, path: string, depth: number): Fault | undefined => {
  if (typeof value === 'string' && unstorable(value)) {
    return { path, message: 'This text contains a character that cannot be stored. Please remove it and try again.' }
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > MAX_DEPTH) return { path, message: 'This is nested too deeply.' }
  for (const [key, part] of Object.entries(value)) {
    const fault = firstFault(key, path, depth) ?? firstFault(part, path === '' ? key : `${path}.${key}`, depth + 1)
    if (fault) return fault
  }
  return undefined
}

/**
 * Refuses text that no database column can store (a NUL, a lone surrogate) and values nested too deeply, anywhere in the input.
 * @throws Refusal invalid_input with the path
 */
export const refuseUnstorableText = (parts: Readonly<Record<string, unknown>>): void => {
  const fault = firstFault(parts, '', 0)
  if (fault) throw new Refusal('invalid_input', { message: fault.message, issues: [fault] })
}
