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

describe('what is told of oneself or of the thing in the same breath as the question', () => {
  it.each([
    ['how long does vitamin c last after opening >> mine has gone dark. throw?', 'my vitamin c has gone dark. throw?'],
    [
      'why do people get freckles >> mine pop in summer, must i do anything',
      'my freckles pop in summer, must i do anything?',
    ],
    ['what is a serum >> mine always pills under sunscreen, why', 'my serum always pills under sunscreen, why?'],
    ['which cleanser for oily skin >> mine leaves me tight. swap it?', 'my cleanser leaves me tight. swap it?'],
    [
      'which sunscreen for oily skin >> is R120 enough to get a proper one >> k and how much must i put on my face',
      'how much sunscreen must i put on my face?',
    ],
    [
      'can i use salicylic acid >> i forgot to say im allergic to aspirin',
      'can i use salicylic acid, im allergic to aspirin?',
    ],
    ['is snail mucin good >> i am allergic to prawns, still ok?', 'is snail mucin good, i am allergic to prawns?'],
    [
      'can i use salicylic acid for blackheads >> can i put the same thing on my back? got bacne',
      'got bacne. can i put salicylic acid on my back?',
    ],
    [
      'should i go for glycolic, lactic or mandelic? >> is the second one ok with niacinamide',
      'is lactic ok with niacinamide?',
    ],
    [
      'retinol, retinal or adapalene for lines? >> is the last one ok with vitamin c',
      'is adapalene ok with vitamin c?',
    ],
    [
      'which acid for blackheads >> how often >> and can i use it with my retinol',
      'can i use salicylic acid with my retinol?',
    ],
    [
      'derm gave me tretinoin for nights >> i want to add benzoyl peroxide in the morning >> do they kill each other',
      'derm gave me tretinoin for nights. i want to add benzoyl peroxide in the morning. do they kill each other?',
    ],
    ['i want to start retinol >> can i still do my glycolic toner', 'can i use glycolic toner with retinol?'],
    [
      'my 12yr old daughter wants retinol and acids >> so what can she use then',
      'what can my 12 year old daughter use on her skin?',
    ],
    ['breastfeeding my 4 month old >> is sunscreen ok for me?', 'is sunscreen ok while breastfeeding?'],
    [
      'what is doxycycline used for in acne >> im starting it monday and going to Margate. anything about the sun?',
      'im starting doxycycline monday and going to Margate. anything about the sun?',
    ],
    ['someone sells a collagen cream >> my jowls are going >> worth it?', 'is collagen cream worth it?'],
    [
      'an evening routine for oily skin >> i wear full make up every day >> shorter please, max 3 steps',
      'an evening routine for oily skin. i wear full make up every day. shorter please max 3 steps?',
    ],
    [
      'new retinol, a bit pink and tight, no swelling >> do i put it on again tonight',
      'i use retinol, my skin is pink and is tight. should i stop or go on?',
    ],
    [
      'my moisturiser burns >> i got exfoliating pads last month, i use them every night >> how long must i stop the pads for',
      'my moisturiser burns since i use exfoliating pads. how long must i stop?',
    ],
    [
      'do i need an eye cream >> my normal face cream then, can it go under the eyes?',
      'can i put my normal face cream under my eyes?',
    ],
    [
      'is micellar water enough to clean my face >> but i wear heavy make up and sunscreen',
      'is micellar water enough to clean my face if i wear heavy make up and sunscreen?',
    ],
    ['acne help >> male 22 btw and shaving makes it worse', 'i have acne and shaving makes it worse, what can i do?'],
    [
      'had my baby girl in February, shes on formula only >> before pregnancy i used Differin >> can i take it up again or must i wait a year',
      'had my baby, bottle feeding only, when can i start differin again?',
    ],
    [
      'rash under my boobs, hot here >> i put baby powder (corn starch) >> so what instead',
      'what can i use for rash under my boobs?',
    ],
  ])('is said in full: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each([
    'which sunscreen for dry skin >> mine is oily',
    'which toner is good >> mine as well?',
    'whats the difference between benzoyl peroxide and salicylic acid >> mine are red and full of pus. which one of the two',
    'what can i use for dark marks >> im allergic to nuts',
    'can i use an aspirin mask >> im allergic to aspirin',
    'my son is 12 and uses benzoyl peroxide >> what should he use',
    'my daughter is 8 and has eczema >> what can she use',
    'my mom is 60 and wants retinol >> what can she use',
    'is retinol good for lines >> is the first week the worst',
    'i stopped breastfeeding >> is retinol ok for me',
    'what does niacinamide do >> how much does it cost',
    'a routine for oily skin >> only three steps',
    'which acid for dark marks >> can i use it with retinol',
    'can i use vitamin c >> but i swim every day',
    'my baby was born in march and i breastfeed >> can i go back to retinol',
    'my new cream >> it makes it worse',
    'can i use glycolic toner >> ok what instead',
  ])('is not taken so: %s', (talk) =>
    expect(inFull(talk) ?? '').not.toMatch(
      /^(?:my sunscreen is|my toner|my benzoyl|what can my|is retinol ok while|how much niacinamide|can i use salicylic)|allergic|lines (?:the|ok)| if i |bottle feeding|makes it worse|^what can i use for/,
    ),
  )

  it.each<[string, string[], string[]]>([
    [
      'My 12yr old daughter wants retinol and acids cos of tiktok >> so what CAN she use then',
      ['gentle wash', 'sunscreen'],
      ['for fine lines'],
    ],
    [
      'New mom, breastfeeding my 4 month old >> is sunscreen ok for me?',
      ['yes, sunscreen is fine while breastfeeding'],
      ['under six months'],
    ],
    ['can i use salicylic acid >> i forgot to say im allergic to aspirin', ['leave salicylic acid out'], ['noted']],
    [
      'Started tretinoin 2 weeks ago from my derm >> now im peeling like crazy >> do I just quit?',
      ['fewer nights', 'moisturiser'],
      ['too early'],
    ],
    [
      'i started benzoyl peroxide last monday >> used it morn and night >> now my skin is peeling and it stings >> should i push thru?',
      ['benzoyl peroxide'],
      ['that product'],
    ],
    [
      'new glycolic toner last night >> face is red and tight >> can i use it again tonight',
      ['no, not while it burns'],
      ['yes, stop'],
    ],
    [
      'i started adapalene last week >> can i still use my vitamin c serum',
      ['different times of day'],
      ['keeps about three months'],
    ],
    ['how do i fade marks >> cool. who sings jerusalema btw', ['only do skincare'], ['my pleasure']],
    [
      'what cream removes stretch marks >> my friend says bio oil took hers away >> honest answer pls',
      ['tissue oil does not erase'],
      ['surgeon'],
    ],
    [
      'im pregnant!!! >> APRIL FOOLS, its my sister, not me lol >> so how do i begin with retinol',
      ['two nights a week'],
      ['leave retinol out'],
    ],
    ['im pregnant >> its my sister too lol >> can i use retinol', ['leave retinol out'], []],
    [
      "I'm pregnant so no retinol right? >> I had the baby in March and stopped breastfeeding. can I go back to retinol?",
      ['two nights a week'],
      ['after a strong reaction', 'out in pregnancy'],
    ],
    [
      'My little one is 3 months and still on the boob >> mask of pregnancy did not go away >> and azelaic',
      ['while breastfeeding'],
      [],
    ],
    [
      'tretinoin at night changed my life >> me and hubby start trying for a baby next month >> so what now with the cream?',
      ['stop tretinoin'],
      ['**no, leave'],
    ],
    [
      'which serum for fine lines >> im 12 weeks preg btw so must be safe. was thinking bakuchiol or retinol',
      ['better known', 'vitamin c'],
      [],
    ],
    [
      'what spf for an oily face >> thats for my friend shem. Me im dark dark, melanin is my sunscreen, so beach only hey?',
      ['deeper skin needs sunscreen'],
      ['water-resistant'],
    ],
    [
      'i react to fragrance and lanolin >> cracked heels help >> and for my lips?',
      ['for lips:'],
      ['heels every night'],
    ],
    ['do you know arnica >> is arnica worth it or save my money', ['arnica'], ['expensive is not better']],
    ['tretinoin for 3 weeks now >> face is burning and red >> do i carry on', ['not while it burns'], ['too early']],
    ['azelaic acid for 4 weeks for rosacea >> face is still red >> does it work', ['azelaic'], ['not while it burns']],
    [
      'I get dark marks from shaving >> I meant my legs not my face >> so what can I do',
      ['first change the shave'],
      [],
    ],
    ['how do i close my pores >> steam? >> ice then? >> so what can i do', ['salicylic'], []],
    [
      "Can you put make-up over moles? >> Just asking because my derm checked the mole on my chin last month and says it's completely fine. Can I wear foundation and sunscreen over it?",
      ['flat mole'],
      ['in several passes'],
    ],
    ['ek gebruik al 3 maande vit c >> dit werk nie >> moet ek dit los', ['fair test'], ['safe for most people']],
    ['i boil green tea and use it as a toner >> i am on the pill >> can i use retinol', ['retinol'], []],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
