import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from '../assistant/answer.ts'
import { checkLabel } from '../labels/check-label.ts'
import { analyseQuiz } from '../quiz/analyse-quiz.ts'

// The same message through every door that takes free text: the quiz, the text around a pasted label, the conversation.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies: string): QuizAnswers => ({
  age: '30-39',
  skin_type: 'combination',
  concerns: ['acne', 'dark-spots'],
  routine: 'basic',
  budget: '1000-2000',
  lifestyle: ['stress'],
  goals,
  allergies,
})
const quiz = (goals: string, allergies = 'none') => analyseQuiz(known, answers(goals, allergies), catalogue)
const list =
  'Ingredients: Aqua, Glycerin, Retinol, Arachis Hypogaea Oil, Ovum Powder, Lac Powder, Alcohol Denat., Cocos Nucifera Oil, Hevea Brasiliensis Latex, Mel, Lanolin, Parfum'
const label = (message: string) => checkLabel(known, `${message}\n${list}`, {})
const chat = (message: string) => answer(known, { message, turns: [], pages: [], catalogue })
const pressing = ['emergency', 'crisis', 'urgent']

/** Whether each door hears something that presses. */
const pressesAt = (message: string) => ({
  quiz: quiz(message).products.length === 0 && quiz(message).profile.includes('comes before any skincare'),
  label: label(message).redFlags.some(({ level }) => pressing.includes(level)),
  chat: pressing.includes(chat(message).level ?? ''),
})
const everywhere = { quiz: true, label: true, chat: true }
const nowhere = { quiz: false, label: false, chat: false }

describe('what presses is heard at every door', () => {
  it.each([
    'Ngwanake o nole parafene, ke dire eng?',
    'umntwana wami ugwinye amaphilisi ami e-acne',
    'ngwanaka o metse dipilisi tsa ka tsa madi',
    'Ingane yami iphuze i-Jik, ngenzeni?',
    'umntwana wam usele iparafini',
    'ulwimi lwam ludumbile kwaye andikwazi ukuphefumla emva kokutya amandongomane',
    'ga ke kgone go hema, sefatlhego se rurugile morago ga go ja ditloo',
    'my baby uphuze i-toner yami just now',
    'ngwana o metse drain cleaner, molomo wa hae o a cha',
    'ubaba wami uthele i-acid esikhumbeni, siyavuleka',
    'indodana yami idle i-deodorant block, iyahlanza',
    'my kind het bleik gedrink',
  ])('an emergency: %s', (message) => expect(pressesAt(message)).toEqual(everywhere))
  it.each([
    'ga ke sa batla go tshela',
    'ha ke sa batla ho phela',
    'angisafuni ukuphila ngenxa yesikhumba sami',
    'andisafuni kuphila, ndidiniwe bubuso bam',
    'umyeni wam uyandibetha, ubuso bam budumbile',
    'monna wa ka o a nkotla, sefahleho sa ka se rurugile',
    'I hate my face, ngifuna ukufa',
    'ubhuti wami uyangishaya nsuku zonke, ubuso bami buvuvukile',
    'ek wil nie meer lewe nie',
  ])('a crisis: %s', (message) => expect(pressesAt(message)).toEqual(everywhere))
  it.each([
    'ngikhulelwe futhi ngiphuza iRoaccutane',
    'ke imme mme ke nwa Roaccutane',
    'ke moimana mme ke dirisa tretinoin',
    'ndikhulelwe kwaye ndisela iAcnetane',
    'isilonda sam sinobovu kwaye siyanuka',
    'usana lwam lunefiva kunye nerhashalala',
    'ilanga litshise usana lwam, unamadyungudyungu',
    'lesea la me le fisitswe ke letsatsi, le na le marophi',
    'leqeba la ka le ntsha boladu',
    'ubuso bami buyasha futhi bunamabhamuza emva kwe-chemical peel',
    'iso lami libomvu futhi libuhlungu, angiboni kahle',
    'i-mole yami iyakhula futhi iyopha',
    'ngwana wa ka o na le feberu le lekgopho mmeleng kaofela',
    "I'm pregnant futhi ngithatha i-Roaccutane kusukela ngoJanuwari",
  ])('what must be seen soon: %s', (message) => expect(pressesAt(message)).toEqual(everywhere))
  it.each([
    'ngine-acne ebusweni, ngingasebenzisani?',
    'angikaze ngiyisebenzise i-retinol, ngiqale kanjani?',
    'umntwana wam unolusu olomileyo, yintoni elungileyo?',
    'ngiphuza amanzi amaningi kodwa isikhumba sami somile',
    'letlalo la ka le omeletse haholo mariha, nka sebedisang?',
    'ke batla go tlosa matheba a mantsho mo sefatlhegong',
    'a nka dirisa Vaseline mo dipounameng?',
    'ngifuna just a simple routine for my oily skin',
    'izinwele zami ziyawa ngemuva kokubeletha, ngenzeni?',
    'molomo wa ka o omme mariha',
    'indodakazi yami ineminyaka engu-14, inezinduna ebunzini',
    'Ek soek n goeie room vir my droe vel',
  ])('and nothing where all is well: %s', (message) => expect(pressesAt(message)).toEqual(nowhere))
})

