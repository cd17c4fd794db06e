import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { readingOf } from './reading.ts'
import { findRedFlags } from './red-flags.ts'
import { mayBeAllergy, tellsPressing, toldCalmly, withoutDenied } from './told-calmly.ts'

const knowledge = await load()
const calm = (text: string): boolean => toldCalmly(readingOf(text))
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('a message is told calmly', () => {
  it.each([
    'Hubby fell asleep on the beach, his back is red and warm, no blisters, he is drinking water and cracking jokes',
    'Ek het my skouers verbrand, rooi en warm, geen blase nie',
    'took my acrylics off and there is a green spot on one nail. no pain',
    'My dogter lek haar lippe en nou is daar ’n rooi kring. Sy speel en eet lekker',
    'ingane ine-nappy rash ebomvu, udlala kahle akanayo i-fever',
    'ngwana o na le lekgopho, ha a na feberu, o bapala hantle',
    'dry flaky skin on my arms every winter',
  ])('where it is slight, denied or of somebody who is well: “%s”', (text) => expect(calm(text)).toBe(true))
  it.each([
    'her eczema is dry on the arms, but there is pus in the fold. no fever',
    'no pain, but the black spot grows',
    'he plays and eats, and his eyes are yellow',
    'my heel sore has been open since Easter, no pain, smells a bit',
    'no rash, palms itch, 31 weeks along',
    'I found a hard pea on my left ball, doesn’t hurt',
    'I am on metformin, my foot is puffed but no pain',
    'face fine, arms full, legs now starting',
    'geen koors nie, maar die seer wil nie gesond word nie',
    'o robala feela, ga a nwe',
    'my back is red from the sun, no blisters, he vomits',
    'the baby is red from the sun, hot, no blisters',
    'a rash on my arm',
    'Ek het sugar en my voet is dik, geen seer nie',
  ])('and not where something presses beside it, or nothing calm is said: “%s”', (text) =>
    expect(calm(text)).toBe(false),
  )
  it.each([
    ['no fever, no pus', 'fever'],
    ['no redness, swelling or pus since then', 'pus'],
    ['she isn’t hot', 'hot'],
    ['geen blase nie', 'blase'],
    ['akukho mfiva', 'mfiva'],
  ])('what is denied in “%s” is not said', (text, word) => expect(withoutDenied(readingOf(text))).not.toContain(word))
  it.each([
    ['not eating, fever', 'fever'],
    ['it doesn’t heal and smells', 'heal'],
    ['he can’t breathe', 'breathe'],
    ['not sure, pus comes out', 'pus'],
    ['no, it bleeds', 'bleeds'],
  ])('what is said in “%s” is', (text, word) => expect(withoutDenied(readingOf(text))).toContain(word))
})

describe('words that only weigh like an alarm', () => {
  it.each([
    'My dogter lek heeltyd haar lippe en nou is daar ’n rooi kring om haar mond. Sy speel en eet lekker. Watse salf?',
    'took my acrylics off and there is a green spot on one nail. no pain. can I put new ones on',
    'Hubby fell asleep on the beach in Ballito, his back is red and warm, no blisters, he’s drinking water and cracking jokes. What do I put on?',
    'Ngwana o na le lekgopho la nappy, marontho a mafubedu matsatsi a mahlano, o bapala hantle. Ke tlotse eng?',
    'ingane yami ine nappy rash ebomvu enamachashazi since Sunday, udlala kahle akanayo i-fever. Ngisebenzise i-Sudocrem noma Bepanthen?',
    'my toenail is yellow and thick since last year',
    'theres a yellow thick nail on my foot since 2020',
  ])('are let go where it is told calmly: “%s”', (text) => expect(pressing(text)).toEqual([]))
  it.each([
    'Ekseem in my kleinkind se elmboë was nog altyd droog, maar sedert Dinsdag is daar geel korse en dit lek deur haar moue. Moet ons dikker smeer?',
    'above my collarbone there’s a hard bump, no pain. I’ve gone off my food',
    'My legs are leaking through my socks, no pain, I feel fine',
    'came back from the bush with a headache and there’s a black scab on my groin, no fever. tried zambuk',
    'My heel is cracked open and wet, no pain, I have sugar. foot spa?',
    'my toenail is yellow and thick and im diabetic',
    'baby has a thick yellow nail with red swollen finger',
    'my nails went yellow and so did my eyes',
    'yellow thick toenail on the foot of my dad, he cant feel his feet',
    'black line in my thick toenail',
  ])('stand where something presses: “%s”', (text) => expect(pressing(text)).not.toEqual([]))
  it('tell nothing that presses where none of it is said', () => {
    expect(tellsPressing(readingOf('my scab came off and the skin is pink'))).toBe(false)
    expect(tellsPressing(readingOf('my scab came off and pus comes out'))).toBe(true)
  })
  it.each([
    'my tongue is thick since the prawns',
    'ulimi lwami lukhulu',
    'she folded up next to the chair and is pale',
    'itchy welts after the nuts',
    'itch all over every winter',
  ])('may be a serious allergy: “%s”', (text) => expect(mayBeAllergy(readingOf(text))).toBe(true))
  it.each([
    'boyfriend scratches his head at night since the new shampoo',
    'white patches on my hand, slowly getting more over the years',
    'my face has been fat for two years, which cream',
  ])('and may not: “%s”', (text) => expect(mayBeAllergy(readingOf(text))).toBe(false))
})

describe('one lid that swells', () => {
  const told =
    'sunscreen got near my eye this morning, now the one lid is puffy and itchy, no hives and breathing is normal'
  it('is seen today and needs no ambulance, where breath and skin are well', () =>
    expect(pressing(told)).toEqual(['eyelid-swelling']))
  it('needs one with a throat or lips', () =>
    expect(pressing(`${told}, but my lips are swelling and my throat feels tight`)).toContain('anaphylaxis'))
})

describe('where a word stands first, or alone', () => {
  it.each([
    ['somebody is well', 'playing happily, red arm', true],
    ['somebody plays, in Afrikaans', 'speel lekker, rooi op die arm', true],
    ['what presses comes first', 'pus, but he plays and eats', false],
    ['it is slight, and something may press', 'a dry patch on my arm and it is sore', false],
    ['what may press comes first', 'sore, a dry patch on my arm', false],
    ['the sun did it, to somebody grown', 'sunburn on my back, red and hot, no blisters', true],
    ['the sun did it, to a child', 'toddler red from the sun, hot, no blisters, he plays', false],
    ['the sun did it, to a child named later', 'sunburnt baby, red and hot, no blisters', false],
  ])('%s: “%s” is calm or not', (_, text, is) => expect(calm(text)).toBe(is))
  it.each([
    ['well, and nothing denied', 'my lip is fat, i feel fine', false],
    ['denied alone', 'my lip is fat, no hives', false],
    ['well and denied', 'no hives, i feel fine, the lip looks odd', true],
    ['slight alone', 'my lip is a bit dry', false],
    ['well and slight', 'i feel fine, a bit dry on the lip', true],
  ])('a serious allergy wants twice as much: %s', (_, text, is) => expect(toldCalmly(readingOf(text), true)).toBe(is))
  it.each([
    ['slowly a line came beside my mouth', false],
    ['hives on my tongue every winter', true],
    ['tongue is fat since the prawns', true],
  ])('“%s” may be one: %s', (text, is) => expect(mayBeAllergy(readingOf(text))).toBe(is))
  it('what presses tells also as the first word', () =>
    expect(tellsPressing(readingOf('pus comes out of it'))).toBe(true))
})
