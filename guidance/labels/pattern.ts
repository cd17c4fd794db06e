/** A pattern that is written over several lines: line breaks and the blanks after them are no part of it. */
export const pattern = (source: string, flags = ''): RegExp => new RegExp(source.replaceAll(/\n\s*/g, ''), flags)
