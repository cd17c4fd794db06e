import { readLegalPage as promise } from '#contract/legal.ts'
import { bind } from '#server/http/bind.ts'
import { readLegalPage } from './read-legal-page.ts'

export const legalRoutes = [
  bind(promise, ({ params, shows }, { policy }) => {
    shows('legal')
    return readLegalPage(params.slug, policy)
  }),
]
