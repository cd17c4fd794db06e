import type { Advice } from '#server/advice/pool.ts'
import type { AdviceTasks } from '#server/advice/tasks.ts'

type Dictionary = AdviceTasks['listIngredients']['output']

/** By engine; the knowledge does not change while it runs. */
const dictionaries = new WeakMap<Advice, Promise<Dictionary>>()

/** The ingredient dictionary by name, read from the engine once. A failed read is repeated by the next caller. */
export const dictionaryOf = (advice: Advice): Promise<Dictionary> => {
  const known = dictionaries.get(advice)
  if (known !== undefined) return known
  const read = advice
    .run('listIngredients', {})
    .then((rows) => rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en')))
  dictionaries.set(advice, read)
  read.catch(() => dictionaries.delete(advice))
  return read
}
