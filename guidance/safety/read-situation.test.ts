import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Condition } from '../knowledge/kinds.ts'
import { conditionsOf, overIn, situationOf } from './read-situation.ts'

const knowledge = await readKnowledge()
const of = (...texts: string[]) => situationOf(knowledge, undefined, ...texts)
const avoiding = (avoid: string) => situationOf(knowledge, { avoid }).avoid
const flat = ({ ingredients, families, origins, words }: ReturnType<typeof avoiding>): string[] => [
  ...ingredients,
  ...families,
  ...origins,
  ...words,
]

const conditions: readonly (readonly [Condition, readonly string[]])[] = [
  [
    'pregnant',
    [
      'I’m pregnant',
      'im preggers lol',
      'we are expecting',
      '14 weeks along',
      'ek is swanger',
      'ngikhulelwe',
      'ndikhulelwe',
      'ke imile',
      'second trimester and my skin is oily',
      'pregnent, what can I use',
      'is this safe in pregnancy',
      'my wife is pregnant',
      'bun in the oven',
      'due in march',
      'my baby bump itches',
      'I fell pregnant',
      'I’m 7 months and my tummy itches',
      'im 7 months, stretch marks',
      'stretch marks, im 7 months',
      'my wife is expecting',
      '6 months pregnant i mean',
      'I might be pregnant',
    ],
  ],
  [
    'trying',
    [
      'trying for a baby',
      'ttc since June',
      'we’re trying to conceive',
      'trying to fall pregnant',
      'doing IVF',
      'ek probeer swanger raak',
      'we want to conceive',
      // What is over beside it does not end the wish.
      'finished my roaccutane 2 years ago and we now want to start trying for a baby',
      'used retinol years ago, now ttc',
      'I had bad acne 5 years ago but now we want to conceive',
      'ek was 3 jaar gelede op roaccutane en ons probeer nou vir n baba',
      'years ago i used epiduo and i’m ready to start a family now',
    ],
  ],
  [
    'breastfeeding',
    [
      'I am breastfeeding',
      'still breast-feeding',
      'ek borsvoed',
      'nursing my 3 month old',
      'ngiyancelisa',
      'ndiyancancisa',
      'brestfeeding mom',
      'I’m nursing',
    ],
  ],
  ['eczema', ['I have eczema', 'exzema on my arms', 'ek het ekseem', 'atopic skin']],
  ['rosacea', ['rosacea', 'my rosasea is flaring']],
  ['psoriasis', ['psoriasis on elbows']],
  ['asthma', ['I have asthma', 'I’m asthmatic']],
  [
    'aspirin-allergy',
    [
      'allergic to aspirin',
      'asthma with aspirin',
      'I can’t take aspirin',
      'salicylate sensitivity',
      'allergies vir aspirien',
      'could this be an aspirin allergy',
    ],
  ],
  ['isotretinoin', ['on Roaccutane', 'ek gebruik Oratane', 'taking acutane', 'isotretinoin 20']],
  ['steroid-cream', ['I use a steroid cream', 'betnovate for my eczema', 'kortisoon']],
  ['broken-skin', ['my skin barrier is damaged', 'open wounds on my chin', 'my skin is raw']],
  ['sunburn', ['I’m sunburnt', 'bad sunburn', 'sonbrand']],
  [
    'under-12',
    [
      'I’m 10',
      'my 8 year old daughter',
      'ek is in graad 4',
      'for my toddler',
      'my baby’s skin',
      'my daughter is 9',
      '11yo',
      'I am eleven',
      'my kleuter het droë vel',
      'she is turning 10',
      'sunscreen for kids',
      'my newborn has dry skin',
      'my newborn has a rash and I am breastfeeding',
    ],
  ],
  [
    'teen',
    ['13yo with pimples', 'I’m 15', 'I am a teenager', 'grade 9', 'my 14 year old son', 'ek is 16', 'my son is 13'],
  ],
]
const notConditions: readonly (readonly [Condition, readonly string[]])[] = [
  [
    'pregnant',
    [
      'I’m not pregnant',
      'ek is nie swanger nie',
      'I’m no longer pregnant',
      'when I was pregnant my skin was great',
      'after my pregnancy I got marks',
      'trying to fall pregnant',
      'my son is 7 months, stretch marks?',
      'im 7 months into my retinol and my stretch marks fade',
      'a bump on my nose',
      'andikhulelwanga',
      'what to expect from retinol',
      'angikhulelwe',
    ],
  ],
  [
    'trying',
    [
      'two years ago we were trying for a baby',
      'we tried for a baby years ago and gave up',
      'we wanted a baby 5 years ago but not now',
      'last year we tried for a baby, now i have two kids',
      'my skin was like a baby years ago and i want that baby skin back',
    ],
  ],
  ['breastfeeding', ['not breastfeeding', 'I stopped breastfeeding', 'nursing student with dry hands']],
  ['isotretinoin', ['I’m not on Roaccutane', 'I finished Roaccutane years ago']],
  ['eczema', ['I don’t have eczema', 'no eczema']],
  [
    'under-12',
    [
      'I’m 35',
      'I’m 10 weeks along',
      'using it for 8 years',
      'I have 2 kids',
      'my acne scar is 9 years old',
      'size 10',
      'I am 42 and a mother of two children',
      'rated 9 out of 10',
      'nursing my 3 month old',
      'breastfeeding my newborn',
      'I’m breastfeeding my baby, which cream?',
      'breastfeeding my 3 year old daughter',
    ],
  ],
  ['teen', ['I’m 25', 'acne since my 30s', 'for 15 minutes', 'SPF 15', 'my mask is on for 16 hours']],
  ['aspirin-allergy', ['I have asthma', 'aspirin mask recipe?', 'not allergic to aspirin']],
  ['sunburn', ['I never sunburn', 'no sunburn']],
]

