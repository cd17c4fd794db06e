import { expect, test } from 'vitest'
import { sameAsLock } from './packages.mjs'

const lock = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
  'node_modules/@esbuild/win32-x64': { version: '1.0.0', integrity: 'sha512-win', optional: true },
}
const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' } }

test('accepts an installation that lacks only packages for other platforms', () => {
  expect(sameAsLock(lock, zod)).toBe(true)
})

test('rejects a different version, a different integrity hash, a missing package and an extra package', () => {
  expect(sameAsLock(lock, { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-zod' } })).toBe(false)
  expect(sameAsLock(lock, { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' } })).toBe(false)
  expect(sameAsLock(lock, {})).toBe(false)
  expect(sameAsLock(lock, { ...zod, 'node_modules/left-pad': { version: '1.0.0' } })).toBe(false)
})
