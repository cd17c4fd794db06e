import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findSigns } from './red-flags.ts'

// What looks like an alarm and is none, each beside what it must never be taken for.

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const signsOf = (text: string): string[] => findSigns(knowledge, text).map(({ id }) => id)

const harmless: readonly (readonly [string, readonly string[]])[] = [
  [
    'hair that is dyed, in a slip of the pen',
    [
      'I want to die my hair and fix my skin',
      'can i die my hair while pregnant',
      'going to die my hair black before the wedding',
    ],
  ],
  [
    'an everyday product that stung',
    [
      'new vitamin c serum burned and now my cheeks r red n tight, what now',
      'my toner burned for a minute so I stopped',
      'urea cream burns on my cracked elbow skin, should i use a lower percentage',
    ],
  ],
  [
    'a burn that healed',
    [
      'burnt by a home peel in lockdown, healed w/o scars, no peels now',
      'Benzoyl peroxide took my skin off in matric, healed fine',
    ],
  ],
  [
    'a product for sweat that should stay out of the eyes',
    [
      'running Comrades: what stops sunscreen from running into my eyes with the sweat and burning?',
      'Training for Comrades. How do I stop my sunscreen running into my eyes and burning?',
      'how do i keep shampoo from getting in my babys eyes',
      "Sonskerm loop in my oë as ek fietsry. Is daar 'n stick wat bly sit?",
    ],
  ],
  [
    'lips that are dark',
    ['my lips are black, what helps', 'why are my lips dark and dry', 'her lips got darker from smoking, which balm'],
  ],
  [
    'an eye that is well again',
    [
      'got a bit of face wash in my eye in the shower 2 days ago, no redness, seeing fine',
      'got shampoo in my eye last week, stung for a minute and was fine',
      'shampoo got in her eye at bath, we rinsed, she is fine since last night',
    ],
  ],
  [
    'a lightener that nobody has used yet',
    [
      'havent opened it yet. cream from a stall says: Aqua, Hydroquinone, Paraffinum Liquidum, Parfum. good for dark marks?',
      'sum1 at taxi rank selling this soap can i use: Sodium Palmate, Water, Mercuric Iodide',
      "Ingredients say mercurous chloride. I'm standing in the shop, do I put it back?",
      'my friend swears by a soap w mercuric iodide frm the DRC, i told her id ask first',
      'got a freebie at Small Street mall: Carolight soap. use or lose',
      'my aunt gave me a tube of Movate, havent opened it yet, when do i put it on',
      'havnt even opened it, soap off the street with mercury in it',
      'havent smelt let alone used it: jar from the taxi rank, "super white gold", list has steroid or smth. bin it?',
      'Gave the mkhulu at the market a skip on his herbal bleaching cream with no label. Was I right?',
    ],
  ],
  [
    'eyes that water for a moment',
    ['eyelash glue fumes make my eyes water for a sec when i do my own lashes. better brand?'],
  ],
  [
    'a figure of speech',
    [
      'choking on the price of that serum',
      'my foundation is choking my pores i think',
      'it stabbed me in the heart when she said i look tired',
      "I'd rather die than go out without concealer, just joking",
      'the geyser burst and burned a hole in my budget. cheap cleanser?',
      'I almost fainted at the price of that cream, what is cheaper',
      'nearly fainted, that serum is R900',
      'my hair committed suicide after the relaxer, how do I get it soft',
      'my eyeliner stabs me every morning, how do I get it even',
      'my geyser water is scalding, is hot water bad for my face',
      'proteas collapsed again and i ate junk all night, will i break out',
      'im choking on this strong perfume my aunt gave, can i spray it on clothes only',
      'my mom threatened to throw out my 12 step routine, which steps can go',
      'my sisters kid ate all my vitamin c gummies but it was last year, are gummies good for skin',
      'tiktok girl burned her face with lemon, so is lemon really bad',
      'the cake had blue icing and my sons lips are blue, how to get it off',
      'after my night shift im dead, which eye cream',
      'my lips are swollen from kissing all night, what balm',
      'my uncle survived a snake bite in 1988, and now his heels are cracked',
    ],
  ],
  [
    'skin that drinks, or serum of which there was too much',
    [
      'my heels drink body butter, swallowed the whole jar already',
      'these curls eat conditioner, what is richer',
      'think I overdosed, I put three pumps of lactic acid on my cheeks',
      'overdosed on sunscreen today, layered it on my arms twice',
    ],
  ],
  [
    'what was seen in a series or a post',
    [
      'watched a documentary where a man drank bleach for his skin, why would it not work',
      'read a post about a girl burnt by acid, is mandelic acid the same',
    ],
  ],
  [
    'a lip that was knocked',
    ['bumped my lip on the car door, it is swollen', 'the ball hit my face at netball practice, cheek swollen'],
  ],
  ['"been" that is no leg', ['i am diabetic and have been using a hand cream, my cheeks are red']],
  [
    'a head that is shaved, eyes at the beach, periods that stay away for a reason',
    [
      'which oil keeps my shaved bald head smooth and shiny',
      'wind on the beach, sand in my eyes and my cheeks are red',
      'I am on depo and get no periods, pimples though',
    ],
  ],
  [
    'a spot that everybody has again and again',
    ['my lips peel, heal and peel again', 'cold sore that scabs, heals and comes back every July'],
  ],
  [
    'a hit that is none',
    [
      'my manager hit me with another deadline, stress spots',
      'he kicked me out of the bathroom, my masks take too long',
    ],
  ],
  ['a lightener that another speaks for', ['my aunty says put caro light on your knees for a month, i have not']],
  ['an old scar', ['dog bite scar on my calf frm childhood', 'scar from dog bite 2003 on lip, want makeup to cover']],
  ['a question what a word means', ['impetigo, what is it n is it the same as ringworm']],
  [
    'what is said not to be so',
    [
      "nothing's bleeding n the mole hasnt changed in 20 yrs",
      'akunamkhuhlane, akukho buhlungu, yi-rash encinci nje yokubila',
      'andinamkhuhlane, yi-rash nje',
    ],
  ],
]

