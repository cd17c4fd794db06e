import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

const refuse = (password: string) => () => refuseCommonPassword(password, 'body.password')

describe('a new password', () => {
  test.each([
    'password',
    'PASSWORD',
    'iloveyou',
    'football',
    'password1',
    'kaizerchiefs',
    'Springbok10',
    'aaaaaaaaa',
    '3456789012',
  ])('is refused when it is among the most common ones or a plain series: %s', (password) =>
    expect(refuse(password)).toThrow('This password is too common.'),
  )

  test('is refused when it is one of the 10 000 most common that are long enough', () => {
    const common = ranked.filter(({ length }) => length >= 8).slice(0, 10_000)
    let refused = 0
    for (const password of common) {
      try {
        refuse(password)()
      } catch {
        refused += 1
      }
    }
    expect(refused).toBe(10_000)
  })

  test.each(['protea rooibos veld', 'correct horse battery', 'Xk2!vuP9'])('is accepted otherwise: %s', (password) =>
    expect(refuse(password)).not.toThrow(),
  )
})
