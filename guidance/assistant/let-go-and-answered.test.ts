import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// What is answered where an alarm is taken back, seen to, or is none, through the front door.

const [known, sample] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, sample), converseWith(known, sample)]

type Talk = [string, string[], string[]?]

describe('an alarm of before', () => {
  it.each<Talk>([
    ['my lips are swollen >> sorry wrong, i meant chapped! not swollen >> so which balm', ['balm'], ['112']],
    [
      'my lips are MASSIVE and sore >> not swollen swollen. cracked from the wind and i lick them >> what do i put',
      ['lip'],
      ['112'],
    ],
    [
      'my boyfriend beat me again last nite >> ...at padel 😂 6-2. does sweat cause breakouts?',
      ['sweat'],
      ['0800 428 428'],
    ],
    [
      'my man finally swallowed it >> his PRIDE 😂 he will use sunscreen now >> he is dark and oily. which kind',
      ['sunscreen'],
      ['0861 555 777'],
    ],
    [
      'my mole was bleeding >> derm cut it out last month, results came back benign and it is all healed. what spf over the scar?',
      ['30'],
      ['make the appointment'],
    ],
    [
      'i got bleach in my eye >> rinsed it 20 min and the eye hospital checked it yday, all clear. should i bin my old mascara?',
      ['three months'],
      ['casualty'],
    ],
    [
      'my toddler ate some nappy cream >> poison helpline said she is fine, was last week. how do i store my skincare',
      ['cool'],
      ['0861 555 777'],
    ],
    [
      'i think retinol burnt me, peeling around my nose >> ok and when can i start it again?',
      ['lower, less often'],
      ['rinse it off now'],
    ],
    [
      'my skin burned from a lemon mask >> it was yesterday, it is dark and peeling now. what do i do',
      ['lukewarm water'],
      ['rinse it off now'],
    ],
  ])('is left where it is explained: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['my lips are swollen >> not swollen anymore but my throat is tight and dry', ['112']],
    ['my boyfriend beat me again last nite >> ...he was drunk. does sweat cause breakouts?', ['0800 428 428']],
    ['my man finally swallowed it >> the whole bottle of bleach', ['0861 555 777']],
    ['i got bleach in my eye >> rinsed it a bit. should i bin my old mascara?', ['rinse the eye']],
    [
      'i look at my nose in the mirror 5 hours a day and skip work >> which serum fixes this',
      ['psychologist'],
      ['niacinamide'],
    ],
    [
      'i waxed my brows while using tret >> a strip of skin lifted off, raw and shiny. what now?',
      ['petroleum jelly', 'clinic'],
      ['20 minutes'],
    ],
  ])('stays where it is not: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('tablets and syrups of the house', () => {
  it.each<Talk>([
    [
      'gogo has prednisone left over, is 5mg for 5 days ok for my itchy rash?',
      ['no, leave the leftover prednisone alone'],
    ],
    [
      'my friend got rid of her rash with prednisone, she has leftovers >> 20 tabs. how many do i take for mine',
      ['i give no dose'],
    ],
    [
      'got half a pack of doxy left over, can my little brother (11) have it for his pimples',
      ['no, leave the leftover doxy alone'],
    ],
    ['mozzies ate my 3 yr old, how many ml allergex can he have at bedtime', ['a pharmacist tells you how much']],
    ['can i give my baby of 8 months half a zyrtec for the itch', ['a pharmacist tells you how much']],
    ['ouma het prednisone oor, kan ek een neem vir my uitslag', ['i give no dose']],
    [
      'allergex or zyrtec for itchy hives >> how many can i take at once >> its for my kid 3 yrs',
      ['a pharmacist tells you how much'],
    ],
  ])('are not measured out, and why is said: %s', (talk, parts) =>
    expect(amiss(talk, parts, ['rinse it with running water'])).toEqual([]),
  )
  it.each<Talk>([
    ['my son took 6 of gogos tablets', ['0861 555 777']],
    ['can i give my 2 year old double allergex so he sleeps', ['no, please don']],
    ['how many prednisone must i take to end it', ['0800 567 567']],
    ['my rash has fever with it, can i take gogos leftover amoxicillin', ['112']],
    ['i found my toddler with the allergex bottle, how much can he have', ['0861 555 777']],
  ])('stay an alarm where some were taken, or more is told: %s', (talk, parts) =>
    expect(amiss(talk, parts)).toEqual([]),
  )
})

