import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import {
  asksAtLarge,
  asksNothing,
  asksOfAlarm,
  asksWhatNow,
  explainsAlarm,
  grownWorse,
  overTheTalk,
  saysMore,
  stillStands,
} from './after-alarm.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const ids = (flags: readonly { id: string }[]): string[] => flags.map(({ id }) => id)

describe('what explains an alarm', () => {
  it.each([
    ['poisoning', 'sorry pressed send'],
    ['seen-now', 'oops, sent that by accident'],
    ['seen-now', 'sorry that was in 2019, chickenpox'],
    ['seen-now', 'it was years ago'],
    ['product-in-eye', 'that was saturday, totally fine now'],
    ['seen-now', 'it happened on sunday, just the history'],
    ['spreading-infection', 'went to the clinic, got antibiotics, much better'],
    ['anaphylaxis', 'the dentist said normal, no worries'],
    ['seen-now', 'it is gentian violet'],
    ['anaphylaxis', 'haha its from laughing'],
    ['pregnant-isotretinoin', 'the test was negative'],
    ['skin-dying', 'its growing out with the nail'],
    ['severe-burn', 'it healed nicely'],
    ['seen-today', 'all healed now'],
  ])('%s: %s', (flag, text) => expect(explainsAlarm(flag, text)).toBe(true))
  it.each([
    ['anaphylaxis', 'haha my tongue is thick now'],
    ['spreading-infection', 'my mom says its nothing'],
    ['spreading-infection', 'went to the clinic but it is still spreading'],
    ['suicidal-thoughts', 'haha its just me being tired'],
    ['violence', 'lol its just him'],
    ['violence-danger', 'lol its just him'],
    ['product-in-eye', 'that was an hour ago'],
    ['product-in-eye', 'that was saturday'],
    ['pregnant-isotretinoin', 'haha its just me'],
    ['pregnant-isotretinoin', 'doctor says its fine to be scared'],
    ['seen-now', 'that was in 2019 and it is back again'],
    ['seen-now', 'it is fever'],
    ['spreading-infection', 'is caro light or dermovate fine for my face'],
    ['violence', 'my mole is flat, doc looked at it and said its fine'],
    ['changing-mole', 'doctor said 5 years ago it is fine'],
    ['poisoning', 'does turmeric help for dark marks?'],
    ['product-in-eye', 'its the lip plumper, it tingles'],
    ['spreading-infection', 'got antibiotics'],
    ['severe-burn', 'it healed but it is open'],
    ['hot-burn', 'almost healed now, one bit is raw'],
    ['poisoning', 'it healed nicely'],
  ])('does not: %s, %s', (flag, text) => expect(explainsAlarm(flag, text)).toBe(false))
})

describe('what is asked of an alarm', () => {
  it.each([
    ['severe-burn', 'is vaseline ok'],
    ['dark-streak', 'which polish hides it'],
    ['seen-now', 'aloe from the garden?'],
    ['seen-now', 'which cream must i put on the blisters then'],
    ['lightener-use', 'must i stop'],
    ['chemical-burn', 'vaseline?'],
    ['hot-burn', 'it is better than last night but still blistered, butter on it?'],
    ['anaphylaxis', 'antihistamine cream?'],
    ['severe-burn', 'can i wear foundation over it'],
  ])('goes on about it: %s, %s', (flag, text) => expect(asksOfAlarm(flag, text)).toBe(true))
  it.each([
    ['severe-burn', 'which sunscreen suits oily skin'],
    ['anaphylaxis', 'can i use persea gratissima oil'],
    ['seen-now', 'is niacinamide something for everybody at home'],
    ['seen-now', 'is that something everybody at home gets these days'],
    ['lightener-use', 'what instead'],
    ['chemical-burn', 'pink and dry but getting better'],
    ['hot-burn', 'when can i use it again'],
    ['suicidal-thoughts', 'aloe?'],
    ['diabetic-foot', 'how many litres water for good skin'],
    ['poisoning', 'which one goes on first'],
    ['seen-now', 'anyway can i wear it with makeup'],
  ])('does not: %s, %s', (flag, text) => expect(asksOfAlarm(flag, text)).toBe(false))
  it('is of the world where a word or a number of it is wanted', () =>
    expect([
      asksAtLarge('what does retinol mean'),
      asksAtLarge('does that even work'),
      asksAtLarge('put it on?'),
    ]).toEqual([true, true, false]))
})

