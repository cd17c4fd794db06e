/**
 * Makes each heading of an article a link to itself, so that a reader can share a part of it. Takes HTML as the server renders it from
 * Markdown: headings of the second and third level carry an id; one that holds a link already is left alone.
 */
export const anchorHeadings = (html: string): string =>
  html.replaceAll(/<(h[23]) id="([^"]+)">(.*?)<\/\1>/gs, (whole, tag: string, id: string, inside: string) =>
    inside.includes('<a ') ? whole : `<${tag} id="${id}"><a class="anchor" href="#${id}">${inside}</a></${tag}>`,
  )
