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
    ['is micellar water enough to remove make up >> must i rinse it off', 'must i rinse micellar water off?'],
    [
      'is tea tree oil good for pimples >> how many drops >> can i put it straight on',
      'can i put tea tree oil straight on?',
    ],
    ['what does benzoyl peroxide do >> will it mess up my towels?', 'will benzoyl peroxide mess up my towels?'],
    ['how do i store my sheet masks >> how many times a week', 'how many times a week should i use sheet masks?'],
    [
      'how do i use glycolic acid toner under my arms >> how often',
      'how often should i use glycolic acid toner under my arms?',
    ],
    [
      'how do i use glycolic acid toner under my arms >> how often >> can i shave the same day',
      'can i shave the same day as glycolic acid toner?',
    ],
    ['what does hyaluronic acid do >> before or after niacinamide', 'hyaluronic acid before or after niacinamide?'],
    [
      'what can i use for stretch marks on my tummy >> is bio oil fine then',
      'is bio oil fine then for stretch marks on my tummy?',
    ],
    [
      'how do i treat ringworm >> its on my kids head >> can i just use cream from clicks',
      'can i just use cream from clicks for ringworm on my kids head?',
    ],
    ['how do i wash makeup brushes >> can i use sunlight liquid', 'can i use sunlight liquid to wash makeup brushes?'],
    ['i want azelaic acid, is it good >> do i need a script', 'do i need a script for azelaic acid?'],
    [
      'my scalp is itchy and flaking >> i have braids >> how often should i wash',
      'my scalp is itchy and flaking. i have braids. how often should i wash my scalp?',
    ],
    [
      'tell me about tranexamic acid >> does it need a prescription >> can i drink the tablets',
      'can i drink tranexamic acid tablets?',
    ],
    ['my mom has rosacea and i have dry skin >> what should she stay away from', 'what should she avoid with rosacea?'],
    [
      'how do i start retinol >> im 27 >> and can i still use my glycolic toner?',
      'can i use glycolic toner with retinol?',
    ],
    [
      'tell me about azelaic acid >> does it work on dark skin >> and with my vitamin c?',
      'can i use vitamin c together with azelaic acid?',
    ],
    ['i started tretinoin last week >> must i stop my vitamin c?', 'must i stop vitamin c while i use tretinoin?'],
    ['what does PHA do >> better than aha for sensitive skin? >> can i use it every day', 'can i use pha every day?'],
    ['what is retinal >> is it the same as retinol >> can i use it every night', 'can i use retinal every night?'],
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
    [
      'what does salicylic acid do >> my toddler has cradle cap, the same one for her?',
      'my toddler has cradle cap, can i use salicylic acid for her?',
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
    ['can i use vaseline on my face at night >> and coconut oil?', 'can i use coconut oil on my face at night?'],
    ['routine for dark marks >> what about oily skin?', 'routine for dark marks for oily skin?'],
    ['can i use glycolic toner >> ok what instead', 'what can i use instead of glycolic toner?'],
    [
      'is coconut oil good for pimples >> so which oil rather',
      'what oil can i use instead of coconut oil for pimples?',
    ],
    ['can i use vitamin c >> my sister has normal skin can she', 'my sister has normal skin can she use vitamin c?'],
    ['is panthenol safe >> and for a baby?', 'is panthenol safe for a baby?'],
    ['is toothpaste good for pimples >> and baking soda?', 'is baking soda good for pimples?'],
    ['i want something for my pimples >> im 13', 'i want something for my pimples, im 13?'],
    ['what can i use for dark marks >> i have eczema tho', 'what can i use for dark marks, i have eczema?'],
    ['should i use toner >> what kind then for oily skin', 'which toner for oily skin?'],
    ['what is the difference between serum and moisturiser >> do i need both', 'do i need both serum and moisturiser?'],
    ['can i wear makeup over sunscreen >> which first', 'in which order do i put on makeup and sunscreen?'],
    ['which spf for my toddler >> and me?', 'which spf for me?'],
    ['does sunscreen cause pimples >> mine does', 'my sunscreen causes pimples?'],
    ['is it ok to pop blackheads >> how do i do it then', 'how do i pop blackheads then?'],
    ['is dove soap ok for face >> and sunlight?', 'is sunlight soap ok for face?'],
    [
      'how do i fade a burn mark >> its from the iron, 2 months old',
      'how do i fade a burn mark. its from the iron from 2 months ago?',
    ],
    ['is slugging good for acne skin >> and for dry skin', 'is slugging good for dry skin?'],
    ['can i use aloe gel under sunscreen >> and on top of it?', 'can i use aloe gel on top of sunscreen?'],
    ['which sunscreen for oily skin >> gel or cream', 'is a gel or cream sunscreen better?'],
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
      'are carrot oil lotions safe >> what spf is best >> and the carrot oil, does it really lighten skin',
      'does carrot oil lotions really lighten skin?',
    ],
    [
      'what can i do about my acne scars >> and my dry hands >> back to the scars, does microneedling work',
      'does microneedling work for acne scars?',
    ],
  ])('goes back to what it names: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    [
      'i have a mole on my cheek, same since birth >> derm looked in june, all fine >> may i put sunscreen and concealer over it',
      'can i put sunscreen over mole on my cheek?',
    ],
    [
      'sunscreen on moles yes or no >> what does broad spectrum mean >> the one on my back is flat, doctor is happy >> so just normal sunscreen over it?',
      'can i put sunscreen over moles?',
    ],
    [
      'baby is 7 months, cheeks rough >> i have nivea q10 >> can i use one of mine on him',
      'can i use my own cream on my baby?',
    ],
    ['my toddler has rough cheeks >> can i use my retinol cream on her', 'can i use my retinol cream on my toddler?'],
    ['my baby has dry patches >> i use tissue oil >> is it fine on her?', 'is tissue oil fine on my baby?'],
    ['razor bumps all over my jaw >> how do i fade the black spots they left', 'how do i fade the black spots?'],
    [
      'mosquitoes ate me up >> how do i get rid of the dark marks they left behind',
      'how do i get rid of the dark marks?',
    ],
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
      'my sister slept in my clay mask >> how many times a week is right tho?',
      'how many times a week should i use clay mask?',
    ],
    [
      'chicken skin bumps on my arms >> can i scrub hard >> and the lotion for the arms, with what in it?',
      'which lotion for chicken skin bumps on my arms, with what in it?',
    ],
    [
      'is coconut oil good for my legs and elbows >> and on my face? I get pimples',
      'I get pimples. is coconut oil good for my face?',
    ],
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
    [
      'how do i get rid of blackheads >> ok cool. do you know what helps for smelly feet',
      'what helps for smelly feet?',
    ],
  ])('is of something else where nothing it names was spoken of: %s', (talk, full) => expect(inFull(talk)).toBe(full))
})

