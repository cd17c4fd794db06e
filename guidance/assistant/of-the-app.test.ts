import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// What is asked of the app, complained of, or asked of us though it is not to be done at home or no matter of skin.
it.each<[string, string[], string[]?]>([
  ['you are no help, this was not helpful', ['i am sorry'], ['my pleasure']],
  ['i want to lodge a complaint', ['i am sorry', 'contact page']],
  ['this was helpful thanks', ['my pleasure'], ['sorry']],
  ['do you remember my skin from last week', ['only within this conversation'], ['i may have']],
  ['how reliable are your answers', ['not always'], ['comedogenicity']],
  ['make an appointment for me please', ['cannot book']],
  ['cant log in, lost my password', ['sign-in page'], ['sunscreen', 'umbrella']],
  ['where do i take the quiz', ['eight short questions']],
  ['can you check ingredients for me, how', ['paste it here'], ['outside what i know']],
  ['can you sell my information', ['not sold'], ['mostly yes']],
  ['what does premium cost', ['subscription page'], ['r185']],
  ['where do i find my saved routine', ['dashboard'], ['cleanse:']],
  ['how do i remove a mole at home', ['do not cut, burn, tie or freeze a mole'], ['mild acid']],
  ['can i lance a cyst myself', ['do not drain']],
  ['is this mole cancer', ['a**symmetry'], ['food, plant']],
  ['i want to get rid of my dark skin', ['do not help with making skin lighter']],
  ['what can i take for a headache', ['no skin matter']],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
