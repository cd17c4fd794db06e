import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await load()
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('what is only said so', () => {
  it.each([
    [
      'a game that is named',
      'the boyfriend beat me again last night at padel, does sweat cause breakouts?',
      'the boyfriend beat me again last night',
    ],
    [
      'its score',
      'my husband beat me 6-2 yesterday, which face wash after sport?',
      'my husband beat me 3 times yesterday, which face wash?',
    ],
    [
      'what it was done with',
      'he beat me at pool again, gel wash?',
      'he beat me at pool with the cue, my face is blue',
    ],
    ['a foot that is shot', 'i keep shooting myself in the foot with too many acids', 'i want to shoot myself'],
    [
      'marks that are the end of one',
      'eish these dark marks will be the end of me, what works?',
      'this life will be the end of me',
    ],
    [
      'a smell, with laughter',
      'this sulphur soap smells so strong i cant breathe haha',
      'smells so strong i cant breathe, my throat is closing',
    ],
    ['damp air and a cream', 'this humidity, i cant breathe, which sunscreen isnt greasy?', 'i cant breathe'],
    ['laughter beside swelling', 'laughing so hard i cant breathe lol', 'i cant breathe lol my lips are swelling'],
    [
      'a tablet taken as meant',
      'took 2 panado for my headache, can i still do a face mask?',
      'took 20 panados last night',
    ],
    [
      'one that did something',
      'drank an allergex for hayfever, is sunscreen still ok?',
      'had a panado and now my lips are swelling',
    ],
    ['whose pill it was', 'drank my pill this morning, does it help skin?', 'my toddler drank my pill this morning'],
    [
      'skin that drinks',
      'my skin is so thirsty its drinking every cream i own',
      'my son is so thirsty he is drinking my toner',
    ],
    [
      'skin that has gone thick',
      'the skin on my heels has gone thick, which cream?',
      'the skin on my heels has gone raw since the peel',
    ],
    ['skin that has gone rough', 'skin on my neck gone rough, cream?', 'skin on my neck gone white where the acid ran'],
    [
      'fur that falls out',
      'the kitten has a bald patch, does it pass to us?',
      'the kitten has a bald patch and i was struck by my husband, he beats me',
    ],
    [
      'a baby that drinks well',
      'our baby girl has a bit of cradle cap, no fever, drinking well, which soap?',
      'our baby girl was drinking the soap',
    ],
  ])('%s: “%s” presses nothing, “%s” does', (_, harmless, grave) =>
    expect([pressing(harmless), pressing(grave).length > 0]).toEqual([[], true]),
  )
})

describe('what is left where hair was taken off, and a tingle', () => {
  it.each([
    [
      'razor bumps',
      'razor bumps on my neck every time. black guy. using 5 blade gillette',
      'razor bumps on my neck, one is hot and full of pus and i have fever',
    ],
    [
      'a nick that stopped',
      'nicked my ankle this morning stopped bleeding, when can i moisturise?',
      'nicked a varicose vein with the razor and it is spurting, i feel woozy',
    ],
    [
      'bumps after wax',
      'waxed my upper lip this morning and now its bumpy',
      'big boils since the wax, cant sit, fever',
    ],
    ['a growth is none', 'my nail has a white spot. growing out slowly', 'a thing on my cheek is growing, it bleeds'],
    ['a little tingle', 'my lips tingled a bit with the new serum', 'my lips tingle and my tongue is getting fat'],
  ])('%s: “%s” presses nothing, “%s” does', (_, harmless, grave) =>
    expect([pressing(harmless), pressing(grave).length > 0]).toEqual([[], true]),
  )
})

describe('what burns where it was left on', () => {
  it.each([
    'did a 50% TCA peel at home, its been 20 mins, face is white and burning so bad. ps does niacinamide fade marks',
    'relaxer still burning my scalp like hell',
    'did a tca peel at home, burning so bad. is vaseline ok?',
  ])('is an alarm, whatever is asked beside: %s', (text) => expect(pressing(text)).toContain('chemical-burn'))
  it.each([
    'my glycolic peel burned for a few seconds then fine, normal?',
    'my sunburn is burning so bad and starting to peel',
    'the glycolic peel doesnt burn so bad anymore',
    'my peel burned like hell last week, all fine now. when can i use vit c?',
  ])('is none where it was over at once, or is the sun’s: %s', (text) => expect(pressing(text)).toEqual([]))
})

describe('a life', () => {
  it.each([
    'wna kll mysf',
    'wnna die',
    'dnt wna live anymre',
    'whats the point of a skincare routine if im not going to be here next week',
    'nobody would miss me if i just took all my pills',
    'im so done with living looking like this. oh and is cetaphil ok?',
    'goodbye everyone, im sorry',
  ])('is heard however it is thumbed: %s', (text) =>
    expect(pressing(text)[0] === 'suicidal-thoughts' || pressing(text).includes('suicidal-thoughts')).toBe(true),
  )
  it.each([
    'whats the point of buying spf if im not going to be here next week, going to durban for holiday',
    'done with life in varsity, now what routine for work?',
  ])('is in no danger for a journey: %s', (text) => expect(pressing(text)).toEqual([]))
  it('acid that is threatened is danger first, and acid that was thrown a burn', () => {
    expect(pressing('my bf said he will throw acid on me if i leave')[0]).toBe('violence-danger')
    expect(pressing('he threw acid on my face and its burning')[0]).toBe('severe-burn')
  })
})

describe('whose hair it is', () => {
  it.each<[string, string[]]>([
    ['the kitten has a bald patch and now i have a round itchy ring on my arm', []],
    ['our dog is losing fur in patches', []],
    ['the cat has bald patches, the vet says ringworm', []],
    ['the cat is fine but my hair is falling out in patches', ['hair-loss']],
    ['i have a bald patch since i got a cat', ['hair-loss']],
  ])('%s', (text, flags) => expect(findRedFlags(knowledge, text).map(({ id }) => id)).toEqual(flags))
})

describe('a breast that looks like the peel of an orange', () => {
  it.each([
    'skin of one breast gone thick and dimpled like a naartjie peel, bit warm. firming cream for this?',
    'the skin on my breast is like lemon peel and thick since june',
  ])('is examined, and not rinsed: %s', (text) => expect(pressing(text)).toEqual(['breast-change']))
})
