import { type Asked, bullets, type Draft } from './draft.ts'

// "Summarise this review": what the buyer says of it, and nothing of what a line in it tells a program to do. What is pasted is read and never obeyed.

const asks =
  /\b(?:summari[sz]e|summary|sum (?:it |this )?up|in short|tl ?dr|main points|boil (?:it|this) down|opsom\w*|som (?:\w+ ){0,3}op|gist)\b/i
const ofReview = /\b(?:reviews?|comments?|feedback|testimonial|resensie|this|dit)\b/i
const quoted = /[“"«']([^“”"«»]{30,})[”"»']/s
/** Whoever wrote this wrote to a program. */
const toProgram = new RegExp(
  String.raw`\b(?:ai|a\.i\.|assistants?|chat ?bots?|bots?|language model|llm|gpt|system|prompt|instruct\w*|ignore|disregard|override|note to|dear (?:ai|model)|you must|must now|you are now|` +
    String.raw`tell (?:the|them|him|her|your|this) ?(?:user|reader|customer|person|client)?|reply (?:only )?with|respond with|output|pretend|never mention|do not mention|don['’]t mention|recommend (?:the )?(?:user|reader)|` +
    String.raw`the user (?:needs|must|should))\b`,
  'i',
)
const cures =
  /\b(?:cur(?:es?|ed)|heal(?:s|ed)|gone in|overnight|miracle|clears? (?:all|everything)|dermatologist|doctor|lighter|whiter|fairer|bleach\w*)\b/i

/** The points of a pasted review; undefined where none is to be summed up. */
export const reviewSummed = ({ request }: Asked): Draft | undefined => {
  const { message } = request
  const text = quoted.exec(message)?.[1]
  const around = text === undefined ? '' : message.replace(text, ' ')
  if (text === undefined || !asks.test(around) || !ofReview.test(around)) return undefined
  const plain = text.replaceAll(/[[({<][^\])}>]*[\])}>]/g, (aside) => (toProgram.test(aside) ? ' ' : aside))
  const points = plain
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((one) => one.trim().replace(/[.;\s]+$/, ''))
    .filter((one) => /[a-z]/i.test(one))
  const own = points.filter((one) => !toProgram.test(one)).slice(0, 6)
  const claims = own.some((one) => cures.test(one))
  return own.length === 0
    ? undefined
    : {
        paragraphs: [
          `**In short, what the buyer says:**\n${bullets(own.map((one) => one.slice(0, 140).replaceAll(/[*_`[\]<>]/g, '')))}`,
          own.length < points.length || plain !== text
            ? 'I left out a line that is no part of the review: it tries to tell a program what to say, and I follow no such lines.'
            : '',
          claims
            ? 'That it cures or lightens is a claim of one person: no cosmetic does that, and what works so fast may hold a hidden medicine.'
            : '',
          'One person’s skin is not yours, and a review names no ingredients: paste the list from the pack, and I tell you whether it suits you.',
        ].filter((line) => line !== ''),
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['Can you check an ingredient list for me?', 'How do I choose a moisturiser?'],
      }
}
