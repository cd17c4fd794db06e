import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { join as joinSkynn, rememberIn } from '../tests/journeys/pieces/member.ts'
import { screens } from '../tests/journeys/pieces/screens.ts'
import { states } from '../tests/journeys/pieces/states.ts'
import { chromiumArgs, findBrowser } from './browser.mjs'
import { pinnedNode } from './setup/project.mjs'

// npm run screenshots [part of a screen's name]: screenshots of every screen and state at three widths in both themes, into screenshots/.
const PORT = Number(process.env.PORT ?? 3210)
const origin = `http://localhost:${PORT}`
const widths = [360, 768, 1280]
const themes = ['light', 'dark'] as const

const serverIsReady = async (): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`${origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not become ready within 20 s. Is the web app built (npm run build)?')
}

/** Advice is given a few seconds after pages are. */
const adviceIsReady = async (): Promise<void> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const { ok } = await fetch(`${origin}/api/ingredients/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ text: 'Aqua' }),
    })
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The advice engine did not become ready within a minute.')
}

const wanted = [...screens, ...states].filter((screen) => screen.name.includes(process.argv[2] ?? ''))
const data = mkdtempSync(join(tmpdir(), 'skynn-screenshots-'))
const server = spawn(pinnedNode, ['server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: data,
    PUBLIC_ORIGIN: origin,
    RATE_LIMIT_FACTOR: '1000',
    SMTP_URL: '',
  },
  stdio: 'inherit',
})
const found = await findBrowser()
const browser = await chromium.launch({ args: chromiumArgs, ...(found && { executablePath: found.path }) })
try {
  await serverIsReady()
  await adviceIsReady()
  mkdirSync('screenshots', { recursive: true })
  const { token } = await joinSkynn(await request.newContext(), origin)
  for (const slug of ['dark-spots-and-tinted-sunscreen', 'rooibos-on-your-skin']) {
    await fetch(`${origin}/api/articles/${slug}/save`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  }
  for (const [at, screen] of wanted.entries()) {
    for (const width of widths) {
      for (const theme of themes) {
        const page = await browser.newPage({
          viewport: { width, height: width === 360 ? 780 : 900 },
          colorScheme: theme,
          locale: 'en-ZA',
        })
        // Otherwise the cookie banner would cover what takes longer than five seconds to prepare.
        await page.addInitScript(() => localStorage.setItem('skynn.cookie-consent', 'rejected-optional'))
        if (screen.who === 'member') await rememberIn(page, token)
        await page.goto(`${origin}${screen.path}`, { waitUntil: 'networkidle' })
        await screen.prepare?.(page)
        // Images further down load only when scrolled near.
        await page.evaluate(() =>
          document.querySelectorAll('img[loading=lazy]').forEach((image) => image.setAttribute('loading', 'eager')),
        )
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `screenshots/${screen.name}-${width}-${theme}.png`, fullPage: true })
        await page.close()
      }
    }
    console.log(`${at + 1} of ${wanted.length}: ${screen.name}`)
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}
