import { useState } from 'react'
import { MAX_COMPARED } from '#contract/kinds/product.ts'

/** The products chosen to compare, by slug, in the order chosen. They stay while filters and pages of the list change. */
export const useCompared = () => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return {
    chosen,
    isFull: chosen.length >= MAX_COMPARED,
    toggle: (slug: string) =>
      setChosen((before) => (before.includes(slug) ? before.filter((one) => one !== slug) : [...before, slug])),
    clear: () => setChosen([]),
  }
}
export type Compared = ReturnType<typeof useCompared>
