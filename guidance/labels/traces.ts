/** "May contain traces of nuts" speaks of what got in, and not of what was put in. */
export const traces =
  /\b(?:traces?(?! (?:element|mineral))|traços?|vest[ií]gios?|spuren|sporen? van|trazas?|tracce|śladow[ey])\b/i
