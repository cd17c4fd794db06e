import type { ReactNode } from 'react'

/** The head of a page that lists: its title and one sentence. */
export const ListHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="pt-8 md:pt-12">
    <h1 className="text-2xl">{title}</h1>
    <p className="mt-3 max-w-prose text-md text-text-2">{children}</p>
  </header>
)
