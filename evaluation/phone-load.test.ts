import { beforeAll, describe, expect, it } from 'vitest'
import type { Because, Profile, QuizAnswers } from '#contract/guidance.ts'
import { quizConcerns } from '#contract/kinds/skin.ts'
import * as phone from '#guidance/checks.ts'
import * as server from '#guidance/guidance.ts'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { productKinds } from '#guidance/knowledge/kinds.ts'
import { phonePackOf } from '#guidance/knowledge/phone-pack.ts'
import type { MatchItem } from '#guidance/match/weigh-match.ts'
import { plainGoals } from '#guidance/quiz/plain-goals.ts'
import type { RoutineStep } from '#guidance/routines/routine.ts'
import { avoidTerms } from '#guidance/safety/avoid-words.ts'
import { situationOfProfile } from '#guidance/safety/profile-situation.ts'
import { situationOf } from '#guidance/safety/read-situation.ts'
import { knowledge as opened, readKnowledgeFiles, sampleCatalogue } from '#server/content/knowledge.ts'
import { mostOnPhone, type Size, sizeOfPhoneLoad } from './size.ts'
import { readLabelCases } from './sets.ts'

const entries = readEntries(await readKnowledgeFiles())
const [known, catalogue, labels] = await Promise.all([opened(), sampleCatalogue(), readLabelCases()])
const along = phone.openKnowledge(phonePackOf(entries))

const idOf = new Map(
  entries.sources.map(({ id, title, url }) => [JSON.stringify(url === undefined ? { title } : { title, url }), id]),
)
/** A server result without the details that the phone lacks: what ingredients do, and the sources except their ids. */
const withoutDetails = (result: object): unknown =>
  JSON.parse(JSON.stringify(result), (key, value: unknown) => {
    if (key === 'does') return null
    if (key !== 'because') return value
    return {
      ...(value as Because),
      sources: (value as Because).sources.map((source) => ({ title: idOf.get(JSON.stringify(source)) })),
    }
  }) as unknown
const plain = ({ later: _later, ...result }: object & { later: unknown }): unknown =>
  JSON.parse(JSON.stringify(result)) as unknown

const profiles: (Profile | undefined)[] = [
  undefined,
  { skinType: 'sensitive', avoid: 'fragrance, nuts' },
  { skinType: 'oily', concerns: ['acne', 'dark-spots'], fitzpatrick: 5, pregnant: true },
  { skinType: 'dry', age: 'under-12', avoid: 'lanolin; coconut' },
  { breastfeeding: true, concerns: ['aging'], avoid: 'allergic to aspirin, no parabens' },
]

describe('a label on the phone', () => {
  it.each(profiles.map((profile, at) => [profile, at]))(
    'has the same result as on the server, for %j',
    (profile, of) => {
      let whole = 0
      // Half of the labels without a profile, and every sixth for each profile.
      const some = labels.filter((_, at) => (profile === undefined ? at % 4 === 0 : at % 12 === of % 12))
      for (const { id, text } of some) {
        const [here, there] = [phone.checkLabel(along, text, profile), server.checkLabel(known, text, profile)]
        if (here.later.unread.includes('told')) continue
        whole += 1
        expect(here.redFlags, id).toEqual([])
        if (there.redFlags.length > 0) expect(here.later.unread, id).toContain('around')
        else expect(plain(here), id).toEqual(withoutDetails(there))
      }
      expect(whole / some.length).toBeGreaterThan(0.9)
    },
    120_000,
  )
})

/** The item at a deterministic pseudo-random position. */
const turn = <T>(all: readonly T[], at: number): T => all[(at * 7919 + 13) % all.length] as T

/** Routines of two to six steps: products from the sample catalogue, lists of ingredients, and names alone. */
const routines = Array.from({ length: 60 }, (_, at): RoutineStep[] =>
  Array.from({ length: 2 + (at % 5) }, (__, step) => {
    const [number, when] = [at * 6 + step, turn(['morning', 'night', 'both'] as const, at + step)]
    const { name, kind, label, priceCents, sizeMl } = turn(catalogue, number)
    if (step % 3 === 2)
      return {
        name: turn(
          [
            'Retinol 0.3% serum',
            'Glycolic acid toner',
            'Vitamin C serum',
            'Benzoyl peroxide wash',
            'Roaccutane 20 mg',
            'Lemon juice',
          ],
          number,
        ),
        when,
      }
    if (step % 3 === 1)
      return {
        name: `Step ${step}`,
        when,
        kind: turn(productKinds, number),
        ingredients: [turn(entries.ingredients, number).id, turn(entries.ingredients, number + 1).inci],
      }
    return { name, kind, label, priceCents, sizeMl, when, timesAWeek: 1 + (number % 14) }
  }),
)