const avoided: readonly (readonly [string, readonly string[]])[] = [
  ['allergic to nuts', ['tree-nut', 'peanut']],
  ['no perfume pls', ['fragrance', 'fragrance-allergen', 'essential-oil']],
  ['perfume, parabens and sulphates', ['fragrance', 'paraben', 'sulfate']],
  ['fragrance free only', ['fragrance']],
  ['nut allergy (almond)', ['tree-nut']],
  ['I react to lanolin', ['lanolin']],
  ['vegan', ['bee', 'lanolin', 'milk', 'egg', 'fish', 'shellfish', 'animal']],
  ['gluten', ['wheat']],
  ['coeliac', ['wheat']],
  ['bees/honey', ['bee']],
  ['latex', ['latex']],
  ['aspirin', ['salicylate', 'bha']],
  ['salicylates', ['salicylate']],
  ['salicylic acid', ['salicylate', 'bha']],
  ['essential oils', ['essential-oil']],
  ['alcohol', ['drying-alcohol']],
  ['silicones', ['silicone']],
  ['retinol makes me peel', ['retinoid']],
  ['allergies to niacinimide', ['niacinamide']],
  ['niacinamide', ['niacinamide']],
  ['allergies vir neute', ['tree-nut']],
  ['geen parfuum', ['fragrance']],
  ['nothing except fragrance', ['fragrance']],
  ['none, only perfume', ['fragrance']],
  ['no allergies but retinol burns me', ['retinoid']],
  ['seafood', ['fish', 'shellfish']],
  ['pollen', ['daisy']],
  ['daisies and chamomile', ['daisy']],
  ['citrus', ['citrus']],
  ['lemons', ['citrus']],
  ['fragance & parabins', ['fragrance', 'paraben']],
  ['shea butter', ['tree-nut']],
  ['penicillin and zobo', ['zobo']],
  ['wool', ['lanolin']],
  ['soy; eggs; milk', ['soy', 'egg', 'milk']],
  ['coconut oil breaks me out', ['coconut']],
  ['asthma with aspirin', ['salicylate', 'bha']],
  ['benzoyl peroxide', ['benzoyl-peroxide']],
  ['I’m not allergic to nuts but I react to fish', ['fish']],
  ['ek is allergies vir klapper en heuning', ['coconut', 'bee']],
  ['methylisothiazolinone', ['isothiazolinone']],
  ['SLS', ['sulfate']],
  ['strong smells give me headaches', ['fragrance']],
  ['tea tree', ['tea-tree-oil']],
  ['peanuts', ['peanut']],
  ['glycolic acid', ['glycolic-acid']],
  ['things like nuts', ['tree-nut']],
  ['ek kan nie parfuum gebruik nie', ['fragrance-allergen', 'essential-oil']],
  ['almond oil', ['tree-nut']],
  ['vitamin E', ['tocopherol']],
]
const notAvoided: readonly (readonly [string, readonly string[]])[] = [
  ['I’m not allergic to nuts', ['tree-nut', 'peanut']],
  ['alcohol', ['fatty-alcohol']],
  ['not allergic to nuts or fish', ['tree-nut', 'fish']],
  ['no problem with fragrance', ['fragrance']],
  ['nothing except fragrance', ['paraben']],
  ['I’m fine with retinol', ['retinoid']],
  ['tree nuts except coconut', ['coconut']],
  ['castor oil', ['plant-oil']],
  ['aloe vera gives me a rash', ['ethanolamine']],
]
const nothing = [
  'None',
  'nothing',
  'n/a',
  'geen',
  'no allergies',
  'not allergic to anything',
  'No known allergies',
  'none that I know of',
  'nope',
  '-',
  'N/A',
  'NA',
  'Nil',
  'I don’t have any allergies',
  'no',
  'geen allergieë',
  'nothing that I know of',
  'not sure',
  'I have no allergies',
  'none.',
  'None known',
  'lutho',
  'I’m not allergic to anything',
  'no allergies or sensitivities',
  'nothing really',
]

