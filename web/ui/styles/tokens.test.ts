import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(theme: 'dark' | 'light'): Record<string, string> {
  const block = css.split(`@utility tokens-${theme} {`)[1]?.split('\n}')[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

/** Relative luminance as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const textTokens = [
  'text',
  'text-2',
  'muted',
  'link',
  'danger',
  'warning',
  'info',
  'success',
  'c-rooibos',
  'c-marula',
  'c-protea',
  'c-fynbos',
  'c-atlantic',
  'c-aloe',
]
const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-soft', 'soft'],
  ['text', 'soft'],
  ['text-2', 'soft'],
  ['link', 'soft'],
  ['danger', 'danger-bg'],
  ['warning', 'warning-bg'],
  ['info', 'info-bg'],
  ['success', 'success-bg'],
  ['text', 'raised-2'],
  ['text-2', 'raised-2'],
  ['page-bg', 'text'],
] as const

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  const of = (name: string) => {
    const value = tokens[name]
    if (!value) throw new Error(`No token --${name} in the ${theme} theme`)
    return value
  }
  const worst = (name: string) =>
    Math.min(...['page-bg', 'surface', 'raised'].map((background) => contrast(of(name), of(background))))
  it.each(textTokens)('gives %s a contrast of at least 4.5:1 on page, surface and raised', (name) => {
    expect(worst(name)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs)('gives %s a contrast of at least 4.5:1 on %s', (colour, background) => {
    expect(contrast(of(colour), of(background))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(['field', 'focus', 'primary'])(
    'gives %s, used for borders, at least 3:1 on page, surface and raised',
    (name) => {
      expect(worst(name)).toBeGreaterThanOrEqual(3)
    },
  )
})

it('both themes define the same tokens', () => {
  expect(Object.keys(tokensOf('dark'))).toEqual(Object.keys(tokensOf('light')))
})

it.each([
  ['fraunces', 36],
  ['figtree', 16],
  ['figtree-italic', 16],
])('the font %s is at most %d KB', (name, limit) => {
  expect(statSync(join(import.meta.dirname, `../fonts/${name}.woff2`)).size).toBeLessThanOrEqual(limit * 1024)
})
