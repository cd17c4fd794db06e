import type { FormEvent, MouseEvent, RefObject } from 'react'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { categoryChoices } from '../articles/categories.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { Search } from './use-article-search.ts'

type HeroSearchProps = {
  search: Search
  onChange: (search: Search) => void
  /** Shows the results; called only for a search with text. */
  onSubmit: () => void
  /** The search field, which the page focuses after clearing it. */
  field: RefObject<HTMLInputElement | null>
}

/**
 * The home page search. Before hydration and without JavaScript it is a GET form to `/articles`, and each category button submits it
 * with that category.
 */
export function HeroSearch({ search, onChange, onSubmit, field }: HeroSearchProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (search.text.trim() !== '') onSubmit()
  }
  const choose = (category: Search['category']) => (event: MouseEvent) => {
    event.preventDefault()
    onChange({ ...search, category })
  }
  return (
    <search>
      <form action="/articles" onSubmit={submit} className="mt-6">
        <SearchBox
          ref={field}
          id="home-search"
          label="Search articles"
          placeholder="Try dark spots or rooibos"
          value={search.text}
          onChange={(event) => onChange({ ...search, text: event.target.value })}
          className="max-w-[34rem]"
        />
        <ChipGroup
          scroll
          label="Filter by category"
          className="mt-4 md:mx-0 md:max-w-[30rem] md:flex-wrap md:overflow-visible md:px-0"
        >
          {categoryChoices.map(({ category, label }) => {
            const pressed = category === search.category
            return (
              <Chip
                key={label}
                type="submit"
                name="category"
                value={category ?? ''}
                pressed={pressed}
                onClick={choose(category)}
              >
                {label}
              </Chip>
            )
          })}
        </ChipGroup>
      </form>
    </search>
  )
}
