import { describe, expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

describe('the cache key', () => {
  test.each([
    ['/', '/'],
    ['/?', '/'],
    ['/?utm_source=a', '/'],
    ['/?q=a', '/'],
    ['/articles?sort=oldest&category=guide', '/articles?category=guide&sort=oldest'],
    ['/articles?category=guide&gclid=1&sort=oldest', '/articles?category=guide&sort=oldest'],
    ['/articles?q=a%26b', '/articles?q=a%26b'],
    ['/articles?q=a+b', '/articles?q=a+b'],
    ['/articles?category=dragon&sort=', '/articles'],
    ['/articles/a-slug?tag=x', '/articles/a-slug'],
    ['/auth?tab=register', '/auth?tab=register'],
    ['/auth?tab=elsewhere', '/auth'],
    ['/api/articles?tag=x&limit=2', '/api/articles?limit=2&tag=x'],
    ['/api/articles?limit=2&utm_source=a&_=7', '/api/articles?limit=2'],
    ['/api/articles?tag=x&tag=y', '/api/articles?tag=x&tag=y'],
    ['/api/articles/a-slug?x=1', '/api/articles/a-slug'],
  ])('of %s is %s', (url, key) => expect(cacheKey(url)).toBe(key))

  test.each([
    'http://somewhere/articles',
    '//somewhere/articles',
    '/%61rticles',
    '/api/%61rticles',
    '/api/nothing',
    '/api/articles/a-slug/save',
    `/articles?q=${'a'.repeat(600)}`,
    '*',
  ])('is undefined for a URL that is not cached: %s', (url) => expect(cacheKey(url)).toBeUndefined())
})
