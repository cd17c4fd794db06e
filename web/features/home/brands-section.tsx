import { Link } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { MoreLink } from '#web/ui/section-head.tsx'
import { BrandCard } from '../brands/brand-card.tsx'

type HomeBrand = Pick<Brand, 'id' | 'name' | 'tagline' | 'art' | 'isSample'>

/** The local brands. */
export function BrandsSection({ brands }: { brands: readonly HomeBrand[] }) {
  return (
    <Carousel
      id="brands"
      title="Brand Spotlight"
      text="South African brands to get to know, in our editors’ order."
      action={
        <MoreLink asChild>
          <Link to="/brands">All brands</Link>
        </MoreLink>
      }
    >
      {brands.map((brand) => (
        <BrandCard key={brand.id} brand={brand} className="[&_.art]:aspect-square" />
      ))}
    </Carousel>
  )
}
