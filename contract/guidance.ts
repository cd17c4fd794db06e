import { z } from 'zod'
import * as routes from './routes/guidance.ts'
import { endpoint } from './endpoint.ts'
import { OwnedProducts } from './owned-products.ts'
import { quizAges, quizBudgets, quizLifestyles, quizRoutines } from './kinds/quiz.ts'
import { concerns, quizConcerns, redFlagLevels, skinTypes, toldConditions } from './kinds/skin.ts'
import { Cents, Id, Slug, text, Timestamp } from './values.ts'

// Input and output of the guidance engine (guidance/). The engine uses these types for its results, so that the browser can run it
// offline and show the same thing.

export const SkinType = z.enum(skinTypes)
export const Concern = z.enum(concerns)

/** Personal details that advice may take into account. Health data: used for the response and never stored. */
export const Profile = z.strictObject({
  skinType: SkinType.optional(),
  /** Fitzpatrick type, 1 to 6; 4 and above counts as deeper skin. */
  fitzpatrick: z.int().min(1).max(6).optional(),
  concerns: z.array(Concern).max(concerns.length).optional(),
  age: z.enum(['under-12', 'under-20', '20-29', '30-39', '40-49', '50-plus']).optional(),
  pregnant: z.boolean().optional(),
  breastfeeding: z.boolean().optional(),
  /** Conditions and medicines that change what suits. */
  conditions: z.array(z.enum(toldConditions)).max(toldConditions.length).optional(),
  /** Ingredients to avoid, as freeText by the user: "nuts, fragrance". */
  avoid: text(1000).optional(),
  /** Maximum total price of all products. */
  budget: Cents.optional(),
  /** What they use already, which a label is checked against. */
  owned: OwnedProducts.optional(),
})
export type Profile = z.infer<typeof Profile>

/** The basis of a conclusion: the rule, the ingredients concerned and the sources. */
export const Because = z.object({
  rule: z.string(),
  ingredients: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
})
export type Because = z.infer<typeof Because>

/** A sign that the person needs medical care; `action` is shown first. */
export const RedFlagNotice = z.object({
  id: z.string(),
  level: z.enum(redFlagLevels),
  action: z.string(),
  more: z.string().optional(),
  because: Because,
})
export type RedFlagNotice = z.infer<typeof RedFlagNotice>

/** A conclusion in one sentence, with its basis. `tone` determines how it is displayed. */
export const Note = z.object({ tone: z.enum(['good', 'careful', 'avoid', 'info']), text: z.string(), because: Because })
export type Note = z.infer<typeof Note>

export const LabelItem = z.object({
  /** As printed on the label. */
  printed: z.string(),
  /** Null if not recognised. */
  name: z.string().nullable(),
  /** The slug of the full ingredient entry, or null if there is none. */
  ingredient: z.string().nullable(),
  /** How it was recognised. `rule`: by a naming rule only, which the `rule` field describes. */
  how: z.enum(['name', 'synonym', 'rule', 'spelling', 'unrecognised']),
  rule: z.string().nullable(),
  families: z.array(z.string()),
  does: z.string().nullable(),
  /** Printed after "may contain" or "+/-". */
  mayContain: z.boolean(),
  notes: z.array(Note),
})
export type LabelItem = z.infer<typeof LabelItem>

/** Why a piece of a pasted text is not read as an ingredient. */
export const setAsideReasons = [
  'heading',
  'free-from',
  'may-contain',
  'traces',
  'directions',
  'address',
  'text',
] as const
/** A piece of the pasted text. All pieces joined are the text as typed; `item` is an index in `items`; both null for punctuation and space. */
export const LabelPart = z.object({
  text: z.string(),
  item: z.int().nullable(),
  setAside: z.enum(setAsideReasons).nullable(),
})
export type LabelPart = z.infer<typeof LabelPart>

export const LabelCheck = z.object({
  /** Shown first, when the text describes symptoms that need medical care. */
  redFlags: z.array(RedFlagNotice),
  items: z.array(LabelItem),
  /** The whole pasted text, so that no printed name can go unseen. */
  parts: z.array(LabelPart),
  counts: z.object({ items: z.int(), byName: z.int(), byRule: z.int(), bySpelling: z.int(), unrecognised: z.int() }),
  families: z.array(z.object({ family: z.string(), name: z.string(), items: z.array(z.string()) })),
  /** Fragrance allergens that European labels must declare. */
  allergens: z.array(z.string()),
  /** Calm warnings about ingredients that do not belong in a cosmetic, with what to do and where to report it. */
  lighteners: z.array(Note),
  suits: z.array(Note),
  doesNotSuit: z.array(Note),
  /** One-sentence summary. */
  summary: z.string(),
})
export type LabelCheck = z.infer<typeof LabelCheck>

