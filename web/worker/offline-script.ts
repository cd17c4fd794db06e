import { OFFLINE_PAGE } from './kept-pages.ts'

/**
 * Runs in the offline page, which has no other script: lists the articles kept on this device, the last read first, and loads the page
 * that was asked for as soon as it can be reached. It must not use anything outside of itself.
 */
const showKept = (offlinePage: string): void => {
  const list = document.getElementById('kept')
  const template = document.getElementById('kept-article')
  const fill = (row: DocumentFragment, path: string, html: string): void => {
    // The head without the styles is a tenth of the document.
    const head = new DOMParser().parseFromString(html.slice(0, html.indexOf('<style>')), 'text/html')
    const meta = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
    const put = (part: string, text: string) => {
      const place = row.querySelector(`[data-part="${part}"]`)
      if (text === '') place?.remove()
      else if (place !== null) place.textContent = text
    }
    const cover = head.querySelector('link[as="image"]')?.getAttribute('href') ?? ''
    const minutes = /"timeRequired":"PT(\d+)M"/.exec(html)?.[1]
    row.querySelector('a')?.setAttribute('href', path)
    row.querySelector('.cat')?.setAttribute('data-accent', /^\/art\/\w+\/(\w+)\//.exec(cover)?.[1] ?? 'aloe')
    if (cover === '') row.querySelector('img')?.remove()
    else row.querySelector('img')?.setAttribute('src', cover)
    put('title', meta('og:title') || path)
    put('category', meta('article:section'))
    put('minutes', minutes === undefined ? '' : `${minutes} min read`)
  }
  const show = async (): Promise<void> => {
    if (list === null || !(template instanceof HTMLTemplateElement)) return
    const names = (await caches.keys()).filter((name) => /^skynn-.*-pages$/.test(name))
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of [...(await cache.keys())].reverse()) {
        const path = new URL(request.url).pathname
        const copy = await cache.match(request, { ignoreVary: true })
        if (!/^\/articles\/./.test(path) || copy === undefined) continue
        const row = document.importNode(template.content, true)
        fill(row, path, await copy.text())
        list.append(row)
      }
    }
    const none = list.childElementCount === 0
    document.getElementById('kept-some')?.toggleAttribute('hidden', none)
    document.getElementById('kept-none')?.toggleAttribute('hidden', !none)
  }
  /** At its own address, the page is the list and waits for nothing. */
  const beTheList = (): void => {
    const write = (id: string, text: string) => {
      const place = document.getElementById(id)
      if (place !== null) place.textContent = text
    }
    write('offline-title', 'Read without a connection')
    write(
      'offline-text',
      'Articles you have read open anywhere, in the taxi or during load-shedding, and cost no data.',
    )
    document.getElementById('offline-retry')?.remove()
    document.title = 'Read without a connection: Skynn'
  }
  void show()
  if (location.pathname === offlinePage) return beTheList()
  // A reload would cancel the navigation of a link that was just tapped.
  let leaving = false
  addEventListener('beforeunload', () => {
    leaving = true
  })
  const retry = () => {
    if (!leaving) location.reload()
  }
  addEventListener('online', retry)
  // The browser may not notice that the server can be reached again.
  setInterval(() => {
    if (!document.hidden && navigator.onLine)
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500 && retry(),
        () => {},
      )
  }, 5_000)
}

export const offlineScript = `(${showKept.toString()})(${JSON.stringify(OFFLINE_PAGE)})`
