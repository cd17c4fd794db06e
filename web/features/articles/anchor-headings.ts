/**
 * Turns each heading of an article into a link to itself, so that a reader can share a section. Expects the HTML that the server
 * renders from Markdown, where `h2` and `h3` have ids. Headings that contain a link are left alone.
 */
export const anchorHeadings = (html: string): string =>
  html.replaceAll(/<(h[23]) id="([^"]+)">(.*?)<\/\1>/gs, (whole, tag: string, id: string, inside: string) =>
    inside.includes('<a ') ? whole : `<${tag} id="${id}"><a class="anchor" href="#${id}">${inside}</a></${tag}>`,
  )
