import { Link, type MetaArgs, useLocation } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReachUs } from './reach-us.tsx'
import { type Reading, reading, placeholderAt } from './placeholders.ts'

export const meta = ({ matches, location }: MetaArgs) => {
  const placeholder = placeholderAt(location.pathname)
  if (!placeholder) return []
  return pageMeta({
    matches,
    path: placeholder.path,
    title: placeholder.title,
    description: `${placeholder.teaser} Not open yet.`,
    noindex: true,
  })
}

function ReadingLink({ of }: { of: Reading }) {
  const { to, label, text } = reading[of]
  return (
    <li className="border-t border-line">
      <Link to={to} prefetch="intent" viewTransition className="group flex items-center gap-4 py-4">
        <span className="min-w-0 flex-1">
          <span className="serif block text-lg group-hover:underline">{label}</span>
          <span className="mt-1 block text-muted">{text}</span>
        </span>
        <Icon name="arrow" className="text-link" />
      </Link>
    </li>
  )
}

/** The page of a feature that is not open yet: what it will be, and what to read in the meantime. */
export default function PlaceholderPage() {
  const { pathname } = useLocation()
  const placeholder = placeholderAt(pathname)
  if (!placeholder) return null
  const { title, teaser, read, reachUs, art, path } = placeholder
  return (
    <div className="wrap grid gap-8 pt-8 md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-12 lg:grid-cols-[7fr_5fr] lg:gap-24">
      <div>
        <Badge>Not open yet</Badge>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-4 max-w-prose text-md text-text-2">{teaser}</p>
        <p className="mt-4 text-text-2">We are still building this page.</p>
        {reachUs && <ReachUs />}
        <nav aria-labelledby="read-now" className="mt-10 max-w-prose">
          <h2 id="read-now" className="mb-4 text-xl">
            What you can read now
          </h2>
          <ul>
            {read.map((of) => (
              <ReadingLink key={of} of={of} />
            ))}
          </ul>
        </nav>
      </div>
      <Cover
        slug={path.slice(1)}
        accent={art.accent}
        motif={art.motif}
        size="portrait"
        priority
        className="aspect-9/5 self-start max-md:order-first md:aspect-4/5"
      />
    </div>
  )
}
