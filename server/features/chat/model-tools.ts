import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import { productKinds } from '#contract/kinds/product.ts'
import { concerns } from '#contract/kinds/skin.ts'
import type { Note } from '#contract/guidance.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Found } from '#server/assistant/model-replies.ts'
import type { ReplyRequest } from '#server/assistant/reply.ts'
import type { Member } from '#server/auth/sessions.ts'
import { listProducts } from '#server/features/products/list-products.ts'
import { searchPassages } from '#server/search/queries.ts'

const MOST_PRODUCTS = 6
const MOST_PASSAGES = 4
const MOST_STEPS = 12

const Question = z.string().min(1).max(400)
const Name = z.string().min(1).max(120)

const textsOf = (notes: readonly Note[]): string[] => notes.map(({ text }) => text)

/**
 * What a language model may call: our own checks, with what the person told. Each adds to `found` the products and addresses that the
 * reply may then name.
 */
export const modelTools = (
  context: AppContext,
  member: Member | null,
  { turns, profile }: ReplyRequest,
  found: Found,
): ToolSet => {
  const { advice, database } = context
  const note = (sources: readonly { title: string; url?: string | undefined }[]) => {
    for (const { title, url } of sources)
      if (!found.sources.some((known) => known.title === title)) found.sources.push({ title, ...(url && { url }) })
  }
  const answerTo = async (message: string) => {
    const { response, sources } = await advice.run('answerChat', { message, turns, profile, passages: [], pages: [] })
    note(sources)
    return { answer: response }
  }
  return {
    search_answers: tool({
      description: 'The answer that our reviewed rules give to a skincare question, put as one short question',
      inputSchema: z.object({ question: Question }),
      execute: ({ question }) => answerTo(question),
    }),
    check_pair: tool({
      description: 'Whether two ingredients or kinds of product may be used together, and how',
      inputSchema: z.object({ first: Name, second: Name }),
      execute: ({ first, second }) => answerTo(`Can I use ${first} with ${second}?`),
    }),
    look_up_ingredient: tool({
      description: 'What an ingredient does, its evidence, how to use it, pregnancy, and who should be careful',
      inputSchema: z.object({ name: Name }),
      execute: async ({ name }) => {
        const { items } = await advice.run('checkLabel', { text: name, profile })
        const slug = items.find(({ ingredient }) => ingredient !== null)?.ingredient
        const entry = slug ? await advice.run('describeIngredient', { slug }) : undefined
        if (entry === undefined) return { unknown: name }
        found.links.push(`/ingredients/${slug}`)
        const { sources, related: _, ...facts } = entry
        note(sources)
        return { ...facts, page: `/ingredients/${slug}` }
      },
    }),
    check_label: tool({
      description: 'Checks a printed ingredient list for this person',
      inputSchema: z.object({ list: z.string().min(1).max(4000) }),
      execute: async ({ list }) => {
        const { summary, items, lighteners, suits, doesNotSuit } = await advice.run('checkLabel', {
          text: list,
          profile,
        })
        return {
          summary,
          warnings: textsOf(lighteners),
          doesNotSuit: textsOf(doesNotSuit),
          suits: textsOf(suits),
          unknown: items.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed),
        }
      },
    }),
    check_routine: tool({
      description: 'Checks a routine for this person: clashes, order, what is missing, how much it peels in a week',
      inputSchema: z.object({
        steps: z
          .array(z.object({ name: Name, when: z.enum(['morning', 'evening', 'both']) }))
          .min(1)
          .max(MOST_STEPS),
      }),
      execute: async ({ steps }) => {
        const all = steps.map((step, at) => ({ ...step, id: `s${at}` }))
        const at = (time: 'morning' | 'evening') =>
          all.filter(({ when }) => when === time || when === 'both').map(({ id }) => id)
        const plan = {
          steps: all.map(({ id, name }) => ({ id, name })),
          morning: at('morning'),
          evening: at('evening'),
        }
        const { morning, evening, dropped, findings, load } = await advice.run('checkRoutine', { plan, profile })
        for (const { because } of findings) note(because.sources)
        return { morning, evening, leftOut: dropped, findings: textsOf(findings), load: load.text }
      },
    }),
    find_products: tool({
      description: 'Products in our catalogue, with their price in rand. Name no other product.',
      inputSchema: z.object({
        category: z.enum(productKinds).optional(),
        concern: z.enum(concerns).optional(),
        maxPriceRand: z.int().min(1).max(100_000).optional(),
      }),
      execute: async ({ category, concern, maxPriceRand }) => {
        const { rows } = await listProducts(
          {
            limit: MOST_PRODUCTS,
            ...(category && { category }),
            ...(concern && { concern }),
            ...(maxPriceRand && { maxPrice: maxPriceRand * 100 }),
          },
          member,
          context,
        )
        return rows.map(({ brandName, productName, slug, price, sizeMl, isSample }) => {
          const name = `${brandName} ${productName}`
          const page = `/product-recommendations/${slug}`
          found.products.push(name, productName)
          if (isSample) found.samples.push(name, productName)
          found.links.push(page)
          return {
            name: isSample ? `${name} (sample)` : name,
            page,
            priceRand: price === null ? null : price / 100,
            sizeMl,
          }
        })
      },
    }),
    search_articles: tool({
      description: 'Quotes from our own articles about a question',
      inputSchema: z.object({ question: Question }),
      execute: async ({ question }) => {
        const { terms } = await advice.run('prepareChat', { message: question, earlier: [] })
        const passages = await searchPassages(database.queries, terms, MOST_PASSAGES)
        for (const { path } of passages) found.links.push(path, path.replace(/#.*$/, ''))
        note(passages.map(({ title, path }) => ({ title, url: path })))
        return passages.map(({ title, path, text }) => ({ title, page: path, text }))
      },
    }),
  }
}
