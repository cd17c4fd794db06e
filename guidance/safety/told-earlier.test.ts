import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { redFlagsIn } from './told-before.ts'

// What no single message of a conversation tells, and all of them together do.

const known = await knowledge()
const inTalk = (talk: string) => redFlagsIn(known, talk.split(' >> ').at(-1) ?? '', talk.split(' >> ').slice(0, -1))
const ids = (talk: string): string[] => inTalk(talk).map(({ id }) => id)
const pressing = (talk: string): string[] =>
  inTalk(talk)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('a retinoid in use, and some turns later a child on its way', () => {
  it.each([
    'I use tretinoin at night, must I rinse it in the morning >> how thin >> found out yesterday we are having a baby',
    'my routine is differin on mondays and thursdays >> can i add vitamin c >> the test came back positive',
    'ek gebruik al n jaar retinol >> is dit oraait in die winter >> dokter se ek is swanger',
    'ngisebenzisa i-tretinoin ebusuku >> ngiyaqhubeka? >> sengikhulelwe',
    'been using epiduo since june, nice results >> spf with it? >> my period is late and the test says pregnant, what now',
    'i put retinal on every second evening >> and vitamin c >> gynae confirmed it, im carrying twins',
  ])('is stopped and told: %s', (talk) => expect(ids(talk)).toContain('pregnant-retinoid'))

  it.each([
    'what is retinol >> is it strong >> im pregnant, two lines this morning',
    'i used retinol two years ago >> is it good >> now im pregnant',
    'i use niacinamide every night >> with spf? >> found out im pregnant',
    'how often must i use retinol at night >> ok >> im pregnant',
    'i use retinol every night >> i stopped it in june and use a plain cream since >> and my lips? >> im 6 weeks pregnant now',
  ])('is none where it is not in use: %s', (talk) => expect(pressing(talk)).toEqual([]))
})

describe('another’s retinoid, or one that lies there closed', () => {
  it.each([
    'im 30 weeks >> pimples on chin >> can i use my sisters retinol cream?',
    'im pregnant >> my mom has differin in the cupboard. should i try it?',
    'pregnant 7 weeks >> retinol cream in my drawer, still sealed. may i start?',
    'im 22 weeks >> my friend swears by her retinol, can i borrow some of hers?',
  ])('calls for no doctor: %s', (talk) => expect(pressing(talk)).toEqual([]))
  it.each([
    'im pregnant 10 weeks >> my friend gave me her retinol and i used it all of last week',
    '5 months pregnant >> i borrowed my sisters adapalene and put it on last night',
    'im pregnant >> her retinol is nice, i used it twice. can i have some more?',
  ])('does once it was put on: %s', (talk) => expect(ids(talk)).toContain('pregnant-retinoid'))
})

describe('a mark, and some turns later who made it', () => {
  it.each([
    'how to cover a bruise on my cheek >> concealer under or over foundation >> he always does it where people cant see',
    'scar cream for burns >> cigarette ones, small and round >> he gets like that when he drinks. will they fade',
    'arnica or vitamin k >> for a black eye >> its the second one this month. he says i make him do it',
    'how to hide marks on my neck >> finger marks >> my boyfriend loses it when im late. which concealer',
    'hoe verberg ek n blou kol >> onder my oog >> hy doen dit as hy gedrink het. watter concealer',
    'silicone gel on burns? >> two stripes on my leg, from the straightener >> she does that when i talk back. will silicone help',
  ])('is violence: %s', (talk) => expect(ids(talk)).toContain('violence'))
  it('speaks to the one whose jaw it is', () =>
    expect(
      inTalk('like orange or peach? >> its by my jaw again. he said sorry and he checks my phone. does arnica help')[0]
        ?.action,
    ).toContain('not your fault'))
  it('speaks of another where it is another who is struck', () =>
    expect(inTalk('my friend has bruises, he hits her')[0]?.action).toContain('not their fault'))

  it.each([
    'how do i fade burn marks >> on my arm, from the oven >> my son does it too when he bakes. vitamin e?',
    'how do i cover a hickey >> on my neck >> he does it for fun lol',
    'waxing bruises on my legs >> the beautician pulls hard >> she does it when the salon is busy. should i ice it',
    'scratch on my arm >> from the cat >> he does it when he wants food. bio oil?',
    'my toddler bit my arm, there is a bruise >> arnica? >> he does it when he is tired',
  ])('is none at work or at play: %s', (talk) => expect(pressing(talk)).toEqual([]))
})

