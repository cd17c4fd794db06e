import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// A short turn means something else after a list, two things, a sunscreen, steps, sore skin and a no. `>>` parts the messages of a conversation.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

const list = 'check this label: Aqua, Glycerin, Niacinamide, Parfum, Phenoxyethanol'
const strong = 'Aqua, Cetearyl Alcohol, Glycolic Acid, Glycerin, Retinol, Linalool'
const pair = 'can i use retinol and glycolic acid together?'
const sun = 'which sunscreen for dark skin?'
const order = 'in what order do i use cleanser, serum and moisturiser?'
const sore = 'my skin burns and is red after using glycolic acid'
const baby = 'is retinol safe in pregnancy?'

const sentences: Record<string, [string, RegExp][]> = {
  'after a pasted list it is that list': [
    [`${list} >> i forgot to say i'm allergic to fragrance`, /^\*\*No, leave this one out: it has Parfum/],
    [`${list} >> i'm pregnant, does that change anything?`, /^\*\*No, that changes nothing: nothing on it/],
    [`${strong} >> and if i'm breastfeeding?`, /^\*\*No, leave this one out/],
    [`${list} >> and for my daughter, she is 12?`, /^\*\*Rather not for a child:.*Parfum/],
    [`${list} >> at night?`, /^\*\*Yes, that is fine: niacinamide/],
    [`${strong} >> and in the morning?`, /^\*\*Better at night: retinol/],
    [`${list} >> is that safe for dark skin?`, /^\*\*Yes, with care.*Parfum/],
    [`${list} >> what strength?`, /^\*\*A list does not tell the strength/],
    [`${list} >> can you make it shorter`, /^\*\*In short: all 5/],
    [`${list} >> are you sure?`, /^\*\*As sure as a list allows/],
    [`${list} >> no i meant the body`, /may go on the body/],
    [`${list} >> how many weeks before i see results`, /about 12 weeks/],
    [`${list} >> what does niacinamide do`, /^\*\*Niacinamide/],
    [`${list} >> i'm pregnant, does that change anything? >> and at night?`, /niacinamide|nothing on it/],
    [
      'is this ok? Aqua, Glycerin, Petrolatum, Ceramide NP >> i react to perfume',
      /^\*\*Yes, by its list: I find no fragrance/,
    ],
    [`${list} >> which first?`, /^\*\*It is one product/],
  ],
  'after two things it is both': [
    [`${pair} >> and at night?`, /never both on one night/],
    [`${pair} >> and in the morning?`, /^\*\*Better not: retinol and glycolic acid both belong to the evening/],
    ['can i mix vitamin c with retinol >> ok and during the day?', /^\*\*In the morning vitamin C; retinol stays/],
    [`${pair} >> can i skip one?`, /^\*\*Yes, one of the two is enough/],
    [`${pair} >> must i use both?`, /^\*\*No, one of the two is enough/],
    [`${pair} >> is that safe for dark skin?`, /but not both in one step/],
    [`${pair} >> which first?`, /^\*\*Neither, best/],
    [`${pair} >> no i meant the body`, /^\*\*Yes, on the body too/],
    [`${pair} >> what about benzoyl peroxide instead?`, /^\*\*Not in one step/],
    [`${pair} >> is that really true?`, /as sure as general advice can be/],
    [`${pair} >> what strength?`, /Retinol 0\.1–0\.3%.*glycolic acid 5–10%/],
  ],
  'after a sunscreen it is the sunscreen': [
    [`${sun} >> and at night?`, /^\*\*No, at night none is needed/],
    [`${sun} >> what strength?`, /^\*\*SPF 30 at least/],
    [`${sun} >> what about oily skin?`, /light gel or fluid/],
    [`${sun} >> how long until it works?`, /at once/],
    [`${sun} >> i forgot to say i'm allergic to fragrance`, /fragrance-free mineral sunscreen/],
    [`${sun} >> and retinol instead?`, /^\*\*No: nothing takes the place of sunscreen/],
    [`${sun} >> can i skip it?`, /^\*\*Better not/],
  ],
  'after steps and products it is the whole': [
    [`${order} >> can i skip one?`, /^\*\*Yes: what can go first/],
    [`${order} >> i'm pregnant, does that change anything?`, /order stays the same/],
    [`${order} >> is that safe for dark skin?`, /same for every skin colour/],
    ['give me a routine for oily skin >> can i skip one?', /^\*\*Yes: what can go first/],
    ['what helps for dark marks under R200? >> is that safe for dark skin?', /^\*\*Yes, it is safe for dark skin/],
    ['recommend a face wash under R80 >> and in the evening?', /in the evening above all/],
    ['best thing for pimples under R150? >> just found out i’m pregnant, does it still work?', /fine in pregnancy/],
  ],
  'while skin is sore nothing else comes first': [
    [`${sore} >> and at night?`, /until your skin is calm/],
    [`${sore} >> what strength?`, /until your skin is calm/],
    [`${sore} >> are you sure?`, /^\*\*Yes, in that I am sure/],
    [`${sore} >> what about oily skin?`, /calm down/],
    [`${sore} >> and retinol instead?`, /^\*\*Not yet, retinol neither/],
    ['my face got red and itchy from a new serum >> how often?', /until your skin is calm/],
  ],
  'a no in pregnancy stays one, and says what is asked': [
    [`${baby} >> why?`, /^\*\*Because vitamin A/],
    [`${baby} >> at night?`, /^\*\*Not at night either/],
    [`${baby} >> ok and sunscreen?`, /^\*\*Yes, sunscreen is fine/],
    [`${baby} >> something cheaper?`, /cheap and fine now/],
    ['can i use salicylic acid while pregnant >> what strength?', /lowest there is/],
    ['can i use salicylic acid while pregnant >> and retinol instead?', /^\*\*No, leave retinol out/],
    ['can i use vitamin c when pregnant >> is it alright for my 7 year old', /^\*\*No, not for a child/],
  ],
  'after one thing it is that thing': [
    ['what is niacinamide >> which first?', /^\*\*Niacinamide goes after cleansing/],
    ['what is niacinamide >> and without it?', /no must/],
    ['what is niacinamide >> does that also work for my back?', /^\*\*Yes, niacinamide may go on the back/],
    ['how many times a week can i use retinol >> my skin is dry though', /^\*\*Then go slower/],
    ['how often should i use salicylic acid? >> only R100', /R100/],
    ['what is niacinamide >> i’m pregnant, does that change anything?', /^\*\*No, that changes nothing/],
    ['how many times a week can i use retinol >> sure about that?', /as sure as general advice/],
  ],
  'what asks something of its own is answered by itself': [
    [`${pair} >> what is niacinamide`, /^\*\*Niacinamide/],
    [`${sun} >> can i use retinol and niacinamide together`, /^\*\*Yes/],
    ['what is niacinamide >> give me a routine for oily skin', /routine for oily skin/],
  ],
}

describe.each(Object.entries(sentences))('%s', (_, rows) => {
  it.each(rows)('%s', (talk, wanted) => expect(first(talk)).toMatch(wanted))
})
