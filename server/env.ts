import { isIP } from 'node:net'
import { z } from 'zod'

/** An invalid setting, which prevents start-up. The message is one sentence that names the variable. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

const wholeNumber = (message: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)

const addressOrRange = (value: string): boolean => {
  const [address = '', bits, more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const issuer = (real: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s?#]+$/, `must be the address of an OpenID provider, for example ${real}`)
    .default(real)

const Settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  PORT: wholeNumber('must be a port number from 0 to 65535', 0, 65_535).default(3000),
  HOST: z.string().min(1, 'must be an address to listen on, for example 127.0.0.1').default('localhost'),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must be a web origin without a path, for example https://skynn.co.za')
    .optional(),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgresql:// address')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(addressOrRange),
      'must list the addresses or ranges of your proxies, for example 10.0.0.0/8,127.0.0.1',
    )
    .default([]),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number above 0')
    .transform(Number)
    .refine((value) => value > 0, 'must be a number above 0')
    .default(1),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an email address, for example Skynn <hello@skynn.co.za>',
    )
    .default('Skynn <hello@skynn.co.za>'),
  S3_ENDPOINT: z
    .string()
    .regex(
      /^https?:\/\/[^/\s?#]+(\/[^/\s?#]+)*$/,
      'must be the address of a bucket, for example https://s3.example.com/skynn',
    )
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LLM_BASE_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s?#]+$/,
      'must be the address of an OpenAI-compatible API, for example http://localhost:11434/v1',
    )
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_PROVIDER_NAME: z.string().max(60, 'must be at most 60 characters').optional(),
  LLM_DAILY_REPLIES: wholeNumber('must be a whole number from 0 to 1000000', 0, 1_000_000).default(2000),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine((value) => value.startsWith('-----BEGIN PRIVATE KEY-----'), 'must be the text of the .p8 file from Apple')
    .optional(),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  FOUNDING_CAP: wholeNumber('must be a whole number from 0 to 1000000', 0, 1_000_000).default(100),
  TRIAL_LIMIT: wholeNumber('must be a whole number from 0 to 100000000', 0, 100_000_000).default(1000),
  TRIAL_DAYS: wholeNumber('must be a whole number of days from 0 to 365', 0, 365).default(30),
  ANNUAL_PRICE_USD: z
    .string()
    .regex(/^\d{1,4}\.\d{2}$/, 'must be dollars and cents, for example 9.99')
    .default('9.99'),
  CASHBACK_LAUNCH: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and month, for example 2026-12')
    .default('2024-12'),
})

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type S3Settings = Record<(typeof s3Names)[number], string>
const googleNames = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
const appleNames = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const
type GoogleSettings = Record<(typeof googleNames)[number], string>
type AppleSettings = Record<(typeof appleNames)[number], string>

/** How to reach the language model of the assistant. `name` is who hosts it, as people are told. */
export type LanguageModelSettings = { baseUrl: string; model: string; apiKey: string | undefined; name: string }

const llmNames = ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_PROVIDER_NAME'] as const
const groupedNames = [...s3Names, ...googleNames, ...appleNames, ...llmNames] as const
type Grouped = (typeof groupedNames)[number]
type LlmSettings = Partial<Record<(typeof llmNames)[number], string>>

export type Env = Omit<z.output<typeof Settings>, 'LOG_LEVEL' | 'PUBLIC_ORIGIN' | Grouped> & {
  LOG_LEVEL: string
  PUBLIC_ORIGIN: string
  /** The object storage for pictures; undefined to keep them in DATA_DIR. */
  s3: S3Settings | undefined
  /** The language model behind the assistant; undefined to reply from the built-in engine alone. */
  languageModel: LanguageModelSettings | undefined
  /** The registration of Skynn with Google and with Apple; undefined without one. */
  google: GoogleSettings | undefined
  apple: AppleSettings | undefined
}

/** The settings of the language model, or undefined without any. @throws InvalidSetting when the address or the model is missing */
const languageModelOf = (env: LlmSettings): LanguageModelSettings | undefined => {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_PROVIDER_NAME: name } = env
  if (llmNames.every((one) => env[one] === undefined)) return undefined
  if (baseUrl === undefined || model === undefined)
    throw new InvalidSetting('LLM_BASE_URL and LLM_MODEL are needed together: set both, or no LLM_ setting.')
  return { baseUrl, model, apiKey, name: name ?? new URL(baseUrl).host }
}

/** All of these settings, or undefined without any. @throws InvalidSetting which names the missing ones */
const allOrNone = <Name extends string>(
  env: Readonly<Partial<Record<Name, string | undefined>>>,
  names: readonly Name[],
): Record<Name, string> | undefined => {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new InvalidSetting(`Missing: ${missing.join(', ')}. Set all of ${names.join(', ')}, or none of them.`)
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>
}

/**
 * Reads and validates all settings. An empty value counts as not set.
 * @throws InvalidSetting for the first invalid value
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>> = process.env): Env => {
  const known = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in Settings.shape && value !== ''),
  )
  const read = Settings.safeParse(known)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new InvalidSetting(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const { data } = read
  // The settings in groups are returned as groups.
  const env = Object.fromEntries(
    Object.entries(data).filter(([name]) => !(groupedNames as readonly string[]).includes(name)),
  ) as Omit<typeof data, Grouped>
  if (env.TRIAL_LIMIT < env.FOUNDING_CAP) throw new InvalidSetting('TRIAL_LIMIT must not be below FOUNDING_CAP.')
  return {
    ...env,
    LOG_LEVEL: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'warn'),
    languageModel: languageModelOf(data),
    s3: allOrNone(data, s3Names),
    google: allOrNone(data, googleNames),
    apple: allOrNone(data, appleNames),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
  }
}

/** Settings for tests: the defaults with `overrides`, independent of the process environment. */
export const testEnv = (overrides: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ NODE_ENV: 'test', ...overrides })
