import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readSentences } from '#tools/learn-words/sentences.ts'
import { allOf, presses, triage } from './triage.ts'

// The held-out messages of content/alarm: nothing was learnt from them, and no rule was written for them.

const known = await knowledge()
const messages = (await readSentences('held-out')).map(({ text, flag }) => ({
  text,
  level: flag === undefined ? undefined : known.redFlag(flag).level,
}))
const alarms = messages.filter(({ level }) => level !== undefined && level !== 'routine')
const harmless = messages.filter(({ level }) => level === undefined)

/** The share of messages in which anything presses, and in which only the learnt network alone hears it. */
const sharesOf = (rows: readonly { text: string }[]): { any: number; onlyLearnt: number } => {
  const found = rows.map(({ text }) => triage(known, text))
  const share = (some: readonly unknown[]): number => some.length / rows.length
  return {
    any: share(found.filter((one) => allOf(one).some(presses))),
    onlyLearnt: share(found.filter(({ learnt }) => learnt.length > 0)),
  }
}

it('finds 88 % of held-out alarms, 5 % by the network alone', { timeout: 600_000 }, () => {
  expect(alarms.length).toBeGreaterThan(700)
  const { any, onlyLearnt } = sharesOf(alarms)
  expect(any).toBeGreaterThan(0.88)
  expect(onlyLearnt).toBeGreaterThan(0.05)
})

it('raises less than 7.5 % of held-out messages that are harmless', { timeout: 600_000 }, () => {
  expect(harmless.length).toBeGreaterThan(900)
  expect(sharesOf(harmless).any).toBeLessThan(0.075)
})
