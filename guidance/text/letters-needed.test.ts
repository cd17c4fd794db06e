import { describe, expect, it } from 'vitest'
import { lettersOf } from './letters-needed.ts'

describe('the letters that a pattern needs', () => {
  it.each([
    ['blister[a-z]*', ['blis']],
    ['red|sore', [' red', 'sore']],
    ['im (?:red|sore)', ['im r', 'im s']],
    ['(?:very )?swollen', ['very', 'woll']],
    ['(?<!not )swollen(?! lip)', ['woll']],
    ['swel(?:l|ling)?', ['well', 'ling', 'swel']],
    ['skin(?: [a-z0-9]+){0,4} raw', ['skin']],
    ['[a-z]*shisa', ['shis']],
    ['fev[ae]r', ['feva', 'feve']],
    ['lips?', ['lips', ' lip']],
    ['a+bcdef', ['bcde']],
    ['(?:red|(?:raw|sore[a-z]*)) ,? skin', [', sk', 'skin']],
    ['38\\.5 degrees', ['38.5']],
  ])('of “%s” are one of %j', (pattern, needed) => expect(lettersOf(pattern).needed).toEqual(needed))
  it.each(['[1-9]', 'a|blister', '[a-z]+', 'i?', '.*', '(?: [a-z]+){0,3}'])(
    'of “%s” are none, for it may stand anywhere',
    (pattern) => expect(lettersOf(pattern).needed).toBeUndefined(),
  )
})

describe('the letters that a pattern begins with', () => {
  it.each([
    ['blisters?', { first: ['blist'], inWord: [] }],
    ['im|red', { first: ['im ', 'red '], inWord: [] }],
    ['(?:my )?lips?', { first: ['my li', 'lips ', 'lip '], inWord: [] }],
    ['(?<=my )(?:[1-3]|x) ,', { first: ['1 ,', '2 ,', '3 ,', 'x ,'], inWord: [] }],
    ['[a-z0-9]*shisa', { first: [], inWord: ['shis'] }],
    ['ngi[a-z]* swel', { first: ['ngi'], inWord: [] }],
    ['(?: so){0,2} red', { first: [' red ', ' so'], inWord: [] }],
    ['.*', { first: [''], inWord: [] }],
  ])('of “%s” are %j', (pattern, letters) => expect(lettersOf(pattern)).toMatchObject(letters))
})
