import { tellsOfAnother } from '../../safety/whose-pregnancy.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Composer, listed, rand } from './draft.ts'

const kept = (heard: readonly string[], cents: number | undefined): string => {
  const all = [...heard, ...(cents === undefined ? [] : [`${rand(cents)} at most`])]
  return all.length === 0 ? '' : `: ${listed(all)}`
}

/** What somebody told of themselves without a question: said back, kept, and what may be asked with it. */
export const composeNoted: Composer = ({ situation: { heard, budgetCents }, request: { message } }) => ({
  paragraphs: [
    // "My wife is pregnant": it is not who writes.
    `**Noted${kept(tellsOfAnother([tokensOf(message).join(' ')]) ? heard.map((one) => one.replace(/^you are (?=pregnant|breastfeeding)/, 'she is ')) : heard, budgetCents)}.** I keep to that in this conversation.`,
    heard.length === 0
      ? undefined
      : 'Labels change and traces are not printed, so read the ingredient list each time, or paste it here and I will look for it.',
    'What would you like: a routine, something for a concern, or a check of a product?',
  ],
  suggestions: ['A simple routine for me', 'Which moisturiser should I choose?', 'Check an ingredient list'],
  brief: true,
})
