import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { compareAddress, productAddress } from '../product-address.ts'
import { ProductCover } from '../product-cover.tsx'
import { compare, type Row } from './comparison.ts'

const cell = 'border-t border-line p-2 text-left align-top md:p-3'

/** The labels stay in view while the products scroll past them. */
const label = 'sticky left-0 z-1 bg-page'

function Head({ product, others }: { product: ProductSummary; others: string[] }) {
  const { slug, productName, isSample } = product
  return (
    <th scope="col" className="min-w-30 p-2 text-left align-top font-normal md:p-3">
      <span className="relative block max-w-56">
        <ProductCover product={product} size="card" className="ratio-card rounded-md" />
        {isSample && (
          <Badge tone="on-art" className="absolute top-1.5 left-1.5 px-2">
            Sample
          </Badge>
        )}
      </span>
      <Link to={productAddress(slug)} className="serif mt-2 block text-lg wrap-break-word hover:underline">
        {productName}
      </Link>
      <Link to={compareAddress(others)} className="link inline-flex min-h-tap items-center gap-1">
        <Icon name="close" className="size-4" />
        Remove<span className="sr-only"> {productName}</span>
      </Link>
    </th>
  )
}

function Rows({ title, rows, columns }: { title: string; rows: Row[]; columns: number }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="p-2 pt-8 text-left md:p-3 md:pt-8">
          <span className="serif sticky left-2 text-lg font-title md:left-3">{title}</span>
        </th>
      </tr>
      {rows.map(({ label: name, values }) => (
        <tr key={name}>
          <th scope="row" className={`${cell} ${label} font-medium text-muted`}>
            {name}
          </th>
          {values.map((value, at) => (
            <td key={at} className={`${cell} wrap-break-word whitespace-pre-line tabular-nums first-letter:uppercase`}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The products side by side, what differs first. The table scrolls within the page, also by keyboard. */
export function CompareTable({ products }: { products: readonly ProductSummary[] }) {
  const { different, same } = compare(products)
  const slugs = products.map(({ slug }) => slug)
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Comparison" tabIndex={0} className="bleed mt-6 overflow-x-auto md:mx-0 md:px-0">
      <table className="w-full border-collapse md:min-w-[44rem] md:table-fixed">
        <caption className="sr-only">The chosen products side by side</caption>
        <thead>
          <tr>
            <td className={`${label} p-2 md:w-32 md:p-3`}>
              <span className="sr-only">Property</span>
            </td>
            {products.map((product) => (
              <Head key={product.id} product={product} others={slugs.filter((slug) => slug !== product.slug)} />
            ))}
          </tr>
        </thead>
        <Rows title="What differs" rows={different} columns={products.length} />
        <Rows title="The same for all" rows={same} columns={products.length} />
      </table>
    </div>
  )
}
