import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { type Gathered, nothingGathered } from './avoid-names.ts'
import { readAvoidList, readAvoidSpeech } from './read-avoid.ts'

const knowledge = await readKnowledge()
const reading =
  (read: typeof readAvoidList) =>
  (text: string): Gathered => {
    const to = nothingGathered()
    read(knowledge, text, to)
    return to
  }
const listed = reading(readAvoidList)
const spoken = reading(readAvoidSpeech)

describe('readAvoidList', () => {
  it.each([
    ['fragance', ['fragrance']],
    ['sulphats', ['sulfates']],
    ['parabns', ['parabens']],
    ['parabnns', ['parabens']],
    ['xragrance', ['xragrance']],
    ['latexx', ['latex']],
    ['nutt', ['nutt']],
    ['pollens', ['the daisy family']],
    ['coconut oil', ['coconut oil', 'coconut']],
    ['marula', ['marula']],
    ['castor oil', ['castor oil']],
    ['oil', ['oils']],
    ['no oil', ['oils']],
    ['tea tree oil', ['tea tree oil']],
    ['niacinimide', ['niacinamide']],
    ['niacinnamide', ['niacinamide']],
    ['water', []],
    ['aqua', []],
    ['zobos', ['zobos']],
    ['2zobo', []],
    ['zob', []],
    ['nuts, zobo', ['nuts', 'zobo']],
    ['nuts,, zobo', ['nuts', 'zobo']],
    ['nuts\nzobo', ['nuts', 'zobo']],
    ['tree nuts except coconut', ['nuts']],
    ['everything is fine except coconut', ['coconut']],
    ['none except coconut and zobo', ['coconut', 'zobo']],
    ['not allergic to nuts or fish but to zobo', ['zobo']],
    ['fine with nuts, zobo', ['zobo']],
    ['no problem with nuts or fish, zobo', ['zobo']],
    ['zobo, nuts or fish', ['zobo', 'nuts', 'fish']],
    ['not allergic to nuts, fish or zobo', ['fish', 'zobo']],
    ['not allergic to nuts. Zobo', ['zobo']],
    ['I am fine with nuts but fish', ['fish']],
    ['no allergies or nuts', ['nuts']],
    ['zobo, no allergies or nuts', ['zobo', 'nuts']],
    ['nuts but also fish', ['nuts', 'fish']],
    ['perfume or perfumed candles', ['fragrance']],
    ['fine with nuts or coconut-oil, zobo', ['zobo']],
    ['zobo oil', ['zobo']],
    ['nuts ok, zobo', ['zobo']],
    ['nuts not ok', ['nuts']],
    ['nuts zobo', ['nuts']],
    ['fragance zobo', ['fragrance']],
    ['niacinimide zobo', ['niacinamide']],
    ['purified water', []],
    ['ha, nuts', ['nuts']],
    ['tomorrow', []],
    ['towels', []],
    ['zobo tomorrow', []],
  ])('hears in “%s” %j', (text, called) => expect([...listed(text).called]).toEqual(called))
  it.each([
    ['zobos', ['zobo']],
    ['zoboes', ['zobo']],
    ['grass', ['grass']],
    ['pins', ['pins']],
    ['zobo', ['zobo']],
    ['castor oil', ['castor oil']],
    ['niacinimide', ['niacinamide']],
    ['dimethicone', []],
    ['kojic acid', ['kojic acid']],
    ['fragance', []],
    ['nickel', ['nickel', 'cobalt']],
    ['zobo one two', ['zobo']],
    ['zobo lemba', ['zobo', 'lemba']],
    ['zobo lemba hacka', []],
    ['urea', []],
    ['argan', ['argan']],
  ])('looks in printed names, for the list “%s”, for %j', (text, words) =>
    expect([...listed(text).words]).toEqual(words),
  )
  it.each([
    ['niacinimide', ['niacinamide']],
    ['salicilic acid', ['salicylic-acid']],
    ['hyaluronc acid', ['hyaluronic-acid']],
    ['glycolc acid', ['glycolic-acid']],
    ['kojic acid', ['kojic-acid']],
    ['water', []],
    ['bakuchiol and kojic acid', ['bakuchiol', 'kojic-acid']],
    ['my kojic acid please', ['kojic-acid']],
    ['glycolc acid badly', ['glycolic-acid']],
    ['red bush', ['rooibos-extract']],
  ])('knows in “%s” the ingredients %j', (text, ids) => expect([...listed(text).ingredients]).toEqual(ids))
  it.each([
    ['I carry an EpiPen for zobo', ['zobo']],
    ['my adrenaline injector is against zobo', ['zobo']],
    ['used to be allergic to eggs, grew out of it', []],
    ['was allergic to milk but fine now', []],
    ['outgrew a nut allergy', []],
    ['used to react to nuts and still do', ['nuts']],
    ['had a nut allergy as a child', ['nuts']],
    ['no longer tolerate retinol', ['retinoids']],
    ['if i eat eggs my face swells', ['egg']],
    ['I eat eggs', []],
    ['fatty alchohol', ['fatty alcohols']],
    ['yamaqanda', ['egg']],
  ])('hears what is still so in “%s”: %j', (text, called) => expect([...listed(text).called]).toEqual(called))
  it.each([
    ['hyaluronic acid', 'hyaluronate'],
    ['sodium benzoate', 'benzoic acid'],
    ['citric acid stings', 'citrate'],
  ])('takes an acid and its salts for one: %s', (text, word) => expect([...listed(text).words]).toContain(word))
  it.each([
    'cetostearyl alcohol',
    'patch test said cetearyl alcohol',
    'ceto stearyl',
    'cetyl alcohol',
    'aqueous cream',
  ])('leaves out all fatty alcohols for “%s”, and no other alcohol', (text) => {
    const { families } = listed(text)
    expect([...families]).toContain('fatty-alcohol')
    expect([...families]).not.toContain('drying-alcohol')
  })
  it('spares the relatives of a nut oil too, and adds nothing else', () => {
    const almond = listed('sweet almond oil')
    expect([...almond.origins]).toContain('tree-nut')
    const latex = listed('latex')
    expect([...latex.families, ...latex.ingredients, ...latex.words]).toEqual([])
    expect([...latex.origins]).toEqual(['latex'])
    expect([...listed('benzoyl').families]).toEqual([])
  })
})

