import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runQuietly, say, since } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { at, packageCommand, pinnedNode, root } from './project.mjs'

// Everything web/ may import, and the build configuration. The server needs no build: Node runs its sources.
const inputs = [
  'contract',
  'guidance',
  'web',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]

const stamp = at('build/.stamp')

const wanted = () => fingerprint(root, inputs, (path) => !/\.test\.tsx?$/.test(path))

const ready = (print = wanted()) =>
  existsSync(at('build/server/index.js')) &&
  existsSync(at('build/client')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === print

/**
 * Builds the web app for production, unless the build is up to date.
 * @throws {import('./command.mjs').SetUpFailed}
 */
export const ensureBuild = async () => {
  if (ready()) return
  await oneAtATime(async () => {
    // Computed before the build, so that edits during it trigger a rebuild at the next start.
    const print = wanted()
    if (ready(print)) return
    const start = Date.now()
    say('Building the web app …')
    rmSync(stamp, { force: true })
    await runQuietly([pinnedNode, packageCommand('@react-router/dev', 'react-router'), 'build'], {
      env: { NODE_ENV: 'production' },
      what: 'building the web app',
    })
    writeFileSync(stamp, print)
    say(`Built in ${since(start)}.`)
  })
}