describe('a routine on the phone', () => {
  it.each(profiles.map((profile) => [profile]))('has the same result as on the server, for %j', (profile) => {
    for (const steps of routines)
      expect(plain(phone.checkRoutine(along, steps, profile))).toEqual(
        withoutDetails(server.checkRoutine(known, steps, profile)),
      )
  })
})

const matches: MatchItem[] = [
  ...catalogue.map((product): MatchItem => ({ kind: 'product', product })),
  ...labels
    .slice(0, 50)
    .map(({ text }, at): MatchItem => ({ kind: 'product', product: { ...turn(catalogue, at), label: text } })),
  { kind: 'recipe', ingredients: ['2 tbsp honey', '1 tsp lemon juice', 'oats'], skinTypes: ['dry'] },
  { kind: 'recipe', ingredients: ['50 ml almond oil', 'shea butter'], skinTypes: [] },
  { kind: 'article', tags: ['acne', 'oily skin'], title: 'Breakouts and dark marks' },
  { kind: 'article', tags: [], title: 'Puisies en droë vel' },
]

describe('a match on the phone', () => {
  it.each(profiles.map((profile) => [profile ?? {}]))(
    'has the same explanation as on the server, for %j',
    (profile) => {
      for (const item of matches)
        expect(plain(phone.explainMatch(along, item, profile))).toEqual(
          withoutDetails(server.explainMatch(known, item, profile)),
        )
    },
  )
})

const names = [
  ...entries.ingredients.flatMap(({ inci, names: others, misspellings }) => [inci, ...others, ...misspellings]),
  ...entries.names.flatMap(({ inci, names: others }) => [inci, ...others]),
]
const groups = avoidTerms.flatMap(({ said }) => said.map((one) => one.replace('*', '')))

const closed = (at: number): Omit<QuizAnswers, 'goals' | 'allergies'> => ({
  age: turn(['under-20', '20-29', '30-39', '40-49', '50-plus'] as const, at),
  skin_type: turn(['dry', 'oily', 'combination', 'normal', 'sensitive'] as const, at * 3 + 1),
  concerns: [...new Set([turn(quizConcerns, at), turn(quizConcerns, at * 5 + 2)])],
  routine: turn(['minimal', 'basic', 'moderate', 'extensive', 'none'] as const, at + 3),
  budget: turn(['under-500', '500-1000', '1000-2000', '2000-plus', 'flexible'] as const, at * 2 + 1),
  lifestyle: [turn(['outdoor', 'stress', 'pollution', 'makeup', 'exercise', 'diet'] as const, at)],
})

describe('a quiz on the phone', () => {
  it('has the same result as on the server, for predefined goals and plain names to avoid', () => {
    const some = groups.filter((_, at) => at % 8 === 0)
    const allergies = [
      'None',
      'none',
      'No allergies',
      ...some,
      ...some.map((one) => `allergic to ${one}`),
      ...some.map((one, at) => `${one}, ${turn(names, at)}`),
    ]
    let read = 0
    for (const [at, left] of allergies.entries()) {
      const answers: QuizAnswers = {
        ...closed(at),
        goals: turn(['None', 'Soft skin, clear skin.', ...plainGoals], at),
        allergies: left,
      }
      const { later, ...here } = phone.analyseQuiz(along, answers, catalogue)
      if (later.unread.length > 0) continue
      read += 1
      expect(here, JSON.stringify(answers)).toEqual(server.analyseQuiz(known, answers, catalogue))
    }
    expect(read / allergies.length).toBeGreaterThan(0.8)
  }, 120_000)

  it.each([
    'I am pregnant and want clear skin',
    'on Roaccutane, month 3',
    'my face is raw from retinol',
    'for my daughter, she is 9',
    'I want to kill myself because of my skin',
    'fewer lines',
  ])('recommends only what is safe for everyone, and says so, for "%s"', (goals) => {
    for (let at = 0; at < 60; at += 1) {
      const { later, ...result } = phone.analyseQuiz(along, { ...closed(at), goals, allergies: 'None' }, catalogue)
      expect([later.unread, later.numbers]).toEqual([['goals'], expect.stringMatching(/112.*10177.*0800 567 567/)])
      expect(later.note).toMatch(/do the quiz again once you are connected/)
      expect(JSON.stringify([result.routine, result.products])).not.toMatch(
        /retino|retinal|vitamin A\b|salicylic|glycolic|lactic acid|benzoyl|exfoliant/i,
      )
    }
  })
})

