import { describe, expect, it } from 'vitest'
import type { IngredientText } from '../knowledge/entries.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Condition, Family } from '../knowledge/kinds.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { objectionTo } from './objections.ts'
import { nothingGathered } from './avoid-names.ts'
import type { Situation } from './situation.ts'

// The rules by themselves, on made-up ingredients that have one property each.

const knowledge = await readKnowledge()
const glycerin = knowledge.byId('glycerin')?.full as IngredientText

const made = (families: Family[], facts: Partial<IngredientText> = {}, id = 'made-up'): Ingredient => {
  const full: IngredientText = {
    ...glycerin,
    id,
    inci: 'Made Up',
    families,
    origins: [],
    irritation: 0,
    pregnancy: 'ok',
    breastfeeding: 'ok',
    pregnancyNote: undefined,
    careful: [],
    ...facts,
  }
  return { id, inci: 'Made Up', families, origins: [], does: '', full }
}
const nameAlone = (families: Family[]): Ingredient => ({
  id: 'madeup',
  inci: 'Made Up',
  families,
  origins: [],
  does: '',
  full: undefined,
})

const person = (conditions: Condition[], more: Partial<Situation> = {}): Situation => ({
  skinType: undefined,
  deeperSkin: false,
  concerns: [],
  conditions: new Set(conditions),
  babyMonths: undefined,
  avoid: { ...nothingGathered(), words: [] },
  budgetCents: undefined,
  heard: [],
  quiet: new Set(),
  ...more,
})
const objection = (
  ingredient: Ingredient | undefined,
  situation: Situation,
  printed = 'X',
  families: Family[] = [],
) => {
  const note = objectionTo(knowledge, { ingredient, printed, families }, situation)
  return note === undefined ? undefined : `${note.because.rule} ${note.tone}: ${note.text}`
}

describe('in pregnancy and breastfeeding', () => {
  it('leaves out retinoids, and says when', () => {
    expect(objection(made(['retinoid']), person(['pregnant']))).toBe(
      'pregnancy avoid: X is a retinoid, and retinoids are left out in pregnancy.',
    )
    expect(objection(made(['retinoid-medicine']), person(['trying']))).toBe(
      'pregnancy avoid: X is a retinoid, and retinoids are left out when you try for a baby.',
    )
    expect(objection(made(['retinoid']), person(['breastfeeding']))).toBe(
      'breastfeeding avoid: X is a retinoid, and retinoids are left out while breastfeeding.',
    )
    expect(objection(made(['retinoid']), person(['pregnant', 'trying', 'breastfeeding']))).toContain('in pregnancy.')
    expect(objection(made(['retinoid']), person([]))).toBeUndefined()
  })
  it('goes by the caution of the entry that fits the person, with its note', () => {
    const asked = made(['humectant'], { pregnancy: 'ask', breastfeeding: 'ok', pregnancyNote: 'Small areas only.' })
    expect(objection(asked, person(['pregnant']))).toBe(
      'pregnancy careful: X is one to ask your midwife, pharmacist or doctor about in pregnancy. Small areas only.',
    )
    expect(objection(asked, person(['breastfeeding']))).toBeUndefined()
    const nursing = made(['humectant'], { pregnancy: 'ok', breastfeeding: 'avoid' })
    expect(objection(nursing, person(['breastfeeding']))).toBe(
      'breastfeeding avoid: X is best left out while breastfeeding.',
    )
    expect(objection(nursing, person(['pregnant']))).toBeUndefined()
    expect(objection(nursing, person(['pregnant', 'breastfeeding']))).toContain('avoid: X is best left out')
    expect(objection(made(['humectant'], { pregnancy: 'unknown' }), person(['trying']))).toBe(
      'pregnancy careful: X has too little research when you try for a baby: ask your midwife, pharmacist or doctor.',
    )
    expect(objection(made(['humectant']), person(['pregnant', 'breastfeeding']))).toBeUndefined()
  })
  it('leaves out illegal lighteners, also those known by a family alone', () => {
    expect(objection(nameAlone(['illegal-lightener']), person(['pregnant']))).toBe(
      'pregnancy avoid: X is best left out in pregnancy.',
    )
    expect(objection(undefined, person(['breastfeeding']), 'X', ['illegal-lightener'])).toBe(
      'breastfeeding avoid: X is best left out while breastfeeding.',
    )
  })
})

