import { describe, expect, it } from 'vitest'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { onlyByRule } from '../triage/must-not-miss.ts'
import { findRedFlags } from './red-flags.ts'
import { milderFlags } from './milder.ts'
import { signs } from './signs.ts'

// Only the parts that red flags stand on, so that a slip elsewhere in the knowledge fails its own tests and not these.
const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const idsOf = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

const found: Record<string, string[]> = {
  anaphylaxis: [
    'My lips are swelling and I can’t breathe',
    'I put on a new cream and now my throat feels tight',
    'my gesig swel op',
    'Ek kan nie asemhaal nie',
    'angikwazi ukuphefumula',
    'andikwazi ukuphefumla',
    'ubuso bami buvuvukile',
    'my toungue is swelling up after peanut butter',
    'struggling to breath after that face mask',
    'Face swollen and wheezing since I used the serum',
    'my tong is geswel',
    'I think I am having an anaphylactic reaction',
    'her face is so swollen after the new lotion',
    'my son has hives and trouble breathing',
    'I passed out after putting on the product',
    'lips swollen, throat closing',
    'face is swelling omg what do i do',
    'Not sure what happened but my tongue is swelling',
    'I got stung by a bee and i’m wheezing',
    'ke tshwerwe ke letshoo, ha ke kgone ho hema',
    'No itching, but my lips are swelling',
    'should i use retinol tonight? also my lips are swelling',
    'my face blew up like a balloon after the mask',
  ],
  'suicidal-thoughts': [
    'I want to kill myself',
    'want to kms bc of my acne',
    'I don’t want to be here anymore because of my skin',
    'sometimes I wish I was dead',
    'ek wil doodgaan',
    'Ek wil nie meer lewe nie',
    'ngifuna ukufa',
    'ndifuna ukuzibulala',
    'ke batla ho shwa',
    'I’ve been cutting myself again',
    'my skin makes me suicidal',
    'I can’t go on like this',
    'there’s no point in living with this face',
    'everyone would be better off without me',
    'i wanna die',
    'What serum is good? I want to end my life',
    'I keep hurting myself because i hate my face',
    'my daughter says she wants to kill herself over her skin',
    'I feel suicidle',
  ],
  poisoning: [
    'My toddler swallowed sunscreen',
    'my baby drank some of my toner',
    'my son ate a tube of hydrocortisone cream',
    'my 2 year old swallowed nail polish remover',
    'my kind het room ingesluk',
    'umntwana uphuze i-toner yami insipho',
    'My daughter got hold of my retinol serum. I think she drank some',
    'I accidentally swallowed some glycolic toner',
    'the baby has essential oil in his mouth, he swallowed it',
    'I took too many pills',
    'my dogter het sjampoe gedrink',
    'toddler licked the retinol cream and ate some',
    'What do I do if my child swallowed lotion?',
  ],
  'product-in-eye': [
    'I got retinol in my eye',
    'glycolic acid splashed into my eyes',
    'bleach in my son’s eye',
    'daar het suur in my oog gespat',
    'sunscreen got in my eye and it burns',
    'relaxer ran into her eye',
    'Peeling solution went in my eye help',
    'i sprayed perfume in my eye by accident',
    'ikhilimu ingene emehlweni',
  ],
  'non-fading-rash': [
    'He has purple spots that don’t fade when I press a glass on them',
    'a non-blanching rash on my baby',
    'purple spots and a fever',
    'my child is vomiting and has purple bruise like spots',
  ],
  'rash-with-stiff-neck': [
    'I have a rash, fever and my neck is stiff',
    'rash and a stiff neck',
    'My daughter has a rash and fever and is very confused',
  ],
  'severe-medicine-reaction': [
    'I started new antibiotics and now my skin is blistering',
    'My skin is peeling off and I have sores in my mouth',
    'blisters all over and mouth sores after lamotrigine',
    'my vel dop af en ek het sere in my mond',
    'I took allopurinol. Now I have blisters and fever',
    'after bactrim my skin is coming off in sheets and my eyes are red and sore',
  ],
  'spreading-infection': [
    'My cheek is red, hot and swollen and I have a fever',
    'the red area is spreading fast and I have chills',
    'boil on my leg is hot and spreading rapidly',
  ],
  'blisters-near-eye': [
    'blisters near my eye',
    'painful blisters on my eyelid',
    'I have shingles on my face',
    'blase naby my oog',
  ],
  'severe-burn': [
    'boiling water burned my arm',
    'my daughter got scalded by hot tea, she has blisters',
    'someone threw acid at me',
    'kookwater het my hand gebrand',
  ],
  'ill-newborn': [
    'my newborn has blisters',
    'my 2 week old baby has a fever and pimples',
    'newborn with pus on the skin',
  ],
  'filler-blocked': [
    'I had lip filler yesterday and my skin is turning white and severe pain',
    'vision is blurry? no: I went blind in one eye after filler',
  ],
  'snake-or-scorpion': ['my brother was bitten by a snake', 'scorpion sting on my foot, which cream?'],
  'heat-illness': ['I got badly sunburnt and now I am vomiting and confused'],
  'chemical-burn': [
    'I think I burned my face with glycolic acid',
    'my skin is blistering after a chemical peel',
    'I have a chemical burn from the peel',
    'ek het my gesig verbrand met die suur',
    'blisters after laser hair removal',
    'my face burnt from lemon juice',
    'I left the relaxer on too long and my scalp has blisters',
    'Used a tca peel and my cheeks are raw and weeping',
  ],
  'sunburn-blisters': ['my sunburn has blisters', 'can i pop a sunburn blister', 'sonbrand met blase op my skouers'],
  'changing-mole': [
    'My mole is changing shape',
    'a mole on my back is getting bigger',
    'mole that bleeds',
    'my moesie het groter geword',
    'This freckle has irregular edges and is itchy',
    'I have a new mole on my leg that is growing',
    'I’m worried this is skin cancer',
    'I had a mole removed years ago and now a new mole is growing next to it',
  ],
  'dark-streak': [
    'there’s a dark streak in my toenail',
    'a black line under my thumb nail',
    'new dark spot on the sole of my foot',
    'donker streep in my nael',
    'dark brown patch on my palm',
  ],
  'sore-not-healing': [
    'a sore on my nose that won’t heal',
    'this wound keeps bleeding',
    'seer wat nie genees nie',
    'lump on my cheek keeps growing',
    'a pimple that has not healed for two months and bleeds',
  ],
  'infected-skin': [
    'my eczema is weeping with yellow crusts',
    'eczema is oozing pus',
    'my ekseem het etter',
    'my son’s eczema looks infected',
    'I think I have impetigo',
  ],
  'pregnant-isotretinoin': [
    'I’m pregnant and on Roaccutane',
    'my period is late and I take Oratane',
    'I just found out I’m pregnant. I’ve been taking isotretinoin for 3 months',
    'ek is swanger en gebruik roaccutane',
    'ngikhulelwe futhi ngisebenzisa i-roaccutane',
    'I take accutane and want to fall pregnant',
    'Im preggers and taking acutane',
  ],
  'pregnant-retinoid': [
    'I’m pregnant and I’ve been using retinol',
    'I am 8 weeks pregnant and used tretinoin last night',
    'Just found out I’m expecting. I was using adapalene every night',
    'ek is swanger en het retinol gebruik',
  ],
  'lightener-use': [
    'I’ve been using a skin lightening cream for 3 months',
    'a fade cream from the street, been using it for weeks',
    'I got glutathione injections last month',
    'my cream has mercury in it',
    'I use a cream from a hawker with no label to get lighter',
    'been on skin whitening injections',
    'hydroquinone for 2 years and my face is darker',
    'I use lightning cream everyday',
    'ek gebruik al maande bleek room',
  ],
  'steroid-use': [
    'I used dermovate on my face for two years',
    'betnovate on my face daily for months',
    'my face burns when I stop the steroid cream I used for 6 months',
  ],
  'hair-dye-reaction': [
    'I dyed my hair and my scalp is swollen with blisters',
    'rash after black henna',
    'my face is itchy and swollen since the hair dye',
  ],
  'eye-symptoms': [
    'I have rosacea and my eyes are gritty',
    'shingles and blurred vision',
    'my rosasea is bad. My eyes feel sore and sensitive to light',
  ],
  'spreading-hives': [
    'hives are spreading all over my body',
    'I have welts all over since yesterday',
    'galbulte oor my hele lyf, dit versprei',
  ],
  'rash-with-fever': [
    'my baby has a rash and a fever',
    'rash and high temperature',
    'my kind het uitslag en koors',
    'umntwana unomqubuko futhi umqubuko nomkhuhlane, umkhuhlane',
  ],
  shingles: ['I think I have shingles', 'shingles rash on my back, so painful'],
  'isotretinoin-warning': ['I feel so depressed since I started Roaccutane', 'on oratane and I have severe headaches'],
  'pregnancy-itch': [
    'I’m pregnant and my palms and soles itch like crazy',
    'pregnant with intense itching all over at night',
  ],
  'yellow-eyes': ['my eyes have turned yellow', 'yellow eyes and itchy skin'],
  'tick-bite-fever': ['I have a fever after a tick bite', 'bosluis het my gebyt en ek het koors'],
  'severe-acne': [
    'I have cystic acne',
    'nodular acne on my jaw',
    'my pimples are leaving scars',
    'deep painful pimples under my skin',
    'ernstige aknee, diep en seer',
  ],
  'stubborn-acne': [
    'I’ve used benzoyl peroxide for 4 months and my acne is not better',
    'nothing works for my acne, it’s been 2 years',
    'acne still the same after 16 weeks, no improvement',
  ],
  'hormonal-signs': ['acne and irregular periods', 'irregular periods and chin hair'],
  'sudden-melasma': ['dark patches on my cheeks suddenly appeared', 'melasma came overnight'],
  'losing-colour': ['white patches are spreading on my face', 'I have white patches on my hands that are numb'],
  'hair-loss': ['bald patches on my scalp', 'my hair is falling out in clumps', 'I’m losing my edges'],
  'recurring-boils': ['boils in my armpits keep coming back'],
  'appearance-distress': [
    'I spend hours in front of the mirror checking my skin',
    'I don’t leave the house because of my acne',
    'I can’t stop checking my pores in the mirror',
    'I avoid people because of my skin',
    'Ek is so lelik, ek gaan nie meer uit nie oor my vel',
  ],
  'child-actives': [
    'my 8 year old daughter wants retinol',
    'I’m 10 and I want a glycolic acid toner',
    'best serum for my 9 year old girl',
    'my dogter is in graad 4 en wil retinol hê',
    'which acids for my 7yo',
  ],
}

