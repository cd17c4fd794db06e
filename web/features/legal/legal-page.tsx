import { Link } from 'react-router'
import type { LegalPage as LegalText } from '#contract/legal.ts'
import { COOKIE_PREFERENCES, readLegalPage } from '#contract/routes/legal.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { ContentsList, FoldedContents } from '#web/ui/contents-list.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MetaList } from '#web/ui/meta-list.tsx'
import { CookiePreferences } from './cookie-preferences.tsx'
import type { Route } from './+types/legal-page.ts'

/** The read of the legal text at a URL; all three texts share this page. */
const textAt = (url: string) => {
  const slug = new URL(url).pathname.replaceAll('/', '') as LegalText['slug']
  return read(readLegalPage, { params: { slug } })
}

export const loader = ({ context, request }: Route.LoaderArgs) => loadOnServer(context, textAt(request.url))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadInBrowser(textAt(request.url))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const text = loaderData?.[0]
  if (!text) return []
  return pageMeta({ matches, path: `/${text.slug}`, title: text.title, description: text.description })
}

const pages = [
  { slug: 'terms-of-service', title: 'Terms of Service' },
  { slug: 'privacy-policy', title: 'Privacy Policy' },
  { slug: 'cookie-policy', title: 'Cookie Policy' },
] as const

export default function LegalPage({ loaderData: [text] }: Route.ComponentProps) {
  const [before = '', after] = text.content.split(COOKIE_PREFERENCES)
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <header className="max-w-measure lg:ml-[calc(13rem+3rem)]">
        <h1 className="text-2xl">{text.title}</h1>
        <MetaList className="mt-4">
          <>
            Effective <time dateTime={text.effective}>{formatDate(text.effective)}</time>
          </>
          <>
            Last updated <time dateTime={text.updated}>{formatDate(text.updated)}</time>
          </>
        </MetaList>
        <Button variant="line" size="sm" className="mt-5 noscript:hidden" onClick={() => window.print()}>
          <Icon name="print" />
          Print this page
        </Button>
      </header>
      <div className="mt-10 grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="hidden self-start lg:sticky lg:top-26 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden">
          <ContentsList title="Contents" contents={text.contents} />
        </div>
        <div className="mb-8 lg:hidden">
          <FoldedContents title="Contents" contents={text.contents} />
        </div>
        <article className="min-w-0 max-w-measure print:max-w-none">
          <div className="prose" dangerouslySetInnerHTML={{ __html: before }} />
          {after !== undefined && (
            <>
              <CookiePreferences />
              <div className="prose" dangerouslySetInnerHTML={{ __html: after }} />
            </>
          )}
          <nav aria-label="Legal pages" className="mt-14 border-t border-line pt-6">
            <h2 className="text-lg">See also</h2>
            <ul className="mt-2">
              {pages
                .filter(({ slug }) => slug !== text.slug)
                .map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={`/${slug}`} prefetch="intent" className="link inline-flex min-h-tap items-center">
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        </article>
      </div>
    </div>
  )
}