describe('a message that says all itself, or of which the talk cannot tell what is meant', () => {
  it.each([
    'can i use retinol with vitamin c >> why not at the same time',
    'what is vitamin c >> how do i use it >> mine turned brown >> can i still use it',
    'just got retinol and a 2% salicylic, combination skin >> can i use them the same night',
    'how must i layer hyaluronic acid, niacinamide and moisturiser >> and sunscreen?',
    'is toothpaste good for a pimple >> are you sure? my gogo always did it',
    'is tretinoin ok in summer >> and we trying for a baby from january. do i finish the tube first',
    'lip balm on roaccutane >> and my makeup artist wants to wax my brows, do i let her',
    'which moisturiser for dry skin >> how long does one tub last me, 200 ml',
    'is retinol good >> before bed',
    'what is toner >> and for a baby',
    'which serum >> what should i use instead',
    'what is a toner >> and at night?',
    'which sunscreen is best >> what about my son',
    'i bought a sponge for my foundation >> can i put sunscreen on it',
    'i got razor bumps >> can i put savlon on it after the shave like he does',
    'my baby has a rash >> my sister has eczema >> can i use my cream on her',
    'im pregnant and breaking out on my chin >> and whats good for the marks it leaves, my friend swears by differin',
    'is coconut oil good for my legs >> and chocolate? my mom blames every pimple on it',
    'i have dark spots on my cheeks >> is retinol good',
    'work at a braai stand by the coals >> melasma on my cheeks >> do i need sunscreen there too',
    'can i use retinol for dark marks >> i have eczema tho',
    'thanks',
    'can i use retinol with niacinamide >> and with glycolic acid?',
    'i had a peel yesterday and use retinol >> can i use it tonight',
    'whats the best sunscreen >> my skin is dry',
    'what does vitamin c do >> i mean the tablets',
    'i wear sunscreen daily >> does it still work',
    'no my back hurts >> what can i do',
    'what is retinol >> my scalp is flaking, is it normal',
    'how do i use niacinamide >> my nose is flaky, do i carry on',
    'what is retinol >> is tretinoin stronger',
    'i use retinol >> and if it starts to peel?',
    'in which order serum and moisturiser >> and how long till it works',
  ])('is left as it stands: %s', (talk) => expect(inFull(talk)).toBeUndefined())
})

describe('what is said in full', () => {
  it.each<[string, string[], string[]]>([
    ['is panthenol ok >> and for a baby', ['panthenol'], []],
    ['i have rosacea they say >> is azelaic ok >> and niacinamide >> wat must i avoid', ['avoid scent'], []],
    [
      'my skin is tight >> i use dettol soap on my face >> so wat should i use instead',
      ['soap-free, fragrance-free wash'],
      [],
    ],
    ['can i use lemon and sugar scrub >> ok what about honey', ['honey'], ['keep lemon off']],
    ['i had a chemical peel at a salon on friday >> when can i wear makeup >> n gym?', ['peel'], ['tattoo']],
    [
      'my baby has cradle cap what must i do >> what can i use for my own melasma >> ok the cradle cap, should i pick it off',
      ['do not pick'],
      ['iron oxides'],
    ],
    ['niacinamide 10% is it too strong >> oh and can sunscreen expire', ['sunscreen expires'], ['niacinamide']],
    ['how do i treat ringworm >> its on my kids head >> can i just use cream from clicks', ['tablets'], []],
    ['how do i wash makeup brushes >> how often >> can i use sunlight liquid', ['soap'], ['vitamin c']],
    ['can i share a razor with my husband >> why not', ['hepatitis'], ['not sure i follow']],
    ['can i share a razor with my husband >> are you sure', ['hepatitis'], ['not sure i follow']],
    ['what can i use for dark marks >> i have eczema tho', ['calm the eczema first', 'dark marks'], []],
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
    ['my baby has rough cheeks >> can i use my retinol cream on him', ['no, not for a child'], ['a man and a woman']],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
