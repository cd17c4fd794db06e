import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

// Labels as people pasted them, by what was once lost or misread in them.

const knowledge = await readKnowledge()
const check = (text: string, profile?: Profile) => checkLabel(knowledge, text, profile)
/** The items as printed: `?` before what is not known, `±` before what may be in it; and `!` at the end where a lightener is warned of. */
const read = (text: string): string => {
  const { items, lighteners } = check(text)
  const printed = items.map(
    (item) => `${item.mayContain ? '±' : ''}${item.how === 'unrecognised' ? '?' : ''}${item.printed}`,
  )
  return `${printed.join(' | ')}${lighteners.length > 0 ? ' !' : ''}`
}
const names = (text: string) => check(text).items.map(({ name }) => name)
const asRead = (text: string, expected: string): void => expect(read(text)).toBe(expected)
// The first check reads all the knowledge in.
beforeAll(() => void check('Aqua'), 120_000)
const says = (text: string, profile?: Profile): string => JSON.stringify(check(text, profile).doesNotSuit)

describe('what a pack says is not in the product is no item and no alarm, in any language of packs', () => {
  it.each([
    [
      'Free from: parabens, sulphates, hydroquinone, mercury.\nIngredients: Aqua, Glycerin, Niacinamide',
      'Aqua | Glycerin | Niacinamide',
    ],
    ['Our products do not contain potential irritants including: PEGs, urea, PABA, parabens, formaldehyde', ''],
    ['Ingredients: Aqua, Glycerin, Niacinamide. Sans parabènes, sans hydroquinone.', 'Aqua | Glycerin | Niacinamide'],
    ['Ingredients: Aqua, Glycerin, Niacinamide. 0% parabens, hydroquinone, alcohol.', 'Aqua | Glycerin | Niacinamide'],
    [
      'Ingredients: Aqua, Glycerin, Niacinamide. Free from hydroquinone, mercury, parabens and steroids.',
      'Aqua | Glycerin | Niacinamide',
    ],
    ['Free from parabens. Ingredients: Aqua, Glycerin, Hydroquinone', 'Aqua | Glycerin | Hydroquinone !'],
    ['Aqua, Glycerin, sans hydroquinone', 'Aqua | Glycerin'],
    ['Inhaltsstoffe: Aqua, Glycerin. Ohne Parabene und Hydrochinon', 'Aqua | Glycerin'],
  ])('%s', asRead)
})

describe('each list of a paste is read, and each heading opens one', () => {
  it.each([
    [
      'Day Cream:\nAqua, Lanolin, Parfum, Linalool.\n\nNight Cream:\nINGREDIENTS: Aqua, Glycerin, Retinol',
      'Aqua | Lanolin | Parfum | Linalool | Aqua | Glycerin | Retinol',
    ],
    [
      'Water, Lanolin, Parfum. Active Ingredient: Salicylic Acid 1.5%. Water, Alcohol Denat., Glycerin',
      'Water | Lanolin | Parfum | Salicylic Acid 1.5% | Water | Alcohol Denat | Glycerin',
    ],
    [
      'HAIR COLOUR CREME: Aqua, Cetearyl Alcohol, p-Phenylenediamine, Resorcinol. DEVELOPER: Aqua, Hydrogen Peroxide. CONDITIONER: Aqua, Dimethicone, Parfum',
      'Aqua | Cetearyl Alcohol | p-Phenylenediamine | Resorcinol | Aqua | Hydrogen Peroxide | Aqua | Dimethicone | Parfum',
    ],
  ])('%s', asRead)
})

describe('what may be in it is told from what is, and ends with its list', () => {
  it.each([
    ['Aqua, Lanolin, and may contain: Mica, Carmine (CI 75470)', 'Aqua | Lanolin | ±Mica | ±Carmine (CI 75470)'],
    [
      'Tricaprylin, Mica. May Contain/Peut Contenir (+/-): Titanium Dioxide (Ci 77891).\n\nTrippin:\nEthylhexyl Isononanoate, Carmine (Ci 75470)',
      'Tricaprylin | Mica | ±Titanium Dioxide (Ci 77891) | Ethylhexyl Isononanoate | Carmine (Ci 75470)',
    ],
    ['Aqua, Parfum, Methylparaben. May Contain / Peut Contenir (+/-): Mica', 'Aqua | Parfum | Methylparaben | ±Mica'],
  ])('%s', asRead)
})

