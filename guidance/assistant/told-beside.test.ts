import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const answerTo = (talk: string): string => converse(...talk.split(' >> ')).response

describe('What stands beside a question does not answer it', () => {
  it.each([
    [
      'a thing that is named for the likeness only',
      'how much sunscreen do i need for arms and legs, it comes out thick like toothpaste',
      /teaspoon/,
    ],
    [
      'thanks before another question',
      'which lotion for dry legs >> nice one thanks, whos winning the soccer and what are the odds',
      /outside what I know/,
    ],
  ])('%s', (_, talk, says) => {
    expect(answerTo(talk)).toMatch(says)
  })

  it.each(['may i put carotone on my knees', 'ngisebenzisa i-Caro White, kulungile?'])(
    'a lightener is known by the name on its jar: %s',
    (question) => {
      expect(answerTo(question)).toMatch(/^\*\*No, leave (?:Carotone|Caro White|Bio Claire)/)
    },
  )

  it.each([
    ['i do permanent nights at the mine, is sunscreen needed on the way home', /On night shift/],
    ['krane is droog hier, what routine for dry skin', /With little water/],
  ])('how somebody lives is reckoned with: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    ['we always burnt at the dam when we were small, does that bring melanoma one day', /^\*\*Yes: every sunburn/],
    ['are tan jabs from my gym buddy ok', /^\*\*No, leave it: tanning sprays/],
  ])('a claim that nobody wrote down is not answered with a question back: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    ['my hands get white patches that keep growing, is it aansteeklik', /not contagious/],
    ['milky white patches on my eyelids keep growing, which make-up hides them', /concealer in your own shade/],
  ])('who is sent to be seen is answered what was asked beside it: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    [
      'my toner has the little jar with 9M on it, opened in february and now its december',
      /^\*\*No, replace it: open for about 10 months/,
    ],
    ['can i use the mascara i opened half a year ago', /^\*\*(?:No, replace it|Look for)/],
  ])('what was opened so long ago is reckoned against how long it keeps: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    ['cant eat crayfish or mussels, is a snail serum fine for me', /^\*\*It may matter/],
    ['allergic to amoxicillin, may i use niacinamide', /^\*\*No, that does not matter for niacinamide/],
    ['egg allergy, is an egg white face mask ok', /^\*\*Yes, it matters/],
  ])('an allergy and a thing that are only near to each other, or seem so: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    [
      'mandelic in the evening and vit c in the morning, my cheeks are so tight and flaky, is it fine to carry on',
      /^\*\*Too much for now/,
    ],
    [
      'pink hot shoulders after the dam today, may the aloe straight off the plant, the bitter aalwyn, go on my sunburn',
      /For the burn itself/,
    ],
  ])('skin that is sore now comes before what goes together: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it.each([
    ['nivea of ponds vir my gesig? >> watter een is goedkoper', /^\*\*I hold no shop prices/],
    ['is lactic acid made from milk', /^\*\*Lactic acid comes from maize or beet sugar/],
    ['26 weeks pregnant, is black henna ok for my hair', /^\*\*No, leave black henna off/],
    ['R1800 to spend, 41, fine lines and dull skin, a morning and evening routine', /vitamin C.*retinol/s],
  ])('what is asked is answered, not what lies near it: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it('a youngster of fourteen is no small child, whatever he is called', () => {
    expect(answerTo('my laaitie is 15 and has pimples on his chin, a simple routine for him please')).toMatch(
      /\*\*Treat:\*\*/,
    )
    expect(answerTo('my laaitie is 6 and has pimples on his chin, a simple routine for him please')).not.toMatch(
      /\*\*Treat:\*\*/,
    )
  })
})
