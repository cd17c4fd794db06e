import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'
import { alarmIn, alarmSum } from './safety-net.ts'

const sumOf = (text: string) => alarmSum(readingOf(text))

describe('the sum of alarm', () => {
  it.each([
    ['', 0], ['a nice cream', 0], ['my thumb is swollen', 1.5], ['my thumb is swollen and swollen', 1.5], ['my thumb is swollen and throbbing', 3.5], ['my thumb is swollen. It is throbbing', 3.5],
    ['my thumb is swollen. I like tea. It is throbbing', 2], ['my thumb is not swollen', 0], ['does a thumb swell', 0], ['afraid of swelling', 0], ['if it swells i stop', 0],
    ['my thumb was swollen years ago', 0], ['my swollen pimple', -0.5], ['a shiny pimple', -2], ['collapsed', 3], ['gogo is dizzy', 3], ['a fever', 2],
    ['blurry vision', 2], ['it went purple', 1.5], ['a blister', 1.5], ['scalded', 1], ['the skin came off', 2.5], ['it is oozing', 1.5], ['it bleeds', 1],
    ['it is numb', 1.5], ['it stinks', 1.5], ['spreading', 1], ['for hours', 1], ['crushed', 1.5], ['my tongue', 0.5], ['wheezing', 2],
  ])('of “%s” is %d', (text, sum) => expect(sumOf(text)).toBe(Math.max(0, sum)))
  it('raises a flag from three, and one to be seen now from six', () => {
    const raised = (text: string) => alarmIn(readingOf(text))
    expect(raised('it is swollen and bleeding')).toBeUndefined()
    expect(raised('it is swollen and numb')).toBe('seen-today')
    expect(raised('it is swollen, numb, throbbing')).toBe('seen-today')
    expect(raised('it is swollen, numb, throbbing and bleeding')).toBe('seen-now')
  })
})
