import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [base, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(base, catalogue)
const converse = converseWith(base, catalogue)

describe('What was kept badly gets its verdict first', () => {
  it.each([
    ['my face cream expired 3 months ago but looks fine, may i still use it', '**better not'],
    ['serum past its date, no smell, use it up?', '**better not'],
    ['sunscreen expired in march, can i finish it', 'nothing shows it'],
    ['left my sunscreen on the dashboard in december, is it still good', 'do not rely on it'],
    ['my vitamin c serum stayed in the hot car for weeks, throw it?', 'better replace it'],
    ['body lotion lay in the sun one day, still ok?', 'one hot day'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })

  it.each([
    'where must i keep my sunscreen',
    'how long does a cream last once open',
    'may i use my expired antibiotics',
    'i used expired cream and my face is burning',
  ])('another question is not: %s', (question) => {
    expect(amiss(question, [], ['nobody vouches', 'do not rely on it'])).toEqual([])
  })
})

describe('What runs in the family', () => {
  it.each([
    'will my baby have eczema if i have it',
    'my mom has psoriasis, will i get it too',
    'do my children get vitiligo from me',
    'can my kids inherit keloids from my husband',
  ])('%s', (question) => {
    expect(amiss(question, ['what is inherited is the tendency'])).toEqual([])
  })

  it.each([
    'my child has eczema because of soap, what cream',
    'can my kids get ringworm from me',
    'my baby has eczema, what can i use',
  ])('is not asked here: %s', (question) => {
    expect(amiss(question, [], ['what is inherited'])).toEqual([])
  })
})

describe('Spots since something is used', () => {
  it.each([
    'my back broke out after i changed conditioner, is there a link',
    'pimples on my chin since the new foundation, coincidence?',
    'breaking out since i use coconut oil, related?',
  ])('a link that is asked for is named: %s', (question) => {
    expect(amiss(question, ['quite likely'], ['purging: '])).toEqual([])
  })

  it('purging that is asked for is answered as such', () => {
    expect(
      amiss('is it purging, i use a new moisturiser and get pimples from it', ['purging'], ['quite likely']),
    ).toEqual([])
  })
})

describe('A remedy of the house on a trouble', () => {
  it.each(['zambuk on my pimples at night good or bad', 'vicks on pimples overnight yes or no'])('%s', (question) => {
    expect(amiss(question, ['**no, better not', 'what does help', 'benzoyl peroxide'])).toEqual([])
  })
})

describe('What cannot be answered is not guessed', () => {
  it.each([
    ['2 or 4?', 'what the number is of'],
    ['is 5 enough or should i take 10', 'what the number is of'],
    ['cream for that thing please', 'where is it'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })

  it.each([
    'which is better, spf 15 or 30',
    '15 or 30',
    'is 5 percent niacinamide enough or must i take 10',
    'cream for the dark thing on my cheek from a pimple',
  ])('what is named is: %s', (question) => {
    expect(amiss(question, [], ['what the number is of'])).toEqual([])
  })

  it('no date is promised', () => {
    expect(amiss('when exactly will my dark spots be gone, give me the date', ['no exact date', 'weeks'])).toEqual([])
  })
  it('what hurts is not passed over', () => {
    expect(amiss('my husband left me for my sister, what must i do', ['i am sorry', '0800 567 567'])).toEqual([])
    expect(amiss('what is the capital of peru', ['only do skincare'], ['i am sorry'])).toEqual([])
  })
})

describe('Plain questions of words and signs', () => {
  it.each([
    ['what does fragrance free mean and is unscented the same', 'masking scent'],
    ['what does the uva in a circle mean', 'a third of the spf'],
    ['what is the skin barrier and how can i tell mine is damaged', 'outermost layer'],
    ['cucumber slices on eyes real or nonsense', 'the cold is what works'],
    ['is ibomvu ok on my face for a ceremony', 'mostly fine on whole skin'],
    ['dark inner thighs and groin, what is safe there and what not', 'only the outer skin'],
    ['hyaluronic acid then vaseline then sunscreen in that order?', 'on damp skin'],
    ['glycolic wash, glycolic toner and glycolic serum, faster results?', 'one is enough'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })
})

describe('What is told over several sentences', () => {
  it.each([
    'my heels have deep cracks. the left one is bleeding at times. i have sugar, diabetes',
    'deep cracks on my foot and it bled. i take metformin',
  ])('a foot with diabetes that is open is seen: %s', (message) => {
    expect(converse(message).level).toBe('urgent')
  })

  it.each(['cracked bleeding heels. no diabetes. which cream', 'my heels are cracked, which cream'])(
    'another is not: %s',
    (message) => {
      expect(converse(message).level).not.toBe('urgent')
    },
  )
})
