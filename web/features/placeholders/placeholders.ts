import type { Accent } from '#web/ui/art/accents.ts'
import type { MotifName } from '#web/ui/art/motif-names.ts'

/** Pages that are already open. */
export const reading = {
  guides: {
    to: '/skincare-guides',
    label: 'Skincare guides',
    text: 'One skin question at a time, from first signs to when to see someone.',
  },
  routines: { to: '/routines', label: 'Routines', text: 'Few steps, in order, with what they cost in rand.' },
  reviews: {
    to: '/articles?category=review',
    label: 'Reviews',
    text: 'Types of product compared side by side, with no brand paying for a place.',
  },
  deals: { to: '/articles?category=deal', label: 'About deals', text: 'How to tell a real saving from a sales pitch.' },
  brands: {
    to: '/articles?category=local-brand',
    label: 'Local brands',
    text: 'Oils, plants and products made close to home.',
  },
  articles: { to: '/articles', label: 'All articles', text: 'Everything in one list, to search and filter.' },
  dashboard: { to: '/dashboard', label: 'Your dashboard', text: 'Your saved articles and your membership.' },
  terms: {
    to: '/terms-of-service',
    label: 'Terms of Service',
    text: 'What membership is, what it costs and how it ends.',
  },
} as const

export type Reading = keyof typeof reading

/** A page that has a path but is not open yet. */
export type Placeholder = {
  path: string
  title: string
  /** What it will be, in one sentence. */
  teaser: string
  /** The closest pages that are already open. */
  read: readonly Reading[]
  /** Shows how to contact us in the meantime. */
  reachUs?: true
  art: { motif: MotifName; accent: Accent }
}

export const placeholders: readonly Placeholder[] = [
  {
    path: '/web-stories',
    title: 'Web Stories',
    teaser: 'Short illustrated stories to tap through while the kettle boils.',
    read: ['guides', 'routines'],
    art: { motif: 'face', accent: 'protea' },
  },
  {
    path: '/community-forum',
    title: 'Community',
    teaser: 'A moderated forum to ask about skin, routines and local brands, and to help one another.',
    read: ['guides', 'articles'],
    art: { motif: 'protea', accent: 'fynbos' },
  },
  {
    path: '/streams',
    title: 'Podcast',
    teaser: 'Conversations about South African skin, to listen to in the taxi or download on Wi-Fi.',
    read: ['guides', 'routines'],
    art: { motif: 'mic', accent: 'fynbos' },
  },
  {
    path: '/advertise',
    title: 'Advertise',
    teaser: 'For brands: what you can book, how it is labelled, and a free 15-minute call to talk it through.',
    read: ['brands', 'deals'],
    reachUs: true,
    art: { motif: 'stall', accent: 'rooibos' },
  },
  {
    path: '/subscription',
    title: 'Subscription',
    teaser:
      'Your membership in one place: what it includes, when it ends, and how to renew, cancel or get your money back.',
    read: ['terms', 'dashboard'],
    art: { motif: 'coin', accent: 'marula' },
  },
  {
    path: '/help',
    title: 'Help',
    teaser: 'Answers about your account, your membership and how we work, and a way to ask us anything else.',
    read: ['guides', 'terms'],
    reachUs: true,
    art: { motif: 'mug', accent: 'rooibos' },
  },
  {
    path: '/contact',
    title: 'Contact',
    teaser: 'A form to reach the right person about the site, your account or your personal information.',
    read: ['guides', 'articles'],
    reachUs: true,
    art: { motif: 'kelp', accent: 'atlantic' },
  },
]

/** The placeholder at a path, with or without a trailing slash. */
export const placeholderAt = (path: string): Placeholder | undefined =>
  placeholders.find((placeholder) => placeholder.path === path.replace(/\/+$/, ''))
