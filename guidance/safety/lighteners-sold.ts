/** Creams that are sold as lighteners, by name. */
export const lightenersSold =
  /\b(?:caro ?(?:light|white|tone)|ambi|fair and white|extra clair|clear essence|bio ?claire|top ?gel|diproson)\b/
