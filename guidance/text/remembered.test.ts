import { describe, expect, it } from 'vitest'
import { remembered, rememberedBy } from './remembered.ts'

describe('a remembered reading', () => {
  it('reads a text once, however often it is asked', () => {
    let reads = 0
    const words = remembered((text: string) => {
      reads += 1
      return text.split(' ')
    })
    expect([words('dry skin'), words('dry skin'), words('oily skin')]).toEqual([
      ['dry', 'skin'],
      ['dry', 'skin'],
      ['oily', 'skin'],
    ])
    expect(reads).toBe(2)
  })

  it('lets go of what was asked long before, so that nobody’s words are kept', () => {
    let reads = 0
    const words = remembered((text: string) => {
      reads += 1
      return [text]
    })
    const long = 'dry skin '.repeat(100)
    words(`first ${long}`)
    for (let at = 0; at < 24; at += 1) words(`later ${at} ${long}`)
    words(`first ${long}`)
    expect(reads).toBe(26)
  })

  it('keeps the sentences of a long message', () => {
    let reads = 0
    const words = remembered((text: string) => {
      reads += 1
      return [text]
    })
    const sentences = Array.from({ length: 400 }, (_, at) => `It is ${at}.`)
    for (const sentence of [...sentences, ...sentences]) words(sentence)
    expect(reads).toBe(400)
  })

  it('keeps what two knowledges make of one text apart', () => {
    const [left, right] = [{ name: 'left' }, { name: 'right' }]
    const by = rememberedBy((known: { name: string }, text: string) => [`${known.name} ${text}`])
    expect([by(left, 'a'), by(right, 'a'), by(left, 'a')]).toEqual([['left a'], ['right a'], ['left a']])
  })
})