describe('a name that is not known is named as unknown, wherever it stands and in whatever script', () => {
  it.each([
    [
      'Состав: Aqua, Sodium Laureth Sulfate, Parfum, Формальдегид, гидрохинон',
      'Aqua | Sodium Laureth Sulfate | Parfum | ?Формальдегид | ?гидрохинон',
    ],
    ['Aqua, Hydrоquinone', 'Aqua | Hydroquinone !'],
    [
      'Aqua, Glycerin, Butylphenyl, Methylpropional, Limone, Linalool',
      'Aqua | Glycerin | Butylphenyl Methylpropional | ?Limone | Linalool',
    ],
    [
      'Składniki: woda, gliceryna, olej migdałowy, wosk pszczeli, kwas salicylowy, hydrochinon',
      '?woda | gliceryna | ?olej migdałowy | ?wosk pszczeli | ?kwas salicylowy | hydrochinon !',
    ],
    ['N,2-DIMETHYL-N-PHENYLBUTYRAMIDE, Aqua, Parfum', '?N,2-DIMETHYL-N-PHENYLBUTYRAMIDE | Aqua | Parfum'],
    ['Vexorin, Zalmite, Aqua, Parfum', '?Vexorin | ?Zalmite | Aqua | Parfum'],
    ['전성분 정제수, 글리세린, 나이아신아마이드, 향료', ''],
  ])('%s', asRead)

  it('and counts with the declared allergens behind such names', () =>
    expect(check('Aqua, Glycerin, Butylphenyl, Methylpropional, Limone, Linalool').allergens).toContain('Linalool'))
  it('so that not all are said to be recognised', () =>
    expect(check('Vexorin, Zalmite, Aqua, Parfum').summary).toMatch(/^2 of 4 ingredients recognised/))
})

describe('a name with what it does is an item in a list, and advertising is no list', () => {
  it('“Name: what it does” has its note', () => {
    const text = 'Salicylic Acid 0.5%: Dissolves pores, Aqua, Glycerin'
    asRead(text, 'Salicylic Acid 0.5% | Aqua | Glycerin')
    expect(JSON.stringify(check(text, { pregnant: true }))).toMatch(
      /Salicylic Acid[^"]*pregnan|pregnan[^"]*Salicylic Acid/i,
    )
  })
  it.each([
    ['Super Vitamin C: Absorbs 1,000 percent better than pure ascorbic acid', ''],
    [
      'Achieve smoother skin. Key Ingredients:  Licorice: naturally brightens hyperpigmentation. Lemongrass: boosts skin radiance Aloe: soothes and refreshes skin',
      '',
    ],
    ['Visit the Dior boutique', ''],
    [
      'Składniki: Aqua, Glycerin, Panthenol. Przechowuj w temperaturze od 10 ºC do 25 ºC. Wyprodukowano w Polsce',
      'Aqua | Glycerin | Panthenol',
    ],
  ])('%s', asRead)
  it('a word like a name is none: “better” is no butter', () =>
    expect(
      says('Super Vitamin C: Absorbs 1,000 percent better than pure ascorbic acid', { avoid: 'dairy, milk' }),
    ).toBe('[]'))
})

describe('any sign that parts names parts them, and a name that was broken is whole', () => {
  it.each([
    ['Aqua・Glycerin・Parfum', 'Aqua | Glycerin | Parfum'],
    ["Hordeum Vulgare (Barley) Extract/Extrait D'Orge, Aqua", "Hordeum Vulgare (Barley) Extract/Extrait D'Orge | Aqua"],
    ['AQUA • GLYCERIN • ALCOHOL DENAT. • CI 77891 • PARFUM', 'AQUA | GLYCERIN | ALCOHOL DENAT | CI 77891 | PARFUM'],
    ['Aqua — Glycerin — Parfum ● Limonene', 'Aqua | Glycerin | Parfum | Limonene'],
    [
      'Water, Glyceryl, Stearate Se, Isopropyl, Palmitate, Salicylic, Acid, Limonene',
      'Water | Glyceryl Stearate Se | Isopropyl Palmitate | Salicylic Acid | Limonene',
    ],
    [
      'Aqua, Pheno- xyethanol, Methyl- paraben, PEG-\n40 Hydrogenated Castor Oil',
      'Aqua | Pheno- xyethanol | Methyl- paraben | PEG- 40 Hydrogenated Castor Oil',
    ],
    [
      'Aqua, colorant (E160a(ii)), Vitamin E (Tocopherol (non-GMO)), Parfum',
      'Aqua | ?colorant (E160a(ii)) | Vitamin E (Tocopherol (non-GMO)) | Parfum',
    ],
    [
      'Sodium Palmate, Aqua (Water), Parfum (Fragrance), Linalool, CI 77891 (Titanium Dioxide). contains) [',
      'Sodium Palmate | Aqua (Water) | Parfum (Fragrance) | Linalool | CI 77891 (Titanium Dioxide)',
    ],
    [
      'Acrylates Copolymer, FD&C Yellow No. 5, D&C Red No. 7, FD&C Blue No. 1 Aluminum Lake',
      'Acrylates Copolymer | FD&C Yellow No. 5 | D&C Red No. 7 | FD&C Blue No. 1 Aluminum Lake',
    ],
    ['Ingredients (INCI/CTFA): Aqua, Glycerin, Parfum', 'Aqua | Glycerin | Parfum'],
    ['#14593 Ingrediente: AQUA / WATER, GLYCERIN, NIACINAMIDE', 'AQUA / WATER | GLYCERIN | NIACINAMIDE'],
    [
      'Aqua, Hydrated Silica, Glycerin, Sorbitol, Xylitol, Cineole, Anethole, Menthone, Sodium Saccharin, Cellulose Gum, Sodium Fluoride (1450 ppm), Sodium Benzoate.',
      'Aqua | Hydrated Silica | Glycerin | Sorbitol | Xylitol | Cineole | Anethole | Menthone | Sodium Saccharin | Cellulose Gum | Sodium Fluoride (1450 ppm) | Sodium Benzoate',
    ],
    ['<p>Ingredients: Aqua, <b>Glycerin</b><br/>Parfum &amp; Limonene</p>', 'Aqua | Glycerin | Parfum | Limonene'],
    ['<ul><li>Aqua</li><li>Vexorin</li><li>Parfum</li></ul>', 'Aqua | ?Vexorin | Parfum'],
  ])('%s', asRead)

  it('a vitamin with its name in brackets in brackets is that name', () =>
    expect(names('Aqua, Vitamin E (Tocopherol (non-GMO)), Parfum')[1]).toBe('Tocopherol'))
})

