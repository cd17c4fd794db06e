import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const legalPages = ['terms-of-service', 'privacy-policy', 'cookie-policy'] as const

/** A legal text. `content` is safe HTML; every number of the offer in it comes from the membership policy. Dates are `YYYY-MM-DD`. */
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

export const readLegalPage = endpoint({
  method: 'GET',
  path: '/api/legal/{slug}',
  who: 'anyone',
  summary: 'One of the legal texts',
  params: z.object({ slug: z.enum(legalPages) }),
  answer: LegalPage,
  errors: [],
})
