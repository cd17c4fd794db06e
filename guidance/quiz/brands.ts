// Product lists keep brands by slug; people read the name the brand writes itself.
const displayNames: Readonly<Record<string, string>> = {
  'terres-dafrique': "Terres d'Afrique",
  smooch: 'Smooch',
  enough: 'Enough',
  lelive: 'lelive',
  sundae: 'Sundae',
  gloei: 'Gloei',
  yearnskin: 'Yearn Skin',
  silki: 'Silki',
  standard: 'Standard Beauty',
  skoon: 'SKOON.',
}

/** How a brand writes its name; a slug we have no name for is shown as it is. */
export const brandName = (slug: string): string => displayNames[slug] ?? slug
