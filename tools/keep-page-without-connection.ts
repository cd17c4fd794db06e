import type { Plugin } from 'vite'

/** What React Router does when the code of a page cannot be fetched, in its own words. */
const reloads = /console\.error\(`Error loading route module [\s\S]+?return new Promise\(\(\) => \{\}\);/

// A reload helps only when a newer build has taken the file away. Otherwise the navigation waits for the connection, as it would for any
// slow answer, and choosing another link ends the waiting.
const waits = `
  const { status } = await fetch(route.module, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ status: 0 }));
  if (status === 404) {
    window.location.reload();
    return new Promise(() => {});
  }
  await new Promise((again) => {
    window.addEventListener('online', again, { once: true });
    setTimeout(again, 3000);
  });
  return loadRouteModule(route, routeModulesCache);`

/** Pointing at a link imports the code of its page, only to read which styles it names; pages here name none of their own. */
const importsOnIntent = /await loadRouteModule\(route, routeModules\)/

const changes = [
  { file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/, from: reloads, to: waits },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    from: importsOnIntent,
    to: 'routeModules[route.id] ?? {}',
  },
]

/**
 * Keeps the page that is being read when the code of another cannot be fetched. React Router reloads it, even when a link is only pointed
 * at, and without a connection the visitor is left with the browser's own error page.
 */
export const keepPageWithoutConnection = (): Plugin => ({
  name: 'keep-page-without-connection',
  apply: 'build',
  transform: (code, id) => {
    const change = changes.find(({ file }) => file.test(id))
    if (!change) return null
    if (!change.from.test(code)) throw new Error(`React Router has changed: nothing in ${id} reads ${change.from}`)
    return { code: code.replace(change.from, () => change.to), map: null }
  },
})
