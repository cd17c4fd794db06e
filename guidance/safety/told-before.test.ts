import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'

const known = await knowledge()
const flagsOf = (...said: string[]) => redFlagsIn(known, said.at(-1) ?? '', said.slice(0, -1)).map(({ id }) => id)

describe('what was told before', () => {
  it.each([
    ['i never used hydroquinone before, is it bad?', 'ok i have been using it 8 months', 'lightener-use'],
    ['is hydroquinone 4% bad?', 'i have been using it 8 months', 'lightener-use'],
    ['what is calomel', 'its on the box of the cream i use', 'lightener-use'],
    ['what does clobetasol do', 'been rubbing it on my face 4 months', 'steroid-use'],
    ['how do i treat a mole on my arm?', 'it started bleeding yesterday', 'changing-mole'],
    ['which vitamin C? im 8 weeks pregnant', 'i still put my tretinoin on every night', 'pregnant-retinoid'],
    [
      'is differin good for pimples?',
      'been on it since february, its september. still new ones all the time',
      'stubborn-acne',
    ],
    [
      'which is better epiduo or benzac?',
      'used them both since jan till now (aug) and still breaking out',
      'stubborn-acne',
    ],
    [
      'how do i use adapalene with panoxyl',
      'did exactly that from feb, its now september, still lots of new pimples',
      'stubborn-acne',
    ],
    [
      'put anaesthetic cream on both thighs and wrapped them for the wax',
      'my tongue is numb and my arms twitch now',
      'seen-now',
    ],
    ['is chickenpox catching? my boy has it', 'i am 22 weeks pregnant and never had it as a child', 'seen-today'],
    [
      'since the cream of my aunties friend i am so light, my skin loves it',
      'why do my fingers tremble and everything tastes of metal',
      'lightener-use',
    ],
    ['ngenze i-drip yeglutathione', 'ingalo iyashisa, ibomvu futhi ibuhlungu, kunomugqa obomvu', 'infected-skin'],
    ['wat help vir sonbrand?', 'en vir my baba van 7 maande, sy is rooi gebrand', 'baby-sunburn'],
    [
      'what removes small round scars on a kids arm',
      'its my nephew, they look like cigarette burns, there are new ones after every visit to his dad',
      'violence-danger',
    ],
    [
      'what fades old burn marks',
      'he did them with the iron, he says next time its boiling water on my face if i go to my mother',
      'violence-danger',
    ],
    [
      'which cream for itchy bumps',
      'they came all over after the amoxicillin, bit wheezy too but its fine',
      'anaphylaxis',
    ],
    ['i have albinism and use spf 50', 'no moles. how often should a doctor check me', 'albinism-check'],
  ])('“%s” and then “%s” is %s', (before, then, flag) => expect(flagsOf(before, then)).toContain(flag))

  it('a lightener that the message before only calls “it” is heard', () =>
    expect(
      flagsOf(
        'is a bleaching cream from the stall ok',
        'how soon does it work',
        'been using it for two years, my cheeks are dark blue',
      ),
    ).toContain('lightener-use'))
  it('a test told by its lines is heard beside capsules told two messages before', () =>
    expect(
      flagsOf('week 9 of acnetane', 'my lips peel', 'took a test this morning, two pink lines, can i finish the pack'),
    ).toEqual(['pregnant-isotretinoin']))

  it.each([
    ['how do i fade a dark spot?', 'its only the one, under my foot, and its getting bigger'],
    ['which cream for my eczema?', 'its oozing yellow and hot now'],
    ['what can i use for my pimples?', 'one of them is now huge hot and im shivering'],
  ])('“%s” and then “%s” presses', (before, then) =>
    expect(redFlagsIn(known, then, [before]).some(({ level }) => level !== 'routine')).toBe(true),
  )

  it.each([
    ['what is hydroquinone?', 'i have been using niacinamide 3 months'],
    ['can i use retinol while pregnant', 'my aunt used it all nine months, you are wrong'],
    ['hello, im not pregnant', 'i use retinol every night'],
    ['hello', 'i use retinol every night'],
    ['is a lightening cream safe?', 'ok i will not buy it'],
    ['does hydroquinone work', 'thanks'],
    ['what is a mole', 'and a freckle?'],
    ['my eczema is back', 'what soap should i use'],
    ['can a peel burn you?', 'ok so which one is the mildest'],
    ['is aloe good for sunburn?', 'and how do i stop my baby of 5 months getting sunburnt'],
    ['on oratane month 2', 'two fine lines on my forehead, which serum'],
    ['which numbing cream for waxing', 'my legs are a bit red now'],
    ['which serum for lines', 'took a test this morning, two pink lines, can i use vitamin c'],
    ['what is tretinoin', 'im pregnant and use a plain cream every night'],
    ['is hydroquinone bad', 'i rub vaseline on my face every night for 8 months'],
    ['something for my daughters pimples', 'the shop sells nine kinds and hers is 9 rand'],
  ])('“%s” and then “%s” is none', (before, then) => expect(flagsOf(before, then)).toEqual([]))
})

