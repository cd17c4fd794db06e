import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'

type Step = { name: string; text: string }

/** The steps of `Morning 1: Cleanser` and `Evening 1: Cleanser`, by their time of day, in order. */
export const stepsByTime = (routine: QuizResult['routine']): { time: string; steps: Step[] }[] => {
  const times = new Map<string, Step[]>()
  for (const [key, text] of Object.entries(routine)) {
    const [, time = '', name = key] = /^(\w+) \d+: (.+)$/.exec(key) ?? []
    times.set(time, [...(times.get(time) ?? []), { name, text }])
  }
  return [...times].map(([time, steps]) => ({ time, steps }))
}

/** A price of the result, `R1 100.00`, in cents. */
export const centsOf = (price: string): number => Math.round(Number(price.replaceAll(/[^\d.]/g, '')) * 100)

/** The prices of the products together, in cents. */
export const totalCents = (products: QuizResult['products']): number =>
  products.reduce((sum, { price }) => sum + centsOf(price), 0)

/** The budget that was chosen, as the end of a sentence; null if there is no limit. */
export const budgetWords: Readonly<Record<QuizAnswers['budget'], string | null>> = {
  'under-500': 'within your budget of under R500',
  '500-1000': 'within your budget of R500 to R1\u00A0000',
  '1000-2000': 'within your budget of R1\u00A0000 to R2\u00A0000',
  '2000-plus': null,
  flexible: null,
}

/** The profile and tips without what the notice above them says already. */
export const withoutNotices = ({ redFlags = [], profile, tips }: QuizResult): { profile: string; tips: string[] } => {
  const said = redFlags.flatMap(({ action, more }) => (more === undefined ? [action] : [action, more]))
  return {
    profile: said.reduce((text, one) => text.replace(one, ''), profile).trim(),
    tips: tips.filter((tip) => !said.includes(tip)),
  }
}
