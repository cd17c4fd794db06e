import type { MetaArgs } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategoryLabel } from '#web/ui/category-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MetaList } from '#web/ui/meta-list.tsx'
import { Logo } from '#web/ui/petal.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { OFFLINE_ART, OFFLINE_PAGE } from './kept-pages.ts'
import { offlineScript } from './offline-script.ts'

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    matches,
    path: OFFLINE_PAGE,
    title: "You're offline",
    description: 'The articles you can read without a connection.',
    noindex: true,
  })

/** The row of one kept article; offline-script.ts fills in its copies. */
function KeptArticle() {
  return (
    <template id="kept-article">
      <li>
        <article className="row-item">
          <span className="art">
            <img src="data:," alt="" width="104" height="104" />
          </span>
          <div className="row-text">
            <CategoryLabel accent="aloe">
              <span data-part="category" />
            </CategoryLabel>
            <h3 className="piece-title">
              <a href={OFFLINE_PAGE} data-part="title">
                {null}
              </a>
            </h3>
            <MetaList>
              <span data-part="minutes" />
            </MetaList>
          </div>
        </article>
      </li>
    </template>
  )
}

/**
 * The page shown at the address of any page that is neither reachable nor kept. The worker (sw.ts) installs it. It runs no React, because
 * its address is that of another page (web/root.tsx), so it uses only what works without.
 */
export default function OfflinePage() {
  return (
    <skynn-frame className="frame">
      <header className="top-bar">
        <div className="wrap">
          <Logo asChild>
            <a href="/" aria-label="Skynn, home">
              {null}
            </a>
          </Logo>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap pb-16">
          <section className="grid items-center gap-8 pt-8 md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-12 lg:grid-cols-[7fr_5fr] lg:gap-24">
            <div>
              <h1 id="offline-title" className="text-2xl">
                You're offline
              </h1>
              <p id="offline-text" className="mt-4 max-w-prose text-md text-text-2">
                Some features may not work until you reconnect. This page will load as soon as you're back online.
              </p>
              <div id="offline-retry" className="mt-6 flex flex-wrap gap-3">
                <Button asChild variant="primary">
                  {/* An empty address is the one that was asked for. */}
                  {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
                  <a href="">
                    <Icon name="refresh" />
                    Try again
                  </a>
                </Button>
                <Button asChild variant="line">
                  <a href="/">Go to the home page</a>
                </Button>
              </div>
            </div>
            <Cover {...OFFLINE_ART} priority className="aspect-9/5 max-md:order-first md:aspect-4/3" />
          </section>
          <section id="kept-some" hidden aria-labelledby="kept-title" className="mt-12 lg:mt-16">
            <SectionHead id="kept-title" title="Read again">
              The articles you opened last are kept on this device.
            </SectionHead>
            <ul id="kept" className="grid grid-cols-1 gap-x-gap md:grid-cols-2" />
          </section>
          <p id="kept-none" hidden className="mt-12 max-w-prose border-t border-line pt-6 text-text-2">
            Articles you open while you're online are kept on this device, so you can read them here again.
          </p>
        </div>
      </main>
      <KeptArticle />
      <script dangerouslySetInnerHTML={{ __html: offlineScript }} />
    </skynn-frame>
  )
}
