import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Condition } from '../knowledge/kinds.ts'
import { situationOf } from './read-situation.ts'

// What is heard of a person in the words people type, and what only looks like it: English, slang, Afrikaans, isiZulu.

const knowledge = await readKnowledge()
const of = (text: string) => situationOf(knowledge, undefined, text)
const listing = (avoid: string) => situationOf(knowledge, { avoid })
const flat = ({ avoid: { ingredients, families, origins, words } }: ReturnType<typeof of>): string[] => [
  ...ingredients,
  ...families,
  ...origins,
  ...words,
]
const rows = <Value>(table: readonly (readonly [Value, readonly string[]])[]): [Value, string][] =>
  table.flatMap(([value, texts]) => texts.map((text): [Value, string] => [value, text]))

const heard: readonly (readonly [Condition, readonly string[]])[] = [
  [
    'under-12',
    [
      'shes 9',
      'retinol for my girl, shes 9',
      'hy is 7 en het puisies',
      'my laaitie 8 yrs wants drunk elephant',
      'my daughter is 4 months',
      'cream for a 6 month old',
      'dogter van 8 wil serum he',
      'uneminyaka engu-7',
      'my son (10) has blackheads',
      'baby is 6 wks, dry scalp',
      'my kids are 8 and 10',
      'vir my pasgebore baba',
      'is this ok for newborns',
      'i have a 9 year old daughter with pimples',
      'my sisters baby is 4 months, which sunscreen',
      'my 5 month olds cheeks are rough',
      'grade 3 kid wants retinol',
      'ons kleintjie is 3 maande',
      'seuntjie van 5 met ekseem',
      'can babies use niacinamide',
      'for my 18mo with dry cheeks',
    ],
  ],
  [
    'teen',
    [
      'she just turned 13',
      'ek is 14 en het puisies',
      'my daughter 13 wants retinol',
      'age 16, acne',
      'i turned 12 today',
      'as a teenager what can i use',
      'when can a teen use retinol',
      'my nephew is 15',
      'im 16, can i use retinol',
      'matric learner with oily skin',
    ],
  ],
  [
    'pregnant',
    [
      '32 weeks, my belly itches',
      'im 20 wks, which cream for stretch marks',
      'my sister is pregnant, can she use retinol',
      'my wife is expecting and used differin, is the baby in danger',
      'can my pregnant friend use niacinamide',
      'can i share my retinol with my sister, she is pregnant',
      'my wife is pregnant, what can i buy for her skin',
      'might be pregnant, what now',
      'my period is late and i use tretinoin',
      'ek dink ek is swanger',
      'not sure if im pregnant',
      'maybe pregnant',
      'im 3 weeks late',
      'wonder if i am pregnant',
      'dont know if im pregnant yet',
      'i was pregnant last year and now im pregnant again',
      'my sister and i are both pregnant, can i use retinol',
      'im due in march',
      'ngikhulelwe, ngingasebenzisa i-retinol',
      'ek is 12 weke swanger',
      'preggies and oily',
      'i missed my period',
      'ek verwag, mag ek salisielsuur gebruik',
      'my cousin is pregnant, is retinol safe for her',
    ],
  ],
  [
    'trying',
    [
      'TTC after ivf',
      'we want another baby',
      'doing iui this month',
      'ons probeer vir n baba',
      'trying again for number 2',
      'ngifuna ukukhulelwa',
      'we are not preventing since May',
      'my boyfriend and I are not preventing',
      'quit the injection as we are ready for number three',
      'embryo transfer next week, is retinol ok',
    ],
  ],
  [
    'breastfeeding',
    [
      'just had a baby and breastfeeding',
      'gave birth 6 weeks ago and i am breastfeeding',
      'baby is 3 months, breast milk only. can i use salicylic',
      'im bf, can i use retinol',
      'pumping milk for my son',
      'ek borsvoed nog',
      'exclusively breastmilk mom',
      'nursing my daughter at night',
      'ke nyantsha lesea',
      'can i use tretinoin, still feeding him',
      'ek voed haar nog snags',
      '6 weeks postpartum and breastfeeding',
    ],
  ],
  [
    'eczema',
    [
      'i had eczema as a child',
      'which cream is best for eczema',
      'my son has eczema, can i use aqueous cream',
      'ekseem op my hande',
      'is niacinamide bad for eczema',
      'my mom and i both have eczema, can i use oats',
    ],
  ],
  [
    'rosacea',
    [
      'my mom has rosacea, what can she use',
      'my mom has rosacea and so do i, can i use her cream',
      'is azelaic good for rosacea',
    ],
  ],
  ['psoriasis', ['psoriasis on my scalp', 'my husband has psoriasis, what can i get for him']],
  ['isotretinoin', ['on oratane since june', 'my brother is on roaccutane, can he wax', 'ek is op roaccutane']],
]
const notHeard: readonly (readonly [Condition, readonly string[]])[] = [
  [
    'under-12',
    [
      '2 years old tattoo',
      'my tattoo is 2 years old',
      'this cream is 3 years old',
      'the scar is about 5 years old',
      'it is 4 years old, is it expired',
      'eczema since age 5',
      'pimples since i was 9',
      'a week old rash',
      'my serum is 6 months old',
      'mom of a 3 year old, quick routine for me',
      'ma van n 2 jarige',
      'i have a 4 year old and no time, which cream',
      'i look 10 years older',
      'baby is 3 months, breast milk only. can i use salicylic',
      'im 8 weeks along',
      'only 6 months on tretinoin',
      'it took 8 minutes',
      'im 5 feet tall',
      'my son is 6 foot tall, acne',
      '7 months old puppy',
      'moisturiser for my 70 year old gran',
    ],
  ],
  [
    'teen',
    [
      'acne since i was 13 years old',
      'i had pimples in matric, now only marks',
      'oily since high school',
      'my bottle is 14 years old',
      '16 year old scar',
      'im 45',
      'use it for 15 days',
    ],
  ],
  [
    'pregnant',
    [
      'expecting a parcel with my retinol',
      'im expecting better results',
      'expecting visitors, quick glow?',
      'im on the pill and want to start retinol',
      'not pregnant',
      'i was pregnant last year and now my skin is dry',
      'my sister is pregnant and says i should use retinol',
      'my best friend who is pregnant gave me her cream, can i use it',
      'pregnancy test was negative',
      'my parcel is 2 weeks late',
      'i dont think im pregnant',
      'not sure if im pregnant, tested negative',
      'might be pregnant. my test came back negative',
      'ek is nie swanger nie',
      'had a baby last year',
      'my wife is pregnant, can i still use my own retinol',
      'im 12 weeks on tretinoin',
      'gave birth in may',
    ],
  ],
  ['trying', ['might be pregnant', 'i want baby soft skin', 'trying a new cream', 'my period is late']],
  [
    'breastfeeding',
    [
      'my bf says i must stop',
      'my bf has pimples, what can he use',
      'nursing student here',
      'im nursing a cold',
      'stopped breastfeeding in june',
      'she is weaned now',
      'my friend is breastfeeding and gave me her retinol, can i use it',
      'does breast milk help pimples',
      'nursing sister at the clinic told me',
      'me and my bf share a cream',
    ],
  ],
  [
    'eczema',
    [
      'what is eczema',
      'is this eczema or psoriasis',
      'my sister has eczema, can i use her cream',
      'i dont have eczema',
      'difference between eczema and rash',
    ],
  ],
  ['rosacea', ['what causes rosacea', 'my mom has rosacea and gave me her gel, can i use it', 'could this be rosacea']],
  ['psoriasis', ['how do i know if its psoriasis', 'my husband has psoriasis and recommended me this balm']],
  [
    'isotretinoin',
    [
      'my friend gave me her leftover roaccutane, can i take them',
      'finished roaccutane last year',
      'i stopped oratane in march',
      'was on roaccutane',
    ],
  ],
  ['asthma', ['what is asthma']],
]

