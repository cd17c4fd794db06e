import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

const knowledge = await readKnowledge()
const first = (text: string): string | undefined => findRedFlags(knowledge, text)[0]?.id

describe('leave taken of life, without the word', () => {
  it.each([
    'I am on oratane month 3 and lately I feel everyone would be happier without me',
    'ek drink Roaccutane en die laaste tyd dink ek almal sal beter af wees sonder my',
    'roaccutane makes me think everyone is better off if im gone',
    'low since the accutane, and I keep thinking it is better if I am not here anymore',
    'my daughter is on roaccutane. she has been giving her things away and said goodbye to her friends',
    'since the isotretinoin my brother gave away his dog and wrote letters for everyone',
    'my boyfriend on oratane left letters for his family in a drawer',
    'my seun drink Oratane en hy het sy goed weggegee en vir ons elkeen n brief geskryf',
    'my teen gave his laptop away and wrote each of us a note. is that the tablets or am I imagining things',
    'my brother cleared out his room and left letters, he was on isotretinoin',
    'sedert oratane skryf my dogter vir almal briefies en gee haar poppe weg',
    'my husband on acnetane says the kids would be better off without him',
    'I wrote my family a letter, I cant live with this face',
    'my friend with bad acne texted goodbye and thank you for everything and switched off her phone',
    'my mate sent a farewell voice note, he says he cant live with these scars',
    'I don’t see a future since I started accutane',
    'on oratane and crying every day. last night I looked at all my pills and thought about it',
  ])('is a crisis, also beside isotretinoin: “%s”', (text) => expect(first(text)).toBe('suicidal-thoughts'))
  it.each([
    'the dermatologist wrote us a letter for the roaccutane, how long is it valid',
    'my son is on accutane, he gave his old serums away to his sister. can she use them',
    'I gave my ps5 away to my cousin and wrote a review of the cream',
    'said goodbye to my acne with benzoyl peroxide',
    'my colleague retired and we wrote her goodbye cards, which hand cream as a gift',
    'kids are happier without sunscreen that stings',
    'my son wrote us a letter from camp about his sunburn',
    'I wrote my mom a note to buy differin for me',
    'my daughter gave her clothes away since her eczema reacts to wool',
    'I want everything to stop breaking me out',
    'on roaccutane, I gave all my retinol away, was that right',
    'I don’t see a difference since roaccutane',
    'better if I am not here at noon, when the sun burns?',
  ])('is not read into what is said of things: “%s”', (text) =>
    expect(findSigns(knowledge, text).map(({ id }) => id)).not.toContain('suicidal-thoughts'),
  )
  it.each([
    ['low mood alone', 'since I started roaccutane I feel a bit low and moody'],
    ['tears', 'my daughter on roaccutane cries a lot lately'],
  ])('leaves %s on isotretinoin to the prescriber, today', (_, text) =>
    expect(first(text)).toBe('isotretinoin-warning'),
  )
})

describe('skin that “cannot breathe”', () => {
  it.each([
    'they say foundation suffocates you, skin must breathe. mine cant breathe then?',
    'does vaseline suffocate the skin? mine cant breathe at night I think',
    'skin needs to breathe and with sunscreen mine cant breathe. true?',
    'moet die vel asemhaal? met grimering kan myne nie asemhaal nie',
  ])('is no emergency: “%s”', (text) => expect(findRedFlags(knowledge, text)).toEqual([]))
  it.each([
    'skin must breathe they say but since the new cream I cant breathe',
    'my foundation is on and I cant breathe properly, my chest is tight',
    'my child got hives and mine cant breathe',
    'skin must breathe, mine cant, and now my lips are swelling',
    'foundation suffocates you? my son cant breathe since I put it on him',
  ])('is one where somebody gets no air: “%s”', (text) => expect(first(text)).toBe('anaphylaxis'))
})

describe('a lightener that goes on in pregnancy', () => {
  it.each([
    'is it ok if I carry on with my caro light and lemonvate mix, I am 6 months pregnant and only put it on the face',
    'preggies 20 weeks, I continue with my movate as usual, only at night',
    'is it okay to keep using my skin light cream mixed with betasol while im pregnant, 4 months now',
    'ek is 6 maande swanger en meng al maande dermovate in my room, kan ek aangaan',
    'breastfeeding, may I go on with my extra clair and betnovate mix',
  ])('is for a doctor, though it is only asked: “%s”', (text) => expect(first(text)).toBe('lightener-use'))
  it.each([
    'can I carry on with the hydrocortisone the clinic prescribed, im pregnant',
    'i am pregnant, can I use lemonvate',
    'pregnant, may I carry on with my vitamin c',
  ])('is not one that was prescribed, or is asked about before: “%s”', (text) =>
    expect(first(text)).not.toBe('lightener-use'),
  )
})

describe('a lightener for a child', () => {
  it.each([
    'is it fine to put a little lightening lotion on my 1 year old, she came out darker than her brother',
    'kan ek n bietjie bleikroom op my 2 jarige smeer, sy is donkerder as haar boetie',
  ])('is no alarm where it is only asked about: “%s”', (text) =>
    expect(findRedFlags(knowledge, text).filter(({ level }) => level !== 'routine')).toEqual([]),
  )
  it.each([
    'I have been putting lightening lotion on my 1 year old for 2 months',
    'my sister puts lemonvate on her baby',
    'is it fine to go on, I put lightening cream on my baby and she got a rash',
  ])('is one where it is used: “%s”', (text) => expect(first(text)).toBe('lightener-use'))
})

describe('a mole or a sore without its name', () => {
  it.each([
    [
      'my hairdresser noticed a dark thing on my scalp, bigger than last time, and it bleeds when she combs',
      'changing-mole',
    ],
    ['die swart dingetjie op my rug is groter en bloei', 'changing-mole'],
    ['that lil black thing behind my ear bled on the barber’s cape again', 'changing-mole'],
    ['my dad’s lip has a scab that bleeds whenever he shaves, since winter', 'sore-not-healing'],
    ['daar is n rowe op sy oor wat elke keer weer bloei as hy skeer, al van Junie af', 'sore-not-healing'],
    ['n seer op my pa se neus gaan nie weg nie, bloei elke keer as hy skeer, van Maart af', 'sore-not-healing'],
  ])('is seen: “%s”', (text, flag) => expect(first(text)).toBe(flag))
  it.each([
    'razor bumps bleed every time I shave, for months',
    'I always get a scab when I shave my chin, what balm',
    'shaving cut from yesterday still bleeds',
    'little black thing in my pore that got bigger, blackhead?',
    'my pimples bleed every time I wash since June',
  ])('is not: “%s”', (text) =>
    expect(findSigns(knowledge, text).filter(({ level }) => level !== 'routine')).toEqual([]),
  )
})
