import type { LoaderFunctionArgs } from 'react-router'
import { noSuchFile } from '#web/seo/file-response.ts'
import { type SocialCard, socialCard } from '#web/seo/social-card.server.ts'
import { categories } from '../categories.ts'

type PageCard = Omit<SocialCard, 'slug'>

/** The pages with their own social card, by the name in its path. */
const cards: Record<string, PageCard> = {
  home: {
    title: 'Skincare for South African skin, weather and budgets',
    category: 'Guides, ingredients, routines',
    accent: 'aloe',
    motif: 'face',
  },
  articles: {
    title: 'Every article, with its sources and the date we last checked it',
    category: 'Articles',
    accent: 'fynbos',
    motif: 'protea',
  },
  'skincare-guides': {
    title: 'Skincare guides for South African skin',
    category: categories.guide.label,
    accent: categories.guide.accent,
    motif: 'aloe',
  },
  'skin-quiz': {
    title: 'Eight questions about your skin, then a routine that fits it',
    category: 'AI Skin Quiz',
    accent: 'aloe',
    motif: 'face',
  },
  chatbot: {
    title: 'Ask about your skin in your own words',
    category: 'SKYNN AI',
    accent: 'aloe',
    motif: 'drop',
  },
  'product-recommendations': {
    title: 'Products, read by their ingredient lists',
    category: 'Products',
    accent: 'atlantic',
    motif: 'pump',
  },
  ingredients: {
    title: 'Ingredients: what they can and cannot do',
    category: categories.ingredient.label,
    accent: categories.ingredient.accent,
    motif: 'rooibos',
  },
  'diy-recipes': {
    title: 'Recipes to make at home that are safe for skin',
    category: 'DIY Recipes',
    accent: 'marula',
    motif: 'mortar',
  },
  routines: {
    title: 'Routines for your week, your weather and your budget',
    category: categories.routine.label,
    accent: categories.routine.accent,
    motif: 'sun',
  },
  'sponsored-offers': {
    title: 'Deals, labelled as ads, with their recorded prices in rand',
    category: 'Deals',
    accent: 'protea',
    motif: 'tag',
  },
  brands: {
    title: 'Ten South African brands, and how to read their labels',
    category: 'Local brands',
    accent: 'marula',
    motif: 'marula',
  },
}

/** The social card of a page that is not an article. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const name = params.name ?? ''
  const card = Object.hasOwn(cards, name) ? cards[name] : undefined
  return card === undefined ? noSuchFile() : socialCard({ ...card, slug: name })
}
