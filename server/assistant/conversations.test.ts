import { expect, it } from 'vitest'
import { createConversations } from './conversations.ts'

const topic = {} as never
const turn = (text: string) => [
  { role: 'user' as const, text },
  { role: 'assistant' as const, text: 'An answer', topic },
]
const texts = (turns: readonly { text: string }[]) => turns.map(({ text }) => text)

const start = () => {
  let now = 0
  const conversations = createConversations(() => new Date(now))
  return {
    conversations,
    advance: (hours: number) => {
      now += hours * 3_600_000
    },
  }
}

it('returns the turns of a continued conversation in order', () => {
  const { conversations } = start()
  const id = conversations.append(undefined, null, turn('One'))
  expect(conversations.append(id, null, turn('Two'))).toBe(id)
  expect(texts(conversations.turnsOf(id, null) ?? [])).toEqual(['One', 'An answer', 'Two', 'An answer'])
})

it('hides a conversation from other members and visitors, and starts a new one for them', () => {
  const { conversations } = start()
  const id = conversations.append(undefined, 'thandi', turn('Mine'))
  expect(conversations.turnsOf(id, 'sipho')).toBeUndefined()
  expect(conversations.turnsOf(id, null)).toBeUndefined()
  expect(conversations.append(id, 'sipho', turn('His'))).not.toBe(id)
  expect(texts(conversations.turnsOf(id, 'thandi') ?? [])).toEqual(['Mine', 'An answer'])
})

it('keeps the last twelve turns, for two hours after the last message', () => {
  const { conversations, advance } = start()
  const id = conversations.append(undefined, null, turn('Old'))
  for (let count = 0; count < 6; count += 1) conversations.append(id, null, turn(`New ${count}`))
  expect(conversations.turnsOf(id, null)).toHaveLength(12)
  expect(texts(conversations.turnsOf(id, null) ?? [])).not.toContain('Old')
  advance(2.1)
  expect(conversations.turnsOf(id, null)).toBeUndefined()
})

it('limits the length of a turn and the number of conversations', () => {
  const { conversations } = start()
  const first = conversations.append(undefined, null, turn('a'.repeat(4000)))
  expect(conversations.turnsOf(first, null)?.[0]?.text).toHaveLength(600)
  for (let count = 0; count < 5000; count += 1) conversations.append(undefined, null, turn('x'))
  expect(conversations.turnsOf(first, null)).toBeUndefined()
})
