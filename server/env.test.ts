import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnv, testEnv, InvalidSetting } from './env.ts'

const errorFor = (name: string, value: string): string => {
  try {
    readEnv({ [name]: value })
    return 'accepted'
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSetting)
    return (error as Error).message
  }
}

describe('the settings', () => {
  test('all have defaults', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      DATA_DIR: '.data',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: [],
      RATE_LIMIT_FACTOR: 1,
      MAIL_FROM: 'Skynn <hello@skynn.co.za>',
      FOUNDING_CAP: 100,
      TRIAL_LIMIT: 1000,
      TRIAL_DAYS: 30,
      ANNUAL_PRICE_USD: '9.99',
      CASHBACK_LAUNCH: '2024-12',
      LLM_DAILY_REPLIES: 2000,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      APPLE_ISSUER: 'https://appleid.apple.com',
    })
  })

  test('are all in .env.example, with their defaults', async () => {
    const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
    const example = parseEnv(await read('../.env.example'))
    const names = [...(await read('env.ts')).matchAll(/^  ([A-Z0-9_]+): (?:z\b|wholeNumber\(|issuer\()/gm)].map(
      ([, name = '']) => name,
    )
    expect(names.length).toBeGreaterThan(10)
    expect(Object.keys(example).toSorted()).toEqual(names.filter((name) => name !== 'NODE_ENV').toSorted())
    expect(readEnv(example as Record<string, string>)).toEqual(readEnv({}))
  })

  test('name the language model and its address together, and its host where no provider is named', () => {
    const settings = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' }
    expect(readEnv(settings).languageModel).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      apiKey: undefined,
      name: 'localhost:11434',
    })
    expect(readEnv({}).languageModel).toBeUndefined()
    expect(() => readEnv({ LLM_API_KEY: 'a-key' })).toThrow('LLM_BASE_URL and LLM_MODEL are needed together')
    expect(errorFor('LLM_BASE_URL', 'localhost')).toMatch(
      /^LLM_BASE_URL must be the address of an OpenAI-compatible API/,
    )
  })

  test('name a bucket and its key all together, or not at all', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com/skynn',
      S3_REGION: 'af-south-1',
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    }
    expect(readEnv(s3).s3).toEqual(s3)
    expect(readEnv({}).s3).toBeUndefined()
    expect(() => readEnv({ ...s3, S3_REGION: '', S3_SECRET_ACCESS_KEY: undefined })).toThrow(
      'Missing: S3_REGION, S3_SECRET_ACCESS_KEY. Set all of S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none of them.',
    )
    expect(errorFor('S3_ENDPOINT', 's3.example.com')).toMatch(/^S3_ENDPOINT must be the address of a bucket/)
  })

  test('ignore unknown and empty variables', () => {
    expect(readEnv({ PATH: '/bin', HOME: '/root', PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}))
  })

  test('derive the default public origin from the port', () => {
    expect(readEnv({ PORT: '4000' }).PUBLIC_ORIGIN).toBe('http://localhost:4000')
    expect(readEnv({ PORT: '4000', PUBLIC_ORIGIN: 'https://skynn.co.za' }).PUBLIC_ORIGIN).toBe('https://skynn.co.za')
  })

  test('accept a list of trusted proxies', () => {
    expect(readEnv({ TRUST_PROXY: ' 10.0.0.0/8, 127.0.0.1 ,fd00::/8,' }).TRUST_PROXY).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
    ])
  })

  test.each([
    ['NODE_ENV', 'staging', 'NODE_ENV must be production, development or test.'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '3000x', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    [
      'PUBLIC_ORIGIN',
      'skynn.co.za',
      'PUBLIC_ORIGIN must be a web origin without a path, for example https://skynn.co.za.',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://skynn.co.za/',
      'PUBLIC_ORIGIN must be a web origin without a path, for example https://skynn.co.za.',
    ],
    ['DATABASE_URL', 'mysql://host/db', 'DATABASE_URL must be a postgresql:// address.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must list the addresses or ranges of your proxies, for example 10.0.0.0/8,127.0.0.1.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must list the addresses or ranges of your proxies, for example 10.0.0.0/8,127.0.0.1.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/8/8',
      'TRUST_PROXY must list the addresses or ranges of your proxies, for example 10.0.0.0/8,127.0.0.1.',
    ],
    ['RATE_LIMIT_FACTOR', '0', 'RATE_LIMIT_FACTOR must be a number above 0.'],
    ['RATE_LIMIT_FACTOR', '-1', 'RATE_LIMIT_FACTOR must be a number above 0.'],
    ['RATE_LIMIT_FACTOR', 'Infinity', 'RATE_LIMIT_FACTOR must be a number above 0.'],
    ['SMTP_URL', 'mail.example.org:587', 'SMTP_URL must be an smtp:// or smtps:// address.'],
    ['MAIL_FROM', 'Skynn', 'MAIL_FROM must be an email address, for example Skynn <hello@skynn.co.za>.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be at least 16 characters.'],
    ['FOUNDING_CAP', '1e3', 'FOUNDING_CAP must be a whole number from 0 to 1000000.'],
    ['FOUNDING_CAP', '1000001', 'FOUNDING_CAP must be a whole number from 0 to 1000000.'],
    ['TRIAL_LIMIT', '-5', 'TRIAL_LIMIT must be a whole number from 0 to 100000000.'],
    ['TRIAL_LIMIT', '99', 'TRIAL_LIMIT must not be below FOUNDING_CAP.'],
    ['TRIAL_DAYS', '366', 'TRIAL_DAYS must be a whole number of days from 0 to 365.'],
    ['ANNUAL_PRICE_USD', '9.9', 'ANNUAL_PRICE_USD must be dollars and cents, for example 9.99.'],
    ['ANNUAL_PRICE_USD', '9,99', 'ANNUAL_PRICE_USD must be dollars and cents, for example 9.99.'],
    ['CASHBACK_LAUNCH', 'December 2026', 'CASHBACK_LAUNCH must be a year and month, for example 2026-12.'],
  ])('reject %s=%s with one sentence', (name, value, message) => {
    expect(errorFor(name, value)).toBe(message)
  })

  test('never repeat an invalid value in the error, because it may be a password', () => {
    expect(errorFor('DATABASE_URL', 'postgres:/oops:hunter2@host')).not.toContain('hunter2')
    expect(errorFor('SMTP_URL', 'smtp:/oops:hunter2@host')).not.toContain('hunter2')
  })

  test('for tests ignore the environment', () => {
    expect(testEnv()).toMatchObject({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  })
})
