/** The opening message (decision C16), as Markdown. */
export const GREETING =
  'Hello, I am **SKYNN AI**, your AI skincare guide. I am not a doctor. Tell me about your skin, or ask about an ingredient, a product or a routine. When something needs care, I will say so and tell you whom to see.'

/** The five suggested questions, shown before the first message (specification, part 2, AI chat page). */
export const suggestedQuestions = [
  'What is a good routine for acne?',
  'Can I use retinol with vitamin C?',
  'How do I fade dark spots?',
  'Do I need SPF every day?',
  'Which anti-aging ingredients work?',
] as const

/** The longest message that the server accepts, in UTF-16 code units (contract/chat.ts). */
export const MAX_MESSAGE_LENGTH = 2000
