import { describe, expect, test } from 'vitest'
import { recordConsent } from '#contract/account.ts'
import { checkIngredients } from '#contract/guidance.ts'
import { MAX_SHELF_ITEMS } from '#contract/kinds/shelf.ts'
import { addShelfItem, changeShelfItem, listShelf, removeShelfItem } from '#contract/shelf.ts'
import { saveSkinProfile } from '#contract/skin-profile.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { shelfInput } from './fixtures.ts'

const server = await startTestServer()
await server.context.advice.warmUp()
const newMember = async () => server.asMember(await createMember(server.context))
type Caller = Awaited<ReturnType<typeof newMember>>
const add = (member: Caller, overrides = {}) => member.call(addShelfItem, { body: shelfInput(overrides) })

describe('the shelf of a member', () => {
  test('lists the newest first, takes changes and forgets what is removed', async () => {
    const member = await newMember()
    const { status, body: gel } = await add(member)
    expect([status, gel.useBy]).toEqual([201, '2026-02-28'])
    const { body: wash } = await add(member, { name: 'Wash', kind: 'cleanser', openedOn: null, label: '' })
    expect((await member.call(listShelf)).body.map(({ id }) => id).toSorted()).toEqual([gel.id, wash.id].toSorted())
    const changed = await member.call(changeShelfItem, {
      params: { id: wash.id },
      body: shelfInput({ name: 'Rooibos wash', openedOn: '2026-03-15', monthsAfterOpening: 12 }),
    })
    expect(changed.body).toMatchObject({ id: wash.id, name: 'Rooibos wash', useBy: '2027-03-15' })
    expect((await member.call(removeShelfItem, { params: { id: gel.id } })).status).toBe(200)
    expect((await member.call(listShelf)).body).toEqual([changed.body])
  })

  test('is full at 60 products, also when two are added at once', async () => {
    const one = await createMember(server.context)
    const member = server.asMember(one)
    await server.rows`insert into shelf_items (user_id, name, kind, label)
      select ${one.id}, 'Cream ' || n, 'moisturiser', '' from generate_series(1, ${MAX_SHELF_ITEMS - 1}::int) n`
    const statuses = (await Promise.all([add(member), add(member)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await member.call(listShelf)).body).toHaveLength(MAX_SHELF_ITEMS)
  })

  test('records the consent to advice with the first product', async () => {
    const one = await createMember(server.context)
    const member = server.asMember(one)
    await add(member)
    await add(member)
    const consents = await server.rows`select granted from consents
      where user_id = ${one.id} and purpose = 'health-data'`
    expect(consents).toEqual([{ granted: true }])
  })
})

describe('a label that a member with a shelf checks', () => {
  const beside = async (member: Caller, text: string) =>
    (await member.call(checkIngredients, { body: { text } })).body.besideOwned.map(({ text: says }) => says)
  const peroxide = 'Aqua, Benzoyl Peroxide, Carbomer'

  test('is held against what they own, on the shelf and in the skin profile, until the consent is withdrawn', async () => {
    const member = await newMember()
    await add(member)
    expect(await beside(member, peroxide)).toEqual([expect.stringMatching(/night gel/i)])
    await member.call(saveSkinProfile, { body: { currentProducts: { serum: 'Retinal serum' } } })
    expect((await beside(member, peroxide)).join(' ')).toMatch(/serum/)
    await member.call(recordConsent, { body: { purpose: 'health-data', granted: false } })
    expect(await beside(member, peroxide)).toEqual([])
  })

  test('is not held against itself', async () => {
    const member = await newMember()
    const { body } = await add(member)
    expect(await beside(member, body.label)).toEqual([])
    expect(await beside(member, 'Aqua, Retinol, Squalane')).not.toEqual([])
  })
})
