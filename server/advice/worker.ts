import type { QuizAnswers } from '#contract/guidance.ts'
import {
  analyseQuiz,
  answer,
  besideOwned,
  checkLabel,
  checkRoutine,
  checkSentence,
  describeIngredient,
  freeFromOf,
  judgeProduct,
  type Knowledge,
  mustBeSeenFirst,
  type Product,
  rankArticles,
  rankProducts,
  redFlagsIn,
  searchTerms,
  situationOf,
  stepsOfPlan,
  wordsOf,
} from '#guidance/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { onceEach } from './once-each.ts'
import type { AdviceCall, AdviceTask, AdviceTasks } from './tasks.ts'

type Engine = { known: Knowledge; catalogue: Product[] }

/** Products arrive as copies; the engine reads the label of each once, by the object. */
const kept = onceEach<Product>()

const tasks: { [T in AdviceTask]: (engine: Engine, input: AdviceTasks[T]['input']) => AdviceTasks[T]['output'] } = {
  checkLabel: ({ known }, { text, profile, told }) => ({
    ...checkLabel(known, text, profile, told && situationOf(known, profile, ...told)),
    besideOwned: besideOwned(known, text, profile?.owned),
  }),
  checkRoutine: ({ known }, { plan, profile, told }) => checkRoutine(known, stepsOfPlan(plan), profile, told),
  analyseQuiz: ({ known, catalogue }, { answers, profile }) => analyseQuiz(known, answers, catalogue, profile),
  prepareChat: ({ known }, { message, earlier }) => {
    const own = searchTerms(known, message)
    return {
      terms: own.length > 0 ? own : searchTerms(known, earlier.at(-1) ?? ''),
      isUrgent:
        mustBeSeenFirst(known, message) || redFlagsIn(known, message, earlier).some(({ level }) => level !== 'routine'),
    }
  },
  rankArticles: ({ known }, { profile, articles }) => rankArticles(known, articles, profile),
  rankProducts: ({ known }, { profile, told, products }) => rankProducts(known, products.map(kept), profile, told),
  judgeProduct: ({ known }, { profile, product }) => judgeProduct(known, kept(product), profile),
  readFreeFrom: ({ known }, { labels }) => labels.map((label) => freeFromOf(known, label)),
  describeIngredient: ({ known }, { slug }) => describeIngredient(known, slug),
  checkSentence: ({ known }, { sentence, context }) =>
    checkSentence(known, sentence, { ...context, named: context.named.map(kept) }),
  answerChat: ({ known, catalogue }, { turns, profile, pages, told, ...request }) =>
    answer(known, {
      ...request,
      turns: [...turns],
      ...(profile && { profile }),
      ...(told && { told }),
      catalogue,
      pages: pages.map((page) => ({ ...page, words: [...new Set(page.words.flatMap(wordsOf))] })),
    }),
}

const question = 'Routine for oily skin with retinol and vitamin C?'
const quiz: QuizAnswers = {
  age: '20-29',
  skin_type: 'oily',
  concerns: ['acne'],
  routine: 'basic',
  budget: 'flexible',
  lifestyle: ['outdoor'],
  goals: 'Clear skin',
  allergies: 'None',
}

/**
 * Loads the knowledge and runs what visitors use once, so that indexes are built and code is compiled before the first of them.
 * @throws Error naming the invalid file of content/knowledge
 */
const startEngine = async (): Promise<Engine> => {
  const [known, catalogue] = await Promise.all([knowledge(), sampleCatalogue()])
  const loaded = { known, catalogue }
  tasks.prepareChat(loaded, { message: question, earlier: [] })
  tasks.answerChat(loaded, { message: question, turns: [], passages: [], pages: [] })
  tasks.analyseQuiz(loaded, { answers: quiz })
  tasks.checkLabel(loaded, { text: 'Aqua, Glycerin, Niacinamide, Parfum' })
  checkSentence(known, 'Wash gently.', { told: [], products: [], brands: [], named: [], links: [] })
  return loaded
}

const engine = startEngine()
// The pool considers a worker ready once this module is evaluated. A failed start rejects each call instead.
await engine.catch(() => {})

/** Runs one task; the pool calls this default export. */
export default async <T extends AdviceTask>({
  task,
  input,
  started,
}: AdviceCall<T>): Promise<AdviceTasks[T]['output']> => {
  started.postMessage(null)
  return tasks[task](await engine, input)
}
