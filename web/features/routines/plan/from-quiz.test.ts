import { expect, test } from 'vitest'
import { routineOfResult } from './from-quiz.ts'

test('the routine of a quiz result has each product once, in its times of day, and names the other steps by what they are', () => {
  const wash = {
    category: 'Cleanser',
    product: 'Plain – Gel Wash',
    ingredients: 'glycerin',
    price: 'R1\u00A0045.00',
    slug: 'gel-wash',
    isSample: true,
  }
  const plan = routineOfResult({
    profile: '',
    tips: [],
    products: [wash],
    routine: {
      'Morning 1: Cleanser': 'Plain – Gel Wash, a mild gel cleanser. Rinse.',
      'Morning 2: Sunscreen': 'A tinted sunscreen of SPF 50. Two fingers.',
      'Evening 1: Cleanser': 'Plain – Gel Wash, a mild gel cleanser. Massage in.',
      'Evening 2: Moisturiser': 'No cream tonight.',
    },
  })
  expect(plan.steps).toMatchObject([
    { name: 'Plain – Gel Wash', kind: 'cleanser', product: 'gel-wash', isSample: true, priceCents: 104_500 },
    { name: 'Tinted sunscreen of SPF 50', kind: 'sunscreen' },
    { name: 'Moisturiser', kind: 'moisturiser' },
  ])
  expect([plan.morning, plan.evening]).toEqual([
    ['step-1', 'step-2'],
    ['step-1', 'step-3'],
  ])
})
