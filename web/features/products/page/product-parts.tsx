import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Product, ProductSummary } from '#contract/products.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { compareAddress, PRODUCTS } from '../product-address.ts'
import { ProductPiece } from '../product-piece.tsx'
import { concernWords, freeFromWords, listed, skinTypeWords } from '../product-words.ts'
import { ViewProduct } from '../view-product.tsx'

function Points({ title, icon, tone, points }: { title: string; icon: IconName; tone: string; points: string[] }) {
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name={icon} className={`mt-0.5 size-5 flex-none ${tone}`} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ProsAndCons({ product: { pros, cons } }: { product: Product }) {
  if (pros.length + cons.length === 0) return null
  return (
    <PageSection title="For and against" intro="Read from the ingredient list, not from the advertising." wide>
      <div className="grid gap-6 sm:grid-cols-2">
        {pros.length > 0 && <Points title="Pros" icon="check" tone="text-success" points={pros} />}
        {cons.length > 0 && <Points title="Cons" icon="info" tone="text-muted" points={cons} />}
      </div>
    </PageSection>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="mt-1 first-letter:uppercase">{children}</dd>
    </div>
  )
}

export function WhoItSuits({ product: { skinTypes, skinConcerns, freeFrom } }: { product: Product }) {
  return (
    <PageSection title="Who it suits" wide>
      <dl className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {skinTypes.length > 0 && (
          <Fact term="Skin types">{listed(skinTypes.map((type) => skinTypeWords[type].toLowerCase()))}</Fact>
        )}
        {skinConcerns.length > 0 && (
          <Fact term="Made for">{listed(skinConcerns.map((one) => concernWords[one].toLowerCase()))}</Fact>
        )}
        <Fact term="Free from, by its label">
          {freeFrom.length === 0
            ? 'Nothing that we can claim from this label.'
            : listed(freeFrom.map((claim) => freeFromWords[claim]))}
        </Fact>
      </dl>
    </PageSection>
  )
}

export function WhereToBuy({ product }: { product: Product }) {
  const { slug, affiliateUrl, isSample, brandName } = product
  const sentence = isSample
    ? 'Nowhere: this is a made-up sample.'
    : affiliateUrl === null
      ? `We have no shop to send you to. Ask at a pharmacy, or ${brandName} itself.`
      : 'We may earn a commission when you buy through this link. It changes neither the price nor the order of our lists.'
  return (
    <PageSection title="Where to buy">
      <p>{sentence}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {affiliateUrl !== null && <ViewProduct product={product} variant="line" />}
        <Button variant="line" asChild>
          <Link to={compareAddress([slug, ...product.related.slice(0, 3).map((other) => other.slug)])}>
            Compare with similar products
          </Link>
        </Button>
      </div>
    </PageSection>
  )
}

/** Rows on a phone; on a wide screen one row without a hole, whatever their number. */
const columns = ['', 'md:grid-cols-2', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4']

/** Other products of the same kind. */
export function MoreProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="more-products" className="no-print mt-section border-t border-line pt-12">
      <SectionHead
        title="More of this kind"
        id="more-products"
        action={
          <MoreLink asChild>
            <Link to={PRODUCTS}>All products</Link>
          </MoreLink>
        }
      >
        Those for the same concerns first, then the newest. Brands cannot pay for a place.
      </SectionHead>
      <div className={`grid grid-cols-1 gap-x-gap gap-y-6 ${columns[products.length] ?? ''}`}>
        {products.map((product) => (
          <ProductPiece key={product.id} product={product} heading="h3" brief />
        ))}
      </div>
    </section>
  )
}
