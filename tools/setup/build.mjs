import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runQuietly, say, since } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { at, packageCommand, pinnedNode, root } from './project.mjs'

// What web/ may import, and what steers the build. The server is not built: Node runs it as it is.
const inputs = [
  'contract',
  'guidance',
  'web',
  'public',
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
 * Builds the pages for production, unless they are built from these very files.
 * @throws {import('./command.mjs').SetUpFailed}
 */
export const ensureBuild = async () => {
  if (ready()) return
  await oneAtATime(async () => {
    // Taken before the build: what is edited meanwhile makes the next start build again.
    const print = wanted()
    if (ready(print)) return
    const start = Date.now()
    say('Building the pages …')
    rmSync(stamp, { force: true })
    await runQuietly([pinnedNode, packageCommand('@react-router/dev', 'react-router'), 'build'], {
      env: { NODE_ENV: 'production' },
      what: 'building the pages',
    })
    writeFileSync(stamp, print)
    say(`Built in ${since(start)}.`)
  })
}
