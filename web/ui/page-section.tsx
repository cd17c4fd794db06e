import { useId, type ReactNode } from 'react'

type PageSectionProps = {
  title: string
  /** What it is for, in one or two sentences. */
  intro?: ReactNode
  /** For a link to this section. */
  id?: string
  /** Uses the whole width: for what stands in columns. */
  wide?: boolean
  children: ReactNode
}

/** A part of a page: what it is on the left, the controls on the right, one below the other on a phone. */
export function PageSection({ title, intro, id, wide = false, children }: PageSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-10"
    >
      <div>
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      <div className={wide ? 'min-w-0' : 'max-w-form min-w-0'}>{children}</div>
    </section>
  )
}
