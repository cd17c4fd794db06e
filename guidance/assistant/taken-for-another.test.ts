import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What is easily taken for something else: a name, an acid, an age of long ago, a figure of speech, the tale of another, a medicine that is taken.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string) => converse(...talk.split(' >> '))
const said = (talk: string): string => reply(talk).response

describe('sulfa, sulfur, sulfites and sulfates are kept apart', () => {
  it.each([
    [
      'purbac brought me out in hives, I am allergic to sulfa. must I avoid sulphur soap too?',
      'sulfa medicines and sulfur are different',
    ],
    ['I am allergic to sulphites >> is a shampoo with sulphates safe for me?', 'sulfites and sulfates are different'],
  ])('%s', (talk, words) => expect(said(talk)).toContain(words))
  it('and the verb of the question is no allergy', () =>
    expect(said('allergic to sulfa, does sulfur cream help pimples?')).not.toContain('does.'))
})

describe('an acid of a jar is not one that eats skin away', () => {
  it.each([
    'is the lactic acid in my serum the same stuff as battery acid?',
    'is citric acid in my cream like pool acid',
  ])('%s', (talk) => {
    expect(reply(talk).level).toBeNull()
    expect(said(talk)).toMatch(/^\*\*No, not the same/)
  })
  it('but one that was spilt is an emergency', () =>
    expect(reply('battery acid ran over my hand').level).toBe('emergency'))
})

describe('what goes on top fills no dent', () => {
  it.each([
    'will a retinol serum fill the craters on my cheeks?',
    'does a cream help the pitted marks from chickenpox in grade 3, I am 30 now?',
  ])('%s', (talk) => expect(said(talk)).toMatch(/will not fill a dent/))
})

describe('a medicine that is taken is not stopped on one’s own', () => {
  it.each([
    'I take thyroid tablets and my skin is dry >> must I leave the pills until autumn?',
    'ek drink hartpille >> moet ek dit los as my vel jeuk?',
  ])('%s', (talk) => expect(said(talk)).toMatch(/^\*\*Not by yourself/))
  it('and tea is no medicine', () => expect(said('i drink rooibos tea >> must i stop it')).not.toMatch(/prescribed/))
  it('of a blood thinner with bruises it says so, and that it goes on', () =>
    expect(said('big bruises came up by themselves, I take xarelto and my gums bleed')).toMatch(
      /blood thinner.*[Ss]top or skip no dose/s,
    ))
})

describe('whoever may not have a thing is told what is fine instead', () => {
  it.each([
    'allergic to walnuts and pecans >> is almond oil ok on my heels?',
    'allergic to salmon, may I use marine collagen cream?',
  ])('%s', (talk) =>
    expect(said(talk)).toMatch(/\*\*Fine beside that allergy:\*\* a fragrance-free product with \S.+ or /),
  )
})

describe('names, tales and figures of speech lead nowhere else', () => {
  it('a brand is no filler', () =>
    expect(said('My son of 15 uses Killer Waves gel and has small bumps at his hairline. Is it the gel?')).not.toMatch(
      /Botox|filler/i,
    ))
  it('of a tale and an own wish, the wish is answered', () =>
    expect(
      said(
        'Saw on tiktok a lady whose lips swelled from black henna, she is fine now. I just want shea butter for dry feet, ok?',
      ),
    ).toMatch(/shea butter/i))
  it.each([
    'my friend stabbed me in the back and I broke out, quick fix?',
    'my colleague is a backstabber and my skin shows the stress, what helps pimples?',
  ])('%s', (talk) => expect(reply(talk).level).toBeNull())
  it('a knife is none', () =>
    expect(reply('he stabbed me in the back with a kitchen knife').level).toMatch(/crisis|emergency/))
  it('a question after a story is asked, whatever the story tells', () =>
    expect(
      said(
        'Burnt my back in december, healed long ago, only a tan line left. How do I even it out before matric farewell',
      ),
    ).toMatch(/tan fades/))
})

it.each(['my hubby takes my face cream, can men use the same?', 'can my brother share my sunscreen?'])(
  'sharing is a yes: %s',
  (talk) => expect(said(talk)).toMatch(/^\*\*Yes/),
)

describe('in the languages of the country', () => {
  it.each([
    ['Molo, isikhumba sam somile >> Ndihlambe ngamanzi ashushu?', /lukewarm/i],
    ['ngifake umuthi wokuxubha ezindunaneni, kuyasebenza?', /toothpaste/i],
  ] as const)('%s', (talk, words) => expect(said(talk)).toMatch(words))
})
