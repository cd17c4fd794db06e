import { describe, expect, it } from 'vitest'
import { recordConsent } from '#contract/account.ts'
import { chatWithSkynn } from '#contract/chat.ts'
import { analyseSkinQuiz, checkIngredients } from '#contract/guidance.ts'
import { saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'
import { answers } from './fixtures.ts'

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

describe('a label that a member checks who told what matters for safety', () => {
  const text = 'Aqua, Glycolic Acid 20%, Retinol, Glycerin'
  const objections = async (caller: Caller) =>
    (await check(caller, { text })).doesNotSuit.map(
      ({ because: { rule, ingredients } }) => `${rule}: ${ingredients.join()}`,
    )

  it.each([
    ['keloids', { conditions: ['keloid'] }, ['keloid: glycolic-acid']],
    [
      'a medicine that lowers immunity',
      { medicines: ['immune-suppressant'] },
      ['immune-suppressant: glycolic-acid', 'immune-suppressant: retinol'],
    ],
    ['eczema', { conditions: ['eczema'] }, ['careful:eczema: retinol']],
  ] satisfies [string, SkinProfileChanges, string[]][])(
    'is judged for %s in every membership, until the member clears it or withdraws the consent',
    async (_, profile, expected) => {
      const member = await withProfile(profile, 'free')
      expect(await objections(member)).toEqual(expect.arrayContaining(expected))
      await member.call(recordConsent, { body: { purpose: 'health-data', granted: false } })
      expect(await objections(member)).not.toEqual(expect.arrayContaining(expected))
      await member.call(recordConsent, { body: { purpose: 'health-data', granted: true } })
      expect(await objections(member)).toEqual(expect.arrayContaining(expected))
      await member.call(saveSkinProfile, { body: { conditions: null, medicines: null } })
      expect(await objections(member)).not.toEqual(expect.arrayContaining(expected))
    },
  )
})

describe('a label that a member checks who listed the products they own', () => {
  const beside = async (caller: Caller, text: string) =>
    (await check(caller, { text })).besideOwned.map(({ because: { rule }, text: says }) => `${rule}: ${says}`)
  const retinol = 'Aqua, Glycerin, Retinol'

  it('says what there would be twice and what clashes, with how to use both, in every membership', async () => {
    const member = await withProfile(
      { currentProducts: { treatment: 'Night gel: retinol', cleanser: 'Gel wash' } },
      'free',
    )
    expect(await beside(member, retinol)).toEqual([
      expect.stringMatching(
        /^interaction:retinoid-with-retinoid: Your treatment with this product: .* leave this product out\.$/,
      ),
    ])
    expect(await beside(member, 'Aqua, Benzoyl Peroxide, Carbomer')).toEqual([
      expect.stringMatching(/^interaction:retinoid-with-benzoyl-peroxide: .* different evenings/),
    ])
  })

  it('reads a pasted ingredient list as well', async () => {
    const currentProducts = { serum: 'Aqua, Glycerin, Propanediol, Ascorbic Acid, Ferulic Acid, Phenoxyethanol' }
    expect(await beside(await withProfile({ currentProducts }), retinol)).toEqual([])
    expect(await beside(await withProfile({ currentProducts }), 'Aqua, Benzoyl Peroxide, Carbomer')).toEqual([
      expect.stringContaining('Use your serum in the morning and this product in the evening.'),
    ])
  })

  it('says nothing of what goes together, of a shampoo, or of products that were cleared', async () => {
    const member = await withProfile({ currentProducts: { treatment: 'Retinol 0.3%' } })
    expect(await beside(member, 'Aqua, Glycerin, Niacinamide')).toEqual([])
    expect(await beside(member, 'Hair food: Petrolatum, Retinol, Parfum')).toEqual([])
    await member.call(saveSkinProfile, { body: { currentProducts: null } })
    expect(await beside(member, retinol)).toEqual([])
    expect(await beside(server.asVisitor(), retinol)).toEqual([])
  })
})

describe('the skin quiz of a member with a skin profile', () => {
  const quiz = async (caller: Caller, more: Parameters<typeof answers>[0] = {}) => {
    const given = answers({ age: '30-39', concerns: ['aging'], goals: 'Fewer lines', ...more })
    const { products, tips } = (await caller.call(analyseSkinQuiz, { body: { answers: given } })).body
    return { hasRetinol: products.some(({ ingredients }) => ingredients.includes('retinol')), tips: tips.join(' ') }
  }

  it.each([
    ['pregnancy', { pregnancy: 'pregnant' }],
    ['trying for a baby', { pregnancy: 'trying' }],
    ['a retinoid cream', { medicines: ['retinoid-cream'] }],
    ['an ingredient to avoid', { allergies: ['Retinoids'] }],
  ] satisfies [string, SkinProfileChanges][])('suggests no retinol beside %s', async (_, profile) => {
    expect((await quiz(await withProfile(profile, 'free'))).hasRetinol).toBe(false)
  })

  it('suggests retinol to a visitor with the same answers', async () => {
    expect((await quiz(server.asVisitor())).hasRetinol).toBe(true)
  })

  it('says what to mind with keloids and with a medicine that lowers immunity', async () => {
    const { tips } = await quiz(await withProfile({ conditions: ['keloid'], medicines: ['immune-suppressant'] }))
    expect(tips).toMatch(/no picking, piercing or tattoos.*needling/)
    expect(tips).toMatch(/new or changing spot/)
  })

  it('is answered for the child that it is about', async () => {
    const forChild = { age: 'under-20', goals: 'For my son, he is 7' } as const
    const plain = await quiz(server.asVisitor(), forChild)
    expect(await quiz(await withProfile({ pregnancy: 'pregnant', conditions: ['keloid'] }), forChild)).toEqual(plain)
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
