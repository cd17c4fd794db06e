import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messageFor } from '#web/api/api-error.ts'
import { isOutOfReach } from '#web/api/phone-checks.ts'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { useHydrated } from '#web/shell/hydrated.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Route } from './+types/label-page.ts'
import { emptyDraft, keepLabelDraft, type LabelDraft, readLabelDraft } from './label-draft.ts'
import { LabelForm } from './label-form.tsx'
import { LabelResult } from './label-result.tsx'
import { useLabelCheck } from './use-label-check.ts'

const PATH = '/ingredients/check'
const TITLE = 'Check a label'
const SENTENCE =
  'Paste the ingredient list of any product. We show what we recognise, what is misspelt and what we do not know, what suits your skin and what does not.'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: PATH,
    title: TITLE,
    description: SENTENCE,
    image: pageCard('ingredients'),
    jsonLd: [
      breadcrumbs(originOf(matches), [
        { name: 'Home', path: '/' },
        { name: 'Ingredients', path: '/ingredients' },
        { name: TITLE, path: PATH },
      ]),
    ],
  })

/** What is typed, kept in this tab: a reload, a failure or a visit to another page loses nothing. */
const useLabelDraft = () => {
  const isHydrated = useHydrated()
  const [edited, setEdited] = useState<LabelDraft | null>(null)
  const draft = edited ?? (isHydrated ? readLabelDraft() : emptyDraft)
  const keep = (next: LabelDraft) => {
    setEdited(next)
    keepLabelDraft(next)
  }
  return { draft, keep }
}

export default function LabelPage() {
  const { draft, keep } = useLabelDraft()
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useLabelCheck(draft)
  const check = draft.checked ? data : undefined
  const failure = draft.checked && data === undefined ? error : null
  const change = (part: Partial<LabelDraft>) => keep({ ...draft, ...part })

  // Keeps what was typed before the page was hydrated; the next render would take it back.
  const keepEarlyText = useEffectEvent(() => {
    const [early, kept] = [field.current?.value ?? '', readLabelDraft()]
    if (early !== '' && early !== kept.text) keep({ ...kept, text: early, checked: false })
  })
  useLayoutEffect(() => keepEarlyText(), [])

  const hasResult = check !== undefined
  const hadResult = useRef(hasResult)
  useEffect(() => {
    if (hadResult.current === hasResult) return
    hadResult.current = hasResult
    if (hasResult) window.scrollTo({ top: 0 })
    if (hasResult) title.current?.focus({ preventScroll: true })
    else field.current?.focus()
  }, [hasResult])

  return (
    <div className="wrap pt-6 pb-section lg:pt-10">
      <Breadcrumb>
        <Link to="/">Home</Link>
        <Link to="/ingredients">Ingredients</Link>
      </Breadcrumb>
      <h1 ref={title} tabIndex={-1} className="mt-2 text-2xl outline-none">
        {hasResult ? 'Your label, checked' : TITLE}
      </h1>
      {check !== undefined ? (
        <LabelResult
          check={check}
          text={draft.text}
          onChange={() => change({ checked: false })}
          onRestart={() => keep({ ...emptyDraft, told: draft.told })}
        />
      ) : (
        <div className="max-w-measure">
          <p className="mt-3 mb-7 text-muted">{SENTENCE}</p>
          <noscript>
            <Note tone="warning" title="The label check needs JavaScript.">
              It is switched off in your browser. You can still{' '}
              <Link to="/ingredients" className="link">
                look ingredients up
              </Link>
              .
            </Note>
          </noscript>
          <LabelForm draft={draft} field={field} pending={draft.checked && isFetching} onChange={change} />
          {failure !== null && (
            <div className="mt-6">
              {isOutOfReach(failure) ? (
                <div role="alert">
                  <Note tone="warning" title="We cannot reach Skynn.">
                    Your text is safe in this tab. We check it as soon as you are connected.{' '}
                    <button type="button" className="link" onClick={() => void refetch()}>
                      Try again
                    </button>
                  </Note>
                </div>
              ) : (
                <ErrorState title="The label was not checked" onRetry={() => void refetch()} retrying={isFetching}>
                  {messageFor(failure, 'Something went wrong on our side. Your text is safe; please try again.')}
                </ErrorState>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
