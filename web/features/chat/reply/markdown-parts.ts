/** A piece of a line. `to` is an address that may be linked. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'bold'; pieces: Piece[] }
  | { type: 'emphasis'; pieces: Piece[] }
  | { type: 'link'; to: string; pieces: Piece[] }

export type Block =
  | { type: 'paragraph'; lines: Piece[][] }
  | { type: 'heading'; line: Piece[] }
  | { type: 'list'; isOrdered: boolean; items: Piece[][] }

const pattern =
  /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^\s)]+)\)|(?<![\w*])\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g

/** Own pages, secure sites and phone numbers; nothing else becomes a link. */
const isLinkable = (to: string): boolean => /^(?:\/(?!\/)|https:\/\/|tel:\+?\d)/.test(to)

const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > from) pieces.push({ type: 'text', text: line.slice(from, match.index) })
    from = match.index + match[0].length
    const { bold, label = '', to, emphasis } = match.groups ?? {}
    if (bold !== undefined) pieces.push({ type: 'bold', pieces: piecesOf(bold) })
    else if (emphasis !== undefined) pieces.push({ type: 'emphasis', pieces: piecesOf(emphasis) })
    else if (to !== undefined && isLinkable(to)) pieces.push({ type: 'link', to, pieces: piecesOf(label) })
    else pieces.push({ type: 'text', text: label })
  }
  if (from < line.length) pieces.push({ type: 'text', text: line.slice(from) })
  return pieces
}

const listItem = /^\s*(?:[-*•]|(?<number>\d{1,2})[.)])\s+(?<text>.*)$/

/** The blocks of a reply: paragraphs, headings and flat lists, with bold, emphasis and links. All else is text. */
export const blocksOf = (markdown: string): Block[] => {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const last = isOpen ? blocks.at(-1) : undefined
    const item = listItem.exec(line)?.groups
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1]
    if (line.trim() === '') isOpen = false
    else if (heading !== undefined) {
      blocks.push({ type: 'heading', line: piecesOf(heading) })
      isOpen = false
    } else if (item?.text !== undefined) {
      const isOrdered = item.number !== undefined
      // Items may be apart by an empty line.
      const list = blocks.at(-1)
      if (list?.type === 'list' && list.isOrdered === isOrdered) list.items.push(piecesOf(item.text))
      else blocks.push({ type: 'list', isOrdered, items: [piecesOf(item.text)] })
      isOpen = true
    } else if (last?.type === 'paragraph') last.lines.push(piecesOf(line))
    else if (last?.type === 'list' && /^\s/.test(line)) last.items.at(-1)?.push(...piecesOf(` ${line.trim()}`))
    else {
      blocks.push({ type: 'paragraph', lines: [piecesOf(line)] })
      isOpen = true
    }
  }
  return blocks
}

/** The text of a reply that is still arriving, with the mark-up closed that its end may have cut. */
export const closed = (partial: string): string => {
  const text = partial.replace(/\[([^\]\n]*)(?:\](?:\([^)\n]*)?)?$/, '$1').replace(/\*+$/, '')
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return (line.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? text : `${text}**`
}
