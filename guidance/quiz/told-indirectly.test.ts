import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { personOf } from './person.ts'

// What is told round a corner: a child that is hoped for or nursed, a medicine by its rules, an allergy by when it came, a name by its sound.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies = 'none'): QuizAnswers => ({
  age: '30-39',
  skin_type: 'dry',
  concerns: ['aging', 'texture'],
  routine: 'basic',
  budget: '1000-2000',
  lifestyle: ['stress'],
  goals,
  allergies,
})
const conditionsOf = (goals: string, allergies?: string) =>
  personOf(known, answers(goals, allergies)).situation.conditions
const resultOf = (goals: string, allergies?: string) => analyseQuiz(known, answers(goals, allergies), catalogue)
const profileOf = (allergies: string): string => resultOf('soft skin', allergies).profile

describe('a child that is hoped for', () => {
  it.each([
    'we had my Mirena taken out at Easter and we are seeing what happens, fewer lines',
    'off the pill since Feb and using those ovulation sticks',
    'ons voorkom nie meer nie, iets vir plooie',
    'my husband and I are on the path to parenthood, no harsh stuff',
    'this is our fertile window, dull skin',
    'we miscarried in May and are trying again soon',
    'working on a rainbow baby, fine lines',
    're leka ho ba le ngwana, letlalo le omileng',
    'ke batla ho ima, mathopo',
    'ngithandazela ukuzithwala, isikhumba esomile',
    'ons wil n gesin begin, droë vel',
    'ready to give Lwazi a little sister, need something for texture',
    'third visit at the fertility clinic, dull skin',
    'took my loop out, praying for a pikkie',
    'hoping for two blue lines by Christmas',
    'ons hoop om nog n boetie vir Mia te kry',
  ])('takes vitamin A out: %s', (goals) => {
    expect(conditionsOf(goals)).toContain('trying')
    expect(JSON.stringify(resultOf(goals).products)).not.toMatch(/retin/i)
  })
  it.each([
    'going to be mother of the bride in May',
    'motherhood has worn me out, kids are nine and ten',
    'ke batla setlolo sa ngwana wa ka',
    'took the loop out as it gave me pimples',
    'stopped the pill and hoping my skin settles',
    'two fine lines between my brows',
    'done having kids, the loop is out, want retinol',
  ])('is not heard in “%s”', (goals) => expect(conditionsOf(goals)).not.toContain('trying'))
})

describe('pregnancy', () => {
  it.each([
    'ke imme dikgwedi tse pedi',
    'ke na le mpa, letlalo le omile',
    'ngilindele ingane ngoJuni',
    'sengikhulelwe izinyanga ezine',
    'ndimithi, isikhumba esomileyo',
    'ek dra n tweeling, droë vel',
    'ek is ses maande ver',
    'mama to be in August, glow',
    '22 weeks on Sunday and tired skin',
    'kan nie wag vir klein boetie in Julie nie',
    'baking number two, tired skin',
    'third tri now, itchy',
    'my tummy has a little tenant until July',
    'stork is coming in May',
  ])('is heard: %s', (goals) => expect(conditionsOf(goals)).toContain('pregnant'))
  it.each([
    'ha ke moimana',
    'ga ke imile, letlalo le omile',
    'angikhulelwe',
    'my wife is pregnant so I can use retinol',
    'cousin is expecting, this is for myself',
    'our IVF twins are six now',
    'isisu sami sibuhlungu',
    'I will be a mother in law in June',
  ])('is not heard in “%s”', (goals) =>
    expect([...conditionsOf(goals)].filter((one) => one === 'pregnant' || one === 'trying')).toEqual([]),
  )
})

describe('breastfeeding', () => {
  it.each([
    'still on the boob all night this one, dull face',
    'she is always on my breast, so no time',
    'ke amusa lesea la ka',
    'ngwana o sa nyanya',
    'ingane isancela',
    'ek soog nog, droë hande',
    'comfort nursing a newborn',
    'mixed feeding, dry lips',
    'bfing my 3 month old',
    'my outjie is ses weke en hang heeldag aan my, droë vel',
    'ons kleintjie drink nog snags by my, ek is so vaal',
    'die baba leef nog net van my melk',
    'umntwana wami usancela',
    'LO still wakes to nurse, tired eyes',
    'ek pomp melk by die werk',
  ])('is heard: %s', (goals) => expect(conditionsOf(goals)).toContain('breastfeeding'))
  it.each([
    'ek borsvoed nie meer nie, plooie',
    'ha ke sa anyesa',
    'angisancelisi manje',
    'spots on my boobs',
    'kom drink koffie by my',
    'ek drink my melk en eet my groente',
  ])('is not heard in “%s”', (goals) => expect(conditionsOf(goals)).not.toContain('breastfeeding'))
})

