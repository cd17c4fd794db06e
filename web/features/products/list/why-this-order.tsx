import type { ProductSort } from '#contract/kinds/product.ts'

const sentences: Record<ProductSort, string> = {
  suggested: 'Newest first, the same for everyone.',
  newest: 'Newest first.',
  price: 'Lowest price first. Products without a known price are left out.',
  'unit-price': 'Lowest price per 100 ml first. Products without a known price or size are left out.',
  rating: 'Best average of members’ reviews first.',
}

/** Why the list is in this order. Brands cannot buy a place in it. */
export function WhyThisOrder({ sort, isPersonal }: { sort: ProductSort; isPersonal: boolean }) {
  return (
    <p className="text-xs text-muted">
      {isPersonal
        ? 'By how each ingredient list suits your skin profile; what you should leave out is not listed.'
        : sentences[sort]}{' '}
      Brands cannot pay for a place.
    </p>
  )
}
