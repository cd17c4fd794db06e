import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { personOf } from './person.ts'

// What the two free texts tell beside the wish: a hoped-for child, whose allergy or pregnancy it is, a medicine by its month, skin that tears.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies = 'none', more: Partial<QuizAnswers> = {}): QuizAnswers => ({
  age: '30-39',
  skin_type: 'dry',
  concerns: ['aging', 'texture'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['stress'],
  goals,
  allergies,
  ...more,
})
const conditionsOf = (goals: string, allergies?: string) =>
  personOf(known, answers(goals, allergies)).situation.conditions
const resultOf = (goals: string, allergies?: string) => analyseQuiz(known, answers(goals, allergies), catalogue)
const avoidOf = (allergies: string) => personOf(known, answers('soft skin', allergies)).situation.avoid

describe('a child that is hoped for', () => {
  it.each([
    'came off the pill at Easter, my man and me are hoping for a lightie',
    'we are praying for a little one this year, glow please',
    'quit contraception in June to start a family, fewer lines',
    'ons hoop op n kleintjie, droë vel',
    'sifuna ingane, ngifuna isikhumba esibushelelezi',
    'had the loop taken out, wishing for another kid',
  ])('is cared for as a pregnancy, and no crisis: %s', (goals) => {
    expect(conditionsOf(goals)).toContain('trying')
    expect(resultOf(goals).products.length).toBeGreaterThan(0)
  })
  it.each([
    'came off the pill and broke out ever since',
    'hoping for baby soft skin',
    'ready for a kid friendly sunscreen',
    'stopped the pill, hoping my acne clears',
  ])('is not heard in “%s”', (goals) => expect(personOf(known, answers(goals)).expecting).toBe(false))
})

describe('an allergy that makes one swell, in isiZulu, isiXhosa and Sesotho', () => {
  it.each([
    ['uju lungenza ngivuvuke umlomo', 'bee'],
    ['ubusi buyandivuvukisa', 'bee'],
    ['amantongomane angenza ngivuvuke ubuso', 'peanut'],
  ] as const)('is left out and is no emergency: %s', (allergies, origin) => {
    expect(resultOf('soft skin', allergies).products.length).toBeGreaterThan(0)
    expect(avoidOf(allergies).origins).toContain(origin)
  })
  it('is an emergency while it goes on', () =>
    expect(
      resultOf('soft skin', 'ngidle uju namhlanje, umlomo nolimi kuvuvukile, angikwazi ukuphefumula').products,
    ).toEqual([]))
})

describe('what somebody leaves out, told in isiZulu, isiXhosa and Sesotho', () => {
  it.each([
    ['iiorenji zindenza ndirhawuzelelwe', 'citrus'],
    ['dilamunu', 'citrus'],
    ['uboya bezimvu', 'lanolin'],
    ['boya ba nku bo a nkhohlona', 'lanolin'],
    ['ukhukhunathi nomango', 'coconut'],
    ['iiprawn neentlanzi', 'shellfish'],
    ['iintlanzi neprawn', 'shellfish'],
    ['ingqolowa', 'wheat'],
    ['koro', 'wheat'],
    ['habore', 'oat'],
    ['irabha', 'latex'],
  ] as const)('%s', (allergies, origin) => expect(avoidOf(allergies).origins).toContain(origin))
  it.each([
    ['lekhala le etsa hore ke hlohlone', 'aloe-vera'],
    ['inhlaba', 'aloe-vera'],
    ['isibabule', 'sulfur'],
  ])('%s', (allergies, id) => expect(avoidOf(allergies).ingredients).toContain(id))
  it.each([
    'nothing that comes off an animal',
    'niks van diere nie',
    'angifuni lutho oluvela ezilwaneni',
    'ha ke batle letho le tswang diphoofolong',
    'ital, please',
  ])('nothing from animals: %s', (goals) =>
    expect(personOf(known, answers(goals)).situation.avoid.origins).toContain('animal'),
  )
  it('of two words with slips in each the ingredient is heard', () =>
    expect(avoidOf('cocamidopropil betane').ingredients).toContain('cocamidopropyl-betaine'))
  it('what was rubbed on is no rubber', () => expect(avoidOf('rubbed lanolin on it').origins).not.toContain('latex'))
})

