import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findLighteners } from './lighteners.ts'

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|lighteners\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const found = (text: string): string[] =>
  findLighteners(knowledge, text).map(({ because }) => because.rule.replace('lightener:', ''))

describe('findLighteners', () => {
  it.each([
    ['Aqua, Mercurous Chloride, Parfum', ['mercury']],
    ['CALOMEL, PETROLATUM', ['mercury']],
    ['mercuric iodide 1%', ['mercury']],
    ['Ammoniated Mercury', ['mercury']],
    ['ingredientes: mercurio', ['mercury']],
    ['Aqua, Hg, Glycerin', ['mercury']],
    ['HgCl2', ['mercury']],
    ['quicksilver', ['mercury']],
    ['Aqua, Hydroquinone 2%', ['hydroquinone']],
    ['HIDROQUINONE', ['hydroquinone']],
    ['hydroquinon', ['hydroquinone']],
    ['Quinol', ['hydroquinone']],
    ['1,4-Benzenediol', ['hydroquinone']],
    ['hydroqiunone', ['hydroquinone']],
    ['Monobenzone', ['monobenzone']],
    ['Clobetasol Propionate 0.05%', ['strong-steroid']],
    ['BETAMETHASONE', ['strong-steroid']],
    ['betametasone valerate', ['strong-steroid']],
    ['Fluocinonide', ['strong-steroid']],
    ['mometasone furoate', ['strong-steroid']],
    ['Dexamethasone', ['strong-steroid']],
    ['Hydrocortisone', ['mild-steroid']],
    ['glutathione injection', ['glutathione-injection']],
    ['Paraben free! Ingredients: Aqua, Hydroquinone', ['hydroquinone']],
    ['Mercury, Clobetasol', ['mercury', 'strong-steroid']],
  ])('warns of “%s”', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    'Aqua, Glycerin, Niacinamide, Arbutin, Kojic Acid',
    'Free from parabens, hydroquinone and mercury',
    'hydroquinone-free',
    'No steroids, no hydroquinone',
    'contains no mercury',
    'my HG moisturiser',
    'Mercury retrograde',
    'TBHQ (t-butyl hydroquinone)',
    'Benzophenone-3, Caramel',
    'What is hydroquinone?',
    'Is mercury dangerous?',
    'Phytosterols, Glycyrrhetinic Acid',
    'Glutathione',
    'geen kwik, sonder hydroquinone',
    '0% hydroquinone',
  ])('stays silent for “%s”', (text) => expect(found(text)).toEqual([]))
  it('says what it is, what to do and where to report it, calmly', () => {
    const [note] = findLighteners(knowledge, 'Clobetasol propionate')
    expect(note?.text).toMatch(
      /^It names clobetasol propionate\. .*do not stop suddenly.*doctor.*SAHPRA on 0800 204 307/,
    )
    expect(findLighteners(knowledge, 'Calomel')[0]?.text).toMatch(/Stop using it today.*pregnant.*SAHPRA/)
    expect(findLighteners(knowledge, 'Calomel, Clobetasol')[1]?.text).toContain('be seen the same day')
    expect(note?.because.sources.length).toBeGreaterThan(1)
  })
  it.each([
    ['Aqua, hydroquinones', ['hydroquinone']],
    ['Aqua, hydroquinonne', ['hydroquinone']],
    ['Aqua, hydroquinonnee', []],
    ['Aqua, mercuryy', []],
    ['Aqua, xydroquinone', []],
    ['Aqua, methoxyphenol', []],
    ['monomethyl ether of hydroquinone', ['hydroquinone', 'monobenzone']],
    ['hydroquinone monobenzyl', ['hydroquinone']],
    ['Clobetasol', ['strong-steroid']],
    ['corrosive', []],
    ['Aqua, corrosivee', []],
    ['Aqua, mercuri', []],
    ['Aqua, mercurix', ['mercury']],
    ['Aqua, kalomels', []],
    ['corrosive sublimate', ['mercury']],
  ])('reads “%s” by whole names and one slip in long ones', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    ['Ingredients: Aqua, Hydroquinone. Hydroquinone glucoside', ['hydroquinone']],
    ['dibutyl hydroquinone', []],
    ['t-butyl-hydroquinone', []],
    ['hydroquinone dimethyl ether', []],
    ['hydroquinone-beta-D-glucopyranoside', []],
    ['butyl stearate, hydroquinone', ['hydroquinone']],
  ])('tells other chemicals apart in “%s”', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    ['free from mercury. Contains hydroquinone', ['hydroquinone']],
    ['mercury free', []],
    ['vry van kwik, bevat hydroquinone', []],
    ['10% hydroquinone', ['hydroquinone']],
    [
      'No parabens and sulfates, this lovely cream for lovely skin holds the very best of what the house has had to give for years, with hydroquinone',
      ['hydroquinone'],
    ],
    ['No parabens! Ingredients: mercury', ['mercury']],
    ['Ingredients: no parabens, no mercury', []],
    ['no added Ingredients but these Ingredients Calomel', ['mercury']],
  ])('takes a claim for a claim only in “%s”', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    ['is it true that this contains mercury?', ['mercury']],
    ['Aqua, mercury?', ['mercury']],
    ['mercury?', []],
    ['does mercury help? I saw calomel', ['mercury']],
    ['mercury retrograde, then calomel', ['mercury']],
    ['mercury in retrograde', []],
    ['mercuric', ['mercury']],
  ])('asks whether there is a product in “%s”', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    ['Hg', ['mercury']],
    ['(Hg)', ['mercury']],
    ['HG', []],
    ['hg', []],
    ['no product', []],
  ])('reads the chemical sign in “%s” as it is written', (text, ids) => expect(found(text)).toEqual(ids))
  it('takes no name that is known for a slip of another', () => {
    const [one, other] = knowledge.lighteners.slice(-2)
    if (one === undefined || other === undefined) throw new Error('two lighteners are needed')
    const alike = {
      ...knowledge,
      lighteners: [
        { ...one, names: ['lightenol', 'lightenel forte'] },
        { ...other, names: ['lightenel'] },
      ],
    }
    const named = (text: string) => findLighteners(alike, text).map(({ because }) => because.rule)
    expect(named('Aqua, lightenol')).toEqual([`lightener:${one.id}`])
    expect(named('Aqua, lightenel')).toEqual([`lightener:${other.id}`])
  })
  it('names the longest name that is printed, and each thing once', () => {
    expect(findLighteners(knowledge, 'Calomel, mercurous chloride, mercury')[0]?.text).toMatch(
      /^It names mercurous chloride\./,
    )
    expect(findLighteners(knowledge, 'mercurous chloride, mercury, mercury')).toHaveLength(1)
    expect(findLighteners(knowledge, 'Calomel, mercury')[0]?.text).toMatch(/^It names calomel\./)
    expect(findLighteners(knowledge, 'hydroqiunone')[0]?.text).toMatch(/^It names hydroqiunone\./)
    expect(findLighteners(knowledge, 'Calomel')[0]?.because.ingredients).toEqual([])
    expect(findLighteners(knowledge, 'HgCl2')[0]?.text).toMatch(/^It names Hg\./)
    expect(findLighteners(knowledge, 'Hg and calomel')[0]?.text).toMatch(/^It names calomel\./)
  })
  it('gives the advice of each kind, and another for a steroid beside mercury', () => {
    expect(findLighteners(knowledge, 'Aqua, Hydroquinone')[0]?.text).toMatch(
      /Unless a doctor prescribed it, stop using it/,
    )
    expect(findLighteners(knowledge, 'glutathione injection')[0]?.text).toMatch(/Do not have one/)
    expect(findLighteners(knowledge, 'Clobetasol, Hydroquinone')[0]?.because.rule).toBe('lightener:hydroquinone')
    expect(findLighteners(knowledge, 'Clobetasol, Hydroquinone')[1]?.text).toContain('do not stop suddenly')
    expect(
      findLighteners(knowledge, 'Calomel, Hydroquinone').some(({ text }) =>
        text.includes('With both mercury and a steroid'),
      ),
    ).toBe(false)
    for (const note of findLighteners(knowledge, 'Calomel, Clobetasol')) expect(note.tone).toBe('avoid')
  })
  it('reads no more than the first 20 000 characters', () => {
    expect(found(`${'a '.repeat(9_000)}mercury`)).toEqual(['mercury'])
    expect(found(`${'a '.repeat(10_000)}mercury`)).toEqual([])
  })
})
