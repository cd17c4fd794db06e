import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [base, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(base, catalogue)
const converse = converseWith(base, catalogue)

describe('What somebody does in a day is put in order only where the order is asked', () => {
  it.each([
    ['serum before shower or after', 'first, then serum'],
    ['deodorant first or shower first', 'first, then deodorant'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })

  it.each([
    'can i go to bed without washing my face, i never wore make up and im so tired after work',
    'which lotion after a hot bath',
  ])('what is without, or how skin feels after, asks for none: %s', (question) => {
    expect(converse(question).response).not.toMatch(/^\*\*[^*]* first, then /)
  })
})

describe('How long it lies on skin is not how long until it works', () => {
  it.each([
    ['how long do i leave a sulfur wash on before rinsing', 'two to five minutes'],
    ['do i rinse off glycolic toner or leave it on', 'it stays on'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says], ['give it 8', 'thin layer over the area'])).toEqual([])
  })

  it('asked when it works, that is answered', () => {
    expect(amiss('how long does benzoyl peroxide take to work', ['12 weeks'])).toEqual([])
  })
})

describe('Nobody is taken for a child who is none', () => {
  it.each([
    'plaasarbeider, in die son van 5 tot 3, dry skin, give me a morning and night routine',
    'i work at a creche with babies, give me a routine for my dry face',
  ])('%s', (question) => {
    expect(amiss(question, ['evening'], ['for a child', 'nappy', 'a baby needs'])).toEqual([])
  })

  it('a child still is one', () => {
    expect(amiss('a routine for my son in grade 3', ['for a child'])).toEqual([])
  })
})

describe('Who works at night', () => {
  it.each([
    'i work nights at the hospital, what is my morning routine and my night routine',
    'call centre night shift 6pm to 6am, give me a skin routine',
  ])('has a morning and an evening of their own: %s', (question) => {
    expect(amiss(question, ['when you get up, before your shift', 'after your shift, before you sleep'])).toEqual([])
  })
})

describe('A cream that is asked for', () => {
  it.each(['cheap cream for wrinkles under r100 i am 61', 'goedkoop rimpelroom vir ouma, r90'])(
    'for lines comes with what it can do: %s',
    (question) => {
      expect(amiss(question, ['no cream erases wrinkles'])).toEqual([])
    },
  )

  it.each([
    ['handcream under r60', 'working hands cream'],
    ['cheap bodylotion unscented for kids with eczema r120', 'body lotion'],
  ])('is heard as one word too: %s', (question, says) => {
    expect(amiss(question, [says], ['serum', 'cleanser'])).toEqual([])
  })
})

describe('What no cream can do for an illness is said first', () => {
  it.each([
    ['i have lupus and the rash on my cheeks, what cream clears it', 'no cream takes a lupus rash away', 'spf 50'],
    [
      'my dad is on cortisone pills for years and his skin is paper thin, which lotion thickens it',
      'no lotion makes skin thick again',
      'moisturiser',
    ],
    ['rosacea diagnosed, which cream will cure it', 'no cream cures rosacea', 'mineral spf 50'],
    ['hidradenitis diagnosed, which face wash stops the boils', 'no face wash cures', 'dermatologist early'],
    ['thyroid problem, my skin is dry and thick, which cream fixes it', 'no cream puts right', 'glycerin'],
  ])('%s', (question, no, care) => {
    expect(amiss(question, [no, care])).toEqual([])
  })

  it.each(['i have lupus, which sunscreen should i use', 'is niacinamide ok with lupus'])(
    'care that is asked for is only told: %s',
    (question) => {
      expect(amiss(question, [], ['no cream takes', 'no cream puts', 'no sunscreen'])).toEqual([])
    },
  )

  it.each(['asthma since birth, which cream clears my acne', 'on blood thinners, what cream removes wrinkles'])(
    'another trouble beside an illness is treated as anybody’s: %s',
    (question) => {
      expect(amiss(question, [], ['no cream takes', 'no soap', 'no cream puts', 'keep thinners off'])).toEqual([])
    },
  )

  it('an alarm comes before it', () => {
    expect(
      converse('i am on dialysis and my whole body is itchy so that i cannot sleep, which cream stops it').level,
    ).toBeDefined()
  })
})

describe('The first time', () => {
  it.each([
    [
      'my 11 year old has her first pimples, what must she use, she washes with sunlight soap now',
      'stop laundry soap first',
    ],
    ['daughter (13) just got pimples, what products should she begin with', 'a light, oil-free moisturiser'],
    ['my son 12 blackheads on his nose, uses my scrub, what should he start with', 'stop scrubbing first'],
  ])('pimples of a child: %s', (question, says) => {
    expect(amiss(question, ['mild, soap-free wash', says])).toEqual([])
  })

  it.each([
    ['first shave, 17, what do i need to buy', 'shaving gel or plain hair conditioner'],
    ['how do i shave my legs for the first time, im 13', 'ankle to knee'],
    ['kan my seun van 15 al skeer, hoe', 'yes, as soon as'],
  ])('a shave: %s', (question, says) => {
    expect(amiss(question, ['warm water', 'moisturiser', says])).toEqual([])
  })

  it.each(['i get bumps after shaving, what can i do', 'im 30 with acne, what should i use'])(
    'is not meant here: %s',
    (question) => {
      expect(amiss(question, [], ['short, light strokes', 'three plain things'])).toEqual([])
    },
  )
})

describe('What was made for hair, on skin', () => {
  it.each(['can i use hair oil on my body', 'can i use hair food as body lotion'])('%s', (question) => {
    expect(amiss(question, ['made to coat it', 'parfum'])).toEqual([])
  })
  it('a plain oil is judged by itself', () => {
    expect(amiss('can i use coconut oil on my legs', ['coconut oil'], ['made to coat it'])).toEqual([])
  })
})

describe('What is over, or seen and treated already, is no alarm', () => {
  it.each([
    [
      'finished accutane last year, have capsules left, want a baby, can i use one or two',
      'no, do not take what is left',
    ],
    [
      'the doctor says its shingles on my side and im already on the tablets, what lotion can i wear under my bra',
      'petroleum jelly',
    ],
    ['been to the clinic for impetigo and got the cream, which soap can he bath with', 'to the end of the course'],
    ['im drinking antibiotics for acne, can i use vitamin c', ''],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
    expect(converse(question).level).toBeFalsy()
  })

  it.each([
    'im on roaccutane and just found out im pregnant',
    'finished roaccutane last year but i took two old capsules yesterday and we are trying for a baby',
  ])('and what presses still is one: %s', (message) => {
    expect(['urgent', 'emergency']).toContain(converse(message).level)
  })
})
