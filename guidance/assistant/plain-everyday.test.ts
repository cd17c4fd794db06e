import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [base, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(base, catalogue)
const converse = converseWith(base, catalogue)
const first = (...turns: string[]): string => /^\*\*.*?\*\*/s.exec(converse(...turns).response)?.[0] ?? ''

describe('A word is explained however its meaning is asked', () => {
  it.each([
    ['does "natural" on a label mean anything', 'selling word'],
    ['wat is die verskil tussen n room en n salf', 'ointment is almost all fat'],
  ])('%s', (question, says) => {
    expect(first(question).toLowerCase()).toContain(says)
  })

  it.each([
    ['which spf 50 is best for dark skin', 'protection factor'],
    ['how do i get lighter, which brightening cream', 'not meant to be the same'],
  ])('what asks for something else is not: %s', (question, never) => {
    expect(first(question).toLowerCase()).not.toContain(never)
  })

  it('and lightening is still refused', () => {
    expect(first('how do i get lighter, which brightening cream')).toContain('I do not help with making skin lighter')
  })
})

describe('An illness that is learnt of is explained, with when it is an emergency', () => {
  it.each([
    ['2nd yr nursing student here, exam tmrw, whats SJS in simple terms', 'reaction'],
    ['what does necrotising fasciitis mean', 'deep infection'],
  ])('%s', (question, says) => {
    const { response, level } = converse(question)
    expect(response.toLowerCase()).toContain(says)
    expect(response).toContain('emergency')
    expect(level).toBeNull()
  })

  it('whether it is dangerous is no matter of a burden', () => {
    expect(first('is sepsis dangerous')).toContain('Yes, it is an emergency')
  })
  it('who has it now is sent at once', () => {
    expect(converse('got sjs blisters now in my mouth after new tablets').level).toBe('emergency')
  })
  it('how it looks is told before its care', () => {
    expect(first('lupus rash what does it look like, assignment')).toContain('illness of the immune system')
  })
})

describe('An age of long ago makes nobody a child', () => {
  it.each([
    'had meningitis at 4 yrs old, im 25 now, old flat scars, is bio oil worth it',
    'fell off my bike at 7, scar on knee, i am 40 now, does tissue oil help',
  ])('%s', (question) => {
    expect(converse(question).response).not.toMatch(/at that age|young skin/i)
  })

  it.each(['my son fell at 4 yrs old, im 25, can he use bio oil', 'my daughter is 4 yrs old, can she use tissue oil'])(
    'a child of now still is one: %s',
    (question) => {
      expect(converse(question).response).toMatch(/age|young|child|small skin/i)
    },
  )
})

describe('What a child licks off is harmless, and much of it is not', () => {
  it.each([
    'my 6yo licks off his petroleum jelly lip balm, is that bad',
    'my toddler keeps eating her lip ice off, must i worry',
  ])('%s', (question) => {
    expect(amiss(question, ['that little is harmless', '0861 555 777'])).toEqual([])
  })

  it.each([
    'my 2 year old ate the whole tub of deep heat',
    'my toddler swallowed half a bottle of baby oil and is coughing',
  ])('%s', (question) => {
    expect(converse(question).response).not.toContain('that little is harmless')
  })
})

describe('A painkiller takes no itch away', () => {
  it('beside a blood thinner it is warned of first', () => {
    expect(
      amiss('my gran is on warfarin, dry itchy shins, aqueous cream or vaseline? and how much aspirin for the itch', [
        'no aspirin for the itch',
        'bleeding',
        'petroleum jelly',
      ]),
    ).toEqual([])
  })
  it('and without one it is no help', () => {
    expect(first('can i take panado for itchy skin')).toContain('take no itch away')
  })
  it.each(['aspirin mask for pimples, does it work', 'i took ibuprofen and now i itch all over'])(
    'of what it is not asked for so: %s',
    (question) => {
      expect(converse(question).response).not.toContain('take no itch away')
    },
  )
})

describe('Which way hair goes best depends on the place', () => {
  it.each([
    ['nose hair, wax or trim?', 'Trim it'],
    ['unibrow removal at home safest', 'Tweezers'],
  ])('%s', (question, says) => {
    expect(first(question)).toContain(says)
  })

  it.each(['is it bad to pluck a hair from a mole', 'ingrown hair on my toe is sore'])(
    'something else is not answered so: %s',
    (question) => {
      expect(first(question)).not.toMatch(/^\*\*(?:Trim it|Shave it|Tweezers)/)
    },
  )
})

describe('What is named in passing is not what is asked of', () => {
  it.each([
    ['gas heater in my room makes my face dry', 'cream for now'],
    ['working at a petrol station my skin gets grimy', 'never on skin, not in a foot bath'],
  ])('%s', (question, never) => {
    expect(converse(question).response.toLowerCase()).not.toContain(never)
  })

  it.each([
    ['the cream in my room made my face burn', 'Stop that cream'],
    ['can i wash my feet in petrol', 'never on skin'],
  ])('where it is, it is: %s', (question, says) => {
    expect(converse(question).response).toContain(says)
  })
})

describe('Of a tool no product of the shelf is suggested', () => {
  it('a razor is chosen', () => {
    expect(first('what razor for sensitive skin')).toContain('blade')
  })
  it('a moisturiser still is suggested', () => {
    expect(converse('what moisturiser for sensitive skin').response).toMatch(/fit|sample/)
  })
})

describe('Bumps of the razor and what wax leaves are no alarm, and a burn is', () => {
  it.each([
    'razor bumps on my neck every time. black guy. using 5 blade gillette',
    'waxing strips left sticky stuff on my leg',
  ])('%s', (question) => {
    expect(converse(question).level).toBeNull()
  })
  it.each([
    'i waxed and it burnt my skin, its sticky and raw',
    'hot wax burnt my lip and now its blistered and sticky',
  ])('%s', (question) => {
    expect(converse(question).level).toMatch(/urgent|emergency/)
  })
})

describe('Of a pasted list what is asked is answered first', () => {
  const filters =
    'Water, Homosalate, Octocrylene, Ethylhexyl Salicylate, Butyl Methoxydibenzoylmethane, Alcohol Denat, Fragrance'
  it('which kind it is, and whether it leaves a cast', () => {
    expect(
      first(`Sunscreen label: ${filters}. Is this chemical or mineral and will it leave white cast? very dark skin`),
    ).toContain('It is a chemical one, and hardly leaves a cast')
  })
  it('whether it is good, where an alcohol frightens', () => {
    expect(
      first(
        'ingredients: Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Ceramide NP, Carbomer, Phenoxyethanol. good for dry sensitive? it says alcohol so im scared',
      ),
    ).toContain('Yes, by its list')
  })
})
