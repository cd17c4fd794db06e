import { Link } from 'react-router'
import { MOST_COUNTED, MOST_OF_KIND, type SearchKind, searchKinds } from '#contract/kinds/search.ts'
import { Chip } from '#web/ui/chip.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { kinds } from './kinds.ts'
import { type Search, searchAddress } from './search-address.ts'
import type { Counted } from './use-results.ts'

const upTo = (most: number, count: number): string => (count > most ? `${formatNumber(most)}+` : formatNumber(count))

/** The kinds that have results, with their number, as links, so that they work without JavaScript. */
export function KindFilter({ search, counted: { total, counts } }: { search: Search; counted: Counted }) {
  const isFrequent = total > MOST_COUNTED
  const shown = searchKinds.filter((kind) => counts[kind] > 0 || kind === search.kind)
  const choices: (SearchKind | undefined)[] = [undefined, ...shown]
  return (
    <nav aria-label="Kinds of results">
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {choices.map((kind) => (
          <li key={kind ?? 'all'}>
            <Chip asChild current={kind === search.kind}>
              <Link to={searchAddress({ q: search.q, kind })} preventScrollReset>
                {kind === undefined ? 'All' : kinds[kind].many}
                <span className="font-normal tabular-nums">
                  {kind === undefined
                    ? upTo(MOST_COUNTED, total)
                    : upTo(isFrequent ? MOST_OF_KIND : MOST_COUNTED, counts[kind])}
                </span>
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
