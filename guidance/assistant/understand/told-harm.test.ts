import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { hear } from './understand.ts'

const knowledge = await readKnowledge()

describe('marks that a product brought', () => {
  it.each(['benzoyl peroxide made dark patches on my cheeks', 'retinol left black patches on my face', 'my new cream gave me brown spots'])('are a harm: %s', (message) => expect(hear(knowledge, message).harmed).toBe(true))
  it.each(['pimples left dark marks on my face what can i use', 'does retinol cause dark patches', 'mosquito bites left black marks'])('are none, where a trouble left them or it is only asked: %s', (message) => expect(hear(knowledge, message).harmed).toBe(false))
})
