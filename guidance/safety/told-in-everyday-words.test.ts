import { describe, expect, it } from 'vitest'
import { knowledge as open } from '#server/content/knowledge.ts'
import { situationOf } from './read-situation.ts'
import type { Situation } from './situation.ts'

// What a sweep of some hundred ways to tell a fact found unheard: each was followed by advice as for anybody.

const knowledge = await open()
const heard = (text: string): Situation => situationOf(knowledge, undefined, text)

const has: Record<string, (situation: Situation) => boolean> = {
  'a pregnancy': ({ conditions }) => conditions.has('pregnant'),
  'the wish for a child': ({ conditions }) => conditions.has('trying'),
  breastfeeding: ({ conditions }) => conditions.has('breastfeeding'),
  'an allergy to aspirin': ({ avoid, conditions }) => conditions.has('aspirin-allergy') && avoid.families.has('bha'),
  'an allergy to nuts': ({ avoid }) => avoid.origins.has('tree-nut'),
  'an allergy to bees': ({ avoid }) => avoid.origins.has('bee'),
  'an allergy to milk': ({ avoid }) => avoid.origins.has('milk'),
  'an allergy to lanolin': ({ avoid }) => avoid.origins.has('lanolin'),
  'an allergy to perfume': ({ avoid }) => avoid.families.has('fragrance'),
  'an allergy to hair dye': ({ avoid }) => avoid.families.has('hair-dye'),
  'an allergy to formaldehyde': ({ avoid }) => avoid.families.has('formaldehyde-releaser'),
  'niacinamide that is not borne': ({ avoid }) => avoid.ingredients.has('niacinamide'),
  'benzoyl peroxide that is not borne': ({ avoid }) => avoid.ingredients.has('benzoyl-peroxide'),
  'open skin': ({ conditions }) => conditions.has('broken-skin'),
  'skin that was just treated': ({ conditions }) => conditions.has('treated-skin'),
  sunburn: ({ conditions }) => conditions.has('sunburn'),
  isotretinoin: ({ conditions }) => conditions.has('isotretinoin'),
  'a blood thinner': ({ conditions }) => conditions.has('blood-thinners'),
  'a medicine that the sun minds': ({ conditions }) => conditions.has('sun-sensitising'),
  diabetes: ({ quiet }) => quiet.has('diabetes'),
  'a retinoid from a doctor': ({ quiet }) => quiet.has('prescribed-retinoid'),
}

