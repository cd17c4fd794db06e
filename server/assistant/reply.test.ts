import { expect, it } from 'vitest'
import { sentencesOf } from './reply.ts'

it('cuts a reply between sentences and lines, never within a link or after the number of a list', () => {
  const pieces = [
    '**Yes, in 0.3 %.** ',
    'Read [What is it? And why?](/articles/what.is-it) first. ',
    'It costs R25.50!\n\n',
    '1. Wash\n',
    '2. Dry (“gently.”) ',
    'Done',
  ]
  expect(sentencesOf(pieces.join(''))).toEqual(pieces)
  expect(sentencesOf('')).toEqual([])
})
