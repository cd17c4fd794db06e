import { Children, type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useAutoplay, useReducedMotion } from './use-autoplay.ts'
import { useSlides } from './use-slides.ts'

type CarouselProps = {
  /** The id of the heading. */
  id: string
  title: string
  /** One sentence under the heading. */
  text: ReactNode
  /** A MoreLink to the full list. */
  action: ReactNode
  /** Slides in view on a desktop; a tablet shows two, a phone one. */
  wide?: 3 | 4
  /** The slides. */
  children: ReactNode
}

/**
 * A row of slides that advances by itself and loops, after the carousel pattern of the WAI-ARIA Authoring Practices. The row is an ordinary
 * scrolling one, so it works without scripts; slides out of view are hidden from the keyboard and from screen readers.
 */
export function Carousel({ id, title, text, action, wide = 3, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()
  const { shown, move } = useSlides(row, isStill)
  const { isPlaying, toggle, holdOn, stopOn } = useAutoplay(row, isStill, () => move(1))
  // Kept, because toArray makes new elements: every slide would render again at each step.
  const slides = useMemo(() => Children.toArray(children), [children])
  const step = Math.max(1, shown?.size ?? 1)
  return (
    <section aria-roledescription="carousel" aria-labelledby={id} className="wrap mt-section" {...holdOn}>
      <SectionHead id={id} title={title} action={action} className="mb-1" />
      <div className="mb-2 flex flex-wrap items-start justify-end gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_10rem] text-muted">{text}</p>
        <div className="-mt-1.5 -mr-2 flex flex-none noscript:hidden print:hidden">
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? `Pause ${title}` : `Play ${title}`}
            className="motion-reduce:hidden"
            onClick={toggle}
          />
          <IconButton
            icon="left"
            label={`Previous: ${title}`}
            aria-controls={`${id}-slides`}
            onClick={() => move(-step)}
            {...stopOn}
          />
          <IconButton
            icon="right"
            label={`Next: ${title}`}
            aria-controls={`${id}-slides`}
            onClick={() => move(step)}
            {...stopOn}
          />
        </div>
      </div>
      <div
        ref={row}
        id={`${id}-slides`}
        aria-live={isPlaying ? 'off' : 'polite'}
        className="slides"
        style={{ '--shown-wide': wide } as CSSProperties}
        {...stopOn}
      >
        {slides.map((slide, at) => (
          <div
            key={at}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            inert={shown !== null && !shown.has(at)}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}
