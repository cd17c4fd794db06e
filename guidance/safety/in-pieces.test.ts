import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { redFlagsIn } from './told-before.ts'

// What is told by what it looks like, in pieces or in another language of the country, and what only sounds like it.

const known = await knowledge()
const ids = (talk: string): string[] => {
  const turns = talk.split(' >> ')
  return redFlagsIn(known, turns.at(-1) ?? '', turns.slice(0, -1))
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)
}

describe('told around the corner, it is the alarm that it is', () => {
  it.each([
    ['anaphylaxis', 'my tong voel soos n groot wors vandat ek die peule geeet het'],
    ['anaphylaxis', 'melomo ya ka e jwalo ka dibalunu kamora setlolo sena'],
    ['anaphylaxis', 'my scalp and ears itch and my heart is hammering, just had the protein shake'],
    ['anaphylaxis', 'he walked into a nest of wasps. he is pale and shaking'],
    ['filler-blocked', 'one lip went bluish since the filler on saturday'],
    ['infected-skin', 'i cut myself on a tin >> there is a hot red plate around it, hard to touch'],
    ['product-in-eye', 'some of the toner dripped in. now i see through a milky film'],
    ['product-in-eye', 'usana lungenwe yijik emehlweni'],
    ['product-in-eye', 'he got bleach sprayed in my face by accident, i cannot open my eyes'],
    ['eye-symptoms', 'new lash extensions on friday >> the window stabs and i keep them closed'],
    ['yellow-eyes', 'lesea le na le mahlo a masehla le letlalo le tshehla'],
    ['yellow-eyes', 'sy piepie lyk soos coca cola'],
    ['lightener-use', 'that soap from the border made my face three shades lighter >> now my cheeks are bluish grey'],
    ['lightener-use', 'ikhilimu ayinagama, ngiyithenge erenki >> ubuso buyashisa uma ngiyiyeka'],
    ['violence', 'indoda yami iyangishaya uma ibuya ebhawa'],
    ['violence', 'can foundation cover a blue eye >> my colleagues must not ask about it again'],
    ['violence', 'what hides a mark on my throat >> it looks like a thumb >> he had a few too many on friday'],
    ['violence', 'wat maak n blou kol weg >> hy was dronk die naweek'],
    ['violence-danger', 'he says one day he will throw acid in my face'],
    ['eating-distress', 'every time i eat supper i make it come out again, otherwise my skin gets oily'],
    ['eating-distress', 'ek drink net koffie en gooi alles op as ek eet'],
    ['heat-illness', 'he laid tiles on the roof the whole day. he is talking nonsense now'],
    ['shingles', 'nginamabhamuza abuhlungu ohlangothini olulodwa'],
    [
      'isotretinoin-warning',
      'my daughter is on oratane since may >> she cries over nothing and does not want to see anyone',
    ],
    ['pregnant-isotretinoin', 'the derm put me on neotigason >> skipped two periods now'],
    ['chemical-burn', 'ngifake ulamula nobhikawoda ebusweni >> isikhumba siyaxebuka namanzi ayaphuma'],
    ['severe-burn', 'my toddler put his hand in the coals, hardly any skin left on the palm'],
    ['hot-burn', 'the fish oil burned my whole hand just now'],
    ['poisoning', 'umntwana udle i-lipbalm yami yonke'],
    ['suicidal-thoughts', 'ndidiniwe kukuphila nobu buso'],
    ['changing-mole', 'the beauty spot on my cheek went from light brown to nearly black'],
    ['dark-streak', 'a little spot under my heel turned black over winter'],
    ['hair-dye-reaction', 'did my roots with a box dye and my head is twice its size'],
    ['steroid-use', 'betamethasone is my day cream since matric, i bruise and bleed so easily'],
    ['seen-today', 'my 5 week old was kissed by an aunt with a fever blister'],
  ])('%s: %s', (flag, talk) => expect(ids(talk)).toContain(flag))
})

describe('what only sounds like it is none', () => {
  it.each([
    'after the dentist my lip felt like a sausage for an hour, all fine. lip balm?',
    'aesthetic doctor did filler, lips like a balloon the first day, lovely now. which gloss?',
    'my glasses get misty when i apply toner',
    'the mask with turmeric made my face yellow, how do i wash it off',
    'my marks are two shades lighter from niacinamide >> ears are darker from the sun. which spf?',
    'ilanga liyangishaya emsebenzini',
    'umoya uyangishaya ebusweni',
    'got a black eye at boxing and people at work keep asking',
    'my husband does it when he shaves, those red bumps',
    'if i eat sugar i break out, should i get rid of it',
    'he worked in the garden all day and is tired, which aftersun?',
    'i cry for nothing before my period and get pimples',
    'my boy wears a ring toy on his head',
    'i get a period late sometimes and pimples too',
    'the oil burned in the pan and my hair smells',
    'my husband keeps a hive of bees, is beeswax fine in balm?',
    'my son had a strawberry last year and got red round the mouth, any lotion?',
    'freckles went from light to tan in summer',
    'i use aqueous cream as my moisturiser since school',
    'granny kisses my 3 year old goodnight, may she wear perfume',
    'im 26 weeks and a brown line goes down over my bump',
    'my mole stayed exactly the same since birth, same size and colour',
    'hit my toe with a hammer in june, the black part is growing out nicely',
  ])('%s', (talk) => expect(ids(talk)).toEqual([]))

  it.each([
    ['changing-mole', 'my mole stayed the same since birth but bled on my pillow twice'],
    ['dark-streak', 'never hit it, but a dark streak in my thumbnail gets wider'],
    ['anaphylaxis', 'my lips went blue after the filler and i cannot breathe'],
  ])('beside it stands what alarms, %s: %s', (flag, talk) => expect(ids(talk)).toContain(flag))
})