const silent = [
  'what is anaphylaxis?',
  'can retinol cause swelling?',
  'Can niacinamide cause swelling of the face?',
  'this breakout is killing me',
  'I’m dying to try retinol',
  'a sunscreen to die for',
  'what is a suicide shower?',
  'my dead skin is flaking',
  'I had a mole removed years ago, can I use acids there?',
  'no swelling, just a bit of redness',
  'There is no swelling or fever, only dry skin',
  'I’m not pregnant, can I use retinol?',
  'My skin can’t breathe under makeup',
  'I need something that lets my skin breathe',
  'which eye cream is best?',
  'dark circles under my eyes',
  'a sunscreen that doesn’t run into my eyes',
  'Which sunscreen doesn’t sting eyes?',
  'my eyes are puffy in the morning',
  'How do I avoid a chemical burn?',
  'what does a chemical peel do?',
  'what is a changing mole?',
  'how do I check my moles for changes?',
  'my dark spots are getting darker',
  'dark marks after pimples',
  'a purple shampoo for blonde hair',
  'purple marks that don’t fade after acne',
  'Is retinol safe in pregnancy?',
  'I’m pregnant, what moisturiser can I use?',
  'I’m pregnant, can I use retinol?',
  'can I use retinol while pregnant',
  'is azelaic acid safe when breastfeeding?',
  'I drank rooibos tea for my skin',
  'I take collagen supplements',
  'my skin drinks up moisturiser',
  'does drinking water help skin?',
  'Roaccutane makes my lips peel',
  'my lips are dry and peeling on roaccutane',
  'cold sore blister on my lip, medicine?',
  'my face is peeling from retinol',
  'vitamin C stings a bit',
  'my sunscreen burns a little',
  'how do I fade dark marks?',
  'I want a more even tone',
  'which products help hyperpigmentation?',
  'is hydroquinone banned in South Africa?',
  'what does mercury do to skin?',
  'are glutathione injections safe?',
  'mercury retrograde ruined my skin',
  'my doctor prescribed hydrocortisone for my eczema, can I moisturise over it?',
  'I have eczema, which cleanser?',
  'my eczema is dry and itchy',
  'I have rosacea, what sunscreen?',
  'what’s a good routine for acne?',
  'pimples on my chin, what can I use?',
  'I’ve had pimples for a week',
  'my 13 year old has pimples',
  'a gentle cleanser for my 8 year old',
  'sunscreen for my toddler',
  'I have 2 kids and no time',
  'I cut my hair',
  'my skin looks dead',
  'kill bacteria on skin',
  'this serum is killer',
  'I burn easily in the sun',
  'is lemon juice bad for skin',
  'what are hives?',
  'I used to have cystic acne years ago, now just dry',
  'hair growth oil for edges',
  'how do I stop picking?',
  'white cast from sunscreen on my face',
  'I check the mirror every morning',
  'what helps a swollen pimple on my face?',
  'I have a swollen cyst on my cheek',
  'my face was swollen last year but it went away',
  'I used to be allergic to nuts',
  'I’m allergic to nuts',
  'Best budget moisturiser under R200',
  'retinol or bakuchiol?',
  'does benzoyl peroxide bleach towels?',
  'I’m scared of chemical burns from peels',
  'what is Stevens-Johnson syndrome?',
  'how long does a patch test take',
  'is there a risk of anaphylaxis with fragrance?',
  'my skin feels hot after the gym',
  'my neck is stiff from the gym',
  'watter room is goed vir droë vel?',
  'ek is nie swanger nie, mag ek retinol gebruik',
  'geen koors nie, net droë vel',
  'ngicela usizo ngezinduna',
  'die beste room vir die gesig',
  'I’m new to skincare',
  'new mole-free foundation',
  'Aqua, Glycerin, Glycolic Acid, Retinol, Parfum',
  'I want to hide my pores',
  'my budget is R500 for 3 months',
  'I could die for smooth skin',
  'I nearly died of embarrassment about this pimple',
  'let’s kill this acne',
  'I hate my acne',
  'what is the best sunscreen for kids?',
  'how should children use sunscreen?',
  'my baby has dry skin',
  'We have no history of melanoma, which sunscreen?',
  'does sunscreen prevent skin cancer?',
  'the cream swells the hair shaft',
  'coconut oil for my newborn’s dry skin',
  'how to dye my hair safely with sensitive skin?',
  'my nail polish has a dark line',
  'nail polish in a dark brown',
  'tretinoin made my skin raw shea butter works?',
  'never had hives or swelling',
  'I have no hives, swelling or fever',
  'without burning or blisters, can I go stronger?',
  'what do I do for razor bumps',
  'is it bad if it burns?',
]