describe('readAvoidSpeech', () => {
  it.each([
    ['I’m allergic to zobo', ['zobo']],
    ['I hate zobo', []],
    ['I’m allergic to everything except nuts', ['nuts']],
    ['no nuts except coconut please', ['nuts']],
    ['no allergies except nuts', ['nuts']],
    ['not allergic to anything besides zobo', ['zobo']],
    ['I am not allergic to zobo', []],
    ['allergic to none', []],
    ['avoid nothing', []],
    ['I’m allergic to zobo that my very old neighbour has', ['zobo']],
    ['avoid nuts because of allergic zobo', ['nuts']],
    ['without perfume', ['fragrance']],
    ['zobo free cream', []],
    ['I want a perfume free and nut free cream', ['fragrance', 'nuts']],
    ['it is not perfume free', []],
    ['no perfume-free cream', ['fragrance']],
    ['no, perfume free please', ['fragrance']],
    ['my zobo allergy', []],
    ['I have no nut allergy', []],
    ['I have no allergy to nuts', []],
    ['no nut allergy but an allergy to fish', ['fish']],
    ['I am vegan and coeliac', ['anything from animals', 'gluten']],
    ['I am not vegan', []],
    ['vegan', ['anything from animals']],
    ['halaal please', ['animal products']],
    ['should I avoid nuts', []],
    ['my skin is fine and coconut breaks me out', ['coconut']],
    ['the zobo burns me', []],
    ['everyone sells paraben free now', []],
    ['all the shampoos say sulphate free', []],
    ['why is everything silicone free', []],
    ['everything i use must be paraben free', ['parabens']],
    ['all my products are fragrance free', ['fragrance']],
    ['it is not nut free or perfume free', []],
    ['not nut free or perfume free', []],
    ['it is not sodium lauryl sulfate free', []],
    ['I’m allergic to zobo above all in summer', ['zobo']],
    ['the lanolin  free cream', ['lanolin']],
  ])('hears in “%s” %j', (text, called) => expect([...spoken(text).called]).toEqual(called))
})

describe('what is asked at the end of a clause', () => {
  it.each<[string, string[]]>([
    ['this balm has beeswax, i have a nut allergy is this ok', ['nuts']],
    ['new oil, my girl has a peanut allergy is it safe ok', ['peanut']],
    ['a list, allergic to fragrance is it fine', ['fragrance']],
    ['no retinol, bakuchiol is ok', ['retinoids']],
    ['i avoid fragrance, coconut is fine for me', ['fragrance']],
    ['allergic to nuts, fragrance is ok though', ['nuts']],
  ])('spares nothing that is told before it, in “%s”: %j', (text, called) =>
    expect([...spoken(text).called]).toEqual(called),
  )
})
