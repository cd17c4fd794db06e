import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { alarmInEnglish, englishOf, inEnglish, nextPlainly } from './in-english.ts'

const known = await knowledge()
const said = (message: string): string => inEnglish(known, message)

describe('isiZulu and isiXhosa in English', () => {
  it.each([
    ['Ngingayisebenzisa i-retinol uma ngikhulelwe?', 'can i use retinol if i am pregnant?'],
    ['ndingasebenzisa ntoni kumabala amnyama ebusweni', 'what can i use on dark spots on face'],
    ['ngine-acne ebusweni, ngingasebenzisani?', 'i have acne on face, what can i use?'],
    ['Kulungile ukugeza ubuso ngeSunlight soap?', 'is it okay to wash face with sunlight soap?'],
    ['iBio oil iyazisusa izibazi?', 'does bio oil remove scars?'],
    ['ngingawaqhumisa ama-pimples?', 'can i pop pimples?'],
    ['ngisebenzisa kangaki i-scrub ngesonto?', 'how often do i use scrub a week?'],
    ['Angithandi i-perfume', 'i do not like perfume'],
    ['ngishiswe yilanga izolo, ngenzeni', 'i am burnt by sun yesterday, what can i do'],
    ['yini ebangela amaqhakuva', 'what causes pimples'],
    ['ushokoledi wenza izinduna yini', 'does chocolate cause pimples'],
    ['yini enhle yokulunywa yizintuthwane ezincane', 'what is good for bites of small ants'],
    ['I-relaxer ayikaze ingishise, ngifuna i-oil', 'relaxer it never burnt me, i want oil'],
    ['ngine-allergy yamaqanda', 'i am allergic to eggs'],
    ['ubisi luyangigulisa', 'milk makes me sick'],
    ['angiboni kahle', 'i cannot see well'],
    ['ulusu lwam aludumbi, andikwazi ukuphefumla', 'my skin does not swell, i cannot breathe'],
    ['umntwana wam uneminyaka emihlanu', 'my child is 5 years old'],
    ['isilonda sam asipholi kwezinyanga ezimbini', 'my sore does not heal for 2 months'],
    ['unezilonda ezinamanzi ezinecwecwe elimthubi ebusweni', 'have sores with water with yellow crust on face'],
    ['mandiyiyeke?', 'should i stop it?'],
    ['ngilikhame?', 'should i squeeze it?'],
    ['isikhumba sami some kakhulu ebusika', 'my skin is very dry winter'],
    ['engaphansi kuka R80', 'under r80'],
    ['yintoni enokunceda', 'what can help'],
    ['ngimgcobe ngani', 'with what should i apply on him'],
    ['kusho ukuthini lokho', 'what does it mean'],
    ['ndisebenzise eyiphi isepha', 'which soap should i use'],
    ['ngiqale i-niacinamide ngesonto eledlule', 'i started niacinamide last week'],
    ['i-sunscreen yam iphelelwe lixesha', 'my sunscreen is expired'],
  ])('takes the word apart that says who, what and whether: %s', (message, english) =>
    expect(said(message)).toBe(english),
  )

  it('hears of whom it is said and how old they are', () => {
    expect(said('umntwana wami u 2, got rash by nappy')).toBe('my child is 2 years old, got rash by nappy')
    expect(said('umakhulu wam una 75, isikhumba sakhe somile')).toContain(
      'my grandmother is 75 years old, her skin is dry',
    )
    expect(said('ngifuna i-anti-aging, ngina-30')).toContain('i am 30 years old')
  })

  it('hears one sentence of it amid English', () =>
    expect(
      said('My skin is very dry and flaky since winter started. Umntwana wami uphuze i-toner. What now please?'),
    ).toContain('my baby drank toner'))

  it('leaves English, Afrikaans and what is hardly understood as they stand', () => {
    for (const message of [
      'Can I use iretinol every night?',
      'is it ok to put vitamin C on top of my vit A cream, my skin gets so droog',
      'Kan ek dit op my ouma se vel gebruik',
      'same for me, which one must i use when i go out',
      'The a is not the e',
    ])
      expect(englishOf(known, message)).toBeUndefined()
  })
})

