import type { LoaderFunctionArgs } from 'react-router'
import { readBrand } from '#contract/routes/brands.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { noSuchFile } from '#web/seo/file-response.ts'
import { socialCard } from '#web/seo/social-card.server.ts'
import { printOf } from '../brand-cover.tsx'

/** The social card of a brand: its name and cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const id = params.id ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(id)) return noSuchFile()
  const [brand] = await loadOnServer(context, read(readBrand, { params: { id } }))
  return socialCard({
    title: brand.name,
    category: `South African brand${brand.isSample ? ', sample' : ''}`,
    ...printOf(brand),
  })
}
