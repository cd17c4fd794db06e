import { describe, expect, it } from 'vitest'
import { converse } from './converse.fixture.ts'

const last = (...messages: string[]) => {
  const replies = converse(...messages)
  const reply = replies.at(-1)
  if (reply === undefined) throw new Error('nothing was asked')
  return reply
}
