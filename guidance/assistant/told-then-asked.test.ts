import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => ask(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what was told before and what is asked now are answered together', () => {
  it.each<[string, RegExp]>([
    ['I picked my pimple. >> It bled a little and now there is a crust. Won’t it go dark?', /can leave a dark mark/],
    [
      'must i pop a whitehead? >> too late haha. it bled a bit, all dry now. how do i not get a mark there',
      /can leave a dark mark/,
    ],
    [
      'my skin is so oily help >> different thing: how do i get rid of a fever blister fast before matric dance',
      /begin an antiviral cream/,
    ],
    [
      'does cinnamon lip gloss do anything >> mine tingles 5 min then nothing. does the tingle mean it works?',
      /^\*\*Tingling means/,
    ],
    ['i use a plumper gloss, tingles, gone after an hour >> but every day, is that bad', /^\*\*Better not every day/],
    ['how do i patch test >> nothing happened after 10 min so im good?', /^\*\*No, that is too early/],
    ['its a shaving nick, tiny >> alum block on it, yes or no', /^\*\*Yes, an alum block/],
    [
      'dropped a gas bottle on my toenail last month >> its growing out, clear nail behind it >> can i paint over it',
      /^\*\*Yes, you can paint/,
    ],
    [
      'what is the easiest way to take off waterproof mascara >> and if i fall asleep with it on how bad is it',
      /^\*\*Now and then/,
    ],
    ['my nose is oily >> I blot with toilet paper, is that bad', /^\*\*Fine/],
    [
      'How do I make gel nails last >> the skin around my nails is peeling and itches since my third set',
      /often an allergy to acrylates/,
    ],
    ['im allergic to prawns, carry a pen, fine today >> must I check creams for shellfish?', /chitosan/],
  ])('%s', (talk, lead) => expect(first(talk)).toMatch(lead))
  it.each<[string, RegExp]>([
    ['i picked at a pimple and it left a dark mark >> will it go away', /can leave a dark mark/],
    ['popped a spot and it bled one drop. stopped already. what now', /can leave a dark mark/],
    ['my cold sore keeps coming back, how do i prevent it', /Nothing takes a fever blister/],
    ['black line in my toenail >> can i paint over it', /Yes, you can paint/],
    ['is alum good for smell under arms >> can i use it same day as i shaved', /alum block/],
    ['i patch tested for a week, nothing happened >> can i use it on my face', /too early/],
    ['my throat is closing after prawns, must i check my cream', /chitosan/],
    ['is plumper lip gloss safe', /every day/],
    ['i get blisters before the comrades, what do i put on', /antiviral/],
  ])('not here: %s', (talk, lead) => expect(first(talk)).not.toMatch(lead))
})

describe('an alarm that was explained', () => {
  it.each([
    'my face swelled a bit from a mask >> no no it was gone after an hour, that was last month, im totally fine. just want to know how to patch test the next one',
  ])('leaves room for what is asked: %s', (talk) => expect(first(talk)).toMatch(/inside of your elbow/))
  it.each([
    'my face swelled a bit from a mask >> no no it was gone after an hour, that was last month, im totally fine',
  ])('needs nothing more: %s', (talk) => expect(first(talk)).toMatch(/^\*\*Good, then/))
})

describe('too late', () => {
  it.each(['is it too late to start retinol at 60'])('asks of age: %s', (talk) =>
    expect(first(talk)).toMatch(/not too late/),
  )
  it.each(['must i pop a whitehead? >> too late haha, already did it. what now for my skin'])(
    'is told of a deed: %s',
    (talk) => expect(first(talk)).not.toMatch(/not too late/),
  )
})
