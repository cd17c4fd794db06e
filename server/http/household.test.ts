import { expect, test } from 'vitest'
import { householdOf } from './household.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::'],
  ['2001:0db8:0001::1', '2001:db8:1::'],
  ['::1', '::'],
])('the household of %s is %s', (address, household) => expect(householdOf(address)).toBe(household))
