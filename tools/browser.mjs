// The Chromium for journeys, screenshots and benchmarks.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { at, packageCommand, pinnedNode } from './setup/project.mjs'

/** @typedef {{ path: string, version: string }} Browser version: for example `Chromium 156.0.8078.79` */

/** Flags for a headless browser, possibly run by root, that makes no network requests of its own. */
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

/** @param {string} path @returns {Browser | undefined} undefined unless it is a working browser */
const browserAt = (path) => {
  if (!existsSync(path)) return undefined
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = /\bChrom\w+(?: for Testing)? [\d.]+/.exec(stdout ?? '')?.[0]
  return version ? { path, version } : undefined
}

/** The path of Playwright's own browser, whether it is installed or not. */
const playwrightBrowserPath = async () => {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * Looks for a Chromium: the path in SKYNN_CHROMIUM, then the system's, then Playwright's.
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
  return browserAt(await playwrightBrowserPath())
}

/** Whether this is Debian itself: its derivatives may ship an empty package under that name. */
const onDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: at() }).status === 0

/**
 * Finds a Chromium, or installs one: Debian's package for root on Debian, otherwise Playwright's.
 * @param {(line: string) => void} say receives the progress lines
 * @returns {Promise<Browser | undefined>} undefined when none could be installed
 */
export const ensureBrowser = async (say) => {
  const existing = await findBrowser()
  if (existing || process.env.SKYNN_CHROMIUM) return existing
  if (onDebian() && process.getuid?.() === 0) {
    say('Installing the Chromium package …')
    if (run('apt-get', ['update', '-qq']))
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const installed = await findBrowser()
    if (installed) return installed
  }
  say('Downloading Chromium …')
  run(pinnedNode, [packageCommand('@playwright/test', 'playwright'), 'install', 'chromium'])
  return findBrowser()
}
