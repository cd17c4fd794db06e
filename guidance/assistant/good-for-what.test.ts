import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What an ingredient is good for is told of the trouble that is named, not of what it is used for elsewhere', () => {
  it.each<[string, string[], string[]?]>([
    ['does peppermint oil work for hair growth', ['not really', 'pharmacist']],
    ['is baobab oil good for vitiligo', ['not as a treatment', 'dermatologist'], ['yes, if it is gentle']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether something clogs pores, and what skin of a place takes, is a question of its own', () => {
  it.each<[string, string[], string[]?]>([
    ['is cocoa butter comedogenic', ['it can', 'pores'], ['safe for most people']],
    ['is squalane comedogenic or can i use it on an oily face', ['seldom clogs']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('The person and the product a question names are what it is answered for', () => {
  it.each<[string, string[], string[]?]>([
    ['is a sunscreen with octocrylene okay', ['octocrylene', 'safe for most'], ['go well together', 'sunscreen last']],
    ['is oxybenzone fine in pregnancy', ['another filter', 'zinc oxide'], ['lowest strength', 'once or twice a week']],
    ['what is azelaic acid and is it safe in pregnancy', ['generally fine', 'calms bumps']],
    ['is a lotion with shea butter good for oily skin', ['heavy'], ['dry or sting']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What is praised on screens and handed down is answered by its name', () => {
  it.each<[string, string[], string[]?]>([
    ['is colloidal silver gel ok for my sons eczema', ['no, leave colloidal silver', 'grey-blue'], ['ci 77820']],
    ['is bakuchiol worth trying', [], ['expensive', 'price']],
    ['is sorbolene better than aqueous cream', ['by their names alone'], ['a higher price']],
    ['can rice water make my skin lighter', ['no, rice water does not', 'your own colour is healthy']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What is feared of an ingredient, and whether it is needed at all, is answered first', () => {
  it.each<[string, string[], string[]?]>([
    ['does glycerin dry out your skin', ['no, not usually']],
    ['is vitamin e necessary', ['not a must']],
    ['does tea tree oil remove moles', ['no: tea tree oil takes no mole away', 'clinic']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('A yes never stands before what warns, nor a no before what allows', () => {
  it.each<[string, string[], string[]?]>([
    ['is it ok to leave micellar water on without rinsing', ['rinse it off'], ['yes, better']],
    ['is soap bad for my eczema', ['yes, it can: soap']],
    [
      'is shea butter comedogenic? and does it help with stretch marks',
      ['block pores', 'no cream removes stretch marks'],
    ],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
