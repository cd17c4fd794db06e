import { describe, expect, it } from 'vitest'
import { knowledge as load, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from '../converse.fixture.ts'
import { restated } from './restate.ts'
import { talkOf } from './talk-so-far.ts'

const knowledge = await load()
const amiss = amissWith(knowledge, await sampleCatalogue())
const inFull = (talk: string): string | undefined => {
  const messages = talk.split(' >> ')
  return restated(knowledge, talkOf(knowledge, messages.slice(0, -1)), messages.at(-1) ?? '')?.message
}

describe('a message that leans on its talk', () => {
  it.each([
    [
      'how do i use glycolic acid toner under my arms >> how often >> can i shave the same day',
      'can i shave the same day as glycolic acid toner?',
    ],
    [
      'my scalp is itchy and flaking >> i have braids >> how often should i wash',
      'my scalp is itchy and flaking. i have braids. how often should i wash my scalp?',
    ],
    [
      'tell me about tranexamic acid >> does it need a prescription >> can i drink the tablets',
      'can i drink tranexamic acid tablets?',
    ],
    [
      'tell me about azelaic acid >> does it work on dark skin >> and with my vitamin c?',
      'can i use vitamin c together with azelaic acid?',
    ],
    ['i started tretinoin last week >> must i stop my vitamin c?', 'must i stop vitamin c while i use tretinoin?'],
    [
      'what order do i put serum and moisturiser >> and spf >> and foundation?',
      'what order do i put serum and moisturiser and spf and foundation?',
    ],
    [
      'waxing my lip on friday, i use retinol >> they moved me to tomorrow >> so tonight i can still put it?',
      'can i still use retinol tonight before waxing tomorrow?',
    ],
    [
      'im thinking of laser hair removal on my bikini line >> my skin is very dark, is it safe for me?',
      'is laser hair removal safe on very dark skin?',
    ],
    ['what does zinc do >> no i meant the tablets not the cream, for pimples', 'do zinc tablets help for pimples?'],
    [
      'does benzoyl peroxide work >> on the face?? no my back bru, does it work there',
      'does benzoyl peroxide work on my back?',
    ],
    [
      'i mix my cream with the sunscreen to make it last >> does it still work tho? its spf 30',
      'its spf 30. can i mix cream with my sunscreen, does it still work?',
    ],
    [
      'pimples only on jaw before my period why >> so its hormones >> what can i do then without going on the pill',
      'what can i do for hormonal pimples on my jaw?',
    ],
    [
      'how many nights adapalene to begin >> 2 weeks now, bit flaky around the nose, not sore, carry on?',
      'i use adapalene. 2 weeks now bit flaky around the nose not sore carry on?',
    ],
    ['my heels are dry >> what if they crack', 'my heels are dry, what if they crack?'],
  ])('is said in full: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    [
      'does lemon juice remove dark spots >> what about turmeric then >> and aloe from the garden',
      'does aloe from the garden remove dark spots?',
    ],
    ['should i use toner >> what kind then for oily skin', 'which toner for oily skin?'],
    ['what is the difference between serum and moisturiser >> do i need both', 'do i need both serum and moisturiser?'],
    ['which spf for my toddler >> and me?', 'which spf for me?'],
    ['does sunscreen cause pimples >> mine does', 'my sunscreen causes pimples?'],
    ['is it ok to pop blackheads >> how do i do it then', 'how do i pop blackheads then?'],
    ['is dove soap ok for face >> and sunlight?', 'is sunlight soap ok for face?'],
    ['can i use aloe gel under sunscreen >> and on top of it?', 'can i use aloe gel on top of sunscreen?'],
    [
      'what is good for dandruff >> i tried head and shoulders it didnt help',
      'what is good for dandruff. i tried head and shoulders it didnt help?',
    ],
  ])('is asked as what came before it was: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    [
      'my baby has cradle cap what must i do >> what can i use for my own melasma >> ok the cradle cap, should i pick it off',
      'should i pick cradle cap off?',
    ],
    [
      'what can i do about my acne scars >> and my dry hands >> back to the scars, does microneedling work',
      'does microneedling work for acne scars?',
    ],
  ])('goes back to what it names: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    ['my baby has dry patches >> i use tissue oil >> is it fine on her?', 'is tissue oil fine on my baby?'],
    ['razor bumps all over my jaw >> how do i fade the black spots they left', 'how do i fade the black spots?'],
    ['what can i do for acne scars >> not the holes, the brown flat ones >> what fades it', 'what fades dark marks?'],
    [
      'can i wear makeup with rosacea >> what triggers it >> does rooibos count then if i drink it hot lol',
      'does drinking hot rooibos trigger rosacea?',
    ],
    [
      'which ingredients fade dark marks >> is it safe while breastfeeding',
      'what helps for dark marks while breastfeeding?',
    ],
    [
      'my roll on makes my armpits itch >> what about bicarb and lemon instead',
      'can i put bicarb and lemon on my armpits?',
    ],
    ['zinc oxide or chemical filters for melasma >> why does tinted matter?', 'why does tinted matter for melasma?'],
    [
      'what does non comedogenic mean >> so it cant give me pimples?',
      'does non comedogenic mean it cant give me pimples?',
    ],
    [
      'what does laser hair removal cost >> and does it work on dark skin, my friend got burnt',
      'does laser hair removal work on dark skin?',
    ],
  ])('points into what was told: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    ['niacinamide 10% is it too strong >> oh and can sunscreen expire', 'can sunscreen expire?'],
    ['best soap for sensitive skin >> another thing, my nails are yellow and thick', 'my nails are yellow and thick?'],
  ])('is of something else where nothing it names was spoken of: %s', (talk, full) => expect(inFull(talk)).toBe(full))
})

describe('a message that says all itself, or of which the talk cannot tell what is meant', () => {
  it.each(['can i use retinol for dark marks >> i have eczema tho', 'what does vitamin c do >> i mean the tablets'])(
    'is left as it stands: %s',
    (talk) => expect(inFull(talk)).toBeUndefined(),
  )
})

describe('what is said in full', () => {
  it.each<[string, string[], string[]]>([
    ['is panthenol ok >> and for a baby', ['panthenol'], []],
    ['i have rosacea they say >> is azelaic ok >> and niacinamide >> wat must i avoid', ['avoid scent'], []],
    ['can i use lemon and sugar scrub >> ok what about honey', ['honey'], ['keep lemon off']],
    ['i had a chemical peel at a salon on friday >> when can i wear makeup >> n gym?', ['peel'], ['tattoo']],
    [
      'my baby has cradle cap what must i do >> what can i use for my own melasma >> ok the cradle cap, should i pick it off',
      ['do not pick'],
      ['iron oxides'],
    ],
    ['niacinamide 10% is it too strong >> oh and can sunscreen expire', ['sunscreen expires'], ['niacinamide']],
    ['how do i treat ringworm >> its on my kids head >> can i just use cream from clicks', ['tablets'], []],
    ['can i share a razor with my husband >> why not', ['hepatitis'], ['not sure i follow']],
    [
      'does retinol cause purging >> so like 5 tiny whiteheads on my chin, week 3, no pain. stop or carry on?',
      ['go on with retinol, less often'],
      ['start with salicylic'],
    ],
    [
      'what is marula oil good for >> before or after cream? >> im allergic to tree nuts, what can i use instead of an oil like that',
      ['petroleum jelly'],
      ['marula oil last'],
    ],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
