import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// The first sentence is the answer: yes, no, the number or the winner. `>>` parts the messages of a conversation.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const firstOf = (conversation: string): string => converse(...conversation.split(' >> ')).response.split('\n')[0] ?? ''

const verdicts: Record<string, [string, RegExp][]> = {
  'what a thing is, and which is stronger': [
    ['is bakuchiol a retinoid', /^\*\*No, bakuchiol is not/],
    ['are parabens preservatives', /^\*\*Yes, parabens are preservatives/],
    ['Is phenoxyethanol a paraben? I see it in everything', /^\*\*No, phenoxyethanol/],
    ['is niacinamide an acid', /^\*\*No, .* exfoliating acid/],
    ['is squalane the same as squalene', /^\*\*No, not quite/],
    ['is vaseline the same as petroleum jelly', /^\*\*Yes/],
    ['is lactic acid stronger than glycolic', /^\*\*No, glycolic acid is the stronger/],
    ['is mandelic gentler than glycolic acid', /^\*\*Yes, mandelic/],
    ['which is stronger retinal or retinol', /^\*\*Retinal .* is the stronger/],
    ['is tretinoin just strong retinol', /^\*\*No, they are relatives/],
  ],
  'one verdict, of what was named': [
    ['is cocamidopropyl betane ok for sensitive skin', /^\*\*Mostly yes: cocamidopropyl betaine is a mild cleanser/],
    ['do i need sunscreen in winter', /^\*\*Yes, in winter/],
    ['is it true that retinol makes your skin thin', /^\*\*No, it is a myth/],
  ],
  'which is better, for whom': [
    ['azelaic acid vs vit c for marks after pimples on brown skin', /deeper skin, start with azelaic/],
    ['retinol or retinal which one for a beginner', /^\*\*Retinol:/],
    ['glycolic vs lactic for sensitive skin', /^\*\*Lactic acid/],
    ['benzoyl peroxide or salicylic acid for pimples which one is better', /benzoyl peroxide/],
    ['mineral or chemical sunscreen for dark skin', /deeper skin: a chemical/],
    ['is snail mucin better than hyaluronic acid', /^\*\*Neither is clearly better/],
  ],
  'strengths, the number first': [
    ['what % glycolic acid is safe at home', /^\*\*5–10%/],
    ['watter persentasie niacinamide moet ek koop', /^\*\*2–5%/],
    ['is 10% niacinamide too much?', /^\*\*Yes, .*10% is above/],
    ['is 2% salicylic too strong for me', /^\*\*No, 2% is within/],
    ['benzoyl peroxide 2.5 or 10, which one must i buy', /^\*\*Take the 2.5%/],
    ['is azelaic 10% enough or do i need 20', /10%/],
    ['90% lactic acid how long do i leave it on', /^\*\*No, do not use it at home/],
    ['30% glycolic peel can i do it at home', /^\*\*No, do not use it/],
  ],
  'two things together': [
    ['mix Zantrolol with vitamin c', /I don’t know “zantrolol”/],
    ['is Xylotan safe with retinol', /I don’t know “xylotan”/],
    [
      'azelaic acid, vit c and retinol - can i have all 3 in my routine?',
      /^\*\*Yes, azelaic acid, vitamin C and retinol/,
    ],
    ['bp face wash and retinol same day ok?', /^\*\*Yes, mostly: a benzoyl peroxide wash/],
    ['can i mix honey with vitamin c', /^\*\*Better not/],
    ['can i use benzoyl peroxide with clindamycin gel', /^\*\*Yes: doctors combine/],
    ['may i use niacinamide while taking doxycycline', /^\*\*Usually yes/],
    ['is snail mucin ok with vitamin c >> which goes on first', /^\*\*Vitamin C first/],
    ['Differin and benzoyl peroxide? >> which one first?', /^\*\*Benzoyl peroxide in the morning, adapalene at night/],
  ],
  'after something went wrong': [
    ['my face is flaking from glycolic acid is that normal', /^\*\*Yes, some dryness/],
    ['my face is flaking from glycolic acid >> must i stop', /^\*\*No, not for good/],
    ['i use differin and my face is peeling >> must i stop', /^\*\*No, not for good: use adapalene on fewer nights/],
    ['broke out after my new moisturiser is it purging >> so must I keep using it', /^\*\*No, stop it/],
    ['my new cleanser burns >> is it normal', /^\*\*No, /],
    ['salicylic acid is making me break out >> how long does it last', /^\*\*Purging settles within about six weeks/],
    ['my face burns when i put on anything >> when can i go back to vit c', /^\*\*When nothing stings/],
    ['i got bumps from coconut oil >> must i stop it', /^\*\*Yes, stop/],
    ['hoekom brand my gesig as ek my toner opsit', /^\*\*Stop that toner/],
    ['does coconut oil give you bumps', /^(?!.*Stop)/],
  ],
  'whether somebody may use it': [
    ['can i use salicylic acid on open wounds', /^\*\*No, not on broken skin/],
    ['disprin makes me wheeze so is a BHA toner ok', /^\*\*No: with an allergy to aspirin/],
    ['on roaccutane can i thread my eyebrows', /^\*\*No, not on isotretinoin/],
    ['is bakuchiol ok in pregnancy since its natural and not a retinol', /^\*\*Not known/],
    [
      'going through menopause, my face feels papery >> may i still begin with retinal or am i too old',
      /^\*\*No, it is not too late: retinal/,
    ],
    ['can i use retinol in the menopause', /^\*\*Yes, retinol is usually fine in the menopause.\*\*/],
    ['my foot cream has urea >> can i put it on my face', /^\*\*No, not that foot cream/],
  ],
  sunscreen: [
    ['sunscreen for my 3 month old baby, going to Durban', /^\*\*Not yet: under six months/],
    ['i have melasma on cheeks >> is normal sunscreen enough', /^\*\*Not quite/],
    ['how much sunscreen for my face >> and my whole body?', /^\*\*About (?:a shot glass|35 ml)/],
    ['can i put sunscreen over my makeup', /^\*\*Over make-up: a sunscreen stick/],
    ['is spf in my foundation enough', /^\*\*No/],
    ['is spf 50 double spf 25', /^\*\*No/],
    ['can a moisturiser with spf 15 be enough', /^\*\*No/],
    ['i forgot sunscreen today is it a train smash', /no disaster/],
    ['can i use aloe gel instead of sunscreen', /^\*\*No/],
  ],
  why: [
    ['benzoyl peroxide 2.5 or 10 >> why not the strong one', /more strength irritates more/],
    ['is hyaluronic acid or glycerin better >> why is it then ' + 'cheaper', /not because of how well/],
    ['how often should i use retinol >> why', /needs time to get used/],
    ['best sunscreen for melasma >> why tinted', /iron oxides/],
    ['retinol at night or morning >> why not in the morning', /light weakens/],
    ['when will azelaic acid work >> what if it doesnt', /^\*\*After 12 weeks/],
  ],
}

