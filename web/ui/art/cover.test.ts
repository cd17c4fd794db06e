import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { ACCENTS, groundOf, shadeOf } from './accents.ts'
import { avatarPath, avatarPrint } from './avatar.ts'
import { avatarArt, cover } from './cover.ts'
import { Cover } from './cover-image.tsx'
import { coverPath, parseCoverPath, printSlug, type CoverAddress } from './cover-path.ts'
import { COMPOSITIONS_OF, MOTIFS } from './motif-names.ts'
import { PRINT_SIZES, type PrintSize } from './print-sizes.ts'

const SIZES = Object.keys(PRINT_SIZES) as PrintSize[]

/** What is wrong with a drawing as XML: tags that do not close in order, attributes without quotes or twice, ids twice. */
function faults(svg: string): string[] {
  const wrong: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const tag = /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<>&]*")*)(\/?)>/g
  const rest = svg.replace(tag, (_tag, closing: string, name: string, attributes: string, alone: string) => {
    const names = [...attributes.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)]
    for (const [, attribute = '', value = ''] of names) {
      if (names.filter((other) => other[1] === attribute).length > 1) wrong.push(`${name} has ${attribute} twice`)
      if (attribute !== 'id') continue
      if (ids.has(value)) wrong.push(`id ${value} twice`)
      ids.add(value)
    }
    if (closing) {
      if (open.pop() !== name) wrong.push(`</${name}> closes another`)
    } else if (!alone) open.push(name)
    return ''
  })
  if (rest) wrong.push(`left over: ${rest.slice(0, 40)}`)
  if (open.length > 0) wrong.push(`still open: ${open.join()}`)
  for (const [, id = ''] of svg.matchAll(/href="#([^"]+)"/g)) if (!ids.has(id)) wrong.push(`no id ${id}`)
  if (/NaN|undefined|Infinity|\de[-+]\d/.test(svg)) wrong.push('a number that is none')
  return wrong
}

