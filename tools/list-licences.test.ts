import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licences, licencesFile } from './list-licences.ts'

it('docs/deploy/licences.md is up to date (npm run licences writes it)', () => {
  expect(licences()).toBe(readFileSync(join(import.meta.dirname, '..', licencesFile), 'utf8'))
})

it('every shipped package states a licence that does not bind the product', () => {
  const lines = licences().split('\n')
  const stated = lines.slice(6, lines.indexOf('', 6)).map((line) => line.split('|')[1]?.trim())
  const known =
    /^\(?(?:AFL-2\.1 OR )?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|PSF-2\.0|LGPL-3\.0-or-later)( (OR|AND) .*)?\)?$/
  expect(stated.filter((license) => !known.test(license ?? ''))).toEqual([])
})