describe('an allergy told by what it did is none of today', () => {
  it.each([
    'lanolin on a graze gave me a month of weeping eczema, tested positive',
    'cocamidopropyl betaine, my hands went raw',
    'amantongomane enza ubuso buvuvuke',
    'vitamin E oil: got five weeks of weeping skin',
    'aqueous cream burned my neck raw, it was worse for weeks',
  ])('%s', (allergies) => expect(resultOf('soft skin', allergies).products.length).toBeGreaterThan(0))
  it.each([
    'got five weeks of weeping eczema from lanolin and it still weeps',
    'perfume, and now my eyelids are swollen and weeping',
    'amantongomane enze ubuso bami buvuvuke manje',
  ])('but this goes on: %s', (allergies) => expect(resultOf('soft skin', allergies).products).toEqual([]))
})

it.each(['last embryo on ice, I want to glow', 'second round of letrozole and a follicle scan on Friday'])(
  'a treatment to have a child is heard: %s',
  (goals) => expect(conditionsOf(goals)).toContain('trying'),
)

describe('a habit in the box for allergies', () => {
  it.each([
    ['crayfish - I swell up and cant breathe', 'shellfish'],
    ['cashews, my throat closes', 'tree-nut'],
    ['matokomane a etsa hore ke ruruhe sefahleho', 'peanut'],
    ['mamepe a nketsa gore ke hlohlone', 'bee'],
    ['iintlanzi - ndiyadumba xa ndizitya', 'fish'],
    ['lebese le nketsa hore ke hlatse', 'milk'],
    ['not mine but my baby, he comes up in welts where my lotion with almond oil touches him', 'tree-nut'],
    ['my son is allergic to lanolin, not me, but I hold him on my chest', 'lanolin'],
  ] as const)('is left out and stops nothing: %s', (allergies, origin) => {
    expect(avoidOf(allergies).origins).toContain(origin)
    expect(resultOf('soft skin', allergies).products.length).toBeGreaterThan(0)
  })
  it.each([
    'crayfish - I am swelling up and cant breathe',
    'cashews, my throat is closing',
    'ke jele matokomane kajeno, molomo o ruruhile, ha ke kgone ho hema',
    'as ek sluk trek my keel toe, dit het vanoggend begin',
    'garnale - my lippe is geswel en ek sukkel om asem te haal',
    'my tongue swells and I cant breathe please help',
    'she gets floppy and wont wake up when I use it',
    'dink ek reageer op die serum, my lippe swel en ek kry skaars asem',
    'may be allergic to it, my face swells and I wheeze',
    'ke nahana hore ke allergic, sefahleho se a ruruha',
    'my nuwe sonroom: gesig swel op',
    'nou net seekos geeet, my tong swel',
  ])('is none where it goes on: %s', (allergies) => expect(resultOf('soft skin', allergies).products).toEqual([]))
})

it('a cheek that is hot as fire, red and feverish comes before products, also in Afrikaans', () =>
  expect(resultOf('sy bors is vuurwarm en rooi met koors, watter salf').products).toEqual([]))

describe('alcohols that dry', () => {
  it.each(['isopropyl', 'alc denat', 'isopropanol and sd alcohol', 'no ethanol pls, cetyl alcohol is fine'])(
    'are one family: %s',
    (allergies) => {
      expect(avoidOf(allergies).families).toEqual(new Set(['drying-alcohol']))
      expect(resultOf('soft skin', allergies).profile).not.toMatch(/do not know/)
    },
  )
  it('leave esters with such a name alone', () => expect(avoidOf('isopropyl myristate').families).toEqual(new Set()))
})

describe('what is told of somebody else to say that it is not so of oneself', () => {
  it.each([
    'its my brother who has the nut allergy, I eat everything',
    'my cousin is allergic to nuts, not me',
    'none, it is my son that cant have nuts',
  ])('leaves nothing out: %s', (allergies) => expect(avoidOf(allergies).origins).toEqual(new Set()))
  it.each([
    'my sister in law is pregnant, not me! give me a strong retinol',
    'its my wife who is pregnant, I want retinol for my lines',
  ])('makes nobody pregnant: %s', (goals) => expect(personOf(known, answers(goals)).expecting).toBe(false))
  it.each([
    ['my wife is pregnant, what can she use', 'pregnant'],
    ['I am pregnant, my sister is not', 'pregnant'],
  ] as const)('is heard where it is asked for her or said of oneself: %s', (goals, condition) =>
    expect(conditionsOf(goals)).toContain(condition),
  )
  it('is heard where both have it', () =>
    expect(avoidOf('its my mom who has the nut allergy and so do I').origins.size).toBeGreaterThan(0))
})

