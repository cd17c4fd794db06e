import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { hear } from './understand.ts'

const knowledge = await readKnowledge()
const heard = (text: string): string[] => hear(knowledge, text).things.map(({ called }) => called)

describe('an everyday word is no slip of an ingredient', () => {
  it.each([
    'may she donate blood',
    'what to wear on my face to the matric formal',
    'my mental health is bad',
    'how do i regain my glow',
    'what is the rationale',
    'glamour makeup on oily skin',
    'skin after karate practice',
    'he said it calmly',
    'the scene was filmed',
    'she performed on stage',
    'photo collage of my skin',
    'a heartless remark about my face',
    'retail or regional brands',
    'is it spiritual',
  ])('%s', (text) => expect(heard(text)).toEqual([]))
  it.each([
    ['is retnol fine', 'retinol'],
    ['mentol in a lotion', 'menthol'],
    ['colagen powder', 'collagen'],
    ['limonen on the label', 'limonene'],
    ['regaine foam', 'minoxidil'],
    ['dovate cream', 'clobetasol'],
  ])('but a slip is: %s', (text, thing) => expect(heard(text)).toContain(thing))
})
