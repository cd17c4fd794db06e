import { describe, expect, it } from 'vitest'
import { colourLost } from './colour-lost.ts'

describe('colour that was lost', () => {
  it.each(['my scar is lighter than my skin what can i do', 'the patch on my arm is lighter than the rest'])(
    'is told: %s',
    (said) => expect(colourLost(said)).toBe(true),
  )
  it.each(['how do i make my skin lighter than it is', 'i want my face lighter than my body'])(
    'is not, but lightening is asked for: %s',
    (said) => expect(colourLost(said)).toBe(false),
  )
})
