import { z } from 'zod'
import type { Consent } from '#contract/account.ts'
import { readContentFile } from '#server/content/files.ts'
import type { Queries } from '#server/db/database.ts'
import { type ConsentRow, insertConsents } from './queries.ts'

export type Purpose = Consent['purpose']

/** The legal text that explains each purpose. */
const texts: Record<Purpose, 'terms-of-service' | 'privacy-policy' | 'cookie-policy'> = {
  terms: 'terms-of-service',
  'age-16': 'terms-of-service',
  analytics: 'cookie-policy',
  marketing: 'cookie-policy',
  personalization: 'cookie-policy',
  'health-data': 'privacy-policy',
  'email-news': 'privacy-policy',
  'assistant-provider': 'privacy-policy',
}

const Front = z.object({ updated: z.iso.date() })

/** The dates of the texts that explain these purposes, `YYYY-MM-DD`: the versions that are agreed to. */
export const versionsOf = async <P extends Purpose>(purposes: readonly P[]): Promise<Record<P, string>> => {
  const versions = purposes.map(
    async (purpose) => [purpose, Front.parse((await readContentFile('legal', texts[purpose])).front).updated] as const,
  )
  return Object.fromEntries(await Promise.all(versions)) as Record<P, string>
}

/** Adds a dated decision of the member for each purpose; earlier ones stay. */
export const recordConsents = <P extends Purpose>(
  queries: Queries,
  decision: { memberId: string; versions: Record<P, string>; granted: boolean; now: Date },
): Promise<ConsentRow[]> =>
  insertConsents(
    queries,
    Object.entries<string>(decision.versions).map(([purpose, version]) => ({
      userId: decision.memberId,
      purpose,
      version,
      granted: decision.granted,
      createdAt: decision.now,
    })),
  )
