import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const known = await knowledge()
const [amiss, converse] = [amissWith(known, await sampleCatalogue()), converseWith(known, await sampleCatalogue())]
type Row = [string, string[], string[]?]

describe('What a medicine does besides is helped with where it does it, and not with how long the course is', () => {
  it.each<Row>([
    [
      'third week of oratane and my mouth is so chapped it hurts to yawn',
      ['petroleum jelly', 'hour or two'],
      ['two to three months'],
    ],
    ['im taking roaccutane >> my lips split when i laugh, what now', ['petroleum jelly'], ['two to three months']],
    ['roaccutane dries out my nose so there is a bit of blood when i blow it', ['saline', 'lean forward']],
    ['isotretinoin makes my eyes dry by evening, can i still wear contacts', ['artificial tears', 'the dark']],
    ['sore back and stiff knees after netball, i am on acnetane', ['known effect', 'cola-coloured']],
    ['retin a made the sides of my nose raw', ['leave the retinoid off', 'finger’s width']],
    ['cortisone cream left shiny thin skin with little veins in my elbow folds', ['this week', 'do not simply stop']],
    [
      'aldactone has me running to the toilet and a bit dizzy when i stand up',
      ['blood pressure', 'get up slowly'],
      ['injector'],
    ],
    ['brown patches on my cheeks since i went on the pill', ['melasma', 'do not just stop it']],
    ['regaine is giving me hair on my forehead', ['can do that', 'pillowcase']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is grave beside it still alarms', () => {
  it.each([
    'spironolactone: dizzy, face swollen and i cant breathe properly',
    'on roaccutane my lips are swelling up and my throat feels tight',
    'my plumping gloss: lips huge, tongue swollen and hives on my neck',
  ])('%s', (message) => expect(converse(message).level).toBe('emergency'))

  it('a gloss that plumps for some minutes does not', () => {
    expect(
      converse('my lip plumper gloss makes my lips sting and swell a little, gone after half an hour, is that ok')
        .level,
    ).not.toBe('emergency')
  })
})
