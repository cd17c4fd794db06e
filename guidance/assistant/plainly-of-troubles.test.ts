import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { troubleSlots } from '../knowledge/kinds.ts'
import { converseWith } from './converse.fixture.ts'
import { particularById } from './understand/particulars.ts'

// What is plainly asked of a trouble, of two, and of sunscreen, through the front door: the first sentence answers that and nothing else.

const known = await knowledge()
const converse = converseWith(known, await sampleCatalogue())
const first = (message: string): string => converse(message).response.split('\n')[0]?.toLowerCase() ?? ''

describe('the first sentence answers what is asked of a trouble', () => {
  it.each<[string, string, RegExp, RegExp?]>([
    ['what makes it worse is no list of what helps', 'what makes eczema worse', /^\*\*soap, scent, hot water/],
    ['triggers are the same question', 'what triggers rosacea', /^\*\*sun, heat/],
    ['what not to use is no product to buy', 'what not to use if you have dandruff', /^\*\*avoid oils/, /spf/],
    ['what costs least', 'cheapest way to treat acne', /^\*\*the cheapest that works/],
    ['no money is the same question', 'i have no money, what can i do for dry skin', /petroleum jelly/],
    ['how long is told of that trouble', 'how long does it take for dandruff to get better', /two to four weeks/],
    ['a home remedy is judged for it', 'home remedy for dark marks', /no home remedy fades marks/],
    ['food', 'does diet cause razor bumps', /^\*\*(?:no: close shaving|that is not among)/],
    ['food that plays a part', 'what foods make rosacea worse', /hot drinks, chilli/],
    ['water', 'does drinking water help melasma', /^\*\*hardly/],
    ['stress that plays a part', 'does stress cause dandruff', /^\*\*yes, (?:stress|that) can/],
    ['stress that plays none', 'does stress cause stretch marks', /^\*\*(?:no[:,]|that is not among)/],
    ['whom to see, with its reasons', 'when should i see a doctor about dark marks', /changes shape/],
    ['whether it is catching', 'is dry skin contagious', /^\*\*no, dry skin is not catching/],
    ['the season', 'acne in joburg winter', /dry winter air/],
    ['the heat', 'rosacea in durban heat', /heat is one of its commonest triggers/],
    [
      'an expecting mother has an answer without retinoids',
      'what can i use for blackheads while pregnant',
      /in pregnancy/,
      /retinol/,
    ],
    [
      'a teenager has an answer of their own',
      'im 15 and have fine lines what can i use',
      /nothing against lines is needed/,
    ],
    ['the first step', 'where do i start with eczema', /^\*\*start with cream/],
    ['in Afrikaans', 'wat maak ekseem erger', /^\*\*soap, scent/],
    ['in isiZulu', 'ngikhulelwe futhi nginezinduna', /in pregnancy/, /start with retin/],
    ['with slips of spelling', 'wen shud i see a docter about my acne', /see a clinic, gp or dermatologist/],
  ])('%s', (_, message, says, never) => {
    expect(first(message)).toMatch(says)
    if (never !== undefined) expect(first(message)).not.toMatch(never)
  })

  it.each<[string, string, RegExp]>([
    ['a thing that is named is asked of that thing', 'is lemon good for dark marks', /lemon/],
    ['a price asks for products', 'product for acne under R150', /r150/],
    ['a routine is a routine', 'evening routine for melasma', /an evening routine/],
    [
      'what tells more is heard as a whole',
      'my acne got worse after my gran died and i started roaccutane again',
      /(?!picking, scrubbing)/,
    ],
    ['what only helps keeps its composed answer', 'what helps for dark marks', /for dark marks, start with/],
  ])('%s', (_, message, says) => expect(first(message)).toMatch(says))

  it('names sunscreen with what acts, and pregnancy with a retinoid', () => {
    for (const called of ['blackheads', 'rough texture', 'fine lines', 'keratosis pilaris', 'oily skin']) {
      for (const asks of [
        'best ingredient for X',
        'cheapest way to treat X',
        'can i exfoliate if i have X',
        'how long does it take for X to get better',
      ]) {
        const { response } = converse(asks.replace('X', called))
        if (/\b(?:acid|peroxide|retin\w+)\b/i.test(response))
          expect.soft(response, asks + called).toMatch(/sunscreen|SPF/i)
        if (/retin\w+/i.test(response)) expect.soft(response, asks + called).toMatch(/pregnan/i)
      }
    }
  })

  it('points at ready answers there are, and never at lightening', () => {
    for (const { id, asked } of known.conditions) {
      for (const slot of troubleSlots) {
        const says = asked[slot]
        if (says?.startsWith('@')) expect.soft(particularById(known, says.slice(1)), `${id} ${slot}`).toBeDefined()
        expect
          .soft(says ?? '', `${id} ${slot}`)
          .not.toMatch(/\b(?:lighten your|whiten|bleach your|hydroquinone cream)\b/i)
      }
    }
  })
})

