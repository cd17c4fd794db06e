import { matchPath } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '#web/routes.ts'
import {
  avatarLinks,
  bottomLinks,
  currentOf,
  exploreLinks,
  footerColumns,
  headerLinks,
  isHighlighted,
  memberLinks,
  NOTIFICATIONS,
  SEARCH,
  SEARCH_PAGE,
  visitorLinks,
} from './destinations.ts'

describe('the highlight of a link', () => {
  it('is on when the path equals the link or starts with it', () => {
    expect(isHighlighted('/streams', '/streams')).toBe(true)
    expect(isHighlighted('/skincare-guides/winter', '/skincare-guides')).toBe(true)
    expect(isHighlighted('/articles', '/skincare-guides')).toBe(false)
  })
  it('is on for Home only on an exact match', () => {
    expect(isHighlighted('/', '/')).toBe(true)
    expect(isHighlighted('/streams', '/')).toBe(false)
  })
  it('sets aria-current to page on the page itself and to true on a page below it', () => {
    expect(currentOf('/streams', '/streams')).toBe('page')
    expect(currentOf('/streams/3', '/streams')).toBe('true')
    expect(currentOf('/', '/streams')).toBeUndefined()
  })
})

describe('the shell links', () => {
  const pairs = (links: readonly { to: string; label: string }[]) => links.map(({ to, label }) => `${label} ${to}`)

  it('match the specification in the header and the bottom bar', () => {
    expect(pairs(headerLinks)).toEqual([
      'Home /',
      'Guides /skincare-guides',
      'Products /product-recommendations',
      'Streams /streams',
      'Offers /sponsored-offers',
    ])
    expect(pairs(bottomLinks)).toEqual([
      'Home /',
      'Guides /skincare-guides',
      'Podcast /streams',
      'Deals /sponsored-offers',
      'Chatbot /chatbot',
    ])
  })
  it('match the specification in the drawer', () => {
    expect(exploreLinks.map(({ label }) => label)).toEqual([
      'Home',
      'Skincare Guides',
      'Product Reviews',
      'DIY Recipes',
      'Web Stories',
      'Community',
      'Deals',
    ])
    expect(pairs(memberLinks)).toEqual(['Dashboard /dashboard', 'Profile /profile', 'Settings /settings'])
    expect(pairs(visitorLinks)).toEqual(['Sign In /auth', 'Join Now /auth?tab=register'])
  })
  it('match the specification in the avatar menu and the footer', () => {
    expect(pairs(avatarLinks)).toEqual([
      'Profile /profile',
      'Saved Articles /dashboard?tab=saved',
      'Settings /settings',
    ])
    expect(footerColumns.flatMap(({ links }) => links.map(({ to }) => to)).sort()).toEqual([
      '/advertise',
      '/articles',
      '/brands',
      '/contact',
      '/cookie-policy',
      '/deals',
      '/help',
      '/ingredients',
      '/privacy-policy',
      '/routines',
      '/subscription',
      '/terms-of-service',
    ])
  })
  it('all lead to an existing route', () => {
    const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
      entries.flatMap(({ path, index, children }) => [
        ...(path ? [path] : index ? ['/'] : []),
        ...pathsOf(children ?? []),
      ])
    const paths = pathsOf(routes as RouteConfigEntry[]).filter((path) => path !== '*')
    const links = [
      headerLinks,
      bottomLinks,
      exploreLinks,
      memberLinks,
      visitorLinks,
      avatarLinks,
      ...footerColumns.map((column) => column.links),
    ].flat()
    const linkedPaths = [...links.map(({ to }) => to), NOTIFICATIONS, SEARCH, SEARCH_PAGE].map(
      (to) => new URL(to, 'http://host').pathname,
    )
    const missing = linkedPaths.filter(
      (to) => !paths.some((path) => matchPath(path.startsWith('/') ? path : `/${path}`, to)),
    )
    expect(missing).toEqual([])
  })
})