describe('for the young', () => {
  it.each([
    'retinoid',
    'retinoid-medicine',
    'aha',
    'bha',
    'pha',
    'exfoliant',
    'exfoliating-enzyme',
    'vitamin-c',
    'brightener',
    'peptide',
    'medicine',
    'illegal-lightener',
  ] as const)('leaves out %s under 12', (family) => {
    expect(objection(made([family]), person(['under-12']))).toBe(
      'child avoid: X is an active, and skin under 12 needs none.',
    )
  })
  it('leaves moisturisers and filters to children, and acids to teenagers', () => {
    expect(objection(made(['humectant']), person(['under-12']))).toBeUndefined()
    expect(objection(made(['uv-filter-mineral']), person(['under-12']))).toBeUndefined()
    expect(objection(made(['aha']), person(['teen']))).toBeUndefined()
    expect(objection(made(['retinoid']), person(['teen']))).toBe(
      'teen avoid: X is a retinoid: under 18 only when a doctor or pharmacist advises it.',
    )
  })
  it('takes an acid that is filed under another family and does not sting for no exfoliant', () => {
    expect(objection(made(['ph-adjuster', 'aha']), person(['under-12']))).toBeUndefined()
    expect(objection(made(['ph-adjuster', 'aha'], { irritation: 1 }), person(['under-12']))).toContain('child avoid')
    expect(objection(made(['aha', 'ph-adjuster']), person(['under-12']))).toContain('child avoid')
    expect(objection(nameAlone(['ph-adjuster', 'aha']), person(['under-12']))).toBeUndefined()
  })
})

describe('on a treatment or on hurt skin', () => {
  const strong = [
    made(['retinoid']),
    made(['aha']),
    made(['bha']),
    made(['pha']),
    made(['exfoliant']),
    made(['exfoliating-enzyme']),
    made(['medicine'], {}, 'benzoyl-peroxide'),
    made(['humectant'], { irritation: 2 }),
  ]
  it.each(strong)('leaves out what is strong', (ingredient) => {
    expect(objection(ingredient, person(['isotretinoin']))).toBe(
      'isotretinoin avoid: X is too much for skin on isotretinoin, which is dry and thin.',
    )
    expect(objection(ingredient, person(['broken-skin']))).toBe(
      'broken-skin avoid: X can hurt broken or raw skin: wait until it has healed.',
    )
    expect(objection(ingredient, person(['sunburn']))).toBe(
      'sunburn avoid: X can hurt sunburnt skin: wait until it has healed.',
    )
    expect(objection(ingredient, person(['steroid-cream']))).toBe(
      'steroid-cream careful: X can irritate skin that is treated with a steroid: ask your doctor or pharmacist first.',
    )
  })
  it.each(['isotretinoin', 'broken-skin', 'sunburn', 'steroid-cream'] as const)(
    'has nothing against what is mild with %s',
    (condition) => {
      expect(objection(made(['humectant'], { irritation: 1 }), person([condition]))).toBeUndefined()
      expect(objection(undefined, person([condition]))).toBeUndefined()
    },
  )
  it.each(['fragrance', 'fragrance-allergen', 'essential-oil', 'drying-alcohol'] as const)(
    'is careful with %s on hurt skin alone',
    (family) => {
      expect(objection(made([family]), person(['sunburn']))).toBe(
        'sunburn careful: X can hurt sunburnt skin: wait until it has healed.',
      )
      expect(objection(made([family]), person(['isotretinoin']))).toBeUndefined()
      expect(objection(made([family]), person(['steroid-cream']))).toBeUndefined()
    },
  )
})

