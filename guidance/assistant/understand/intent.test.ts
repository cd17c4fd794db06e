import { describe, expect, it } from 'vitest'
import { intents } from '../conversation.ts'
import { cueWords } from '../../text/words/cue-words.ts'
import { intentReasons } from './intent-reasons.ts'
import { factsOf } from './intent-signs.ts'
import { hear } from './understand.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'

const knowledge = await readKnowledge()

describe('the reasons for an intent', () => {
  const lines = intentReasons
    .replace(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line !== '')

  it('stand under intents that exist', () => {
    const named = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2))
    expect(named.filter((one) => !intents.some((intent) => intent === one))).toEqual([])
    expect(named.length).toBeGreaterThan(25)
  })

  it('name only cues and facts that exist, and points that count', () => {
    const facts = factsOf(hear(knowledge, 'is retinol safe'))
    const unknown = lines
      .filter((line) => !line.startsWith('# '))
      .flatMap((line) => {
        const [points, ...signs] = line.replaceAll(/"[^"]*"/g, '').split(' ')
        const names = signs
          .flatMap((sign) => sign.split('/'))
          .map((sign) => sign.replace('!', ''))
          .filter((sign) => sign !== '' && !sign.startsWith('about:'))
        return [
          ...names.filter((name) => !Object.hasOwn(cueWords, name) && !Object.hasOwn(facts, name)),
          ...(Number.isFinite(Number(points)) && Number(points) !== 0 ? [] : [points]),
        ]
      })
    expect(unknown).toEqual([])
  })
})
