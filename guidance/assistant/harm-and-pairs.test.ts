import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What has happened to somebody's skin comes before what a product is good for; a verdict on two things follows the way round of the
// question, and the times that were told. `>>` parts the messages of a conversation.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const firstOf = (conversation: string): string => converse(...conversation.split(' >> ')).response.split('\n')[0] ?? ''

const sentences: Record<string, [string, RegExp][]> = {
  'a harm that is told is a reaction': [
    ['put glycolic acid on last night, woke up with red patches', /^\*\*Stop glycolic acid/],
    ['the azelaic acid gave me a rash', /^\*\*Stop azelaic acid/],
    ['new body lotion, my arms have a rash now', /^\*\*Stop that lotion/],
    ['my neck is itchy and bumpy from a new perfume', /^\*\*Stop that perfume/],
    ['ek het n nuwe room gebruik en nou is my gesig rooi en brand', /^\*\*Stop that cream/],
    ['hoekom brand my gesig as ek my toner opsit', /^\*\*Stop that toner/],
    ['little bumps on forehead after new hair oil', /hair oil.*Stop it/],
    ['breaking out after switching moisturiser what now', /Stop it/],
    ['skin darker after using a new soap', /^\*\*Stop that soap.*darker/],
    ['my son used my retinol and his face is peeling', /^\*\*Stop retinol/],
    ['used veet on my lip and it is burning and darker now', /Rinse/],
  ],
  'the first weeks of a retinoid are told from a reaction': [
    ['my skin is worse since i started tretinoin 2 weeks ago, should i quit', /^\*\*No, not yet/],
    ['week 3 of differin and my chin is full of new pimples, normal?', /first six weeks/],
    ['retinol made my face burn and itch yesterday', /Stop retinol/],
  ],
  'no harm is told': [
    ['my dermatologist gave me adapalene, how do i use it', /prescriber/],
    ['my sister gave me her azelaic acid, is it okay for dark marks', /^\*\*Yes, azelaic/],
    ['does vitamin c help with redness', /^\*\*Not really/],
    ['perfume gives me a rash. is unscented the same as fragrance free?', /^(?!\*\*Stop)/],
    ['which moisturiser is best for itchy red skin', /^(?!\*\*Stop)/],
  ],
  'the verdict follows the way round of the question': [
    ['do azelaic acid and niacinamide clash', /^\*\*No, they do not clash/],
    ['will vitamin c and retinol cancel each other out', /^\*\*No, neither/],
    ['is it bad to mix niacinamide and salicylic acid', /^\*\*No, that is fine/],
    ['do i need to separate niacinamide and retinol', /^\*\*No, there is no need/],
    ['does benzoyl peroxide ruin vitamin c', /^\*\*Yes, in one step/],
    ['is AHA plus retinol too much', /^\*\*Yes, all in one step/],
    ['is it fine to use vitamin c with niacinamide or do they clash', /^\*\*Yes/],
    ['can i use niacinamide and salicylic acid together', /^\*\*Yes/],
  ],
  'times that are told are read': [
    [
      'benzoyl peroxide in morning and tretinoin at night is that fine or must I choose',
      /^\*\*Yes, that split is right/,
    ],
    [
      'glycolic on tuesdays and tretinoin on fridays okay?',
      /^\*\*Yes, that split is right: glycolic acid on Tuesday and tretinoin on Friday/,
    ],
    ['retinol in the morning and vit c at night', /^\*\*Turn it round: retinol at night/],
    ['can i use aha and retinol on alternate nights', /^\*\*Yes, that split/],
    ['same night: retinol and aha?', /^\*\*Not on the same night/],
    ['salicylic acid in the am and retinol in the pm, does that work', /different days are kinder/],
    ['retinol monday wednesday, lactic acid saturday, azelaic every morning. ok or overkill', /^\*\*Yes, that plan/],
  ],
  'medicines that are mixtures are known': [
    [
      'Epiduo (adapalene + benzoyl peroxide). isn’t BPO supposed to kill the retinoid??',
      /^\*\*No, not a problem in Epiduo/,
    ],
    ['is it ok to put retinol on top of epiduo', /^\*\*No: Epiduo already holds a retinoid/],
    ['epiduo plus niacinamide', /^\*\*Yes: Epiduo and niacinamide/],
    ['is epiduo safe to use with a salicylic face wash', /rinsed off/],
    ['can duac and adapalene be used together', /prescriber/],
  ],
  'three things are weighed in pairs': [
    ['Salicylic face wash in the shower, then benzoyl peroxide gel, then adapalene. Too much?', /./],
    ['is it overkill to use niacinamide, hyaluronic acid and retinol', /^\*\*No, that is not too much/],
    [
      'salicylic cleanser plus retinol serum plus glycolic toner too much?',
      /^\*\*Yes, for most skin that is a lot: keep retinol apart from glycolic acid/,
    ],
  ],
}

describe('a harm that is told, and verdicts on several things', () => {
  const rows = Object.entries(sentences).flatMap(([what, some]) =>
    some.map(([said, first]): [string, string, RegExp] => [what, said, first]),
  )

  it.each(rows)('%s: %s', (_, said, first) => {
    expect(firstOf(said)).toMatch(first)
  })
})
