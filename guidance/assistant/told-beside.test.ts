import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const answerTo = (talk: string): string => converse(...talk.split(' >> ')).response

describe('What stands beside a question does not answer it', () => {
  it.each([
    ['a thing that is named for the likeness only', 'how much sunscreen do i need for arms and legs, it comes out thick like toothpaste', /teaspoon/],
    ['a height that is no age', 'how much sunscreen for all of my brother, hes 1.8m', /^(?!.*[Bb]abies)/s],
    ['the price of what is asked about, which is no budget', 'my neighbour sells tanning injections at R550 each, what do you think', /^(?!.*They are sample products)/s],
    ['the plain make of a thing, which asks for nothing normal', 'dry elbows, no itch, may i put normal vaseline on them', /^\*\*(?!No)/],
    ['the shop it came from', 'dermaroller from shein on acne scars, can i use it', /^\*\*No, better not at home/],
    ['thanks before another question', 'which lotion for dry legs >> nice one thanks, whos winning the soccer and what are the odds', /outside what I know/],
  ])('%s', (_, talk, says) => {
    expect(answerTo(talk)).toMatch(says)
  })

  it.each(['may i put carotone on my knees', 'ngisebenzisa i-Caro White, kulungile?', 'is bio claire lotion fine for old marks'])(
    'a lightener is known by the name on its jar: %s', (question) => {
      expect(answerTo(question)).toMatch(/^\*\*No, leave (?:Carotone|Caro White|Bio Claire)/)
    })

  it.each([
    ['we always burnt at the dam when we were small, does that bring melanoma one day', /^\*\*Yes: every sunburn/],
    ['are tan jabs from my gym buddy ok', /^\*\*No, leave it: tanning sprays/],
    ['is it true that grey hair comes from worry', /^(?!\*\*Tell me a little more)/],
  ])('a claim that nobody wrote down is not answered with a question back: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says)
  })

  it('a youngster of fourteen is no small child, whatever he is called', () => {
    expect(answerTo('my laaitie is 15 and has pimples on his chin, a simple routine for him please')).toMatch(/\*\*Treat:\*\*/)
    expect(answerTo('my laaitie is 6 and has pimples on his chin, a simple routine for him please')).not.toMatch(/\*\*Treat:\*\*/)
  })
})
