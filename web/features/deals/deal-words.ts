import type { Deal } from '#contract/deals.ts'
import { formatDate } from '#web/ui/format.ts'

/** `eye-cream` as `Eye cream`. */
export const categoryLabel = (category: string): string => {
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A deal in a heading of search results and link previews: "Honey Butter Lip Balm, 20% off". */
export const dealTitle = ({ title, discountPercentage }: Pick<Deal, 'title' | 'discountPercentage'>): string =>
  `${title}, ${discountPercentage}% off`

/** When a deal ends, in South African time. */
export const endOf = ({ expiresAt }: Pick<Deal, 'expiresAt'>): string =>
  expiresAt === null ? 'No end date' : `Ends ${formatDate(expiresAt)}`
