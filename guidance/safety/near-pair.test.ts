import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { IngredientText } from '../knowledge/entries.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { nearPair } from './near-pair.ts'

const knowledge = await readKnowledge()
const glycerin = knowledge.byId('glycerin')?.full as IngredientText
const made = (id: string, inci: string, names: string[], full = true): Ingredient => ({
  id,
  inci,
  families: ['humectant'],
  origins: [],
  does: '',
  full: full ? { ...glycerin, id, inci, names } : undefined,
})
const few = {
  ...knowledge,
  ingredients: [
    made('one', 'Zorblate', []),
    made('two', 'Quindral Betaine', ['Frumol Acid']),
    made('three', 'Sodium Plaxoyl Oxide', []),
    made('name-alone', 'Drimbal Extract', [], false),
  ],
}

describe('Two words that are each a slip away from the name of an ingredient', () => {
  it.each([
    ['cocomidopropil betane', 'cocamidopropyl betaine'],
    ['benzoil peroxid', 'benzoyl peroxide'],
  ])('“%s” is %s', (written, name) => expect(nearPair(knowledge, written)?.name).toBe(name))

  it('are found by the chief name and by each other name', () => {
    expect(nearPair(few, 'quindrel betain')?.ingredient.id).toBe('two')
    expect(nearPair(few, 'frumoll acid')).toEqual({ ingredient: few.ingredients[1], name: 'frumol acid' })
  })
  it.each([
    ['one word, known', 'zorblate'],
    ['one word of two', 'quindral'],
    ['a name of one word with something behind it', 'zorblate undefined'],
    ['the first of it only', 'quindral sponge'],
    ['the second only', 'kitchen betaine'],
    ['a name of three words', 'sodium plaxoyl'],
    ['a name nothing is written about', 'drimbal extract'],
    ['another first letter', 'vuindral betaine'],
  ])('are none where it is %s', (_, written) => expect(nearPair(few, written)).toBeUndefined())
})
