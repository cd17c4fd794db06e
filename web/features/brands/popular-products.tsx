import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { isMotif } from '#web/ui/art/motif-names.ts'
import { formatRand } from '#web/ui/format.ts'
import { Piece } from '#web/ui/piece.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** Popular products of a brand, with name and price. Renders nothing without any. */
export function PopularProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popular-products" className="mt-section">
      <SectionHead id="popular-products" title="Popular Products">
        Best rated by members first, then the newest. Brands cannot pay for a place.
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-gap gap-y-8 lg:grid-cols-4">
        {products.map(({ id, slug, art, productName, price, isSample }) => (
          <li key={id} className="min-w-0">
            <Piece
              art={
                <Cover
                  slug={slug}
                  size="square"
                  accent={ACCENTS.find((accent) => accent === art.accent) ?? 'marula'}
                  motif={isMotif(art.motif) ? art.motif : 'jar'}
                  className="ratio-square"
                />
              }
              title={
                <Link
                  to={`/product-recommendations/${slug}`}
                  prefetch="intent"
                  viewTransition
                  className="font-sans text-sm font-bold"
                >
                  {productName}
                </Link>
              }
              meta={
                <p className="num mt-1">
                  {price === null ? 'No price yet' : formatRand(price)}
                  {isSample && <span className="ml-2 text-xs text-muted">Sample</span>}
                </p>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
