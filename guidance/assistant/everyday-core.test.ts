import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('A yes or no is turned the way the question was put', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['must i skip moisturiser when my face is oily', ['**better not: oily skin still needs a moisturiser']],
    ['is it fine to skip toner', ['**yes, a toner is optional']],
    ['can i use one cream for day and night', ['**yes, you need no separate night cream']],
    ['do i need a toner', ['**no, a toner is optional']],
    ['must guys use moisturiser? do guys need moisturiser at all', ['**yes, nearly every skin']],
    ['do i need to wear foundation', ['**no, you can skip foundation']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('Of two that are weighed, one is named', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['moisturiser or a serum, money for just one', ['**moisturiser: that is the one nearly every skin needs']],
    ['toner or sunscreen, i can buy only one', ['**sunscreen: that is the one']],
    ['body butter or lotion when its hot', ['**for heat and humid air: lotion']],
    ['a foaming cleanser or a gel one, combination skin', ['**foaming cleanser if shine bothers you more, gel cleanser if']],
    ['gel or creamy cleanser for dry skin', ['**for dry skin: cream cleanser']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('When, how often and in what order', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['retinol and vitamin c, one in the morning and the other at night ok?', ['that split is right.'], ['in the morning and retinol in the morning']],
    ['i work nights, when must i use my night cream', ['go by your own bed-time'], ['heels']],
    ['my glycolic is for mondays and fridays, what must i put on the other nights', ['**on the nights between: a mild wash']],
    ['in what order do i use retinol at night', ['retinol goes after cleansing and before moisturiser'], ['sunscreen, mornings only']],
    ['which nights must i use retinol', ['**two nights a week']],
    ['2% salicylic acid daily, is that too much', ['not every day from the start: two to four times a week']],
    ['after training must i wash my face again or only rinse it', ['rinse the sweat off'], ['both, in a way']],
    ['t zone oily but cheeks dry and flaky, what must i do', ['that is combination or dehydrated skin']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What can go from a routine that is told', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['face wash, toner, serum, cream, sunscreen: which one can i leave out', ['**drop the toner (it is optional) first'], ['as you asked: one product']],
    ['cleanser, cream and sunscreen, what can i cut', ['**nothing to drop']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})
