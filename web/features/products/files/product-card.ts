import type { LoaderFunctionArgs } from 'react-router'
import { readProduct } from '#contract/routes/products.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { fileResponse, KEEP, noSuchFile } from '#web/seo/file-response.ts'
import { isMotif } from '#web/ui/art/motif-names.ts'
import { ogFonts } from '#web/ui/art/og-fonts.server.ts'
import { ogPng } from '#web/ui/art/og.server.ts'
import { printOf } from '../product-cover.tsx'
import { kindWords } from '../product-words.ts'

/** The social card of a product: its name, kind and cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return noSuchFile()
  const [product] = await loadOnServer(context, read(readProduct, { params: { id: slug } }))
  const { accent, motif } = printOf(product, 'portrait')
  const card = await ogPng({
    title: product.productName,
    category: `${kindWords[product.category].one}${product.isSample ? ', sample' : ''}`,
    slug: product.slug,
    accent,
    motif: motif !== undefined && isMotif(motif) ? motif : undefined,
    fonts: ogFonts,
  })
  return fileResponse(new Uint8Array(card), 'image/png', KEEP.day)
}
