import { Link } from 'react-router'
import type { Product } from '#contract/products.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Note } from '#web/ui/note.tsx'
import { PRODUCTS } from '../product-address.ts'
import { ProductCover } from '../product-cover.tsx'
import { ProductPrice } from '../product-price.tsx'
import { ProductRating } from '../product-rating.tsx'
import { kindWords, SAMPLE_NOTE } from '../product-words.ts'
import { ViewProduct } from '../view-product.tsx'

/** The brand as a link: to its page, or to its products. */
function BrandLink({ brand, brandName, hasBrandPage }: Pick<Product, 'brand' | 'brandName' | 'hasBrandPage'>) {
  const address = hasBrandPage ? `/brands/${brand}` : `${PRODUCTS}?${new URLSearchParams({ brand })}`
  return (
    <Link to={address} className="link inline-flex min-h-tap items-center">
      {brandName}
    </Link>
  )
}

/** What it is: name, brand, description, price and cover. */
export function ProductHeader({ product }: { product: Product }) {
  const { productName, title, description, category, spf, tinted, isLocal, isRecommended, isSample } = product
  return (
    <header className="grid gap-6 pt-6 *:min-w-0 md:grid-cols-[7fr_5fr] md:items-start md:gap-8 lg:gap-12 lg:pt-10 xl:gap-16">
      <div>
        <Breadcrumb>
          <Link to={PRODUCTS}>Products</Link>
          <Link to={`${PRODUCTS}?category=${category}`}>{kindWords[category].many}</Link>
        </Breadcrumb>
        <h1 className="mt-2 text-2xl">{productName}</h1>
        <p className="mt-1">
          <span className="text-muted">by </span>
          <BrandLink {...product} />
        </p>
        <ProductRating product={product} />
        <p className="mt-2 max-w-[38rem] text-lg leading-[1.45] text-text-2">{title}</p>
        <p className="mt-3 max-w-prose">{description}</p>
        <ul aria-label="In short" className="mt-4 flex flex-wrap gap-1.5">
          <li>
            <Badge tone="soft">{kindWords[category].one}</Badge>
          </li>
          {isSample && (
            <li>
              <Badge tone="info">Sample</Badge>
            </li>
          )}
          {/* A sample is nothing that we have tried. */}
          {isRecommended && !isSample && (
            <li>
              <Badge tone="soft" icon="check">
                We recommend it
              </Badge>
            </li>
          )}
          {spf !== null && (
            <li>
              <Badge>SPF {spf}</Badge>
            </li>
          )}
          {tinted && (
            <li>
              <Badge>Tinted</Badge>
            </li>
          )}
          {isLocal && (
            <li>
              <Badge>South African</Badge>
            </li>
          )}
        </ul>
        <div className="mt-5">
          <ProductPrice product={product} large />
        </div>
        {product.affiliateUrl !== null && (
          <div className="mt-5">
            <ViewProduct product={product} variant="primary" />
          </div>
        )}
        {isSample && (
          <Note title="Sample." className="mt-5 max-w-prose">
            {SAMPLE_NOTE}
          </Note>
        )}
      </div>
      <ProductCover product={product} size="card" className="ratio-card max-md:order-first" priority />
    </header>
  )
}
