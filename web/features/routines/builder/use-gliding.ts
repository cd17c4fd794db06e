import { useLayoutEffect, useRef } from 'react'

const DURATION = 200

/** Lets the rows of a list (`data-step`) glide to their new places when their order changes, unless the person prefers less motion. */
export const useGliding = <T extends HTMLElement>(order: readonly string[]) => {
  const list = useRef<T>(null)
  const tops = useRef(new Map<string, number>())
  const key = order.join(' ')
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const row of rows) {
      const before = tops.current.get(row.dataset.step ?? '')
      const by = before === undefined ? 0 : before - row.offsetTop
      if (by !== 0 && !isCalm)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: DURATION,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        })
    }
    tops.current = new Map(rows.map((row) => [row.dataset.step ?? '', row.offsetTop]))
  }, [key])
  return list
}
