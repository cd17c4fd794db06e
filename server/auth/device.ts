const first = (rules: readonly (readonly [name: string, pattern: RegExp])[], text: string): string | undefined =>
  rules.find(([, pattern]) => pattern.test(text))?.[0]

// In this order: most browsers also claim to be the ones below them.
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPX\/|Opera/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a member recognises their browser by: `Chrome on Android`. A rough reading of the user agent, undefined if it says nothing. */
export const deviceOf = (userAgent: string | undefined): string | undefined => {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = first(browsers, text)
  const system = first(systems, text)
  if (browser === undefined) return system
  return system === undefined ? browser : `${browser} on ${system}`
}
