import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles, sampleCatalogue } from '#server/content/knowledge.ts'
import { compileKnowledge, type KnowledgeFile, readEntries } from './compile.ts'
import { openKnowledge } from './knowledge.ts'
import { entriesIn } from './pack.ts'

const files = await readKnowledgeFiles()
const entries = readEntries(files)
const pack = compileKnowledge(files)
const knowledge = openKnowledge(pack)
const book = { id: 'book', title: 'A book' }
const source: KnowledgeFile = { path: 'sources/a.json', text: JSON.stringify([book]) }
const entry = { id: 'aqua', inci: 'Aqua', families: ['solvent'], does: 'Carries the rest.', sources: ['book'] }
const ingredients = (...rows: object[]): KnowledgeFile => ({ path: 'ingredients/a.json', text: JSON.stringify(rows) })

describe('the shipped knowledge', () => {
  it('has at least 320 full entries and 1 200 more names', () => {
    expect(entries.ingredients.length).toBeGreaterThanOrEqual(320)
    expect(entries.names.length).toBeGreaterThanOrEqual(1200)
  })

  it('has a full entry in every family, whose sources stand for names of that family', () => {
    for (const { inci, families } of entries.names)
      expect(
        knowledge.inFamily(families[0] ?? 'salt').some(({ full }) => full !== undefined),
        inci,
      ).toBe(true)
  })

  it('has every European fragrance allergen that must be declared', async () => {
    const allergens = knowledge.inFamily('fragrance-allergen').map(({ inci }) => inci)
    expect(allergens.length).toBeGreaterThanOrEqual(80)
    for (const name of [
      'Limonene',
      'Linalool',
      'Geraniol',
      'Citral',
      'Eugenol',
      'Coumarin',
      'Citronellol',
      'Farnesol',
      'Cinnamal',
    ])
      expect(allergens, name).toContain(name)
  })

  it('knows the local botanicals under the names people use', () => {
    for (const name of [
      'rooibos',
      'marula oil',
      'baobab oil',
      'aloe ferox',
      'buchu',
      'mongongo oil',
      'kalahari melon',
      'shea butter',
    ])
      expect(knowledge.named(name)?.ingredient.full?.id, name).toBeDefined()
  })

  it('gives every rule at least one source', () => {
    const {
      sources: _own,
      names: _sourceless,
      alarmFlags: _flags,
      alarmWords: _words,
      kindWords: _kinds,
      answerWords: _answers,
      telling: _telling,
      choosing: _choosing,
      smallTalk: _smallTalk,
      gloss: _gloss,
      ...rows
    } = entries
    for (const row of Object.values(rows).flat()) expect(row.sources.length, row.id).toBeGreaterThan(0)
  })

  it('never speaks of lightening as something to want', () => {
    const wanted = /\b(lightens?|whitens?|brighter complexion|fairer|fairness)\b(?! (cream|product|soap|claim))/i
    const said = [
      ...entries.ingredients.map(({ id, does }) => [id, does]),
      ...entries.concerns.flatMap(({ id, firstLine, secondLine, deeperSkin }) =>
        [...firstLine, ...secondLine].map(({ text }) => [id, text]).concat([[id, deeperSkin]]),
      ),
    ]
    expect(
      said.filter(
        ([, text]) =>
          wanted.test(String(text)) && !/\b(never|not|no|avoid|illegal|banned|sold to|without)\b/i.test(String(text)),
      ),
    ).toEqual([])
  })

  it('comes with 40 sample products that say so, under the specified brands, whose labels it can read', async () => {
    const catalogue = await sampleCatalogue()
    expect(catalogue.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(catalogue.map(({ brand }) => brand))].sort()).toEqual([
      'enough',
      'gloei',
      'lelive',
      'silki',
      'skoon',
      'smooch',
      'standard',
      'sundae',
      'terres-dafrique',
      'yearnskin',
    ])
  })
})

