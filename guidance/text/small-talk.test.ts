import { describe, expect, it } from 'vitest'
import { readSmallTalk } from '#evaluation/sets.ts'
import { knowledge } from '#server/content/knowledge.ts'
import { readSentences } from '#tools/learn-words/sentences.ts'
import { readTelling } from '#tools/learn-words/small-talk.ts'
import { isSmallTalk, sentencesAround, withoutSmallTalk } from './small-talk.ts'

const known = await knowledge()
const taken = (sentences: readonly string[]): string[] => sentences.filter((sentence) => isSmallTalk(known, sentence))

describe('small talk', () => {
  it('is known in 70 of 100 sentences that nothing was learnt from', async () => {
    const talk = await readSmallTalk('held-out')
    expect(taken(talk).length / talk.length).toBeGreaterThanOrEqual(0.7)
  })

  it('is hardly ever seen in what tells or asks something, nor in what tells of an alarm', async () => {
    const telling = await readTelling('held-out')
    const alarms = (await readSentences('held-out'))
      .filter(({ flag }) => flag !== undefined)
      .flatMap(({ text }) => sentencesAround(text))
    expect(telling.length).toBeGreaterThan(4000)
    expect(taken(telling).length / telling.length).toBeLessThan(0.015)
    expect(taken(alarms).length / alarms.length).toBeLessThan(0.015)
  })

  it('of the held-out sentences none was learnt from', async () => {
    const learnt = new Set((await readSmallTalk('learnt')).map((line) => line.toLowerCase()))
    expect((await readSmallTalk('held-out')).filter((line) => learnt.has(line.toLowerCase()))).toEqual([])
  })

  it.each([
    ['Howzit, greetings from Mthatha. Is retinol fine for me? My bus is nearly here.', 'Is retinol fine for me?'],
    ['build me a routine please thank you so much', 'build me a routine please'],
    ['One quick question before I go to the shops: niacinamide or zinc?', 'niacinamide or zinc?'],
    ['It is so hot in Upington today. my face peels', 'my face peels'],
    ["I'm 27 and live in Durban. my face peels", 'my face peels'],
    ['my hands crack. I am from Port Elizabeth.', 'my hands crack.'],
    [
      'my cousin in Soweto told me to ask here\nwhich soap for a dry back\nBaie dankie julle',
      'which soap for a dry back',
    ],
  ])('is left out: %s', (text, rest) => expect(withoutSmallTalk(known, text)).toBe(rest))

  it.each([
    ['ok thanks'],
    ['Good morning to all of you.'],
    ['is it safe?'],
    ['what is niacinamide. does it sting'],
    ['My face itches. I won’t be here tomorrow.'],
    ['Which soap is it. Tell my mom I tried.'],
    ['Which lotion. We buried him, I cry all night.'],
    ['which soap. I drank it'],
    ['I live in fear. which soap'],
  ])('is not seen where something is told, or where there is nothing else: %s', (text) =>
    expect(withoutSmallTalk(known, text)).toBe(text),
  )

  it('keeps what the reader of it needs', () => {
    const text = 'Which sunscreen? Off to Ballito on Saturday with my bestie.'
    expect([
      withoutSmallTalk(known, text),
      withoutSmallTalk(known, text, (sentence) => sentence.includes('Ballito')),
    ]).toEqual(['Which sunscreen?', text])
  })

  it('is read in a moment in a text of any length', () => {
    const start = performance.now()
    for (const text of [
      `${'a '.repeat(10_000)}thanks`,
      'question '.repeat(2000),
      `${'x'.repeat(20_000)}:`,
      ' '.repeat(20_000),
      'it is so '.repeat(2000),
    ])
      withoutSmallTalk(known, text)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
