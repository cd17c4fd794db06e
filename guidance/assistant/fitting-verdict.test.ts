import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { fitting } from './compose/fitting-verdict.ts'
import { converseWith } from './converse.fixture.ts'
import { wayAsked } from './understand/asked-way.ts'

// "Is that bad?" and "may I?" are asked of the same thing: the yes or no of an answer fits the way it was asked.

const known = await knowledge()
const converse = converseWith(known, await sampleCatalogue())
const opening = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('which way a question is put', () => {
  it.each([
    ['i wash my face with sunlight soap, is that bad', 'harm'],
    ['is it wrong to use body lotion on my face', 'harm'],
  ])('%s: %s', (message, way) => expect(wayAsked(message)?.way).toBe(way))
  it.each([['how often must i scrub'], ['why is soap bad for my face']])('has no way: %s', (message) =>
    expect(wayAsked(message)).toBeUndefined(),
  )
  it('knows what is left undone', () => {
    expect(wayAsked('is it bad if i dont moisturise')).toEqual({ way: 'harm', undone: true })
    expect(wayAsked('must i stop retinol')).toEqual({ way: 'stop', undone: false })
  })
})

describe('a ready yes or no is turned', () => {
  it.each([
    [
      '**Yes: sunscreen every morning does more than any serum.**',
      'can i go out without sunscreen',
      '**Better not: sunscreen every',
    ],
    ['**No, a toner is optional.**', 'is it ok if i never use toner', '**Yes, that is fine: a toner is optional'],
  ])('%s under “%s”', (response, message, start) =>
    expect(fitting(response, message).startsWith(start), fitting(response, message)).toBe(true),
  )
  it('stands once', () =>
    expect(fitting('**Yes: it does more than any serum.**\n\nYes, it is worth it.', 'what about sunscreen')).toBe(
      '**Yes: it does more than any serum.**\n\nIt is worth it.',
    ))
})

describe('over all ready answers and myths', () => {
  const leads = [
    ...known.topics.flatMap(({ id, says }) => (says?.[0] === undefined || id.startsWith('assistant') ? [] : [says[0]])),
    ...known.myths.map(({ answer }) => `**${answer.replace(/(?<=[.!?]) .*$/s, '')}**`),
  ]
  const forbids = /^\**No[,:] (?:please don’t|never|do not|don’t|leave|avoid)\b/
  const allows = /^\**Yes[,:] (?:you may|[\w -]+ (?:is|are) (?:fine|safe|harmless|normal)\b)/

  it.each(['is that bad', 'isnt it harmful?'])(
    'who asks “%s” is not told no where it is forbidden, nor yes where it is fine',
    (message) => {
      expect(
        leads.map((lead) => fitting(lead, message)).filter((lead) => forbids.test(lead) || allows.test(lead)),
      ).toEqual([])
    },
  )
  it('who asks for leave keeps every no that forbids', () => {
    expect(leads.filter((lead) => forbids.test(lead) && !fitting(lead, 'can i do that?').startsWith('**No'))).toEqual(
      [],
    )
  })
  it('no answer loses more than its yes or no', () => {
    for (const message of ['is that bad', 'can i do that', 'must i stop', 'is it a waste of money', 'should i worry']) {
      for (const lead of leads)
        expect(fitting(lead, message).toLowerCase()).toContain(
          lead
            .replace(/^\**(?:(?:Mostly |Usually |Often |For most people )?(?:Yes|No|yes|no)(?:[,:]| –)\** ?)?\**/, '')
            .slice(0, 60)
            .toLowerCase(),
        )
    }
  })
})

describe('in a conversation', () => {
  it.each([
    ['natural or chemical products which is safer', /^\*\*Neither by itself/],
    ['im 19 and use sunscreen every day is it overkill', /^\*\*No, that is right/],
    ['bio oil for stretch marks >> does it really work though', /^\*\*No, tissue oil/],
    ['thick brown flaky patch on gogos scalp scrub it off?', /^\*\*No, do not scrub/],
    ['blackheads on nose, squeeze them out or leave?', /^\*\*No, do not squeeze them/],
    ['my scrub is a bit rough must i stop using it', /^\*\*Yes, stop that scrub/],
    ['my vitamin c serum is brown now. use or bin', /^\*\*Bin it/],
    ['is it ok to use my moms anti age cream im 15', /^\*\*Better not/],
    ['i only have money for one thing, moisturiser or sunscreen', /^\*\*Sunscreen, if it can/],
    ['is a dermatologist worth the money for normal pimples', /not yet/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
})
