import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft } from '#web/features/routines/plan/routine-draft.ts'
import { keepToken } from '#web/session/token.ts'
import { beforePaintScript } from './before-paint.ts'
import { dismissLaunchBanner } from './founding/launch-dismissed.ts'
import { acceptAll } from './overlays/consent.ts'
import { chooseTheme, readTheme, THEME_KEY, themeFrom } from './theme/theme.ts'

const stored = new Map<string, string>()
const dataset: Record<string, string> = {}
const style: Record<string, string> = {}
const classes = new Set<string>()
const classList = {
  add: (name: string) => void classes.add(name),
  remove: (...names: string[]) => {
    for (const name of names) classes.delete(name)
  },
}
let isDark = false
let systemThemeChanged = () => {}
const location = { pathname: '/', replace: vi.fn<(address: string) => void>() }
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const blockedStorage = {
  getItem: () => {
    throw new Error('storage is blocked')
  },
  setItem: () => {
    throw new Error('storage is blocked')
  },
}

const runScript = () => {
  for (const name of Object.keys(dataset)) delete dataset[name]
  // Runs the script as a page does: from text, with the page's globals.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(beforePaintScript)()
  return { ...dataset }
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  location.pathname = '/'
  location.replace.mockClear()
  vi.stubGlobal('location', location)
  classes.clear()
  isDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark
    },
    addEventListener: (_: string, listener: () => void) => {
      systemThemeChanged = listener
    },
  }))
  vi.stubGlobal('document', { documentElement: { dataset, style, classList } })
})
afterEach(() => vi.unstubAllGlobals())

describe('the before-paint script', () => {
  it('applies the chosen theme', () => {
    chooseTheme('light')
    expect(runScript()).toEqual({ theme: 'light' })
    chooseTheme('dark')
    expect(runScript()).toEqual({ theme: 'dark' })
  })
  it('follows the system when the stored theme is system, missing or invalid', () => {
    expect(runScript()).toEqual({})
    chooseTheme('system')
    expect(runScript()).toEqual({})
    stored.set(THEME_KEY, 'mauve')
    expect(runScript()).toEqual({})
  })
  it('sets the theme as a class too, following the system until a theme is chosen', () => {
    runScript()
    expect([...classes]).toEqual(['light'])
    isDark = true
    systemThemeChanged()
    expect([...classes]).toEqual(['dark'])
    chooseTheme('light')
    systemThemeChanged()
    expect([...classes]).toEqual(['light'])
    chooseTheme('system')
    expect([...classes]).toEqual(['dark'])
  })
  it('reads the same storage key as the session to detect a signed-in member', () => {
    keepToken('a-token')
    expect(runScript()).toEqual({ member: '', launchClosed: '' })
    keepToken(null)
    expect(runScript()).toEqual({})
  })
  it('hides a launch banner that was dismissed', () => {
    dismissLaunchBanner()
    expect(runScript()).toEqual({ launchClosed: '' })
  })
  it('notes that a cookie choice is stored', () => {
    acceptAll()
    expect(runScript()).toEqual({ cookieChoice: '' })
  })
  it('notes that a visitor is building a routine', () => {
    keepDraft({ name: 'Mine', plan: { steps: [], morning: [], evening: [] }, saved: null, changed: true }, false)
    expect(runScript()).toEqual({ routine: '' })
  })
  it('redirects only visitors from the dashboard to the sign-in page', () => {
    runScript()
    location.pathname = '/dashboard'
    keepToken('a-token')
    runScript()
    expect(location.replace).not.toHaveBeenCalled()
    keepToken(null)
    runScript()
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/auth')
  })
  it('does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage)
    expect(runScript()).toEqual({})
  })
})

describe('the theme', () => {
  it('is stored when chosen, system included (decision S7)', () => {
    chooseTheme('system')
    expect(stored.get(THEME_KEY)).toBe('system')
    expect(readTheme()).toBe('system')
    expect(themeFrom(null)).toBe('system')
  })
  it('applies until the page is closed when storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage)
    chooseTheme('dark')
    expect(dataset.theme).toBe('dark')
    expect(readTheme()).toBe('dark')
  })
})
