import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('clues/', import.meta.url)
const files = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map(async (file): Promise<Record<string, unknown>> => await import(new URL(file, folder).href)),
)

it('no clue has the name of another, which would take its place', () => {
  const names = files.flatMap((file) =>
    Object.entries(file).flatMap(([name, words]) =>
      name.endsWith('Words') && typeof words === 'object' && words !== null ? Object.keys(words) : [],
    ),
  )
  expect(names.length).toBeGreaterThan(700)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
