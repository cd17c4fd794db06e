import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'

// What is told by what is seen or done and not by its name (clues/seen.ts), and which flag is named when several fit.

const known = await knowledge()
const flagsOf = (...turns: string[]): string[] =>
  redFlagsIn(known, turns.at(-1) ?? '', turns.slice(0, -1)).map(({ id }) => id)

describe('a blow is violence and no allergy, whatever it made swell', () => {
  it.each([
    'Umkhwenyana wami ungishaye ngenkani, izindebe zami zivuvukele',
    'Wandibetha ngenqindi, ubuso bam budumbile',
    'O nkotlile ka lebanta, sefahleho se ruruhile',
    'Monna o a mpetsa, molomo wa me o rurugile',
    'My man het my teen die kop geslaan, my oog is geswel',
    'my husband beat me again, my lips are swollen, which ice pack',
    'babe got angry on friday, black eye now, what covers it',
  ])('%s', (text) => {
    expect(flagsOf(text)).toContain('violence')
    expect(flagsOf(text)).not.toContain('anaphylaxis')
  })
  it('and a throat that closes is one of its own', () =>
    expect(flagsOf('he beat me, my face is swollen and i cant breathe')).toContain('anaphylaxis'))
})

describe('hot wax is a burn by heat', () => {
  it.each([
    'the wax was boiling at the parlour, my brow skin came off',
    'waxing at home, the pot overheated and burnt my knee, raw now',
    'die warm was het my bolip se vel af getrek',
  ])('%s', (text) => {
    expect(flagsOf(text)).toContain('hot-burn')
    expect(flagsOf(text)).not.toContain('chemical-burn')
  })
  it('as is hot fat', () => expect(flagsOf('fat popped from the pan, two blisters on my wrist')).toContain('hot-burn'))
  it('skin that turned white under hot glue may be burnt deeper', () =>
    expect(
      ['hot-burn', 'severe-burn'].some((one) => flagsOf('hot glue ran on my finger, skin white').includes(one)),
    ).toBe(true))
})

describe('what a doctor should see is heard', () => {
  it.each([
    ['sore-not-healing', 'my father, a builder, has a waxy bump on his temple that crusts, heals and crusts again'],
    ['sore-not-healing', 'pearly lump beside my nose with tiny veins in it'],
    ['sore-not-healing', 'mkhulu o na le seso tsebeng se sa foleng'],
    ['eye-symptoms', 'nose and cheeks always flushed and both eyes feel sandy'],
    ['eye-symptoms', 'my face goes red from wine and my eyelids burn and crust'],
    ['hormonal-signs', 'my periods skip four months and I get stubble on my jaw'],
    ['hormonal-signs', 'period only once a year, I pluck my chin daily'],
    ['steroid-use', 'repivate on my cheeks every night for two years'],
    ['steroid-use', 'betnovate since last year, my cheeks burn as soon as i skip a day'],
    ['hair-loss', 'a shiny patch at the top of my head where nothing grows any more'],
    ['hair-loss', 'my temples are slick, no dots where hair comes out'],
    ['hair-loss', 'smooth bits at my edges, the hair there is thinning'],
    ['hair-loss', 'my crown burns and is tender and the hair there gets thin'],
    ['scalp-ringworm', 'ngwana o na le makgwakgwa hloohong mme moriri o a wa'],
    ['scalp-ringworm', 'umntwana wam unezangqa entloko, iinwele ziyawa'],
    ['scalp-ringworm', 'ingane inamabala ekhanda, izinwele ziyaqhekeka'],
    ['hair-dye-reaction', 'had my lashes tinted, now the lids are swollen and weeping'],
    ['spreading-infection', 'popped a spot on my nose, now it is hot and swollen and i feel ill'],
    ['genital-sores', 'white thin skin on my vulva that itches and splits'],
    ['lightener-use', 'i rub carolight on my 7 months old'],
    ['seen-today', 'her impetigo is nearly gone but her eyelids are swollen and her pee looks like cola'],
    ['hot-burn', 'ke tjhesitswe ke metsi a chesang sefubeng'],
    ['hot-burn', 'ingane yami ishiswe yiketile engalweni'],
    ['ill-newborn', 'usana lwam lunentsuku ezilishumi, alufuni kuncela'],
    ['ill-newborn', 'ons pasgebore seuntjie wil nie suig nie en is slap'],
    ['infected-skin', 'little round sores in my eczema as if punched right out, very sore'],
  ])('%s: %s', (id, text) => expect(findRedFlags(known, text).map((flag) => flag.id)).toContain(id))
  it.each([
    ['using dermovate on my face since 2021', 'my skin is thin and burns when i skip it'],
    ['i put lemonvate on every night for years', 'the day i stop my cheeks go red and itch'],
  ])('a steroid that skin leans on, told in two messages: %s – %s', (...turns) =>
    expect(flagsOf(...turns)).toContain('steroid-use'),
  )
})
