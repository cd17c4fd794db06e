import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const all = await readKnowledgeFiles()
const files = all.filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const idsOf = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

/** One event, said once: the more pressing flag leaves the other out. */
const once: readonly (readonly [string, string])[] = [
  ['anaphylaxis', 'Hives are spreading all over my body and I am wheezing'],
  ['severe-burn', 'Boiling water burned my arm, it was a hot wax treatment and I got burnt by the wax'],
  ['product-in-eye', 'A peel splashed into my eye, I have a chemical burn'],
  ['non-fading-rash', 'He has a fever and a rash of purple spots that do not fade when pressed'],
  ['rash-with-stiff-neck', 'A rash, a fever and a stiff neck'],
  ['severe-medicine-reaction', 'I took new tablets and now have blisters, a rash and fever'],
  ['spreading-infection', 'My leg is red and hot with a rash and fever, the hives are spreading'],
  ['ill-newborn', 'My newborn has a fever and a rash'],
  ['blisters-near-eye', 'I have shingles on my face with a painful rash'],
  ['hair-dye-reaction', 'After hair dye I have blisters and hives all over, a chemical burn'],
  ['tick-bite-fever', 'After a tick bite I have a rash and a fever'],
  ['dark-streak', 'A dark line in my nail and a new black spot on it, it is growing'],
  ['pregnant-isotretinoin', 'I am pregnant and I have been using retinol and take Roaccutane'],
  ['suicidal-thoughts', 'I want to die, I am so depressed on Roaccutane'],
  ['lightener-use', 'I have been using a whitening cream for months and have a chemical burn'],
  ['severe-acne', 'I have cystic acne on my jaw and my acne is no better after 6 months'],
  ['hot-burn', 'I spilled hot soup on my hand and the peel I put on it gave me a chemical burn'],
  ['baby-sunburn', 'My 6 month old baby got sunburnt and has blisters from the sunburn'],
  ['heat-illness', 'He was in the sun all day, is sunburnt with blisters and now confused'],
  ['skin-dying', 'My toe has gone black and the sore on my foot is not healing'],
  ['diabetic-foot', 'I am diabetic and the wound on my toe has not healed for two months'],
  ['leaking-legs', 'My legs are leaking fluid and the eczema on them is weeping'],
  ['bite', 'The dog bit my hand and the wound is now full of pus'],
  ['medicine-rash', 'I have hives spreading since I started amoxicillin'],
  ['eyelid-swelling', 'My eyelid is swollen since I scratched my eye'],
  ['shingles', 'I have shingles with blisters on my side, painful, like a chemical burn'],
  ['poisoning', 'My toddler drank the toner, can you drink toner for skin'],
  ['poison-on-skin', 'The roach poison spilled on his skin, he swallowed some and is vomiting'],
  ['toxic-fumes', 'I mixed bleach and vinegar and the fumes make me cough and burn my eyes'],
  ['caustic-on-skin', 'Caustic soda splashed on my arm and I got a chemical burn'],
]

describe('a red flag', () => {
  it.each(once)('%s leaves out what it covers: “%s”', (id, text) => expect(idsOf(text)).toEqual([id]))
  it('keeps what it does not cover', () =>
    expect(idsOf('My lips are swelling. My mole is bleeding')).toEqual(['anaphylaxis', 'changing-mole']))
  it('carries its action, the rest where there is one, its rule and its sources', () => {
    for (const text of [
      'my mole is bleeding',
      'I have boils in my armpits that keep coming back',
      'I want to die',
      'a snake bite',
    ]) {
      const [notice] = findRedFlags(knowledge, text)
      const { id, level, action, more, sources } = knowledge.redFlag(notice?.id ?? '')
      expect(notice).toEqual({
        id,
        level,
        action,
        ...(more === undefined ? {} : { more }),
        because: {
          rule: `red-flag:${id}`,
          ingredients: [],
          sources: sources.map((one) => expect.objectContaining({ title: knowledge.source(one).title })),
        },
      })
    }
    const terse = { ...knowledge, redFlags: knowledge.redFlags.map(({ more: _more, ...rest }) => rest) }
    expect(Object.hasOwn(findRedFlags(terse, 'my mole is bleeding')[0] ?? {}, 'more')).toBe(false)
  })
  it('needs words of its own for each clue', () => {
    expect(idsOf('a chemical burn is a burn')).toContain('chemical-burn')
    expect(idsOf('my hives')).toEqual([])
    expect(idsOf('stopped my cortisone tablets suddenly and feel weak and dizzy')).toEqual(['seen-today'])
  })
  it('is not raised by what is only asked about, however often it is asked', () => {
    expect(idsOf('can i use a lightening cream for 3 months, should i use it daily')).toEqual([])
    expect(idsOf('can i use a lightening cream longer, i have been using it for 3 months')).toEqual(['lightener-use'])
  })
  it('of the routine kind does not silence words of alarm beside it', () => {
    const levels = findRedFlags(
      openKnowledge(compileKnowledge(all)),
      'I am losing patches of hair, I have a fever and feel confused',
    ).map(({ level }) => level)
    expect(levels).toEqual([expect.not.stringMatching('routine'), 'routine'])
  })
  it('does not take what is feared or avoided for what is, but listens in a crisis', () => {
    expect(idsOf('I am afraid of swelling lips')).toEqual([])
    expect(idsOf('I am scared I will kill myself')).toEqual(['suicidal-thoughts'])
    expect(idsOf('I am scared and want to die')).toEqual(['suicidal-thoughts'])
  })
})
