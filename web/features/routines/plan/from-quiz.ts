import type { QuizResult } from '#contract/guidance.ts'
import { type ProductKind, productKinds } from '#contract/kinds/product.ts'
import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'
import { kindWords } from '#web/features/products/product-words.ts'
import { centsOf, stepsByTime } from '#web/features/skin-quiz/result/result-parts.ts'

const kindOf = (name: string): ProductKind | undefined => productKinds.find((kind) => kindWords[kind].one === name)

/** A step without a product, by what the text says it is: "A mild gel cleanser with glycerin. …"; else by its name. */
const genericName = (name: string, text: string): string => {
  const said = /^An? ([^.]{3,100})\./.exec(text)?.[1] ?? name
  return said.charAt(0).toUpperCase() + said.slice(1)
}

type Product = QuizResult['products'][number]

const ofProduct = ({ product, category, slug, isSample, price }: Product): Omit<PlannedStep, 'id'> => ({
  name: product.slice(0, 120),
  priceCents: centsOf(price),
  ...(kindOf(category) !== undefined && { kind: kindOf(category) }),
  ...(slug !== undefined && { product: slug }),
  ...(isSample !== undefined && { isSample }),
})

/** The routine of a quiz result, for the builder. A product that is in the morning and the evening is one step. */
export const routineOfResult = ({ routine, products }: QuizResult): RoutinePlan => {
  const steps: PlannedStep[] = []
  const plan: RoutinePlan = { steps, morning: [], evening: [] }
  for (const { time, steps: told } of stepsByTime(routine)) {
    const list = time === 'Morning' ? plan.morning : plan.evening
    for (const { name, text } of told) {
      const product = products.find((one) => text.startsWith(one.product))
      const kind = kindOf(name)
      const described = product
        ? ofProduct(product)
        : { name: genericName(name, text), ...(kind !== undefined && { kind }) }
      const known = steps.find((one) => one.name === described.name && !list.includes(one.id))
      const step = known ?? { id: `step-${steps.length + 1}`, ...described }
      if (known === undefined) steps.push(step)
      list.push(step.id)
    }
  }
  return plan
}
