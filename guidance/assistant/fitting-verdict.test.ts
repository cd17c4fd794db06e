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
    ['is sharing mascara a bad idea', 'harm'],
    ['wet wipes every night bad?', 'harm'],
    ['should i worry about white spots on my nails', 'worry'],
    ['must i stop using it?', 'stop'],
    ['my sunscreen went runny, bin it?', 'stop'],
    ['is a jade roller a waste of money', 'waste'],
    ['can i use shampoo on my body', 'may'],
    ['it flakes, keep going?', 'may'],
    ['is it ok to share a towel', 'may'],
    ['does snail mucin really work', 'works'],
    ['gel or cream for oily skin?', 'choice'],
    ['natural or chemical, which is safer', 'choice'],
  ])('%s: %s', (message, way) => expect(wayAsked(message)?.way).toBe(way))
  it.each([
    ['how often must i scrub'],
    ['why is soap bad for my face'],
    ['good or bad?'],
    ['is it ok or not'],
    ['what does retinol do'],
    ['is shea comedogenic? can i use it for stretch marks'],
    ['once or twice a day?'],
  ])('has no way: %s', (message) => expect(wayAsked(message)).toBeUndefined())
  it('knows what is left undone', () => {
    expect(wayAsked('is it bad if i dont moisturise')).toEqual({ way: 'harm', undone: true })
    expect(wayAsked('must i stop retinol')).toEqual({ way: 'stop', undone: false })
  })
})

describe('a ready yes or no is turned', () => {
  it.each([
    [
      '**No, toothpaste does not clear pimples and can harm the skin.**',
      'is colgate on pimples bad',
      '**Yes, better not: toothpaste does not',
    ],
    ['**No, please don’t: lemon burns.**', 'is lemon on my face harmful', '**Yes, please don’t: lemon burns'],
    ['**No, cold water is not bad for your face.**', 'is cold water bad', '**No, cold water is not bad'],
    ['**No, cold water is not bad for your face.**', 'can i use cold water', '**Yes, that is fine: cold water'],
    [
      '**Yes, two serums may go one over the other.**',
      'is it bad to layer two serums',
      '**No, that is fine: two serums may',
    ],
    ['**Yes, better rinse it off.**', 'can i leave micellar water on', '**Better rinse it off'],
    [
      '**Yes, if it is plain and fragrance-free.**',
      'is body lotion on my face wrong',
      '**No, that is fine, if it is plain',
    ],
    ['**No, oil in the belly button does not brighten skin.**', 'is navel oil bad', '**Oil in the belly button'],
    ['**No, collagen creams do not replace what skin loses.**', 'is it a waste of money', '**Mostly, yes: collagen'],
    ['**Yes, that is normal: it may tingle.**', 'it tingles, must i stop?', '**No, that is normal'],
    ['**No, the gel suits you.**', 'gel or cream?', '**The gel suits you'],
    ['**Yes, some medicines make skin burn sooner.**', 'do i need to worry about the sun', '**Yes, some medicines'],
    ['**No, dark skin does need sunscreen.**', 'is sunscreen bad for dark skin', '**No, dark skin does need'],
    [
      '**No, do not take somebody else’s isotretinoin at all.**',
      'can i take my sisters roaccutane',
      '**No, do not take',
    ],
    ['**No, tissue oil does not erase stretch marks or scars.**', 'does tissue oil work', '**No, tissue oil'],
    ['**Yes, skip it: a mist is an extra.**', 'can i skip my face mist', '**Yes, skip it'],
    [
      '**Yes: sunscreen every morning does more than any serum.**',
      'can i go out without sunscreen',
      '**Better not: sunscreen every',
    ],
    [
      '**Yes, the two are usually given together: benzoyl peroxide keeps germs down.**',
      'is it ok with my antibiotic',
      '**Yes, the two',
    ],
    ['**Yes, moisturiser is optional on oily skin.**', 'can i go without moisturiser', '**Yes, moisturiser is'],
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

  it.each(['is that bad', 'isnt it harmful?', 'is it dangerous to do that'])(
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
    ['i wash my face with sunlight soap, is that bad', /^\*\*Yes, better not: laundry/],
    ['popping pimples is that bad', /^\*\*Yes, better not/],
    ['is it wrong to use body lotion on my face', /^\*\*No, that is fine, if it is plain/],
    ['natural or chemical products which is safer', /^\*\*Neither by itself/],
    ['im 19 and use sunscreen every day is it overkill', /^\*\*No, that is right/],
    ['should i worry that my baby has little white bumps on his nose', /^\*\*No need to worry/],
    ['bio oil for stretch marks >> does it really work though', /^\*\*No, tissue oil/],
    ['thick brown flaky patch on gogos scalp scrub it off?', /^\*\*No, do not scrub/],
    ['blackheads on nose, squeeze them out or leave?', /^\*\*No, do not squeeze them/],
    ['my scrub is a bit rough must i stop using it', /^\*\*Yes, stop that scrub/],
    ['is it wrong to moisturise 3 times a day', /^\*\*No harm/],
    ['my vitamin c serum is brown now. use or bin', /^\*\*Bin it/],
    ['is it ok to use my moms anti age cream im 15', /^\*\*Better not/],
    ['i only have money for one thing, moisturiser or sunscreen', /^\*\*Sunscreen, if it can/],
    ['is a dermatologist worth the money for normal pimples', /not yet/],
    ['hyaluronic acid serum worth buying?', /^\*\*Yes, for dryness/],
    ['does lemon juice really fade dark marks though', /^\*\*No, lemon/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
})
