import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contract/all.ts'
import routes from '#web/routes.ts'

const addresses = (entries: readonly RouteConfigEntry[], before = ''): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? before : `${before}/${entry.path.replace(/^\//, '')}`
    const own = entry.index || (entry.path !== undefined && !entry.children) ? [path === '' ? '/' : path] : []
    return [...own, ...addresses(entry.children ?? [], path)]
  })

it('page addresses match the list in tests/addresses, which only an intended change updates', async () => {
  await expect(
    `${addresses(routes as RouteConfigEntry[])
      .sort()
      .join('\n')}\n`,
  ).toMatchFileSnapshot('addresses/pages.txt')
})

it('endpoints match the list in tests/addresses, which only an intended change updates', async () => {
  const lines = allEndpoints.map(({ endpoint }) => `${endpoint.method.padEnd(6)} ${endpoint.path}  (${endpoint.who})`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('addresses/endpoints.txt')
})

it('each method and path is defined once', () => {
  const all = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})
