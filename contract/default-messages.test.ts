import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultMessage } from './default-messages.ts'

test.each([
  ['Required', z.string(), undefined],
  ['Expected string, received number', z.string(), 8],
  ['Expected number, received string', z.number(), '8'],
  ['Expected array, received null', z.object({ list: z.array(z.string()) }), { list: null }],
  ['Invalid email', z.email(), 'thandi@'],
  ['String must contain at least 8 character(s)', z.string().min(8), 'short'],
  ['String must contain at most 3 character(s)', z.string().max(3), 'long'],
  ['Number must be greater than or equal to 0', z.number().min(0), -1],
  ['Number must be less than or equal to 6', z.number().max(6), 7],
])('a schema without a message of its own says: %s', (message, schema, input) => {
  expect(schema.safeParse(input, { error: defaultMessage }).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ])
})
