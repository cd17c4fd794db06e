import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Short turns that mean what was told or answered before them, through the front door.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

type Talk = [string, string, string[], string[]?]

describe('a child that is hoped for', () => {
  it.each<Talk>([
    [
      'is heard as a plan',
      'we are gonna try for a baby soon, is retinol ok',
      ['leave retinol out when trying for a baby'],
    ],
    [
      'has a date to stop by',
      'i like my retinol >> trying for a baby from march, when do i stop and what replaces it',
      ['by the day you stop preventing', 'azelaic acid'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['a sister’s plan is hers', 'my sister is going to try for a baby, can i use retinol', ['yes, retinol']],
    ['nothing is planned', 'we are not planning on having a baby, can i use retinol', ['yes, retinol']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('an age', () => {
  it.each<Talk>([
    [
      'is the tattoo’s that was spoken of',
      'when can i swim with my new tattoo >> its only 5 days old, can i put sunscreen',
      ['tattoo'],
      ['child'],
    ],
    ['is the bottle’s', 'can i still use my sunscreen >> its 3 years old', ['throw out']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['a baby is meant where a baby was named', 'what cream for nappy rash >> its 3 months old', ['baby']],
    [
      'an older child may',
      'which sunscreen for the beach >> its for my nephew, hes 4 years old',
      ['water-resistant'],
      ['not yet'],
    ],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a short turn that hangs on what was told', () => {
  it.each<Talk>([
    [
      'both asks for a plan for both',
      'need help with my skin >> i have dry patches and pimples >> both',
      ['routine for dry skin with breakouts'],
    ],
    [
      'no time shortens it',
      'routine for pimples >> so every single day? >> no man i wont manage all that',
      ['three products'],
    ],
    [
      'what works is asked of what the first thing was for',
      'does coconut oil help for stretch marks >> so what actually helps then if not oil',
      ['no cream removes stretch marks'],
    ],
    ['of a deed as well', 'does lemon juice fade dark marks >> so what actually does', ['azelaic acid']],
    [
      'more pimples since a retinoid was begun are explained',
      'is retinol any good >> started it 3 weeks ago and i break out more',
      ['four to six weeks'],
      ['good choice'],
    ],
    [
      'what cannot purge is said not to',
      'does niacinamide help >> started last week and i break out more',
      ['it cannot'],
    ],
    [
      'how long it may last is answered',
      'is adapalene good >> started it and break out >> how long must i wait to know its not purging',
      ['weeks'],
      ['only with a pharmacist'],
    ],
    [
      'the second thing makes a pair',
      'what is mandelic acid for >> i also use retinol, can i have both >> in the same night?',
      ['not on the same night'],
    ],
    [
      'a week of three has nights of rest',
      'can i use salicylic acid and retinol >> i also have niacinamide >> make me a week plan which day what',
      ['a week:', 'only moisturiser, so that skin can rest'],
    ],
    [
      'a timetable is no errand',
      'can i use benzoyl peroxide with adapalene >> write me a timetable monday to sunday',
      ['benzoyl peroxide in the morning'],
      ['outside what i know'],
    ],
    ['a higher number is weighed', 'is 5% niacinamide enough >> but 10 must work better surely', ['take the 5%']],
    ['an age says that none is needed', 'whats retinal vs retinol >> im 20 do i need them', ['at 20 nobody needs']],
    [
      'the one that may be bought comes first',
      'tell me about hydroquinone and kojic acid >> which one rather for my cheeks',
      ['**kojic acid, and not hydroquinone.**', 'banned'],
    ],
    [
      'two places get an answer each',
      'how much retinol for the face >> and neck? and can i do my hands too',
      ['neck skin', 'hands'],
    ],
    [
      'what does not go there is said',
      'can i use lactic acid on my face >> and lips and eyes too?',
      ['not everywhere alike', 'no, keep lactic acid off the lips'],
    ],
    [
      'the same remedy at another place is a yes',
      'what helps for razor bumps on my face >> does that work on my underarms also?',
      ['yes, with care, under the arms'],
    ],
    [
      'a place is no lotion',
      'whats good for ingrown hairs on my legs >> will that help for the bikini line too',
      ['hair'],
      ['body lotion'],
    ],
    [
      'skin that marks easily takes the gentler of two',
      'salicylic or mandelic for pimples >> my skin is dark and marks easily so which one',
      ['**mandelic acid: on sensitive skin'],
    ],
    [
      'a holiday by the sea asks for more cover',
      'what helps dark marks >> we going to durban in december, what extra must i do',
      ['tinted spf 50', 'every two hours'],
    ],
    [
      'another form is judged for what it was wanted for',
      'i need something for puffy eyes >> not a cream, maybe a gel or roller',
      ['because it is cold'],
      ['moisturisers fit'],
    ],
    [
      'the toner that was named goes on the back',
      'can i use salicylic acid on my nose >> i have the toner one 2% >> can i put the same thing on my back?',
      ['yes, body skin takes it', 'salicylic acid'],
    ],
    [
      'both after morning or night asks of twice a day',
      'what does vitamin c do >> morning or night >> both?',
      ['not twice a day'],
    ],
    [
      'what if it peels is asked of the thing',
      'retinol for wrinkles ok? >> im 45 >> how long till i see something >> and if it peels',
      ['flaking is normal'],
      ['3 to 6 months'],
    ],
    [
      'lashes are of the eye',
      'can i use vaseline on my lips >> at night only? >> and on my eyelashes',
      ['round the eye'],
    ],
    [
      'what is saved is no budget',
      'do i need an eye cream >> nice, saves me 300 bucks >> which moisturiser for dry skin',
      ['fit for dry skin'],
      ['r300.00 or less'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    [
      'a roller with needles is none for the eyes',
      'can a derma roller help dark circles',
      ['trained hands'],
      ['because it is cold'],
    ],
    ['a sum that is there is a budget', 'which moisturiser for dry skin >> i only have R100', ['r100']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('sunscreen that is refused as such', () => {
  it.each<Talk>([
    [
      'is answered with hat, cloth and shade',
      'i hate sunscreen and wont use it, what else protects me',
      ['hat, cloth and shade', 'sleeves'],
    ],
    [
      'where all creams are refused in a talk of the sun',
      'im a fisherman, what about the sun >> no cream for me boet. something else?',
      ['hat, cloth and shade'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    [
      'who dislikes a white cast is told of another kind',
      'i hate the white cast of sunscreen what else',
      ['tinted'],
      ['hat, cloth'],
    ],
    ['who uses none yet asks which', 'i dont use sunscreen yet, which one is good', ['broad-spectrum'], ['hat, cloth']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what is at home already', () => {
  it.each<Talk>([
    [
      'is used up first',
      'routine for oily skin >> i already have a dove bar and garnier cream, do i need to buy all of it new?',
      ['use up what you have first', 'sunscreen'],
    ],
    [
      'is kept by its kind',
      'what should i use for pimples >> i already have a face wash and a moisturiser at home, can i use those first?',
      ['**the wash:**', '**the cream:**', 'benzoyl peroxide'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    [
      'one thing that lacks is recommended',
      'i already have a cleanser, which moisturiser must i buy',
      ['moisturisers fit'],
      ['use up what'],
    ],
    [
      'its place is asked of niacinamide',
      'what is niacinamide >> must i use it before moisturizer',
      ['niacinamide first'],
      ['use up what'],
    ],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('an essential oil', () => {
  it.each<Talk>([
    ['goes on no skin neat', 'can i put lavender oil neat on my skin', ['not neat', 'one drop']],
    [
      'nor by many drops',
      'is marula oil good >> i add buchu oil drops to it, 10 drops, good?',
      ['not neat', 'concentrate'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it('but asked of plainly it is explained', () =>
    expect(amiss('is lavender oil good for skin', ['little is proven'], ['not by many drops'])).toEqual([]))
  it('but swallowed it is an emergency', () =>
    expect(amiss('my child drank some lavender oil', ['0861 555 777'])).toEqual([]))
})
