/**
 * A regular expression written over several lines: line breaks, and what indents the lines, are no part of it. Backslashes stand as they are, and what is
 * put in is a part of the pattern.
 */
export const pattern = (parts: TemplateStringsArray, ...put: readonly string[]): RegExp =>
  new RegExp(String.raw(parts, ...put).replaceAll(/\n */g, ''))
