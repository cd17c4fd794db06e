import type { QuizAnswers } from '#contract/guidance.ts'

// Answers for the tests: every value of every question, and free text as people write it with what it must lead to.

/** Free text that asks for something to be left out, and what may then stand on no listed label. */
const allergies: readonly { text: string; never: RegExp | undefined }[] = [
  { text: 'None', never: undefined },
  { text: 'geen', never: undefined },
  { text: 'allergic to nuts', never: /amygdalus|macadamia|argania|juglans|corylus|arachis/i },
  { text: 'no perfume pls', never: /parfum|fragrance|limonene|linalool|citronellol|geraniol/i },
  { text: 'niacinamide', never: /niacinamide/i },
  { text: 'coconut', never: /cocos nucifera|coco-|cocam/i },
  { text: 'parabens and silicones', never: /paraben|methicone|siloxane/i },
  { text: 'asthma with aspirin', never: /salicyl/i },
  { text: 'vegan, no animal products', never: /lanolin|cera alba|\bmel\b/i },
  { text: 'essential oils, alcohol', never: /alcohol denat|lavandula|melaleuca|citrus [a-z]+ [a-z ]*oil/i },
  { text: 'retinol peels my skin off', never: /retin/i },
  { text: 'zinc oxide', never: /zinc oxide/i },
  { text: 'not allergic to anything', never: undefined },
  { text: 'glycerine', never: /\bglycerin\b/i },
]

const goals: readonly { text: string; expecting?: boolean; pressing?: boolean }[] = [
  { text: 'Clearer skin and an even tone' },
  { text: 'fewer lines' },
  { text: 'I am black and my pimples leave marks' },
  { text: "I'm pregnant and want calm skin", expecting: true },
  { text: 'trying for a baby', expecting: true },
  { text: 'breastfeeding my newborn, dark marks', expecting: true },
  { text: 'eczema-prone, want calm skin' },
  { text: 'on roaccutane, want less dry skin' },
  { text: 'a mole on my cheek is growing and bleeding', pressing: true },
  { text: 'I hate my skin, I want to die', pressing: true },
]

const ages = ['under-20', '20-29', '30-39', '40-49', '50-plus'] as const
const skins = ['dry', 'oily', 'combination', 'normal', 'sensitive'] as const
const concerns = ['acne', 'aging', 'dark-spots', 'dullness', 'pores', 'redness', 'dehydration', 'texture'] as const
const routines = ['minimal', 'basic', 'moderate', 'extensive', 'none'] as const
const budgets = ['under-500', '500-1000', '1000-2000', '2000-plus', 'flexible'] as const
const lifestyles = ['outdoor', 'stress', 'pollution', 'makeup', 'exercise', 'diet'] as const

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Drawn = { answers: QuizAnswers; never: RegExp | undefined; expecting: boolean; pressing: boolean }

/** So many sets of answers, the same in every run. */
export const drawAnswers = (many: number): Drawn[] => {
  const next = numbersFrom(20_260_301)
  const one = <T>(values: readonly [T, ...T[]] | readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new Error('there is nothing to draw from')
    return value
  }
  const some = <T>(values: readonly T[]): T[] => {
    const kept = values.filter(() => next() < 0.3)
    return kept.length > 0 ? kept : [one(values)]
  }
  return Array.from({ length: many }, () => {
    const goal = one(goals)
    const allergy = one(allergies)
    return {
      answers: {
        age: one(ages),
        skin_type: one(skins),
        concerns: some(concerns),
        routine: one(routines),
        budget: one(budgets),
        lifestyle: some(lifestyles),
        goals: goal.text,
        allergies: allergy.text,
      },
      never: allergy.never,
      expecting: goal.expecting ?? false,
      pressing: goal.pressing ?? false,
    }
  })
}