describe('Sesotho and Setswana in English', () => {
  it.each([
    ['Nka sebedisa retinol ha ke imme?', 'can i use retinol if i am pregnant?'],
    ['A go siame go dirisa Vaseline mo sefatlhegong?', 'is it okay to use vaseline on face?'],
    ['ga ke moimana, ke batla retinol', 'i am not pregnant, i want retinol'],
    ['lesea la me le fisitswe ke letsatsi', 'my baby is burnt by sun'],
    ['ha ke batle monko', 'i do not want smell'],
    ['na lemon e tlosa matheba', 'does lemon remove spots'],
    ['Ke kopa thuso, letlalo la ka le omeletse', 'please help, my dry skin'],
    ['Ngwanake o na le dilemo tse 3, nka mo tlotsa ka eng?', 'my child is 3 years old, what can i apply on him?'],
    ['Ke dirisa scrub ga kae ka beke? ke na le R100 fela', 'how often i use scrub a week? i have r100 only'],
    ['ke simolotse retinol beke e fetileng', 'i started retinol last week'],
    ['ha e na label', 'it has no label'],
    ['ke e tlogele?', 'should i stop it?'],
    ['a go siame', 'is it okay'],
    ['letlalo la ka le a obola', 'my skin is peeling'],
    ['nka sebedisa sunscreen efe', 'which sunscreen can i use'],
    ['ke moimana dikgwedi tse nne', 'i am pregnant for 4 months'],
    ['ke na le leqeba leotong le sa foleng dibeke tse tharo', 'i have a wound on foot does not heal for 3 weeks'],
    ['a ka sebedisa tea tree oil?', 'can she use tea tree oil?'],
  ])('reads several words as the one they make: %s', (message, english) => expect(said(message)).toBe(english))
})

describe('a short question in Afrikaans, in the order of English', () => {
  it.each([
    ['kan ek albei gebruik', 'can i use both'],
    ['gaan dit my vel ook bleik?', 'will it bleach my skin also?'],
    ['mag ek aloe gel opsit', 'can i put on aloe gel'],
    ['moet ek net ophou?', 'should i stop only?'],
    ['hoe lank vat dit', 'how long does it take'],
    ['is dit nodig', 'is it necessary'],
    ['hoe gereeld moet ek dit doen', 'how often should i do it'],
    ['my vel skilfer af', 'my skin peels'],
    ['wat moet ek nie gebruik nie', 'what should i not use'],
  ])('%s', (message, english) => expect(nextPlainly(known, message)).toBe(english))

  it.each([
    [
      'my voet het n seer wat nie wil genees nie en ek is suikersiek',
      'my foot has a sore which does not heal and i am diabetic',
    ],
    ['my seuntjie het my hele bottel toner uitgedrink', 'my boy drank my whole bottle toner'],
    [
      'ek het n bleikroom sonder etiket gebruik, nou is my vel dun en rooi',
      'i used a bleaching cream without label, now my skin is thin and red',
    ],
  ])('and what may alarm: %s', (message, english) => expect(alarmInEnglish(known, message)?.text).toBe(english))

  it.each(['Can I use both?', 'my skin is so droog, what must i do', 'which cream is best for my kind of skin'])(
    'leaves English as it stands: %s',
    (message) => expect(nextPlainly(known, message)).toBe(message),
  )
})

describe('alarms read in English', () => {
  const presses = (message: string): boolean => findRedFlags(known, message).some(({ level }) => level !== 'routine')
  it.each(['usana lwam lusele i-toner', 'ngikhulelwe futhi ngidla iRoaccutane', 'ke imme mme ke nwa Roaccutane'])(
    'are raised where the words themselves are not known: %s',
    (message) => expect(presses(message)).toBe(true),
  )
  it.each([
    'ngine-acne ebusweni, ngingasebenzisani?',
    'Angikaze ngiyisebenzise i-retinol, ngiqale kanjani?',
    'letlalo la ka le omeletse haholo mariha, nka sebedisang?',
  ])('are none in what is harmless: %s', (message) => expect(presses(message)).toBe(false))
})
