import { describe, expect, it } from 'vitest'
import { besideSeenTo, seenTo } from './seen-to.ts'

describe('an alarm about a body', () => {
  it.each([
    'nurse checked it and dressed it',
    'sorted thanks, the gp saw me this morning',
    'already had it looked at, they said its fine',
    'went to casualty last night, all fine',
    'they drained it at the hospital yesterday',
    'biopsy done last week, waiting for results',
    'cut out on monday, benign',
    'my doctor knows about it',
    'casualty kept me overnight',
    'ja die dokter het gekyk, dis reg nou',
    'suster het dit skoongemaak en verbind',
    'ngiye emtholampilo, bangiphe amaphilisi',
    'told my gynae, she says just stop',
    'doc gave me ointment, better now',
    'got a script for it yesterday',
  ])('has been seen: %s', (text) => expect(seenTo('infected-skin', 'urgent', [text])).toBe('seen'))
  it.each([
    'ok thanks, I am seeing someone about it',
    'the ambulance is on the way',
    'ambulans is oppad',
    'my sister is taking me there now',
    'i am sitting in the er queue',
    'dad is driving us to netcare',
    'in the car now',
    'on a drip in ward 4',
    'the clinic says come in at 2, going now',
    'on the phone with 10177, theyre coming',
    'they took her with the ambulance',
    'sesisekliniki manje',
    'at tygerberg',
  ])('is being seen to: %s', (text) => expect(seenTo('anaphylaxis', 'emergency', [text])).toBe('under-way'))
  it.each([
    'ja I booked for Thursday',
    'thx will go',
    'got an appointment on monday',
    'sal gaan, dankie',
    'ok going to the clinic tomorrow',
    'noted, will call my gp',
    'ok ngizoya emtholampilo kusasa',
    'obgyn has me booked monday',
    'my mom is taking me tomorrow',
  ])('will be: %s', (text) => expect(seenTo('infected-skin', 'urgent', [text])).toBe('will-be'))
  it.each([
    'ok thanks',
    'im not going to any doctor, waste of money',
    'ill wait till tomorrow then',
    'should i go to the clinic',
    'the clinic was closed',
    'the nurse sent me away',
    'went to the clinic but it is still spreading',
    'called the clinic, no answer',
    'ill see a doctor if it gets worse',
    'no ambulance comes here',
    'i cant get to a hospital',
    'my mom is bringing Colgate',
    'i will put aloe on it',
    'hubby is a paramedic, says wait',
    'my doctor looked at it 5 years ago',
    'my mom says its nothing',
    'i had it checked, all clear. but it bled again today',
    'they told me to call the ambulance',
    'my doctor gave me tretinoin for acne',
  ])('is not seen to: %s', (text) => expect(seenTo('infected-skin', 'urgent', [text])).toBeUndefined())
})

describe('what is told of a medicine', () => {
  it('brought the rash, and ended none', () =>
    expect(seenTo('severe-medicine-reaction', 'emergency', ['the clinic gave me bactrim'])).toBeUndefined())
  it('is what was given for a wound', () =>
    expect(seenTo('infected-skin', 'urgent', ['the clinic gave me bactrim'])).toBe('seen'))
  it('that is better by itself needs a look still', () => {
    expect(seenTo('infected-skin', 'urgent', ['its better now'])).toBe('will-be')
    expect(seenTo('anaphylaxis', 'emergency', ['its better now'])).toBeUndefined()
  })
})

describe('a crisis', () => {
  it.each([
    'spoke to SADAG, feeling calmer',
    'my sister is with me now',
    'im talking to my psychologist about it',
    'mom knows and she is taking me to the clinic',
    'i am safe now, im at my aunts place',
    'already seeing a counsellor',
    'ek het met lifeline gepraat',
    'at the er getting stitches',
    'my friend came over',
  ])('is shared: %s', (text) => expect(seenTo('suicidal-thoughts', 'crisis', [text])).toBe('under-way'))
  it.each([
    'im fine now',
    'doc gave me ointment, better now',
    'spoke to sadag but they just put me on hold',
    'told my friend, she laughed',
    'seeing a psychologist, but i still think of doing it tonight',
    'my mom knows but she doesnt care',
    'nobody knows',
  ])('is not: %s', (text) => expect(seenTo('suicidal-thoughts', 'crisis', [text])).toBeUndefined())
  it.each([
    'i left him on sunday, staying at my moms',
    'police came and took him',
    'social worker came today and moved us',
    'i am at the police station',
  ])('of violence is out of the house: %s', (text) => expect(seenTo('violence', 'crisis', [text])).toBe('under-way'))
  it.each([
    'told my mother, she says stay',
    'told my mother',
    'he says sorry, its fine now',
    'hes outside now',
    'police never came',
  ])('of violence is not: %s', (text) => expect(seenTo('violence', 'crisis', [text])).toBeUndefined())
})

it('what was told last counts', () => {
  expect(seenTo('infected-skin', 'urgent', ['nurse dressed it', 'its worse now'])).toBeUndefined()
  expect(seenTo('infected-skin', 'urgent', ['will go tomorrow', 'nurse dressed it'])).toBe('seen')
})

it('what is asked beside it is left', () => {
  expect(besideSeenTo('infected-skin', 'urgent', 'ok will go tomorrow. which sunscreen for oily skin')).toBe(
    'which sunscreen for oily skin',
  )
  expect(besideSeenTo('infected-skin', 'urgent', 'thanks, which sunscreen for oily skin')).toBe(
    'which sunscreen for oily skin',
  )
  expect(besideSeenTo('infected-skin', 'urgent', 'which sunscreen for oily skin')).toBe('which sunscreen for oily skin')
})
