import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What is asked at the end of a story, and only the story makes it what it is; and the near ones that are answered otherwise.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('what is asked of a story', () => {
  it.each<[string, string[], string[]]>([
    [
      'round itchy ring on my arm, edge is scaly >> kitten we got has bald patches >> my mom has a betnovate tube, can i put that or what?',
      ['no steroid cream', 'clotrimazole'],
      ['dark marks'],
    ],
    ['got athletes foot >> my dad has hydrocortisone at home >> ok to put it on?', ['no steroid cream'], []],
    [
      'girl at work sells a glow mix in a plain white tub >> R80, everyone is buying >> must i get it also?',
      ['no, leave it', 'mercury'],
      ['these fit'],
    ],
    [
      'this lady on my street sells skin toning cream in unlabelled jars >> everyone looks flawless >> can i get one',
      ['no, leave it'],
      [],
    ],
    [
      'getting married sat 5 dec, thats 12 days >> never had a chemical peel before >> now a good time?? the salon has a special',
      ['no, not now'],
      ['deals'],
    ],
    ['matric farewell next saturday >> should i book a chemical peel', ['no, not now'], []],
    [
      'what smooths rough legs >> I got a lactic acid body lotion. Can I still put it on the day I wax?',
      ['no, not on that day', 'three days'],
      [],
    ],
    ['can i use my retinol the night before waxing my lip', ['no, not on that day'], []],
    [
      'i got tiny itchy bumps all same size on chest >> no pimple cream does nothing >> can dandruff shampoo really help?',
      ['yes, it may help', 'five minutes'],
      ['flakes on the scalp'],
    ],
    [
      'we burn imphepho in the house >> can the smoke be bad for my skin and my asthma?',
      ['yes, smoke', 'window'],
      ['usually fine'],
    ],
    ['oops, i used like a whole dropper of hyaluronic on my face. did i mess up?', ['no harm done'], []],
    [
      'my sister is pregnant and she moved in with me >> im not pregnant. can i still use my tretinoin, it sits on the same shelf',
      ['yes, you can carry on', 'she must not use'],
      [],
    ],
    [
      'is roaccutane in men a risk when trying for a baby? >> my hubby is on it, 3rd month >> should we worry or not',
      ['the father takes'],
      ['leave isotretinoin out'],
    ],
    [
      'every time i thread my brows i get tiny bumps for two days >> what can i put on it after',
      ['wet cloth'],
      ['start with lactic'],
    ],
    [
      'put colgate on a pimple last night >> now theres a dark dry burn patch there, flat, no blister >> what do i do',
      ['leave it alone', 'petroleum jelly', 'sunscreen'],
      ['twenty minutes'],
    ],
    [
      'i bought beard oil >> since then i got pimples on my jaw. it has coconut oil and shea >> do i bin it',
      ['heavy oils', 'clog'],
      ['worn out'],
    ],
    [
      'used new sunscreen and cheeks are itchy >> washed it off, 2 days later all calm, no swelling ever. can i try it again since it cost R280',
      ['small patch first'],
      ['shop prices'],
    ],
    [
      'ive got melasma and had a clot in my leg, on blood thinners >> tinted sunscreen helps >> my aunt takes tranexamic acid tablets, should i get the tablets too',
      ['no, not with a clot', 'emergency department'],
      ['nothing you swallow replaces'],
    ],
    [
      'sweating like crazy at gym >> small itchy same-looking bumps all over my chest now >> normal pimple cream made it worse, wat is it',
      ['fungal acne', 'five minutes'],
      ['not purging'],
    ],
    [
      'i put powder highlighter right over sunscreen >> am I messing up the sunscreen when I brush it on?',
      ['press', 'soft brush'],
      ['every day is worth it'],
    ],
    [
      'which sunscreen lasts in cricket? >> it runs in my eyes. is there something for just the forehead that wont run?',
      ['stick', 'sweatband'],
      ['every day is worth it'],
    ],
    [
      'my face is so oily >> i also use vaseline at night, is it the problem?',
      ['part of it', 'light, oil-free gel'],
      ['keep them apart'],
    ],
  ])('is answered in its light: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<[string, string[]]>([
    ['red itchy rash on my elbows >> can i use cortisone cream', ['scaly ring']],
    ['i bought body butter in a white tub at clicks, can i use it on my face', ['mercury']],
    ['my wedding is in 6 months >> can i start chemical peels now', ['so near the day']],
    ['had a peel last month >> wedding on saturday >> can i wear makeup', ['so near the day']],
    ['ingrown hairs after waxing >> can i use salicylic acid the day after', ['no, not on that day']],
    ['dandruff shampoo for my scalp flakes ok?', ['hair roots']],
    ['i have asthma >> can i use scented lotion', ['smoke can trouble']],
    ['i used too much retinol and my face burns, did i ruin my skin', ['no harm done']],
    ['my sister is pregnant >> can she use my retinol', ['you can carry on']],
    ['my sister is on roaccutane and her husband wants a baby, is it a risk?', ['no need to worry', 'father takes']],
    ['im on accutane and my boyfriend and i are trying for a baby, is it safe', ['no need to worry', 'father takes']],
    ['coconut oil gone off >> do i bin it', ['came with it']],
    ['my lips swelled from a lipstick, gone now, can i try it again', ['small patch first']],
    ['my whole family itches at night, bumps on our arms look the same, what is it', ['fungal acne']],
    ['can i take tranexamic acid tablets for melasma', ['behind you']],
    ['my lips are dry, is vaseline the problem', ['an oily face']],
  ])('is not heard where it is another: %s', (talk, never) => expect(amiss(talk, [], never)).toEqual([]))
})

