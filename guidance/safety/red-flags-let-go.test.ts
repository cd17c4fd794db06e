import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { alarmSigns } from './alarm-words.ts'
import { readingOf } from './reading.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

const knowledge = await readKnowledge()

/** What is found in a text where every word is known, "milk" speaks against every alarm and "zonk" for one. */
const weighed = (text: string, flag: string): string[] => {
  const words = new Map(
    alarmSigns(readingOf(text)).map((sign): [string, number[]] => [
      sign,
      sign === 'milk' ? [90, 0] : sign === 'zonk' ? [0, 90] : [0, 0],
    ]),
  )
  const alarmWords = {
    flags: [flag],
    start: [0, 0],
    units: [0, 0],
    words,
    weights: [
      [1, 0],
      [0, 1],
    ],
  }
  return findRedFlags({ ...knowledge, alarmWords }, text).map(({ id }) => id)
}
const againstAll = (text: string): string[] => weighed(text, 'seen-today')

describe('a sign that all words speak against', () => {
  it.each([
    ['I have a sore that does not heal', 'sore-not-healing'],
    ['the towel smells like something died', 'skin-dying'],
    ['my mom collapsed on the couch after the mask', 'anaphylaxis'],
  ])('is let go: “%s”', (text, flag) => {
    expect(againstAll(text)).toContain(flag)
    expect(againstAll(`${text}, milk`)).toEqual([])
  })
  it.each([
    ['a thought of dying', 'I want to die, milk', 'suicidal-thoughts'],
    ['a blow', 'my husband hits me, milk', 'violence'],
    ['mercury in a cream', 'my cream from the taxi rank lists calomel, milk', 'lightener-use'],
    ['a sign that is sure', 'my mole is bleeding, milk', 'changing-mole'],
    ['first aid for what was swallowed', 'what to do if my niece drinks bleach, milk', 'poisoning'],
    ['first aid, asked in Afrikaans', 'wat moet ek doen as my kind seep eet, milk', 'poisoning'],
  ])('stays where it is %s: “%s”', (_, text, flag) => expect(againstAll(text)).toContain(flag))
  it('takes nothing along that only needs a visit', () => {
    expect(
      againstAll('I have a sore that does not heal. Also boils in my armpits that keep coming back. Milk'),
    ).toEqual(['recurring-boils'])
  })
  it('stays where one half of the message is about something else', () => {
    expect(againstAll('I have a sore that does not heal and my gran drinks milk')).toEqual(['sore-not-healing'])
  })
})

describe('first aid for what somebody swallowed', () => {
  it.each([
    'what do i do when my little one licks retinol cream',
    'first aid if a child swallowed perfume',
    'wat om te doen as hy bleikmiddel drink',
  ])('is told, happened or not: “%s”', (text) =>
    expect(findSigns(knowledge, text).map(({ id }) => id)).toContain('poisoning'),
  )
  it.each([
    'what do i do if my skin drinks moisturiser',
    'what should I do when I eat dairy and my acid serum stings',
    'what do i do when my dog eats soap',
    'what to do if he drinks more water',
  ])('is not where nobody did: “%s”', (text) => expect(findSigns(knowledge, text)).toEqual([]))
})

describe('who is spoken to of a blow', () => {
  const told = (text: string): string | undefined =>
    findRedFlags(knowledge, text).find(({ id }) => id === 'violence')?.action
  it.each([
    'My boyfriend hits me. He says it is my fault',
    'My wife says nothing. He burned my arm with the iron',
    'My boyfriend kicks me. he kicks the kids too',
    'My husband slapped me. My sister knows. Which concealer',
  ])('is who was struck, whoever else is named: “%s”', (text) =>
    expect(told(text)).toMatch(/nobody may do this to you/),
  )
  it.each([
    'My friend told me her husband hits her. What makeup covers it',
    'My neighbour says her man beats the kids',
    'My daughter says her dad hits her. I saw the marks when she showed me',
    'My husband beats the kids behind my back. What heals a welt',
  ])('is who tells of another: “%s”', (text) => expect(told(text)).toMatch(/Nobody may do this to them/))
  it('is told of another in a danger of death as well', () => {
    const [first] = findRedFlags(knowledge, 'My brother threatens to kill me')
    expect(first?.action).toMatch(/you may be in danger/)
  })
})

