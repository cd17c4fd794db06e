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

/** The XML errors of an SVG: tags closed out of order, attributes unquoted or duplicated, duplicate or missing ids. */
function xmlErrors(svg: string): string[] {
  const errors: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const tag = /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<>&]*")*)(\/?)>/g
  const rest = svg.replace(tag, (_tag, closing: string, name: string, attributes: string, alone: string) => {
    const names = [...attributes.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)]
    for (const [, attribute = '', value = ''] of names) {
      if (names.filter((other) => other[1] === attribute).length > 1)
        errors.push(`${name} has duplicate attribute ${attribute}`)
      if (attribute !== 'id') continue
      if (ids.has(value)) errors.push(`duplicate id ${value}`)
      ids.add(value)
    }
    if (closing) {
      if (open.pop() !== name) errors.push(`</${name}> closes a different tag`)
    } else if (!alone) open.push(name)
    return ''
  })
  if (rest) errors.push(`unparsed: ${rest.slice(0, 40)}`)
  if (open.length > 0) errors.push(`unclosed: ${open.join()}`)
  for (const [, id = ''] of svg.matchAll(/href="#([^"]+)"/g)) if (!ids.has(id)) errors.push(`missing id ${id}`)
  if (/NaN|undefined|Infinity|\de[-+]\d/.test(svg)) errors.push('an invalid number')
  return errors
}

describe('a cover', () => {
  it('is identical for the same slug', () => {
    const draw = (): string => cover({ slug: 'rooibos-on-your-skin', accent: 'rooibos', size: 'card' })
    expect(draw()).toBe(draw())
  })

  it('differs for each slug, even with the same motif', () => {
    const prints = Array.from({ length: 300 }, (_, index) =>
      cover({ slug: `slug-${index}`, accent: 'aloe', size: 'card', motif: 'aloe' }),
    )
    expect(new Set(prints).size).toBe(300)
  })

  it('takes its motif from a keyword in the slug', () => {
    const plain = (slug: string, motif?: CoverAddress['motif']): string =>
      cover({ slug, accent: 'marula', size: 'square', motif })
    expect(plain('winter-on-the-highveld')).toBe(plain('winter-on-the-highveld', 'grass'))
    expect(plain('a-honey-mask')).toBe(plain('a-honey-mask', 'honey'))
    expect(plain('sunscreen-for-every-tone')).toBe(plain('sunscreen-for-every-tone', 'pump'))
  })

  it('is well-formed XML under 3 200 bytes for every motif, composition, accent and size', () => {
    const errors: string[] = []
    for (const motif of MOTIFS) {
      for (const composition of COMPOSITIONS_OF[motif]) {
        for (const accent of ACCENTS) {
          for (const size of SIZES) {
            const svg = cover({ slug: `${motif}-${size}`, accent, size, motif, composition })
            const found = [...xmlErrors(svg), ...(svg.length < 3200 ? [] : [`${svg.length} bytes`])]
            errors.push(...found.map((error) => `${motif} ${composition} ${accent} ${size}: ${error}`))
          }
        }
      }
    }
    expect(errors).toEqual([])
  })

  it('does not contain the slug', () => {
    const svg = cover({ slug: '"/><script>alert(1)</script>', accent: 'aloe', size: 'card' })
    expect(svg).not.toMatch(/script|alert/)
    expect(xmlErrors(svg)).toEqual([])
  })
})

describe('the path of a cover', () => {
  it('parses back to the same options', () => {
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
  ])('is rejected when coverPath could not have produced it: %j', (path) => {
    expect(parseCoverPath(path)).toBeNull()
  })

  it('contains a slug of only letters, digits and hyphens for any input', () => {
    for (const slug of ['"><script>', '../../etc/passwd', 'Ünïcode', '', '   ', 'x'.repeat(500), 'a?b#c', '\u0000']) {
      const path = coverPath({ slug, accent: 'aloe', size: 'card' })
      expect(parseCoverPath(path)).toEqual({ slug: printSlug(slug), accent: 'aloe', size: 'card' })
    }
  })
})

describe('the image of a cover', () => {
  const draw = (props: Parameters<typeof Cover>[0]): string => renderToStaticMarkup(createElement(Cover, props))

  it('is decorative and lazy by default, with its dimensions and background colour', () => {
    const html = draw({ slug: 'a', accent: 'fynbos', size: 'tall' })
    expect(html).toContain('src="/art/tall/fynbos/auto/a.svg" alt="" width="300" height="533" loading="lazy"')
    expect(html).toContain(`background-color:${groundOf('fynbos', shadeOf('a', 'fynbos'))}`)
  })

  it('has the same background colour as the SVG', () => {
    for (const accent of ACCENTS) {
      for (const motif of ['moon', 'jar'] as const) {
        const ground = /fill="(#[0-9a-f]{6})"/.exec(cover({ slug: 'b', accent, size: 'card', motif }))?.[1]
        expect(draw({ slug: 'b', accent, size: 'card', motif })).toContain(`background-color:${ground}`)
      }
    }
  })

  it('loads eagerly with priority and sets alt from the label', () => {
    const html = draw({ slug: 'a', accent: 'aloe', size: 'card', priority: true, label: 'A jar of cream' })
    expect(html).toContain('alt="A jar of cream"')
    expect(html).toMatch(/loading="eager"/)
    expect(html).toMatch(/fetchPriority="high"/i)
  })
})

describe('an avatar', () => {
  it('is derived from an id without revealing it', () => {
    expect(avatarPath('member-7f3a')).toBe(avatarPath('member-7f3a'))
    expect(avatarPath('member-7f3a')).not.toContain('7f3a')
    expect(parseCoverPath(avatarPath('member-7f3a'))).toEqual(avatarPrint('member-7f3a'))
  })

  it('is a plant by default and a face only on request', () => {
    for (let index = 0; index < 50; index++) expect(avatarPrint(`member-${index}`).motif).not.toBe('face')
    expect(avatarPrint('character', 'face').motif).toBe('face')
    expect(xmlErrors(avatarArt('character', 'face'))).toEqual([])
  })
})