describe('what is heard of a person', () => {
  it.each(rows(heard))('hears %s in “%s”', (condition, text) => expect([...of(text).conditions]).toContain(condition))
  it.each(rows(notHeard))('hears no %s in “%s”', (condition, text) =>
    expect([...of(text).conditions]).not.toContain(condition),
  )
  it.each([
    ['what sunscreen for a 4 month old', 4],
    ['my newborn has dry skin', 0],
    ['baby of 6 weeks', 1],
    ['18 month old with eczema', 18],
    ['she is 5 maande oud', 5],
    ['my 2 year old', undefined],
    ['nursing my 4 month old', undefined],
    ['my retinol is 6 months old', undefined],
    ['baby is 3 months, breastfed. can i use retinol', undefined],
    ['breastfeeding, my baby has a rash, she is 3 months, can i use this', 3],
    ['my baby is 4 months, can i use this sunscreen', 4],
  ])('hears in “%s” a baby of %s months', (text, months) => expect(of(text).babyMonths).toBe(months))
  it.each([
    ['might be pregnant', ['you may be pregnant']],
    ['im pregnant', ['you are pregnant']],
    ['my period is late, ttc', ['you may be pregnant', 'you are trying for a baby']],
    ['i have lupus', []],
    ['hiv positive and dry', []],
    ['im diabetic', []],
    ['allergic to penicillin', ['penicillin does not suit you']],
    ['no white cast and cheap pls', []],
  ])('says of “%s” back %j', (text, said) => expect(of(text).heard).toEqual(said))
})

