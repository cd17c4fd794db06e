import type { AdviceTasks } from '#server/advice/tasks.ts'
import type { Candidate } from './list-queries.ts'

/** A product as the guidance engine takes it. An unknown price counts as nothing, so that no budget speaks against it. */
export const weighed = ({
  price,
  sizeMl,
  spf,
  createdAt: _createdAt,
  ...product
}: Candidate): AdviceTasks['judgeProduct']['input']['product'] => ({
  ...product,
  priceCents: price ?? 0,
  sizeMl: sizeMl ?? 0,
  ...(spf !== null && { spf }),
})
