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
    ['moisturiser or a serum, money for just one', ['the moisturiser first']],
    ['toner or sunscreen, i can buy only one', ['**sunscreen: that is the one']],
    ['body butter or lotion when its hot', ['**for heat and humid air: lotion']],
    [
      'a foaming cleanser or a gel one, combination skin',
      ['**foaming cleanser if shine bothers you more, gel cleanser if'],
    ],
    ['gel or creamy cleanser for dry skin', ['**cream cleanser if your skin is dry']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('When, how often and in what order', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    [
      'retinol and vitamin c, one in the morning and the other at night ok?',
      ['that split is right.'],
      ['in the morning and retinol in the morning'],
    ],
    ['i work nights, when must i use my night cream', ['go by your own bed-time'], ['heels']],
    [
      'my glycolic is for mondays and fridays, what must i put on the other nights',
      ['**on the nights between: a mild wash'],
    ],
    [
      'in what order do i use retinol at night',
      ['retinol goes after cleansing and before moisturiser'],
      ['sunscreen, mornings only'],
    ],
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
    [
      'face wash, toner, serum, cream, sunscreen: which one can i leave out',
      ['**drop the toner (it is optional) first'],
      ['as you asked: one product'],
    ],
    ['cleanser, cream and sunscreen, what can i cut', ['**nothing to drop']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What time changes about one active', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['when may i move up to a stronger retinol', ['at the strength you have has not stung or flaked']],
    ['how do i know its time to go from 10 to 20 azelaic acid', ['from 15% it is a medicine here']],
    ['when do i increase my retinol to more nights', ['**when two to four weeks have passed without sting']],
    [
      'do dark marks come back when i stop niacinamide',
      ['marks that have faded mostly stay away as long as sunscreen goes on'],
    ],
    [
      'what will happen when i quit benzoyl peroxide, pimples again?',
      ['breakouts often come back'],
      ['hydrogen peroxide'],
    ],
    ['skin cleared up nicely, may i stop my retinol', ['**better not quite: keep it up, only less often']],
    ['im 24 do i really need retinol', ['**no, at 24 nobody needs retinol']],
    ['how long till i may use glycolic again after flaking', ['**about a week after skin has stopped peeling']],
    ['do i let my face dry before retinol goes on', ['**on dry skin']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('How many, how warm, and alone', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['are 3 products enough', ['**yes, three are enough']],
    ['is it too much to use 9 products', ['**yes, nine are more than skin needs']],
    ['how many actives are too many', ['three or four products are enough']],
    ['may i use two serums', ['**yes, two serums may go one over the other']],
    ['must i wash my face with hot or cold water', ['**lukewarm']],
    ['is petroleum jelly enough as a moisturiser', ['on dry skin yes, over damp skin']],
    ['same routine for cape town summer and winter?', ['the same steps, but not the same textures']],
    ['my dad refuses to use more than one thing, what should it be', ['sunscreen spf 30–50']],
    [
      'i shave daily and my chin is rough, which cream must i use',
      ['these moisturisers fit'],
      ['shave as often as you like'],
    ],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('One of each, and what else was taken for another', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    [
      'which cleanser and sunscreen for oily skin under r300',
      ['these go together for oily skin', 'wash', 'spf', 'together r'],
    ],
    ['which moisturiser texture for oily skin', ['these moisturisers fit for oily skin'], ['rough texture']],
    ['are different creams needed for day and night', ['one set does']],
    ['how many minutes should my skincare take', ['three to five minutes']],
    ['is a 3 in 1 wash any good for the face', ['what is rinsed off moisturises little']],
    ['must i use sunscreen before gym when it is inside', ['indoors you need none for the training']],
    ['what cream for dark lips', ['evens dark lips'], ['bleach turns']],
    ['to whom do i report a cream with steroid in it', ['report a cream', 'sahpra'], ['buy where the maker sells']],
    ['sun protection capsules, worth it?', ['nothing you swallow replaces sunscreen'], ['it pills because']],
    ['best vitamin c strength to begin with', ['10–20%'], ['swallowed ones']],
    ['they say dark skin doesnt burn, true?', ['dark skin does need sunscreen'], ['**yes']],
    ['does gym sweat cause acne', ['sweat neither clears pimples nor causes acne']],
    ['what should i use after waxing my legs', ['cool cloth', 'after waxing'], ['before waxing or threading']],
    ['aftercare for a brow wax', ['cool cloth']],
    ['pregnancy skincare no nos', ['retino']],
    ['forbidden ingredients when nursing', ['breastfeed']],
    ['products to avoid while pregnant', ['retino'], ['noted']],
    ['ingredients i should skip while breastfeeding', ['breastfeed'], ['noted']],
    ['can diet fix melasma', ['no food, juice or vitamin'], ['start with azelaic']],
    ['is ambi safe', ['no, leave ambi off'], ['as a skincare ingredient']],
    ['is rooibos good for my skin', ['may feel soothing'], ['**no']],
    ['dry flaky scalp feeling under my beard', ['moisturise the skin under it'], ['braids']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})