const alarming: readonly (readonly [string, string])[] = [
  ['suicidal-thoughts', 'i want to die, my hair is falling out'],
  ['suicidal-thoughts', 'i want to die my face is a mess'],
  ['suicidal-thoughts', 'i want to die my hair is gone'],
  ['chemical-burn', 'new vitamin c serum burned and now my cheeks are red and tight, and there are open sores'],
  ['chemical-burn', 'new serum burned and my face is red. this morning it is white and peeling off'],
  ['chemical-burn', 'cream burns on my face and it weeps'],
  ['chemical-burn', 'hair removal cream burned and now my lip is red'],
  ['chemical-burn', 'the cream burnt my face'],
  ['chemical-burn', 'burnt by relaxer yesterday, healed fine on one side, raw on the other'],
  ['spreading-infection', 'the wound healed fine, now its open, red and hot with a fever'],
  ['product-in-eye', 'got shampoo in my eye last week, was fine but now its blurry'],
  ['product-in-eye', 'got shampoo in my eye last week, it was fine. now it hurts'],
  ['product-in-eye', 'got shampoo in my eye last night, left eye is ok, right eye is red and shut'],
  ['product-in-eye', 'face wash got in my eye 2 days ago, its red, seeing fine'],
  ['product-in-eye', 'sonskerm loop in my oog as ek sweet en nou is dit rooi en dof'],
  ['product-in-eye', 'jik loop in my oe as ek skoonmaak'],
  ['product-in-eye', 'sunscreen got into my eye while running and it burns like hell'],
  ['lightener-use', 'i havent used it today but i have been using caro light for 3 years'],
  ['lightener-use', 'cream from the taxi rank has mercury, i havent used it since last week'],
  ['lightener-use', 'i have used the soap with mercuric iodide every day. use or lose'],
  ['lightener-use', 'i put mercury cream on my face every night'],
  ['lightener-use', 'i use soap with mercury, standing in the shop now to buy another'],
  ['product-in-eye', 'how do i stop the acid getting deeper, it splashed in my eye'],
  ['product-in-eye', 'how do i stop jik running into her eyes, she splashed herself'],
  ['toxic-fumes', 'jik fumes make my eyes water for a sec'],
  ['toxic-fumes', 'fumes of the nail glue made my eyes water for a sec, now my chest burns'],
  ['anaphylaxis', 'my son collapsed after the match, lips swollen'],
  ['anaphylaxis', 'nearly fainted when I put on the R900 serum, my lips are swelling'],
  ['anaphylaxis', 'im choking on this strong perfume, my throat is closing'],
  ['violence-danger', 'he threatened to kill me and throw out my things'],
  ['poisoning', 'my sisters kid drank my acetone but it was last night'],
  ['severe-burn', 'kettle is boiling hot and it spilled on my baby'],
  ['severe-burn', 'geyser water is scalding, it burned my arm with blisters'],
  ['severe-burn', 'the geyser burst and the hot water burned a hole in my leg'],
  ['anaphylaxis', 'my lips are swollen from kissing him, he ate peanuts and my throat is closing'],
  ['violence-danger', 'my boyfriend stabs me with a fork when he drinks'],
  ['snake-or-scorpion', 'he survived a snake bite in 1988 and now was bitten again an hour ago, leg is swollen'],
  ['anaphylaxis', 'i am choking, my throat closed after the cream'],
  ['violence-danger', 'the knife slipped and it stabbed me in the back'],
  ['violence-danger', 'he stabbed me in the heart with a knife'],
  ['suicidal-thoughts', "i'd rather die than go out without concealer"],
  ['suicidal-thoughts', "i'd rather die than go out without concealer, just joking. but i do want to die"],
  ['bite', 'dog bite on my old scar'],
  ['bite', 'a dog bit me today, right on the bite scar from childhood'],
  ['skin-dying', 'her lips went blue and cold after the filler'],
  ['poisoning', 'umntwana usele ijik'],
  ['poisoning', 'unyana wam usele i-bleach'],
  ['suicidal-thoughts', 'the scars on my arm, they from me'],
  ['severe-burn', 'kettle water on my arm and it came up in a huge bubble'],
  ['infected-skin', 'impetigo, what is it, my son has it and it weeps'],
  ['changing-mole', "nothing's helped, my mole is bleeding"],
  ['rash-with-fever', 'nothings helping, she has a rash and a fever'],
  ['rash-with-fever', 'umntwana unomkhuhlane, une-rash'],
]

describe('the signs', () => {
  it.each(harmless.flatMap(([what, texts]) => texts.map((text) => [what, text] as const)))(
    'raise no alarm for %s: “%s”',
    (_, text) => {
      expect(signsOf(text)).toEqual([])
    },
  )
  it.each(alarming)('still find %s in what looks as harmless: “%s”', (id, text) => expect(signsOf(text)).toContain(id))
})