describe('findRedFlags', () => {
  it.each(Object.entries(found).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
    'finds %s in “%s”',
    (id, text) => {
      expect(idsOf(text)).toContain(id)
    },
  )

  it.each(silent)('finds nothing in “%s”', (text) => {
    expect(idsOf(text)).toEqual([])
  })

  it('knows a flag for every sign and a sign for every flag, or another flag that gives way to it', () => {
    expect(new Set([...signs.map(({ flag }) => flag), ...milderFlags])).toEqual(
      new Set(knowledge.redFlags.map(({ id }) => id).filter((id) => !onlyByRule.has(id))),
    )
    for (const id of Object.keys(found)) expect(knowledge.redFlag(id).id).toBe(id)
  })
})

describe('a crisis', () => {
  const actionFor = (text: string) => findRedFlags(knowledge, text)[0]?.action
  it.each([
    'my daughter is 14 and says she wants to die because of her skin',
    'my partner said we would all be better off without him',
  ])('told of another speaks to the one who tells it: “%s”', (text) =>
    expect(actionFor(text)).toMatch(/^Take it seriously, and stay with them/),
  )
  it.each(['I want to die because of my skin', 'my mother laughs at my acne and i want to kill myself'])(
    'of one’s own speaks to the person: “%s”',
    (text) => expect(actionFor(text)).toMatch(/^Please talk to somebody now/),
  )
})

