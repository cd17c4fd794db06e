import type { Deal } from '#contract/deals.ts'
import { formatDate } from '#web/ui/format.ts'

/** `eye-cream` as `Eye cream`. */
export const categoryLabel = (category: string): string => {
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** When a deal ends, in South African time. */
export const endOf = ({ expiresAt }: Pick<Deal, 'expiresAt'>): string =>
  expiresAt === null ? 'No end date' : `Ends ${formatDate(expiresAt)}`
