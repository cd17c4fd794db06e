import { LAUNCH_DISMISSED_KEY } from './founding/launch-dismissed.ts'
import { THEME_KEY } from './theme/theme.ts'

/** The storage keys of the session token (web/session/token.ts) and the cookie choice (overlays/consent.ts); before-paint.test.ts checks that they match. */
const TOKEN_KEY = 'skynn.token'
const CONSENT_KEY = 'skynn.cookie-consent'
/** The routine that a visitor is building (web/features/routines/plan/routine-draft.ts). */
const ROUTINE_KEY = 'skynn.routine'

/**
 * Runs before the first paint. Every user gets the same document, so this reads five things from the browser's storage: the chosen theme, so
 * the wrong one never flashes (set as an attribute, and as the class `light` or `dark`, which follows the system); whether the launch banner
 * was dismissed; whether a cookie choice is stored (without one, server/page-starter.ts starts the scripts in time for the banner); whether a routine is being built, so that its page shows no beginning; and whether a member is signed in, so the member or visitor elements are right from the first paint (`for-members` and
 * `for-visitors` in shell.css). A member's document hides the launch banner to its end, so that the end of a session shifts nothing. A visitor
 * who opens the dashboard is redirected to the sign-in page before it paints, so nothing jumps. With scripts off, the system theme and the
 * visitor view apply.
 */
export const beforePaintScript =
  `var d=document.documentElement,s={getItem(){}};try{s=localStorage}catch{}` +
  `try{var t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t}catch{}` +
  `try{var m=matchMedia('(prefers-color-scheme: dark)'),w=function(){var c=d.dataset.theme||(m.matches?'dark':'light');d.classList.remove('light','dark');d.classList.add(c)};w();m.addEventListener('change',w);` +
  `if(s.getItem('${LAUNCH_DISMISSED_KEY}'))d.dataset.launchClosed='';` +
  `if(s.getItem('${CONSENT_KEY}'))d.dataset.cookieChoice='';` +
  `if(s.getItem('${ROUTINE_KEY}'))d.dataset.routine='';` +
  `if(s.getItem('${TOKEN_KEY}'))d.dataset.member=d.dataset.launchClosed='';` +
  `else if(location.pathname==='/dashboard'){d.style.display='none';location.replace('/auth')}}catch{}`
