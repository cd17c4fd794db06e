import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What is asked at the end of a story, and only the story makes it what it is; and the near ones that are answered otherwise.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('what is asked of a story', () => {
  it.each<[string, string[], string[]]>([
    [
      'this lady on my street sells skin toning cream in unlabelled jars >> everyone looks flawless >> can i get one',
      ['no, leave it'],
      [],
    ],
    [
      'i put powder highlighter right over sunscreen >> am I messing up the sunscreen when I brush it on?',
      ['press', 'soft brush'],
      ['every day is worth it'],
    ],
    [
      'my face is so oily >> i also use vaseline at night, is it the problem?',
      ['part of it', 'light, oil-free gel'],
      ['keep them apart'],
    ],
  ])('is answered in its light: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<[string, string[]]>([
    ['red itchy rash on my elbows >> can i use cortisone cream', ['scaly ring']],
    ['i bought body butter in a white tub at clicks, can i use it on my face', ['mercury']],
    ['ingrown hairs after waxing >> can i use salicylic acid the day after', ['no, not on that day']],
    ['my sister is on roaccutane and her husband wants a baby, is it a risk?', ['no need to worry', 'father takes']],
  ])('is not heard where it is another: %s', (talk, never) => expect(amiss(talk, [], never)).toEqual([]))
})

describe('what somebody must not have', () => {
  it.each<[string, string[], string[]]>([
    [
      'disprin gives me hives >> what cleanser for combi skin >> do i need to double cleanse >> i get blackheads >> thinking of the 2% bha liquid, good idea?',
      ['no: with an allergy to aspirin'],
      ['melt make-up'],
    ],
    [
      'im pregnant >> which cleanser for oily skin >> is double cleansing needed >> thinking of a retinol serum, good idea?',
      ['no, leave retinol out'],
      [],
    ],
    [
      'im taking accutane >> how often moisturise >> and my gran gives me cod liver oil + vit a capsules for glow, take together fine?',
      ['no: no vitamin a'],
      ['mostly little'],
    ],
    [
      'how do i do a chemical peel at home >> 30% glycolic, i ordered it online >> my friend did it and shes fine',
      ['my answer stays the same', 'no, do not use it at home'],
      ['starting slowly'],
    ],
    [
      'my mother is having chemo >> her skin is so dry and tight now, what kind of cream is gentle enough?',
      ['oncology team'],
      ['sample products'],
    ],
    [
      'can i use benzoyl peroxide im 17 >> i forgot to say im allergic to aspirin, does that matter for it',
      ['changes nothing', 'salicylic acid'],
      [],
    ],
    [
      'i have retinol serum and glycolic toner >> sensitive skin btw >> thanks, that helps >> can i use all at night together?',
      ['not on the same night'],
      ['evening routine'],
    ],
    ['vit c serum recommend? >> the one i have went dark brown. still ok?', ['no, replace it'], ['safe for most']],
    [
      'my husband has dry flaky skin next to his nose and eyebrows >> it is worse in winter and when he is stressed. what should he try?',
      ['antifungal'],
      ['newest'],
    ],
    [
      'check this: aqua, salicylic acid 2%, glycolic acid, alcohol denat, menthol >> can i use daily im 15 w dry skin',
      ['salicylic acid'],
      ['water is not known'],
    ],
  ])('is heard from what was told: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what is praised elsewhere is refused to whom it harms', () => {
  it.each<[string, string[], string[]]>([
    [
      'im allergic to lanolin >> my friend gave me a lanolin lip balm can i use it',
      ['no, not for you: lanolin'],
      ['press a rice grain'],
    ],
    [
      'i bought a dermaroller 1.5mm to do my acne scars at home >> but i have active pimples tho and my skin is prone to keloids',
      ['the no stands', 'not for you at all'],
      [],
    ],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a no that was found for what somebody must not have stays', () => {
  it.each<[string, string[], string[]]>([
    [
      'ive been on roaccutane since june >> my lips are peeling like crazy >> can I still use my glycolic toner?',
      ['no, leave glycolic acid out while you are on isotretinoin'],
      [],
    ],
    [
      'the derm put me on those capsules where you do pregnancy tests >> my forehead is flaking like mad >> should i scrub or use a glycolic toner to get the flakes off?',
      ['no, neither scrub nor acid'],
      ['generally accepted'],
    ],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what burns because it is too much', () => {
  it.each<[string, string[], string[]]>([
    [
      'benzoyl peroxide burns my face >> i put it 2x a day the 10 percent one',
      ['too much', '2.5%', 'nothing stings'],
      ['beside that allergy'],
    ],
    [
      'retinol makes my face peel >> i use it every night 1 percent',
      ['too much', 'less often'],
      ['beside that allergy'],
    ],
    ['glycolic acid stings so much >> its the 10% and i use it daily', ['too much', 'less often'], []],
  ])('is begun again lower: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<[string, string[]]>([
    ['my eyelids swelled from retinol >> i use it every night', ['then lower']],
    ['retinol makes my face peel >> can i use niacinamide every morning', ['then lower']],
    ['im looking at a tca peel on takealot >> even just 15%?', ['then lower']],
  ])('is left alone where it may be an allergy, or something else is asked: %s', (talk, never) =>
    expect(amiss(talk, [], never)).toEqual([]),
  )
})

describe('what is asked by the way of what was told', () => {
  it.each<[string, string[], string[]]>([
    [
      'bought glycolic 7% and retinol 0.2 >> never used either >> which one first??',
      ['begin with one alone', 'four to six weeks'],
      ['must both go on'],
    ],
    [
      'what helps my beard dandruff >> nice thanks. my boy is 14 and his forehead is oily with small bumps, what for him',
      ['benzoyl peroxide'],
      ['rather than nag'],
    ],
    [
      'my lips are always dry >> my foundation is choking my pores. how do i tell if its clogging them',
      ['make-up'],
      ['petroleum jelly is not known'],
    ],
    [
      'i have those chicken skin bumps on my arms >> can i scrub hard? >> and the lotion for the arms, with what in it?',
      ['urea'],
      ['no, rather not: scrubs'],
    ],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
