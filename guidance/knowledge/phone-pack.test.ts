import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { readEntries } from './compile.ts'
import { openPhonePack, phonePackOf } from './phone-pack.ts'
import { substancesOf } from './substances.ts'

const entries = readEntries(await readKnowledgeFiles())
const [whole, along] = [substancesOf(entries), openPhonePack(phonePackOf(entries))]

describe('the pack of a phone', () => {
  it('has every ingredient in full, but for what it does', () => {
    const silent = along.ingredients.map((one) => ({ ...one, does: '', full: one.full && { ...one.full, does: '' } }))
    expect(silent).toEqual(
      whole.ingredients.map((one) => ({ ...one, does: '', full: one.full && { ...one.full, does: '' } })),
    )
    expect(along.ingredients.every(({ does }) => does === '')).toBe(true)
  })

  it('knows every name by the same key, however it is printed', () => {
    expect([...along.keys].map(([key, { ingredient, how }]) => [key, ingredient.inci, how])).toEqual(
      [...whole.keys].map(([key, { ingredient, how }]) => [key, ingredient.inci, how]),
    )
  })

  it('has every pair, with why and with how it is settled', () => {
    expect(
      along.interactions.map(({ id, verdict, short, why, fix, sources }) => [id, verdict, short, why, fix, sources]),
    ).toEqual(
      whole.interactions.map(({ id, verdict, short, why, fix, sources }) => [id, verdict, short, why, fix, sources]),
    )
  })

  it('has what is no cosmetic, and the concerns with what is named first for each', () => {
    expect(along.lighteners).toEqual(whole.lighteners)
    expect(
      along.concerns.map(({ id, name, words, beSeen, firstLine }) => [
        id,
        name,
        words,
        beSeen,
        firstLine.flatMap(({ ingredients }) => ingredients),
      ]),
    ).toEqual(
      whole.concerns.map(({ id, name, words, beSeen, firstLine }) => [
        id,
        name,
        words,
        beSeen,
        firstLine.flatMap(({ ingredients }) => ingredients),
      ]),
    )
  })

  it('names a source by its id, which the network tells more of', () => {
    expect(along.source('general')).toEqual({ id: 'general', title: 'general' })
    expect(() => along.source('none')).toThrow(/no source called none/)
  })
})
