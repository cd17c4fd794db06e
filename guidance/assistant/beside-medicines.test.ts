import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A medicine or a state that was told decides what is asked', () => {
  it.each<Row>([
    [
      'im on warfarin and pharmacist gave me a miconazole cream for groin itch ok?',
      ['not before', 'inr', 'clotrimazole'],
    ],
    [
      'my psoriasis doctor put me on methotrexate >> my boyfriend and i want a baby',
      ['first the medicine', 'do not stop it by yourself'],
    ],
    ['i started adapalene 3 weeks ago its bad >> i also missed my period 2 weeks now', ['pregnancy test'], ['jaw']],
    [
      'is petroleum jelly flammable >> asking because my father smokes in bed and he uses emollient ointment on his legs every night',
      ['catch fire', 'smoke alarm'],
      ['gbv', 'crisis'],
    ],
    [
      'my hubby had a kidney transplant 3 years ago and he has new rough scaly spots on his bald head',
      ['within two weeks', 'skin cancer'],
      ['child’s head'],
    ],
    [
      'ek is 67 en gebruik hidrochlorotiasied vir bloeddruk. ek brand deesdae gou in die son',
      ['burn sooner', 'keep taking it'],
      ['usually fine'],
    ],
    ['what is sulfur soap for >> im allergic to sulfa antibiotics, still ok?', ['different substances'], ['noted']],
    ['i take spironolactone from the dr >> can i add benzoyl peroxide?', ['yes, as a rule']],
    ['i take spironolactone >> can i stop the spiro if skin clears', ['not by yourself']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['warfarin and moisturiser', [], ['inr']],
    ['methotrexate and sunscreen', [], ['try for a baby']],
    ['i use adapalene >> my period pimples are back', [], ['pregnancy test']],
    ['does vaseline help dry legs', [], ['catch fire']],
  ])('and nothing where one of both is not told: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})