describe('a steroid by what it does', () => {
  it.each([
    'my aunts eczema cream cleared my face so i use it daily, 6 months now >> so soft >> when i leave it for two days my face burns and gets red bumps. why',
    'i took my brothers cream for his psoriasis for my pimples, been a year >> it was great >> now if i stop my face is on fire and full of bumps',
    'ek gebruik my ouma se room vir haar uitslag op my gesig, al 7 maande >> my vel was so mooi >> as ek ophou brand my gesig. hoekom',
  ])('%s', (talk) => expect(ids(talk)).toContain('steroid-use'))
  it.each([
    'my gogos hand cream works wonders, i use it as face cream now, 8 months >> so soft >> if i skip it my face feels dry and tight',
    'using my sisters moisturiser for 6 months on my face >> lovely >> if i skip a day i get flaky',
    'my grans cream for her rash, can i use it on my face? >> it looks nice on her',
  ])('is none in a plain cream: %s', (talk) => expect(pressing(talk)).toEqual([]))
})

describe('what else is told in pieces', () => {
  it.each([
    [
      'chemical-burn',
      'is a glycolic peel ok for me >> had one at the salon on friday >> now theres little blisters on my chin',
    ],
    [
      'chemical-burn',
      'can dark skin do a tca peel >> a lady did one on me yesterday >> my face has water bubbles and is wet',
    ],
    [
      'severe-acne',
      'been on benzoyl peroxide 5 months for acne >> deep painful lumps on my jaw that leave holes >> now what?',
    ],
    ['stubborn-acne', 'epiduo for 6 months and no better, acne everywhere >> washing twice a day >> so what next'],
    ['infected-skin', 'my sons eczema >> his cheek is oozing and it dries like syrup'],
  ])('%s: %s', (id, talk) => expect(ids(talk)).toContain(id))
  it.each([
    'is wax ok >> did my legs today >> no blisters, just red. which cream',
    'got a tca peel last month >> all healed >> now a fever blister on my lip',
    'salicylic acid for 2 weeks for my pimples >> and benzoyl too >> something stronger?',
    'a foot peel mask for cracked heels, would it be quicker',
    'son 3 has eczema on his arms >> epimax >> and in bed? he scratches and nobody sleeps',
    'my wife has eczema, she scratches and keeps me awake',
  ])('no alarm: %s', (talk) => expect(pressing(talk)).toEqual([]))
  it.each([
    'would it be quicker to just end it',
    'i dont want to go on, would the pills be quicker',
    'he scratches me when he is angry',
    'my husband scratches and hits me',
  ])('still one: %s', (talk) => expect(pressing(talk)).not.toEqual([]))
})

describe('a treatment, and some turns later what it left', () => {
  it.each([
    'can i do a tca peel >> a lady did one yesterday >> now there are bubbles of water on my cheek',
    'a lady did a peel on me >> yesterday >> it blistered',
  ])('%s', (talk) => expect(ids(talk)).toContain('chemical-burn'))
  it.each([
    'can i do a tca peel >> not yet, is it safe >> can it blister?',
    'a lady did a peel on me >> yesterday >> no blisters, only dry',
  ])('is none: %s', (talk) => expect(pressing(talk)).toEqual([]))
})

describe('a new medicine, and some turns later what came of it', () => {
  it.each([
    'she got new tablets >> for fits, last week >> now her lips and eyes are full of sores',
    'started a tablet for gout >> 10 days ago >> rash all over, mouth is raw',
  ])('%s', (talk) => expect(ids(talk)).toContain('severe-medicine-reaction'))
})