describe('what is told in everyday words', () => {
  it.each([
    [
      'a pregnancy',
      [
        'I am expecting my second',
        'found out I am preg',
        '6wks preg',
        'first time mom, 30 weeks',
        'ke mmaimana',
        'ek dra my tweede kind',
        'I have gestational diabetes',
        'I am 7 months',
        'my edd is in July',
        'baby kicks all night',
        'bfp this morning',
        'early pregnancy',
      ],
    ],
    ['the wish for a child', ['hubby and I are trying', 'preconception']],
    ['breastfeeding', ['giving breast milk', 'my baby drinks breastmilk', 'I pump for my baby', 'still latching']],
    [
      'an allergy to aspirin',
      [
        'allergic to ecotrin',
        'allergic to Grand-Pa',
        'aspirin and me dont get along',
        "I'm not allowed aspirin, I react",
        "I can't tolerate salicylates",
        'NSAID allergy',
        'aspirin closes my chest',
      ],
    ],
    [
      'an allergy to nuts',
      [
        'nut alergy',
        'nuts make my throat close',
        'my tongue swells when I eat nuts',
        'hazelnuts nearly killed me',
        'I have a nut and egg allergy',
        'nuts bring me out in hives',
        'nuts give me anaphylaxis',
      ],
    ],
    [
      'an allergy to bees',
      ['bee stings send me to hospital', 'bees nearly killed me', 'beeswax made my lips peel and swell'],
    ],
    ['an allergy to milk', ['he has CMPA']],
    [
      'an allergy to lanolin',
      ['lanolin broke me out', 'lanolin blistered my lips', 'wool alcohols positive on patch test'],
    ],
    [
      'an allergy to perfume',
      [
        'perfume makes me flush and itch',
        'perfume gave me blisters',
        'perfume causes me migraines',
        'I break out from fragrance',
        'fragrance-sensitive skin',
      ],
    ],
    [
      'an allergy to hair dye',
      [
        'hair dye blistered my scalp',
        'black henna blistered me',
        'allergic to paraphenylenediamine',
        'allergic to hair colour',
      ],
    ],
    ['an allergy to formaldehyde', ['quaternium-15 allergy', 'formaldehyde blistered my hands']],
    [
      'niacinamide that is not borne',
      [
        'niacinamide makes me flush and itch',
        'niacinamide turns me red',
        'niacinamide burned my face',
        "my skin doesn't tolerate niacinamide",
        'my face swells with niacinamide',
        'niacinamide set my face on fire',
        'niacinamide and I dont agree',
        'niacinamide has given me welts',
      ],
    ],
    [
      'benzoyl peroxide that is not borne',
      ['benzoyl peroxide gave me blisters', 'benzac burned me', 'benzoyl peroxide gave me a bad rash'],
    ],
    [
      'open skin',
      [
        'my skin is open',
        'I scratched it open',
        'my barrier is shot',
        'my face is raw',
        'my vel is oop',
        'fresh cut',
        'cracked bleeding hands',
        'open blister',
      ],
    ],
    [
      'skin that was just treated',
      [
        'fresh from microneedling',
        'two days post laser',
        'day 3 after my peel',
        'net gewaks',
        'recovering from a peel',
        'a day after my chemical peel',
      ],
    ],
    [
      'sunburn',
      [
        'ek is sonverbrand',
        'burnt from the sun',
        'fried in the sun yesterday',
        'my shoulders are red and sore from the sun',
        'ek het gebrand in die son',
      ],
    ],
    ['isotretinoin', ['im on reticutan', 'taking acnetane']],
    ['a blood thinner', ['I take aspirin daily for my heart', 'ecotrin every day']],
    [
      'a medicine that the sun minds',
      ['on hydrochlorothiazide', 'Ridaq makes me burn easily', 'my medicine makes me sensitive to the sun'],
    ],
    [
      'diabetes',
      ["I'm diabetic and have no feeling in my feet", 'type 2 diabetes', 'ek het suikersiekte', 'I am on metformin'],
    ],
    ['a retinoid from a doctor', ['I use tretinoin every night', 'my derm has me on tretinoin', 'ek gebruik differin']],
  ] as const)('hears %s', (what, ways) => {
    for (const way of ways)
      for (const text of [way, `${way}. What can I use for pimples?`, `What can I use for pimples? ${way}`])
        expect(has[what]?.(heard(text)), text).toBe(true)
  })

  it.each([
    [
      'a pregnancy',
      ['expecting my parcel', 'I am expecting my first salary', '12 weeks on retinol', 'my second month on retinol'],
    ],
    ['the wish for a child', ['hubby and I are trying to save money']],
    ['an allergy to aspirin', ['aspirin never gave me trouble', 'I take aspirin for headaches']],
    [
      'niacinamide that is not borne',
      [
        'niacinamide makes my skin glow',
        'niacinamide gave me clear skin',
        'can niacinamide make me flush',
        'niacinamide turned my skin around',
      ],
    ],
    ['open skin', ['my pores are open', 'my bottle was open for a year', 'is raw honey good', 'the shop is open']],
    ['skin that was just treated', ['should I get a peel', 'laser next week', 'my friend had laser yesterday']],
    ['diabetes', ['my dad has diabetes', 'does diabetes cause dark neck']],
    ['a retinoid from a doctor', ['can I use tretinoin', 'I want tretinoin', 'I stopped using tretinoin']],
  ] as const)('does not hear %s where there is none', (what, ways) => {
    for (const way of ways) expect(has[what]?.(heard(way)), way).toBe(false)
  })
})