const spoken: readonly (readonly [string, readonly string[]])[] = [
  ['I’m allergic to nuts, what moisturiser is good?', ['tree-nut']],
  ['oily skin, no perfume pls', ['fragrance']],
  ['I want a fragrance-free cream', ['fragrance']],
  ['retinol makes me peel', ['retinoid']],
  ['I have a nut allergy', ['tree-nut']],
  ['I can’t use niacinamide', ['niacinamide']],
  ['something without alcohol', ['drying-alcohol']],
  ['I’m vegan, which serum?', ['bee', 'animal']],
  ['ek is allergies vir neute', ['tree-nut']],
  ['coconut oil breaks me out', ['coconut']],
  ['I avoid parabens and silicones', ['paraben', 'silicone']],
  ['sensitive to fragrance', ['fragrance']],
  ['geen parfuum asseblief', ['fragrance']],
  ['allergic to rooibush and mopane', ['mopane']],
]
const spokenOf: readonly (readonly [string, readonly string[]])[] = [
  ['I love nuts', ['tree-nut']],
  ['what does niacinamide do?', ['niacinamide']],
  ['I’m not allergic to nuts', ['tree-nut']],
  ['no time for a long routine', ['fragrance']],
  ['glowing skin, fewer pimples, vitamin C', ['vitamin-c']],
  ['no idea what retinol does', ['retinoid']],
  ['should I avoid retinol with vitamin C?', ['retinoid', 'vitamin-c']],
  ['what is fragrance-free?', ['fragrance']],
  ['is retinol good for oily skin?', ['retinoid', 'plant-oil']],
]