describe('compiling', () => {
  it('makes the same pack of the same files in any order', () => {
    expect(JSON.stringify(compileKnowledge([...files].reverse()))).toBe(JSON.stringify(pack))
  })

  it('names the file and what is wrong in it', () => {
    expect(() => compileKnowledge([source, { path: 'myths.json', text: '{' }])).toThrow(/myths\.json is not JSON/)
    expect(() => compileKnowledge([source, ingredients({ ...entry, families: ['water'] })])).toThrow(
      /ingredients\/a\.json/,
    )
    expect(() => compileKnowledge([source, { path: 'names/a.csv', text: 'Aqua;nothing;solvent' }])).toThrow(
      /names\/a\.csv, row 1 \(Aqua\)/,
    )
    expect(() => compileKnowledge([{ path: 'notes.json', text: '[]' }])).toThrow(
      /notes\.json is no file of the knowledge/,
    )
  })

  it('refuses a source, an ingredient or a family there is none of, and one name for two', () => {
    expect(() => compileKnowledge([source, ingredients({ ...entry, sources: ['hearsay'] })])).toThrow(
      /names source hearsay/,
    )
    expect(() =>
      compileKnowledge([source, ingredients(entry, { ...entry, id: 'water', inci: 'Water', names: ['aqua'] })]),
    ).toThrow(/is a name of both/)
    const pair = {
      id: 'x',
      a: 'ingredient:moon-dust',
      b: 'family:aha',
      verdict: 'fine-together',
      short: 'Yes.',
      why: 'Why.',
      fix: 'none',
      how: 'How.',
      evidence: 'none',
      sources: ['book'],
    }
    expect(() => compileKnowledge([source, { path: 'interactions.json', text: JSON.stringify([pair]) }])).toThrow(
      /ingredient:moon-dust/,
    )
  })

  it('refuses a topic that nothing leads to, that says nothing, or that waits for a sign there is none of', () => {
    const topic = { id: 'moonlight', words: ['moon light'], says: ['**No.**'], sources: ['book'] }
    const compiled = (...topics: object[]) =>
      compileKnowledge([source, { path: 'topics/a.json', text: JSON.stringify(topics) }])
    expect(() => compiled(topic, { ...topic, id: 'rain', when: [`face/lips 'moon|star' !child`] })).not.toThrow()
    expect(() => compiled({ ...topic, words: [] })).toThrow(/nothing leads to it/)
    expect(() => compiled({ ...topic, says: [] })).toThrow(/a rule words it/)
    expect(() => compiled({ ...topic, when: ['face moon'] })).toThrow(/moonlight waits for the sign moon,/)
    expect(() => compiled({ ...topic, ingredients: ['moon-dust'] })).toThrow(/moonlight names ingredient:moon-dust/)
    expect(() => compiled(topic, topic)).toThrow(/entry moonlight is there twice/)
  })

  it('refuses a line beside the answer whose pattern cannot be read', () => {
    const ice = { id: 'ice', words: ['ice'], named: '(ice', says: 'Cold.', sources: ['book'] }
    expect(() => compileKnowledge([source, { path: 'household.json', text: JSON.stringify([ice]) }])).toThrow(
      /no regular expression/,
    )
  })

  it('leaves a name out where a full entry has it', () => {
    expect(
      readEntries([
        source,
        ingredients(entry),
        { path: 'names/a.csv', text: 'AQUA;solvent;solvent\nAlcohol X;solvent;solvent;Old X' },
      ]).names,
    ).toEqual([{ inci: 'Alcohol X', families: ['solvent'], function: 'solvent', names: ['Old X'], origins: [] }])
  })
})

describe('packing', () => {
  it('gives back the entries as they were', () => {
    expect(entriesIn(JSON.parse(JSON.stringify(pack)))).toEqual(entries)
    expect(entriesIn(compileKnowledge([]))).toEqual(readEntries([]))
  })

  it('refuses a text it could not give back', () => {
    expect(() => compileKnowledge([source, ingredients({ ...entry, names: ['a|b'] })])).toThrow(/"a\|b" has a \| in it/)
    expect(() => compileKnowledge([source, ingredients({ ...entry, does: 'One.\nTwo.' })])).toThrow(/no single line/)
  })
})

describe('names', () => {
  it('are found whatever the case, hyphens, spaces and accents', () => {
    for (const name of ['NIACINAMIDE', 'niacin-amide', ' Niacinamide ', 'vitamin B3'])
      expect(knowledge.named(name)?.ingredient.id, name).toBe('niacinamide')
    expect(knowledge.named('')).toBeUndefined()
    expect(knowledge.named('zorblaxin')).toBeUndefined()
  })
})
