import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What is done at home and harms is a no, whatever is named in it and whoever says so. `>>` parts the messages of a conversation.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (conversation: string): string => converse(...conversation.split(' >> ')).response

describe('a sunscreen of one’s own', () => {
  it.each([
    'my aunt mixes her own sunblock from marula oil and zinc, should i copy her',
    'zinc oxide powder + coconut oil = sunscreen for my kids? saw recipe',
    'which sunscreen for oily skin >> too expensive, cant i make my own',
  ])('%s: no', (conversation) => expect(said(conversation)).toMatch(/^\*\*No, you cannot make a sunscreen at home/))

  it.each(['how do i make my sunscreen less shiny', 'is a locally made sunscreen with titanium dioxide any good'])(
    '%s: another question',
    (message) => expect(said(message)).not.toMatch(/make a sunscreen at home/),
  )
})

describe('a peel or a strong acid overnight', () => {
  it.each([
    'got an AHA peel mask >> the shop lady says keep it on till morning',
    'is it fine to sleep in a glycolic peel',
  ])('%s: no', (conversation) => expect(said(conversation)).toMatch(/^\*\*No, don’t sleep with it on/))

  it.each(['can i leave a 7% glycolic toner on overnight', 'will retinol make my face peel overnight'])(
    '%s: another question',
    (conversation) => expect(said(conversation)).not.toMatch(/don’t sleep with it on/),
  )
})

describe('a dark place scrubbed hard', () => {
  it.each([
    'my elbows went dark >> will it go away if i scrub it every day with a stiff brush',
    'can a scouring pad get my black knuckles clean',
  ])('%s: no', (conversation) =>
    expect(said(conversation)).toMatch(/^\*\*No, scrubbing hard makes a dark place darker/),
  )

  it.each(['how often do i use a pumice on hard heels', 'can i rub a cream on my dark lips every day'])(
    '%s: another question',
    (message) => expect(said(message)).not.toMatch(/scrubbing hard makes/),
  )
})

it.each(['will five litres of water a day take my acne away', 'my gran says drink lots of water and the breakouts go'])(
  '%s: water that is drunk clears nothing',
  (message) => expect(said(message)).toMatch(/It does not clear acne at all/),
)
it('water on the skin is no water that is drunk', () =>
  expect(said('does rose water help for acne')).not.toMatch(/what you drink/))

it.each([
  ['can i wear a day cream and an spf 50 >> which of them goes on top', /^\*\*Moisturiser first, sunscreen last/],
  ['is a toner needed with a serum >> and which one must i put on first', /^\*\*Toner first, serum last/],
])('%s: the two that were just asked about are put in order', (conversation, first) =>
  expect(said(conversation)).toMatch(first),
)

describe('years of a treatment are no age', () => {
  it.each(['on ARVs 6 yrs, suppressed. is a lactic acid serum okay', 'im 5 yrs on eltroxin, can i use retinol'])(
    '%s',
    (message) => expect(converse(message).response).not.toMatch(/child under 12/),
  )

  it.each(['my boy, 8 yrs, wants a glycolic toner', 'shes 9 yrs, can she use retinol'])('%s: a child', (message) =>
    expect(converse(message).level).toBe('routine'),
  )

  it('an illness told before the question is minded, however long the message', () =>
    expect(
      said(
        'My viral load has been undetectable on TLD since 2019, one tablet every night, no side effects at all. Is it okay to use a lactic acid ' +
          'serum twice a week or does it clash with my treatment?',
      ),
    ).toMatch(/^\*\*Yes, lactic acid is usually fine with HIV treatment/))
})

it('what is too rough for anybody is not called fine for somebody', () => {
  expect(said('can i use juglans regia shell powder if my skin is dry')).not.toMatch(
    /generally fine|No particular risk/,
  )
})
