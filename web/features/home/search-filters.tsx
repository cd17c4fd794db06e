import { Icon } from '#web/ui/icon.tsx'
import { categories } from '../articles/categories.ts'
import type { Search } from './use-article-search.ts'

/** The active search text and category, each with a button to remove it. */
export function SearchFilters({ search, onChange }: { search: Search; onChange: (search: Search) => void }) {
  const { text, category } = search
  const parts = [
    ...(text.trim() === '' ? [] : [{ name: `“${text.trim()}”`, without: { ...search, text: '' } }]),
    ...(category === undefined
      ? []
      : [{ name: categories[category].label, without: { ...search, category: undefined } }]),
  ]
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap gap-2">
      {parts.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            onClick={() => onChange(without)}
            className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-full bg-soft pr-3 pl-4 font-medium text-on-soft"
          >
            <span className="truncate">
              <span className="sr-only">Remove </span>
              {name}
            </span>
            <Icon name="close" className="size-4 flex-none" />
          </button>
        </li>
      ))}
    </ul>
  )
}
