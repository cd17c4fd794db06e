import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { standingPages } from '#guidance/assistant/standing-pages.ts'

const folder = new URL('../', import.meta.url)

it('the pages that answers may link to exist', async () => {
  const addresses = (await readFile(new URL('tests/addresses/pages.txt', folder), 'utf8')).split('\n')
  expect(standingPages.filter((path) => !addresses.includes(path))).toEqual([])
})

it('the knowledge links to no other pages of ours', async () => {
  const knowledge = new URL('content/knowledge/', folder)
  const files = (await readdir(knowledge, { recursive: true })).filter((name) => name.endsWith('.json'))
  const linked = await Promise.all(
    files.map(async (name) =>
      [...(await readFile(new URL(name, knowledge), 'utf8')).matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => path),
    ),
  )
  expect(linked.flat().length).toBeGreaterThan(20)
  expect(linked.flat().filter((path) => !standingPages.includes(path))).toEqual([])
})
