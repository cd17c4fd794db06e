import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ogFonts } from './og-fonts.server.ts'
import { ogPng } from './og.server.ts'
import type { MotifName } from './motif-names.ts'

describe('the Open Graph image', () => {
  const titles: readonly (readonly [title: string, motif: MotifName])[] = [
    ['Dark spots and our sun: the case for a tinted sunscreen', 'face'],
    ['What to do at night', 'moon'],
    ['Tags, myths and five labels read aloud', 'protea'],
    ['Long '.repeat(80), 'grass'],
    ['W'.repeat(300), 'bag'],
  ]
  it.each(titles)('is 1200 by 630 and under 60 KB for a title of any length (%#)', async (title, motif) => {
    const png = await ogPng({ title, category: 'Guide', accent: 'rooibos', slug: motif, motif, fonts: ogFonts })
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(60 * 1024)
  })

  it('is byte-identical for the same page', async () => {
    const draw = (): Promise<Buffer> =>
      ogPng({ title: 'Skynn', category: 'Home', accent: 'aloe', slug: 'home', fonts: ogFonts })
    expect((await draw()).equals(await draw())).toBe(true)
  })

  const draw = (title: string): Promise<Buffer> =>
    ogPng({ title, category: 'Guide', accent: 'aloe', slug: 'any', fonts: ogFonts })

  it.each(['دليل العناية بالبشرة', 'ኒያሲናሚድ', '防晒指南', 'Солнце и кожа', 'SPF 50 对皮肤', '🌿 ☀️', ''])(
    'shows the tagline for a title its fonts cannot set: %s',
    async (title) => {
      expect((await draw(title)).equals(await draw('Skincare that knows where you live.'))).toBe(true)
    },
  )

  it('drops a symbol without a glyph and leaves no gap', async () => {
    expect((await draw('Glow 🌿 at 30 ☀️')).equals(await draw('Glow at 30'))).toBe(true)
  })

  it('sets South African languages with their diacritics', async () => {
    const tagline = await draw('Skincare that knows where you live.')
    for (const title of [
      'Vhusiku ḽa ṱhukhu ṋotshi ḓuvha',
      'Tšhošološo ya letlalo',
      'Môre se vel, reën en ’n bietjie Äpfel',
    ])
      expect((await draw(title)).equals(tagline)).toBe(false)
  })
})
