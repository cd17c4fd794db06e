import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// Of two things more is asked than whether they go together: what others forbid, both on by mistake, sore skin, the wait between, and which goes first.

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

const sentences: Record<string, [string, RegExp][]> = {
  'a ban that goes round is judged, and nobody is taken to leave the two out': [
    ['is it true that you can’t use niacinamide with vitamin c', /^\*\*No, that is not so: use both/],
    ['my friend says retinol and niacinamide don’t go together', /^\*\*That is not so/],
    ['i heard you should never mix retinol and glycolic acid', /^\*\*That is right for one and the same step/],
    ['my sister told me not to use retin-a with panoxyl, is she right?', /^\*\*Yes, for one and the same step/],
    [
      'people online say never use differin with benzoyl peroxide. fact or myth?',
      /^\*\*No, that is not so: adapalene stays stable/,
    ],
    ['why can’t i use my moisturiser with retinol?', /^\*\*You can/],
    ['is it true one cannot use sunscreen with vitamin c', /^\*\*No, that is not so/],
    ['they say you cant use toner with retinol', /^\*\*That is not so, if the toner is a plain one/],
    ['does vitamin c make niacinamide useless', /^\*\*No, neither spoils the other/],
    ['my cousin reckons retinol and my moisturiser are a bad combo', /^\*\*No, they do not clash/],
    ['epiduo: adapalene plus benzoyl peroxide, isn’t that a contradiction?', /^\*\*No, not a problem in Epiduo/],
    ['epiduo has adapalene and benzoyl peroxide but i read you can’t mix them', /^\*\*No, not a problem in Epiduo/],
  ],
  'a ban on one thing is judged as well': [
    ['is it true that you can’t use retinol in summer', /^\*\*No, that is not so: keep retinol/],
    ['is it true you can’t use niacinamide every day', /^\*\*No, that is not so/],
    ['my derm says i can’t use scrubs with tretinoin, why', /^\*\*That is right/],
    ['i heard you should avoid retinol and vitamin c together', /^\*\*No, there is no need to keep them apart/],
    ['they say you must never put vaseline over retinol', /^\*\*That is not so: a thin layer is fine/],
  ],
  'who cannot have something still leaves it out': [
    ['i can’t use benzoyl peroxide, it gives me a rash. is it ok with retinol?', /^(?!\*\*(?:Yes|No, that is not so))/],
    [
      'i’m allergic to benzoyl peroxide. is it true you can’t use it with retinol',
      /^\*\*Yes, that is so: leave benzoyl peroxide out/,
    ],
    [
      'i’m pregnant. is it true you can’t use retinol with niacinamide',
      /^\*\*Yes, that is so: leave retinol out in pregnancy/,
    ],
  ],
  'both on by mistake': [
    ['i mixed retinol and glycolic acid by mistake, what now', /^\*\*One time does no lasting harm/],
    ['oops used niacinamide and vitamin c in one go, must i wash it off?', /^\*\*No harm done/],
    [
      'i accidentally put tretinoin over benzoyl peroxide last night',
      /^\*\*One time does no lasting harm: at most they weaken each other/,
    ],
  ],
  'whether the two are why skin is sore': [
    ['i use retinol and glycolic acid every night, is that why my skin burns', /^\*\*Very likely, yes/],
    ['been doing retinol and niacinamide nightly and now i’m peeling, are they the problem?', /^\*\*Not the pair/],
    ['my face stings since i use hyaluronic acid with ceramides, is it the combo?', /^\*\*Hardly/],
  ],
  'how long to wait between them': [
    ['how many minutes between retinol and glycolic acid?', /^\*\*Not minutes but a night/],
    ['do i need to wait after niacinamide before i put on azelaic acid', /^\*\*No real wait is needed/],
    [
      'how long after benzoyl peroxide can i put tretinoin',
      /^\*\*Longer than minutes: benzoyl peroxide in the morning, tretinoin at night/,
    ],
    [
      'how long must i wait after waxing before i use glycolic acid and retinol',
      /^(?!\*\*(?:Not minutes|No real wait|Longer))/,
    ],
  ],
  'which goes first': [
    ['niacinamide or retinol first?', /^\*\*Niacinamide first/],
    ['which goes first retinol or glycolic acid', /^\*\*Neither, best/],
    ['which first, panoxyl or differin?', /in the morning, adapalene at night/],
    ['what order for salicylic acid and benzoyl peroxide', /^\*\*Neither, best/],
    ['retinol or bakuchiol, which should i start with first?', /^(?!\*\*Bakuchiol first)/],
  ],
  'together or apart, and by day and before bed': [
    ['should i use retinol and glycolic acid together or separate?', /^\*\*Separately/],
    ['azelaic acid and niacinamide: together or separately', /^\*\*Together is fine/],
    ['is it fine to use benzoyl peroxide by day and tretinoin before bed', /^\*\*Yes, that split is right/],
  ],
}

describe.each(Object.entries(sentences))('%s', (_, rows) => {
  it.each(rows)('%s', (talk, wanted) => expect(first(talk)).toMatch(wanted))
})

it('what a sore pair is told keeps sun and baby in mind', () => {
  expect(
    amiss('i use retinol and glycolic acid every night, is that why my face burns', [
      'leave',
      'sunscreen',
      'not for pregnancy',
      'pharmacist or clinic',
    ]),
  ).toEqual([])
})
