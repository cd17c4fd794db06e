import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const folder = new URL('../', import.meta.url)
const textOf = (path: string) => readFile(new URL(path, folder), 'utf8')
const find = (text: string, name: RegExp): string[] => [...text.matchAll(name)].map(([, found = '']) => found)

/** The code of the browser, without tests. */
const webCode = async (): Promise<string> => {
  const files = await readdir(new URL('web/', folder), { recursive: true })
  const code = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  return (await Promise.all(code.map((path) => textOf(`web/${path}`)))).join('\n')
}

it('the Cookie Policy names every cookie and every key of browser storage, and no others', async () => {
  const setters = ['server/auth/sessions.ts', 'server/features/provider-sign-in/browser.ts']
  const cookies = (await Promise.all(setters.map(textOf))).flatMap((text) => find(text, /COOKIE = '(\w+)'/g))
  const keys = find(await webCode(), /'(skynn\.[a-z-]+)'/g)
  expect([cookies.length, keys.length > 5]).toEqual([2, true])
  // The router stores the last one itself.
  const used = new Set([...cookies, ...keys, 'react-router-scroll-positions'])
  const named = find(await textOf('content/legal/cookie-policy.md'), /`([^`]+)`/g)
  expect(named.toSorted()).toEqual([...used].toSorted())
})
