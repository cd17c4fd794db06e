import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

const groups: [string, Row[]][] = [
  [
    'What prevents a thing is told apart from what treats it',
    [
      ['how can i prevent pigmentation', ['stop skin from being inflamed'], ['start with azelaic']],
      ['how do you prevent sunburn', ['shade from ten to three'], ['cool it down']],
      ['can you prevent stretch marks', ['no cream or oil prevents stretch marks for sure']],
      ['best way to prevent ingrown hairs', ['a little longer']],
      ['what prevents eczema flares', ['cream every day, also when skin looks well']],
      ['how do i prevent whiteheads', ['keeps pores from plugging']],
      ['hoe voorkom ek skilfers', ['keeps dandruff away']],
    ],
  ],
  [
    'How to choose a kind of product is told for each skin',
    [
      ['what should i look for in a moisturiser', ['by your skin'], ['menopause']],
      ['what should i look for in a cleanser', ['mildest one'], ['micellar water without alcohol']],
      ['how do i choose a serum', ['the one thing that bothers you most'], ['no other cream prevents']],
    ],
  ],
  [
    'What to leave out is told of what is named',
    [
      ['what should oily skin avoid', ['heavy balms'], ['start with niacinamide']],
      ['what makes melasma worse', ['visible light']],
      ['which foods should i avoid with acne', ['no food alone causes acne'], ['avoid scrubs']],
    ],
  ],
  [
    'Who tells of beginning something is told how',
    [
      ['i want to start with retinol', ['two nights a week'], ['from childhood']],
      ['just got an azelaic acid serum', ['starting slowly']],
      ['beginner here, thinking of trying lactic acid', ['lactic acid']],
      ['i want to start with retinol, i am 8 weeks pregnant', ['leave'], ['starting slowly']],
      ['i want to try tretinoin', ['medicine'], ['starting slowly']],
    ],
  ],
  [
    'What is normal, what is a sign and what to eat are questions of their own',
    [
      ['is it normal for skin to flake with retinol', ['flaking is common in the first weeks'], ['laser']],
      ['how can i tell that my barrier is broken', ['surest sign of a worn barrier'], ['leave everyday skincare out']],
      ['which foods are good for skin', ['no single food makes skin good']],
    ],
  ],
]

describe.each(groups)('%s', (_, rows) => {
  it.each<Row>(rows)('%s', (question, says, never = []) => expect(amiss(question, says, never)).toEqual([]))
})
