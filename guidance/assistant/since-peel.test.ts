import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('skin that is sore since a peel', () => {
  it.each<[string, string[], string[]]>([
    [
      'i used the ordinary peeling solution last nyt n my face is burning >> can i put vitamin c on it today >> when can i start again',
      ['two calm weeks'],
      ['10–20%'],
    ],
    ['did a peel at home on sunday and my skin is sore and tight >> can i put aloe on', ['yes, if it is plain'], []],
    ['i did a glycolic peel yesterday, face is red and tight >> n gym?', ['stings or flakes'], []],
    ['i did a glycolic peel yesterday, face is red and tight >> foundation?', ['no make-up until'], []],
  ])('comes first: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
  it.each<[string, string[]]>([
    [
      'i did a glycolic peel yesterday, face is red and tight >> which sunscreen is good for oily skin',
      ['stop everything that acts'],
    ],
    [
      'I do the AHA 30% BHA 2% red peeling mask for 10 min. Can I put my L-ascorbic acid serum straight after I rinse?',
      ['skin that burns', 'stop everything that acts'],
    ],
  ])('is not what is spoken of: %s', (talk, never) => expect(amiss(talk, [], never)).toEqual([]))
})
