/**
 * Runs in the page. Loads the page's scripts when they are needed: on the first touch, key, pointer movement or scroll; immediately if
 * the page depends on them (a member, a skeleton, a routine to go on with, a URL hash, no connection); otherwise after eight seconds. While no cookie choice is
 * stored it is three seconds, because the banner that asks for it is due at five (specification: Cookie consent). Never before the first
 * paint. Clicks on buttons that need scripts, those of forms that post included, are held back and replayed in order after hydration. Until the scripts load, the page's module script
 * is in the document under another type.
 */
const startWhenNeeded = (modules: readonly string[]): void => {
  const triggers = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'offline']
  const root = document.documentElement
  let painted = false
  let needed =
    'member' in root.dataset ||
    ('routine' in root.dataset && location.pathname === '/routines') ||
    location.hash !== '' ||
    !navigator.onLine ||
    document.querySelector('main .skeleton') !== null
  let started = false
  const held: { target: Element; detail: number }[] = []

  const start = () => {
    if (started || !painted || !needed) return
    started = true
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById('page-scripts')?.textContent ?? ''
    script.addEventListener('error', () => {
      // Offline: the next connection tries again, and the page stays (web/shell/stay-offline.ts).
      if (!navigator.onLine) {
        started = false
        return addEventListener('online', start, { once: true })
      }
      // The scripts failed to load: follow the link without them.
      removeEventListener('click', hold, true)
      const last = held.at(-1)?.target
      if (last instanceof HTMLAnchorElement) location.assign(last.href)
    })
    document.head.append(script)
  }
  const need = () => {
    needed = true
    start()
  }
  const onPaint = () => {
    painted = true
    start()
  }
  const hold = (event: MouseEvent) => {
    const needsScripts = 'button[type="button"], form[method="post"] button, a[data-opens]'
    const target = event.target instanceof Element ? event.target.closest(needsScripts) : null
    if (target === null) return
    event.preventDefault()
    event.stopPropagation()
    // Tapped again out of impatience, it still means one click.
    if (held.at(-1)?.target !== target) held.push({ target, detail: event.detail })
    need()
  }
  // Before hydration the browser itself follows a tapped link: mark the link as busy (web/shell/navigation/tapped-link.ts).
  const unmark = () => document.querySelector('a[aria-busy]')?.removeAttribute('aria-busy')
  const mark = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented
    if (
      link === null ||
      elsewhere ||
      link.target !== '' ||
      link.origin !== location.origin ||
      link.pathname === location.pathname
    )
      return
    unmark()
    link.ariaBusy = 'true'
  }
  const replay = () => {
    removeEventListener('click', hold, true)
    removeEventListener('click', mark)
    const [first] = held.splice(0, 1)
    if (first === undefined) return
    const { target, detail } = first
    const opens = target.getAttribute('data-opens')
    const current = opens === null ? target : document.querySelector(`[data-opens="${opens}"]`)
    current?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    // What a click changes is rendered before the next one.
    setTimeout(replay)
  }
  for (const trigger of triggers) addEventListener(trigger, need, { once: true, passive: true, capture: true })
  addEventListener('click', hold, true)
  addEventListener('click', mark)
  // A page restored from the back/forward cache still has its link marked.
  addEventListener('pageshow', unmark)
  addEventListener('skynn:hydrated', () => setTimeout(replay), { once: true })
  setTimeout(need, 'cookieChoice' in root.dataset ? 8000 : 3000)
  // A background tab is not painted.
  setTimeout(onPaint, 2000)
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
}

/** The inline script that loads the page's scripts. @param modules URLs of the modules to preload in parallel */
export const pageStarter = (modules: readonly string[]): string =>
  `<script>(${startWhenNeeded.toString()})(${JSON.stringify(modules)})</script>`
