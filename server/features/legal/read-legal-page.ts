import { z } from 'zod'
import type { LegalPage } from '#contract/legal.ts'
import { COOKIE_PREFERENCES } from '#contract/routes/legal.ts'
import { readContentFile } from '#server/content/files.ts'
import { renderMarkdown } from '#server/content/markdown.ts'
import type { Policy } from '#server/policy.ts'

const Front = z.object({ title: z.string(), description: z.string(), effective: z.iso.date(), updated: z.iso.date() })

/** Stands for the cookie settings until the text is HTML, because Markdown may not contain HTML. */
const PREFERENCES_MARK = 'cookie-preferences-panel'

/** Values of the `{{…}}` placeholders in legal texts: all numbers of the offer come from the policy. */
const placeholders = (policy: Policy): Record<string, string> => ({
  foundingCap: String(policy.foundingCap),
  trialFrom: String(policy.foundingCap + 1),
  trialLimit: String(policy.trialLimit),
  paidFrom: String(policy.trialLimit + 1),
  trialDays: String(policy.trialDays),
  annualPrice: `${policy.annualPriceUsd} USD`,
  passMonths: String(policy.passMonths),
  moneyBackDays: String(policy.moneyBackDays),
  'cookie-preferences': PREFERENCES_MARK,
})

/** A legal text with the numbers of the offer filled in. @throws Error for an unknown placeholder: better no page than a wrong one */
export const readLegalPage = async (slug: LegalPage['slug'], policy: Policy): Promise<LegalPage> => {
  const file = await readContentFile('legal', slug)
  const values = placeholders(policy)
  const text = file.body.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`content/legal/${slug}.md: unknown placeholder ${name}`)
    return value
  })
  const { html, headings } = renderMarkdown(text)
  return {
    slug,
    ...Front.parse(file.front),
    contents: headings,
    content: html.replace(`<p>${PREFERENCES_MARK}</p>`, COOKIE_PREFERENCES),
  }
}
