import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { milderOf } from './milder.ts'
import { readingOf } from './reading.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const presses = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('An everyday concern that weighs like an alarm is none, and is one where more is told', () => {
  it.each<[string, string]>([
    [
      'my child has a rash on her body, she is 2',
      'my child has a rash on her body, she is 2, she is very sleepy and wont drink',
    ],
    ['my son has a rash on his tummy he is 3', 'my son has a rash on his tummy he is 3 and his mom hits him'],
    ['why is my neck so black', 'my neck went black since he strangled me'],
    ['intamo yami imnyama', 'intamo yami imnyama futhi nginemfiva, angikwazi ukugwinya'],
    ['molala wa ka o motsho', 'molala o motsho, monna o nkgamile'],
    [
      'my brother has smelly feet and white skin between the toes',
      'smelly foot, white between the toes, and red streaks up the leg',
    ],
    [
      'there is a giant one growing on my cheek and the prom is friday',
      'a giant one growing on my cheek, prom is friday, my eye is swollen shut and i have fever',
    ],
    [
      'the corners of my mouth crack when i yawn',
      'the corner of my mouth droops on one side since this morning and my arm is weak',
    ],
    [
      'yellowish flat bumps on my eyelids for a year',
      'yellowish bumps on my eyelids and the whites of my eyes turned yellow',
    ],
    [
      'a wasp stung my knee yesterday, a bit swollen and itchy',
      'a wasp stung my knee, my lips are swollen and i feel dizzy',
    ],
    ['muskietbyte oor my arms, hulle jeuk', 'a spider bit my arm, the middle turned black and it spreads'],
    ['i swallowed a bit of lip gloss', 'i swallowed lip gloss on purpose, i want to die'],
    ['my toddler licked some aqueous cream', 'my toddler licked nail polish remover'],
    ['got shampoo in my mouth', 'got drain cleaner in my mouth'],
    ['ek het my lipglans ingesluk', 'my kind het bleikmiddel ingesluk'],
    [
      'my cinnamon lip gloss makes my lips puffy for ten minutes then it is gone',
      'my lip plumper made my lips swell and my tongue feels thick',
    ],
    ['my oe is soggens opgeswel', 'my linkeroog is rooi, seer en opgeswel vanoggend, ek het koors'],
    ['my toenail went black after a marathon', 'my toenail is black, i am diabetic and it smells'],
    ['scabs on my scalp because i scratch', 'wet scabs on my scalp after a relaxer, pus comes out'],
    ['ngwana o na le lekgopho ka lebaka la mocheso', 'ngwana o na le lekgopho mme o a chesa, ha a nyanye'],
    ['i have sugar and my neck is dark', 'i have sugar and my foot is black'],
    ['ngwana wa me o na le dipeise, o na le dingwaga di le 14', 'ngwana o na le dipeise, ntate o mo otlile'],
    [
      'bee sting on my toe this morning, a little swollen and itchy, breathing normal',
      'bee sting on my hand, and now hives on my tummy and dizzy, breathing normal',
    ],
    [
      '34 weeks, tummy itches where it stretches, only there, no rash',
      '34 weeks, belly itches where it stretches and my palms and soles too',
    ],
    [
      'had shingles 2 yrs ago on my ribs, still itches there sometimes, skin looks normal',
      'shingles 2 yrs ago and now again blisters on my ribs',
    ],
    ['a lash fell in my eye, got it out, bit pink for ten minutes, fine', 'lash glue went in my eye and it hurts'],
    ['popped a spot and it bled one drop. stopped already', 'my mole bled one drop, stopped, and bleeds again'],
    [
      'got a cold sore coming. can i still kiss my newborn niece at the weekend?',
      'my aunt with a cold sore kissed my newborn, now he has blisters',
    ],
    [
      'rub from new takkies, blister popped two days ago, dry now',
      'rub from new takkies, i am diabetic, the blister popped and smells',
    ],
    [
      'white patches on my hand and by my lip, growing slowly',
      'my lip is growing and my hand has hives since the new balm',
    ],
    [
      'Umntwana akanafiva, unezilonda ezomileyo emadolweni, uyadlala',
      'Umntwana unezilonda emlonyeni nasezandleni, unefiva',
    ],
    ['my dog scratches himself and his skin is red', 'dog scratch on my baby’s cheek, drew blood'],
    [
      'benzoyl peroxide on my chest is bleaching my bra',
      'mixed peroxide with bleach to get it out of my bra and now i cough from the fumes',
    ],
    ['my old dog bite scar is dark', 'old burn scar from childhood has opened up with a lump in it'],
    ['can you talk by voice note', 'who wrote the last letter, i said goodbye to everybody, i want to die'],
    [
      'who wrote the articles here',
      'i wrote letters, goodbye, who wrote the articles here does not matter, i want to end it',
    ],
    ['baby has a flat red mark on the eyelid', 'baby has a red mark on the eyelid, swollen shut and hot, fever'],
    [
      'baby 3 months has yellow crust on scalp',
      'baby 3 months has yellow crust on scalp that weeps and smells, she wont feed',
    ],
    [
      'mosquito bites on my child turned black',
      'a bite on my child turned black in the middle, a hole, and he has a fever',
    ],
    ['skin tag went black', 'my mole went black, grows and bleeds'],
    ['carbon laser peel black skin', 'had a carbon laser peel yesterday, my black skin has blisters and is raw'],
    ['black under my eyes since i was a kid', 'black under my eyes since he punched me'],
    ['one eye bag bigger than the other', 'one eye bag bigger than the other since yesterday, swollen shut and hot'],
    ['parting getting wider', 'my parting gets wider, sores with pus and a fever'],
    ['blood blister on finger', 'blood blisters on my fingers and in my mouth, bruises everywhere'],
    ['my toes go purple when its cold', 'my left foot is purple and cold, i cant feel it'],
    ['cold feet purple toes', 'cold feet purple toes, i am diabetic with a sore that smells'],
    ['hot water burn old 2 weeks pink', 'hot water burn 2 weeks and it is wet with pus and i have a fever'],
    ['how do i fade an old dog bite scar', 'dog bite mark, a stray bit me yesterday'],
    ['his toes peel and are white in between', 'boiling water fell on his toes, white and peeling in between'],
  ])('“%s” is none; “%s” is', (harmless, pressing) => {
    expect(presses(harmless)).toEqual([])
    expect(presses(pressing)).not.toEqual([])
  })
})