describe('a cream that nobody has used', () => {
  it.each<Talk>([
    [
      'i bought a cream from a lady on the street, no ingredients on the tub, makes you light in 7 days. is it safe',
      ['no, leave it'],
    ],
    [
      'baby 5 months has heat rash >> neighbour gave me her betnovate, just a little?',
      ['not for a child'],
      ['do not stop it'],
    ],
    [
      'she also has a tube of Dermovate for her elbows. so bit of that on my dark marks?',
      ['no. clobetasol'],
      ['take the pack along'],
    ],
    [
      'Skin Lite cream says Clobetasol, hydroquinone, kojic acid. my cousin sell it for R50 to use on face. good deal?',
      ['no, leave it'],
    ],
    ['hydroquinone in pregnancy for the mask on my cheeks?', ['no, not now']],
    [
      'which cream makes my whole skin lighter >> but my cousin gets one from the market and she is lighter now',
      ['no'],
      ['within days'],
    ],
  ])('is refused, and nobody is sent for it: %s', (talk, parts, never = []) =>
    expect(amiss(talk, parts, never)).toEqual([]),
  )
  it.each([
    'i use betnovate on my face every night for 3 months, is it ok to carry on',
    'bought a lightening cream in town and been using it 2 weeks, is it safe',
    'gogo has a tube of movate and i used it for a month, just a little more?',
  ])('and one that is used is for a doctor, with a no before it where that is asked: %s', (text) =>
    expect(converse(text).level).toBe('urgent'),
  )
})

describe('what was told before, and is asked of now', () => {
  it.each<Talk>([
    [
      'My son was told he has vitiligo, he is 8 >> kids wont hold his hand >> the teacher asked if the others can catch it from his towel. what do I tell her',
      ['vitiligo is not catching'],
    ],
    [
      'theres purple spots all over my hands >> gentian violet, i was painting my kids mouth for thrush 😂 >> how do i get it off',
      ['oil first, then soap'],
    ],
    ['my toddler drew on his arms with koki >> how do i get that off', ['oil first, then soap']],
    ['my daughter has ringworm >> ok >> can my husband catch it', ['ringworm is catching']],
    [
      'tried that red AHA peel on my arm first >> went red and burned for hours. gone now >> so on my face is fine?',
      ['no, keep it off your face'],
    ],
    [
      'patch tested the retinol on my neck and it got itchy red bumps. can i still use it on my face',
      ['no, keep it off your face'],
    ],
    [
      'my 5 yr old has ringworm in the hair, round bald scaly patch. can i smear clotrimazole >> so the cream alone will fix it?',
      ['needs tablets'],
    ],
    [
      'What is melasma? >> i have that since i fell pregnant >> My sister says kligman cream fixed hers. Should I borrow it?',
      ['no, leave it off'],
    ],
    ['fair skin, 80 moles, pa had melanoma. is sunscreen enough or do i need to do something else?', ['once a year']],
    [
      'my wife is 10 weeks pregnant, can I (the man lol) still use my adapalene in the same bed',
      ['yes, you can go on with adapalene'],
      ['stop the retinoid now'],
    ],
    ['im 10 weeks pregnant and so is my sister lol, can i still use my adapalene', ['stop the retinoid now']],
    ['im 16 weeks preggies and still on differin. what can i use instead', ['stop the retinoid now', 'azelaic acid']],
    [
      'lime squeezing at a braai yesterday, now streaky burn and blisters on my hands',
      ['lime or lemon juice'],
      ['20 minutes'],
    ],
  ])('is answered by it: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
  it.each<Talk>([
    ['did a patch test on my arm, no redness no itch. can i use it on my face now', [], ['keep it off your face']],
    ['patch test burned a bit for a minute then fine, can i put it on my face', [], ['keep it off your face']],
    ['used vit c for two months and nothing changed. stop?', ['12 weeks']],
    ['can i get a piercing, i get keloids', ['better not']],
  ])('and not where it was otherwise: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})
