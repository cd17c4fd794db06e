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

  test.each(['protea rooibos veld', 'correct horse battery', 'Xk2!vuP9'])('is accepted otherwise: %s', (password) =>
    expect(refuse(password)).not.toThrow(),
  )
})
