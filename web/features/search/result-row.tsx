import { Link } from 'react-router'
import type { SearchResult } from '#contract/search.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import type { CoverAddress } from '#web/ui/art/cover-path.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CategoryLabel } from '#web/ui/category-label.tsx'
import { RowItem } from '#web/ui/piece.tsx'
import { kinds } from './kinds.ts'

/** A text with the words that were searched for marked. */
function Pieces({ pieces }: { pieces: SearchResult['title'] }) {
  return pieces.map(({ text, match }, at) =>
    match ? (
      <mark key={at} className="rounded-sm bg-soft text-on-soft">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** The generated cover, drawn from the last part of the path, so that it is the same as on the page of the result. */
function ResultCover({ result: { kind, path, art } }: { result: SearchResult }) {
  return (
    <Cover
      slug={path.split('/').at(-1) ?? ''}
      size="square"
      accent={ACCENTS.find((accent) => accent === art.accent) ?? kinds[kind].accent}
      motif={art.motif as CoverAddress['motif']}
    />
  )
}

/** A search result as a compact row. */
export function ResultRow({ result }: { result: SearchResult }) {
  const { kind, path, title, extract, isSample } = result
  return (
    <RowItem
      art={<ResultCover result={result} />}
      category={
        <span className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <CategoryLabel accent={kinds[kind].accent}>{kinds[kind].one}</CategoryLabel>
          {isSample && <Badge>Sample</Badge>}
        </span>
      }
      title={
        <Link to={path} prefetch="intent" viewTransition>
          <Pieces pieces={title} />
        </Link>
      }
      meta={
        <p className="mt-2 text-sm text-text-2">
          <Pieces pieces={extract} />
        </p>
      }
    />
  )
}
