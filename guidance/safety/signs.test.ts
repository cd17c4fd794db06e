import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findClue } from './clue-search.ts'
import { findRedFlags } from './red-flags.ts'
import { signs } from './signs.ts'

// Where the clues of a sign must stand, and what takes it back: a sentence for each limit.

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const idsOf = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

/** Told in two sentences, it is the same thing. */
const acrossSentences: readonly (readonly [string, string])[] = [
  ['anaphylaxis', 'I have hives. I am wheezing'],
  ['anaphylaxis', 'I put on the new cream. Now I am wheezing'],
  ['anaphylaxis', 'I used the cream. Then I collapsed'],
  ['poisoning', 'My toddler got the lotion. He swallowed it'],
  ['product-in-eye', 'My eye is burning. The toner splashed up and went in'],
  ['non-fading-rash', 'He has spots. They do not fade when pressed'],
  ['non-fading-rash', 'Purple marks all over. And a fever'],
  ['rash-with-stiff-neck', 'She has a rash. Her neck is stiff'],
  ['rash-with-stiff-neck', 'She has a rash. Fever too and she is confused'],
  ['severe-medicine-reaction', 'I have mouth sores. And a rash'],
  ['severe-medicine-reaction', 'I have blisters. It began with the new tablets'],
  ['severe-medicine-reaction', 'My skin is peeling off. I take new tablets and have a fever'],
  ['severe-medicine-reaction', 'I have a rash. Maybe SJS'],
  ['spreading-infection', 'My leg is red. It is spreading and I have a fever'],
  ['spreading-infection', 'My leg is red. It is hot and I have a fever'],
  ['blisters-near-eye', 'I have shingles. It is on my face'],
  ['severe-burn', 'It was boiling water. My arm has blisters'],
  ['ill-newborn', 'He has a fever. He is 3 weeks old'],
  ['filler-blocked', 'I had filler. The skin is white'],
  ['heat-illness', 'I am so sunburnt. I keep vomiting'],
  ['chemical-burn', 'My face is burnt. It was the peel'],
  ['chemical-burn', 'I have blisters. I left it on too long'],
  ['chemical-burn', 'My face is raw. I left it on too long'],
  ['changing-mole', 'I have a mole. It is bigger'],
  ['sore-not-healing', 'I have a sore. It will not heal'],
  ['infected-skin', 'My skin is weeping. And I have a fever'],
  ['pregnant-isotretinoin', 'I am pregnant. My skin is dry. I take Roaccutane'],
  ['pregnant-retinoid', 'I am pregnant. Last night I used retinol'],
  ['lightener-use', 'I use a whitening cream. For 3 months now'],
  ['lightener-use', 'I use a whitening cream. My face has a rash'],
  ['lightener-use', 'I got this cream on the street. I use it'],
  ['lightener-use', 'Mercury is on the list. I am using it'],
  ['lightener-use', 'A tub with no label. It is to whiten me'],
  ['steroid-use', 'It is dermovate. Face and neck, daily'],
  ['steroid-use', 'It is dermovate. I used it for weeks'],
  ['steroid-use', 'It is dermovate. I mix it to be lighter'],
  ['lightener-use', 'It is hydroquinone. For 3 years'],
  ['hair-dye-reaction', 'I dyed my hair. Now I have a rash'],
  ['eye-symptoms', 'I have rosacea. My eyes are gritty'],
  ['spreading-hives', 'I have hives. They are spreading'],
  ['rash-with-fever', 'She has a rash. And a fever'],
  ['shingles', 'Shingles again. My back is painful'],
  ['isotretinoin-warning', 'I take Roaccutane. I feel depressed'],
  ['pregnancy-itch', 'I am pregnant. My palms itch'],
  ['tick-bite-fever', 'I had a tick bite. Now a fever'],
  ['severe-acne', 'It is cystic. My jaw is full of it'],
  ['severe-acne', 'I have acne. It is leaving scars'],
  ['stubborn-acne', 'My acne is not better. It has been 6 months'],
  ['hormonal-signs', 'I have acne. My periods are irregular'],
  ['recurring-boils', 'I get boils. In my armpits and they keep coming back'],
  ['appearance-distress', 'I never leave the house. It is because of my acne'],
  ['child-actives', 'She is 9 years old and a girl. She wants retinol'],
]

