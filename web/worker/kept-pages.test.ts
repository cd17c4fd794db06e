import { describe, expect, test } from 'vitest'
import { isKept, pageKey } from './kept-pages.ts'

const key = (address: string) => pageKey(new URL(address, 'https://skynn.test'))

describe('the copies of visited pages', () => {
  test('are made of public pages only', () => {
    expect(
      ['/', '/articles', '/articles/rooibos-on-your-skin', '/privacy-policy'].filter((path) => !isKept(path)),
    ).toEqual([])
    const never = [
      '/auth',
      '/dashboard',
      '/profile',
      '/settings/sessions',
      '/reset-password',
      '/verify-email',
      '/waiting-list/leave',
      '/routines/shelf',
      '/routines/shared/abcdefghijklmnopqrstuv',
      '/api/docs/',
    ]
    expect(never.filter(isKept)).toEqual([])
  })

  test('have an address with only the parameters that change the page, so no token is stored', () => {
    expect(key('/articles?category=guide&utm_source=mail&token=secret')).toBe(
      'https://skynn.test/articles?category=guide',
    )
    expect(key('/privacy-policy/?auth=success&token=secret#part')).toBe('https://skynn.test/privacy-policy')
    expect(key('/')).toBe('https://skynn.test/')
  })
})
