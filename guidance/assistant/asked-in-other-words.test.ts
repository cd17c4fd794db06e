import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())

describe('a routine is one by whatever words it is asked for', () => {
  it.each([
    'only ever washed with protex. 27, guy. where should i begin',
    '49, perimenopause, dry skin and lines. what do i use day and night',
  ])('%s', (message) => {
    const { response, topic } = ask(message)
    expect(topic.intent).toBe('routine')
    expect(response).toMatch(/\*\*Protect:\*\*/)
  })
  it.each(['never used retinol, how do i start it', 'two products i should avoid in pregnancy'])('but: %s', (message) =>
    expect(ask(message).topic.intent).not.toBe('routine'),
  )
})

describe('a word nobody knows is no ingredient by itself', () => {
  it.each([
    [
      'can i try my flatmate’s Zuvelle serum, my skin is dry',
      /^\*\*I don’t know that serum by its name, so its ingredient list decides/,
    ],
    ['can I use current face wash with a new serum', /^\*\*Cleanser first, serum last/],
  ])('%s', (message, says) => {
    const { response } = ask(message)
    expect(response).toMatch(says)
    expect(response).not.toMatch(/as a skincare ingredient/)
  })
  it('what is asked for as an ingredient is still not guessed at', () =>
    expect(ask('what is zorbamide acid').response).toMatch(/^\*\*I don’t know “zorbamide/))
})

describe('the thing that is asked about wins over what carries it or stands beside it', () => {
  it.each([
    ['my cream has petrolatum in it, is that petrol?', /^\*\*No, it is not the fuel/],
    ['the lotion lists mineral oil, same as engine oil?', /purified/],
    ['can i use aqueous cream instead of retinol', /^\*\*Aqueous cream\*\* is a soap-like/],
  ])('%s', (message, says) => expect(ask(message).response).toMatch(says))
  it.each(['i use bleach cream on my hands, how do i get lighter', 'can i clean my pimples with jik'])(
    'what lightens or burns stays refused: %s',
    (message) => expect(ask(message).topic.intent).toBe('lightening'),
  )
  it('a box for later tells of no pregnancy', () =>
    expect(ask('making a first aid box for home, what moisturiser goes in').response).not.toMatch(/pregnan/))
})

describe('why something does harm is no wish to be given it', () => {
  it.each([
    ['how come birth control gives women dark patches on the cheeks', /oestrogen/],
    ['why can antibiotics make people burn in the sun', /^\*\*(?:Yes, s|S)ome medicines make skin burn sooner/],
  ])('%s', (message, says) => expect(ask(message).response).toMatch(says))
  it('whoever wants it is still sent to ask', () =>
    expect(ask('can i take antibiotics for acne').topic.intent).toBe('medicine'))
})

describe('something else than what is named', () => {
  it.each([
    ['affordable alternative to tretinoin', /^\*\*In place of tretinoin, for breakouts: .* ask before you change/],
    ['is there something cheaper than hyaluronic acid', /^\*\*In place of hyaluronic acid, for dryness: glycerin/],
  ])('%s', (message, says) => expect(ask(message).response).toMatch(says))
  it.each(['cheaper version of skinceuticals vitamin c?', 'is bakuchiol a good alternative to retinol'])(
    'the same thing, or one of two, is another question: %s',
    (message) => expect(ask(message).response).not.toMatch(/^\*\*In place of/),
  )
})

describe('a list with a question on it', () => {
  it.each([
    [
      'Aqua, Isopropyl Myristate, Dimethicone, Cetyl Alcohol, tocopheryl acetate. i get whiteheads, fine?',
      /Isopropyl Myristate/,
    ],
    [
      'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, niacinamide, parfum. I have eczema, can I use it?',
      /^\*\*Rather not: parfum/,
    ],
    [
      'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, limonene. my skin is dry is it good for me?',
      /^\*\*Rather not for dry skin: Sodium Laureth/,
    ],
  ])('%s', (message, says) => {
    const { response } = ask(message)
    expect(response.split('\n')[0]).toMatch(says)
    expect(response).not.toMatch(/is not on this list/)
  })
})

describe('whose allergy or lid it is', () => {
  it.each([
    'my daughter has a peanut allergy, is arachis oil cream fine for her eczema',
    'my toddler is allergic to milk, can i use goat milk soap',
  ])('a child’s allergy comes before how mild a thing is: %s', (message) =>
    expect(ask(message).response).toMatch(/^\*\*No, not for a child with that allergy/),
  )
  it.each(['can glycolic go right up to my lower lash line', 'is it ok to use salicylic acid on eyelids'])(
    '%s',
    (message) => expect(ask(message).response).toMatch(/^\*\*(?:Better not close to the eye|No, keep)/),
  )
})

describe('an ordinary word is no ingredient', () => {
  it.each([
    ['who is the captain of our rugby squad', /^\*\*That is outside what I know/],
    ['glycolic toner while preggies?', /^\*\*(?:Ask first|Usually|Yes|No)/],
  ])('%s', (message, says) => {
    const { response } = ask(message)
    expect(response).toMatch(says)
    expect(response).not.toMatch(/as a skincare ingredient|I don’t know “/)
  })
})
