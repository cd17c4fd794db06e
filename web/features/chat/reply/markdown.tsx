import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Block, blocksOf, type Piece } from './markdown-parts.ts'

/** A link of a reply: own pages open in the app, other sites in a new tab. */
export function ReplyLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} viewTransition className={className}>
        {children}
      </Link>
    )
  return (
    <a
      href={to}
      className={className}
      {...(to.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece, at) => {
    if (piece.type === 'text') return piece.text
    const inner = <Pieces of={piece.pieces} />
    if (piece.type === 'link')
      return (
        <ReplyLink key={at} to={piece.to}>
          {inner}
        </ReplyLink>
      )
    return piece.type === 'bold' ? <strong key={at}>{inner}</strong> : <em key={at}>{inner}</em>
  })
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'heading')
    return (
      <p>
        <strong>
          <Pieces of={block.line} />
        </strong>
      </p>
    )
  if (block.type === 'paragraph')
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            <Pieces of={line} />
          </span>
        ))}
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>
          <Pieces of={item} />
        </li>
      ))}
    </List>
  )
}

/** The Markdown of a reply as elements. Never as HTML, so a text cannot bring scripts along. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose chat-prose">
      {blocksOf(text).map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}