describe('what stands for pimples told of before', () => {
  it('is read as them', () =>
    expect(
      flagsOf('is salicylic acid or benzoyl peroxide better for pimples', 'mine are red and full of pus, so which one'),
    ).toEqual([]))
  it('is not, where no pimples were spoken of', () =>
    expect(flagsOf('what helps cuts on my shins', 'they are red and full of pus and hot')).not.toEqual([]))
  it('and what spreads or brings fever still presses', () =>
    expect(
      flagsOf(
        'benzoyl peroxide for pimples?',
        'mine are red and full of pus, the redness spreads fast and I have a fever',
      ),
    ).not.toEqual([]))
})

describe('a few words', () => {
  it('end what was begun: whom it is for', () =>
    expect(flagsOf('something for my daughters pimples', 'shes 9')).toEqual(['child-actives']))
  it('are up to five', () =>
    expect(flagsOf('something for my daughters pimples', 'and she is 9 now')).toEqual(['child-actives']))
  it('may be more where they go on describing it', () =>
    expect(flagsOf('round bald patch on my sons head', 'its scaly and the hair has broken off')).toEqual([
      'scalp-ringworm',
    ]))
  it('many words of something else do not', () => {
    expect(
      flagsOf('something for my daughters pimples', 'and may she sleep with it on every single night until nine'),
    ).toEqual([])
  })
  it('raise nothing once more that was said already', () =>
    expect(flagsOf('my 9 year old has pimples', 'ok what now please')).toEqual([]))
})

describe('a message', () => {
  it('that is the first stands alone', () => {
    const text = 'my eczema is weeping yellow and hot'
    expect(redFlagsIn(known, text, [])).toEqual(findRedFlags(known, text))
    expect(flagsOf(text)).not.toEqual([])
  })
  it('that presses by itself is not read into what was said before', () => {
    expect(flagsOf('im 8 weeks pregnant and like niacinamide', 'my son drank paraffin')).toEqual(['poisoning'])
  })
  it('that presses takes no pregnancy of before to what it says', () =>
    expect(flagsOf('im 8 weeks pregnant', 'i drank thinners by mistake and still use tretinoin')).toEqual([
      'poisoning',
    ]))
  it('with a routine sign of its own is heard with what was told before', () => {
    expect(
      flagsOf(
        'im 8 weeks pregnant',
        'which vitamin c',
        'i use tretinoin every night for my acne and after 8 months of it nothing helps',
      ),
    ).toContain('pregnant-retinoid')
    expect(
      flagsOf(
        'a mole under my foot',
        'my acne is not better after 8 months of differin, and that spot bleeds and grows',
      ),
    ).toContain('changing-mole')
  })
  it('after one that pressed says no more than it says itself', () =>
    expect(flagsOf('my mole is growing and bleeding', 'which soap is mild')).toEqual([]))
  it('is heard with a pregnancy told several messages before', () => {
    expect(
      flagsOf(
        'im 8 weeks pregnant',
        'which vitamin C is good',
        'and what about hair masks',
        'i put my tretinoin on every night',
      ),
    ).toEqual(['pregnant-retinoid'])
  })
})

describe('what stands for a thing named before', () => {
  it.each([
    ['nothing, where only a time is told', ['is hydroquinone bad', 'using every night for a year'], 'lightener-use'],
    ['nothing, in Afrikaans', ['is dermovate ok', 'ek gebruik al 2 jaar op my gesig'], 'steroid-use'],
    [
      '“its”, some turns after it was named',
      ['what is hydroquinone', 'ok', 'cool', 'its been on my face for eight months'],
      'lightener-use',
    ],
    [
      'a period that is late, some turns after the capsules',
      ['im on roaccutane', 'lips dry', 'we had unprotected sex on friday'],
      'pregnant-isotretinoin',
    ],
    [
      'a few words between the mole and its change',
      ['mole on my arm', 'left one, close to elbow', 'its bigger and bleeding'],
      'changing-mole',
    ],
    ['as many as five', ['mole on my arm', 'left one close to elbow', 'its bigger and bleeding'], 'changing-mole'],
    [
      'who did it, whatever the burn would be alone',
      ['i have a burn from hot oil', 'he does it when supper is late. the whole arm now'],
      'violence',
    ],
    [
      'all the messages together',
      ['2 year old got into the bathroom cupboard', 'nail polish remover bottle is open and half out'],
      'poisoning',
    ],
  ])('%s: %j', (_, said, flag) => expect(flagsOf(...said)).toContain(flag))

  it.each([
    [
      'was named too long ago',
      ['what is hydroquinone', 'ok', 'cool', 'nice', 'great', 'its been on my face for eight months'],
    ],
    ['is what a friend used', ['im 8 weeks pregnant, is retinol bad', 'my friend used it every night']],
    ['is what people used', ['is hydroquinone bad', 'people used it for years on their face']],
    ['is capsules, and only a cream is asked for', ['on roaccutane month 3', 'lips dry', 'can i use a toner']],
    ['was never named', ['my face cream is so nice', 'my face burns when i stop']],
  ])('is none where it %s: %j', (_, said) => expect(flagsOf(...said)).toEqual([]))
  it('may be something else after a message of many words', () =>
    expect(flagsOf('mole on my arm', 'i went to the beach and swam a lot', 'its bleeding and bigger')).not.toContain(
      'changing-mole',
    ))
})