const deeper: readonly (readonly [boolean, readonly string[]])[] = [
  [
    true,
    [
      'i am quite dark so it looks purple',
      'skin colour very dark',
      'as a black person do i need spf',
      'im coloured with oily skin',
      'my skin is deep brown',
      'chocolate skin',
      'ek het n donker vel',
      'my vel is baie donker',
      'ngimnyama',
      'nsundu: nginsundu',
      'dark complexion',
      'darkskin girl here',
      'melanated queen',
      'fitz 5: fitzpatrick 5',
      'nw45 foundation',
      'im indian',
      'black african skin',
      'ke motsho',
      'type 6 skin',
      'dark skinned guy',
    ],
  ],
  [
    false,
    [
      'dark skin under my arms',
      'my skin is dark around the mouth',
      'dark patches',
      'i have albinism',
      'black soap for acne',
      'black line on my nail',
      'my skin is dark in my groin: dark on my thighs',
      'not dark skinned',
      'im dark under my eyes',
      'brown spots',
      'donker kolle',
      'dark knuckles',
    ],
  ],
]
it.each(rows(deeper))('hears deeper skin (%s) in “%s”', (expected, text) => expect(of(text).deeperSkin).toBe(expected))

const spoken: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['tree-nut', 'peanut'],
    [
      'cant have nuts',
      'my nut allergy',
      'allergic to nuts, what oil',
      'nuts make my lips itch so im allergic to nuts',
      'angizwani namantongomane',
      'can i use shea if i have a nut allergy',
    ],
  ],
  [
    ['fragrance', 'essential-oil'],
    [
      'no perfume pls',
      'nie parfuum nie asb',
      'niks met perfume nie',
      'perfume gives me a rash',
      'sonder geur asseblief',
      'smells give me a headache',
      'ngaphandle kwamakha',
      'parfuum laat my jeuk',
      'parfuum gee my uitslag',
      'i dont do well with fragrance',
      'parfuum maak my siek',
      'angizwani nephunga',
      'smelly stuff makes me sneeze',
    ],
  ],
  [
    ['lanolin'],
    [
      'ek kan nie lanolien vat nie',
      'i react to wool',
      'wool alcohols came up on my patch test',
      'patch tested positive for lanolin',
      'my skin cant take lanolin',
    ],
  ],
  [
    ['latex'],
    ['im allergic to latex', 'latex allergic person', 'i get hives from latex gloves', 'allergies vir lateks'],
  ],
  [['milk'], ['i am dairy intolerant', 'lactose intolerant, is whey ok on skin']],
  [['drying-alcohol'], ['iets sonder alkohol', 'can i get a toner without alcohol', 'alcohol burns my face']],
  [
    ['bee', 'animal'],
    ['im vegan', 'vegan products only'],
  ],
  [['animal'], ['i want something halal', 'halaal please']],
  [['coconut'], ['coconut gives me hives', 'klapperolie breaks me out', 'coconut sets my rosacea off']],
  [
    ['salicylate'],
    ['disprin makes me wheeze', 'disprin closes my chest', 'allergic to aspirin', 'aspirin sends me to hospital'],
  ],
  [['sulfacetamide'], ['allergic to sulfa']],
  [['zobo'], ['im allergic to zobo']],
]
const notSpoken: readonly (readonly [string, readonly string[]])[] = [
  ['vitamin-c', ['can i use retinol without vitamin c', 'no vitamin c in my routine yet']],
  [
    'retinoid',
    [
      'what to avoid with retinol',
      'how does skin react to retinol',
      'there is no retinol in my routine yet',
      'which things must i avoid with retinol',
      'when do i skip retinol? how long must i skip retinol',
    ],
  ],
  [
    'niacinamide',
    [
      'can you be allergic to niacinamide',
      'what if im allergic to niacinamide',
      'kan ek retinol sonder niacinamide gebruik',
    ],
  ],
  ['tree-nut', ['my sister is allergic to nuts, can i use almond oil', 'nie allergies vir neute nie']],
  ['animal', ['cruelty free only', 'not tested on animals']],
  ['drying-alcohol', ['wool alcohols came up on my patch test', 'allergic to fatty alcohols']],
  ['sulfate', ['allergic to sulfa']],
  ['paraben', ['why do people avoid parabens']],
  ['fragrance', ['is fragrance free better']],
  ['penicillin', ['allergic to penicillin', 'i cant take penicillin']],
]
const nothingIn = [
  'no white cast pls',
  'allergic to penicillin and codeine',
  'no more pimples',
  'i hate my skin',
  'no time no money',
  'without breaking the bank',
  'nothing sticky',
  'no idea',
  'i avoid the sun',
  'sensitive to heat',
  'allergic to my boss haha',
  'skin reacts to stress',
  'dont want to look white',
  'i cant afford much',
  'geen geld nie',
  'feel free to answer',
]

