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
      'rash under my boobs, hot here >> i put baby powder (corn starch) >> so what instead',
      'what can i use for rash under my boobs?',
    ],
  ])('is said in full: %s', (talk, full) => expect(inFull(talk)).toBe(full))

  it.each(['which sunscreen for dry skin >> mine is oily', 'which acid for dark marks >> can i use it with retinol'])(
    'is not taken so: %s',
    (talk) =>
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
    [
      'i started benzoyl peroxide last monday >> used it morn and night >> now my skin is peeling and it stings >> should i push thru?',
      ['benzoyl peroxide'],
      ['that product'],
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
    ['do you know arnica >> is arnica worth it or save my money', ['arnica'], ['expensive is not better']],
    ['tretinoin for 3 weeks now >> face is burning and red >> do i carry on', ['not while it burns'], ['too early']],
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
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
