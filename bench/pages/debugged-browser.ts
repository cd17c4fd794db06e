import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs } from '#tools/browser.mjs'

/** Starts a Chromium with a fresh profile that listens for a debugger, which is how Lighthouse drives it. */
export const startDebuggedBrowser = async (path: string): Promise<{ port: number; stop: () => Promise<void> }> => {
  const profile = mkdtempSync(join(tmpdir(), 'skynn-bench-browser-'))
  const child = spawn(
    path,
    [...chromiumArgs, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  process.on('exit', () => child.kill('SIGKILL'))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  const port = await new Promise<number | undefined>((resolve) => {
    let output = ''
    // Reads to the end, so that a full pipe never blocks the browser.
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output += part
      const found = /DevTools listening on ws:\/\/[\d.]+:(\d+)\//.exec(output)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    child.on('exit', () => resolve(undefined))
  })
  if (port !== undefined) return { port, stop }
  await stop()
  throw new Error(`${path} exited before it listened for a debugger`)
}
