import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDate, formatRand } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { labelOf } from '../questions.ts'
import { CareFirst } from './care-first.tsx'
import { NumbersToCall } from './numbers-to-call.tsx'
import { budgetWords, stepsByTime, totalCents, withoutNotices } from './result-parts.ts'

type ResultProps = {
  answers: QuizAnswers
  result: QuizResult
  /** When it was made; today by default. */
  date?: string
  /** In a dialog, which has a heading of its own. */
  heading?: 'h2' | 'h3'
  /** Without a connection, and therefore without products. */
  madeOnPhone?: boolean
}

const noProducts = (isUrgent: boolean, madeOnPhone: boolean): string => {
  if (isUrgent) return 'We list no products until you have been seen.'
  return madeOnPhone
    ? 'Products that suit you follow once you are connected.'
    : 'We know of no product that suits these answers.'
}

/** A quiz result: what needs care first, then the four sections. It prints as one document. */
export function QuizResultView({ answers, result, date, heading = 'h2', madeOnPhone = false }: ResultProps) {
  const { redFlags = [], routine, products } = result
  const { profile, tips } = withoutNotices(result)
  const isUrgent = redFlags.some(({ level }) => level !== 'routine')
  const times = stepsByTime(routine)
  const [today] = useState(() => new Date().toISOString())
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="hidden text-sm print:block">
        Skynn · Skin quiz of {formatDate(date ?? today)} · Advice from an automated guide, not from a doctor.
      </p>
      {redFlags.length > 0 && <CareFirst redFlags={redFlags} heading={heading} />}
      <Section title="Your Skin Profile" heading={heading}>
        <ul className="mb-4 flex flex-wrap gap-2">
          <li>
            <Badge tone="soft">{labelOf('skin_type', answers.skin_type)} skin</Badge>
          </li>
          {answers.concerns.map((concern) => (
            <li key={concern}>
              <Badge>{labelOf('concerns', concern)}</Badge>
            </li>
          ))}
        </ul>
        <p className="max-w-measure">{profile}</p>
      </Section>
      <Section title="Recommended Routine" heading={heading}>
        {times.length === 0 ? (
          <p className="max-w-measure text-muted">No routine today. Being seen comes first.</p>
        ) : (
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            {times.map(({ time, steps }) => (
              <table key={time} className="w-full border-collapse text-left max-sm:block">
                <caption className="mb-2 text-left text-lg font-bold max-sm:block">{time}</caption>
                <thead className="sr-only">
                  <tr>
                    <th scope="col">Step</th>
                    <th scope="col">What to do</th>
                  </tr>
                </thead>
                <tbody className="max-sm:block">
                  {steps.map(({ name, text }, at) => (
                    <tr key={name} className="border-t border-line align-top max-sm:block max-sm:py-3">
                      <th scope="row" className="w-40 py-3 pr-4 font-bold max-sm:block max-sm:w-auto max-sm:py-0">
                        <span className="num text-muted">{at + 1}.</span> {name}
                      </th>
                      <td className="py-3 wrap-anywhere max-sm:block max-sm:pt-1 max-sm:pb-0">{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        )}
      </Section>
      <Section title="Product Recommendations" heading={heading}>
        {products.length === 0 ? (
          <p className="max-w-measure text-muted">{noProducts(isUrgent, madeOnPhone)}</p>
        ) : (
          <Products products={products} budget={answers.budget} />
        )}
      </Section>
      <Section title="Lifestyle Tips" heading={heading}>
        <ul className="grid max-w-measure gap-3">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-3">
              <Icon name="leaf" className="mt-0.5 size-5 flex-none text-link" />
              <span>{tip}</span>
            </li>
          ))}
        </ul>
      </Section>
      {redFlags.length === 0 && (
        <Section title="If something goes wrong" heading={heading}>
          <NumbersToCall />
        </Section>
      )}
    </div>
  )
}

function Section({ title, heading: Heading, children }: { title: string; heading: 'h2' | 'h3'; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className="mb-4 break-after-avoid text-xl">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Products({ products, budget }: { products: QuizResult['products']; budget: QuizAnswers['budget'] }) {
  const hasSamples = products.some(({ isSample }) => isSample)
  const within = budgetWords[budget]
  return (
    <>
      {hasSamples && (
        <p className="mb-4 max-w-measure text-sm text-muted">
          Products marked “Sample” are made up, to show how a result looks. Use what they contain as a guide in the
          shop.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-gap sm:grid-cols-2 lg:grid-cols-3">
        {products.map(({ category, product, ingredients, price, slug, isSample }) => (
          <li key={product}>
            <Card padding="tight" className="flex h-full flex-col">
              <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
                {category}
                {isSample && <Badge tone="warning">Sample</Badge>}
              </p>
              <p className="mt-2 font-bold wrap-anywhere">
                {slug === undefined ? (
                  product
                ) : (
                  <Link to={`/product-recommendations/${slug}`} className="link inline-flex min-h-6 items-center">
                    {product}
                  </Link>
                )}
              </p>
              <p className="mt-1 mb-3 text-sm text-muted">With {ingredients}</p>
              <p className="num mt-auto font-bold">{price}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        Together <strong className="num">{formatRand(totalCents(products))}</strong>
        {within !== null && `, ${within}`}.
      </p>
    </>
  )
}
