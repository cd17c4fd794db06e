/**
 * Runs in the page. Fetches and runs the page's scripts when they are needed: at the first touch, key, pointer movement or scroll, at once
 * where something waits for them (a member, a skeleton, a named place, no connection), and otherwise once the page has been on screen for
 * eight seconds. Never before the first paint. Clicks on buttons that scripts give their meaning are held back and replayed once the page
 * is hydrated. The page's module script stands in the document under another type until then.
 */
const startWhenNeeded = (modules: readonly string[]): void => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'offline']
  const root = document.documentElement
  let painted = false
  let needed =
    'member' in root.dataset ||
    location.hash !== '' ||
    !navigator.onLine ||
    document.querySelector('main .skeleton') !== null
  let begun = false
  let held: { target: Element; detail: number } | null = null

  const begin = () => {
    if (begun || !painted || !needed) return
    begun = true
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById('page-scripts')?.textContent ?? ''
    // The code could not be fetched: links lead where they lead without it.
    script.addEventListener('error', () => {
      removeEventListener('click', hold, true)
      if (held?.target instanceof HTMLAnchorElement) location.assign(held.target.href)
    })
    document.head.append(script)
  }
  const need = () => {
    needed = true
    begin()
  }
  const paint = () => {
    painted = true
    begin()
  }
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('button[type="button"], a[data-opens]') : null
    if (target === null) return
    event.preventDefault()
    event.stopPropagation()
    held = { target, detail: event.detail }
    need()
  }
  // The browser itself follows a link that is tapped before the scripts have come: the link shows that it was tapped (web/shell/navigation/tapped-link.ts).
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
    if (held === null) return
    const { target, detail } = held
    const opens = target.getAttribute('data-opens')
    const now = opens === null ? target : document.querySelector(`[data-opens="${opens}"]`)
    now?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  }
  for (const sign of signs) addEventListener(sign, need, { once: true, passive: true, capture: true })
  addEventListener('click', hold, true)
  addEventListener('click', mark)
  // A page that comes back as it was left has its link still marked.
  addEventListener('pageshow', unmark)
  addEventListener('skynn:hydrated', () => setTimeout(replay), { once: true })
  setTimeout(need, 8000)
  // A tab in the background is not painted.
  setTimeout(paint, 2000)
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
}

/** The inline script that starts a page's own. @param modules addresses of the modules it needs, to be fetched side by side */
export const pageStarter = (modules: readonly string[]): string =>
  `<script>(${startWhenNeeded.toString()})(${JSON.stringify(modules)})</script>`