describe('a misspelt or translated name is known, and what somebody leaves out is found in it', () => {
  it('silicone by its misspelt name', () => {
    const { counts, doesNotSuit } = check('Aqua, ETHYLHEXYLGLYCERINE, Trimethylsiloxyamodimethicone, Frangrance', {
      avoid: 'silicones',
    })
    expect(counts).toMatchObject({ items: 4, unrecognised: 0 })
    expect(JSON.stringify(doesNotSuit)).toMatch(/siloxyamodimethicone/i)
  })
  it('digits that a scanner put for letters', () =>
    expect(check('Aqua, Glycer1n, Lim0nene, Linalo0l, Phen0xyethan0l').counts).toMatchObject({
      items: 5,
      unrecognised: 0,
    }))
  it('beeswax in three languages', () => {
    expect(says('CERA ALBA/BEESWAX/CIRE DABEILLE, Aqua', { avoid: 'beeswax' })).not.toBe('[]')
  })
  it('Afrikaans', () => {
    const text = 'Bestanddele: Water, Gliserien, Byewas, Amandelolie, Geurmiddel, Salisielsuur'
    expect(check(text).counts).toMatchObject({ items: 6, unrecognised: 0 })
    expect(check(text, { avoid: 'nuts, beeswax' }).doesNotSuit).toHaveLength(2)
  })
})

describe('traces are no ingredients, and are named beside the list to who leaves them out', () => {
  const beside = (text: string): string => check(text, { avoid: 'nuts' }).summary
  it.each([
    ['Aqua, Glycerin, Parfum. May contain other tree nuts.', 'Aqua | Glycerin | Parfum'],
    ['Aqua, Glycerin. Peut contenir des traces de fruits à coque (amande), soja.', 'Aqua | Glycerin'],
  ])('%s', (text, items) => {
    asRead(text, items)
    expect(beside(text)).toMatch(/the pack also names .* beside the list/)
  })
  it('not where it says that people with the allergy may use it', () =>
    expect(beside('Aqua, Glycerin. Suitable for people with milk, egg, gluten, peanut and tree nut allergy.')).toMatch(
      /^Both ingredients recognised; nothing on it speaks against it/,
    ))
})

describe('the summary passes nothing over', () => {
  it.each([
    ['alcohol that dries', 'Aqua, Alcohol Denat., Glycerin', /something to know: Alcohol Denat can dry skin/],
    ['essential oils', 'Aqua, Rosmarinus Officinalis Leaf Oil, Glycerin', /can bother skin that reacts to scent/],
    ['declared allergens', 'Aqua, Limonene, Linalool', /Limonene and Linalool can bother skin that reacts to scent/],
  ])('%s', (_, text, expected) => {
    expect(check(text).summary).toMatch(expected)
    expect(check(text).summary).not.toMatch(/speaks against it/)
  })
  it('but says so where there is nothing', () =>
    expect(check('Aqua, Glycerin, Panthenol').summary).toMatch(/nothing on it speaks against it/))
})
