import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setText } from './text-path.ts'

const font = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fonts', `${name}.woff2`))
const serif = font('fraunces-display')
const southern = font('fraunces-display-southern')

describe('setText', () => {
  it('sets a short text on one line', () => {
    const text = setText(serif, 'Skynn', { size: 50 })
    expect(text.lines).toBe(1)
    expect(text.width).toBeGreaterThan(90)
    expect(text.width).toBeLessThan(180)
    expect(text.paths[0]).toMatch(/^M[\d. -]+/)
  })

  it('breaks at spaces, balances the lines and stays within maxWidth', () => {
    const text = setText(serif, 'Rooibos on your skin: what it can and cannot do', {
      size: 60,
      maxWidth: 560,
      lineHeight: 1.1,
    })
    expect(text.lines).toBe(3)
    expect(text.paths).toHaveLength(3)
    expect(text.width).toBeLessThanOrEqual(560)
    expect(text.height).toBeGreaterThan(2 * 1.1 * 60)
  })

  it('does not break at a no-break space', () => {
    expect(setText(serif, 'SPF 50', { size: 60, maxWidth: 150 }).lines).toBe(2)
    expect(setText(serif, 'SPF\u00a050', { size: 40, maxWidth: 160 }).lines).toBe(1)
  })

  it('breaks a word wider than maxWidth', () => {
    const text = setText(serif, 'W'.repeat(60), { size: 60, maxWidth: 560 })
    expect(text.lines).toBeGreaterThan(3)
    expect(text.width).toBeLessThanOrEqual(560)
  })

  it('takes missing letters from the second font, else drops the accent, else the letter', () => {
    const plain = setText(serif, 'Tshaba', { size: 60 })
    expect(setText(serif, 'Tšhaba', { size: 60 }).paths).toEqual(setText(serif, 'Tshaba', { size: 60 }).paths)
    expect(setText([serif, southern], 'Tšhaba', { size: 60 }).paths).not.toEqual(plain.paths)
    expect(setText(serif, 'Tshaba\u{1f33f}\u0000', { size: 60 }).paths).toEqual(plain.paths)
  })

  it('returns no lines for a blank text or without fonts', () => {
    expect(setText(serif, ' \u00ad ', { size: 60 })).toEqual({ paths: [], lines: 0, height: 0, width: 0 })
    expect(setText([], 'Skynn', { size: 60 }).lines).toBe(0)
  })
})