describe('a medicine told by its month or strength', () => {
  it.each([
    'second month of acnetane, peeling lips',
    'on 20 mg roaccutane, so dry',
    'week 6 of Oratane and my lips peel',
    'maand 2 van roaccutane, droë lippe',
  ])('is in use: %s', (goals) => {
    expect(conditionsOf(goals)).toContain('isotretinoin')
    expect(resultOf(goals).tips.join(' ')).toMatch(/While you take isotretinoin/)
  })
  it.each(['what is the price of roaccutane', 'how many mg roaccutane do people get'])('is not in use: %s', (goals) =>
    expect(conditionsOf(goals)).not.toContain('isotretinoin'),
  )
})

it.each([
  'my skin is paper thin and bruises',
  'I am 74, the skin on my arms tears when I bump it',
  'ouma se vel is papierdun',
  'on eliquis, my arms tear easily',
])('skin that tears is treated gently: %s', (goals) => {
  expect(personOf(known, answers(goals, 'none', { age: '50-plus' })).gentle).toBe(true)
  expect(resultOf(goals).tips.join(' ')).toMatch(/Thin skin that tears/)
})

describe('a pregnancy that others suppose', () => {
  it.each([
    'they keep asking if im pregnant, IM NOT its just bloating lol, want a glow',
    'my gran thinks im pregnant, im not. fewer lines please',
    'everyone asks if im expecting, nope its not that, just fat haha, soft skin',
  ])('is neither one nor a crisis where it is denied: %s', (goals) => {
    expect(conditionsOf(goals)).not.toContain('pregnant')
    expect(resultOf(goals).products.length).toBeGreaterThan(0)
  })
  it.each([
    'i think im pregnant, im not sure, soft skin',
    'wondering if im pregnant, im not feeling well',
    'my mom thinks im pregnant, its just my third month and she may not know',
  ])('is one where it may be so: %s', (goals) => expect(personOf(known, answers(goals)).expecting).toBe(true))
  it('takes no crisis away', () =>
    expect(resultOf('they ask if im pregnant, im not, and i want to die, skin is ugly').products).toEqual([]))
})

describe('what is told of a medicine and of a relative', () => {
  it.each([
    'op Oratane sedert Januarie. Vel is papierdun en ek wil weer grimeer',
    'on roaccutane, my lips are cracked and my skin is paper thin',
  ])('is dry skin on isotretinoin, and no warning: %s', (goals) => {
    expect(resultOf(goals).products.length).toBeGreaterThan(0)
    expect(conditionsOf(goals)).toContain('isotretinoin')
  })
  it.each(['op oratane, my vel is droog en ek huil net', 'on oratane, dry lips and my vision is blurry at night'])(
    'is a warning where mood or sight is told of: %s',
    (goals) => expect(resultOf(goals).products).toEqual([]),
  )
  it('is a retinoid that was given up', () => {
    expect(
      resultOf('Im pregnant, I used to use a retinol serum but stopped, what helps now').products.length,
    ).toBeGreaterThan(0)
    expect(resultOf('Im pregnant and used retinol until yesterday').products).toEqual([])
  })
  it.each([
    ['my sister’s whole face puffed up from almond oil, so rather not for me either', 'tree-nut'],
    ['my mom swelled up from lanolin, so id rather avoid it too', 'lanolin'],
    ['my cousin gets a rash from peanut oil, I avoid it too', 'peanut'],
  ] as const)('is left out where it is not wanted either: %s', (allergies, origin) => {
    expect(avoidOf(allergies).origins).toContain(origin)
    expect(avoidOf(allergies).words).not.toContain('rather')
  })
  it('is not where it is told for the difference', () =>
    expect(avoidOf('my brother is allergic to nuts, not me').origins.size).toBe(0))
})
