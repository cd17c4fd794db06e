import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { redFlagsIn } from './told-before.ts'

// More of what is told around the corner (clues/more-pieces.ts, clues/still-more-pieces.ts), and what only sounds like it.

const known = await knowledge()
const ids = (talk: string): string[] => {
  const turns = talk.split(' >> ')
  return redFlagsIn(known, turns.at(-1) ?? '', turns.slice(0, -1))
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)
}

describe('told around the corner, it is the alarm that it is', () => {
  it.each([
    ['anaphylaxis', 'umntwana uvuvukile ubuso emva kwamantongomane, uphefumla nzima'],
    ['ill-newborn', 'lesea la matsatsi a mararo ha le nwe, o tjhesa'],
    ['ill-newborn', 'usana olunezinsuku ezintathu aluncanci, uyatshisa'],
    ['yellow-eyes', 'our newborn twins look yellow since wednesday'],
    ['yellow-eyes', 'glow tablets from a page online, and cola coloured wee since then'],
    ['changing-mole', 'letheba le letsho sefubeng, le ntse le eketseha'],
    ['lightener-use', 'my neighbours oil took my complexion up so nicely >> the cheekbones have black rough bumps now'],
    ['lightener-use', 'isepha yasemakethe ingenze mhlophe >> manje ngiphuma amabala amnyama'],
    ['suicidal-thoughts', 'my skin is so ugly that ive decided when to do it'],
    ['suicidal-thoughts', 'nobody would miss this spotty face'],
    ['suicidal-thoughts', 'my sister says once she is gone i can keep her phone. she hates her scars'],
    ['seen-today', 'amoxicillin from a street stall for my spots >> now diarrhoea with blood'],
    ['lightener-use', 'soap from ghana for a year now >> my hands tremble lately'],
    ['lightener-use', 'the cream from the china shop >> my cheeks sting when i skip it'],
    ['eating-distress', 'i have not kept supper in all week, on purpose, my ribs show'],
    ['infected-skin', 'my boy has eczema and granny had a fever blister >> now many little crusty sores on his neck'],
    ['filler-blocked', 'i tried a profhilo kit from online at home >> the tip of my chin is pale and cold'],
    ['isotretinoin-warning', 'on oratane for a month, my head throbs every day'],
    ['ill-newborn', 'our boys cord stump smells and is red, he is 9 days'],
    ['lightener-use', 'sesepa sa congo sefahlehong >> diatla tsa ka di a thothomela'],
    ['poisoning', 'kleinboet het die bleikmiddel in sy mond gesit'],
  ])('%s: %s', (flag, talk) => expect(ids(talk)).toContain(flag))
})

describe('what only sounds like it is none', () => {
  it.each([
    'ngiphefumla ngokushesha uma ngigijima, isikhumba siyajuluka',
    'i have planned how to do it: cleanse, serum, spf. fine?',
    'when he is gone to work can i use his razor',
    'will my friends miss me at the spa haha, which mask',
    'we decided when to do it, the wedding facial i mean',
    'my foundation looks yellow on my skin',
    'i cut my finger on a tin of body butter, healed. which balm',
    'my baby plays with yellow ducks in the bath',
    'my sister hit me with the question of the day: gel or cream?',
    'my own belly button smells since i sweat, which wash?',
    'my dog licked the lid of my serum, he is fine',
    'my old flame dumped me, cried all week, puffy eyes, which gel?',
    'scraped my elbow on the road last month, flat pink scar, no pain, bio oil?',
    'ke na le letshwao la tlhaho sefahlehong, ha le fetohe',
    'i was suicidal in high school, years of counselling, doing great. a first routine?',
  ])('%s', (talk) => expect(ids(talk)).toEqual([]))
})
