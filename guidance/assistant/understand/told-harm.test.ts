import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { hear } from './understand.ts'

const knowledge = await readKnowledge()

describe('marks that a product brought', () => {
  it.each([
    'benzoyl peroxide made dark patches on my cheeks',
    'retinol left black patches on my face',
    'my new cream gave me brown spots',
  ])('are a harm: %s', (message) => expect(hear(knowledge, message).harmed).toBe(true))
  it.each([
    'pimples left dark marks on my face what can i use',
    'does retinol cause dark patches',
    'mosquito bites left black marks',
  ])('are none, where a trouble left them or it is only asked: %s', (message) =>
    expect(hear(knowledge, message).harmed).toBe(false),
  )
})

describe('a harm that is wished away or denied', () => {
  it.each([
    'give me a night routine with retinol, nothing that will make me peel',
    'retinol for 2 weeks now, no burning or redness',
    'i want a serum that doesnt make me peel now',
  ])('is none: %s', (message) => expect(hear(knowledge, message).harmed).toBe(false))
  it.each([
    'retinol made me peel since yesterday',
    'my serum gave me a rash, nothing helps',
    'used retinol last night, no itch but now it burns',
    'something in this serum gives me a rash since monday',
  ])('and what happened is one: %s', (message) => expect(hear(knowledge, message).harmed).toBe(true))
})
