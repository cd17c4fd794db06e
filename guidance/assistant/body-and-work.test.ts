import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

type Row = [question: string, says: string[], never?: string[]]

const groups: [title: string, rows: Row[]][] = [
  [
    'a deed that an answer forbids is refused first',
    [
      ['mag ek aan my nuwe tattoo krap dit jeuk', ['**no, do not scratch'], ['**yes']],
      ['should i clip the hard skin on my heels', ['**no, never cut']],
      ['may i tweeze one hair on my chin', ['may be plucked'], ['**no, do not pluck']],
    ],
  ],
  [
    'what stands under the sink is put on no illness',
    [
      ['granny says pour bleach on the ringworm', ['keep bleach off your skin', 'antifungal'], ['skin lighter']],
      ['can i dab spirit on shaving bumps', ['**no, rather not', 'salicylic acid']],
      ['moet ek gordelroos met lampolie smeer', ['**no, rather not', 'three days']],
      ['is it fine to put paraffin on head lice', ['**no, rather not', 'lice lotion']],
      ['is there liquid paraffin in aqueous cream and is it ok', [], ['catches fire']],
      ['may i wipe my clippers with surgical spirit, i get razor bumps', [], ['keep it off your skin']],
    ],
  ],
  [
    'whether one thing may be is answered before what helps',
    [
      ['must i put vinegar on a flaky scalp', ['**vinegar** is an acid']],
      ['is it true that pee heals athletes foot', ['urine']],
    ],
  ],
  [
    'scalp, hair and shaving',
    [
      ['i relaxed my hair yesterday, when can i get cornrows', ['two weeks after a relaxer']],
      ['my skilfers keeps coming back', ['ketoconazole']],
      ['why does my weave stink', ['wash the scalp itself']],
      ['may i go in the pool with my locs', ['**yes, you may swim']],
      ['i dye my hair and after that my neck flakes a bit', ['reaction to the dye']],
      ['do i shave my neck upwards or downwards', ['**shave with the hair']],
      ['my beard grows in and gives sore bumps', ['shave less closely']],
      ['is nair ok on my upper lip', ['only a version made for that place']],
      ['is aftershave safe on a ladies bikini line', ['**better not']],
    ],
  ],
  [
    'children, puberty and the change of life',
    [
      ['must i put powder on my newborn', ['leave powder off a baby'], ['adults may']],
      ['is baby powder fine to set the makeup on my face', ['rather not on the face']],
      ['is it normal that my son of 11 has blackheads and sweats', ['**yes, it is normal']],
      ['warm gloede maak my gesig so rooi', ['no cream stops a hot flush']],
      ['breakouts on my chin in perimenopause', ['azelaic']],
      ['whiskers on my upper lip after menopause', ['very common']],
    ],
  ],
  [
    'work, water and weather',
    [
      ['baker here, dough makes my fingers itch and crack', ['allergic to flour']],
      ['ek werk met gifspuit op die plaas, my arms jeuk', ['soap and running water'], ['noted']],
      ['my skin stings in the pool when i am swimming', ['salt and chlorine sting']],
      ['does seawater clear acne', ['not really'], ['maris']],
      ['every winter my fingers go white then blue in the cold', ['raynaud']],
      ['bleach at my cleaning job cracks my hands', ['gloves'], ['skin lighter']],
      ['geyser is off, how must i wash my face with cold water', ['cold water is not bad'], ['**no']],
    ],
  ],
  [
    'what is small, private or left behind',
    [
      ['why do i have white marks on my fingernails', ['small knocks']],
      ['pimples on my areola normal?', ['oil glands']],
      ['my operation scar is thick and itches', ['silicone']],
      ['sandwurm op my voet, wat help', ['tablet']],
      ['itch and brown patches by my varicose veins', ['vein eczema']],
      ['what soap for a fishy smell down there', ['**no soap']],
      ['sproei na antibiotika, wat help', ['pharmacist']],
      ['lipstick turned my lips darker', ['leave that lip product']],
      ['my ten years old tattoo is raised and itches', ['mostly harmless']],
      ['can i pierce my nose myself at home', ['**no, do not pierce']],
      ['what does the hospital charge to cut out a mole', ['by income']],
      ['keloid after a piercing, what can the doctor do', ['injections'], ['**no, rather not']],
    ],
  ],
  [
    'after a reaction, and what is bought in the street',
    [
      ['i reacted to my serum, when may i start my products again', ['calm for a full week']],
      ['how long till a rash from an allergic reaction to lotion will clear', ['two to four weeks']],
      ['had a facial this morning can i put foundation on', ['wait a day']],
      ['is the tub without a label from the hawker a good cream', ['fully labelled']],
    ],
  ],
  [
    'of what rubs, glues and pulls',
    [
      ['there are scabs under my braids', ['take the style or glue off', 'see a clinic']],
      ['our surf powder makes me itch where clothes rub', ['rinse twice']],
      ['do zinc pills help for breakouts', ['a little']],
      ['goats milk soap bar for psoriasis?', ['it is still a soap']],
      ['threading pulled off some skin above my eye brow', ['like a graze']],
    ],
  ],
]

describe.each(groups)('%s', (_, rows) => {
  it.each<Row>(rows)('%s', (question, says, never = []) => expect(amissIn(question, says, never)).toEqual([]))
})
