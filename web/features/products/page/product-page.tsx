import { data, redirect } from 'react-router'
import type { Product } from '#contract/products.ts'
import { readProduct } from '#contract/routes/products.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { ProductReviews } from '#web/features/reviews/product-reviews.tsx'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { productCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { productData } from '#web/seo/product-data.ts'
import { PRODUCTS, productAddress } from '../product-address.ts'
import { DoesItSuitMe } from './does-it-suit-me.tsx'
import { Ingredients, LabelNotes } from './ingredients.tsx'
import { ProductHeader } from './product-header.tsx'
import { MoreProducts, ProsAndCons, WhereToBuy, WhoItSuits } from './product-parts.tsx'
import type { Route } from './+types/product-page.ts'

const productRead = (slug: string) => read(readProduct, { params: { id: slug } })

/** The ids and slugs that the server accepts (contract/values.ts); anything else is not a product. */
const idOrSlug = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Loads the product of a path. An id, or a slug with capitals, redirects to the canonical path. */
const productAt = async (requested: string, load: (slug: string) => Promise<Product>): Promise<Product> => {
  const slug = requested.toLowerCase()
  if (!idOrSlug.test(slug)) throw data({ message: 'There is no such product.' }, { status: 404 })
  const product = await load(slug)
  if (product.slug !== requested) throw redirect(productAddress(product.slug), 301)
  return product
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  productAt(params.slug, async (slug) => (await loadOnServer(context, productRead(slug)))[0])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  productAt(params.slug, async (slug) => (await loadInBrowser(productRead(slug)))[0])

export const meta: Route.MetaFunction = ({ loaderData: product, matches }) => {
  if (!product) return []
  const origin = originOf(matches)
  const { productName, brandName, slug, title, isSample } = product
  const here = productAddress(slug)
  const image = productCard(slug)
  return pageMeta({
    origin,
    path: here,
    title: `${productName}${isSample ? ' (sample)' : ` by ${brandName}`}`,
    description: `${title}: what is in it, who it suits and what it costs per 100 ml.${isSample ? ' A made-up sample product.' : ''}`,
    image,
    jsonLd: [
      productData(origin, product, image),
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Products', path: PRODUCTS },
        { name: productName, path: here },
      ]),
    ],
  })
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return (
    <div className="wrap" key={product.id}>
      <ProductHeader product={product} />
      <div className="mt-8 lg:mt-12">
        <DoesItSuitMe product={product} />
        <ProsAndCons product={product} />
        <WhoItSuits product={product} />
        <Ingredients product={product} />
        <LabelNotes notes={product.notes} />
        <WhereToBuy product={product} />
        <ProductReviews product={product} />
      </div>
      <MoreProducts products={product.related} />
    </div>
  )
}
