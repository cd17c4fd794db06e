import { writeStored } from '#web/session/browser-storage.ts'

/** The storage key of a dismissed launch banner; read before the first paint, so that a dismissed banner never shows (before-paint.ts). */
export const LAUNCH_DISMISSED_KEY = 'skynn.launch-banner-dismissed'

/** Hides the launch banner for good: now with the attribute that before-paint.ts sets on later pages. */
export const dismissLaunchBanner = (): void => {
  writeStored(LAUNCH_DISMISSED_KEY, 'true')
  document.documentElement.dataset.launchClosed = ''
}

/** Whether this document hides the banner: it was dismissed, or a member was signed in when the document loaded. */
export const isLaunchClosed = (): boolean => 'launchClosed' in document.documentElement.dataset