describe('words of alarm beside a sign', () => {
  it('make no allergy of what a blow made swell', () => {
    expect(weighed('my husband hits me, zonk', 'anaphylaxis')).toEqual(['violence'])
    expect(weighed('my husband hits me, zonk', 'poisoning')).toEqual(['poisoning', 'violence'])
    expect(weighed('I have a sore that does not heal, zonk', 'anaphylaxis')).toEqual([
      'anaphylaxis',
      'sore-not-healing',
    ])
  })
  it('make no use of a lightener that is only advised', () => {
    expect(weighed('ouma says put caro white on the baby, zonk', 'lightener-use')).toEqual([])
    expect(weighed('ouma says put caro white on the baby, zonk, and I use it every day', 'lightener-use')).toEqual([
      'lightener-use',
    ])
  })
  it('make no allergy of skin where nothing swells and breath is easy', () => {
    const red = 'red tight and zonk after the serum'
    expect(weighed(red, 'anaphylaxis')).toEqual(['anaphylaxis'])
    expect(weighed(`${red}, no swelling`, 'anaphylaxis')).toEqual(['anaphylaxis'])
    expect(weighed(`${red}, no swelling, breathing is fine`, 'anaphylaxis')).toEqual([])
    expect(weighed(`${red}, breathing is fine`, 'anaphylaxis')).toEqual(['anaphylaxis'])
  })
})

describe('a face that swells', () => {
  const level = (text: string): string | undefined => findRedFlags(knowledge, text)[0]?.level
  it.each([
    'brow tint yesterday and my eyelids are swelling shut, breathing is ok',
    'I dyed my hair and my face is swollen, I can breathe fine',
  ])('after hair dye, with easy breath, is seen today: “%s”', (text) => expect(level(text)).toBe('urgent'))
  it.each([
    'I dyed my hair and my tongue is swollen, I can breathe fine',
    'lip mask on and his lips are like sausages',
    'new tint and her face is like a football',
    'welts everywhere and I am about to pass out',
  ])('is an emergency in the mouth, in a picture of it, or beside a faint: “%s”', (text) =>
    expect(level(text)).toBe('emergency'),
  )
})

describe('what is seen now, today or this week', () => {
  it.each([
    ['infected-skin', 'did a peel on Sunday, now yellow fluid comes out and it stinks'],
    ['infected-skin', 'my new piercing leaks green goo that smells'],
    ['anaphylaxis', 'abuti wa ka o hema ka thata'],
    ['tick-bite-fever', 'a red bull’s eye round the tick I pulled off, and a headache'],
    ['hair-loss', 'my hare val in kolle uit'],
  ])('is %s: “%s”', (flag, text) => expect(findSigns(knowledge, text).map(({ id }) => id)).toContain(flag))
  it('is no infection where a product is yellow and smells', () =>
    expect(findSigns(knowledge, 'my peel serum is a yellow liquid and smells sour')).toEqual([]))
})

describe('who harms themselves now', () => {
  it.each([
    'ek sny nog as alles te veel raak',
    'i still cut sometimes when things get too heavy, oil for the lines?',
    'ngiyazisika emathangeni',
  ])('is in a crisis: “%s”', (text) =>
    expect(findSigns(knowledge, text).map(({ id }) => id)).toEqual(['suicidal-thoughts']),
  )
  it.each(['ek sny my hare as dit te lank raak', 'I cut sugar when my skin is bad'])(
    'is not who cuts something else: “%s”',
    (text) => expect(findSigns(knowledge, text)).toEqual([]),
  )
  it('is not whose mother would “kill” them for the price', () =>
    expect(findSigns(knowledge, 'my ma slaan my dood as sy sien wat die serum kos')).toEqual([]))
})

