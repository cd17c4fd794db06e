import type { IconName } from '#web/ui/icon-paths.ts'

/** A link of the shell. */
export type Destination = { to: string; label: string }
export type IconDestination = Destination & { icon: IconName }

/** The main links of the header, from 768 px. */
export const headerLinks: readonly Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/skincare-guides', label: 'Guides' },
  { to: '/product-recommendations', label: 'Products' },
  { to: '/streams', label: 'Streams' },
  { to: '/sponsored-offers', label: 'Offers' },
]

/** The bar at the bottom, under 768 px. */
export const bottomLinks: readonly IconDestination[] = [
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

/** The sign-in and join pages. In the header these links open the dialog; without scripts they lead to the page. */
export const SIGN_IN = '/auth'
export const JOIN = '/auth?tab=register'

/** The Account part of the drawer. */
export const visitorLinks: readonly IconDestination[] = [
  { to: SIGN_IN, label: 'Sign In', icon: 'user' },
  { to: JOIN, label: 'Join Now', icon: 'leaf' },
]
export const memberLinks: readonly IconDestination[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  { to: '/profile', label: 'Profile', icon: 'user' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
]

/** The menu behind the avatar in the header. */
export const avatarLinks: readonly IconDestination[] = [
  { to: '/profile', label: 'Profile', icon: 'user' },
  { to: '/dashboard?tab=saved', label: 'Saved Articles', icon: 'save' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
]

export const NOTIFICATIONS = '/notifications'

/** The search field. */
export const SEARCH = '/search#site-search'

/** The page that shows the results of a search form, sent as `q`. */
export const SEARCH_PAGE = '/search'

/** The footer columns. */
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

/** The id of the footer links: the fallback target for a menu button that cannot open its drawer. */
export const FOOTER_LINKS_ID = 'site-links'

/** Whether a shell link is highlighted: the path equals it or starts with it, Home only when equal (specification, Navigation). */
export const isHighlighted = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(to))

/** The `aria-current` value of a shell link: `page` on the page itself, `true` on a page below it. */
export const currentOf = (path: string, to: string): 'page' | 'true' | undefined => {
  if (!isHighlighted(path, to)) return undefined
  return path === to ? 'page' : 'true'
}
