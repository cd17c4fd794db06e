import { describe, expect, test } from 'vitest'
import { saveSkinProfile } from '#contract/skin-profile.ts'
import { MAX_ROUTINES, MAX_STEPS } from '#contract/kinds/routine.ts'
import {
  changeRoutine,
  checkRoutine,
  deleteRoutine,
  listRoutines,
  readRoutine,
  readSharedRoutine,
  saveRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/routines.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createRoutine, plan } from './fixtures.ts'

const server = await startTestServer()
await server.context.advice.warmUp()

const newMember = async () => {
  const one = await createMember(server.context)
  return { id: one.id, ...server.asMember(one) }
}
const body = { name: 'Mine', plan: plan() }
const oneStep = (step: object) => ({ plan: { steps: [{ id: 'a', ...step }], morning: ['a'], evening: [] } })

describe('a routine check', () => {
  test('finds the clash and the missing sunscreen of a visitor, and nothing of it once both are settled', async () => {
    const rulesOf = async (checked: object) =>
      (await server.asVisitor().call(checkRoutine, { body: checked })).body.findings
        .filter(({ tone }) => tone === 'careful')
        .map(({ because }) => because.rule)
    const before = await rulesOf({ plan: plan() })
    expect(before).toContain('routine:no-sunscreen')
    expect(before.some((rule) => rule.startsWith('interaction:') || rule.startsWith('routine:retinoid-with'))).toBe(
      true,
    )
    const settled = {
      steps: [
        { id: 'wash', name: 'Gentle cleanser', kind: 'cleanser' },
        { id: 'retinol', name: 'Retinol 0.3% serum', kind: 'treatment', nights: 'Mondays and Thursdays' },
        { id: 'peel', name: 'Glycolic acid toner', kind: 'exfoliant', nights: 'Sundays' },
        { id: 'sun', name: 'Sunscreen SPF 50', kind: 'sunscreen' },
      ],
      morning: ['wash', 'sun'],
      evening: ['wash', 'peel', 'retinol'],
    }
    const after = await rulesOf({ plan: settled })
    expect(after.filter((rule) => rule !== 'routine:too-many-actives')).toEqual([])
  })

  test('takes what a listed product contains and costs from the catalogue, not from the browser', async () => {
    const { slug } = await createProduct(server.context, {
      label: 'Aqua, Retinol',
      category: 'serum',
      price: 30_000,
      sizeMl: 30,
    })
    const told = { name: 'Water', product: slug, label: 'Aqua', priceCents: 1, sizeMl: 1, kind: 'cleanser' }
    const { body: check } = await server.asVisitor().call(checkRoutine, { body: oneStep(told) })
    expect(check.findings.map(({ because }) => because.rule)).toContain('routine:retinoid-in-the-morning')
    expect(check.cost.cents).toBeGreaterThan(10_000)
    const unlisted = { ...told, product: 'no-such-product', label: 'Aqua, Retinol' }
    const { body: byName } = await server.asVisitor().call(checkRoutine, { body: oneStep(unlisted) })
    expect(byName.morning.map(({ name }) => name)).toEqual(['Water'])
  })

  test('warns a member by the stored profile, and names their budget', async () => {
    const member = await newMember()
    const asked = { body: oneStep({ name: 'Lavender cream', label: 'Aqua, Parfum, Linalool' }) }
    expect((await member.call(checkRoutine, asked)).body).toMatchObject({ budget: null, dropped: [] })
    await member.call(saveSkinProfile, { body: { allergies: ['fragrance'], monthlyBudget: 600 } })
    expect((await member.call(checkRoutine, asked)).body).toMatchObject({ budget: 60_000, dropped: ['Lavender cream'] })
    expect((await server.asVisitor().call(checkRoutine, asked)).body).toMatchObject({ budget: null, dropped: [] })
  })

  test('tells two steps with the same name apart', async () => {
    const twice = {
      steps: [
        { id: 'a', name: 'Cream', kind: 'moisturiser' },
        { id: 'b', name: 'Cream', kind: 'moisturiser' },
      ],
      morning: ['a', 'b'],
      evening: [],
    }
    const { body: check } = await server.asVisitor().call(checkRoutine, { body: { plan: twice } })
    expect(check.morning.map(({ name }) => name)).toEqual(['Cream', 'Cream (2)'])
  })
})