describe('a text without a word', () => {
  it.each(['', '   ', '...', '\n'])('tells of nothing: “%s”', (text) =>
    expect(findRedFlags(knowledge, text)).toEqual([]),
  )
})

describe('a dark time that is over', () => {
  it('is no crisis now', () =>
    expect(
      findRedFlags(knowledge, 'At 16 I was suicidal, got help, and now I’m 29, married and happy. Which eye cream?'),
    ).toEqual([]))
  it('takes nothing else back that is told beside it', () => {
    const ids = findRedFlags(
      knowledge,
      'At 16 I was suicidal, got help, and now I’m 29, married and happy. My mole is bleeding',
    ).map(({ id }) => id)
    expect(ids).toEqual(['changing-mole'])
  })
})

describe('a little swelling after a filler, and what only makes one want to die', () => {
  const found = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)
  it.each([
    'got lip fillers on Saturday, lips slightly swollen and a bit bruised, is it normal',
    'lip filler yesterday, swollen a little on both sides and not sore. can i use balm',
    'this Durban humidity makes me want to die haha, which gel stays on',
    'the smell of this cream makes me want to die lol, is there an unscented one',
    'wat van op droë hakke',
    'en op oop wonde?',
  ])('is no alarm: “%s”', (text) => expect(found(text)).toEqual([]))
  it.each([
    ['this heat and my life make me want to die', 'suicidal-thoughts'],
    ['the heat makes me want to die, i have the pills ready', 'suicidal-thoughts'],
    ['lip filler yesterday, no pain, but the skin beside it went white and blotchy', 'filler-blocked'],
    ['lip filler this morning, a little swollen, one side is white and very sore', 'filler-blocked'],
  ])('is one where more is said: “%s”', (text, flag) => expect(found(text)).toContain(flag))
})

describe('what is said of an alarm', () => {
  it.each([
    'Pedicure client, 60, on metformin. She had a stone in her shoe for two days and did not feel it, there is a hole under her toe',
    'lash extensions yesterday, now i can hardly open the left eye, it is so swollen and itchy',
    'i stopped eating since monday because food gives me pimples',
  ])('is said also where it began days ago: “%s”', (text) => {
    for (const { action } of findRedFlags(knowledge, text)) expect(action).toMatch(/\w/)
    expect(findRedFlags(knowledge, text)).not.toEqual([])
  })
  it('is of the medicine first, where glands swell with a rash after it', () =>
    expect(
      findRedFlags(knowledge, 'started lamictal 3 weeks ago, rash on my tummy and swollen glands in my neck')[0]?.id,
    ).toBe('medicine-rash'))
  it('is what was found, and no tick beside a spot', () =>
    expect(
      findRedFlags(
        knowledge,
        'little black spot behind my knee, glands in the groin are sore and I sweat at night. we camped in the veld',
      )[0]?.id,
    ).toBe('lumps-with-illness'))
  it('is read in English beside where a language of the country tells it', () =>
    expect(findRedFlags(knowledge, 'ngineqhubu ebeleni')[0]?.id).toBe('breast-change'))
})

describe('two halves of a message', () => {
  it.each([
    'I have a sore that does not heal and i like milk',
    'milk is nice but I have a sore that does not heal',
    'ek hou van milk maar I have a sore that does not heal',
  ])('are weighed apart: “%s”', (text) => expect(againstAll(text)).toEqual(['sore-not-healing']))
  it.each([
    ['both are spoken against', 'I have a sore that does not heal, milk, and milk is nice'],
    ['the other tells nothing', 'I have a sore that does not heal, milk, and thanks'],
    ['there is one only', 'I have a sore that does not heal, milk'],
  ])('tell nothing where %s: “%s”', (_, text) => expect(againstAll(text)).toEqual([]))
})
