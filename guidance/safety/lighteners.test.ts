import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findLighteners } from './lighteners.ts'

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|lighteners\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const found = (text: string): string[] => findLighteners(knowledge, text).map(({ because }) => because.rule.replace('lightener:', ''))

describe('findLighteners', () => {
  it.each([
    ['Aqua, Mercurous Chloride, Parfum', ['mercury']], ['CALOMEL, PETROLATUM', ['mercury']], ['mercuric iodide 1%', ['mercury']],
      ['Ammoniated Mercury', ['mercury']], ['ingredientes: mercurio', ['mercury']], ['Aqua, Hg, Glycerin', ['mercury']],
      ['HgCl2', ['mercury']],
    ['quicksilver', ['mercury']], ['Aqua, Hydroquinone 2%', ['hydroquinone']], ['HIDROQUINONE', ['hydroquinone']],
      ['hydroquinon', ['hydroquinone']], ['Quinol', ['hydroquinone']], ['1,4-Benzenediol', ['hydroquinone']],
      ['hydroqiunone', ['hydroquinone']],
    ['Monobenzone', ['monobenzone']], ['Clobetasol Propionate 0.05%', ['strong-steroid']], ['BETAMETHASONE', ['strong-steroid']],
      ['betametasone valerate', ['strong-steroid']], ['Fluocinonide', ['strong-steroid']], ['mometasone furoate', ['strong-steroid']],
    ['Dexamethasone', ['strong-steroid']], ['Hydrocortisone', ['mild-steroid']], ['glutathione injection', ['glutathione-injection']],
      ['Paraben free! Ingredients: Aqua, Hydroquinone', ['hydroquinone']],
    ['Mercury, Clobetasol', ['mercury', 'strong-steroid']],
  ])('warns of “%s”', (text, ids) => expect(found(text)).toEqual(ids))
  it.each([
    'Aqua, Glycerin, Niacinamide, Arbutin, Kojic Acid', 'Free from parabens, hydroquinone and mercury', 'hydroquinone-free',
      'No steroids, no hydroquinone', 'contains no mercury', 'my HG moisturiser', 'Mercury retrograde', 'TBHQ (t-butyl hydroquinone)',
    'Benzophenone-3, Caramel', 'What is hydroquinone?', 'Is mercury dangerous?', 'Phytosterols, Glycyrrhetinic Acid', 'Glutathione',
      'geen kwik, sonder hydroquinone', '0% hydroquinone',
  ])('stays silent for “%s”', (text) => expect(found(text)).toEqual([]))
  it('says what it is, what to do and where to report it, calmly', () => {
    const [note] = findLighteners(knowledge, 'Clobetasol propionate')
    expect(note?.text).toMatch(/^It names clobetasol propionate\. .*do not stop suddenly.*doctor.*SAHPRA on 0800 204 307/)
    expect(findLighteners(knowledge, 'Calomel')[0]?.text).toMatch(/Stop using it today.*pregnant.*SAHPRA/)
    expect(findLighteners(knowledge, 'Calomel, Clobetasol')[1]?.text).toContain('be seen the same day')
    expect(note?.because.sources.length).toBeGreaterThan(1)
  })
})
