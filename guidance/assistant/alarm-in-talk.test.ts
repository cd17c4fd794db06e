import { describe, expect, it } from 'vitest'
import { knowledge as load, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await load(), await sampleCatalogue())
const levelOf = (talk: string): string | null => converse(...talk.split(' >> ')).level

describe('an alarm told over a talk', () => {
  it.each([
    ['bought the peeling solution from takealot >> left it on 30 min >> face is on fire', 'urgent'],
    [
      'my baby is 5 weeks >> he has little pimples on his head, are they milk spots >> theyre watery blisters n hes hot n sleepy',
      'emergency',
    ],
    ['hand sanitiser squirted in my girls eye >> we rinsed a bit >> she wont open it', 'emergency'],
  ])('is put together: %s', (talk, level) => expect(levelOf(talk)).toBe(level))

  it.each(['ok but how long till my glow shows', 'yoh ok but how long til my glow shows'])(
    'does not fall silent at “%s”',
    (next) => {
      expect(levelOf(`my mole went from brown to black and its bleeding >> ${next}`)).toBe('urgent')
      expect(levelOf(`did a 50% tca peel at home, face is white and burning so bad >> ${next}`)).toBe('urgent')
    },
  )

  it('is said first, before anything of the time after it', () =>
    expect(
      converse('did a 50% tca peel at home, face is white and burning so bad', 'yoh ok but how long til my glow shows')
        .response,
    ).toMatch(/Rinse it off now/))

  it('needs no word where something else is plainly asked', () =>
    expect(
      converse('im pregnant with twins, must I throw out my retinol?', 'what about my hyaluronic serum then').response,
    ).not.toMatch(/Please see to this first/))
})

describe('half a sentence that alarms', () => {
  it('is ended by the next message', () => {
    expect(levelOf('the boyfriend beat me again last nite >> at padel 6-2, does sweat cause breakouts?')).toBeNull()
    expect(levelOf('he beat me again last nite >> in front of the kids')).toBe('crisis')
    expect(levelOf('he beat me again last nite >> at home, my eye is blue')).toBe('crisis')
  })
  it.each([
    'my LO task is abt medicines n pregnancy >> why cant pregnant ppl take isotretinoin? not asking for me im a guy lol',
    'im using retinol >> my sister is pregnant',
  ])('is none: %s', (talk) => expect([null, 'routine']).toContain(levelOf(talk)))
})