describe('situationOf', () => {
  it.each(conditions.flatMap(([condition, texts]) => texts.map((text) => [condition, text] as const)))(
    'hears %s in “%s”',
    (condition, text) => {
      expect([...of(text).conditions]).toContain(condition)
    },
  )
  it.each(notConditions.flatMap(([condition, texts]) => texts.map((text) => [condition, text] as const)))(
    'hears no %s in “%s”',
    (condition, text) => {
      expect([...of(text).conditions]).not.toContain(condition)
    },
  )
  it.each(avoided)('avoids what the list “%s” names', (text, expected) => {
    expect(flat(avoiding(text))).toEqual(expect.arrayContaining([...expected]))
  })
  it.each(notAvoided)('avoids nothing more than the list “%s” names', (text, unexpected) => {
    for (const one of unexpected) expect(flat(avoiding(text))).not.toContain(one)
  })
  it.each(nothing)('avoids nothing for the list “%s”', (text) => {
    expect(flat(avoiding(text))).toEqual([])
  })
  it.each(spoken)('avoids what “%s” says in a message', (text, expected) => {
    expect(flat(of(text).avoid)).toEqual(expect.arrayContaining([...expected]))
  })
  it.each(spokenOf)('avoids nothing that “%s” only speaks of', (text, unexpected) => {
    for (const one of unexpected) expect(flat(of(text).avoid)).not.toContain(one)
  })
  it.each([
    ['R300', 30_000],
    ['under 500 rand', 50_000],
    ['below R1 000,00', 100_000],
    ['less than R1,500', 150_000],
    ['my budget is 400 rand', 40_000],
    ['between R200 and R400', 40_000],
    ['R200-R400 max', 40_000],
    ['a routine for R250', 25_000],
    ['onder R350 asseblief', 35_000],
    ['I only have R99.99', 9_999],
    ['R2k or less', 200_000],
    ['up to R1 200.50', 120_050],
    ['moisturiser under R200 please', 20_000],
    ['I can’t afford more than R250', 25_000],
    ['pimples, dry skin R150', 15_000],
  ] as const)('hears the budget in “%s”', (text, cents) => {
    expect(of(text).budgetCents).toBe(cents)
  })
  it.each(['I bought a cream for R900 and hate it', 'my 500 ml lotion', 'under 30 minutes', 'SPF 50', 'it cost R300'])(
    'hears no budget in “%s”',
    (text) => {
      expect(of(text).budgetCents).toBeUndefined()
    },
  )
  it.each([
    'I have dark skin',
    'brown skin with marks',
    'melanin rich',
    'Fitzpatrick V',
    'fitzpatrick type 6',
    'donker vel',
    'isikhumba esimnyama',
    'I’m a black woman',
  ])('hears deeper skin in “%s”', (text) => {
    expect(of(text).deeperSkin).toBe(true)
  })
  it.each(['dark spots', 'dark circles', 'fair skin', 'Fitzpatrick II', 'blackheads'])(
    'hears no deeper skin in “%s”',
    (text) => {
      expect(of(text).deeperSkin).toBe(false)
    },
  )
  it.each([
    ['my skin is so oily', 'oily'],
    ['combo skin', 'combination'],
    ['droë vel', 'dry'],
    ['sensitive skin', 'sensitive'],
    ['vetterige vel', 'oily'],
    ['normal skin', 'normal'],
  ] as const)('hears the skin type in “%s”', (text, type) => {
    expect(of(text).skinType).toBe(type)
  })
  it('lets what was said last decide, before the profile', () => {
    expect(
      situationOf(knowledge, { skinType: 'dry', budget: 90_000 }, 'I have dry skin', 'and oily skin? under R100')
        .skinType,
    ).toBe('oily')
    expect(situationOf(knowledge, { skinType: 'dry', budget: 90_000 }, 'under R100').budgetCents).toBe(10_000)
    expect(
      situationOf(
        knowledge,
        { skinType: 'dry', fitzpatrick: 5, budget: 90_000, pregnant: true, breastfeeding: true, age: 'under-12' },
        '',
      ),
    ).toMatchObject({
      skinType: 'dry',
      deeperSkin: true,
      budgetCents: 90_000,
      conditions: new Set(['pregnant', 'breastfeeding', 'under-12']),
    })
  })
  it('says back what it heard', () => {
    expect(of('I’m pregnant and allergic to nuts').heard).toEqual(['you are pregnant', 'no nuts'])
  })
  it.each([
    ['ek is swanger en allergies vir neute', ['you are pregnant', 'no nuts']],
    ['14 weeks along', ['you are pregnant']],
    ['the usual', []],
    ['you know, perfume', ['no fragrance']],
    ['6 months pregnant i mean', ['you are pregnant']],
    ['same as last time', []],
    ['I think I might react to something in the blue bottle from her kitchen', []],
    ['whatever you think', []],
    ['penicillin and zobo', ['penicillin does not suit you', 'no zobo']],
    ['I take roaccutane', ['you take isotretinoin']],
    ['baby due in march', ['you are pregnant']],
  ])('says back nothing but names for the list “%s”', (avoid, heard) =>
    expect(situationOf(knowledge, { avoid }).heard).toEqual(heard),
  )
  it.each([
    ['im allergic to the usual', []],
    ['I’m allergic to something along those lines', []],
    ['I’m allergic to penicillin', ['penicillin does not suit you']],
  ])('says back nothing but names for “%s”', (text, heard) => {
    expect(of(text).heard).toEqual(heard)
  })
})

