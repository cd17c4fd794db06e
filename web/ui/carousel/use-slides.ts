import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The share of a slide that must be in view for it to count as shown. */
const SHOWN_SHARE = 0.6

/** The fade out, and the fade in. */
const FADE = { duration: 180, easing: 'ease-out' } as const

type Slides = {
  /** The slides in view; null until the browser has reported them. */
  shown: ReadonlySet<number> | null
  /** Scrolls by this number of slides, and from one end to the other. */
  move: (by: number) => void
}

/** Which slides of a scrolling row are in view, and how to bring others into view. */
export const useSlides = (row: RefObject<HTMLElement | null>, isStill: boolean): Slides => {
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null)

  useEffect(() => {
    const element = row.current
    if (element === null) return
    const slides = [...element.children]
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= SHOWN_SHARE) inView.add(slides.indexOf(target))
          else inView.delete(slides.indexOf(target))
        }
        // Between two slides none may be in view for a moment; the last ones stay reachable.
        if (inView.size > 0) setShown(new Set(inView))
      },
      { root: element, threshold: SHOWN_SHARE },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [row])

  const move = useCallback(
    (by: number) => {
      const element = row.current
      if (element === null || shown === null) return
      const slides = [...element.children] as HTMLElement[]
      const [first, last] = [Math.min(...shown), Math.max(...shown)]
      const end = slides.length - 1
      const next = by > 0 ? (last >= end ? 0 : first + by) : first <= 0 ? end : Math.max(0, first + by)
      const target = slides[Math.min(next, end)]
      const left = (target?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
      if (isStill) return element.scrollTo({ left, behavior: 'instant' })
      // From one end to the other, scrolling would race past every slide.
      const isLoop = by > 0 ? next < first : next > last
      if (!isLoop) return element.scrollTo({ left, behavior: 'smooth' })
      element.animate({ opacity: [1, 0] }, FADE).onfinish = () => {
        element.scrollTo({ left, behavior: 'instant' })
        element.animate({ opacity: [0, 1] }, FADE)
      }
    },
    [row, shown, isStill],
  )
  return { shown, move }
}