describe('a cover', () => {
  it('is the same print for the same slug', () => {
    const draw = (): string => cover({ slug: 'rooibos-on-your-skin', accent: 'rooibos', size: 'card' })
    expect(draw()).toBe(draw())
  })

  it('is another print for another slug, even with the same motif', () => {
    const prints = Array.from({ length: 300 }, (_, index) =>
      cover({ slug: `slug-${index}`, accent: 'aloe', size: 'card', motif: 'aloe' }),
    )
    expect(new Set(prints).size).toBe(300)
  })

  it('takes its motif from a word in the slug, and else varies it', () => {
    const plain = (slug: string, motif?: CoverAddress['motif']): string =>
      cover({ slug, accent: 'marula', size: 'square', motif })
    expect(plain('winter-on-the-highveld')).toBe(plain('winter-on-the-highveld', 'grass'))
    expect(plain('a-honey-mask')).toBe(plain('a-honey-mask', 'honey'))
    expect(plain('sunscreen-for-every-tone')).toBe(plain('sunscreen-for-every-tone', 'pump'))
  })

  it('keeps every motif, composition, accent and size well formed and under 3 200 bytes', () => {
    const wrong: string[] = []
    for (const motif of MOTIFS) {
      for (const composition of COMPOSITIONS_OF[motif]) {
        for (const accent of ACCENTS) {
          for (const size of SIZES) {
            const svg = cover({ slug: `${motif}-${size}`, accent, size, motif, composition })
            const found = [...faults(svg), ...(svg.length < 3200 ? [] : [`${svg.length} bytes`])]
            wrong.push(...found.map((fault) => `${motif} ${composition} ${accent} ${size}: ${fault}`))
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('never writes the slug into the drawing', () => {
    const svg = cover({ slug: '"/><script>alert(1)</script>', accent: 'aloe', size: 'card' })
    expect(svg).not.toMatch(/script|alert/)
    expect(faults(svg)).toEqual([])
  })
})

describe('an address of a cover', () => {
  it('comes back as what it was made from', () => {
    for (const size of SIZES) {
      for (const accent of ACCENTS) {
        for (const motif of [undefined, ...MOTIFS]) {
          const print: CoverAddress = { slug: 'after-the-beach-2', accent, size, ...(motif && { motif }) }
          expect(parseCoverPath(coverPath(print))).toEqual(print)
        }
      }
    }
    const close: CoverAddress = { slug: 'a', accent: 'protea', size: 'wide', motif: 'protea', composition: 'close' }
    expect(coverPath(close)).toBe('/art/wide/protea/protea.close/a.svg')
    expect(parseCoverPath(coverPath(close))).toEqual(close)
  })

  it.each([
    '/art/huge/aloe/aloe/a.svg',
    '/art/card/teal/aloe/a.svg',
    '/art/card/aloe/rose/a.svg',
    '/art/card/aloe/aloe.bust/a.svg',
    '/art/card/aloe/auto.plate/a.svg',
    '/art/card/aloe/constructor/a.svg',
    '/art/card/aloe/aloe/.svg',
    '/art/card/aloe/aloe/A.svg',
    '/art/card/aloe/aloe/a.png',
    '/art/card/aloe/aloe/../a.svg',
    '/art/card/aloe/aloe/%3Cscript%3E.svg',
    '/art/toString/aloe/aloe/a.svg',
    '/art/card/aloe/aloe/a.svg\n',
    '/x/art/card/aloe/aloe/a.svg',
    `/art/card/aloe/aloe/${'a'.repeat(81)}.svg`,
    '',
  ])('is refused when nothing here would have written it: %j', (path) => {
    expect(parseCoverPath(path)).toBeNull()
  })

  it('holds nothing but letters, digits and hyphens, whatever the slug', () => {
    for (const slug of ['"><script>', '../../etc/passwd', 'Ünïcode', '', '   ', 'x'.repeat(500), 'a?b#c', '\u0000']) {
      const path = coverPath({ slug, accent: 'aloe', size: 'card' })
      expect(parseCoverPath(path)).toEqual({ slug: printSlug(slug), accent: 'aloe', size: 'card' })
    }
  })
})

describe('the image of a cover', () => {
  const draw = (props: Parameters<typeof Cover>[0]): string => renderToStaticMarkup(createElement(Cover, props))

  it('is decoration that waits, with its measures and its ground', () => {
    const html = draw({ slug: 'a', accent: 'fynbos', size: 'tall' })
    expect(html).toContain('src="/art/tall/fynbos/auto/a.svg" alt="" width="300" height="533" loading="lazy"')
    expect(html).toContain(`background-color:${groundOf('fynbos', shadeOf('a', 'fynbos'))}`)
  })

  it('shows in its frame the ground on which it is printed', () => {
    for (const accent of ACCENTS) {
      for (const motif of ['moon', 'jar'] as const) {
        const ground = /fill="(#[0-9a-f]{6})"/.exec(cover({ slug: 'b', accent, size: 'card', motif }))?.[1]
        expect(draw({ slug: 'b', accent, size: 'card', motif })).toContain(`background-color:${ground}`)
      }
    }
  })

  it('is fetched first and says what it shows when asked to', () => {
    const html = draw({ slug: 'a', accent: 'aloe', size: 'card', priority: true, label: 'A jar of cream' })
    expect(html).toContain('alt="A jar of cream"')
    expect(html).toMatch(/loading="eager"/)
    expect(html).toMatch(/fetchPriority="high"/i)
  })
})

describe('an avatar', () => {
  it('is drawn from an id that cannot be read in it', () => {
    expect(avatarPath('member-7f3a')).toBe(avatarPath('member-7f3a'))
    expect(avatarPath('member-7f3a')).not.toContain('7f3a')
    expect(parseCoverPath(avatarPath('member-7f3a'))).toEqual(avatarPrint('member-7f3a'))
  })

  it('is a plant for members and a face only where one is asked for', () => {
    for (let index = 0; index < 50; index++) expect(avatarPrint(`member-${index}`).motif).not.toBe('face')
    expect(avatarPrint('character', 'face').motif).toBe('face')
    expect(faults(avatarArt('character', 'face'))).toEqual([])
  })
})