describe('a list of ingredients to avoid on the phone', () => {
  const lists = [
    ...names.filter((_, at) => at % 3 === 0),
    ...groups,
    ...groups.map((one) => `allergic to ${one}`),
    ...groups.map((one, at) => `no ${one}, ${turn(groups, at)} and ${turn(names, at)}`),
  ]

  it('is parsed as on the server, unless it is reported as unread', () => {
    let read = 0
    for (const avoid of lists) {
      const {
        situation: { heard: _here, ...here },
        unread,
      } = situationOfProfile(along, { avoid })
      if (unread) continue
      read += 1
      const { heard: _there, ...there } = situationOf(known, { avoid })
      expect(here, avoid).toEqual(there)
    }
    expect(read / lists.length).toBeGreaterThan(0.9)
  })

  it.each([
    'I am pregnant',
    'no perfume, im breastfeeding',
    'eczema',
    'I have asthma and aspirin makes me wheeze',
    'my sister is allergic to nuts',
    'nothing, my skin is raw',
    'Roaccutane',
    'cortisone cream',
    'strong smells',
    'anything that burns',
    'penicillin',
    'allergic to cats',
    'trying for a baby',
    'asprin',
  ])('is reported as unread until there is a connection, for "%s"', (avoid) => {
    const { later } = phone.explainMatch(along, { kind: 'article', tags: [], title: 'Sun' }, { avoid })
    expect([later.unread, later.note, later.numbers]).toEqual([
      ['avoid'],
      expect.stringMatching(/only names were read/),
      expect.stringMatching(/112.*10177/),
    ])
  })

  it.each([
    'none',
    'nuts, fragrance',
    'no allergies',
    'allergic to bees; no parabens pls',
    'nuts are fine',
    'tree nuts except coconut',
    'used to be allergic to eggs, grew out of it',
    '',
  ])('is read in full, for "%s"', (avoid) => {
    expect(phone.explainMatch(along, { kind: 'article', tags: [], title: 'Sun' }, { avoid }).later).toMatchObject({
      unread: [],
      note: null,
      numbers: null,
    })
  })
})

describe('free text on the phone', () => {
  it('is reported as unread beside an ingredient list, with the emergency numbers', () => {
    const { later, redFlags, items } = phone.checkLabel(
      along,
      'My lips are swelling and I cannot breathe. Ingredients: Aqua, Glycerin, Limonene',
    )
    expect(redFlags).toEqual([])
    expect(items.map(({ name }) => name)).toEqual(['Aqua', 'Glycerin', 'Limonene'])
    expect([later.unread, later.note, later.numbers]).toEqual([
      expect.arrayContaining(['told']),
      expect.stringMatching(/not read without a connection/),
      expect.stringMatching(/112.*10177/),
    ])
  })

  it('is not reported for a plain ingredient list', () => {
    expect(phone.checkLabel(along, 'Aqua, Glycerin, Limonene').later).toEqual({
      unread: [],
      note: null,
      numbers: null,
      details: ['does', 'sources'],
    })
  })
})

describe('the offline bundle for phones', () => {
  let size: Size
  beforeAll(async () => {
    size = await sizeOfPhoneLoad()
  }, 120_000)

  it(`is at most ${mostOnPhone} KB with Brotli, code and pack together`, () => {
    expect(size.code + size.pack).toBeLessThanOrEqual(mostOnPhone)
  })

  it('contains neither the rules for free text nor the knowledge compiler', () => {
    const heavy =
      /assistant\/|tongues\/|clues\/|wordings\/|signs|clue-search|alarm|red-flags|framing|read-situation|read-avoid|own-words|person-words|expecting|small-talk|common-words|compile|entries|zod/
    expect(size.modules.filter((path) => heavy.test(path))).toEqual([])
    expect(size.modules.length).toBeGreaterThan(30)
  })
})
