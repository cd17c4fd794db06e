import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'

const knowledge = await readKnowledge()
const levelsOf = (text: string): string[] => {
  const turns = text.split(' >> ')
  return redFlagsIn(knowledge, turns.at(-1) ?? '', turns.slice(0, -1)).map(({ level }) => level)
}

// Told in ordinary, indirect or misspelt words, in the languages of the country, some in the last turn of a conversation.

describe('an emergency or crisis', () => {
  it.each([
    'i cnt breth n my tung is swelin up',
    'ek kry nie lug nie na die bysteek',
    'ngilunywe inyosi, manje ngiphelelwa umoya',
    'swolen lips n cant breath proply after the face mask',
    'my skin is so itchy >> i ate shellfish tonight >> feels like something stuck in my throat, hard to breathe',
    'umntwana utyiwe yibhlitshi emehlweni',
    'my daughter took a handful of my roaccutane',
    'my son has dots that stay purple when I roll a glass over them',
    'kolle wat nie weggaan as ek n glas daarop druk nie',
    'amachashaza ansomi angapheli uma ngicindezela ngengilazi',
    'spots won’t disappear under the glass',
    'my toddler has a temp, won’t look at light and has a rash',
    'c-section wound oozing pus, fever 38.9',
    'steam from the pot burnt my whole hand, blisters all over',
    'hot tar on his arm, skin stuck to it',
    'my daughter cuts her thighs because of her acne',
    'which foundation covers bruises >> the ones on my neck from him',
    'do creams cover hand marks >> on my neck >> my husband did it last night',
    'hoe lyk brandmerke van sigarette >> dis op my buurvrou se kind, elke naweek nuwes',
    'I took 8 allergex at once',
    'hot oil on my hand yesterday >> it’s white and numb now',
    'how many panados to die',
    'my lips look blue and I feel faint',
    'freckles that stay under the glass, fever and stiff neck',
    'he puts his hands around my neck when he’s cross',
    'ha ke sa batla ho phela',
    'emva kweyeza elitsha ulusu lwam luyaxobuka kwaye umlomo wam unezilonda',
    'our two week old’s cord smells and he’s hot',
  ])('is heard: “%s”', (text) => expect(['emergency', 'crisis']).toContain(levelsOf(text)[0]))
  it.each([
    'bruises from rugby, what helps',
    'took a handful of nuts with my pill',
    'the light in my bathroom hurts my eyes when I do makeup',
    'my whole face burns a bit in hot weather',
  ])('is not heard in: “%s”', (text) =>
    expect(levelsOf(text).filter((level) => level === 'emergency' || level === 'crisis')).toEqual([]),
  )
})

describe('what must be seen today', () => {
  it.each([
    'blisters in a stripe around my ribs and it burns',
    'mole is itchy and has two colours now',
    'I take isotretinoin and my period is late',
    'cheek is hot, red and swollen after I squeezed a pimple, getting bigger',
    'my ear piercing is hot, green pus and throbbing',
    'I’m 8 weeks pregnant >> I’ve been putting tretinoin on every night',
    'took Oratane until last week and the test is positive',
    'relaxer burned my scalp, open sores',
    'relaxer burnt my scalp a bit and it’s oozing',
    'the relaxer burn from 2 weeks ago still isn’t closed',
    'I’m trying for a baby and I’m on Roaccutane',
    'brow tint yesterday and my lids are swollen, breathing ok',
    'my eczema got infected as a child, now it’s wet with pus again',
    'bled a little, now a crust, keeps coming back for two months on my nose',
    'my dog bit my hand and my slipper',
  ])('is heard: “%s”', (text) => expect(levelsOf(text).some((level) => level !== 'routine')).toBe(true))
})

describe('what is thumbed without vowels', () => {
  it.each([
    ['i thnk i wnt to die', 'suicidal-thoughts'],
    ['my hsbnd hts me', 'violence'],
    ['my sn drnk prffn', 'poisoning'],
    ['plz hlp my bby swllwd a bttry', 'poisoning'],
    ['my lips r swllng n i cnt brth', 'anaphylaxis'],
  ])('%s: %s', (text, flag) => expect(findRedFlags(knowledge, text).map(({ id }) => id)).toContain(flag))
  it.each(['i wnt a nice srm', 'my hsbnd lvs niacinamide', 'thnk u so mch', 'drnk my wtr every day, glowing'])(
    '%s: nothing',
    (text) => expect(findRedFlags(knowledge, text)).toEqual([]),
  )
})
