import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChatAnswer } from '#contract/chat.ts'
import { chatWithSkynn } from '#contract/routes/chat.ts'
import type { PageRef } from '#guidance/guidance.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { searchDocuments } from '#server/db/schema.ts'
import { type Env, testEnv } from '#server/env.ts'
import { importArticles } from '#server/features/articles/import-articles.ts'
import { importIngredients } from '#server/features/ingredients/import-ingredients.ts'
import { importProducts } from '#server/features/products/import-products.ts'
import { silent } from '#server/log.ts'
import { type ChatOutcome, judge } from './chat.ts'
import type { ChatCase } from './sets.ts'

type LanguageModelSettings = NonNullable<Env['languageModel']>

/** How the replies came about. */
export type ReplyCounts = {
  /** Messages that were answered. */
  replies: number
  /** By outcome as in /metrics: `model`, `built-in`, the kinds of failure, and `withheld-` with a rule of the guard. */
  outcomes: ReadonlyMap<string, number>
}

/** Evenly spread over the set. */
export const limited = <T>(cases: readonly T[], limit: number): T[] => {
  const step = Math.max(1, cases.length / limit)
  return cases.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, limit)
}

/** The server with the shipped content, on an embedded database of its own in a temporary folder. */
const openSkynn = async ({ baseUrl, model, apiKey = '', name }: LanguageModelSettings) => {
  const folder = await mkdtemp(join(tmpdir(), 'skynn-evaluation-'))
  // The settings of tests: silent, and patient on a busy machine.
  const env = testEnv({
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    LLM_API_KEY: apiKey,
    LLM_PROVIDER_NAME: name,
    LLM_DAILY_REPLIES: '1000000',
  })
  const database = await openDatabase(env, silent)
  const { app, context } = await buildApp({ env, database })
  await importArticles(context, () => {})
  await importIngredients(context)
  await importProducts(context)
  await app.ready()
  await context.advice.warmUp()
  const pages: PageRef[] = await database.queries
    .select({ url: searchDocuments.path, title: searchDocuments.title })
    .from(searchDocuments)
    .then((rows) => rows.map((row) => ({ ...row, words: [] })))
  return {
    pages,
    outcomes: context.languageModel?.outcomes.totals() ?? new Map<string, number>(),
    /** @param from the address that the message comes from: each has a daily allowance */
    ask: async (body: object, from: string): Promise<ChatAnswer> => {
      const response = await app.inject({
        method: chatWithSkynn.method,
        url: chatWithSkynn.path,
        payload: { allowProvider: true, ...body },
        remoteAddress: from,
      })
      if (response.statusCode !== 200) throw new Error(`The chat responded with ${response.statusCode}.`)
      return response.json()
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Runs conversations through a language model as visitors who allow it do: over the chat endpoint, with triage, tools, guard and fallback.
 * @param onProgress called after each conversation with the number of those that are done
 */
export const evaluateWithProvider = async (
  cases: readonly ChatCase[],
  settings: LanguageModelSettings,
  onProgress: (done: number) => void = () => {},
): Promise<ReplyCounts & { chat: ChatOutcome[] }> => {
  const { ask, pages, outcomes, close } = await openSkynn(settings)
  try {
    const chat: ChatOutcome[] = []
    let replies = 0
    for (const [at, given] of cases.entries()) {
      let answer: ChatAnswer | undefined
      let ms = 0
      for (const message of given.turns) {
        const { conversationId } = answer ?? {}
        const start = performance.now()
        answer = await ask(
          { message, ...(conversationId && { conversationId }), ...(given.profile && { profile: given.profile }) },
          `2001:db8:${at.toString(16)}::1`,
        )
        ms = performance.now() - start
        replies += 1
      }
      if (answer === undefined) throw new Error(`${given.id} has no turns`)
      chat.push({ case: given, reply: answer, ms, ...judge(given, answer, pages) })
      onProgress(chat.length)
    }
    return { chat, replies, outcomes: new Map(outcomes) }
  } finally {
    await close()
  }
}

const WITHHELD = 'withheld-'

/** Who wrote the replies, and which rules of the guard withheld one, in Markdown. */
export const countsTable = ({ replies, outcomes }: ReplyCounts): string => {
  const byModel = outcomes.get('model') ?? 0
  const others = [...outcomes].filter(([name]) => name !== 'model')
  const rules = others.filter(([name]) => name.startsWith(WITHHELD))
  const reasons = others.filter(([name]) => !name.startsWith(WITHHELD))
  const listed = (counts: readonly (readonly [string, number])[]) =>
    counts.length === 0 ? 'none' : counts.map(([name, count]) => `${name.replace(WITHHELD, '')} ${count}`).join(', ')
  return [
    `Replies: ${replies}, of them ${byModel} by the model and ${replies - byModel} by the built-in engine.`,
    `Sentences withheld by rule of the guard: ${listed(rules)}.`,
    `Other reasons for a built-in reply: ${listed(reasons)}.`,
  ].join('\n')
}