/** A label check for somebody who may have told what they use already. */
export const LabelAdvice = LabelCheck.extend({
  /** Clashes with what they own, and duplicates of it, with how to use both or which to leave. */
  besideOwned: z.array(Note),
  /** Whose profile it was checked for: nobody's, the one sent with the text, or the stored one of the member. */
  profileUsed: z.enum(['none', 'sent', 'stored']),
})
export type LabelAdvice = z.infer<typeof LabelAdvice>

export const checkIngredients = endpoint(routes.checkIngredients, {
  who: 'anyone',
  summary:
    'Analyses a printed ingredient list: every item, recognised or unknown, what suits the person, what clashes with the products they own, and why',
  body: z.strictObject({ text: text(20_000, 1), profile: Profile.optional() }),
  response: LabelAdvice,
  errors: [],
})

/** What somebody has used of the messages or quiz results they have a day. */
export const Allowance = z.object({ limit: z.int(), used: z.int(), resetsAt: Timestamp })
export type Allowance = z.infer<typeof Allowance>

const many = <const T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).max(values.length)
const freeText = text(1000, 1).refine((value) => value.trim() !== '', 'Please answer the question')

/** The answers of the skin quiz, by question (specification, part 2, section 3). All are required (C12). */
export const QuizAnswers = z.strictObject({
  age: z.enum(quizAges),
  skin_type: SkinType,
  concerns: many(quizConcerns).min(1),
  routine: z.enum(quizRoutines),
  budget: z.enum(quizBudgets),
  /** Empty for "None of these". */
  lifestyle: many(quizLifestyles),
  goals: freeText,
  allergies: freeText,
})
export type QuizAnswers = z.infer<typeof QuizAnswers>

/** A product in the quiz result: `price` is a rand amount as text, `R189.00` (C21); `ingredients` are those it was chosen for. */
export const QuizProduct = z.object({
  category: z.string(),
  product: z.string(),
  ingredients: z.string(),
  price: z.string(),
  /** Of its page, if it is listed. */
  slug: Slug.optional(),
  /** A fictitious product, to be marked as such. */
  isSample: z.boolean().optional(),
})

export const QuizResult = z.object({
  /** Signs that somebody should see first, the most urgent first; absent if there are none. Products are left out when one is urgent. */
  redFlags: z.array(RedFlagNotice).optional(),
  profile: z.string(),
  routine: z.record(z.string(), z.string()),
  products: z.array(QuizProduct),
  tips: z.array(z.string()),
})
export type QuizResult = z.infer<typeof QuizResult>

export const analyseSkinQuiz = endpoint(routes.analyseSkinQuiz, {
  who: 'anyone',
  summary: 'Returns a routine, products and tips for the eight answers of the skin quiz',
  body: z.strictObject({ answers: QuizAnswers }),
  response: QuizResult,
  errors: ['allowance_used'],
})

export const ChatSource = z.object({ title: z.string(), url: z.string().optional() })

export const ChatAnswer = z.object({
  /** Markdown; red flags come first. */
  response: z.string(),
  sources: z.array(ChatSource),
  /** Send it with the next message to continue this conversation. */
  conversationId: Id,
  /** The most urgent level found, or null; lets a screen show the emergency number prominently. */
  level: z.enum(redFlagLevels).nullable(),
  suggestions: z.array(z.string()),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

const MAX_MESSAGE_LENGTH = 2000
const Message = z
  .string()
  .min(1, 'Please write a message')
  .max(MAX_MESSAGE_LENGTH, 'Please keep your message to 2\u00A0000 characters')

export const chatWithSkynn = endpoint(routes.chatWithSkynn, {
  who: 'anyone',
  summary: 'Replies to a message, taking the conversation so far into account',
  body: z.strictObject({ message: Message, conversationId: Id.optional(), profile: Profile.optional() }),
  response: ChatAnswer,
  errors: [],
})
