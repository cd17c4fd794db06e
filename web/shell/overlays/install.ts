import { readStored, writeStored } from '#web/session/browser-storage.ts'

const DISMISSED = 'skynn.install-dismissed'

/** Milliseconds without the card after it was dismissed: 7 days (specification, business constants). */
const SUPPRESSED_FOR = 7 * 24 * 3_600_000

/** The event with which Chromium offers to install the app. */
export type InstallOffer = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

export const storeInstallDismissed = (now = Date.now()): void => writeStored(DISMISSED, new Date(now).toISOString())

/** Whether the card was dismissed in the last 7 days. */
const wasDismissed = (now: number): boolean => now < Date.parse(readStored(DISMISSED) ?? '') + SUPPRESSED_FOR

/** Whether the page runs as the installed app. */
const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Whether the card may show at all: not in the installed app, and not within 7 days of its dismissal. */
export const maySuggestInstall = (now = Date.now()): boolean => !isStandalone() && !wasDismissed(now)

/** Whether this is Safari on an iPhone or iPad, which never offers to install but has Add to Home Screen. */
export const isAppleMobile = (): boolean =>
  'standalone' in navigator && /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
