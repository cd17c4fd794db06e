import type { LoaderFunctionArgs } from 'react-router'
import { readProduct } from '#contract/routes/products.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { noSuchFile } from '#web/seo/file-response.ts'
import { socialCard } from '#web/seo/social-card.server.ts'
import { printOf } from '../product-cover.tsx'
import { kindWords } from '../product-words.ts'

/** The social card of a product: its name, kind and cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return noSuchFile()
  const [product] = await loadOnServer(context, read(readProduct, { params: { id: slug } }))
  const { accent, motif } = printOf(product, 'portrait')
  return socialCard({
    title: product.productName,
    category: `${kindWords[product.category].one}${product.isSample ? ', sample' : ''}`,
    slug: product.slug,
    accent,
    motif,
  })
}
