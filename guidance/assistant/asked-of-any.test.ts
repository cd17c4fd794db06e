import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// The same is asked of whatever stands on the shelf, and what the thing is for the skin decides.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('whatever it is, the question is answered, and not only the thing described', () => {
  it.each<[string, string[], string[]?]>([
    ['can i use perfume after a chemical peel', ['not yet', 'until skin no longer peels'], ['better on clothes']],
    ['can i put on face cream after a peel', ['yes, a plain, fragrance-free one']],
    ['can i use wax strips after shaving', ['no, one or the other']],
    ['can i use a clay mask after i shave', ['until the next day']],
    ['can i use body lotion after shaving my legs', ['yes, if it is plain']],
    ['can i use nail polish on my baby', ['no, leave the nail polish off a baby', '0861 555 777']],
    ['mag ek eye cream op my baba gebruik', ['off a baby']],
    ['can i use a jade roller under my makeup', ['before make-up, yes']],
    ['can i wear a charcoal mask under foundation', ['no, take the charcoal mask off first']],
    ['can i share my lip balm with my best friend', ['better not', 'germs']],
    ['can we share body butter with my cousin', ['yes, if it comes out of a pump']],
    ['is that korean brand halaal', ['the name alone does not tell']],
    ['is a konjac sponge halal', ['mostly there is nothing to ask about']],
    ['why is my hand cream so sticky', ['something lighter for hands']],
    ['why does my tinted moisturiser pill', ['layers do not sit']],
    ['what happens if i stop using eye cream', ['holds less water', 'spf 30–50']],
    ['is it bad if i stop using sheet masks', ['spf']],
    ['can i skip setting spray', ['yes, skip it']],
    ['how long does glycerine last after opening', ['about two years'], ['8 weeks']],
    ['how long do nose strips last once opened', ['sealed']],
    ['can i put perfume on my lips', ['better not', 'petroleum jelly']],
    ['is hair gel ok for rosacea', ['only on the hair']],
    ['is a sugar scrub good for sensitive skin', ['better not'], ['try the sugar scrub']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('what has an answer of its own keeps it', () => {
  it.each<[string, string[], string[]?]>([
    ['can i make my own lip scrub', ['sugar'], ['better not to keep']],
    ['is gelatine halaal', ['of animal origin']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('what is used up is replaced by what does the same', () => {
  it.each([
    ['my essence is finished, what can i use instead', 'nothing has to'],
    ['i ran out of body lotion, what can i use for now', 'thin film of petroleum jelly'],
  ])('%s', (question, says) => expect(amiss(question, [says])).toEqual([]))
  it('and a question of how long it keeps is none of that', () =>
    expect(amiss('how long does toner last once opened', ['once open'], ['nothing has to'])).toEqual([]))
})

describe('what is called a scam is not agreed with by a yes', () => {
  it.each(['my sister says sunscreen is a scam', 'my friend says beard oil is a scam'])('%s', (question) =>
    expect(amiss(question, ['no scam'], ['**yes'])).toEqual([]),
  )
  it('peeling pads that itch are no sanitary pads', () =>
    expect(amiss('peeling pads make my skin itch', ['stop'], ['period'])).toEqual([]))
})
