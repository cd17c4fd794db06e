import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const known = await knowledge()
const flagsOf = (text: string): string[] => findRedFlags(known, text).map(({ id }) => id)

describe('tablets that are meant and not taken', () => {
  it.each([
    'i been thinking of drinking all the pills so i can just sleep forever',
    'im thinking of swallowing all my tablets',
    'i want to take the whole pack of panados tonight',
  ])('want somebody to talk to first: %s', (text) => {
    expect(flagsOf(text)[0]).toBe('suicidal-thoughts')
    expect(flagsOf(text)).not.toContain('poisoning')
  })
  it.each(['i drank all the pills', 'i was thinking of taking all the pills and i took them'])(
    'taken, they are poison first: %s',
    (text) => expect(flagsOf(text)[0]).toBe('poisoning'),
  )
  it.each(['i want to take my tablets with milk', 'im going to take all my tablets with food, is that ok with doxy'])(
    'a medicine with a meal is neither: %s',
    (text) => expect(flagsOf(text)).toEqual([]),
  )
})

describe('a test that was positive beside a retinoid', () => {
  it('is a pregnancy where no other illness is named', () => {
    expect(flagsOf('tested positive this morning!! ive been on differin gel since january for my acne. omg')).toContain(
      'pregnant-retinoid',
    )
    expect(flagsOf('i tested positive today and im on roaccutane')).toContain('pregnant-isotretinoin')
  })
  it.each([
    'tested positive for covid, im on differin gel can i carry on',
    'covid again, tested positive yesterday. im on differin gel',
    'i tested positive for hiv last year, my skin is dry',
  ])('is none where one is: %s', (text) => expect(flagsOf(text)).toEqual([]))
})

describe('what may be catching', () => {
  it.each([
    'can he go to school',
    'can she go to creche',
    'the teacher asked me if the others can catch it from his towel. what do I tell her',
  ])('is no violence, however its words weigh: %s', (text) => expect(flagsOf(text)).toEqual([]))
  it.each([
    'can i go to work with this blue eye, he did it again',
    'can she go back to work. he says next time its the other one too',
  ])('beside a blow it stays: %s', (text) => expect(flagsOf(text).some((id) => id.startsWith('violence'))).toBe(true))
})
