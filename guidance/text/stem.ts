/** A word with less cut off, for what is learnt from many messages: "burning", "burned" and "burns" speak for the same. */
export const rootOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word)

/** A word without its ending, so that "plasters", "scratching" and "itchy" meet their like. Light on purpose: what is cut off must not change what is meant. */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ing|ies|ied|ed|es|ers?|s|y|e)$/, '').slice(0, 8)
