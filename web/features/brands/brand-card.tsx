import { Link } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { Piece } from '#web/ui/piece.tsx'
import { BrandCover } from './brand-cover.tsx'

type BrandCardProps = {
  brand: Pick<Brand, 'id' | 'name' | 'tagline' | 'art' | 'isSample'>
  heading?: 'h2' | 'h3'
  className?: string
}

/** A brand as a card that links to its page; it fits a carousel 152 px wide. */
export function BrandCard({ brand, heading = 'h3', className }: BrandCardProps) {
  return (
    <Piece
      heading={heading}
      className={className ?? ''}
      art={<BrandCover brand={brand} size="portrait" className="ratio-portrait" />}
      title={
        <Link to={`/brands/${brand.id}`} prefetch="intent" viewTransition>
          {brand.name}
        </Link>
      }
      meta={
        <MetaList>
          {brand.isSample && <>Sample</>}
          <>{brand.tagline}</>
        </MetaList>
      }
    />
  )
}