describe('A flag that words weigh like is let go for an everyday concern, and stays where something grave is told beside it', () => {
  it.each<[string, string, string]>([
    ['skin-dying', 'the folds of my neck are black', 'the folds of my neck went black since he strangled me'],
    ['diabetic-foot', 'i have sugar and my neck is dark', 'i have sugar, my neck is dark and my foot has a hole'],
    ['violence', 'why is my neck so black', 'my neck is black where he hit me, what covers it'],
    [
      'infected-skin',
      'smelly feet and white skin between the toes',
      'white between the toes, and red streaks up the leg',
    ],
    [
      'suicidal-thoughts',
      'a big pimple is coming and the prom is friday',
      'a big pimple is coming, prom is friday and i want to die',
    ],
    ['seen-now', 'the corners of my mouth crack when i yawn', 'the corners of my mouth crack and my lips are swollen'],
    [
      'yellow-eyes',
      'yellowish flat bumps on my eyelids for a year',
      'yellowish bumps on my eyelids and the whites of my eyes turned yellow',
    ],
    ['bite', 'mosquito bites on my arms that itch', 'mosquito bites on my arms, one turned black and i have a fever'],
    [
      'anaphylaxis',
      'a wasp stung my knee yesterday, a bit swollen and itchy',
      'a wasp stung my knee yesterday, my tongue is swollen and i feel dizzy',
    ],
    ['poisoning', 'i swallowed a bit of lip gloss', 'i swallowed a bit of lip gloss, i want to die'],
    [
      'anaphylaxis',
      'my cinnamon lip gloss makes my lips puffy for ten minutes then it is gone',
      'my lip plumper makes my lips puffy and my tongue feels thick',
    ],
    [
      'anaphylaxis',
      'bee sting on my toe this morning, a little swollen, breathing normal',
      'bee sting on my hand, breathing normal, now hives and dizzy',
    ],
    [
      'pregnancy-itch',
      '34 weeks, tummy itches where it stretches, only there',
      '34 weeks, tummy itches where it stretches and my palms and soles too',
    ],
    [
      'shingles',
      'had shingles 2 yrs ago on my ribs, skin looks normal',
      'had shingles 2 yrs ago, skin looks normal but my eye hurts',
    ],
    ['product-in-eye', 'a lash fell in my eye, bit pink, fine', 'a lash fell in my eye and i cant see'],
    ['seen-today', 'my nose bled a drop, stopped now', 'my nose bled a drop, stopped, then bled again'],
    [
      'changing-mole',
      'popped a spot and it bled one drop, stopped already',
      'popped my mole and it bled one drop, stopped already',
    ],
    [
      'seen-now',
      'got a cold sore coming. can i still kiss my niece',
      'got a cold sore. can i kiss my niece, i already kissed her',
    ],
    [
      'eyelid-swelling',
      'my eyes are puffy every morning',
      'my eyes are puffy every morning and my lids hurt and are hot, with fever',
    ],
    [
      'dark-streak',
      'my toenail went black after a marathon',
      'my toenail went black after a marathon, i am diabetic and it smells',
    ],
    ['seen-today', 'scabs on my scalp because i scratch', 'scabs on my scalp because i scratch, pus comes out'],
    ['poison-on-skin', 'ngwana o na le lekgopho ka lebaka la mocheso', 'letlalo le a hlohlona since the pesticide'],
    ['violence', 'ngwana wa me o na le dipeise', 'ngwana o na le dipeise, he beats him'],
    ['infected-skin', 'my baby has nappy rash', 'my baby has nappy rash with blisters and a fever'],
    [
      'chemical-burn',
      'i lick my lips all day and they are chapped',
      'i lick my lips all day, they are swollen and have blisters',
    ],
    ['violence', 'i snore and wake with bags under my eyes', 'bags under my eyes, i hardly sleep since he beats me'],
    [
      'violence-danger',
      'my nail is blue from the door',
      'my nail is blue, he slammed the door on it, my partner hits me',
    ],
    ['seen-today', 'i have sugar', 'i have sugar and a sore on my foot'],
    ['leaking-legs', 'my legs itch after a shower', 'my legs itch after a shower and i have hives and blisters'],
    ['scalp-ringworm', 'my oupa is bald with dry flakes', 'my oupa is bald and my toddler has bald rings too'],
    ['seen-today', 'we have diabetes', 'i have diabetes. there is a sore on my foot'],
  ])('%s: “%s” lets it go, “%s” does not', (id, harmless, pressing) => {
    expect([milderOf({ id }, readingOf(harmless)), milderOf({ id }, readingOf(pressing))]).toEqual([undefined, id])
  })
  it.each(knowledge.redFlags.map(({ id }) => id))('%s stays where no such concern is told', (id) =>
    expect(milderOf({ id }, readingOf('which cream suits me'))).toBe(id),
  )
})

describe('hatred of skin, blows that go on, and what only sounds like them', () => {
  const ids = (text: string): string[] =>
    findRedFlags(knowledge, text)
      .filter(({ level }) => level !== 'routine')
      .map(({ id }) => id)

  it.each([
    ['suicidal-thoughts', 'i hate my face and want to cut it'],
    ['suicidal-thoughts', 'i feel like cutting my face'],
    ['violence', 'my husband is hitting me'],
    ['violence', 'he keeps slapping me'],
    ['violence', 'for my son, he has bruises on his arms'],
    ['violence', 'my husband burns me with cigarettes and puts vaseline on it'],
    ['infected-skin', 'her cheeks are weeping yellow now'],
    ['chemical-burn', 'my acid peel is weeping yellow'],
  ])('%s: %s', (id, text) => expect(ids(text)).toContain(id))

  it.each([
    'i hate my nose hair and want to cut it',
    'i want to cut my hair',
    'my husband is beating me at chess',
    'she keeps hitting me up on whatsapp',
    'for my son, he has a rash on his arms',
    'my father smokes in bed and he uses ointment on his legs every night',
  ])('nothing presses: %s', (text) => expect(ids(text)).toEqual([]))
})
