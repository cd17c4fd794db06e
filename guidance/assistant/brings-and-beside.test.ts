import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('Whether one thing brings another is answered with yes or no first', () => {
  it.each<Row>([
    ['is it blue magic on my edges giving me little bumps at the temples', ['**yes, it can: oils, hair food']],
    ['can castor oil on my edges give me forehead pimples', ['**yes, it can: oils, hair food'], ['no good proof']],
    ['can my hard hat make me get zits on the forehead', ['**yes, it can: pressure']],
    ['does hair conditioner give you pimples on your back', ['**yes, it can: what makes hair smooth']],
    ['will scrubbing with an african net make dark marks', ['**yes, it can: hard rubbing']],
    ['can cologne leave dark patches on my neck', ['**yes, it can: some scents']],
    ['is my colgate the reason for the rash round my mouth', ['**yes, it can: foaming agents']],
    ['do hot showers age your face', ['not known to make wrinkles']],
    ['can sun block give me pimples', ['washed off']],
    ['my forehead has bumps, which wash should i use', [], ['**yes, it can']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A short question of use beside a treatment gets its one answer', () => {
  it.each<Row>([
    ['i use retin a, is threading or waxing my lip ok', ['not on skin that gets the retinoid']],
    ['roll on after armpit waxing when', ['24 to 48 hours', 'stings']],
    ['iron pills and minocycline same time?', ['two to three hours apart']],
    ['how much differin must i squeeze out', ['a pea for the whole face']],
    ['should sheet masks be kept cold', ['sealed']],
    ['is the bathroom shelf fine to store my benzac', ['drawer or bedroom cupboard']],
    [
      'is it normal that my cinnamon lip gloss plumper stings',
      ['meant to work'],
      ['112 from a cell phone or 10177 for an ambulance now'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A maker, a shop and a promise are judged by what can be known', () => {
  it.each<Row>([
    ['is portia m legit', ['by name only', 'speaks for it']],
    ['is amazon safe for skincare', ['depends on the seller']],
    ['can i buy sunscreen on shein, is it real', ['rather not']],
    ['eucerin or cetaphil for very dry legs', ['either can do', 'glycerin']],
    ['avene vs bioderma for my baby', ['for a child']],
    ['is niacinamide legit', [], ['by name only']],
    [
      'oil on facebook promises to remove stretch marks in 5 days guaranteed, should i buy',
      ['retinoid', 'over months'],
    ],
    ['is a serum that erases acne scars in one week real', ['silicone', 'what really helps']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