describe('an alarm over some messages', () => {
  it('becomes the graver one that is told', () =>
    expect(
      ids(
        grownWorse(knowledge, 'seen-now', 'is it the new lotion', [
          'rash on her legs',
          'dark purple dots that stay under a glass',
          'she has a fever and is confused',
        ]),
      ),
    ).toContain('non-fading-rash'))
  it('becomes the one that has a name, where it had none', () =>
    expect(
      ids(
        grownWorse(knowledge, 'seen-now', 'clearblue says 2 lines', [
          'on oratane since winter',
          'feeling naar in the mornings',
        ]),
      ),
    ).toContain('pregnant-isotretinoin'))
  it.each([
    ['changing-mole', 'my toddler drank acetone just now', ['poisoning']],
    ['infected-skin', 'the mole itches and bleeds', ['changing-mole']],
    ['poisoning', 'the mole itches and bleeds', []],
    ['changing-mole', 'my husband hits me', []],
  ])('after %s, “%s” is %s', (flag, text, becomes) =>
    expect(ids(grownWorse(knowledge, flag, text, []))).toEqual(becomes),
  )
  it('a story begins three messages back', () =>
    expect(
      grownWorse(knowledge, 'seen-now', 'should i wait', ['my toddler drank acetone', 'ok', 'yes', 'thanks']),
    ).toEqual([]))
  it.each([
    [
      ['i tried benzac 3 months', 'and differin 4 months'],
      'still getting big deep lumps that leave holes in my cheeks. what next',
    ],
    [['I’m 34 weeks pregnant'], 'my tummy itches, which cream is safe'],
  ])('what only adds up to something vague is left: %s, %s', (before, text) =>
    expect(overTheTalk(knowledge, text, before)).toEqual([]),
  )
  it('stays where nothing graver is told', () =>
    expect(grownWorse(knowledge, 'poisoning', 'should she drink milk', ['my baby drank acetone'])).toEqual([]))
  it('stays where something else is asked', () =>
    expect(
      grownWorse(knowledge, 'seen-now', 'which sunscreen suits oily skin', [
        'purple dots that stay under a glass',
        'fever',
      ]),
    ).toEqual([]))
  it('is heard in pieces', () =>
    expect(
      ids(
        overTheTalk(knowledge, 'nail polish remover bottle is open and half out', [
          '2 year old got into the bathroom cupboard',
        ]),
      ),
    ).toContain('poisoning'))
  it('is none where the messages before gave cause already', () =>
    expect(overTheTalk(knowledge, 'the bottle is empty', ['my toddler drank acetone'])).toEqual([]))
  it('is none of moods, which have rules of their own', () =>
    expect(overTheTalk(knowledge, 'it looks so dead in selfies', ['hey can you help', 'my face'])).toEqual([]))
})

describe('a vaguer flag beside a graver one', () => {
  const named = findRedFlags(knowledge, 'mole itches and bleeds')
  const vague = named.map((flag) => ({ ...flag, id: 'seen-today' }))
  it('says nothing more', () => expect(saysMore(knowledge, 'snake-or-scorpion', vague)).toEqual([]))
  it('is kept beside one as grave', () => expect(saysMore(knowledge, 'infected-skin', vague)).toEqual(vague))
  it('is kept beside one that knows no cause', () => expect(saysMore(knowledge, 'seen-now', vague)).toEqual(vague))
  it('is kept beside a mood', () => expect(saysMore(knowledge, 'suicidal-thoughts', vague)).toEqual(vague))
  it('what has a name of its own is kept', () => expect(saysMore(knowledge, 'snake-or-scorpion', named)).toEqual(named))
})

