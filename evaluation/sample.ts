/** The part of a case that sampling uses: its referral and its subject. */
type Sampled = { id: string; topic?: string; kind?: string; expect: object }

/** The number of cases that `npm test` runs besides every emergency and crisis; `npm run evaluate` runs all. */
export const sizes = { open: 400, unseen: 600, labels: 300, quiz: 100 } as const

const isGrave = ({ expect }: Sampled): boolean =>
  'level' in expect && (expect.level === 'emergency' || expect.level === 'crisis')

/**
 * Every emergency and crisis, and a number of other cases, spread evenly over their subjects. Deterministic.
 * @param size the number of other cases; all of them if there are fewer
 */
export const sampleOf = <T extends Sampled>(cases: readonly T[], size: number): T[] => {
  const grave = cases.filter(isGrave)
  const subject = ({ topic = '', kind = '', id }: T) => `${topic}${kind} ${id}`
  const others = cases
    .filter((one) => !isGrave(one))
    .map((one) => ({ one, subject: subject(one) }))
    .sort((a, b) => (a.subject < b.subject ? -1 : 1))
  const step = Math.max(1, others.length / size)
  const chosen = Array.from({ length: Math.min(size, others.length) }, (_, at) => others[Math.floor(at * step)]?.one)
  return [...grave, ...chosen.filter((one) => one !== undefined)]
}
