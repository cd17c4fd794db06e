import MarkdownIt from 'markdown-it'

/** Safe HTML, the headings for the table of contents, and the word count. */
export type Rendered = { html: string; headings: { id: string; text: string }[]; words: number }

// Only the quotes of the typographer: its replacements would turn (c) and (r) into symbols.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' }).disable(
  'replacements',
)

/** The anchor of a heading: lower case, words joined by hyphens, unique within the text. */
const headingId = (text: string, usedIds: Set<string>): string => {
  const base =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'part'
  let id = base
  for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`
  usedIds.add(id)
  return id
}

const calloutStart = /^\[!(NOTE|WARNING)\]\s*/

const textOf = (inline: { children: { type: string; content: string }[] | null }): string =>
  (inline.children ?? [])
    .filter((part) => part.type === 'text' || part.type === 'code_inline')
    .map((part) => part.content)
    .join('')

/**
 * Turns `> [!NOTE]` quotes into asides, gives headings ids, and labels tables, which are scrollable regions, with the heading above them.
 * @returns the second-level headings
 */
const annotate = (tokens: ReturnType<typeof markdown.parse>): Rendered['headings'] => {
  const usedIds = new Set<string>()
  const headings: Rendered['headings'] = []
  let sectionTitle = ''
  let tableCount = 0
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (token.type === 'heading_open' && next) {
      const text = textOf(next)
      const id = headingId(text, usedIds)
      sectionTitle = text
      tableCount = 0
      token.attrSet('id', id)
      if (token.tag === 'h2') headings.push({ id, text })
    }
    if (token.type === 'table_open') {
      tableCount += 1
      token.meta = {
        name: ['Table', sectionTitle, tableCount > 1 ? String(tableCount) : '']
          .filter((part) => part !== '')
          .join(', '),
      }
    }
    const inline = tokens[at + 2]
    const first = inline?.children?.[0]
    if (token.type === 'blockquote_open' && inline?.type === 'inline' && first) {
      const kind = calloutStart.exec(first.content)?.[1]
      if (kind !== undefined) {
        first.content = first.content.replace(calloutStart, '')
        if (first.content === '' && inline.children?.[1]?.type === 'softbreak') inline.children.splice(0, 2)
        token.tag = 'aside'
        token.attrSet('class', kind === 'NOTE' ? 'note' : 'note warning')
        token.attrSet('role', 'note')
        const close = tokens.findIndex(
          (other, index) => index > at && other.type === 'blockquote_close' && other.level === token.level,
        )
        const closing = tokens[close]
        if (closing) closing.tag = 'aside'
      }
    }
  }
  return headings
}

markdown.renderer.rules.table_open = (tokens, index) =>
  `<div class="scroll-x" role="region" aria-label="${markdown.utils.escapeHtml(String(tokens[index]?.meta?.name))}" tabindex="0"><table>`
markdown.renderer.rules.table_close = () => '</table></div>'
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const href = String(tokens[index]?.attrGet('href') ?? '')
  if (/^https?:/.test(href)) tokens[index]?.attrSet('rel', 'noopener')
  return self.renderToken(tokens, index, options)
}
markdown.renderer.rules.th_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('scope', 'col')
  return self.renderToken(tokens, index, options)
}
// Column alignment as a class: a strict content security policy blocks style attributes.
markdown.core.ruler.push('cell_alignment', (state) => {
  for (const token of state.tokens) {
    if ((token.type === 'th_open' || token.type === 'td_open') && String(token.attrGet('style')).includes('right'))
      token.attrs = [['class', 'r']]
    else if (token.type === 'th_open' || token.type === 'td_open') token.attrs = null
  }
})
// `[^2]` becomes a link to the second source below the text.
markdown.inline.ruler.before('link', 'citation', (state, silent) => {
  const found = /^\[\^(\d{1,2})\]/.exec(state.src.slice(state.pos, state.pos + 6))
  if (!found) return false
  if (!silent) state.push('citation', 'sup', 0).content = found[1] ?? ''
  state.pos += found[0].length
  return true
})
markdown.renderer.rules.citation = (tokens, index) => {
  const number = tokens[index]?.content ?? ''
  return `<sup class="cite"><a href="#source-${number}" aria-label="Source ${number}">${number}</a></sup>`
}

/** Renders the editors' Markdown. Raw HTML is escaped. */
export const renderMarkdown = (source: string): Rendered => {
  const tokens = markdown.parse(source, {})
  const headings = annotate(tokens)
  const html = markdown.renderer.render(tokens, markdown.options, {})
  const words = html
    .replaceAll(/<sup class="cite">.*?<\/sup>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { html, headings, words }
}

/** A line of plain text with typographic quotation marks and apostrophes, as rendered Markdown has them. */
export const typeset = (line: string): string => textOf(markdown.parseInline(line, {})[0] ?? { children: null })
