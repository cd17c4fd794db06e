import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'
import type { Intent, Reply, Turn } from './conversation.ts'

// What a message is taken for that goes on from the one before; `>>` parts the messages of a conversation.

const known = await knowledge()
const catalogue = await sampleCatalogue()

const converse = (...messages: string[]): Reply => {
  const turns: Turn[] = []
  let reply: Reply | undefined
  for (const message of messages) {
    reply = answer(known, { message, turns, pages: [], catalogue })
    turns.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response, topic: reply.topic })
  }
  if (reply === undefined) throw new Error('nothing was said')
  return reply
}

const conversations: Partial<Record<Intent, string[]>> = {
  routine: [
    'morning routine for oily skin >> and at night?', 'routine for oily skin >> what about for dry skin?',
    'routine for oily skin >> make it cheaper',
  ],
  'for-concern': [
    'what helps for acne >> what about oily skin?', 'what helps for acne >> and for dark marks?', 'what helps for acne >> what else?',
  ],
  combine: [
    'can i use retinol with vitamin c >> and with niacinamide?', 'what is niacinamide >> can i use it with retinol?',
    'what is retinol >> can i use it with niacinamide >> and vitamin c?',
  ],
  'explain-more': [
    'can i use retinol with glycolic acid >> why?', 'is toothpaste good for pimples >> why not?',
  ],
  safe: [
    'tell me about retinol >> and if im pregnant?', 'what is glycolic acid >> is it safe for dark skin?',
    'what helps with acne >> and if im breastfeeding?', 'can i use retinol with niacinamide >> is that safe when pregnant',
  ],
  'how-often': [
    'what is azelaic acid >> how often?', 'routine for acne >> how often should i use the salicylic acid?',
    'can i use aha with retinol >> how often should i use the retinol',
  ],
  suggest: [
    'recommend a sunscreen under R300 >> anything cheaper?', 'routine for dry skin >> which moisturiser?',
    'what helps with dark spots >> which products under R200?',
  ],
  'does-help': [
    'does niacinamide help dark spots >> what about vitamin c instead?', 'what is salicylic acid >> does it help with blackheads?',
    'is retinol good for wrinkles >> and for dark spots?',
  ],
  when: [
    'what is retinol >> morning or night?',
  ],
  'how-long': [
    'how do i use tranexamic acid >> how long till i see results', 'best ingredient for dark spots >> how long will it take',
  ],
  'how-to-use': [
    'what is retinol >> how do i use it',
  ],
  reaction: [
    'what is retinol >> i used it last night and my face is burning',
  ],
  'off-topic': [
    'what is retinol >> whats the weather',
  ],
  sunscreen: [
    'how much sunscreen must i use >> and how often',
  ],
  order: [
    'what is azelaic acid >> before or after moisturiser?',
  ],
  'what-is': [
    'can i use retinol with vitamin c >> what is niacinamide', 'i have dark marks what can i use >> is niacinamide good for it',
  ],
  compare: [
    'what is retinol >> is it better than bakuchiol',
  ],
  'red-flag': [
    'my face is swelling and i cant breathe >> should i put cream on it', 'i want to kill myself because of my acne >> ok thanks',
  ],
}

describe.each(Object.entries(conversations))('ends in %s', (intent, talks) => {
  it.each(talks)('%s', (talk) => {
    expect(converse(...talk.split(' >> ')).topic.intent).toBe(intent)
  })
})

describe('what a follow-up is about', () => {
  it.each([
    [['morning routine for oily skin', 'and at night?'], ['evening', 'moisturise'], ['protect']],
    [['can i use retinol with vitamin c', 'and with niacinamide?'], ['niacinamide', 'retinol'], []],
    [['does niacinamide help dark spots', 'what about vitamin c instead?'], ['vitamin c', 'dark marks'], []],
    [['what is retinol', 'and if im pregnant?'], ['no, leave retinol out'], []],
    [['routine for oily skin', 'what about for dry skin?'], ['dry skin'], []],
    [['what is azelaic acid', 'how often?'], ['every second day'], []],
    [['how much sunscreen must i use', 'and how often'], ['two hours'], []],
    [['my face is swelling and i cant breathe', 'should i put cream on it'], ['112'], ['moisturiser']],
  ])('%j', (talk, says, never) => {
    const { response } = converse(...talk)
    for (const part of says) expect(response.toLowerCase()).toContain(part)
    for (const part of never) expect(response.toLowerCase()).not.toContain(part)
  })

  it('remembers a pregnancy for the whole conversation', () => {
    const { response } = converse('im pregnant', 'routine for wrinkles please')
    expect(response).not.toMatch(/\d\. \*\*Treat:\*\* retin/)
    expect(response).toMatch(/No retinoids/)
  })
})
