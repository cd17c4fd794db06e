import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string): string => converse(...talk.split(' >> ')).response

describe('what somebody has is not to be bought once more', () => {
  it.each([
    [
      'I own a gel cleanser and a vitamin C serum. what else must I get?',
      '**Still to buy: sunscreen and moisturiser.**',
    ],
    [
      'evening and morning routine for dry skin >> I already have sunscreen and a face wash. what must I still buy?',
      '**Still to buy: moisturiser.**',
    ],
    ['ek het al sonskerm en seep, wat kort nog?', '**Still to buy: moisturiser.**'],
  ])('%s', (talk, says) => expect(reply(talk)).toContain(says))

  it('which sunscreen, of somebody who has a cleanser and a moisturiser', () => {
    const said = reply('I have a cleanser and a moisturiser, which sunscreen should I buy?')
    expect(said).toContain('These sunscreens fit')
    expect(said).not.toContain('Start Gel Wash')
  })

  it.each(['I have sunscreen, is one layer enough?', 'I have dry skin, what else helps?'])(
    'nothing is owned: %s',
    (talk) => expect(reply(talk)).not.toMatch(/Still to buy|Nothing you must/),
  )
})