describe('on tender skin', () => {
  it.each([
    ['eczema', 'eczema-prone skin'],
    ['rosacea', 'skin with rosacea'],
    ['psoriasis', 'skin with psoriasis'],
  ] as const)('is careful with what stings %s', (condition, called) => {
    expect(objection(made(['humectant'], { irritation: 2 }), person([condition]))).toBe(
      `tender-skin careful: X can sting or peel ${called}.`,
    )
    expect(objection(made(['fragrance']), person([condition]))).toBe(`tender-skin careful: X can upset ${called}.`)
    expect(objection(made(['humectant'], { irritation: 1 }), person([condition]))).toBeUndefined()
  })
  it('takes a sensitive type and redness for sensitive skin', () => {
    const strong = made(['humectant'], { irritation: 3 })
    expect(objection(strong, person([], { skinType: 'sensitive' }))).toBe(
      'tender-skin careful: X can sting or peel sensitive skin.',
    )
    expect(objection(strong, person([], { concerns: ['redness'] }))).toBe(
      'tender-skin careful: X can sting or peel sensitive skin.',
    )
    expect(objection(strong, person([], { skinType: 'dry', concerns: ['acne'] }))).toBeUndefined()
  })
  it('judges what is known by name alone by its families', () => {
    for (const family of ['retinoid', 'aha', 'bha', 'pha'] as const)
      expect(objection(nameAlone([family]), person(['eczema']))).toBe(
        'tender-skin careful: X can sting or peel eczema-prone skin.',
      )
    expect(objection(made(['pha']), person(['eczema']))).toBeUndefined()
    expect(objection(nameAlone(['humectant']), person(['eczema']))).toBeUndefined()
    expect(objection(nameAlone(['drying-alcohol']), person(['eczema']))).toBe(
      'tender-skin careful: X can upset eczema-prone skin.',
    )
  })
  it('passes on what the entry says about those it names, and about nobody else', () => {
    const careful = (who: IngredientText['careful'][number]['who']) =>
      made(['humectant'], { careful: [{ who, why: 'It may sting.' }] })
    const said = (who: string) => `careful:${who} careful: X wants care. It may sting.`
    expect(objection(careful('asthma'), person(['asthma']))).toBe(said('asthma'))
    expect(objection(careful('dry'), person([], { skinType: 'dry' }))).toBe(said('dry'))
    expect(objection(careful('acne-prone'), person([], { concerns: ['acne'] }))).toBe(said('acne-prone'))
    expect(objection(careful('deep-tone'), person([], { deeperSkin: true }))).toBe(said('deep-tone'))
    const scentless = { ...nothingGathered(), families: new Set<Family>(['fragrance']), words: [] }
    expect(objection(careful('fragrance-allergy'), person([], { avoid: scentless }))).toBe(said('fragrance-allergy'))
    for (const who of ['asthma', 'dry', 'acne-prone', 'deep-tone', 'fragrance-allergy'] as const) {
      expect(objection(careful(who), person([], { skinType: 'oily', concerns: ['pores'] })), who).toBeUndefined()
    }
    expect(
      objection(
        careful('oily'),
        person(['asthma'], { skinType: 'dry', concerns: ['acne'], deeperSkin: true, avoid: scentless }),
      ),
    ).toBeUndefined()
  })
})

describe('to everybody', () => {
  const forAll = made(['humectant'], {
    careful: [
      { who: 'asthma', why: 'It may sting.' },
      { who: 'everyone', why: 'Rinse it off.' },
    ],
  })
  it('says what the entry says to all, after what it says to somebody in particular', () => {
    expect(objection(forAll, person([]))).toBe('careful:everyone careful: X wants care. Rinse it off.')
    expect(objection(forAll, person(['asthma']))).toContain('careful:asthma')
    expect(
      objection(made(['retinoid'], { careful: [{ who: 'everyone', why: 'Rinse it off.' }] }), person(['pregnant'])),
    ).toContain('pregnancy avoid')
  })
})

describe('an objection', () => {
  it('is the gravest of several', () => {
    const ingredient = made(['aha'], { pregnancy: 'ask' })
    expect(objection(ingredient, person(['pregnant']))).toContain('pregnancy careful')
    expect(objection(ingredient, person(['pregnant', 'isotretinoin']))).toContain('isotretinoin avoid')
    expect(objection(ingredient, person(['pregnant', 'steroid-cream']))).toContain('pregnancy careful')
  })
  it('puts what is left out first', () => {
    const listed = { ...nothingGathered(), ingredients: new Set(['made-up']), words: [] }
    expect(objection(made(['retinoid']), person(['pregnant'], { avoid: listed }))).toBe(
      'avoid:ingredient avoid: X is on your list of what to leave out.',
    )
  })
  it('is said of the printed name, or of the INCI name where none is printed', () => {
    expect(objection(made(['retinoid']), person(['pregnant']), '  Xyz ')).toMatch(/: Xyz is a retinoid/)
    expect(objection(made(['retinoid']), person(['pregnant']), ' ')).toMatch(/: Made Up is a retinoid/)
    expect(objection(undefined, person(['pregnant']), ' ', ['retinoid'])).toMatch(/: is a retinoid/)
  })
  it('names the ingredient where it has an entry, and the sources of it or of its family', () => {
    const pregnant = person(['pregnant'])
    const full = objectionTo(knowledge, { ingredient: made(['retinoid']), printed: 'X', families: [] }, pregnant)
    expect(full?.because.ingredients).toEqual(['made-up'])
    expect(full?.because.sources.map(({ title }) => title)).toEqual(
      [...new Set(glycerin.sources)].map((id) => knowledge.source(id).title),
    )
    const named = objectionTo(knowledge, { ingredient: nameAlone(['retinoid']), printed: 'X', families: [] }, pregnant)
    const ruled = objectionTo(knowledge, { ingredient: undefined, printed: 'X', families: ['retinoid'] }, pregnant)
    const first = knowledge.inFamily('retinoid').find(({ full: entry }) => entry !== undefined)?.full?.sources ?? []
    for (const note of [named, ruled]) {
      expect(note?.because.ingredients).toEqual([])
      expect(note?.because.sources.map(({ title }) => title)).toEqual(
        first.slice(0, 2).map((id) => knowledge.source(id).title),
      )
    }
    const [alone, aha] = [
      { ...knowledge, inFamily: () => [nameAlone(['retinoid'])] },
      knowledge.inFamily('aha')[0]?.full?.sources ?? [],
    ]
    expect(
      objectionTo(alone, { ingredient: undefined, printed: 'X', families: ['retinoid'] }, pregnant)?.because.sources,
    ).toEqual([])
    expect(new Set([...first, ...aha]).size).toBeGreaterThan(2)
    expect(
      objectionTo(knowledge, { ingredient: undefined, printed: 'X', families: ['retinoid', 'aha'] }, pregnant)?.because
        .sources,
    ).toHaveLength(2)
    const listed = { ...nothingGathered(), families: new Set<Family>(['retinoid']), words: [] }
    expect(
      objectionTo(
        knowledge,
        { ingredient: made(['retinoid']), printed: 'X', families: [] },
        person([], { avoid: listed }),
      )?.because,
    ).toMatchObject({ rule: 'avoid:retinoid', sources: [] })
  })
})

