import type { Heard } from './heard.ts'

/** From so many words on a message tells a story, and its question stands in a few of them. */
const story = 28
const questionAtLeast = 3
const questionAtMost = 18

const openers = new RegExp(
  String.raw`\b(?:${[
    'how (?:often|much|long|many|do|can|should|must|to|soon)',
    '(?:what|which|where|why)(?:(?: [a-z]+)? (?:do|can|must|should|may|could|will) (?:i|we|you|u))?',
    'when (?:can|do|should|must|will)',
    '(?:can|may|must|should|could|do|will) (?:i|we|he|she|you|u)',
    'is (?:it|this|that|there)',
    'are (?:there|these)',
    'does',
    'any (?:idea|ideas|advice|tips)',
    'hoe',
    'wat',
    'watter',
    'mag ek',
    'kan ek',
    'moet ek',
  ].join('|')})\b`,
  'gi',
)

/** The question at the end of a long message, or undefined. The last way to begin a question that has enough words after it counts. */
export const questionIn = (message: string): string | undefined => {
  const text = message.trim()
  if (text.split(/\s+/).length < story) return undefined
  const starts = Array.from(text.matchAll(openers), ({ index }) => text.slice(index))
  return starts.findLast((question) => {
    const words = question.split(/\s+/).length
    return words >= questionAtLeast && words <= questionAtMost
  })
}

const pointsBack = new Set(['it', 'this', 'that', 'the', 'them', 'these', 'those', 'dit', 'die', 'hierdie'])

/**
 * The question of a story with what the story tells about the person, and with its things where the question points back to them; undefined
 * when the question names no subject of its own: then the story is the subject.
 */
export const withinStory = (question: Heard, story: Heard): Heard | undefined => {
  const back = question.tokens.some((token) => pointsBack.has(token))
  if (
    question.things.length + question.concerns.length + question.kinds.length === 0 &&
    question.particular === undefined
  )
    return undefined
  return {
    ...question,
    message: story.message,
    things: question.things.length > 0 || !back ? question.things : story.things,
    slots: question.things.length > 0 || !back ? question.slots : story.slots,
    joined: question.things.length > 1 ? question.joined : story.joined,
    skinType: question.skinType ?? story.skinType,
    who: [...new Set([...question.who, ...story.who])],
    years: question.years ?? story.years,
    priceCents: question.priceCents ?? story.priceCents,
    myth: question.myth ?? story.myth,
    medicine: question.medicine ?? (back ? story.medicine : undefined),
    circumstances: story.circumstances,
  }
}