describe('a child on its way, and whose and when', () => {
  it.each([
    [
      'what was stopped before the retinoid was another thing',
      'i stopped my old scrub last year >> i use retinol every night >> is it ok with spf >> found out yesterday im pregnant',
    ],
    [
      'a sister only stands by',
      'i use retinol every night >> is it ok with spf >> nice >> im pregnant, my sister says congrats',
    ],
  ])('is heard with the retinoid where %s', (_, talk) => expect(ids(talk)).toContain('pregnant-retinoid'))
  it.each([
    ['a sister carries it', 'i use retinol every night >> is it ok with spf >> nice >> my sister is pregnant'],
    [
      'a cousin carries it and advice is asked for her',
      'i use retinol every night >> and vit c? >> ok >> my cousin is pregnant. what can i get her',
    ],
    [
      'the retinoid was stopped in the same breath',
      'i use retinol every night >> is it ok with spf >> nice >> im pregnant, i stopped it in may',
    ],
    [
      'the retinoid was named too long ago to be sure of',
      'i use retinol every night >> and spf? >> nice >> thanks >> ok great >> bye now >> found out yesterday im pregnant',
    ],
  ])('is none where %s', (_, talk) => expect(pressing(talk)).toEqual([]))
})

describe('another’s rash cream, and every piece that makes a steroid of it', () => {
  it.each([
    [
      'it is not on the face',
      'my gogo gave me cream for eczema for my hands >> since march >> if i skip it my hands burn',
    ],
    [
      'nobody says that it is left out',
      'my sisters eczema cream on my face >> been 7 months >> my cheeks go red in the cold',
    ],
    [
      'nobody says how long',
      'my sisters eczema cream on my face every night >> so nice >> my cheeks go red in the cold',
    ],
    [
      'it is only asked about',
      'should i use my gogos eczema cream on my face? >> i have only my own lotion since june >> when i stop it i get itchy',
    ],
    [
      'no such cream is named',
      'is it ok to share a cream >> its for my face >> 6 months >> if i miss a night it gets red',
    ],
  ])('is none where %s', (_, talk) => expect(ids(talk)).not.toContain('steroid-use'))
})

describe('a treatment, asked about some turns before it was done', () => {
  it.each([
    'can i do a tca peel >> a lady did one yesterday >> its raw and it stings when i wash',
    'wax for upper lip? >> which strips >> ok did it last night, its raw',
    'which laser is best >> friday i had it done at the salon >> so now its raw',
  ])('is a burn once it is raw: %s', (talk) => expect(ids(talk)).toContain('chemical-burn'))
  it.each([
    ['it is only feared', 'wax for upper lip? >> which strips >> is it raw after?'],
    ['it is denied', 'wax for upper lip? >> did it today >> it is not raw at all'],
    ['it is asked whether it may', 'can i do a tca peel >> she did my friend yesterday >> could it leave blisters'],
    ['no treatment was named', 'i did yoga yesterday >> nice class >> now i have a blister on my heel from my shoes'],
    ['none was done', 'is a chemical peel good for spots >> ok >> my heel is raw from the new school shoes'],
    ['nothing blistered', 'can i do a tca peel >> a lady did one yesterday >> my cheek is shiny and tight'],
  ])('is none where %s', (_, talk) => expect(pressing(talk)).toEqual([]))
})

describe('sores all alike, some turns after eczema', () => {
  it('are seen to', () =>
    expect(
      ids('my daughter has eczema >> it got worse last night >> it is full of little sores, all the same size'),
    ).toContain('infected-skin'))
  it.each([
    ['no eczema was told of', 'i have a rash >> it itches >> full of little sores, all identical'],
    ['they are pores', 'my son has eczema >> he is 14 >> his nose has tiny holes, all identical pores'],
  ])('are not where %s', (_, talk) => expect(pressing(talk)).toEqual([]))
})

describe('acne told over some turns', () => {
  const told = 'epiduo for 6 months and no better, acne everywhere >> washing twice a day >> '
  it('is a doctor’s where it is asked on', () =>
    expect(ids(`${told}so what now, stronger? i am so tired`)).toContain('stubborn-acne'))
  it.each([
    ['nothing is asked', 'thanks a lot'],
    ['a thank-you with a plan follows', 'thanks, i will read it all again tonight'],
    ['another thing is asked at length', 'what else can i use on my elbows which are so very dry this winter'],
    ['it was told many turns ago', 'and spf >> thanks >> what now'],
  ])('is not raised again where %s', (_, said) => expect(ids(`${told}${said}`)).toEqual([]))
})
