import { describe, expect, test } from 'vitest'
import { dashboardOptions, wizardOptions } from '#contract/kinds/skin-options.ts'
import { readSkinProfile, saveSkinProfile } from '#contract/skin-profile.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { completionOf } from './completion.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const newMember = async () => {
  const member = await createMember(server.context)
  const caller = server.asMember(member)
  return {
    id: member.id,
    save: (body: unknown) => caller.call(saveSkinProfile, { body }),
    read: async () => (await caller.call(readSkinProfile)).body,
  }
}

const everything = {
  skinType: 'oily',
  skinConcerns: ['acne', 'dark-spots'],
  skinGoals: ['clear-skin'],
  fitzpatrickScale: 5,
  monthlyBudget: 500,
  routinePreference: 'minimal',
  allergies: ['fragrance'],
  currentProducts: { cleanser: 'Aqueous cream' },
  pregnancy: 'breastfeeding',
  medicines: ['steroid-cream'],
  conditions: ['eczema', 'keloid'],
}
const nothing = Object.fromEntries(Object.keys(everything).map((field) => [field, null]))

describe('the skin profile', () => {
  test('has no answers before the first save, and lists all that is missing', async () => {
    const { read } = await newMember()
    expect(await read()).toEqual({
      ...nothing,
      completionPercentage: 0,
      missing: [
        'skinType',
        'skinConcerns',
        'skinGoals',
        'monthlyBudget',
        'routinePreference',
        'allergies',
        'fitzpatrickScale',
      ],
      updatedAt: null,
    })
  })

  test('returns every field as saved, with the date of the last save', async () => {
    const { save, read } = await newMember()
    now = new Date('2026-06-02T08:00:00Z')
    const saved = await save(everything)
    expect(saved.body).toEqual({
      ...everything,
      completionPercentage: 100,
      missing: [],
      updatedAt: '2026-06-02T08:00:00.000Z',
    })
    expect(await read()).toEqual(saved.body)
  })

  test('keeps the fields that a save does not send', async () => {
    const { save, read } = await newMember()
    await save(everything)
    await save({ skinType: 'dry' })
    await save({})
    expect(await read()).toMatchObject({ ...everything, skinType: 'dry' })
  })

  test('clears exactly the fields that are null', async () => {
    const { id, save, read } = await newMember()
    await save(everything)
    await save({ skinType: null, allergies: null, currentProducts: null })
    expect(await read()).toMatchObject({ ...everything, skinType: null, allergies: null, currentProducts: null })
    expect(
      await server.rows`select user_id from user_skin_profiles where user_id = ${id} and skin_type is null and allergies is null and current_products is null`,
    ).toHaveLength(1)
    await save(nothing)
    expect(await read()).toMatchObject({ ...nothing, completionPercentage: 0 })
  })

  test('tells an empty list, which is the answer "none", from no answer', async () => {
    const { save, read } = await newMember()
    await save({ allergies: [] })
    expect(await read()).toMatchObject({ allergies: [], skinConcerns: null })
    expect((await read()).missing).not.toContain('allergies')
  })

  test.each([
    ['the wizard', wizardOptions],
    ['the dashboard', dashboardOptions],
  ])('accepts every label of %s and stores its slugs', async (_, options) => {
    const { id, save } = await newMember()
    const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label)
    const { status, body } = await save({
      skinConcerns: labels(options.concerns),
      skinGoals: labels(options.goals),
      allergies: labels(options.allergies),
    })
    const slugs = (list: readonly { slugs: readonly string[] }[]) => list.flatMap((option) => option.slugs).toSorted()
    const stored = {
      skinConcerns: slugs(options.concerns),
      skinGoals: slugs(options.goals),
      allergies: slugs(options.allergies),
    }
    expect(status).toBe(200)
    expect({
      skinConcerns: body.skinConcerns?.toSorted(),
      skinGoals: body.skinGoals?.toSorted(),
      allergies: body.allergies?.toSorted(),
    }).toEqual(stored)
    const [row] = await server.rows<{ skin_concerns: string[]; allergies: string[] }>`
      select skin_concerns, allergies from user_skin_profiles where user_id = ${id}`
    expect([row?.skin_concerns.toSorted(), row?.allergies.toSorted()]).toEqual([stored.skinConcerns, stored.allergies])
  })

  test('stores None as an empty list, and a choice named twice once', async () => {
    const { save } = await newMember()
    expect(
      (await save({ allergies: ['None'], skinConcerns: ['Dark spots', 'Dark Spots', 'dark-spots'] })).body,
    ).toMatchObject({ allergies: [], skinConcerns: ['dark-spots'] })
  })

  test.each([
    ['skinType', { skinType: 'dragon' }, 'Please choose your skin type'],
    ['skinConcerns', { skinConcerns: ['acne', 'freckles'] }, 'This is not one of the options'],
    ['skinGoals', { skinGoals: ['a new face'] }, 'This is not one of the options'],
    ['allergies', { allergies: ['cats'] }, 'This is not one of the options'],
    ['fitzpatrickScale', { fitzpatrickScale: 0 }, 'Number must be greater than or equal to 1'],
    ['fitzpatrickScale', { fitzpatrickScale: 7 }, 'Number must be less than or equal to 6'],
    ['fitzpatrickScale', { fitzpatrickScale: 'VI' }, 'Expected number, received string'],
    ['monthlyBudget', { monthlyBudget: -50 }, 'Number must be greater than or equal to 0'],
    ['monthlyBudget', { monthlyBudget: 99.5 }, 'Please use whole rand, without cents'],
    ['currentProducts', { currentProducts: ['soap'] }, 'Expected record, received array'],
    ['routinePreference', { routinePreference: 'lazy' }, 'Please choose a routine'],
    ['medicines', { medicines: ['aspirin'] }, expect.any(String)],
  ])('refuses an invalid %s, names the field and saves nothing: %j', async (field, wrong, message) => {
    const { save, read } = await newMember()
    await save({ fitzpatrickScale: 3 })
    const { status, refusal } = await save({ fitzpatrickScale: 4, ...wrong })
    expect([status, refusal.issues?.map(({ path }) => path.split('.')[1]), refusal.message]).toEqual([
      400,
      [field],
      message,
    ])
    expect((await read()).fitzpatrickScale).toBe(3)
  })

  test('records the consent to advice with the first save, once, and with the date of the text', async () => {
    const { id, save } = await newMember()
    await save({ skinType: 'oily' })
    await save({ skinType: 'dry' })
    const { rows } = server
    expect(await rows`select granted, version from consents where user_id = ${id} and purpose = 'health-data'`).toEqual(
      [{ granted: true, version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    )
  })

  test('is visible only to its member, and a save changes only their own', async () => {
    const [one, other] = [await newMember(), await newMember()]
    await one.save(everything)
    expect(await other.read()).toMatchObject(nothing)
    await other.save({ skinType: 'dry' })
    expect(await one.read()).toMatchObject(everything)
  })

  test('goes when the member goes', async () => {
    const { id, save } = await newMember()
    await save(everything)
    await server.rows`delete from members where id = ${id}`
    expect(await server.rows`select id from user_skin_profiles where user_id = ${id}`).toEqual([])
  })

  test('never appears in the log', async () => {
    const quiet = await startTestServer({ beside: server, env: { LOG_LEVEL: 'debug' } })
    const member = quiet.asMember(await createMember(quiet.context))
    await member.call(saveSkinProfile, { body: { currentProducts: { serum: 'zorblax' }, pregnancy: 'pregnant' } })
    await member.call(saveSkinProfile, { body: { skinGoals: ['zorblax'] } })
    const log = quiet.takeLog()
    expect(log).toContain('/api/user/skin-profile')
    expect(log).not.toMatch(/zorblax|pregnant/)
  })
})

describe('concurrent saves of different fields', () => {
  test.each(['the first saves', 'later saves'])(
    'lose none of them and store the percentage of all: %s',
    async (which) => {
      const { id, save, read } = await newMember()
      if (which === 'later saves') await save({ pregnancy: 'none' })
      const replies = await Promise.all(Object.entries(everything).map(([field, value]) => save({ [field]: value })))
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      expect(await read()).toMatchObject({ ...everything, completionPercentage: 100 })
      expect(await server.rows`select completion_percentage from user_skin_profiles where user_id = ${id}`).toEqual([
        { completion_percentage: 100 },
      ])
    },
  )
})

describe('completion', () => {
  const unanswered = {
    skinType: null,
    skinConcerns: null,
    skinGoals: null,
    monthlyBudget: null,
    routinePreference: null,
    allergies: null,
    fitzpatrickScale: null,
  }
  test.each([
    [0, {}],
    [14, { skinType: 'oily' as const }],
    [29, { skinType: 'oily' as const, allergies: [] }],
    [43, { skinConcerns: [], skinGoals: [], monthlyBudget: 0 }],
    [57, { skinConcerns: [], skinGoals: [], monthlyBudget: 0, fitzpatrickScale: 1 }],
    [71, { skinConcerns: [], skinGoals: [], monthlyBudget: 0, fitzpatrickScale: 1, allergies: [] }],
    [
      86,
      {
        skinConcerns: [],
        skinGoals: [],
        monthlyBudget: 0,
        fitzpatrickScale: 1,
        allergies: [],
        skinType: 'dry' as const,
      },
    ],
  ])('is %i percent for the answers %j, and the rest is missing', (completionPercentage, answers) => {
    expect(completionOf({ ...unanswered, ...answers })).toEqual({
      completionPercentage,
      missing: expect.toSatisfy((missing: string[]) => {
        const answered = Object.keys(answers)
        return missing.length === 7 - answered.length && !missing.some((field) => answered.includes(field))
      }),
    })
  })

  test('is stored with each save, and counts no field that the wizard does not ask', async () => {
    const { id, save } = await newMember()
    const stored = async () =>
      (await server.rows`select completion_percentage from user_skin_profiles where user_id = ${id}`)[0]
    await save({ pregnancy: 'none', medicines: [], conditions: [], currentProducts: {} })
    expect(await stored()).toEqual({ completion_percentage: 0 })
    await save({ skinType: 'oily', fitzpatrickScale: 4 })
    expect(await stored()).toEqual({ completion_percentage: 29 })
    await save({ skinType: null })
    expect(await stored()).toEqual({ completion_percentage: 14 })
  })
})
