import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'
import { smallKnowledge } from './test-knowledge.ts'

const knowledge = smallKnowledge()
const found = (printed: string) => {
  const { how, ingredient } = recognise(knowledge, printed)
  return [how, ingredient?.id]
}

describe('a printed name is recognised', () => {
  it.each([
    ['by its INCI name', 'GLYCERIN', 'name', 'glycerin'],
    ['by a synonym', 'vitamin b3', 'synonym', 'niacinamide'],
    ['with a common name in brackets', 'Butyrospermum Parkii (Shea) Butter', 'name', 'shea-butter'],
    ['by what is in brackets alone', 'Vitamin PP [Niacinamide]', 'name', 'niacinamide'],
    ['with marks and amounts', '*Niacinamide (5 %) w/w', 'name', 'niacinamide'],
    ['with words of quality', 'Certified organic shea butter', 'synonym', 'shea-butter'],
    ['with British chemistry', 'Sodium Sulphate', 'name', 'sodiumsulfate'],
    ['without the part of the plant', 'Camellia Sinensis Extract', 'synonym', 'camelliasinensisleafextract'],
    ['by a listed misspelling', 'Niacinimide', 'spelling', 'niacinamide'],
    ['by close spelling', 'Phenoxyethnol', 'spelling', 'phenoxyethanol'],
    ['by close spelling of one word of two', 'Sodium Hyalurnate', 'spelling', 'sodium-hyaluronate'],
  ])('%s', (_, printed, how, id) => expect(found(printed)).toEqual([how, id]))
})

describe('no ingredient is taken for another', () => {
  it.each([
    ['ethylparaben', 'methylparaben'],
    ['Ceramide AP', 'ceramide-np'],
    ['PEG-400', 'peg40'],
    ['PEG-4', 'peg40'],
    ['Sodium Sulfite', 'sodiumsulfate'],
    ['Retinal', 'retinol'],
    ['Retinyl', 'retinol'],
    ['CI 77892', 'titanium-dioxide'],
    ['1,3-Hexanediol', '12hexanediol'],
    ['Glyceryl Stearates Citrate', 'glycerylstearate'],
    ['Panthenyl', 'panthenol'],
    ['Camellia Sinensis Seed Oil', 'camelliasinensisleafextract'],
  ])('%s is not %s', (printed, other) => expect(found(printed)[1]).not.toBe(other))

  it.each(['blorptine', 'glitterflux', 'moonbeam dust', 'chocolate', 'wafer', 'private', 'Retinoops', 'unicorn tears'])(
    '%s is no ingredient',
    (word) => expect(found(word)).toEqual(['unrecognised', undefined]),
  )
})