/** Each of these would be the flag, were it not for the words that take it back. */
const takenBack: readonly (readonly [string, string])[] = [
  ['anaphylaxis', 'my lips are swelling from the filler'],
  ['anaphylaxis', 'a cold sore makes my lip swell'],
  ['anaphylaxis', 'my face is swollen every morning'],
  ['anaphylaxis', 'I am out of breath when I run'],
  ['suicidal-thoughts', 'I cut myself shaving my legs'],
  ['poisoning', 'my son swallowed his vitamins with the bottle'],
  ['poisoning', 'my toddler swallowed ice cream. He was happy'],
  ['poisoning', 'my child ate ice cream'],
  ['product-in-eye', 'I put eye cream in the corner of my eye'],
  ['product-in-eye', 'my hair dye always runs into my eyes'],
  ['product-in-eye', 'it runs into my eyes when i sweat and burns'],
  ['product-in-eye', 'sunscreen went into them. My eyes are burning every time i sweat'],
  ['non-fading-rash', 'I feel ill. My purple shampoo is empty'],
  ['severe-medicine-reaction', 'blisters in my mouth and a cold sore and a rash'],
  ['severe-medicine-reaction', 'I take tablets for the blister of my cold sore'],
  ['severe-medicine-reaction', 'my skin is peeling everywhere, I take the tablets, roaccutane'],
  ['spreading-infection', 'my face is red and hot with a fever or a hot flush'],
  ['ill-newborn', 'my newborn has milk spots, little blisters'],
  ['filler-blocked', 'I am pale and considering filler'],
  ['chemical-burn', 'burnt by the sun, a sunburn, which lotion'],
  ['chemical-burn', 'my new shoes gave me blisters, which cream'],
  ['chemical-burn', 'blisters on my heel, walked too long'],
  ['chemical-burn', 'I used raw honey and left it on too long'],
  ['changing-mole', 'a new mole removal cream'],
  ['changing-mole', 'This product is new. It is a mole remover'],
  ['changing-mole', 'my spot is bleeding, a pimple'],
  ['dark-streak', 'a dark line of polish on my nail'],
  ['sore-not-healing', 'my barrier is not healing, one sore spot'],
  ['sore-not-healing', 'a growing bump from an ingrown hair'],
  ['infected-skin', 'a sore pimple with pus'],
  ['lightener-use', 'the doctor prescribed my lightening cream for 3 months'],
  ['lightener-use', 'can I try a whitening cream for 3 months'],
  ['lightener-use', 'can I use whitening soap, I have a rash'],
  ['lightener-use', 'can I buy a cream from the street to glow'],
  ['lightener-use', 'my question is can I take glutathione injections after winter'],
  ['lightener-use', 'I am using my tuna and thinking of mercury'],
  ['lightener-use', 'the cream has the planet mercury on it'],
  ['steroid-use', 'prescribed cortisone on my face for 3 weeks'],
  ['steroid-use', 'steroid free cream used for 3 weeks'],
  ['steroid-use', 'I can use betnovate mixed in a cream'],
  ['lightener-use', 'hydroquinone prescribed for 6 months'],
  ['lightener-use', 'should I use hydroquinone for 6 months'],
  ['steroid-use', 'should I use steroid cream for weeks'],
  ['steroid-use', 'I mix anabolic steroids in a tub'],
  ['hair-dye-reaction', 'recommend a hair dye, I react to everything'],
  ['eye-symptoms', 'I would like the best cream, I have sore eyes, each eye'],
  ['shingles', 'the shingles jab was painful'],
  ['yellow-eyes', 'my eyes look yellow in this foundation'],
  ['sudden-melasma', 'dark patches appeared overnight after a pimple'],
  ['losing-colour', 'I have white patches of sunscreen, a white cast'],
  ['child-actives', 'I have a 9 year old girl and want retinol'],
  ['pregnant-retinoid', 'pregnant, can I use my retinol'],
]

/** Clues in one sentence with a whole story between them belong to two things. */
const farApart: readonly (readonly [string, string])[] = [
  ['anaphylaxis', 'the swelling of my foot was treated by the nurse who also sold me balm for chapped lips'],
  ['anaphylaxis', 'the swelling of my foot was treated by the nurse who also sold me balm for a dry face'],
  ['poisoning', 'he drank his coffee and then we drove all the way to the big mall in town to get cream'],
  ['poisoning', 'he licked it all off and then we all went out to the mall to buy a cream'],
  [
    'blisters-near-eye',
    'I got a blister from walking and my friend who is a nurse has told me lots of things about eyelids',
  ],
  ['changing-mole', 'my garden is growing and every spring we sit there with tea and talk about her beauty spot'],
  ['changing-mole', 'my gums are bleeding since I went to the new dentist in town who has a mark'],
  ['dark-streak', 'a dark line runs along the wall of the room where she does my hair and also my nails'],
  ['sore-not-healing', 'my garden is growing and my friend who came by for tea yesterday showed me her lump'],
  ['spreading-hives', 'my rash is fine and my sister who lives with us says that her debts are spreading fast'],
  ['sudden-melasma', 'I have melasma and a dear old aunt who lives in the house next to ours left town overnight'],
]

/** Where the words stand in two sentences that are not about one thing. */
const notAcross: readonly (readonly [string, string])[] = [
  ['anaphylaxis', 'My feet are swelling. My lips are dry'],
  ['chemical-burn', 'I have a blister. I like this toner'],
  ['losing-colour', 'There are white patches on the wall. My face is fine'],
  ['changing-mole', 'It is skin cancer week. Is it open'],
  ['eye-symptoms', 'My eyes are sore. I ate nuts'],
  ['rash-with-fever', 'She has a rash. It is small. We like the cream. Her brother has a fever'],
]

describe('signs', () => {
  it('are of flags and clues that there are', () => {
    for (const { flag, clues, unless, asked, still } of signs) {
      expect(knowledge.redFlag(flag).id).toBe(flag)
      for (const clue of [...clues.flat(), ...unless, ...asked, ...still])
        expect(() => findClue(clue, ''), `${flag}: ${clue}`).not.toThrow()
    }
    expect(signs.length).toBeGreaterThan(80)
  })
  it.each(acrossSentences)('finds %s told in two sentences: “%s”', (id, text) => expect(idsOf(text)).toContain(id))
  it.each(takenBack)('does not find %s where it is taken back: “%s”', (id, text) =>
    expect(idsOf(text)).not.toContain(id),
  )
  it.each(farApart)('does not find %s in what stands far apart: “%s”', (id, text) =>
    expect(idsOf(text)).not.toContain(id),
  )
  it.each(notAcross)('does not find %s in two sentences that have nothing to do with each other: “%s”', (id, text) =>
    expect(idsOf(text)).not.toContain(id),
  )
})
