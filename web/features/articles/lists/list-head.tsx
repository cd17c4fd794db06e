import type { ReactNode } from 'react'

/**
 * The head of a list page: its title and one sentence. The measure is narrow enough that the sentence takes two lines on a wide screen
 * in any font. If it nearly filled one line, the web font could change the line count and shift the list below.
 */
export function ListHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="pt-8 md:pt-12">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 max-w-[38rem] text-md text-text-2">{children}</p>
    </header>
  )
}
