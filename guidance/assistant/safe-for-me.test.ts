import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// "Is it safe for me?": with a baby, an illness, a medicine, after a treatment, or on skin that is sore.
it.each<[string, string[], string[]?]>([
  ['my hubby uses adapalene and we are trying for a baby', ['he can go on with adapalene'], ['leave adapalene out']],
  ['is serum bad for my 14 year old if its vitamin c', ['not usually'], ['usually yes']],
  ['is oratane ok if i have epilepsy', ['only the doctor who prescribes it'], ['usually fine', 'used as anybody']],
  ['im on oratane >> which pharmacy sells lactic acid', ['leave lactic acid out'], ['none lawfully']],
  [
    'im allergic to nuts >> almond oil or lotion for my hands >> which one would you pick',
    [],
    ['i would take almond', 'almond oil softens'],
  ],
  [
    'this is for my 8 year old >> retinol or salicylic acid >> which one would you pick',
    ['not for a child'],
    ['it depends', 'at night'],
  ],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
