import * as endpoints from '#contract/legal.ts'
import { bind } from '#server/http/bind.ts'
import { readLegalPage } from './read-legal-page.ts'

export const legalRoutes = [
  bind(endpoints.readLegalPage, ({ params, cacheTags }, { policy }) => {
    cacheTags('legal')
    return readLegalPage(params.slug, policy)
  }),
]
