// The Chromium that journeys, screenshots and measurements use.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { at, packageCommand, pinnedNode } from './setup/project.mjs'

/** @typedef {{ path: string, version: string }} Browser version: for example `Chromium 156.0.8078.79` */

/** What a browser without a screen, possibly run by root, is started with. It asks nobody outside for anything. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPrograms = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** @param {string} path @returns {Browser | undefined} nothing when it is not a browser that runs */
const browserAt = (path) => {
  if (!existsSync(path)) return undefined
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = /\bChrom\w+(?: for Testing)? [\d.]+/.exec(stdout ?? '')?.[0]
  return version ? { path, version } : undefined
}

/** Where Playwright keeps its own, whether it is there or not. */
const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * Looks for a Chromium: the one SKYNN_CHROMIUM names, the system's, Playwright's own.
 * @returns {Promise<Browser | undefined>}
 */
export const findBrowser = async () => {
  const named = process.env.SKYNN_CHROMIUM
  if (named) return browserAt(named)
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const place of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPrograms]) {
    const browser = browserAt(place)
    if (browser) return browser
  }
  return browserAt(await playwrightsOwn())
}

/** Whether this is Debian itself: its relatives may ship an empty package under that name. */
const onDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: at() }).status === 0

/**
 * Finds a Chromium, or gets one: Debian's package when root on Debian, else Playwright's own.
 * @param {(line: string) => void} say told what is being fetched
 * @returns {Promise<Browser | undefined>} nothing when there is none to be had
 */
export const ensureBrowser = async (say) => {
  const there = await findBrowser()
  if (there || process.env.SKYNN_CHROMIUM) return there
  if (onDebian() && process.getuid?.() === 0) {
    say('Installing the Chromium package …')
    if (run('apt-get', ['update', '-qq']))
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const installed = await findBrowser()
    if (installed) return installed
  }
  say('Fetching a Chromium …')
  run(pinnedNode, [packageCommand('@playwright/test', 'playwright'), 'install', 'chromium'])
  return findBrowser()
}
