import type { ReactNode } from 'react'

/** One row of the style guide: title on the left, components on the right. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = `specimen-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  )
}

/** Components side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
