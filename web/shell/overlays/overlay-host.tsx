import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { SIGN_IN } from '#web/shell/destinations.ts'
import { countPlaces } from '#web/shell/founding/places.ts'
import { useFoundingStats } from '#web/shell/founding/use-founding-stats.ts'
import { useConsentChoice } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { type InstallOffer, isAppleMobile, maySuggestInstall } from './install.ts'
import { InstallCard } from './install-card.tsx'
import { LaunchPopup } from './launch-popup.tsx'
import { isLaunchDue } from './launch-seen.ts'
import { createOverlayQueue, delays, type OverlayName, type OverlayQueue, pageClock } from './queue.ts'
import { hasUnsavedForm } from './unsaved-form.ts'
import { UpdateNotice } from './update-notice.tsx'
// In the script: after a lost connection, Vite does not retry a stylesheet (its preload helper).
import styles from './overlays.css?inline'

export type OverlayHostProps = {
  /** The browser's offer to install, and when it came. */
  install: { offer: InstallOffer; since: number } | null
  /** Activates the new version; null while there is none. */
  reload: (() => void) | null
  /** How often a person has opened the cookie settings. */
  settingsOpened: number
}

/** No overlay shows behind a modal dialog, and the update never over an unsaved form (decision S6). */
const mayShow = (name: OverlayName): boolean =>
  document.querySelector('.scrim') === null && !(name === 'update' && hasUnsavedForm())

/** Whether the launch popup could show: to visitors, while places are left, except where the registration form is the page. */
const useLaunchOffered = (): boolean => {
  const { settled, member } = useSession()
  const { pathname } = useLocation()
  const isVisitor = settled && member === null && pathname !== SIGN_IN && isLaunchDue()
  const stats = useFoundingStats(isVisitor)
  return isVisitor && stats !== undefined && countPlaces(stats).left > 0
}

/** The popup counts from the start of the page; when it becomes possible later than that (after signing out), from then. */
const launchSince = (): number => (pageClock.now() < delays.launch ? 0 : pageClock.now())

/** Keeps an overlay in the queue while its condition holds. */
const useQueued = (queue: OverlayQueue, name: OverlayName, holds: boolean, since: number | (() => number)): void => {
  useEffect(() => {
    if (holds) queue.want(name, typeof since === 'number' ? since : since())
    else queue.drop(name)
  }, [queue, name, holds, since])
}

const labels: Record<OverlayName, string> = {
  consent: 'Cookie consent',
  update: 'New version',
  install: 'Install Skynn',
  launch: 'Launch offer',
}

/** Shows the overlays one at a time. Loaded by overlays.tsx. */
export default function OverlayHost({ install, reload, settingsOpened }: OverlayHostProps) {
  const [queue] = useState(() => createOverlayQueue(pageClock, mayShow))
  const shown = useSyncExternalStore(queue.subscribe, queue.shown)
  const [settingsClosed, setSettingsClosed] = useState(0)
  const canInstall = (install !== null || isAppleMobile()) && maySuggestInstall()

  useQueued(queue, 'consent', useConsentChoice() === null, 0)
  useQueued(queue, 'install', canInstall, install?.since ?? 0)
  useQueued(queue, 'launch', useLaunchOffered(), launchSince)
  // Each new version is one question, also after Later.
  useEffect(() => {
    if (reload) queue.want('update', pageClock.now())
  }, [queue, reload])
  useEffect(() => {
    if (settingsOpened > 0) queue.open('consent')
  }, [queue, settingsOpened])
  useEffect(() => {
    if (shown !== 'update') return
    const makeWay = () => {
      if (hasUnsavedForm()) queue.postpone('update')
    }
    addEventListener('input', makeWay)
    return () => removeEventListener('input', makeWay)
  }, [queue, shown])
  useEffect(() => queue.stop, [queue])

  const done = () => {
    if (shown) queue.drop(shown)
    setSettingsClosed(settingsOpened)
  }
  return (
    <>
      <style>{styles}</style>
      <p role="status" className="sr-only">
        {shown && `Notice at the start of the page: ${labels[shown]}`}
      </p>
      {shown === 'consent' && (
        <ConsentBanner key={settingsOpened} opened={settingsOpened > settingsClosed} onDone={done} />
      )}
      {shown === 'update' && reload && <UpdateNotice onReload={reload} onLater={done} />}
      {shown === 'install' && <InstallCard offer={install?.offer ?? null} onDone={done} />}
      {shown === 'launch' && <LaunchPopup onDone={done} />}
    </>
  )
}
