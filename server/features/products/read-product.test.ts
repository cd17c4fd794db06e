import { describe, expect, test } from 'vitest'
import { matchProduct, readProduct } from '#contract/products.ts'
import { saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createProduct } from './fixtures.ts'

const server = await startTestServer()
await server.context.advice.warmUp()
const visitor = server.asVisitor()
const read = (id: string) => visitor.call(readProduct, { params: { id } })

describe('a product', () => {
  test('is found by id and by slug, with what each ingredient does and what there is to know about the label', async () => {
    const product = await createProduct(server.context, { label: 'Aqua, Niacinamide, Xyzzyfoo Quuxate, Retinol' })
    const { body } = await read(product.slug)
    expect((await read(product.id)).body).toEqual(body)
    expect(body.ingredients.map(({ printed, does }) => [printed, does !== null])).toEqual([
      ['Aqua', true],
      ['Niacinamide', true],
      ['Xyzzyfoo Quuxate', false],
      ['Retinol', true],
    ])
    expect(body.notes.map(({ text }) => text).join(' ')).toMatch(/pregnan/i)
    expect(body).toMatchObject({
      unitPrice: 20_000,
      rating: 0,
      ratingCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      why: null,
    })
  })

  test('comes with others of its kind, those for the same concerns first', async () => {
    const of = { category: 'eye-cream' as const }
    const one = await createProduct(server.context, { ...of, skinConcerns: ['aging'] })
    const alike = await createProduct(server.context, { ...of, skinConcerns: ['aging', 'redness'] })
    const other = await createProduct(server.context, { ...of, skinConcerns: ['dullness'] })
    await createProduct(server.context, { ...of, isListed: false })
    expect((await read(one.slug)).body.related.map(({ id }) => id)).toEqual([alike.id, other.id])
  })

  test('is shown without explanations while the engine is unavailable, and then not cached', async () => {
    const beside = await startTestServer({
      beside: server,
      adviceWorker: new URL('../../advice/fixtures/stubborn-worker.ts', import.meta.url),
    })
    const { slug } = await createProduct(server.context, { label: 'Aqua, Glycerin' })
    const reply = await beside.asVisitor().call(readProduct, { params: { id: slug } })
    expect(reply).toMatchObject({ status: 200, body: { label: 'Aqua, Glycerin', ingredients: [], notes: [] } })
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(reply.headers).not.toHaveProperty('cache-tag')
  })

  test('does not exist when it is not listed any more', async () => {
    const { slug } = await createProduct(server.context, { isListed: false })
    expect((await read(slug)).status).toBe(404)
  })
})

describe('how a product suits a member', () => {
  const matchFor = async (
    label: string,
    profile: SkinProfileChanges | undefined,
    membership: Membership = 'founding',
  ) => {
    const member = server.asMember(await createMember(server.context, membership))
    if (profile !== undefined) await member.call(saveSkinProfile, { body: profile })
    const { id } = await createProduct(server.context, { label })
    const { body } = await member.call(matchProduct, { params: { id } })
    return { ...body, text: body.notes.map(({ text }) => text).join(' ') }
  }
  const niacinamide = 'Aqua, Niacinamide, Glycerin'

  test('gives the reasons for it', async () => {
    const match = await matchFor(niacinamide, { skinType: 'oily', skinConcerns: ['dark-spots'] })
    expect(match).toMatchObject({
      verdict: 'suits',
      text: expect.stringContaining('niacinamide'),
      missing: ['allergies', 'fitzpatrickScale', 'pregnancy', 'medicines', 'conditions'],
    })
  })

  test('warns members of every tier, but tells only personal tiers what suits', async () => {
    const profile = { skinConcerns: ['dark-spots'], pregnancy: 'pregnant' } satisfies SkinProfileChanges
    expect((await matchFor('Aqua, Retinol', profile, 'free')).verdict).toBe('avoid')
    expect(await matchFor(niacinamide, profile, 'free')).toMatchObject({ verdict: 'unknown', notes: [] })
  })

  test('is unknown without a profile, and names what is missing', async () => {
    expect(await matchFor(niacinamide, undefined)).toMatchObject({
      verdict: 'unknown',
      notes: [],
      missing: expect.arrayContaining(['skinType', 'skinConcerns', 'allergies']),
    })
  })

  test('is not told to visitors', async () => {
    const { id } = await createProduct(server.context)
    expect((await visitor.call(matchProduct, { params: { id } })).status).toBe(401)
  })
})