describe.each(Object.entries(verdicts))('the verdict first: %s', (_, rows) => {
  it.each(rows)('%s', (conversation, first) => expect(firstOf(conversation)).toMatch(first))
})

it('a claim that something is not needed is not met with a yes', () => {
  expect(firstOf('is it true dark skin does not need sunscreen')).toMatch(/^\*\*(?!Yes)/)
  expect(firstOf('does dark skin need sunscreen')).toMatch(/^\*\*Yes/)
})

describe('what closes an answer', () => {
  it.each(['what is a paraben', 'is lactic acid stronger than glycolic'])(
    'has no patch test where nothing new is put on: %s',
    (message) => expect(converse(message).response).not.toMatch(/small patch|Stop if it burns/),
  )

  it('puts no retinoid forward to somebody of 13', () => {
    expect(converse('what helps for blackheads, im 13').response).not.toMatch(/retinoid|retinol|adapalene/i)
  })
})

it.each(['do i need sunscreen in winter', 'can i use coconut oil as sunscreen >> why not'])(
  'a verdict is given once, with every name in its place: %s',
  (talk) => {
    const { response } = converse(...talk.split(' >> '))
    expect(response.match(/(?:^|\s)\**(?:No|Yes)[,:]/g)).toHaveLength(1)
    expect(response).not.toMatch(/\{\w+\}/)
  },
)