describe('a saved routine', () => {
  test('is listed, read, changed and deleted by its member', async () => {
    const member = await newMember()
    const saved = (await member.call(saveRoutine, { body })).body
    expect(saved).toMatchObject({ name: 'Mine', plan: plan(), shareToken: null })
    expect((await member.call(listRoutines)).body).toEqual([
      { id: saved.id, name: 'Mine', steps: 3, isShared: false, updatedAt: saved.updatedAt },
    ])
    const params = { id: saved.id }
    const changes = { name: ' Renamed ', plan: plan({ evening: ['retinol', 'peel'] }), updatedAt: saved.updatedAt }
    const changed = (await member.call(changeRoutine, { params, body: changes })).body
    expect(changed).toMatchObject({ id: saved.id, name: 'Renamed', plan: { evening: ['retinol', 'peel'] } })
    expect((await member.call(readRoutine, { params })).body).toEqual(changed)
    expect((await member.call(deleteRoutine, { params })).status).toBe(200)
    expect((await member.call(deleteRoutine, { params })).status).toBe(404)
    expect((await member.call(listRoutines)).body).toEqual([])
  })

  test('refuses a change of an older version, and keeps the newer one', async () => {
    const member = await newMember()
    const { id, updatedAt } = (await member.call(saveRoutine, { body })).body
    const change = (name: string, from: string) =>
      member.call(changeRoutine, { params: { id }, body: { ...body, name, updatedAt: from } })
    const first = await change('On the phone', updatedAt)
    const second = await change('On the laptop', updatedAt)
    expect([second.status, second.refusal.code]).toEqual([409, 'changed_elsewhere'])
    expect((await member.call(readRoutine, { params: { id } })).body.name).toBe('On the phone')
    expect((await change('On the laptop', first.body.updatedAt)).status).toBe(200)
  })

  test('accepts one of two changes of the same version at the same time', async () => {
    const member = await newMember()
    const { id, updatedAt } = (await member.call(saveRoutine, { body })).body
    const replies = await Promise.all(
      ['A', 'B'].map((name) => member.call(changeRoutine, { params: { id }, body: { ...body, name, updatedAt } })),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('cannot be read, changed, deleted or shared by another member', async () => {
    const owner = await newMember()
    const { id, updatedAt } = (await owner.call(saveRoutine, { body })).body
    const other = await newMember()
    const params = { id }
    const replies = await Promise.all([
      other.call(readRoutine, { params }),
      other.call(changeRoutine, { params, body: { ...body, name: 'Taken over', updatedAt } }),
      other.call(deleteRoutine, { params }),
      other.call(shareRoutine, { params }),
      other.call(unshareRoutine, { params }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await owner.call(readRoutine, { params })).body).toMatchObject({ name: 'Mine', shareToken: null })
    expect((await other.call(listRoutines)).body).toEqual([])
  })

  test(`is refused beyond ${MAX_ROUTINES}, also when several are saved at once`, async () => {
    const member = await newMember()
    for (let number = 2; number < MAX_ROUTINES; number += 1) await createRoutine(server.context, member.id)
    const replies = await Promise.all([1, 2, 3, 4].map(() => member.call(saveRoutine, { body })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 403, 403])
    expect((await member.call(listRoutines)).body).toHaveLength(MAX_ROUTINES)
  })

  test(`holds up to ${MAX_STEPS} steps`, async () => {
    const member = await newMember()
    const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `s-${at}`, name: `Step ${at}` }))
    const planOf = (count: number) => ({ steps: steps(count), morning: steps(count).map(({ id }) => id), evening: [] })
    expect((await member.call(saveRoutine, { body: { name: 'Long', plan: planOf(MAX_STEPS) } })).status).toBe(201)
    expect((await member.call(saveRoutine, { body: { name: 'Long', plan: planOf(MAX_STEPS + 1) } })).status).toBe(400)
  })
})

describe('a shared routine', () => {
  test('is read by anyone with the link, without anything of its owner, until it is no longer shared', async () => {
    const owner = await newMember()
    const { id } = (await owner.call(saveRoutine, { body: { name: "Thandi's skin", plan: plan() } })).body
    const { token } = (await owner.call(shareRoutine, { params: { id } })).body
    expect((await owner.call(shareRoutine, { params: { id } })).body.token).toBe(token)
    const read = await server.asVisitor().call(readSharedRoutine, { params: { token } })
    expect(read.body).toEqual({ plan: plan() })
    expect(read.text).not.toMatch(/Thandi/)
    expect(read.headers['cache-control']).toBe('no-store')
    await owner.call(unshareRoutine, { params: { id } })
    const ended = await server.asVisitor().call(readSharedRoutine, { params: { token } })
    expect([ended.status, ended.refusal.code]).toEqual([404, 'not_found'])
    const again = (await owner.call(shareRoutine, { params: { id } })).body.token
    expect(again).not.toBe(token)
    await owner.call(deleteRoutine, { params: { id } })
    expect((await server.asVisitor().call(readSharedRoutine, { params: { token: again } })).status).toBe(404)
  })

  test('marks a sample, whatever its owner sent', async () => {
    const { slug, productName } = await createProduct(server.context, { isSample: true })
    const owner = await newMember()
    const told = oneStep({ name: 'A real one', product: slug, isSample: false })
    const { id } = (await owner.call(saveRoutine, { body: { name: 'Mine', ...told } })).body
    const { token } = (await owner.call(shareRoutine, { params: { id } })).body
    const { body: shared } = await server.asVisitor().call(readSharedRoutine, { params: { token } })
    expect(shared.plan.steps).toMatchObject([{ name: productName, isSample: true, product: slug }])
  })
})
