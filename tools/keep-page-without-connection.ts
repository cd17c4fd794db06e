import type { Plugin } from 'vite'

/** React Router's source for handling page code that cannot be fetched. */
const reloads = /console\.error\(`Error loading route module [\s\S]+?return new Promise\(\(\) => \{\}\);/

// A reload helps only when a newer build has removed the file. Otherwise the navigation waits for the connection, as for any slow
// response, and another navigation cancels it.
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

/** Hovering over a link imports its page's code, only to read the page's style links; our pages declare none. */
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
 * Keeps the current page when the code of another cannot be fetched. React Router reloads it, even when a link is only hovered over, and
 * an offline visitor ends up on the browser's error page.
 */
export const keepPageWithoutConnection = (): Plugin => ({
  name: 'keep-page-without-connection',
  apply: 'build',
  transform: (code, id) => {
    const change = changes.find(({ file }) => file.test(id))
    if (!change) return null
    if (!change.from.test(code)) throw new Error(`React Router has changed: nothing in ${id} matches ${change.from}`)
    return { code: code.replace(change.from, () => change.to), map: null }
  },
})
