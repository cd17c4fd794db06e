import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { explainsAlarm } from '../safety/after-alarm.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const last = (talk: string) => converse(...talk.split(' >> '))

describe('an alarm stays while its body is asked about', () => {
  it.each([
    ['emergency', 'i spilled drain cleaner on my foot >> rinsed for a minute >> is vaseline ok'],
    ['emergency', 'my lip got fat after peanuts >> voice is hoarse >> antihistamine cream?'],
  ])('%s: %s', (level, talk) => expect(last(talk)).toMatchObject({ level }))
  it('what is asked is answered out of its own text', () =>
    expect(last('i got relaxer in my eye >> rinsed it >> eye drops from the shop ok?').response).toMatch(
      /^Do not rub and do not put drops in/,
    ))
})

describe('an alarm grows with what is told', () => {
  it.each([
    [
      'poisoning',
      'we found the bottle of tissue oil empty next to the baby >> she smells of it >> should she drink milk',
    ],
    [
      'poisoning',
      'my toddler was in the cupboard >> the acetone is open on the floor >> his breath smells of it >> must he drink milk',
    ],
  ])('%s: %s', (flag, talk) => expect(last(talk).topic.redFlag).toBe(flag))
})

describe('an alarm ends where it is explained', () => {
  it.each([
    'my face is full of purple dots >> haha it’s beetroot juice from cooking',
    'she cannot breathe >> from laughing lol at my clay mask',
  ])('with nothing asked yet: %s', (talk) => {
    expect(last(talk).level).toBeNull()
    expect(last(talk).response).toMatch(/^\*\*Good, then that needs nothing more from me/)
  })
  it.each([
    'she cannot breathe >> from laughing lol at my clay mask >> how long must the mask stay on',
    'on isotretinoin and maybe pregnant >> test was negative, just bloated >> what lip balm',
  ])('and what is asked next is answered: %s', (talk) => expect(last(talk).level).toBeNull())
  it.each([
    ['anaphylaxis', 'haha my tongue is thick now'],
    ['spreading-infection', 'my mom says its nothing'],
  ])('but not by a laugh, a layman or a visit that did not help: %s, %s', (flag, text) =>
    expect(explainsAlarm(flag, text)).toBe(false),
  )
})

describe('an alarm is answered before what is asked next', () => {
  it.each([
    ['crisis', 'they bully me about my skin and i cut my arms at night >> what can i put on so the scars go away'],
    [
      'emergency',
      'my baby is 5 weeks and has a fever and wont drink >> there are little blisters on his face since this morning >> can i use talc or vaseline?',
    ],
    [
      'urgent',
      'im on roaccutane since june >> missed my period twice >> test this morning has 2 lines >> can i finish the pack first',
    ],
    [
      'urgent',
      'i mix movate with my lotion every morning since 2023 >> now i get tiny pimples around the mouth and skin like paper >> which serum can fix it',
    ],
  ])('%s: %s', (level, talk) => expect(last(talk)).toMatchObject({ level }))
  it.each([
    'i dont want to be here anymore >> haha i was only joking, its one pimple. what helps for it',
    'i dont want to be here anymore >> anyway >> ok >> what helps for dark marks',
  ])('but not for ever, nor what was a jest or is for a vet: %s', (talk) => expect(last(talk).level).toBeNull())
})

describe('an alarm is not let go', () => {
  it.each([
    ['emergency', 'my toddler swallowed nail polish remover >> she is 2 years old'],
    ['emergency', 'my lips are swelling after peanuts >> i use a lip balm every day. can i carry on?'],
  ])('by what says nothing of it: %s, %s', (level, talk) => expect(last(talk)).toMatchObject({ level }))
})
