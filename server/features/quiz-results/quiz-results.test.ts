import { describe, expect, test } from 'vitest'
import { analyseSkinQuiz } from '#contract/guidance.ts'
import { MAX_QUIZ_RESULTS } from '#contract/kinds/quiz.ts'
import { deleteQuizResult, listQuizResults, saveQuizResult } from '#contract/quiz-results.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { answers } from '#server/features/guidance/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { allowanceOf } from '#server/policy.ts'
import { startTestServer } from '#server/test-server.ts'
import { createQuizResult } from './fixtures.ts'

const server = await startTestServer()
await server.context.advice.warmUp()
const body = { answers: answers({ lifestyle: [] }) }

describe('a saved quiz result', () => {
  test('is worked out from the answers, listed for its member and gone once deleted', async () => {
    const member = server.asMember(await createMember(server.context))
    const saved = await member.call(saveQuizResult, { body })
    expect(saved.status).toBe(201)
    expect(saved.body.result).toEqual((await member.call(analyseSkinQuiz, { body })).body)
    expect((await member.call(listQuizResults)).body).toEqual([saved.body])
    const { id } = saved.body
    expect((await member.call(deleteQuizResult, { params: { id } })).status).toBe(200)
    expect((await member.call(listQuizResults)).body).toEqual([])
    expect((await member.call(deleteQuizResult, { params: { id } })).status).toBe(404)
  })

  test('replaces the oldest beyond the maximum', async () => {
    const one = await createMember(server.context)
    const ids: string[] = []
    for (let day = 1; day <= MAX_QUIZ_RESULTS + 1; day += 1)
      ids.push(await createQuizResult(server.context, one.id, new Date(Date.UTC(2026, 0, day))))
    const listed = (await server.asMember(one).call(listQuizResults)).body.map(({ id }) => id)
    expect(listed).toEqual(ids.slice(1).reverse())
  })

  test('links the products that have a page, and marks samples', async () => {
    const member = server.asMember(await createMember(server.context))
    const [first] = (await member.call(saveQuizResult, { body })).body.result.products
    expect(first).toMatchObject({ isSample: true })
    expect(first).not.toHaveProperty('slug')
    await createProduct(server.context, { slug: 'plain-start-gel-wash', isSample: true })
    const [saved] = (await member.call(listQuizResults)).body
    const linked = (await server.asVisitor().call(analyseSkinQuiz, { body })).body.products
    expect(linked.map(({ slug }) => slug)).toContain('plain-start-gel-wash')
    expect(saved?.result.products).toHaveLength(linked.length)
  })
})

describe('the daily allowance of quiz results', () => {
  test('refuses more, but never an answer that tells somebody to seek care', async () => {
    const one = await createMember(server.context, 'free')
    const member = server.asMember(one)
    const day = new Date(server.context.now().getTime() + 2 * 3_600_000).toISOString().slice(0, 10)
    const limit = allowanceOf('quiz', null, server.context.now())
    await server.rows`insert into advice_usage (user_id, day, kind, used) values (${one.id}, ${day}, 'quiz', ${limit})`
    const refused = await member.call(analyseSkinQuiz, { body })
    expect([refused.status, refused.refusal.code]).toEqual([429, 'allowance_used'])
    const urgent = { answers: answers({ goals: 'a mole on my cheek is growing and bleeding' }) }
    const cared = await member.call(analyseSkinQuiz, { body: urgent })
    expect([cared.status, cared.body.products]).toEqual([200, []])
    expect(cared.body.redFlags?.[0]?.level).toBe('urgent')
  })
})
