import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Short turns that mean what was told or answered before them, through the front door.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

type Talk = [string, string, string[], string[]?]

describe('a child that is hoped for', () => {
  it.each<Talk>([
    ['is heard as a plan', 'we are gonna try for a baby soon, is retinol ok', ['leave retinol out when trying for a baby']],
    ['is heard as a family to start', 'we want to start a family soon, can i use adapalene', ['leave adapalene out']],
    ['is heard of two who are named', 'me and my man are trying for a baby, can i use tretinoin', ['leave tretinoin out']],
    ['has a date to stop by', 'i like my retinol >> trying for a baby from march, when do i stop and what replaces it', ['by the day you stop preventing', 'azelaic acid']],
    ['leaves the date of a prescribed one to who prescribed it', 'using tretinoin 2 years >> we are planning a baby. when must i stop and what instead',
      ['ask whoever prescribed it', 'azelaic acid']],
    ['is no pregnancy yet', 'i use adapalene >> we want to fall pregnant next year, when do i stop it', ['by the day you stop preventing'], ['in pregnancy.**']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['a sister’s plan is hers', 'my sister is going to try for a baby, can i use retinol', ['yes, retinol']],
    ['nothing is planned', 'we are not planning on having a baby, can i use retinol', ['yes, retinol']],
    ['it was given up', 'we tried for a baby last year and stopped, can i use retinol', ['yes, retinol']],
    ['a pregnancy that is there still presses', 'i am pregnant and on retinol, when must i stop', ['stop the retinoid now']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('an age', () => {
  it.each<Talk>([
    ['is the tattoo’s that was spoken of', 'when can i swim with my new tattoo >> its only 5 days old, can i put sunscreen', ['tattoo'], ['child']],
    ['is the piercing’s', 'how do i take care of a piercing >> they are only 1 week old, can i use dettol', ['saline'], ['young skin']],
    ['is the scar’s', 'my scar is itchy >> its 6 months old. what can i put on it', ['scar'], ['child', 'baby']],
    ['is the bottle’s', 'can i still use my sunscreen >> its 3 years old', ['throw out']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['a baby is meant where a baby was named', 'what cream for nappy rash >> its 3 months old', ['baby']],
    ['a baby at the beach wears none yet', 'which sunscreen for the beach >> its for my nephew, he is 4 months', ['under six months']],
    ['an older child may', 'which sunscreen for the beach >> its for my nephew, hes 4 years old', ['water-resistant'], ['not yet']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})
