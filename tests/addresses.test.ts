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

it('keeps every page address as it was, unless this list is changed on purpose', async () => {
  await expect(
    `${addresses(routes as RouteConfigEntry[])
      .sort()
      .join('\n')}\n`,
  ).toMatchFileSnapshot('addresses/pages.txt')
})

it('keeps every endpoint as it was, unless this list is changed on purpose', async () => {
  const lines = allEndpoints.map(({ endpoint }) => `${endpoint.method.padEnd(6)} ${endpoint.path}  (${endpoint.who})`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('addresses/endpoints.txt')
})

it('defines each method and path once', () => {
  const all = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})
