import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What came of an advice, what is changed in it, and what was told some turns back, through the front door.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

type Talk = [string, string, string[], string[]?]

describe('a question that is changed', () => {
  it.each<Talk>([
    [
      'a name is put right in it',
      'is lanolin bad in the heat >> ag no lactic acid i mean',
      ['lactic acid'],
      ['leave out', 'noted'],
    ],
    [
      'and keeps what was asked',
      'does glycerin clog pores >> no coconut oil i mean',
      ['coconut oil', 'clogs'],
      ['noted'],
    ],
    [
      'a slip of a name is put right',
      'is niacin safe in pregnancy >> eish no niacinamide i meant',
      ['niacinamide is generally fine in pregnancy'],
    ],
    [
      'what was explained is added to the routine',
      'simple night routine for oily skin >> cool. what does azelaic acid do >> ok add it',
      ['evening routine', 'azelaic'],
      ['my pleasure'],
    ],
    [
      'and put into it',
      'give me a morning routine >> what does vitamin c do >> ok put that in',
      ['morning routine', 'vitamin c, a thin layer'],
      ['my pleasure'],
    ],
    ['a step is taken out', 'night routine for acne >> take the retinoid out', ['salicylic acid'], ['retinoids 0.1']],
    [
      'one thing takes the place of another',
      'routine for dark marks >> swap the azelaic for niacinamide',
      ['niacinamide, a thin layer'],
    ],
    [
      'a toner is left out by saying so',
      'routine for oily skin >> what is urea >> take the toner out',
      ['a routine for oily skin'],
      ['toner'],
    ],
    [
      'half of a day is enough',
      'give me a routine for oily skin morning and night >> only the morning please',
      ['a morning routine'],
      ['evening**'],
    ],
    [
      'fewer steps follow what was added',
      'routine for pimples >> what is azelaic acid >> add it >> now make it 3 steps',
      ['azelaic', 'three products'],
    ],
    [
      'a subject is gone back to',
      'can i use glycolic acid on my elbows >> whats good for dandruff >> ok back to the elbows, how often',
      ['nights a week', 'glycolic'],
    ],
    [
      'over small talk too',
      'retinol for my neck ok? >> which lip balm >> ok going back to the neck, which strength',
      ['usual strength of retinol'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['thanks stay thanks', 'give me a morning and night routine >> ok cool thanks', ['my pleasure']],
    ['who will try it is wished well', 'niacinamide for oil >> ok cool will try it', ['my pleasure']],
    [
      'who asks whether a step may go is answered',
      'routine for pimples >> can i leave the toner out?',
      ['toner is optional'],
    ],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what came of it', () => {
  it.each<Talk>([
    ['it stung', 'how must i use my azelaic serum >> ok used it. it stung', ['stop'], ['my pleasure']],
    ['it is red now', 'how do i use retinol >> ok did it last night. now its red', ['stop'], ['that is the time']],
    [
      'a kind of product stings',
      'which toner for oily skin >> ok got one and it stings',
      ['stop it and rinse'],
      ['my pleasure'],
    ],
    [
      'weeks went by and it is the same',
      'started azelaic acid for dark marks >> its been 5 weeks now and its the same',
      ['not yet: 5 weeks'],
    ],
    [
      'months went by and it is no different',
      'does niacinamide help pores >> 2 months in and no different',
      ['not yet'],
    ],
    [
      'all is talked out of',
      'how to get rid of blackheads >> pore strips? >> toothpaste? >> so nothing works?',
      ['salicylic acid'],
      ['after 12 weeks of steady'],
    ],
    [
      'what does work is asked',
      'home remedy for dark marks >> lemon? >> baking soda then? >> so what does work',
      ['azelaic'],
    ],
    [
      'where a cream does little',
      'how do i get rid of stretch marks >> bio oil? >> so nothing helps??',
      ['stretch marks'],
      ['not sure i follow'],
    ],
    [
      'more is asked beside what is used',
      'how do i fade marks faster >> im using niacinamide and sunscreen already. anything else',
      ['beside niacinamide, add'],
      ['still to buy'],
    ],
    [
      'and all at once',
      'dark marks from pimples. i already use spf and vitamin c. what else',
      ['beside vitamin c, add'],
      ['still to buy'],
    ],
    [
      'a strength is asked with what the shop said',
      'salicylic acid for pimples yes or no >> which strength do i ask for at dischem, 2 is the strongest ne',
      ['0.5–2%'],
      ['ten and three'],
    ],
    [
      'what is at home is judged for the trouble',
      'how do i fade acne marks >> i only have vaseline and glycerin at home',
      ['dark marks'],
      ['ideal order'],
    ],
    [
      'there is no money',
      'i use soap on my face >> what should i use instead >> i dont have money',
      ['cheapest cleansers'],
    ],
    ['it is too dear', 'which moisturiser for dry skin >> eish its too expensive', ['cheapest moisturisers']],
    [
      'everyone does it',
      'is toothpaste good for pimples >> hoekom doen almal dit dan',
      ['does not clear pimples', 'toothpaste'],
    ],
    [
      'what is lacking is no subject',
      'pimples on my back >> i dont have benzoyl peroxide >> can i use dettol',
      ['dettol'],
      ['yes, benzoyl'],
    ],
    ['a form is wished for', 'which cleanser for sensitive skin >> in a bar if possible', ['these cleansers fit']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    [
      'what is to be bought is told',
      'i have a cleanser and sunscreen already, what else must i buy',
      ['still to buy: moisturiser'],
    ],
    [
      'whether a pair goes together is told',
      'i use niacinamide and retinol for marks, do they go together',
      ['go well together'],
    ],
    ['who needs sunscreen is told', 'is sunscreen important >> do dark people even need it', ['needs sunscreen']],
    ['what may sting is told beforehand', 'how do i use retinol >> what if it stings', ['retinol']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what was told before', () => {
  it.each<Talk>([
    ['nights are worked', 'i work nights at a garage >> so when i get home at 6am what must i put on', ['bed-time']],
    ['a child has eczema', 'my son has eczema, hes 6. which cream >> how thick must i put it', ['plenty']],
    [
      'a scalp flakes',
      'my eyebrows and scalp flake >> can i use head and shoulders on my brows',
      ['minute or two', 'eyes'],
    ],
    ['a mask is worn', 'bumps where my face mask sits at work, which mask material is best', ['cotton'], ['clay']],
    ['hair food is no food', 'pimples on my forehead from hair food?', ['oil'], ['sugar']],
    [
      'one product is all there is',
      'i have pimples, dry patches and marks >> i can only buy one product',
      ['sunscreen'],
    ],
    [
      'a mother asks for herself',
      'dark marks after my pregnancy, my boy is 4 now. what ingredients >> azelaic or vitamin c if i only get one',
      ['azelaic'],
      ['not for a child'],
    ],
    [
      'her child was born years ago',
      'since my kid was born my skin is dull, hes 6 now. vitamin c or niacinamide',
      ['start with vitamin c'],
      ['not for a child'],
    ],
    ['actives are not for a girl of nine', 'my daughter is 9, can she use vitamin c', ['not for a child']],
    [
      'nor when she had marks herself',
      'after my baby i got melasma. now my daughter is 8 and gets pimples, can she use salicylic acid',
      ['not for a child'],
    ],
    [
      'a child gets plain care instead',
      'my daughter is 10 and wants what her friends have >> even just the niacinamide and vit c?',
      ['cleanser', 'moisturiser', 'sunscreen'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('put in other words', () => {
  it.each<Talk>([
    [
      'a method is known by its name',
      'retinol is drying >> whats that buffering thing everyone does',
      ['sandwich method'],
    ],
    ['what is on an arm has none', 'whats this thing on my arm', ['cannot diagnose']],
    ['a bump has none either', 'whats this bump thing on my chin', ['cannot diagnose']],
    ['a list begins with water', 'is it bad if niacinamide is number 6 >> why is water first', ['order of amount']],
    ['and ends with scent', 'why do they put parfum last on the label', ['order of amount']],
    ['products go on in their own order', 'in what order do i put my products on', ['sunscreen last']],
    [
      'two shades lighter is not ours',
      'ok what can i use to get 2 shades lighter everywhere',
      ['do not help with making skin lighter'],
    ],
    ['a child is given a picture', 'what is spf >> explain to me like im a child', ['umbrella']],
    ['in every explanation', 'explain niacinamide like im 5', ['handyman', 'niacinamide']],
    ['nobody else is', 'what is niacinamide', ['niacinamide'], ['handyman']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})
