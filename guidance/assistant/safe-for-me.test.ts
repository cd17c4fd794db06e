import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// "Is it safe for me?": with a baby, an illness, a medicine, after a treatment, or on skin that is sore.
it.each<[string, string[], string[]?]>([
  ['can i rub tissue oil on my bump, im pregnant', ['yes, tissue oil'], ['most plain skincare']],
  ['is veet ok during pregnancy', ['yes, hair removal cream'], ['only a version']],
  ['may i put lemon on my face, 5 months pregnant', ['no, rather not: lemon'], ['generally fine']],
  ['which ingredients must i avoid when im pregnant', ['leave out in pregnancy: retinoids'], ['**most plain']],
  ['is any moisturiser safe in pregnancy', ['nearly any plain moisturiser is fine']],
  ['my tummy itches, im 30 weeks pregnant, what can i put on', ['plain, fragrance-free cream', 'same day']],
  ['when can i start retinol again after birth', ['bottle-feed', 'until you have stopped'], ['12 weeks or more']],
  ['my hubby uses adapalene and we are trying for a baby', ['he can go on with adapalene'], ['leave adapalene out']],
  ['how many times a week must i bath my newborn', ['two or three times a week']],
  ['can i use adult lotion on my baby', ['plain, fragrance-free one, yes'], ['adults may use']],
  ['when can my daughter start with roll on, shes 9', ['begins to smell']],
  ['which age should one start retinol', ['from the mid-twenties'], ['two nights a week for two weeks, then']],
  ['my daughter of 17 wants a peel', ['no, rather not: a chemical peel at that age']],
  ['is serum bad for my 14 year old if its vitamin c', ['not usually'], ['usually yes']],
  ['is oratane ok if i have epilepsy', ['only the doctor who prescribes it'], ['usually fine', 'used as anybody']],
  ['can i drink minocycline with roaccutane', ['no, leave isotretinoin out'], ['the sun, above all']],
  ['may i use aloe on oratane', ['good choice while you take acne capsules']],
  ['is vitamin c serum ok on accutane', ['leave vitamin c out'], ['biotin']],
  ['can my 15 year old daughter take accutane', ['for severe or scarring acne'], ['keep it plain']],
  ['are led masks ok with epilepsy', ['ask first about red or blue light']],
  ['i am diabetic what lotion for dry cracked heels', ['urea 10%'], ['not known to clash']],
  ['is benzoyl peroxide ok with my acne antibiotics', ['yes, the two are usually given together'], ['i have nothing']],
  ['can i put on roll on after i waxed my underarms', ['not for a day or two'], ['hair removal first']],
  ['laser hair removal done, when can i go to the beach', ['better not', 'two weeks after laser'], ['it can happen']],
  ['gym after a facial?', ['wait a day after waxing, threading or a facial']],
  ['must i shave before ipl', ['shave, yes'], ['mole']],
  ['how many days will i peel after a tca peel', ['seven to fourteen']],
  ['bepanthen on a fresh tattoo?', ['very thin film']],
  ['can snail mucin cause purging', ['no, it cannot'], ['for most people as used']],
  ['for how long will i be purging', ['four to six weeks'], ['tell me which ingredient']],
  ['face flaky after the clinic gave me adapalene', ['normal in the first weeks'], ['not known to do much']],
  ['how long does a broken barrier take to heal', ['two to four weeks'], ['8 to 12 weeks']],
  ['is it ok if my lactic acid burns', ['burning is not'], ['safe for most people']],
  [
    'ek is swanger, voorheen retinol gebruik >> can i go back to differin',
    ['no, leave adapalene out'],
    ['when nothing stings'],
  ],
  [
    'im breastfeeding >> my tretinoin burnt me in may >> when can i start it again',
    ['tretinoin belongs to what you leave out'],
    ['when nothing stings'],
  ],
  [
    'i used retinol last year, im pregnant, may i use it again',
    ['retin'],
    ['**yes', 'when nothing stings', 'twice a week'],
  ],
  ['im allergic to fragrance >> perfume on wet skin?', ['not for you'], ['rinse it off']],
  ['im on oratane >> which pharmacy sells lactic acid', ['leave lactic acid out'], ['none lawfully']],
  [
    'my skin burned from salicylic acid, it is calm now. im on oratane. can i try again but weaker',
    ['stop'],
    ['yes, you can try'],
  ],
  [
    'i avoid niacinamide >> niacinamide burned me last month, fine now >> can i try it again',
    ['not for you'],
    ['yes, you can try'],
  ],
  [
    'im allergic to nuts >> almond oil or lotion for my hands >> which one would you pick',
    [],
    ['i would take almond', 'almond oil softens'],
  ],
  [
    'this is for my 8 year old >> retinol or salicylic acid >> which one would you pick',
    ['not for a child'],
    ['it depends', 'at night'],
  ],
  ['must i scrub off peeling skin', ['no, do not exfoliate']],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
