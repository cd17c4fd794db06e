import { describe, expect, it } from 'vitest'
import { smallKnowledge } from '../labels/test-knowledge.ts'
import { glossed } from './gloss.ts'

const gloss = new Map([
  ['wat', { english: 'what', shared: false }],
  ['vir', { english: 'for', shared: false }],
  ['voete', { english: 'feet', shared: false }],
  ['bad', { english: 'bath', shared: true }],
  ['ngingasebenzisa', { english: 'i use', shared: false }],
  ['ukuhlanganisa', { english: 'mix', shared: false }],
])
const known = { ...smallKnowledge(), gloss }
const said = (text: string): string[] => glossed(known, text.split(' '))

describe('words of another language', () => {
  it('are said in English, each in its place', () =>
    expect(said('wat help vir voete')).toEqual(['what', 'help', 'for', 'feet']))
  it('may be two words there', () => expect(said('ngingasebenzisa retinol')).toEqual(['i use', 'retinol']))
  it('that are English as well stay English in an English message', () =>
    expect(said('is it bad for my feet wat')).toContain('bad'))
  it('and are of the other language where two words around them are', () =>
    expect(said('wat vir die bad')).toEqual(['what', 'for', 'die', 'bath']))
  it('are known in the forms in which isiZulu and isiXhosa put a verb', () => {
    expect(said('ngingawuhlanganisa retinol ndiyahlanganisa ngihlanganise uhlanganisile')).toEqual([
      'mix',
      'retinol',
      'mix',
      'mix',
      'mix',
    ])
    expect(said('organise hlanganisa1 xhlanganisa')).toEqual(['organise', 'hlanganisa1', 'xhlanganisa'])
  })
})
