import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())

describe('an answer that opens by sending to a clinic or doctor says so in its level', () => {
  it.each([
    '19f, which wax strips for chin hair? its getting thick n coarse, only had 2 periods this whole year',
    'My seun van 10 het puisies op sy neus gekry. Kan ek my glikoolsuur-toner op hom gebruik?',
    'no medical aid, bad acne with scars coming. where do i go that i can afford',
  ])('%s', (message) => expect(ask(message).level).toBe('routine'))
  it.each(['im allergic to nuts, which oil can i use on my face', 'is there hair removal cream for my chin? just a few fine hairs'])(
    'and none where somebody is only to be asked: %s', (message) => expect(ask(message).level).toBeNull())
  it('a prescribed retinoid before a planned baby is told to the prescriber', () => {
    expect(ask('tret every second night still ok in summer?', 'and we trying for a baby from january. do i finish the tube first').level).toBe('routine')
    expect(ask('trying to conceive, can i use retinol?').level).toBeNull()
  })
})

describe('nobody thins out or ends what was prescribed on their own', () => {
  it.each([
    [['Eczema is nearly gone so I want to drop the ointment my derm gave and go natural with coconut oil. Good plan?'], /not instead of it/],
    [['lip balm for roaccutane lips?', 'still wrecked. can i quietly go down to every second day without telling the doc'], /For the lips meanwhile/],
    [['my doctor gave me tret for acne, can i use it once a week instead, dont wanna tell her'], /lowered slowly/],
    [['ek wil die salf wat die dokter gegee het los en net kokosolie gebruik, is dit reg?'], /ask whoever prescribed/],
  ])('%s', (messages, says) => {
    const { response } = ask(...messages)
    expect(response).toMatch(/^\*\*No, do not thin it out or stop it on your own/)
    expect(response).toMatch(says)
  })
  it.each([
    'derm told me to stop the adapalene for 2 weeks, what must i use meanwhile', 'can i stop using my cleanser and go natural with honey',
    'my derm put me on tretinoin every second night, is that ok', 'should i quit retinol and use bakuchiol',
    'clinic gave me adapalene 3 weeks ago, now more pimples came out. must i stop or carry on',
  ])('but: %s', (message) => expect(ask(message).response).not.toMatch(/on your own: ask/))
})
