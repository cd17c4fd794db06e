import { Link } from 'react-router'
import type { Ingredient } from '#contract/ingredients.ts'
import { Badge } from '#web/ui/badge.tsx'

const HIGHEST = 4

/** What an ingredient helps with; the bar repeats the words beside it. */
export function Helps({ helps }: Pick<Ingredient, 'helps'>) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {helps.map(({ concern, level, evidence }) => (
        <li key={concern}>
          <span className="font-medium first-letter:uppercase">{concern}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
            <span aria-hidden="true" className="flex shrink-0 gap-1">
              {Array.from({ length: HIGHEST }, (_, at) => (
                <span key={at} className={`h-1.5 w-5 rounded-full ${at < level ? 'bg-primary' : 'bg-line-strong'}`} />
              ))}
            </span>
            {evidence}
          </span>
        </li>
      ))}
    </ul>
  )
}

const verdicts = {
  ok: { label: 'Usually fine', tone: 'soft' },
  ask: { label: 'Ask first', tone: 'warning' },
  avoid: { label: 'Leave it out', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'neutral' },
} as const

/** What is usual in pregnancy and while breastfeeding. */
export function Cautions({ ingredient }: { ingredient: Pick<Ingredient, 'pregnancy' | 'breastfeeding'> }) {
  return (
    <dl className="grid grid-cols-1 gap-4">
      {(['pregnancy', 'breastfeeding'] as const).map((time) => {
        const { verdict, text } = ingredient[time]
        const { label, tone } = verdicts[verdict]
        return (
          <div key={time}>
            <dt className="flex flex-wrap items-center gap-2 font-medium">
              {time === 'pregnancy' ? 'Pregnancy' : 'Breastfeeding'}
              <Badge tone={tone}>{label}</Badge>
            </dt>
            <dd className="mt-1 text-text-2">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What an ingredient clashes with or goes well with, and how. */
export function Together({ together }: Pick<Ingredient, 'together'>) {
  return (
    <ul className="grid grid-cols-1 gap-6">
      {together.map(({ verdict, other, slug, short, why, how }) => (
        <li key={`${other} ${short}`}>
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {slug === null ? (
              other
            ) : (
              <Link to={`/ingredients/${slug}`} className="text-link underline underline-offset-[0.22em]">
                {other}
              </Link>
            )}
            <Badge tone={verdict === 'clash' ? 'warning' : 'soft'}>
              {verdict === 'clash' ? 'Clash' : 'Goes together'}
            </Badge>
          </p>
          <p className="mt-1">{short}</p>
          <p className="mt-1 text-text-2">
            {why} {how}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Where it is from. */
export function Sources({ sources }: Pick<Ingredient, 'sources'>) {
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {sources.map(({ title, url }) => (
        <li key={title}>
          {url === undefined ? (
            title
          ) : (
            <a href={url} rel="noopener" className="underline underline-offset-[0.22em]">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
