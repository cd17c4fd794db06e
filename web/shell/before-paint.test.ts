import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepToken } from '#web/session/token.ts'
import { beforePaintScript } from './before-paint.ts'
import { chooseTheme, readTheme, THEME_KEY, themeFrom } from './theme/theme.ts'

const kept = new Map<string, string>()
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
let followSystem = () => {}
const location = { pathname: '/', replace: vi.fn<(address: string) => void>() }
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const broken = {
  getItem: () => {
    throw new Error('storage is off')
  },
  setItem: () => {
    throw new Error('storage is off')
  },
}

const paint = () => {
  for (const name of Object.keys(dataset)) delete dataset[name]
  // The script runs as a page runs it: as text, with the page's globals.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(beforePaintScript)()
  return { ...dataset }
}

beforeEach(() => {
  kept.clear()
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
    addEventListener: (_: string, follow: () => void) => {
      followSystem = follow
    },
  }))
  vi.stubGlobal('document', { documentElement: { dataset, style, classList } })
})
afterEach(() => vi.unstubAllGlobals())

describe('before anything is drawn', () => {
  it('wears the chosen theme', () => {
    chooseTheme('light')
    expect(paint()).toEqual({ theme: 'light' })
    chooseTheme('dark')
    expect(paint()).toEqual({ theme: 'dark' })
  })
  it('leaves the theme to the system when that was chosen, or nothing, or nonsense', () => {
    expect(paint()).toEqual({})
    chooseTheme('system')
    expect(paint()).toEqual({})
    kept.set(THEME_KEY, 'mauve')
    expect(paint()).toEqual({})
  })
  it('names the theme as a class too, which follows the system until a theme is chosen', () => {
    paint()
    expect([...classes]).toEqual(['light'])
    isDark = true
    followSystem()
    expect([...classes]).toEqual(['dark'])
    chooseTheme('light')
    followSystem()
    expect([...classes]).toEqual(['light'])
    chooseTheme('system')
    expect([...classes]).toEqual(['dark'])
  })
  it('knows by the same key as the session whether somebody is signed in', () => {
    keepToken('a-token')
    expect(paint()).toEqual({ member: '' })
    keepToken(null)
    expect(paint()).toEqual({})
  })
  it('sends a visitor from the dashboard to the sign-in page, and nobody else', () => {
    paint()
    location.pathname = '/dashboard'
    keepToken('a-token')
    paint()
    expect(location.replace).not.toHaveBeenCalled()
    keepToken(null)
    paint()
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/auth')
  })
  it('stays silent when storage is switched off', () => {
    vi.stubGlobal('localStorage', broken)
    expect(paint()).toEqual({})
  })
})

describe('the theme', () => {
  it('is kept when chosen, the system too (decision S7)', () => {
    chooseTheme('system')
    expect(kept.get(THEME_KEY)).toBe('system')
    expect(readTheme()).toBe('system')
    expect(themeFrom(null)).toBe('system')
  })
  it('lasts as long as the page when storage is switched off', () => {
    vi.stubGlobal('localStorage', broken)
    chooseTheme('dark')
    expect(dataset.theme).toBe('dark')
    expect(readTheme()).toBe('dark')
  })
})
