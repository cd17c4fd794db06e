/** The logo mark: one leaf with a light and a dark half and a bent midrib, on a 24 × 24 grid. */
const MARK_LIT = { path: 'M12 22.5C4.5 18.5 3 10.5 12 1.5 12.5 9 13 15 12 22.5z', colour: '#34d399' } as const
const MARK_SHADE = {
  path: 'M12 22.5C19.5 18.5 21 10.5 12 1.5 12.5 9 13 15 12 22.5z',
  colour: '#0d8f65',
} as const

/** The two halves of the logo mark as SVG markup, for icons and Open Graph images. */
export const markArt: string = [MARK_LIT, MARK_SHADE]
  .map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`)
  .join('')
