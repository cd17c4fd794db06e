import { beforeEach, describe, expect, test } from 'vitest'
import { saveArticle } from '#contract/articles.ts'
import { listForYou, saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'

const server = await startTestServer()
await server.context.advice.warmUp()

/** Articles by title, the last one the newest. */
const publish = async (articles: Record<string, { tags?: string[]; isFeatured?: boolean; isPublished?: boolean }>) => {
  for (const [at, [title, more]] of Object.entries(articles).entries())
    await createArticle(server.context, { title, publishedAt: new Date(Date.UTC(2026, 0, 1 + at)), ...more })
}
const memberWith = async (profile: SkinProfileChanges) => {
  const member = server.asMember(await createMember(server.context))
  await member.call(saveSkinProfile, { body: profile })
  return member
}
const forYou = async (member: Caller) =>
  (await member.call(listForYou)).body.map(({ title, reason }) => [title, reason])

beforeEach(async () => {
  await server.rows`delete from articles`
})

const library = {
  'Rashes and rubbish': { isPublished: false, tags: ['acne', 'oily skin', 'dark spots'] },
  'Old and plain': {},
  'Marks after pimples': { tags: ['acne', 'dark spots'] },
  'For shiny noses': { tags: ['oily skin'] },
  'A tinted screen': { tags: ['dark spots'], isFeatured: true },
  'Fading slowly': { tags: ['dark spots'] },
  'About deals': { isFeatured: true },
  'About labels': { isFeatured: true },
  'New and plain': {},
}

describe('For You', () => {
  test('lists six published articles by how well they fit the profile, each with the reason in the words chosen', async () => {
    await publish(library)
    const member = await memberWith({
      skinType: 'oily',
      skinConcerns: ['Dark spots', 'Acne'],
    })
    expect(await forYou(member)).toEqual([
      ['Marks after pimples', 'Because you chose acne'],
      ['A tinted screen', 'Because you chose dark spots'],
      ['Fading slowly', 'Because you chose dark spots'],
      ['For shiny noses', 'Because you have oily skin'],
      ['About labels', null],
      ['About deals', null],
    ])
  })

  test('gives the concern that was chosen as the reason, where several mean the same', async () => {
    await publish({ 'Kind to lines': { tags: ['ageing'] }, 'On marks': { tags: ['dark spots'] } })
    const member = await memberWith({ skinConcerns: ['Wrinkles', 'Uneven Tone'] })
    expect(await forYou(member)).toEqual([
      ['On marks', 'Because you chose uneven tone'],
      ['Kind to lines', 'Because you chose wrinkles'],
    ])
  })

  test('takes dark spots for no pimples', async () => {
    await publish({ 'On marks': { tags: ['dark spots'] } })
    expect(await forYou(await memberWith({ skinConcerns: ['acne'] }))).toEqual([['On marks', null]])
  })

  test('lists the six newest featured articles without a reason before there is a profile', async () => {
    await publish({
      ...library,
      ...Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`Featured ${at}`, { isFeatured: true }])),
    })
    expect(await forYou(server.asMember(await createMember(server.context)))).toEqual(
      ['Featured 4', 'Featured 3', 'Featured 2', 'Featured 1', 'Featured 0', 'About labels'].map((title) => [
        title,
        null,
      ]),
    )
  })

  test('suggests nothing on vitamin A to somebody who is pregnant or trying', async () => {
    await publish({
      'Start slowly': { tags: ['retinoids', 'ageing'], isFeatured: true },
      'Sun first': { tags: ['ageing'] },
    })
    const titles = async (pregnancy: 'none' | 'pregnant' | 'trying') =>
      (await forYou(await memberWith({ skinConcerns: ['aging'], pregnancy }))).map(([title]) => title)
    expect(await titles('none')).toEqual(['Start slowly', 'Sun first'])
    expect(await titles('pregnant')).toEqual(['Sun first'])
    expect(await titles('trying')).toEqual(['Sun first'])
  })

  test('follows the profile as it is now, and says what is saved', async () => {
    await publish({ 'On marks': { tags: ['dark spots'] }, 'On pimples': { tags: ['acne'] } })
    const member = await memberWith({ skinConcerns: ['dark-spots'] })
    expect((await forYou(member))[0]).toEqual(['On marks', 'Because you chose dark spots'])
    await member.call(saveSkinProfile, { body: { skinConcerns: ['acne'] } })
    const [first] = (await member.call(listForYou)).body
    expect([first?.title, first?.reason, first?.isSaved]).toEqual(['On pimples', 'Because you chose acne', false])
    await member.call(saveArticle, { params: { id: first?.id ?? '' } })
    expect((await member.call(listForYou)).body.map(({ isSaved }) => isSaved)).toEqual([true, false])
  })

  test('takes as many queries for sixty articles as for one, and weighs no more than sixty', async () => {
    const member = await memberWith({ skinConcerns: ['acne'] })
    const queries: string[] = []
    const weighed: number[] = []
    const run = server.context.advice.run
    server.context.advice.run = (task, input) => {
      if ('articles' in input) weighed.push(input.articles.length)
      return run(task, input)
    }
    const { select } = server.context.database.queries
    server.context.database.queries.select = ((...fields: Parameters<typeof select>) => {
      queries.push('select')
      return select.apply(server.context.database.queries, fields)
    }) as typeof select
    try {
      await publish({ 'The oldest, on pimples': { tags: ['acne'] } })
      await member.call(listForYou)
      const ofOne = queries.splice(0).length
      await publish(
        Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`Article ${at}`, { isFeatured: at < 3 }])),
      )
      await member.call(listForYou)
      expect(queries.length).toBeLessThanOrEqual(ofOne)
      expect(weighed).toEqual([1, 60])
    } finally {
      server.context.advice.run = run
      server.context.database.queries.select = select
    }
  })

  test('lists featured articles while the engine is overloaded', async () => {
    await publish(library)
    const slow = await startTestServer({
      beside: server,
      adviceWorker: new URL('../../advice/fixtures/stubborn-worker.ts', import.meta.url),
    })
    slow.context.work.advice.run = async () => slow.context.advice.run('checkLabel', { text: '60000' }) as never
    const member = slow.asMember(await createMember(slow.context))
    await member.call(saveSkinProfile, { body: { skinConcerns: ['acne'] } })
    const { status, body } = await member.call(listForYou)
    expect([status, ...body.slice(0, 3).map(({ title, reason }) => [title, reason])]).toEqual([
      200,
      ['About labels', null],
      ['About deals', null],
      ['A tinted screen', null],
    ])
  })
})
