import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Long talks: what was told some turns before still holds at the end, whatever was asked in between; `>>` parts the messages.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('with a baby on the way or at the breast', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'of two the one that may be used leads',
      'im 5 months preggers >> chin is full of spots >> azelaic acid or adapalene, which one',
      ['**azelaic acid, and not adapalene'],
    ],
    [
      'in isiZulu too',
      'ngikhulelwe >> nginezinduna >> i-azelaic acid noma i-retinol?',
      ['**azelaic acid, and not retinol'],
    ],
    [
      'one that is to be asked about is not given freely',
      'ek is swanger >> puisies >> wat is beter, salisielsuur of retinol',
      ['salicylic acid, and not retinol', 'ask first'],
    ],
    [
      'where both may be used they are compared',
      'im pregnant. azelaic or niacinamide?',
      ['either: both are usually fine'],
      ['and not'],
    ],
    [
      'a baby that is nursed is no time of use',
      'baby is 6 weeks and only on the breast >> my mask from pregnancy is still there >> can i use vitamin c?',
      ['generally fine while breastfeeding'],
      ['too early', 'under 12', 'do not give up'],
    ],
    [
      'nor the one it is asked for',
      'my son is 4 months, i nurse him >> melasma still there >> is azelaic acid fine?',
      ['while breastfeeding'],
      ['a child'],
    ],
    ['a baby of its own is', 'my baby is 5 months with dry cheeks >> can i use vitamin c on him', ['not for a child']],
    [
      'what is named with a plain oil is judged',
      '32 weeks >> thighs >> can bio oil with retinol stop stretch marks',
      ['leave retinol out'],
      ['usually fine in pregnancy'],
    ],
    [
      'also where marks have an answer of their own',
      'my due date is 14 march, belly itches >> dis-chem has a body lotion with retinol, will that stop the stretch marks?',
      ['leave retinol out'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('a medicine that was told of', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'capsules are known by the form that is signed',
      'i take the acne capsules where you sign forms >> forehead peels >> glycolic toner to get the flakes off?',
      ['no, neither scrub nor acid', 'isotretinoin'],
    ],
    [
      'and by their tests',
      'derm gave me tablets with pregnancy tests every month >> lips are cracking >> can i use a scrub for the flakes',
      ['no, neither scrub nor acid'],
    ],
    [
      'or by lips and strength',
      'month 2 of the strong pimple pills that dry your lips >> nose peels >> can i wax my lip saturday',
      ['no, not on isotretinoin', 'wax'],
    ],
    [
      'a form for something else tells of none',
      'i sign a form for gym and take vitamin capsules >> flaky nose >> can i use a scrub',
      [],
      ['isotretinoin'],
    ],
    [
      'nor a course of long ago',
      'i take the acne capsules where you sign forms >> i finished them two years ago >> can i scrub after that',
      [],
      ['neither scrub nor acid'],
    ],
    [
      'whether a cream disturbs it is asked of that medicine',
      'im on ARVs for years, undetectable >> very dry shins >> will a urea cream mess with my pills?',
      ['not known to clash with hiv'],
    ],
    [
      'in few words',
      'tb treatment >> itchy dry skin >> can body lotion affect my tablets',
      ['a body lotion is not known to clash with tb'],
    ],
    ['by "it"', 'on metformin >> dry heels >> is urea cream ok with it', ['urea is a good choice with diabetes']],
    [
      'a missed night is not doubled',
      'tretinoin from my doctor every night >> forgot it last night and the night before >> must i double tonight?',
      ['no, do not double', 'usual amount'],
      ['poisons'],
    ],
    [
      'a missed capsule neither',
      'on roaccutane >> forgot my capsule yesterday >> do i take two today?',
      ['never two at once', 'usual time'],
    ],
    [
      'more without a gap is another matter',
      'derm gave me tretinoin >> can i use double for faster results',
      [],
      ['as if nothing had been missed'],
    ],
    [
      'feet with diabetes get no acid',
      'my dad is diabetic, heels cracked >> he likes vaseline at night >> would a foot peel mask be quicker',
      ['no: with diabetes', 'clinic'],
    ],
    ['other feet may', 'heels cracked >> foot peel socks ok?', [], ['diabetes no acid', 'stop it and rinse']],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('another is meant, or something else', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'what was another’s is left behind',
      'oily skin and blackheads, what helps >> oh thats my brother. ive got dry sensitive skin. whats for me',
      ['for dryness on sensitive skin'],
      ['for visible pores'],
    ],
    [
      'a routine stays one',
      'dry skin routine please >> sorry mixed up, thats my moms. im oily. and mine?',
      ['a routine for oily skin'],
      ['your mom'],
    ],
    [
      'also with an illness of skin',
      'pimples on chin what to do >> no thats my daughters, i have rosacea. what for me?',
      ['for skin that flushes'],
      ['benzoyl peroxide can'],
    ],
    [
      'a thing of before is still asked about',
      'is retinol ok for oily skin >> thats my sisters, can i use it on my dry skin?',
      ['retinol'],
    ],
    [
      'the place that was meant is asked of',
      'how often exfoliate >> i use a glycolic >> no i meant my body, legs, i get strawberry legs',
      ['body skin'],
      ['not on the same evening'],
    ],
    [
      'the word that was meant is put in',
      'is retinol ok with my azelaic >> no man not retinol, i meant rooibos toner',
      ['rooibos and azelaic acid'],
      ['you leave out'],
    ],
    [
      'how many steps others have is nobody’s wish',
      'shes in grade 6, 11 turning 12 >> everyone in her class has a 7 step routine >> just give me a simple one pls',
      ['plain for a child', 'no acids'],
      ['7 products', 'hoped for another'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('short questions at the end', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'every day asks how often',
      'sorry not pregnant, its my sister. im oily. can i use salicylic acid every day?',
      ['two to four times a week'],
    ],
    ['in pregnancy it asks whether', 'im pregnant. can i use retinol every day?', ['leave retinol out']],
    [
      'a product and one more',
      'dry skin in pta winter >> must i put it on wet skin >> suggest a moisturiser >> and a face wash?',
      ['cleansers fit for dry skin'],
      ['on damp skin'],
    ],
    [
      'within the sum of before',
      'R200 max per product >> oily skin >> recommend a moisturiser >> and a cleanser?',
      ['r200.00 or less'],
    ],
    [
      'the cheaper of two that hold the same',
      'both are 10% niacinamide, one R150 one R800 >> what does it do for oil >> so can i just take the cheap one',
      ['yes, the cheaper one will do'],
    ],
    [
      'without two prices cheap products are asked for',
      'im oily >> which moisturiser >> a cheaper one?',
      [],
      ['the cheaper one will do'],
    ],
    [
      'giving up on a cream',
      'been on azelaic for 5 weeks >> mornings under sunscreen >> feel like giving up on the cream. worth going on?',
      ['5 weeks are too early'],
    ],
    [
      'giving up on life is heard',
      'been on azelaic for 5 weeks >> i want to give up on living, not worth going on',
      ['0800 567 567'],
    ],
    [
      'the plant that once brought a rash',
      'aloe from my garden gave me an itchy rash >> all clear now >> aloe gel from the shop then, same thing?',
      ['careful: aloe', 'inner arm'],
    ],
    [
      'hives are no case for trying',
      'coconut oil gave me hives >> fine again >> shop bought lotion with coconut oil ok?',
      ['no, leave it'],
    ],
    [
      'what soothes a rash did not bring it',
      'i use aloe for a rash >> works >> aloe gel from the shop too?',
      [],
      ['bring the same rash'],
    ],
    [
      'ointment in hair',
      'baby smeared sudocrem in his hair. not in mouth. how do i wash it out',
      ['lift it out with grease'],
      ['poisons'],
    ],
    [
      'a sealed tube is judged by what is in it',
      'im 12 weeks pregnant >> spf? >> got tretinoin, not opened yet, can i use it',
      ['leave tretinoin out'],
      ['jar sign'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
