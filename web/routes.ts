import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountSecurityPages } from './features/account-security/routes.ts'
import { accountPages } from './features/account/routes.ts'
import { accountsPages } from './features/accounts/routes.ts'
import { articlesFiles, articlesPages } from './features/articles/routes.ts'
import { chatPages } from './features/chat/routes.ts'
import { notificationsPages } from './features/notifications/routes.ts'
import { productsFiles, productsPages } from './features/products/routes.ts'
import { ingredientsPages } from './features/ingredients/routes.ts'
import { recipesFiles, recipesPages } from './features/recipes/routes.ts'
import { dealsFiles, dealsPages } from './features/deals/routes.ts'
import { brandsFiles, brandsPages } from './features/brands/routes.ts'
import { shelfPages } from './features/shelf/routes.ts'
import { pollsPages } from './features/polls/routes.ts'
import { waitingListPages } from './features/waiting-list/routes.ts'
import { searchPages } from './features/search/routes.ts'
import { routinesPages } from './features/routines/routes.ts'
import { skinQuizPages } from './features/skin-quiz/routes.ts'
import { placeholderPages } from './features/placeholders/routes.ts'
import { legalPages } from './features/legal/routes.ts'
import { offlinePages } from './worker/routes.ts'
import { movedPages } from './shell/navigation/moved-pages.ts'

/** All routes. Pages render inside the frame; files (feeds, images, sitemap) are served without it. */
export default [
  layout('shell/frame.tsx', [
    index('features/home/home-page.tsx'),
    ...articlesPages,
    ...accountPages,
    ...accountsPages,
    ...accountSecurityPages,
    ...legalPages,
    ...notificationsPages,
    ...productsPages,
    ...ingredientsPages,
    ...shelfPages,
    ...recipesPages,
    ...dealsPages,
    ...brandsPages,
    ...pollsPages,
    ...waitingListPages,
    ...searchPages,
    ...skinQuizPages,
    ...routinesPages,
    ...chatPages,
    ...placeholderPages,
    route('styleguide', 'features/styleguide/styleguide-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
  ...articlesFiles,
  ...productsFiles,
  ...recipesFiles,
  ...dealsFiles,
  ...brandsFiles,
  ...movedPages,
  ...offlinePages,
] satisfies RouteConfig