describe('isotretinoin told by its rules', () => {
  it.each([
    'week 9 of the capsules with the monthly pregnancy test, peeling',
    'Roaccutane: bloods every month and a pregnancy test each time, dry lips',
    'acne capsules with which you may not donate blood, my face is paper',
    'the doctor tests us for pregnancy every month on these tablets',
  ])('is in use and no pregnancy: %s', (goals) => {
    expect([...conditionsOf(goals)]).toEqual(['isotretinoin'])
    expect(resultOf(goals).products.length).toBeGreaterThan(0)
  })
  it.each([
    'on roaccutane, they do a pregnancy test every month and the last one was positive',
    'on Oratane and my period is two weeks late',
    'should I do a pregnancy test, I am on Acnetane',
  ])('comes before products where there may be one: %s', (goals) => expect(resultOf(goals).products).toEqual([]))
})

describe('the box for allergies', () => {
  it.each([
    ['bees. every spring a sting and my whole arm blows up', 'no bee'],
    ['marigolds and asters have my arms weeping each summer', 'daisy'],
    ['my girl is 12 now but back then a wool grease balm gave me blisters. never again', 'lanolin'],
    ['egg, she grew out of it', 'egg'],

    ['as a laaitie I landed in hospital with peanut, couldnt breathe', 'peanut'],
    ['plasters leave red weeping squares wherever they stick, colophony', 'colophony'],
    ['pineapple makes my tongue raw, tomato stings round the mouth', 'tomato'],
  ])('tells of what somebody reacts to, or did, and stops nothing: %s', (allergies, heard) => {
    expect(resultOf('soft skin', allergies).products.length).toBeGreaterThan(1)
    expect(profileOf(allergies)).toContain(heard)
  })
  it.each([
    'bee sting this afternoon, my arm is swelling up to the elbow',
    'every summer marigolds itch, and now my arms are weeping and hot',
    'this week my eyelids are swollen and weeping',
    'ate cashews just now, my throat feels tight',
    'hair dye yesterday, blisters behind my ears',
  ])('presses where it goes on: %s', (allergies) => expect(resultOf('soft skin', allergies).products).toEqual([]))
  it('tells of no broken skin that comes each time and heals', () => {
    expect(conditionsOf('soft skin', 'wet plasters leave me weeping every time')).not.toContain('broken-skin')
    expect(conditionsOf('soft skin', 'weeping arms')).toContain('broken-skin')
  })
  it.each([
    ['lanolen', 'no lanolin'],
    ['tee tree oil', 'no tea tree oil'],
    ['avacado', 'no avocado'],
    ['avo and bannana', 'no avocado; no banana'],
    ['cocnuts', 'no coconut'],
    ['propelene glycol', 'no propylene glycol'],
    ['eucaliptus', 'no eucalyptus'],
    ['lavendar', 'no lavender'],
    ['nikel', 'no nickel'],
    ['amasi', 'no milk'],
    ['snoek and calamari', 'no fish; no shellfish'],
    ['elastic', 'no latex'],
  ])('says back the right name: %s', (allergies, heard) => expect(profileOf(allergies)).toContain(`${heard}.`))
  it('leaves out what comes from a thing that is written wrongly', () => {
    const { origins } = personOf(known, answers('soft skin', 'lanolen, almund oil')).situation.avoid
    expect(origins).toEqual(new Set(['lanolin', 'tree-nut']))
  })
})

it.each([
  'my little man is three and his elbow creases get dry, what can he use',
  'its for my laaitie, he is 3, rough elbow folds',
])('a small child is heard and is no emergency: %s', (goals) => {
  expect(personOf(known, answers(goals)).child).toBe(true)
  expect(resultOf(goals, 'egg, but he outgrew it').products.length).toBeGreaterThan(1)
})

describe('scars of a dark time', () => {
  it.each([
    'old cut marks from when I was 14, nine years back. Therapy helped, life is lekker now',
    'I hurt myself as a teenager. Fifteen years clean, happily married',
    'ek het myself gesny op skool, lank terug, terapie het gehelp, ek is nou gelukkig',
  ])('that is long over are scars: %s', (goals) => expect(resultOf(goals).products.length).toBeGreaterThan(1))
  it.each([
    'I hurt myself as a teenager, fifteen years clean, but lately I do it again',
    'cut marks on my arms, still doing it when it gets bad',
  ])('that is not over come first: %s', (goals) => expect(resultOf(goals).products).toEqual([]))
})