describe('what a single text says of a state', () => {
  it.each<[string, Condition[]]>([
    ['I’m pregnant', ['pregnant']],
    ['I was breastfeeding. I’m pregnant', ['pregnant']],
    ['my sister is pregnant, can she use retinol', ['pregnant']],
    ['my sister is pregnant, can I use retinol', []],
    ['I’m breastfeeding my son. Sorry, we weaned in June', []],
    ['I’m pregnant. No, false alarm, the test came back negative', []],
    ['on Roaccutane with eczema', ['eczema', 'isotretinoin']],
    ['I used to use retinol last year, I’m pregnant, can I use it', ['pregnant']],
    ['as a teen I had acne, I’m pregnant and it is back', ['pregnant']],
    ['ek is swanger en het laas jaar retinol gebruik', ['pregnant']],
    ['I am breastfeeding my son, born last year', ['breastfeeding']],
    ['I am on Oratane, used to be on Differin', ['isotretinoin']],
    ['I’m breastfeeding and was pregnant last year', ['breastfeeding']],
    ['last year my skin was fine, now im 6 months along', ['pregnant']],
    ['years ago I used hydroquinone, I am taking Oratane', ['isotretinoin']],
    ['last year it was fine, now I breastfeed my son', ['breastfeeding']],
    ['we were pregnant last year', []],
    ['I thought I’m pregnant last year but no', []],
    ['last year when I’m pregnant I had melasma', []],
  ])('“%s”: %j', (text, expected) => expect([...conditionsOf(text)].sort()).toEqual(expected))

  it.each<[string, Condition[]]>([
    ['when I was pregnant it was fine', ['pregnant']],
    ['I’m not pregnant', ['pregnant']],
    ['nice cream. I stopped breastfeeding in May', ['breastfeeding']],
    ['we weaned him', ['breastfeeding']],
    ['it was a false alarm', ['pregnant']],
    ['I’m pregnant', []],
    ['I’m breastfeeding and was pregnant last year', ['pregnant']],
    ['I finished Roaccutane', []],
    ['no eczema', []],
    ['a cream for dry hands', []],
  ])('“%s” speaks of %j as over or not so', (text, expected) => expect([...overIn(text)].sort()).toEqual(expected))
})

describe('what was told of somebody else', () => {
  it.each<[string, string, boolean]>([
    ['my sister is pregnant', 'which retinol can I use', false],
    ['my sister is pregnant', 'can she use retinol', true],
    ['my sister is pregnant', 'can I use retinol and must she stop hers', true],
    ['my sister is pregnant', 'can I use retinol, so am I', true],
    ['I’m pregnant', 'can I use retinol', true],
  ])('“%s”, and then “%s”: counts %s', (told, asked, counts) =>
    expect(of(told, asked).conditions.has('pregnant')).toBe(counts),
  )
})
