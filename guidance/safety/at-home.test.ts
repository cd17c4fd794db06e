import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const flags = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

describe('what is seen at home, told in everyday words', () => {
  it.each([
    ['changing-mole', 'my uncle has a moesie on his neck, two colours now and blood on his pillow'],
    ['changing-mole', 'the mole on my calf went from light brown to black this winter'],
    ['sore-not-healing', 'there’s a sore on my lip that scabs over then opens again, since july'],
    ['sore-not-healing', 'n seer op my pa se oor wat al maande toekors en weer oopgaan'],
    ['breast-change', 'my nipple skin looks like orange peel for 2 months'],
    ['breast-change', 'the skin of my left boob looks like a naartjie skin. i dont have kids'],
    ['pregnant-isotretinoin', 'clearblue has a faint second line, i’m on roaccutane. can i finish the pack'],
    ['pregnant-isotretinoin', 'im on oratane and my period is 3 weeks late'],
    ['hair-loss', 'my crown is shiny and i cannot see any little holes there'],
    ['hair-loss', 'edges smooth and glossy now and they burn under braids'],
    ['shingles', 'a band of blisters round my waist, one side, it burns'],
    ['growing-scar', 'the lump behind my earring keeps growing, like a marble'],
    ['growing-scar', 'bump at my cartilage piercing is bigger every month, past the hole already'],
    ['appearance-distress', 'i look at my chin in the mirror like 4 hours a day'],
    ['appearance-distress', 'i dig at my legs 2 to 3 hours most nights till they bleed'],
    ['suicidal-thoughts', 'the cuts on my arm are from me, which plaster hides best'],
    ['household-itch', 'ka lapeng rea hlohlona rona kaofela bosiu, dipakeng tsa menwana'],
  ])('%s: %s', (flag, text) => expect(flags(text)).toContain(flag))
  it('speaks to who cut herself, though a mother is named', () =>
    expect(
      findRedFlags(knowledge, 'fresh cuts on my thighs, they’re from me, my mom cant see them')[0]?.action,
    ).toMatch(/^Please talk to somebody now/))
})

describe('what only sounds like it alarms nobody', () => {
  it.each([
    'my mole is brown, same as always, i just want sunscreen over it',
    'my husband has a mole on his back',
    'blood spots on my pillow from a popped pimple',
    'can i make my own mask of naartjie peel',
    'i have a pimple that scabs and opens when i pick it',
    'my cold sore scabs then opens again',
    'i want shiny edges, which gel',
    'my edges are thin from braids',
    'i have two lines between my brows and i’m on roaccutane',
    'dry cracked nipple from breastfeeding, which cream',
    'i look in the mirror for 2 minutes each day',
    'a line of blisters from my new shoes',
    'fever blisters come up on my lip when im in the sun',
    'dropped a brick on my toe last month, nail went blue then black straight after',
    'they say shaving your face is suicide for girls',
    'mercury is in retrograde and i have a pimple',
    'my impetigo cleared with the antibiotic, doctor said done. which face wash now',
    'my friend lost her dad to suicide years ago. she’s well, which bath oil for her 40th',
    'my cousin burnt off her mole with vinegar. i have one too, same as ever',
  ])('%s', (text) => expect(flags(text).filter((id) => id !== 'appearance-distress')).toEqual([]))
  it.each([
    ['skin-dying', 'my toe went black and cold, diabetic, i dropped something on it'],
    ['infected-skin', 'new lobe piercing, sore and hot with pus, bump grows'],
    ['infected-skin', 'impetigo came back, yellow crusts'],
    ['changing-mole', 'mole itches and bleeds'],
    ['suicidal-thoughts', 'i lost my mom to suicide last month and i want to follow her'],
  ])('but %s: %s', (flag, text) => expect(flags(text)).toContain(flag))
})

describe('food as a way to thin or clear skin', () => {
  it.each([
    'she makes herself throw up after every meal',
    'my sister lives on one apple a day and has fluffy hair on her arms',
  ])('is a crisis with a number to call: %s', (text) =>
    expect(findRedFlags(knowledge, text)[0]).toMatchObject({
      id: 'eating-distress',
      level: 'crisis',
      action: expect.stringContaining('0800 567 567'),
    }),
  )
  it.each([
    'i had bulimia as a teen, 10 years ago, all good now. which cream for my cheeks',
    'does vomiting on purpose hurt the skin',
    'i skip breakfast, does it make me dull',
  ])('not where it is long over or only asked about: %s', (text) => expect(flags(text)).toEqual([]))
})

describe('a mood that sinks on acne capsules', () => {
  it.each([
    'i’m on roaccutane and i feel so down',
    'isotretinoin makes me sad all the time',
    'since acnetane i cry a lot',
    'on roaccutane and i don’t enjoy anything anymore',
    'ek is op oratane en voel heeltyd af',
    'roaccutane and i can’t sleep, dark thoughts',
  ])('is the prescriber’s today: %s', (text) => expect(flags(text)).toContain('isotretinoin-warning'))
  it.each([
    'i feel down about my skin',
    'im on roaccutane, my skin is down to two pimples, feel good',
    'roaccutane: can i cut down to every second day',
    'does roaccutane cause depression? nobody’s on it, just curious',
  ])('but not: %s', (text) => expect(flags(text)).toEqual([]))
})
