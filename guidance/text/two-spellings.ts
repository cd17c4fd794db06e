// Names in American and in British spelling.

/** British and American spelling of the chemistry. */
const spellings = [
  ['sulph', 'sulf'],
  ['edetate', 'edta'],
  ['aluminium', 'aluminum'],
  ['hydrolys', 'hydrolyz'],
  ['glycerine', 'glycerin'],
  ['colour', 'color'],
] as const

/** A name in American spelling, as INCI has it. */
export const american = (name: string): string =>
  spellings.reduce((text, [from, to]) => text.replaceAll(from, to), name.toLowerCase())
/** A name in British spelling. */
export const british = (name: string): string =>
  spellings.reduce((text, [to, from]) => text.replaceAll(from, to), name.toLowerCase())
