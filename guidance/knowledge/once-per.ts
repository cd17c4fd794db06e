import type { Knowledge } from './knowledge.ts'

/** What is made of a knowledge, or of a part of one, made once for each. */
export const oncePer = <T, Known extends object = Knowledge>(make: (known: Known) => T): ((known: Known) => T) => {
  const made = new WeakMap<Known, T>()
  return (known) => {
    const value = made.get(known) ?? make(known)
    made.set(known, value)
    return value
  }
}