describe('two troubles in one breath are both answered', () => {
  it.each<[string, string, RegExp, RegExp]>([
    [
      'what serves both comes first',
      'i have acne and dark marks',
      /^\*\*one active can do both: begin with azelaic acid/,
      /\*\*dark marks:\*\*/,
    ],
    [
      'a barrier that leaks is calmed first',
      'eczema and acne on my face',
      /^\*\*calm the eczema first/,
      /\*\*acne:\*\*/,
    ],
    [
      'two that share nothing have each its care',
      'dandruff and pimples on my forehead',
      /^\*\*treat the acne first/,
      /anti-dandruff shampoo/,
    ],
    [
      'a type of skin is what it is treated on',
      'i have sensitive skin and acne',
      /for breakouts on sensitive skin/,
      /patch/,
    ],
  ])('%s', (_, message, says, also) => {
    expect(first(message)).toMatch(says)
    expect(converse(message).response.toLowerCase()).toMatch(also)
  })

  it('has no retinoid for an expecting mother', () => {
    expect(converse('pregnant with acne and dark marks').response).not.toMatch(/begin with[^.]*retin/i)
  })
})

describe('a plain question about sunscreen has its own answer', () => {
  it.each<[string, string, RegExp]>([
    ['oily skin', 'which sunscreen is best for oily skin', /matt, oil-free/],
    ['melasma', 'recommend a sunscreen for melasma', /tinted spf 50 with iron oxides/],
    ['a baby, whose months are not told', 'what spf for my baby', /under six months none/],
    ['swimming', 'which sunscreen for swimming', /water-resistant/],
    ['deeper skin', 'best sunblock for dark skin', /white cast/],
    ['in Afrikaans', 'watter sonskerm is die beste vir olierige vel', /matt, oil-free/],
    ['the car', 'do i need sunscreen in the car', /^\*\*yes, wear sunscreen in the car/],
    ['screens', 'can office lights cause dark marks', /far too little light/],
    ['but the word sun screen is no screen', 'is sun screen nessesary inside', /window/],
    ['men', 'do men need sunscreen', /^\*\*men need sunscreen/],
    ['shade alone', 'is an umbrella enough instead of sunscreen', /^\*\*no, shade/],
    ['who must not', 'who should not use sunscreen', /^\*\*hardly anybody/],
    ['a tan', 'can i tan with sunscreen on', /still tan a little/],
    ['fresh sunburn', 'can i put sunscreen on a sunburn', /^\*\*better not on fresh sunburn/],
    [
      'two factors with their prices',
      'spf 30 at R80 or spf 50 at R180 which one should i buy',
      /^\*\*the cheaper spf 30/,
    ],
    ['a cheap one', 'is cheap sunscreen as good as expensive', /^\*\*yes, a cheap sunscreen/],
    ['a spray', 'can i use a spray spf on my face', /into your hand/],
    ['what a tint is for', 'what does tinted sunscreen do', /iron oxides/],
    ['a moisturiser with SPF 30', 'is a moisturiser with spf 30 enough', /^\*\*yes, a moisturiser with spf 30/],
    ['whether it is bad', 'is sunscreen bad for you', /^\*\*no, sunscreen is not bad/],
    ['a price still asks for products', 'best sunscreen for oily skin under R150', /r150/],
  ])('%s', (_, message, says) => expect(first(message)).toMatch(says))
})
