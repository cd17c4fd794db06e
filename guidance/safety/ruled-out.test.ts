import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'
import { ruledOut } from './ruled-out.ts'

const isRuledOut = (flag: string, text: string): boolean => ruledOut(flag, readingOf(text))

describe('What all words of a message weigh like is ruled out by what is told beside them, and stays where more is told', () => {
  it.each<[string, string, string]>([
    ['violence', 'i bumped my shin on the table, what fades the blue', 'i bumped my shin on the table, he pushed me'],
    [
      'violence-danger',
      'i knocked my arm against the door, there is a mark',
      'i knocked my arm against the door, that is what i tell everyone',
    ],
    ['violence', 'i bruise easily, what cream', 'i bruise easily, and he says i am clumsy'],
    [
      'suicidal-thoughts',
      'i skipped sunscreen once, am i back to zero',
      'i skipped sunscreen, i am back to zero and i want to die',
    ],
    [
      'suicidal-thoughts',
      'did i lose all my progress without the serum',
      'did i lose all my progress without the serum, i see no reason to live',
    ],
    ['suicidal-thoughts', 'just want to feel pretty again', 'i want to feel pretty again but whats the point'],
    [
      'suicidal-thoughts',
      'i want to feel like myself again after the baby',
      'nobody loves me, i want to feel like myself again',
    ],
    ['suicidal-thoughts', 'hoping to feel confident again', 'i want to feel good again before i go'],
    ['suicidal-thoughts', 'whats the point of an eye cream', 'whats the point of an eye cream, i want to die'],
    ['suicidal-thoughts', 'what is the use of skincare if i break out', 'what is the use of skincare, i am hopeless'],
    ['violence', 'i forgot my cream, back to square one', 'i forgot my cream, back to square one, he was angry'],
    ['sore-not-healing', 'it bled a little and has a crust now', 'it bled a little, has a crust and opens again'],
    ['changing-mole', 'a spot bled a tiny bit, now a scab', 'my mole bled a tiny bit, now a scab'],
    ['seen-today', 'my gums bleed when i floss', 'my gums bleed when i floss and i bruise too'],
    ['seen-now', 'bleeding gums from my new toothbrush', 'bleeding gums from my toothbrush, every day'],
    ['bite', 'the dog bit my tube of cream, can i use it', 'the dog bit my tube of cream and my daughter'],
    ['bite', 'my puppy chewed the lotion bottle', 'my puppy chewed the lotion bottle, it foams at the mouth'],
    ['seen-today', 'a cat bit my sponge, safe?', 'a cat bit my sponge, i have fever now'],
    [
      'pregnant-isotretinoin',
      'how long must i wait after roaccutane before a baby',
      'how long must i wait after roaccutane, i am pregnant already',
    ],
    [
      'pregnant-retinoid',
      'why should you wait after stopping isotretinoin',
      'why should you wait after stopping isotretinoin, we are already trying',
    ],
    ['seen-today', 'my freckles dont fade under a glass', 'my freckles dont fade under a glass and there is fever'],
    [
      'seen-now',
      'when i press them my moles stay the same',
      'when i press them my moles stay the same, but this is a rash',
    ],
    [
      'seen-now',
      'i pressed on my acne marks and they stay',
      'i pressed on my acne marks and they stay, and i am confused',
    ],
    ['seen-now', 'spider veins that go when i press', 'spider veins that go when i press, my neck is stiff'],
    ['seen-today', 'birthmark that stays under pressure', 'my baby has a birthmark that stays under pressure'],
    [
      'seen-today',
      'shaving dots, i press and they stay',
      'shaving dots, i press and they stay, they spread by the hour',
    ],
    ['seen-today', 'stretch marks stay when i press', 'stretch marks stay when i press, they look purple'],
    [
      'chemical-burn',
      'my hair falls out in the middle and the crown burns',
      'my hair falls out in the middle and the crown is burnt raw',
    ],
    ['seen-today', 'losing hair on top, scalp is itchy', 'losing hair on top, scalp is itchy and wet with pus'],
    ['anaphylaxis', 'i breathe normally, no swelling at all', 'my throat is tight and my tongue is swollen'],
    ['poisoning', 'how much vitamin d may i take', 'how much vitamin d may i take, i took thirty of them'],
    ['seen-today', 'lip filler yesterday, a little swollen on both sides', 'filler yesterday, it hurts'],
    ['anaphylaxis', 'this lipstick makes my mouth look grey', 'this lipstick made my mouth go grey and i am dizzy'],
    ['seen-now', 'my foundation looks blue in photos', 'my foundation looks blue in photos and my skin itches'],
    ['anaphylaxis', 'i breathe fine, no swelling at all', 'i breathe fine and my mouth is swollen'],
    ['filler-blocked', 'can i inject filler at home', 'i injected filler at home'],
    ['violence', 'my toddler scratches himself awake', 'my husband scratches himself awake and he beats me'],
    [
      'suicidal-thoughts',
      'my son with eczema scratches himself raw',
      'my son with eczema scratches himself raw and wants to die',
    ],
    [
      'violence',
      'kids think they will catch it, what do i tell the class',
      'kids think they will catch it and they hit me, what do i tell the class',
    ],
    [
      'suicidal-thoughts',
      'gogo refuses to stop using dettol, what do i tell her',
      'gogo refuses to stop using dettol, what do i tell her, she wants to die',
    ],
    ['violence-danger', 'he says i dont need sunscreen', 'he says i dont need sunscreen, he beats me'],
    ['suicidal-thoughts', 'which mask works faster', 'which mask works faster, i feel hopeless and want to die'],
    [
      'suicidal-thoughts',
      'everybody asks if i am pregnant, im not',
      'everybody asks if i am pregnant, im not, i just want to vanish',
    ],
    ['isotretinoin-warning', 'on roaccutane my lips are so dry', 'on roaccutane my lips are so dry and i cry all day'],
    [
      'isotretinoin-warning',
      'what does roaccutane do, just curious',
      'what does roaccutane do, just curious, i want to die',
    ],
    [
      'pregnant-retinoid',
      'i used to be on retinol, i quit',
      'i used to be on retinol, i quit. can i still use retinol',
    ],
    [
      'seen-today',
      'hard bumps at the nape since the barber, they grow slowly',
      'hard bumps at the nape since the barber, they grow slowly and i have fever',
    ],
    ['seen-today', 'eczema, no sores', 'eczema, no sores, but she has a fever'],
    ['seen-today', 'eczema behind my knees', 'eczema behind my knees and it weeps'],
    ['seen-today', 'a cold sore on my lip', 'a cold sore on my lip, and my baby is two weeks'],
    ['seen-today', 'i have a mole on my arm', 'i have a mole on my arm, it is growing'],
    [
      'seen-today',
      'the lump in my pierced ear grows bigger',
      'the lump in my pierced ear grows bigger and i have a fever',
    ],
    [
      'skin-dying',
      'i dropped a tin on my toe, the nail is black',
      'i dropped a tin on my toe, the nail is black, i am diabetic',
    ],
    ['suicidal-thoughts', 're a ingwaya bosiu lelapa lohle', 're a ingwaya bosiu lelapa lohle, i want to die'],
    ['suicidal-thoughts', 'does driving count too', 'does driving count too, i want to die'],
    ['suicidal-thoughts', 'does rain count', 'do i even count'],
    ['suicidal-thoughts', 'i pick my face for two hours', 'i pick my face for two hours and i want to die'],
    ['seen-now', 'he has eczema and scratches himself awake', 'he has eczema and scratches himself awake with a fever'],
    [
      'product-in-eye',
      'got sunscreen in my eye yesterday, all fine now',
      'got sunscreen in my eye yesterday, it burns',
    ],
    ['anaphylaxis', 'my lip plumper tingles for ten minutes', 'my lip plumper tingles and my throat is tight'],
    [
      'anaphylaxis',
      'my lips tingle for a few minutes with the pepper gloss, then it stops',
      'my lips tingle with the pepper gloss and i have hives and feel faint',
    ],
    [
      'anaphylaxis',
      'since lasix i pee a lot and feel lightheaded',
      'since lasix i pee a lot, feel dizzy and my lips are swelling',
    ],
    [
      'toxic-fumes',
      'i pee all day on my water tablets and i am dizzy',
      'i pee all day on my water tablets, i am dizzy and wheezing',
    ],
    ['hot-burn', 'new shoes gave me blisters on my heel', 'hot oil ran into my shoes and there are blisters'],
    ['chemical-burn', 'takkies rubbed blisters on both heels', 'takkies rubbed blisters, i am diabetic'],
    [
      'isotretinoin-warning',
      'roaccutane makes my skin peel',
      'roaccutane makes my skin peel and i see no point in living',
    ],
    [
      'poisoning',
      'my daughter ate a few strawberries and her chin is red',
      'my daughter ate strawberries and swallowed my pills',
    ],
    ['poisoning', 'he had some chocolates, now pimples', 'he ate chocolates and drank bleach'],
    ['poisoning', 'my cat licked my hand cream', 'my cat licked my hand cream and my toddler ate the rest'],
    ['anaphylaxis', 'numb lip after the dentist, gone now', 'numb lip after the dentist and i am wheezing now'],
    ['suicidal-thoughts', 'i cut my finger on a tin', 'i cut my finger on a tin on purpose'],
    ['suicidal-thoughts', 'cut my thumb opening a can, plaster or not', 'cut my arm on glass, i want to die'],
    ['violence', 'i see through a mist since the drops', 'i see through a mist since he hit me'],
    [
      'violence-danger',
      'it is like looking through a dirty window',
      'it is like looking through a dirty window, he beats me',
    ],
    [
      'seen-now',
      'i grazed my knee last month, a flat scar, no pain',
      'i grazed my knee last month, no pain, but it weeps and is swollen',
    ],
    [
      'seen-today',
      'a dark line down my tummy at 20 weeks',
      'a dark line down my tummy at 20 weeks, it itches and blisters',
    ],
    ['seen-today', 'pregnant and a line over my belly', 'pregnant, a line over my belly and i have a fever'],
    [
      'seen-now',
      'my birthmark has always looked the same',
      'my birthmark has always looked the same and now it itches and bleeds',
    ],
    [
      'seen-today',
      'a mole i had since birth, never changed',
      'a mole i had since birth, it never changed but now weeps',
    ],
    [
      'dark-streak',
      'i slammed my thumb in the door, the black is growing out',
      'i slammed my thumb in the door, the black is growing out and it smells of pus',
    ],
    [
      'skin-dying',
      'dropped a brick on my toe, clear nail behind the black',
      'dropped a brick on my toe, clear nail behind the black, i am diabetic',
    ],
    ['violence', 'black eye from rugby practice', 'black eye, he said i fell, he hits me'],
    ['violence', 'he has red bumps when he shaves', 'red bumps when he shaves, and bruises he gave me'],
    [
      'suicidal-thoughts',
      'i cried and my eyes are puffy, cold spoon',
      'i cried, my eyes are puffy, nobody would miss me',
    ],
    ['violence', 'ilanga lingishaye ebusweni', 'ilanga lingishaye, i want to die'],
    [
      'seen-today',
      'numb lip at the dentist, back to normal now',
      'filler in my lip, back to normal now but i have a fever',
    ],
  ])('%s: “%s” is ruled out, “%s” is not', (flag, harmless, pressing) => {
    expect([isRuledOut(flag, harmless), isRuledOut(flag, pressing)]).toEqual([true, false])
  })

  it('rules out nothing but the flags it is meant for', () => {
    expect(isRuledOut('poisoning', 'the dog bit my tube of cream')).toBe(false)
    expect(isRuledOut('changing-mole', 'my gums bleed when i floss')).toBe(false)
    expect(isRuledOut('anaphylaxis', 'my hair falls out in the middle and the crown burns')).toBe(false)
  })
})
