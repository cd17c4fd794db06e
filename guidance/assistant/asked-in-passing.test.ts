import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('What is asked in passing of use has a plain answer', () => {
  it.each<Row>([
    ['may i take magnesium with eltroxin', ['pharmacist', 'four hours']],
    ['how often should i thread my upper lip', ['every two to four']],
    ['what does a dermatologist cost', ['no prices', 'free of charge']],
    ['does the spf 15 in my day cream protect enough at the office window', ['not really']],
    ['how many ml sunscreen for my whole body', ['35 ml']],
    ['is salt water good for psoriasis', ['not as a treatment']],
    ['does lucas papaw ointment work on dry lips', ['petroleum jelly does']],
    ['can plaster glue give you a rash', ['the glue']],
    ['are marks from vinegar permanent', ['mostly not permanent']],
    ['how long does lip gloss last once opened', ['open-jar sign']],
    ['when will i see results from vitamin c', [], ['open-jar sign']],
    ['can i use vitamin c serum on the pill', [], ['four hours']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What stands near these is not taken for them', () => {
  it.each<Row>([
    ['flaking a little round my nose on differin, normal?', [], ['leave the retinoid off', '0.1% is the usual']],
    ['is coconut oil good for forehead pimples', [], ['**yes, it can: oils']],
    ['can i do a lemon and sugar scrub on my dark armpits', ['no, please'], ['hard rubbing']],
    ['when do i see something with 10% azelaic acid', [], ['10% from a shop']],
    ['is polyglutamic acid better then glycerin', [], ['keep them apart']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('More that is asked in passing', () => {
  it.each<Row>([
    ['is lanolin fine for my eczema', ['small patch'], ['blades']],
    ['can i rub my vit c on top of my sunscreen at noon', ['no, under it']],
    ['do tight leggings darken your inner thighs', ['**yes, it can: cloth']],
    ['does dagga give pimples', ['not shown for certain']],
    ['can b12 injections give me acne', ['**some can']],
    ['will a cream make my bum bigger', ['no cream, oil or pill']],
    ['mom soaks her feet in jeyes fluid for cracks', ['never on skin']],
    ['may i scrub my lips with a toothbrush', ['better not']],
    ['are oats in the bath good for itching', ['cup of plain oats']],
    ['vaseline brand or a no name jelly', ['does as well']],
    ['minocycline and i burnt in the sun in ten minutes', ['burn sooner']],
    ['my hands are cracking from roaccutane', ['drying skin out']],
    ['i burnt my feet with jeyes fluid', ['running water for twenty minutes']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What somebody leaves out is not given them by a ready answer', () => {
  it.each<Row>([
    ['i am allergic to lanolin and have eczema, what can i put on at night', [], ['mostly yes as an ointment']],
    [
      'allergic to petroleum jelly. on roaccutane and my lips crack',
      [],
      ['petroleum jelly (vaseline-type) or lanolin'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
