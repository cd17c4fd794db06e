import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]
type Row = [talk: string, says: string[], never?: string[]]

describe('Vitiligo that is known is not sent to a doctor where care beside it is asked for', () => {
  it.each<Row>([
    [
      'i have vitiligo on my hands, do the white patches need sunscreen',
      ['**yes', 'burn within minutes'],
      ['have a doctor or clinic look'],
    ],
    [
      'i have vitiligo on my face, can i wear makeup over the patches',
      ['**yes, camouflage make-up'],
      ['have a doctor or clinic look'],
    ],
    [
      'i have vitiligo around my mouth, can i use retinol',
      ['only with care: retinol with vitiligo'],
      ['have a doctor or clinic look'],
    ],
    [
      'i hav vitiligo on my hands n round the mouth. do the wite patches need sunscreen or does it not matter',
      ['a good choice with vitiligo', 'need it most'],
      ['have a doctor or clinic look'],
    ],
    ['white patches on my face spreading, which makeup', ['have a doctor or clinic look']],
    ['vitiligo on my hands is getting bigger, can i wear make up', ['have a doctor or clinic look']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A child that is told of by whose pimples they are gets no actives', () => {
  it.each<Row>([
    [
      'can i put my retinol on my 9 yr olds lil forehead pimples',
      ['no, not for a child: leave retinol out'],
      ['**yes'],
    ],
    ['may i use glycolic acid on my 7yr olds bumps', ['no, not for a child'], ['**yes']],
    [
      'how often may i put betamethasone on my 5 year olds face, clinic gave it for my knees',
      ['no: betamethasone that was given to you is not for a child'],
    ],
    ['doctor prescribed elocon for my sons eczema, he is 5, how many days', [], ['that was given to you']],
    ['tattoo 3 days old, can i put sunscreen on it', ['tattoo'], ['at that age', 'six months']],
    ['scar 6 months old, can i use vitamin c on it', [], ['not for a child']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What shops print is not what somebody leaves out', () => {
  it.each<Row>([
    ['are parabens bad? everyone sells paraben free now', ['it has not been shown that parabens'], ['not for you']],
    ['all the shampoos say sulphate free, are sulphates bad', [], ['not for you']],
    ['everything is silicone free these days, is silicone bad for hair', [], ['not for you']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('How often is answered with how often, whatever is told of the skin', () => {
  it.each<Row>([
    ['how often may i use salicylic acid, my skin is oily', ['**two to four times a week'], ['perhaps a little']],
    ['how often can i use retinol, my skin is dry', ['**two nights a week'], ['not known to do much']],
    ['hoe gereeld mag ek salisielsuur gebruik, my vel is olierig', ['**two to four times a week']],
    ['does salicylic acid help oily skin and how often', ['may help with oily skin']],
    ['will retinol help my dry skin', ['not known to do much']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A wish to be lighter is met as one, however it is spelled', () => {
  it.each([
    'i wanna be lightr in 2 weeks which cream works fastest',
    'wanna b whiter pls which soap',
    'i want to be light, what cream',
  ])('%s', (message) => expect(converse(message).response).toMatch(/^\*\*I do not help with making skin lighter/))
  it.each(['light cream for oily skin which one', 'i want a cream that is light'])('%s: another wish', (message) =>
    expect(converse(message).response).not.toContain('making skin lighter'),
  )
})

describe('What is left out is left out of the answer, and what is asked for without it is given', () => {
  it.each<Row>([
    [
      'moisturizer with no perfume pls, i react to fragrence',
      ['these moisturisers fit, fragrance-free'],
      ['look for “parfum”'],
    ],
    [
      'watse face wash for sensitive vel asb, niks met perfume nie',
      ['these cleansers fit', 'fragrance-free'],
      ['none is safe for everybody'],
    ],
    [
      'badly allergic to tree nuts. want a rich body cream but everything has shea or almond. what can i get?',
      ['**petroleum jelly, or a cream with glycerin'],
      ['neither is clearly better'],
    ],
    ['i react to wool fat. is a lip balm with lanolin alcohol ok for me', ['no, not that one: lanolin alcohol']],
    ['what names does fragrance hide under, im allergic', ['look for “parfum”'], ['these moisturisers']],
    ['shea or almond oil for dry skin', ['start with shea butter']],
    ['allergic to nuts. is shea butter a nut, and almond oil in my lotion', ['ask your doctor or allergist']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is told beside the question is heard', () => {
  it.each<Row>([
    [
      'pregnancy test neg today. can i start retinol now? im 28 on the injection',
      ['retinol is usually fine with hormone treatment or contraception'],
      ['with injection'],
    ],
    [
      'on the injection for psoriasis, can i use retinol',
      ['only with care: retinol with psoriasis'],
      ['contraception'],
    ],
    [
      'ngikhulelwe (8 months) and my belly is so itchy and dry with stretchmarks. which oil or cream',
      ['a stretching belly itches', 'the liver must be checked'],
    ],
    ['pregnant 5 months, scalp itchy, which oil', [], ['a stretching belly']],
    [
      'retinol and glycolic same night? want glow for matric dance in 3 weeks',
      ['no, leave retinol out', 'never on the same night as glycolic acid'],
    ],
    ['im 10, can i use retinol with glycolic', [], ['never on the same night as']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A short tingle and more pimples at first are answered as what they are', () => {
  it.each<Row>([
    ["my vel prik so 'n minuut as ek my vitamien c opsit, dan's dit weg. is dit normaal", ['**yes, that is normal']],
    ['my vel prik en brand heeldag na vitamien c, is dit normaal', [], ['**yes, that is normal']],
    [
      'what does too faced lip injection do to lips? is it supposed to tingle for like 3 min',
      ['how it is meant to work'],
      ['stop it and rinse'],
    ],
    [
      '3 weeks on retinol and i have more pimples than before. purging or is it bad for me?',
      ['purging'],
      ['not dangerous for most'],
    ],
    ['is retinol bad for me', ['not dangerous for most'], []],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is over, or is only in the family, rules nothing now', () => {
  it.each<Row>([
    [
      'i was on antidepressants in 2016, that is behind me. where does a 48 yr old begin',
      ['a routine for skin of 48'],
      ['tablets', 'buttocks', 'where you sit'],
    ],
    [
      'used to take roaccutane in 2010, what routine now for a 35 year old',
      ['a routine for skin of 35'],
      ['during the course'],
    ],
    ['im on roaccutane since 2024, what routine', ['during the course']],
    [
      'no keloids me, but my dad gets them. lobe or cartilage for a 2nd piercing',
      ['the soft lobe is the safer place', 'none so far'],
      ['if you have had one keloid', 'no, better not'],
    ],
    ['my sister has keloids, is a tattoo safe for me', ['keloids run in families']],
    ['i have keloids and my mom too, can i get a piercing', ['no, better not with keloids']],
    ['my mother used ambi in the 80s. i never did. is glutathione soap harmless', ['glutathione'], ['ambi']],
    ['i use ambi, is it safe', [], ['glutathione']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is asked for later, or beside a second thing, is answered for that', () => {
  it.each<Row>([
    [
      'not pregnant yet but if i ever fall preg next year, what would i swop my retinol for',
      ['for then, instead of retinol: azelaic acid'],
      ['retinal (', 'adapalene'],
    ],
    [
      'i take methotrexate weekly for psoriasis, can i use a dermaroller at home',
      ['with psoriasis', '**and with methotrexate:** skin heals more slowly'],
    ],
    ['where does a beginner begin', ['a routine']],
    ['where do i start with retinol', ['use retinol at night']],
    ['can my body cream go over a brown spot that never changed', ['may go over a flat mole']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Weather, water, dates and ink are what they are', () => {
  it.each<Row>([
    [
      'do i need sunscreen when its a grey cape town june morning, my skin is very dark',
      ['**yes'],
      ['zinc oxide and titanium'],
    ],
    ['sunscreen leaves me grey, what do i use, dark skin', ['what turns deeper skin grey']],
    [
      'off to umhlanga with 2 boys (8 and 11), last year we came back lobsters. how do i keep them from burning this time',
      ['to keep them from burning', 'again every two hours'],
      ['tears and wiping'],
    ],
    [
      'how do i keep my kids from getting sunburnt at the beach',
      ['to keep your kids from burning'],
      ['get out of the sun and cool'],
    ],
    ['how do i keep my 4 month old from burning at the beach', ['no direct sun at all'], ['spf']],
    ['how do i stop retinol from burning my face', ['stinging or drying you out'], ['shade from ten to three']],
    ['jst got a tat, wen can i put sunblock on it', ['new tattoo'], ['two thin layers']],
    ['the water in our village is off. how do i clean my face with no tap water', ['micellar water on cotton']],
    ['found a seald moisturiser exp date 2023, stil use it??', ['better not, throw it out']],
    [
      'lighter flakey pachtes on my chest n back dat show more wen i tan',
      ['tinea versicolor', 'antifungal'],
      ['does not clear acne'],
    ],
    ['light patches on my chest that are numb and flaky', [], ['tinea versicolor']],
    ['white patches on my chest from sunscreen in summer', [], ['tinea versicolor']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('The order of layers, a shampoo, lips on capsules and streaks of scent', () => {
  it.each<Row>([
    ['primer or sunscreen first when doing makeup for a wedding', ['1. sunscreen', '2. primer'], ['optional']],
    ['do i need a primer', ['optional']],
    ['what shampoo for dandruf thats cheap, i have relaxed hair', ['ketoconazole', 'once a week is enough'], ['r185']],
    ['cheap face wash for oily skin', ['cheapest'], ['ketoconazole']],
    [
      'roaccutane month 2 my lips are cracking so badly they bleed. lip ice does nothing',
      ['grease them all day'],
      ['two to three months'],
    ],
    ['roaccutane month 2 when will it work', ['two to three months']],
    [
      'brown streaks on my neck where i spray perfume then go in sun. do i just scrub it off',
      ['no scrub', 'bergamot'],
      ['the scrub first'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Haste, Afrikaans and a word for another are read as meant', () => {
  it.each<Row>([
    ['watter room is die beste vir doekuitslag?', ['zinc oxide'], ['these moisturisers']],
    [
      'wat is pha en is dit sagter as glycolic',
      ['**yes, phas are the gentler one', 'gluconolactone'],
      ['choose one per night'],
    ],
    [
      "is 'retinal' a spelling mistake for retinol or is it a different thing",
      ['retinal (retinaldehyde) is the stronger one'],
      ['thin your skin'],
    ],
    ['ey cold sore comin up n my matric dance is friday!!', ['antiviral'], ['share make-up']],
    [
      'my daughter skinned both knees on the court. how do we stop it scarring dark',
      ['petroleum jelly', 'sunscreen'],
      ['rubbing, leaning'],
    ],
    ['how do i stop it getting darker, my knees', [], ['grit']],
    [
      'minoxidil on my beard area and retinol on my face: okay or asking for trouble?',
      ['on different places or at different times'],
    ],
    ['minoxidil for hair loss, does it work', [], ['different places']],
    [
      'what ingredient should i look for against large pores? budget 200 rand',
      ['start with salicylic acid or niacinamide'],
      ['sunscreen first'],
    ],
    ['which ingredient helps dark marks, budget R150', ['start with azelaic acid'], ['cheapest that fit']],
    [
      'my laaitie is 14, pimples on his forehead, he only uses the green sunlight bar. i can spend R150. set something simple up for him pls',
      ['**morning**', 'salicylic acid'],
      ['rather not: laundry'],
    ],
    ['can my 6 year old use sunlight soap', ['no']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What a number or a sign on a pack means, and what else removes hair', () => {
  it.each<Row>([
    [
      'does spf 50 mean i can stay longer before putting on again than with spf 30?',
      ['**no, a higher factor lasts no longer'],
    ],
    ['how long does spf 50 last once opened', [], ['a higher factor']],
    ['sunscreen says spf 50 but no uva star or circle. is it a fake?', ['not necessarily fake', 'only measures uvb']],
    [
      'is it a red flag if a brand doesnt print the percentages on the box?',
      ['no red flag by itself'],
      ['you cannot be sure from the outside'],
    ],
    ['how often must i use the glycolic 7% toner. bottle says daily, my sister says once a week', [], ['red flag']],
    ['how do i know my serum is fake', ['you cannot be sure from the outside']],
    ['what percentage of niacinamide should i use', ['2–5%'], ['red flag']],
    ['hair removal cream burns me down there, wat else can i do', ['trim instead', 'leave the cream off']],
    [
      'dettol in the bath and then aqueous cream, for my eczema patch. my ma always did that',
      ['**no, leave the antiseptic out', 'soap substitute'],
      ['the other, as long'],
    ],
    ['aqueous cream or cetaphil for eczema', ['cetaphil, as long as'], ['antiseptic']],
    [
      'my vitamin c serum was out the fridge 3 days in limpopo heat, must i chuck it',
      ['one hot day mostly'],
      ['in summer too'],
    ],
    ['can i use vitamin c in summer', ['in summer too']],
    ['hair removal cream burnt me and its blistered, what else can i do', ['rinse it off now']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
