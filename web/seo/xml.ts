const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// Characters that XML 1.0 does not allow: https://www.w3.org/TR/xml/#charsets. Lone surrogates are replaced by `toWellFormed`.
// oxlint-disable-next-line no-control-regex
const disallowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text for XML, as content or in a quoted attribute, and removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(disallowed, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

/** An element that contains text, or ready-made markup. */
export const element = (name: string, inside: string | { markup: string }): string =>
  `<${name}>${typeof inside === 'string' ? escapeXml(inside) : inside.markup}</${name}>`

/** The first line of every XML file. */
export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n'