describe('what is told beside a question', () => {
  it.each([
    ['can i give my baby milk, he drank paraffin', 'poisoning'],
    ['can i still use toner i left the peel on too long and now its blistered', 'chemical-burn'],
    ['can i make him vomit, he had drain cleaner', 'toxic-fumes'],
  ])('presses: “%s”', (text, flag) => expect(idsOf(text)).toContain(flag))
  it.each(['can retinol cause swelling, redness or itching on my face', 'can a peel burn, i want to try one'])(
    'does not, where nothing happened: “%s”',
    (text) => expect(idsOf(text)).toEqual([]),
  )
})

describe('what hits', () => {
  it.each([
    'my grandson hits me when I do not hand over my pension. what fades bruises on thin skin',
    'my man slaan my as die kos laat is, watter salf vir blou kolle',
  ])('is violence where somebody does it for money or a meal: “%s”', (text) =>
    expect(idsOf(text)).toContain('violence'),
  )
  it('is no violence where it is a smell', () =>
    expect(idsOf('that perfume hits me when I open the box, is it too strong for my skin')).toEqual([]))
})

describe('a retinoid and a pregnancy', () => {
  it.each([
    'I’m pregnant and still using retinol, it’s not me it’s my husband who wants the baby',
    'I am on roaccutane and pregnant, not me who stops it',
    'not me finding out I am pregnant while using tretinoin every night',
    'I’m pregnant and on accutane. not me panicking',
  ])('is one’s own, whatever else is “not me”: “%s”', (text) =>
    expect(idsOf(text).join()).toMatch(/pregnant-(?:isotretinoin|retinoid)/),
  )
  it.each([
    'my daughter is pregnant, not me! I want a proper retinol',
    'my sister is pregnant not me, can I use retinol every night',
  ])('is nobody’s where it is another’s and one asks for oneself: “%s”', (text) => expect(idsOf(text)).toEqual([]))
})