describe('who writes is heard in the quiz and around a label', () => {
  const wantsCare = (message: string): boolean =>
    label(message)
      .items.find(({ printed }) => printed === 'Retinol')
      ?.notes.some(({ tone }) => tone === 'avoid' || tone === 'careful') === true
  it.each([
    ['ke imme dikgwedi tse tharo', /you are pregnant/],
    ['ke ithwele mme ke na le diso mo sefatlhegong', /you are pregnant/],
    ['sengikhulelwe izinyanga ezinhlanu', /you are pregnant/],
    ['ke moimana, ke batla letlalo le letle', /you are pregnant/],
    ['sengizithwele izinyanga eziyisithupha, ubuso bumnyama', /you are pregnant/],
    ['ke anyesa ngwana wa ka', /you are breastfeeding/],
    ['ngiyamncelisa umntwana wami', /you are breastfeeding/],
    ['sizama ukuthola umntwana', /trying for a baby/],
    ['ke leka ho ima', /trying for a baby/],
    ['re leka go nna le ngwana', /trying for a baby/],
  ])('%s', (message, said) => {
    expect(quiz(message).profile).toMatch(said)
    expect(wantsCare(message)).toBe(true)
  })
  it.each(['angikhulelwe, ngifuna i-retinol', 'ga ke moimana, ke batla retinol', 'ha ke a ima', 'andikhulelwanga'])(
    'is not expecting where it is denied: %s',
    (message) => expect(quiz(message).profile).not.toMatch(/pregnant|trying for|breastfeeding/),
  )
})

describe('what somebody leaves out is heard as a wish, as an allergy and around a label', () => {
  const refused = (message: string): string[] =>
    label(message)
      .items.filter(({ notes }) => notes.some(({ because }) => because.rule.startsWith('avoid')))
      .map(({ printed }) => printed)
  it.each([
    ['angifuni perfume', /fragrance/, 'Parfum'],
    ['andifuni siqholo', /fragrance/, 'Parfum'],
    ['ga ke batle monko mo dilong tsa me', /fragrance/, 'Parfum'],
    ['ndiyayizonda iperfume', /fragrance/, 'Parfum'],
    ['amakha angenza ngilunywe', /fragrance/, 'Parfum'],
    ['ndinealleji yamandongomane', /peanut|nuts/, 'Arachis Hypogaea Oil'],
    ['ke na le alleji ya matokomane', /peanut|nuts/, 'Arachis Hypogaea Oil'],
    ['ndiyagula xa nditya amandongomane', /peanut|nuts/, 'Arachis Hypogaea Oil'],
    ['amaqanda ayandigulisa', /egg/, 'Ovum Powder'],
    ['angidli maqanda, angenza ngiqubuke', /egg/, 'Ovum Powder'],
    ['ubisi luyangigulisa', /milk/, 'Lac Powder'],
    ['lebese le a nkudisa', /milk/, 'Lac Powder'],
    ['ngicela ungafaki u-alcohol', /alcohol/, 'Alcohol Denat'],
    ['i-coconut oil indenza ndirhawuzelelwe', /coconut/, 'Cocos Nucifera Oil'],
    ['ha ke sebedise coconut oil, e a nhlohlonisa', /coconut/, 'Cocos Nucifera Oil'],
    ['ngi-allergic ku-latex', /latex/, 'Hevea Brasiliensis Latex'],
    ['ke na le alleji ya dinotshi', /bee/, 'Mel'],
    ['anginakusebenzisa uju, luyangivuvukisa', /bee/, 'Mel'],
    ['andizwani noboya begusha', /lanolin/, 'Lanolin'],
    ['i-retinol iyashisa isikhumba sami', /retinoid/, 'Retinol'],
  ])('%s', (message, named, printed) => {
    expect(quiz(message).profile).toMatch(named)
    expect(quiz('clear skin', message).profile).toMatch(named)
    expect(refused(message)).toContain(printed)
  })
  it.each([
    'anginayo i-allergy',
    'andinayo i-alleji',
    'ha ke na alleji',
    'ga ke na dialeji',
    'akukho lutho engingezwani nalo',
  ])('is nothing where there is nothing: %s', (message) => {
    expect(quiz('clear skin', message).profile).not.toMatch(/We understood: .*no |do not know/)
    expect(refused(message)).toEqual([])
  })
  it('asks about no word that was understood in English', () =>
    expect(quiz('clear skin', 'ubisi luyangigulisa').profile).not.toMatch(/luyangigulisa/))
})

describe('what is told in English of a thing by "it"', () => {
  it.each([
    ['i dont eat peanuts, they make me swell', /peanut|nuts/],
    ['I don’t use coconut oil, it makes me itch', /coconut/],
    ['I get sick when I eat eggs', /egg/],
    ['I do not want perfume', /fragrance/],
  ])('is left out: %s', (message, named) => expect(quiz(message).profile).toMatch(named))
})
