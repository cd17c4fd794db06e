import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// Later turns of a talk with a question of their own: what they lean on, what they tell of a person, how long it has been, and what was refused.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response
const first = (talk: string): string => said(talk).split('\n\n')[0] ?? ''

describe('a question that names nothing means what the talk is about', () => {
  it.each([
    ['how do i wash makeup brushes >> how often >> can i use sunlight liquid', /dishwashing liquid does for brushes/],
    ['how do i treat athletes foot >> how many weeks must i carry on', /antifungal/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it.each([
    ['which foundation is good for oily skin >> what does pa+++ mean', /UVA/],
    ['oily t zone, dry cheeks. what do i do mornings? >> and at night?', /evening routine/i],
    ['my nose and forehead shine >> do i need a toner', /toner/],
  ])('and what names something is asked of that: %s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('a fact that is told after an answer turns it', () => {
  it.each([
    [
      'which acne products work for back pimples >> wat about my sister shes pregnant 7 months same problem',
      /retinoids[\s\S]*midwife/,
    ],
    [
      'what helps for back acne >> i forgot to say im allergic to aspirin, does it matter',
      /^\*\*Yes, it matters: leave salicylic acid out/,
    ],
    [
      'is lemon juice good for dark spots >> ok what about for my mom she is 60',
      /^\*\*That changes nothing: the same holds for your mom at 60/,
    ],
    ['what can i do for stretch marks >> im oily tho', /^\*\*That changes nothing/],
    ['can i use bio oil on my face >> im oily tho', /^\*\*Then rather not on the face/],
    ['do i need an eye cream >> and my daughter of 19?', /^\*\*The same holds for your daughter at 19/],
    ['my skin is itchy after bath >> what soap must i use >> i forgot to say im on chemo', /oncology team/],
    ['im 12 n i got blackheads >> can i use the 30% peel my sis uses?', /^\*\*No, not at that age/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it.each([
    ['can I use bakuchiol >> im pregnant btw', /no good data|Not known/],
    ['should i try vitamin c serum >> my skin is very sensitive', /^\*\*Only with care/],
    ['which sunscreen should i choose? >> my skin is oily though', /sunscreens fit for oily/],
    ['can i use hydrocortisone on my face >> its for my eczema', /^(?!.*never in a flare)/],
  ])('and what is weighed thing by thing stays so: %s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('how long it has been', () => {
  it.each([
    ['what helps for razor bumps on my neck >> its been 3 weeks and nothing changed', /^\*\*Not yet: 3 weeks/],
    ['whats good for acne >> ive been using it 3 weeks already', /^\*\*Not yet/],
    ['what helps for back acne >> ive been doing it since january', /^\*\*Since January/],
    ['how do i get rid of dark marks >> been using it for 4 months now and nothing changed', /long enough/],
  ])('is judged: %s', (talk, says) => expect(first(talk)).toMatch(says))

  it.each([
    'what is a good cream for diaper rash >> it has been 4 days',
    'what helps for ringworm >> i have had it since december',
  ])('and not where somebody should look, or nothing was advised: %s', (talk) =>
    expect(first(talk)).not.toMatch(/^\*\*(?:Not yet|Since|Yes, that is long enough)/),
  )
})

describe('a no stays whatever is asked of how', () => {
  it.each([
    'can i use jik in my bath for eczema >> how much must i put',
    'can i use jik in my bath for eczema >> my cousin in america does it >> how much must i put',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*None at all/))

  it('and what was allowed is told how', () => {
    expect(first('can i use glycerin on my face >> how much')).not.toMatch(/None at all/)
    expect(first('how do i use salicylic acid >> how many times a week')).not.toMatch(/None at all/)
  })
})

describe('an age alone alarms of nothing', () => {
  it.each(['what can i use for my sons pimples >> he is 15', 'how do i treat eczema >> shes 9'])('%s', (talk) =>
    expect(converse(...talk.split(' >> ')).level).not.toBe('crisis'),
  )

  it.each(['my uncle touches me at night >> im 12', 'my boyfriend hits me >> he is 25'])(
    'and takes none back: %s',
    (talk) => expect(converse(...talk.split(' >> ')).level).toBe('crisis'),
  )
})
