import { describe, expect, it } from 'vitest'
import { findClue, says, sentencesOf, waysPattern } from './clue-search.ts'

describe('sentencesOf', () => {
  it.each([
    ['My lips ARE swelling! Help…', ['my lips are swelling', 'help']],
    ['one; two • three', ['one', 'two', 'three']],
    ['dry but sore however red', ['dry', 'but sore', 'however red']],
    ['line one\nline two', ['line one', 'line two']],
    ['fine.now not 1.5', ['fine', 'now not 1 5']],
    ['red, hot (very): sore - ill', ['red , hot , very , sore , ill']],
    ['droë vel', ['droe vel']],
    ['', []],
    [' . ! ', []],
    ['  (lips)  ', [', lips ,']],
    ['I can not, cannot, can’t, cnt', ['i cant , cant , cant , cant']],
    ['I do not dnt don t', ['i dont dont dont']],
    ['it does not, doesn t', ['it doesnt , doesnt']],
    ['did not didn t', ['didnt didnt']],
    ['is not isn t', ['isnt isnt']],
    ['are not aren t', ['arent arent']],
    ['was not', ['wasnt']],
    ['will not won t', ['wont wont']],
    ['has not', ['hasnt']],
    ['have not', ['havent']],
    ['could not couldnt', ['cant cant']],
    ['3yrs 4wks 5mo', ['3 yrs 4 wks 5 mo']],
    ['I am i m I’m', ['im im im']],
    ['wanna', ['want to']],
    ['dit hou nie op bloei', ['dit hou aan bloei']],
    ['u', ['you']],
    ['bf b feeding', ['breastfeeding breastfeeding']],
    ['a suicide shower', ['a']],
    ['a cream to die for', ['a cream']],
    ['this breakout is killing me', ['this breakout']],
    ['dead skin', []],
  ])('reads “%s” as %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
  it.each([
    ['lightning', 'lightening'],
    ['sweling', 'swelling'],
    ['swelllng', 'swelling'],
    ['selling', 'selling'],
    ['toung', 'toung'],
    ['pregnamt', 'pregnant'],
    ['prognamt', 'prognamt'],
    ['blisteres', 'blisteres'],
    ['wwelling', 'wwelling'],
    ['zwelling', 'zwelling'],
    ['nlisters', 'nlisters'],
    ['isotretinion', 'isotretinoin'],
    ['isotretenion', 'isotretinoin'],
    ['swelings', 'swelings'],
    ['stifff', 'stiff'],
    ['throt', 'throt'],
    ['shingle', 'shingles'],
    ['purples', 'purple'],
    ['retinols', 'retinols'],
    ['roaccutain', 'roaccutane'],
    ['roacutain', 'roacutain'],
    ['rosaceas', 'rosaceas'],
    ['infecteds', 'infecteds'],
    ['steroidal', 'steroidal'],
    ['antibiotick', 'antibiotics'],
    ['hydroqinon', 'hydroquinone'],
  ])('takes the slip “%s” for “%s”', (written, meant) => expect(sentencesOf(written)).toEqual([meant]))
  it('reads no more than 20 000 characters', () =>
    expect(sentencesOf(`${'ab '.repeat(7_000)}end`).join(' ')).not.toContain('end'))
})

describe('waysPattern', () => {
  const found = (ways: string, text: string): string[] => Array.from(text.matchAll(waysPattern(ways)), ([all]) => all)
  it.each([
    ['lip|lips', 'lips and lip', ['lips', 'lip']],
    ['lip', 'tulip lips', []],
    ['(red/sore) eye', 'a sore eye, a red eye', ['sore eye', 'red eye']],
    ['swell*', 'swelling', ['swelling']],
    ['skin _ raw', 'skin raw', ['skin raw']],
    ['skin _ raw', 'skin is so very much raw', ['skin is so very much raw']],
    ['skin _ raw', 'skin is so very much too raw', []],
    ['skin ~ raw', 'skin is so very much too too too too raw', ['skin is so very much too too too too raw']],
    ['(a|b/c) d|\n  e', 'a d b d c d e', ['a d', 'b d', 'c d', 'e']],
    ['lips?', 'lips and lip', ['lips', 'lip']],
    ['(very /)red', 'red', ['red']],
    ['sore @lips', 'sore tongue', ['sore tongue']],
    ['@mine', 'my jar', ['my jar']],
    ['(a|b) (c/d(e/f))', 'a c b df', ['a c', 'b df']],
    ['im <5-11>', 'im 10', ['im 10']],
    ['im <5-11>', 'im 10 weeks', []],
  ])('finds “%s” in “%s”: %j', (ways, text, all) => expect(found(ways, text)).toEqual(all))
  it('says yes or no of a sentence, however often it is asked', () => {
    const red = says('red|rooi')
    for (const sentence of ['it is red', 'red', 'dit is rooi'])
      expect([red(sentence), red(sentence)]).toEqual([true, true])
    expect(red('hundred')).toBe(false)
  })
  it('gives every place of a clue', () =>
    expect(findClue('lips', 'lips and tongue')).toEqual([
      { from: 0, to: 4 },
      { from: 9, to: 15 },
    ]))
})
