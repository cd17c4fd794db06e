import { alternateNights } from '#contract/kinds/routine.ts'
import { productKinds } from '#contract/kinds/product.ts'
import type { Product } from '#contract/products.ts'
import type { PlannedStep } from '#contract/routines.ts'
import type { HowOften, Time } from '../plan/plan.ts'

/** What the form of a step holds, as typed. */
export type StepValues = {
  name: string
  kind: string
  times: readonly Time[]
  /** Empty for every day, a number of times a week, or evenings. */
  often: string
  price: string
  size: string
  label: string
}

export type StepErrors = Partial<Record<'name' | 'times' | 'price' | 'size', string>>

/** The longest label that the server accepts (contract/routines.ts). */
export const MAX_LABEL = 3000
export const MAX_NAME = 120

const plain = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const valuesOf = (step: PlannedStep | undefined, wanted: readonly Time[]): StepValues => ({
  name: step?.name ?? '',
  kind: step?.kind ?? '',
  times: wanted,
  often: step?.nights ?? plain(step?.timesAWeek),
  price: step?.priceCents === undefined ? '' : (step.priceCents / 100).toFixed(2),
  size: plain(step?.sizeMl),
  label: step?.label ?? '',
})

/** An amount as people type it: `R 1 299,50`. Undefined if it is empty, NaN if it is no amount. */
const amount = (text: string): number | undefined => {
  const tidied = text.replaceAll(/[rR\s]/g, '').replace(',', '.')
  return tidied === '' ? undefined : Number(tidied)
}

const oftenOf = (often: string): HowOften => {
  const nights = alternateNights.find((one) => one === often)
  if (nights !== undefined) return { nights }
  return often === '' ? {} : { timesAWeek: Number(often) }
}

export const errorsOf = ({ name, times, price, size }: StepValues): StepErrors => {
  const [cents, ml] = [amount(price), amount(size)]
  return {
    ...(name.trim() === '' && { name: 'Please give this step a name' }),
    ...(times.length === 0 && { times: 'Please choose morning, evening or both' }),
    ...(cents !== undefined &&
      !(cents >= 0 && cents <= 100_000) && { price: 'Please use an amount in rand, like 189.90' }),
    ...(ml !== undefined && !(ml > 0 && ml <= 10_000) && { size: 'Please use a number of millilitres, like 50' }),
  }
}

/** The step that these values describe. Of a listed product, what the catalogue knows stays. */
export const stepFrom = (values: StepValues, base: Pick<PlannedStep, 'id'> & Partial<PlannedStep>): PlannedStep => {
  const [price, size] = [amount(values.price), amount(values.size)]
  const kind = productKinds.find((one) => one === values.kind)
  const label = values.label.trim()
  return {
    id: base.id,
    name: values.name.trim().slice(0, MAX_NAME),
    ...(kind !== undefined && { kind }),
    ...(base.product !== undefined && { product: base.product }),
    ...(base.isSample !== undefined && { isSample: base.isSample }),
    ...(base.spf !== undefined && { spf: base.spf }),
    ...(label !== '' && { label: label.slice(0, MAX_LABEL) }),
    ...(price !== undefined && { priceCents: Math.round(price * 100) }),
    ...(size !== undefined && { sizeMl: size }),
    ...oftenOf(values.often),
  }
}

/** A listed product as a step. */
export const stepOfProduct = (
  product: Pick<Product, 'slug' | 'productName' | 'category' | 'isSample' | 'price' | 'sizeMl' | 'spf' | 'label'>,
  id: string,
): PlannedStep => ({
  id,
  name: product.productName.slice(0, MAX_NAME),
  kind: product.category,
  product: product.slug,
  isSample: product.isSample,
  label: product.label.slice(0, MAX_LABEL),
  ...(product.price !== null && { priceCents: product.price }),
  ...(product.sizeMl !== null && { sizeMl: product.sizeMl }),
  ...(product.spf !== null && { spf: product.spf }),
})
