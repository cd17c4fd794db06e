import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const last = (talk: string) => converse(...talk.split(' >> '))

describe('an alarm stands in every language of the country, and no mere mood of words takes its place', () => {
  it.each([
    [
      'urgent',
      'pa se suiker is hoog >> daar is n gat in sy hakskeen en hy voel dit nie >> kan ons dit met soutwater was',
    ],
    ['urgent', 'a mark under my foot turned black >> ok i will go after payday >> can i use a wart acid on it'],
  ])('%s: %s', (level, talk) => {
    const reply = last(talk)
    expect(['urgent', 'emergency', 'crisis']).toContain(reply.level)
    if (level === 'emergency') expect(reply.topic.redFlag).toBe('ill-newborn')
  })
  it('a question after it is no thanks for it', () =>
    expect(last('my tongue swells since the new mouthwash >> ok but which lip balm').response).not.toMatch(
      /^I hope it goes well/,
    ))
  it('thanks are', () =>
    expect(last('my tongue swells since the new mouthwash >> ok thank you, going now').response).toMatch(
      /^I hope it goes well/,
    ))
  it('capsules of another’s in one message and the mood in the next are one story', () =>
    expect(
      last('took my brothers roaccutane for six weeks, never saw a doctor >> now i cry over nothing').topic.redFlag,
    ).toBe('isotretinoin-warning'))
})

describe('tablets and a child on its way, told in any order', () => {
  it.each([
    ['the clinic gave me lymecycline >> just found out im 6 weeks >> must i finish the box', 'call whoever prescribed'],
    ['i take warfarin and i am pregnant', 'do not stop by yourself'],
  ])('%s', (talk, part) => {
    const response = last(talk).response.toLowerCase()
    expect(response).toContain('call whoever prescribed')
    expect(response).toContain(part)
  })
  it.each([
    'im pregnant >> my husband drinks doxycycline, which sunscreen for him',
    'my friend is pregnant, i take doxycycline, which sunscreen for me',
  ])('nobody is called about what is not so: %s', (talk) =>
    expect(last(talk).response).not.toContain('before the next one is taken'),
  )
})

describe('how often a prescriber’s cream or tablet is used stands on its label', () => {
  it.each([
    'my 4 month old has eczema >> there is a cortisone cream in the drawer >> how often',
    'ek het hidrokortisoon salf, cortisone cream >> hoe dikwels moet ek dit smeer',
  ])('%s', (talk) => expect(last(talk).response).toMatch(/^\*\*I give no dose/))
  it('on a child only what was given for that child', () =>
    expect(last('my baby has eczema >> i have cortisone cream >> how often').response).toContain(
      'only if it was given for this child',
    ))
  it.each(['i use lactic acid >> how often', 'my body lotion is nice >> how often'])(
    'of what stands on the shelf it is said: %s',
    (talk) => expect(last(talk).response).not.toContain('I give no dose'),
  )
})
