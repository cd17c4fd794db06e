import type { IconName } from '#web/ui/icon-paths.ts'

/** A place a link of the frame leads to. */
export type Destination = { to: string; label: string }
export type MarkedDestination = Destination & { icon: IconName }

/** The main links of the header, from 768 px. */
export const headerLinks: readonly Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/skincare-guides', label: 'Guides' },
  { to: '/product-recommendations', label: 'Products' },
  { to: '/streams', label: 'Streams' },
  { to: '/sponsored-offers', label: 'Offers' },
]

/** The bar at the bottom, under 768 px. */
export const bottomLinks: readonly MarkedDestination[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/skincare-guides', label: 'Guides', icon: 'book' },
  { to: '/streams', label: 'Podcast', icon: 'mic' },
  { to: '/sponsored-offers', label: 'Deals', icon: 'tag' },
  { to: '/chatbot', label: 'Chatbot', icon: 'chat' },
]

/** The Explore part of the drawer. */
export const exploreLinks: readonly Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/skincare-guides', label: 'Skincare Guides' },
  { to: '/product-recommendations', label: 'Product Reviews' },
  { to: '/diy-recipes', label: 'DIY Recipes' },
  { to: '/web-stories', label: 'Web Stories' },
  { to: '/community-forum', label: 'Community' },
  { to: '/sponsored-offers', label: 'Deals' },
]

/** Where a visitor signs in or joins; in the header they open the dialog, without scripts they lead to the page. */
export const SIGN_IN = '/auth'
export const JOIN = '/auth?tab=register'

/** The Account part of the drawer. */
export const visitorLinks: readonly MarkedDestination[] = [
  { to: SIGN_IN, label: 'Sign In', icon: 'user' },
  { to: JOIN, label: 'Join Now', icon: 'leaf' },
]
export const memberLinks: readonly MarkedDestination[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  { to: '/profile', label: 'Profile', icon: 'user' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
]

/** The menu behind the avatar in the header. */
export const avatarLinks: readonly MarkedDestination[] = [
  { to: '/profile', label: 'Profile', icon: 'user' },
  { to: '/dashboard?tab=saved', label: 'Saved Articles', icon: 'save' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
]

export const NOTIFICATIONS = '/notifications'

/** The search field of the page of all articles. */
export const SEARCH = '/articles#articles-search'

/** The page that answers a search sent by a form, as `q`. */
export const SEARCH_PAGE = '/articles'

/** The footer, in its columns. */
export const footerColumns: readonly { title: string; links: readonly Destination[] }[] = [
  {
    title: 'Read',
    links: [
      { to: '/articles', label: 'Articles' },
      { to: '/ingredients', label: 'Ingredients' },
      { to: '/routines', label: 'Routines' },
      { to: '/deals', label: 'Deals' },
      { to: '/brands', label: 'Brands' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/help', label: 'Help' },
      { to: '/contact', label: 'Contact' },
      { to: '/subscription', label: 'Subscription' },
      { to: '/advertise', label: 'Advertise' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-of-service', label: 'Terms of Service' },
      { to: '/cookie-policy', label: 'Cookie Policy' },
    ],
  },
]

/** Where the footer's links stand in the page: the way on for a menu button that cannot open its drawer. */
export const FOOTER_LINKS_ID = 'site-links'

/** Whether a link of the frame is highlighted: the path equals it or starts with it, Home only when equal (specification, Navigation). */
export const isHighlighted = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(to))

/** What `aria-current` of such a link says: the page itself, or a page under it. */
export const currentOf = (path: string, to: string): 'page' | 'true' | undefined => {
  if (!isHighlighted(path, to)) return undefined
  return path === to ? 'page' : 'true'
}
