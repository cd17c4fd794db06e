import { type Composer, listed } from './draft.ts'

/** What somebody told of themselves without a question: said back, kept, and what may be asked with it. */
export const composeNoted: Composer = ({ situation }) => ({
  paragraphs: [
    `**Noted${situation.heard.length === 0 ? '' : `: ${listed(situation.heard)}`}.** I keep to that in this conversation.`,
    'Labels change and traces are not printed, so read the ingredient list each time, or paste it here and I will look for it.',
    'What would you like: a routine, something for a concern, or a check of a product?',
  ],
  suggestions: ['A simple routine for me', 'Which moisturiser should I choose?', 'Check an ingredient list'],
  brief: true,
})
