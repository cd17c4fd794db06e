import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// How something works and why, what goes with what, which of several: the first sentence answers in that form.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('how and why', () => {
  it.each<[string, string, string[], string[]?]>([
    ['a retinoid by what it turns into', 'explain how tretinoin works', ['by turning into retinoic acid']],
    [
      'a brightener by what it slows',
      'how does alpha arbutin actually work',
      ['slowing how pigment is made', 'bleach nothing'],
    ],
    [
      'hydroquinone, with its no',
      'how does hydroquinone do its job',
      ['blocking tyrosinase', 'not allowed in cosmetics'],
    ],
    [
      'but one that is offered is refused',
      'a friend sells hydroquinone, should i take it',
      ['no, leave it'],
      ['tyrosinase'],
    ],
    ['flaking by its cause', 'how come retinal makes people flake', ['speeds up renewal']],
    [
      'skin that peels now is a reaction',
      'my face is peeling and burning from retinol',
      ['stop'],
      ['no proof that it works'],
    ],
    ['a serum that goes dark by air and light', 'why did my vitamin c serum go so brown', ['oxidise']],
    [
      'skin does not darken from it',
      'will a vitamin c serum make me darker',
      ['does not make skin darker'],
      ['three months'],
    ],
    ['the time of day by its reason', 'why is retinol for the evening', ['because light weakens']],
    ['a time that is asked with safe', 'mandelic acid in the day, is it safe', ['better at night']],
    [
      'purging belongs to what renews',
      'can glycerin cause purging',
      ['only what speeds up skin renewal makes skin purge'],
    ],
    ['and to a retinoid at first', 'does retinal cause purging', ['yes, it can']],
    [
      'skin burns sooner with an acid',
      'does glycolic acid make your skin sensitive to sunlight',
      ['yes, glycolic acid can make skin burn sooner'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('together and apart', () => {
  it.each<[string, string, string[], string[]?]>([
    ['a toner goes under an active', 'may i use my toner and adapalene', ['toner']],
    [
      'a plain toner beside benzoyl peroxide',
      'is it ok to use toner with benzoyl peroxide',
      ['yes, if the toner is a plain one'],
    ],
    [
      'a clay mask keeps its own day',
      'can i do a mud mask and salicylic acid on the same evening',
      ['not on the same evening'],
    ],
    ['a sheet mask dries nothing', 'can i use a sheet mask and retinol on the same night', ['go well together']],
    [
      'sunscreen goes over it',
      'is it fine to put sunscreen over niacinamide',
      ['niacinamide and sunscreen go well together'],
    ],
    [
      'what fits comes first where that is asked',
      'what pairs best with retinol, what goes well with it',
      ['retinol goes well with'],
    ],
    ['what does not, where that is asked', 'what should i not use with glycolic acid', ['keep glycolic acid apart']],
    ['all at once is a no', 'retinol, glycolic and vitamin c all in one go?', ['no, not all of them']],
    ['petroleum jelly is the last layer', 'where in my routine should vaseline go', ['last: after moisturiser']],
    ['ceramides come after the retinoid', 'ceramides before or after retinol', ['retinol first']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('which of several', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'three of a kind by their strength',
      'lactic, glycolic or mandelic acid: which is the strongest',
      ['glycolic acid is the strongest, then lactic acid, then mandelic acid'],
    ],
    [
      'expecting, what is fine then',
      'pregnant: salicylic acid or azelaic acid, which is better',
      ['azelaic acid: it is generally fine in pregnancy'],
    ],
    ['or neither', 'bakuchiol vs retinol, which for pregnancy', ['neither: leave retinol out']],
    ['for lips what seals', 'glycerin or petroleum jelly for my lips', ['for lips, petroleum jelly']],
    [
      'the milder strength, in the way it is asked',
      'is benzoyl peroxide 10% better than 5%',
      ['no, mostly not: take the 5%'],
    ],
    ['on feet the stronger urea', 'urea 10% or 25% for cracked heels', ['take the 25%']],
    ['a prescription strength is named as one', 'do i need a script for 20% azelaic acid', ['prescription strength']],
    ['twice a day is not needed', 'must i put vitamin c on twice a day', ['no, not twice a day']],
    ['X, is it Y', 'salicylic acid, is it a bha', ['yes, salicylic acid is a bha']],
    [
      'what the EU bans is not called safe',
      'is methylisothiazolinone ok in a face cream',
      ['better not: methylisothiazolinone is banned in the eu'],
    ],
    ['sweat and smell', 'antiperspirant or deodorant, whats the difference', ['lessens smell']],
    ['soap in the shower', 'body wash or bar soap for dry legs', ['mild body wash for dry']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('a cream for a trouble', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'an illness gets what treats it',
      'which cream is best for athletes foot',
      ['antifungal'],
      ['these moisturisers fit'],
    ],
    ['a wart is no dry skin', 'recommend a cream for warts under r150', ['salicylic acid'], ['these moisturisers fit']],
    [
      'psoriasis by its own name',
      'which cream should i buy for psoriasis',
      ['doctor or clinic'],
      ['eczema', 'these moisturisers fit'],
    ],
    ['scars get what helps scars', 'best lotion for scars please', ['silicone'], ['these moisturisers fit']],
    ['a type of skin still gets products', 'best lotion for dry skin', ['fit for dry skin']],
    ['a cream with an active is found by it', 'azelaic acid cream below r240', ['azelaic cream']],
    [
      'hair is not fed with serum',
      'which shampoo is good for dry natural hair',
      ['sulfate-free shampoo'],
      ['these fit'],
    ],
    [
      'who expects hears what takes its place',
      'im pregnant, an alternative to salicylic acid?',
      ['instead of salicylic acid: azelaic acid'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
