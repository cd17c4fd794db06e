import { describe, expect, it } from 'vitest'
import { recordConsent } from '#contract/account.ts'
import { chatWithSkynn, checkIngredients } from '#contract/guidance.ts'
import { saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'

const server = await startTestServer()
await server.context.advice.warmUp()

const withProfile = async (profile: SkinProfileChanges, membership: Membership = 'founding') => {
  const member = server.asMember(await createMember(server.context, membership))
  await member.call(saveSkinProfile, { body: profile })
  return member
}
const chat = async (caller: Caller, message: string, more: object = {}) =>
  (await caller.call(chatWithSkynn, { body: { message, ...more } })).body.response
const check = async (caller: Caller, more: object = {}) =>
  (await caller.call(checkIngredients, { body: { text: 'Aqua, Glycerin, Retinol, Parfum, Lanolin', ...more } })).body
const unsuitable = async (caller: Caller, more: object = {}) =>
  (await check(caller, more)).doesNotSuit.flatMap(({ because }) => because.ingredients)

const question = 'Can I use retinol?'
const forAnybody = /^\*\*Yes, retinol is safe for most people/

describe('a question of a member with a skin profile', () => {
  it.each([
    ['pregnant', { pregnancy: 'pregnant' }, /^\*\*No, leave retinol out in pregnancy/],
    ['breastfeeding', { pregnancy: 'breastfeeding' }, /^\*\*No, better leave retinol out while breastfeeding/],
    ['trying for a baby', { pregnancy: 'trying' }, /^\*\*No, leave retinol out when trying for a baby/],
    ['on isotretinoin', { medicines: ['isotretinoin'] }, /^\*\*No, leave retinol out while you are on isotretinoin/],
  ] satisfies [string, SkinProfileChanges, RegExp][])(
    'about retinol gets the answer for somebody who is %s, without saying so and in every membership',
    async (_, profile, answer) => {
      expect(await chat(await withProfile(profile), question)).toMatch(answer)
      expect(await chat(await withProfile(profile, 'free'), question)).toMatch(answer)
    },
  )

  it('gets the answer for anybody from whoever has no profile, or none that changes it', async () => {
    expect(await chat(server.asVisitor(), question)).toMatch(forAnybody)
    expect(await chat(server.asMember(await createMember(server.context)), question)).toMatch(forAnybody)
    expect(await chat(await withProfile({ pregnancy: 'none' }), question)).toMatch(forAnybody)
  })

  it('gets the answer for anybody once the member has withdrawn the consent to advice from the profile', async () => {
    const member = await withProfile({ pregnancy: 'pregnant' })
    await member.call(recordConsent, { body: { purpose: 'health-data', granted: false } })
    await member.call(saveSkinProfile, { body: { skinType: 'dry' } })
    expect(await chat(member, question)).toMatch(forAnybody)
    await member.call(recordConsent, { body: { purpose: 'health-data', granted: true } })
    expect(await chat(member, question)).not.toMatch(forAnybody)
  })

  it('is answered by the profile that comes with it, if there is one', async () => {
    expect(await chat(await withProfile({ pregnancy: 'pregnant' }), question, { profile: {} })).toMatch(forAnybody)
  })

  it('for a routine follows skin, concerns and budget for trial, active and founding members only', async () => {
    const profile: SkinProfileChanges = { skinType: 'oily', skinConcerns: ['acne'], allergies: ['Fragrances'] }
    const routine = 'Build me a routine'
    expect(await chat(await withProfile(profile, 'trial'), routine)).toContain('for oily skin with breakouts')
    const free = await chat(await withProfile(profile, 'free'), routine)
    expect(free).not.toContain('oily')
    expect(free).toContain('fragrance-free')
  })

  it('is answered for the member who asks, not for another one', async () => {
    await withProfile({ pregnancy: 'pregnant' })
    expect(await chat(await withProfile({ skinType: 'dry' }), question)).toMatch(forAnybody)
  })
})

describe('a label that a member with a skin profile checks', () => {
  it('is judged for them: pregnancy and allergies', async () => {
    expect(await unsuitable(await withProfile({ pregnancy: 'pregnant' }))).toContain('retinol')
    const allergic = await unsuitable(await withProfile({ allergies: ['Fragrance', 'Lanolin'] }))
    expect(allergic).toEqual(expect.arrayContaining(['fragrance', 'lanolin']))
    expect(await unsuitable(server.asVisitor())).not.toContain('lanolin')
  })

  it('is judged for the profile that comes with it, if there is one', async () => {
    const member = await withProfile({ allergies: ['Lanolin'] })
    expect(await unsuitable(member, { profile: { skinType: 'oily' } })).not.toContain('lanolin')
  })
})

describe('while the skin profile cannot be read', () => {
  it('an emergency is answered all the same, and anything else is refused rather than answered for anybody', async () => {
    const member = await withProfile({ pregnancy: 'pregnant' })
    await server.rows`alter table user_skin_profiles rename to away`
    try {
      expect(await chat(member, 'my lips are swelling and I cannot breathe after a new cream')).toMatch(/112|10177/)
      expect((await member.call(chatWithSkynn, { body: { message: question } })).status).toBeGreaterThanOrEqual(500)
    } finally {
      await server.rows`alter table away rename to user_skin_profiles`
    }
    server.loggedErrors()
  })
})
