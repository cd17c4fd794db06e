import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Short questions that anybody may ask after any answer are answered of what was spoken of, and not with the answer before once more.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('Asked on in short, of an ingredient', () => {
  it.each<Row>([
    ['can i use retinol >> which brand', ['retinol', 'sample'], ['stop retinol']],
    ['can i use retinol >> what else can i use', ['without retinol', 'bakuchiol'], ['most people']],
    ['can i use retinol >> what must i avoid', ['keep retinol apart'], ['most people']],
    ['can i use retinol >> i tried it, nothing changed', ['12 weeks']],
    ['can i use retinol >> can i use too much', ['does not work faster']],
    [
      'is shea butter good for my face >> i have very sensitive skin',
      ['usually fine on sensitive skin'],
      ['not known to do much'],
    ],
    ['can i use niacinamide with vitamin c >> what about my neck', ['use both']],
    ['can i use niacinamide with vitamin c >> under my eyes as well?', ['keep vitamin c a finger']],
    ['what is hyaluronic acid >> how will i know', ['photo in the same light']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('of a sunscreen, a wash, a routine', () => {
  it.each<Row>([
    ['which sunscreen is good for oily skin >> and in winter', ['in winter', 'uva'], ['richer']],
    ['which sunscreen is good for oily skin >> with my tretinoin', ['tretinoin and sunscreen go well together']],
    ['which sunscreen is good for oily skin >> can i leave it on overnight', ['wash it off in the evening']],
    ['which sunscreen is good for oily skin >> under my eyes as well?', ['mineral one round the eyes']],
    ['whats a good cleanser under R100 >> can i use vaseline instead', ['does not clean']],
    [
      'whats a good cleanser under R100 >> can i wear makeup over it',
      ['make-up goes on last'],
      ['cleanser can go under'],
    ],
    ['how often should i exfoliate >> can i use vaseline instead', ['softens flakes']],
    ['routine for dry skin >> can i do it every day', ['for every day']],
    ['routine for dry skin >> does it work', ['keep to it']],
    ['routine for dry skin >> and for dark skin?', ['tinted']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('of a trouble', () => {
  it.each<Row>([
    ['how do i get rid of pimples >> which brand', ['these fit for breakouts', 'sample'], ['purging']],
    ['how do i get rid of pimples >> what happens if i stop', ['come back within weeks']],
    ['how do i get rid of pimples >> can my husband use it too', ['a man and a woman can share']],
    ['how do i get rid of pimples >> is there anything natural', ['nothing from the kitchen']],
    ['how do i get rid of pimples >> can i leave it on overnight', ['salicylic acid may stay on overnight']],
    ['how do i get rid of pimples >> and if it doesnt help?', ['twelve weeks']],
    ['how do i treat razor bumps >> why?', ['close shaving'], ['shave less closely and the bumps settle']],
    ['how do i treat razor bumps >> i dont have money', ['cheapest']],
    ['how do i treat razor bumps >> must i see a doctor', ['hot or full of pus']],
    ['what can i do for a flaky scalp >> which ingredients must i look for', ['ketoconazole'], ['serum']],
    ['what can i do for a flaky scalp >> will it come back', ['easily kept down']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('of a trouble, what belongs to it', () => {
  it.each<Row>([
    ['how do i get rid of pimples >> which sunscreen then', ['acne-prone', 'non-comedogenic']],
    ['what causes pimples >> what must i use', ['start with']],
    ['my hands have eczema >> how do i prevent it', ['prevents more flares']],
    ['i have dark underarms >> why', ['come from shaving']],
    ['i have dark underarms >> i also have pimples', ['one active can do both']],
    [
      'how do i fade pimple marks >> is it safe in pregnancy',
      ['tinted sunscreen', 'azelaic acid'],
      ['iron oxides are generally'],
    ],
    ['whats the difference between aha and bha >> what about oily skin', ['bha'], ['start with niacinamide']],
    ['what is the best face wash for acne >> can i use soap', ['too strong and scented for a face']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is only a part of products is used by nobody by itself', () => {
  it.each<Row>([
    ['how often should i use fragrance', ['not used by itself'], ['once or twice a day']],
    ['when do i use parabens', ['not used by themselves'], ['both are fine']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('of what harms skin, however it is asked on', () => {
  it.each<Row>([
    ['does lemon juice remove dark marks >> is it ok at night', ['no'], ['both are fine', 'morning or night']],
    ['does lemon juice remove dark marks >> how long must i wait', ['keep lemon off'], ['12 weeks']],
    ['does lemon juice remove dark marks >> what if im pregnant', ['rather not'], ['generally fine']],
    ['does lemon juice remove dark marks >> does it hurt', ['keep lemon off'], ['is mild']],
    ['does lemon juice remove dark marks >> can i still wear sunscreen', ['keep lemon off'], ['while you use lemon']],
    ['does baking soda clear pimples >> how often', ['no'], ['once or twice a day', 'times a week']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Beside a reaction', () => {
  it.each<Row>([
    [
      'my face burns after a new serum >> can i still wear sunscreen',
      ['mineral one', 'that serum stays off'],
      ['no, not while'],
    ],
    ['my face burns after a new serum >> must i see a doctor', ['today, if there are blisters', '112']],
    ['my face burns after a new serum >> can i go to the gym', ['not while it burns']],
    ['retinol burnt my cheeks >> can i wear makeup', ['better not until nothing stings', 'retinol stays off']],
  ])('what is asked is answered, and what did it stays off: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})