describe('what a message says to leave out', () => {
  it.each(rows(spoken))('hears %j in “%s”', (expected, text) =>
    expect(flat(of(text))).toEqual(expect.arrayContaining([...expected])),
  )
  it.each(rows(notSpoken))('hears no %s in “%s”', (unexpected, text) =>
    expect(flat(of(text))).not.toContain(unexpected),
  )
  it.each(nothingIn)('hears nothing in “%s”', (text) => expect(flat(of(text))).toEqual([]))
})

describe('what an avoid-list names', () => {
  it.each([
    ['perfume gives me a headache and rash', ['no fragrance']],
    ['nuts, all of them!! epipen person', ['no nuts']],
    ['aspirin sends me to hospital', ['no salicylates']],
    ['lactose intolerant haha thats food though', ['no milk']],
    ['diabetic, otherwise nothing', []],
    ['alcohol and menthol sets it off', ['no drying alcohol', 'no menthol and mint']],
    ['benzoyl burnt me before never again', ['no benzoyl peroxide']],
    ['silicones and mineral oil clog me', ['no silicones', 'no mineral oil']],
    ['wool fat, nickel', ['no lanolin', 'no nickel']],
    ['ek is swanger 5 maande, geen ander allergieë', ['you are pregnant']],
    ['penicillin', ['penicillin does not suit you']],
    ['cheap stuff, white cast, greasy things', []],
    ['quinoa', ['no quinoa']],
    ['hiv, lupus', []],
    ['high blood pressure', []],
    ['panado and morphine', ['panado does not suit you', 'morphine does not suit you']],
    ['lol just my husband', []],
    ['asthmatic, no perfumes', ['you have asthma', 'no fragrance']],
    ['sjoe alles maak my siek', []],
    ['kan nie lanolien vat nie', ['no lanolin']],
    ['no other allergies', []],
    ['halal and vegan', ['no animal products', 'no anything from animals']],
    ['bees (stings). also honey', ['no bee products']],
    ['nuts (lips swell up badly)', ['no nuts']],
    ['my ex haha. jokes, latex', ['no latex']],
    ['iphunga', ['no fragrance']],
    ['fatty alcohols', ['no fatty alcohols']],
    ['rosehip and zobo', ['no rose', 'no zobo']],
  ])('says of the list “%s” back %j', (text, said) => expect(listing(text).heard).toEqual(said))
})

it.each(['coffee', 'rice', 'cotton', 'ashwagandha', 'lily', 'horseradish', 'quinoa', 'chokeberry'])(
  'keeps the name “%s” of a list',
  (name) => {
    expect(listing(name).heard.join(' ')).toContain(name.slice(0, 4))
  },
)
