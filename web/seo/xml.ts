const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// What XML 1.0 can hold at all: https://www.w3.org/TR/xml/#charsets. Half a surrogate pair is no character either.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as it may stand in XML, between tags or in a quoted attribute. What XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(impossible, '')
    .replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** An element with text in it, or with markup already made. */
export const element = (name: string, inside: string | { markup: string }): string =>
  `<${name}>${typeof inside === 'string' ? escapeXml(inside) : inside.markup}</${name}>`

/** The first line of every XML file. */
export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n'
