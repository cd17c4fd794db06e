import { expect, it } from 'vitest'
import { createConversations } from './conversations.ts'

const topic = {} as never
const said = (text: string) => [
  { role: 'user' as const, text },
  { role: 'assistant' as const, text: 'An answer', topic },
]
const texts = (turns: readonly { text: string }[]) => turns.map(({ text }) => text)

const start = () => {
  let now = 0
  const conversations = createConversations(() => new Date(now))
  return {
    conversations,
    pass: (hours: number) => {
      now += hours * 3_600_000
    },
  }
}

it('goes on with what was said before', () => {
  const { conversations } = start()
  const id = conversations.keep(undefined, null, said('One'))
  expect(conversations.keep(id, null, said('Two'))).toBe(id)
  expect(texts(conversations.turnsOf(id, null))).toEqual(['One', 'An answer', 'Two', 'An answer'])
})

it('shows nobody the conversation of another member, and starts a new one instead', () => {
  const { conversations } = start()
  const id = conversations.keep(undefined, 'thandi', said('Mine'))
  expect(conversations.turnsOf(id, 'sipho')).toEqual([])
  expect(conversations.turnsOf(id, null)).toEqual([])
  expect(conversations.keep(id, 'sipho', said('His'))).not.toBe(id)
  expect(texts(conversations.turnsOf(id, 'thandi'))).toEqual(['Mine', 'An answer'])
})

it('forgets two hours after the last word, and after twelve turns', () => {
  const { conversations, pass } = start()
  const id = conversations.keep(undefined, null, said('Old'))
  for (let count = 0; count < 6; count += 1) conversations.keep(id, null, said(`New ${count}`))
  expect(conversations.turnsOf(id, null)).toHaveLength(12)
  expect(texts(conversations.turnsOf(id, null))).not.toContain('Old')
  pass(2.1)
  expect(conversations.turnsOf(id, null)).toEqual([])
})

it('stays bounded, however many begin and however much they write', () => {
  const { conversations } = start()
  const first = conversations.keep(undefined, null, said('a'.repeat(4000)))
  expect(conversations.turnsOf(first, null)[0]?.text).toHaveLength(600)
  for (let count = 0; count < 5000; count += 1) conversations.keep(undefined, null, said('x'))
  expect(conversations.turnsOf(first, null)).toEqual([])
})
