import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [base, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(base, catalogue)
const converse = converseWith(base, catalogue)

describe('What was kept badly gets its verdict first', () => {
  it.each([
    ['sunscreen expired in march, can i finish it', 'nothing shows it'],
    ['my vitamin c serum stayed in the hot car for weeks, throw it?', 'better replace it'],
    ['body lotion lay in the sun one day, still ok?', 'one hot day'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })

  it.each(['where must i keep my sunscreen', 'may i use my expired antibiotics'])(
    'another question is not: %s',
    (question) => {
      expect(amiss(question, [], ['nobody vouches', 'do not rely on it'])).toEqual([])
    },
  )
})

describe('What runs in the family', () => {
  it.each(['will my baby have eczema if i have it', 'can my kids inherit keloids from my husband'])(
    '%s',
    (question) => {
      expect(amiss(question, ['what is inherited is the tendency'])).toEqual([])
    },
  )

  it.each(['my child has eczema because of soap, what cream', 'can my kids get ringworm from me'])(
    'is not asked here: %s',
    (question) => {
      expect(amiss(question, [], ['what is inherited'])).toEqual([])
    },
  )
})

describe('Spots since something is used', () => {
  it.each([
    'my back broke out after i changed conditioner, is there a link',
    'pimples on my chin since the new foundation, coincidence?',
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
    ['cream for that thing please', 'where is it'],
  ])('%s', (question, says) => {
    expect(amiss(question, [says])).toEqual([])
  })

  it.each(['which is better, spf 15 or 30', '15 or 30'])('what is named is: %s', (question) => {
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
