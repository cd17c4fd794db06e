import { z } from 'zod'
import * as routes from './routes/legal.ts'
import { endpoint } from './endpoint.ts'

export const legalPages = ['terms-of-service', 'privacy-policy', 'cookie-policy'] as const

/** A legal text. `content` is safe HTML; all numbers of the membership offer come from the policy. Dates are `YYYY-MM-DD`. */
export const LegalPage = z.object({
  slug: z.enum(legalPages),
  title: z.string(),
  description: z.string(),
  effective: z.iso.date(),
  updated: z.iso.date(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  content: z.string(),
})
export type LegalPage = z.infer<typeof LegalPage>

export const readLegalPage = endpoint(routes.readLegalPage, {
  who: 'anyone',
  summary: 'A legal text',
  params: z.object({ slug: z.enum(legalPages) }),
  response: LegalPage,
  errors: [],
})