describe('an alarm about a life', () => {
  it.each([
    ['for the message after it', 'suicidal-thoughts', 'which sunscreen is best', ['i want to die']],
    ['for the second', 'suicidal-thoughts', 'which sunscreen is best', ['i want to die', 'ok']],
    ['whatever else was told with it', 'suicidal-thoughts', 'ok', ['i want to die and my mole is bleeding']],
    [
      'where the capsules brought it',
      'suicidal-thoughts',
      'which sunscreen is best',
      ['I take Roaccutane and feel so depressed'],
    ],
    [
      'also as a warning about the capsules',
      'isotretinoin-warning',
      'which sunscreen is best',
      ['I take Roaccutane and feel so depressed'],
    ],
  ])('still stands %s', (_, flag, text, since) => expect(stillStands(knowledge, flag, text, since)).toBe(true))
  it.each([
    ['after the second', 'suicidal-thoughts', 'which sunscreen is best', ['i want to die', 'ok', 'so']],
    ['after a jest', 'suicidal-thoughts', 'just joking', ['i want to die']],
    [
      'where it was only guessed from words',
      'suicidal-thoughts',
      'ok',
      ['nobody would even notice if i was not here tomorrow, anyway what helps for scars'],
    ],
    ['where it was another', 'violence', 'ok', ['i want to die']],
  ])('does not %s', (_, flag, text, since) => expect(stillStands(knowledge, flag, text, since)).toBe(false))
})

describe('an alarm about a body', () => {
  it.each([
    ['poisoning', 'she is sleepy now'],
    ['poisoning', 'she drank two gulps'],
    ['lightener-use', 'my face is darker. what can i do'],
    ['lightener-use', 'the veins show'],
  ])('%s still stands while only more is told: %s', (flag, text) =>
    expect(stillStands(knowledge, flag, text, ['my toddler drank acetone'])).toBe(true),
  )
  it.each([
    ['poisoning', 'which sunscreen suits oily skin'],
    ['poisoning', 'my own routine is long'],
    ['poisoning', 'it is getting better'],
    ['poisoning', 'all gone now'],
    ['poisoning', 'thanks'],
    ['poisoning', 'the puppy drank it'],
    ['poisoning', 'it burns. what can i do'],
    ['lightener-use', 'what can i do'],
    ['lightener-use', 'it is darker. can i use honey?'],
  ])('%s does not where it mends, something is asked or it is of something else: %s', (flag, text) =>
    expect(stillStands(knowledge, flag, text, ['my toddler drank acetone'])).toBe(false),
  )
  it('is only told of where no sentence asks', () =>
    expect([
      asksNothing('It hurts. It is red.'),
      asksNothing('It hurts. Can I wait'),
      asksNothing('must i wait'),
    ]).toEqual([true, false, false]))
  it('is asked what to do about where nothing else is asked', () =>
    expect([
      asksWhatNow('he drank it. what must i do'),
      asksWhatNow('wat nou?'),
      asksWhatNow('what can i do about dark marks'),
    ]).toEqual([true, true, false]))
})

describe('words that put off a doctor', () => {
  const [crisis, routine, urgent] = [
    'i want to die',
    'I have boils in my armpits that keep coming back',
    'mole itches and bleeds',
  ].map((text) => findRedFlags(knowledge, text))
  const later = 'ill wait till tomorrow then'
  it.each([
    ['whatever they weigh like', crisis],
    ['also beside something that does not press', [...(crisis ?? []), ...(routine ?? [])]],
  ])('tell of no life that is to end, %s', (_, told = []) =>
    expect(saysMore(knowledge, 'ill-newborn', told, later)).toEqual([]),
  )
  it.each([
    ['something else presses too', 'ill-newborn', [...(crisis ?? []), ...(urgent ?? [])], later],
    ['nothing of a life is told', 'ill-newborn', routine, later],
    ['nothing is put off', 'ill-newborn', crisis, 'give him milk'],
    ['it is said in so many words', 'ill-newborn', crisis, 'i want to die tomorrow'],
    ['it is said beside something else', 'ill-newborn', crisis, 'i want to die tomorrow and my mole is bleeding'],
    ['the alarm before was about a cream', 'lightener-use', crisis, later],
  ])('are heard as they are told where %s', (_, flag, told = [], text) =>
    expect(saysMore(knowledge, flag, told, text)).toEqual(told),
  )
})

describe('lids that dye has swollen', () => {
  const before = ['i dyed my hair and my eyelids are swollen shut']
  it('are no worse for what is asked to be put on them', () =>
    expect(grownWorse(knowledge, 'eyelid-swelling', 'tea bags on it?', before)).toEqual([]))
  it('are worse where lips swell too', () =>
    expect(ids(grownWorse(knowledge, 'eyelid-swelling', 'my lips are swelling now', before))).toEqual(['anaphylaxis']))
  it('had another name before, and it is said', () =>
    expect(ids(grownWorse(knowledge, 'eye-symptoms', 'tea bags on it?', before))).toEqual(['hair-dye-reaction']))
})