describe('what is told', () => {
  const actionFor = (text: string) => findRedFlags(knowledge, text)[0]?.action
  it('of another in one sentence is of another in all', () => {
    expect(actionFor('My skin is bad and my face is red. My daughter says she wants to die')).toMatch(
      /^Take it seriously, and stay with them/,
    )
  })
  it('of oneself in one sentence is of oneself, whoever else is spoken of', () => {
    expect(actionFor('My mother laughs at my acne. I want to kill myself')).toMatch(/^Please talk to somebody now/)
  })
  it('of another calls for the same where a flag has no words for that', () => {
    expect(actionFor('my daughter has a mole that is bleeding')).toBe(knowledge.redFlag('changing-mole').action)
  })
  it('is one thing where the lesser one is its look', () => {
    expect(idsOf('my son has round bald patches on his head with ringworm')).toEqual(['scalp-ringworm'])
  })
  it.each([
    'I know not to mix Jik with anything so I just use dish soap on makeup brushes, good?',
    'my lil boy spilled the nail remover on the mat, is acetone free better for my nails',
  ])('once is not taken for two clues: “%s”', (text) => expect(idsOf(text)).toEqual([]))
})

describe('words of alarm', () => {
  /** What is found where "zonk" speaks so much for a flag, and "milk" against all. */
  const foundWith = (flag: string, zonk: number, text: string): string[] => {
    const words = new Map([
      ['zonk', [0, zonk]],
      ['milk', [50, 0]],
    ])
    return findRedFlags(
      {
        ...knowledge,
        alarmWords: {
          flags: [flag],
          start: [0, 0],
          units: [0, 0],
          words,
          weights: [
            [1, 0],
            [0, 1],
          ],
        },
      },
      text,
    ).map(({ id }) => id)
  }
  it('add nothing to an emergency or a crisis that a sign has found', () => {
    expect(foundWith('poisoning', 30, 'a snake bit me, zonk')).toEqual(['snake-or-scorpion'])
    expect(foundWith('poisoning', 30, 'I want to die, zonk')).toEqual(['suicidal-thoughts'])
  })
  it('make an emergency of what a sign found to press for today, and nothing else', () => {
    expect(foundWith('poisoning', 0, 'I have a sore that does not heal, zonk')).toEqual([
      'poisoning',
      'sore-not-healing',
    ])
    expect(foundWith('seen-today', 30, 'I have a sore that does not heal, zonk')).toEqual(['sore-not-healing'])
  })
  it('name no flag twice', () => expect(foundWith('violence', 30, 'my husband hits me, zonk')).toEqual(['violence']))
  it('make one of a sign that is sure only where they are surer', () => {
    expect(foundWith('poisoning', 0, 'my mole is bleeding, zonk')).toEqual(['changing-mole'])
    expect(foundWith('poisoning', 30, 'my mole is bleeding, zonk')).toEqual(['poisoning', 'changing-mole'])
  })
  it('stand beside a sign that presses for nothing', () => {
    expect(foundWith('seen-today', 30, 'I have boils in my armpits that keep coming back, zonk')).toEqual([
      'seen-today',
      'recurring-boils',
    ])
    expect(foundWith('poisoning', 0, 'I have boils in my armpits that keep coming back, zonk')).toEqual([
      'recurring-boils',
    ])
  })
  it('are weighed alone in what is told beside a question, when the question speaks against them', () => {
    expect(foundWith('poisoning', 30, 'Thanks. Can I give him milk, he had zonk')).toEqual(['poisoning'])
    expect(foundWith('poisoning', 30, 'Can he have milk or zonk')).toEqual([])
  })
})