describe('what somebody must not have', () => {
  it.each<[string, string[], string[]]>([
    [
      'disprin gives me hives >> what cleanser for combi skin >> do i need to double cleanse >> i get blackheads >> thinking of the 2% bha liquid, good idea?',
      ['no: with an allergy to aspirin'],
      ['melt make-up'],
    ],
    [
      'im pregnant >> which cleanser for oily skin >> is double cleansing needed >> thinking of a retinol serum, good idea?',
      ['no, leave retinol out'],
      [],
    ],
    [
      'im taking accutane >> how often moisturise >> and my gran gives me cod liver oil + vit a capsules for glow, take together fine?',
      ['no: no vitamin a'],
      ['mostly little'],
    ],
    [
      'im taking accutane >> and my gran gives me cod liver oil capsules, take together fine?',
      ['no: no vitamin a'],
      [],
    ],
    [
      'how do i do a chemical peel at home >> 30% glycolic, i ordered it online >> my friend did it and shes fine',
      ['my answer stays the same', 'no, do not use it at home'],
      ['starting slowly'],
    ],
    [
      'my mother is having chemo >> her skin is so dry and tight now, what kind of cream is gentle enough?',
      ['oncology team'],
      ['sample products'],
    ],
    [
      'can i use benzoyl peroxide im 17 >> i forgot to say im allergic to aspirin, does that matter for it',
      ['changes nothing', 'salicylic acid'],
      [],
    ],
    [
      'i have retinol serum and glycolic toner >> sensitive skin btw >> thanks, that helps >> can i use all at night together?',
      ['not on the same night'],
      ['evening routine'],
    ],
    ['vit c serum recommend? >> the one i have went dark brown. still ok?', ['no, replace it'], ['safe for most']],
    [
      'my husband has dry flaky skin next to his nose and eyebrows >> it is worse in winter and when he is stressed. what should he try?',
      ['antifungal'],
      ['newest'],
    ],
    [
      'check this: aqua, salicylic acid 2%, glycolic acid, alcohol denat, menthol >> can i use daily im 15 w dry skin',
      ['salicylic acid'],
      ['water is not known'],
    ],
    ['got razor bumps on my neck >> stopped shaving two weeks ago >> can i wax it instead?', ['wax'], []],
  ])('is heard from what was told: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what is praised elsewhere is refused to whom it harms', () => {
  it.each<[string, string[], string[]]>([
    [
      'im allergic to lanolin >> my friend gave me a lanolin lip balm can i use it',
      ['no, not for you: lanolin'],
      ['press a rice grain'],
    ],
    [
      'ive a bad nut allergy and carry an epipen >> my sister gave me a shea butter body cream, can i use it?',
      ['no, not that one', 'ask your allergist'],
      [],
    ],
    [
      'i bought a dermaroller 1.5mm to do my acne scars at home >> but i have active pimples tho and my skin is prone to keloids',
      ['the no stands', 'not for you at all'],
      [],
    ],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a no that was found for what somebody must not have stays', () => {
  it.each<[string, string[], string[]]>([
    [
      'ive been on roaccutane since june >> my lips are peeling like crazy >> can I still use my glycolic toner?',
      ['no, leave glycolic acid out while you are on isotretinoin'],
      [],
    ],
    [
      'the derm put me on those capsules where you do pregnancy tests >> my forehead is flaking like mad >> should i scrub or use a glycolic toner to get the flakes off?',
      ['no, neither scrub nor acid'],
      ['generally accepted'],
    ],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what burns because it is too much', () => {
  it.each<[string, string[], string[]]>([
    [
      'benzoyl peroxide burns my face >> i put it 2x a day the 10 percent one',
      ['too much', '2.5%', 'nothing stings'],
      ['beside that allergy'],
    ],
    [
      'retinol makes my face peel >> i use it every night 1 percent',
      ['too much', 'less often'],
      ['beside that allergy'],
    ],
    ['glycolic acid stings so much >> its the 10% and i use it daily', ['too much', 'less often'], []],
  ])('is begun again lower: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<[string, string[]]>([
    ['benzoyl peroxide gave me hives >> i used it twice a day', ['then lower']],
    ['my eyelids swelled from retinol >> i use it every night', ['then lower']],
    ['retinol makes my face peel >> can i use niacinamide every morning', ['then lower']],
    [
      'started retinol last week >> using it every night, no burning >> ok so i can carry on every night',
      ['too much: retinol'],
    ],
    ['im looking at a tca peel on takealot >> even just 15%?', ['then lower']],
  ])('is left alone where it may be an allergy, or something else is asked: %s', (talk, never) =>
    expect(amiss(talk, [], never)).toEqual([]),
  )
})

describe('what is asked by the way of what was told', () => {
  it.each<[string, string[], string[]]>([
    [
      'bought glycolic 7% and retinol 0.2 >> never used either >> which one first??',
      ['begin with one alone', 'four to six weeks'],
      ['must both go on'],
    ],
    [
      'what helps my beard dandruff >> nice thanks. my boy is 14 and his forehead is oily with small bumps, what for him',
      ['benzoyl peroxide'],
      ['rather than nag'],
    ],
    [
      'my lips are always dry >> my foundation is choking my pores. how do i tell if its clogging them',
      ['make-up'],
      ['petroleum jelly is not known'],
    ],
    [
      'i have those chicken skin bumps on my arms >> can i scrub hard? >> and the lotion for the arms, with what in it?',
      ['urea'],
      ['no, rather not: scrubs'],
    ],
    [
      'im pregnant, can i use retinol for stretch marks',
      ['no, leave retinol out', 'shea or cocoa butter'],
      ['for pimples'],
    ],
    [
      'does rooibos do anything for skin >> so can i just splash cold tea on my face every morning lol we drink it anyway',
      ['yes: once or twice a day'],
      [],
    ],
    [
      'its on my scalp, started like a pea, now more like a grape, growing every month. still want to pop it tbh',
      ['do not pop'],
      [],
    ],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