describe('on skin that was just treated, and with a medicine that makes it burn sooner', () => {
  it.each<[string, Ingredient, string | undefined]>([
    [
      'vitamin C',
      made(['vitamin-c'], { irritation: 1 }),
      'treated-skin avoid: X can hurt skin that was just treated: wait until it has healed.',
    ],
    [
      'what evens the tone',
      made(['brightener']),
      'treated-skin avoid: X can hurt skin that was just treated: wait until it has healed.',
    ],
    [
      'what stings a little',
      made(['humectant'], { irritation: 1 }),
      'treated-skin avoid: X can hurt skin that was just treated: wait until it has healed.',
    ],
    [
      'perfume',
      made(['fragrance']),
      'treated-skin careful: X can hurt skin that was just treated: wait until it has healed.',
    ],
    ['what is mild', made(['humectant']), undefined],
    ['a bare name', nameAlone(['humectant']), undefined],
  ])('%s waits or not', (_, ingredient, expected) =>
    expect(objection(ingredient, person(['treated-skin']))).toBe(expected),
  )
  it('a name that nobody knows is let be', () => expect(objection(undefined, person(['treated-skin']))).toBeUndefined())
  it('what stings a little, or evens the tone, may go on sunburn; vitamin C may not', () => {
    expect(objection(made(['brightener'], { irritation: 1 }), person(['sunburn']))).toBeUndefined()
    expect(objection(made(['vitamin-c'], { irritation: 1 }), person(['sunburn']))).toContain('sunburn avoid')
  })
  it('a peel that can wound is to be asked about by whoever gets keloids', () => {
    const told = person([], { quiet: new Set(['keloid']) })
    const glycolic = made(['aha'], { irritation: 3 }, 'glycolic-acid')
    expect(objection(glycolic, told, 'Glycolic Acid 15%')).toContain('keloid careful: Glycolic Acid 15% can wound')
    expect(objection(undefined, told, 'Trichloroacetic Acid')).toContain('keloid careful: Trichloroacetic Acid can')
    expect(objection(glycolic, told, 'Glycolic Acid 14%')).toBeUndefined()
    expect(objection(glycolic, person([]), 'Glycolic Acid 15%')).toBeUndefined()
  })
  it('what makes skin burn sooner is to be worn with sunscreen on a medicine that lowers immunity', () => {
    const told = person([], { quiet: new Set(['immune-suppressant']) })
    for (const ingredient of [made(['retinoid']), made(['aha'], { irritation: 1 }), made([], { sun: 'raises' })])
      expect(objection(ingredient, told)).toContain('immune-suppressant careful: X makes skin burn sooner')
    for (const ingredient of [made(['bha'], { irritation: 1 }), made(['vitamin-c'])])
      expect(objection(ingredient, told)).toBeUndefined()
    expect(objection(made(['retinoid']), person([], { quiet: new Set(['keloid']) }))).toBeUndefined()
  })
  it('retinoids and acids are to be asked about, and nothing else', () => {
    for (const family of ['retinoid', 'aha', 'bha', 'pha'] as const)
      expect(objection(made([family], { irritation: 1 }), person(['sun-sensitising']))).toContain(
        'sun-sensitising careful: X makes skin burn sooner',
      )
    expect(objection(made(['vitamin-c'], { irritation: 1 }), person(['sun-sensitising']))).toBeUndefined()
  })
})
