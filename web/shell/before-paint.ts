import { THEME_KEY } from './theme/theme.ts'

/** Where the session keeps its token (web/session/token.ts); the test beside holds the two together. */
const TOKEN_KEY = 'skynn.token'

/**
 * Runs before anything is drawn. Pages are the same document for everybody, so two things are read from this browser here: the chosen
 * theme, so that the wrong one never flashes (as an attribute, and as the class `light` or `dark`, which follows the system), and whether somebody is signed in, so that the place of what is personal is right from the
 * first picture (`for-members` and `for-visitors` in shell.css). A visitor who opens the dashboard goes to the sign-in page before the
 * dashboard is drawn, so that nothing jumps. Without it, scripts being off, the system's theme and the visitor's view hold.
 */
export const beforePaintScript =
  `var d=document.documentElement,s={getItem(){}};try{s=localStorage}catch{}` +
  `try{var t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t}catch{}` +
  `try{var m=matchMedia('(prefers-color-scheme: dark)'),w=function(){var c=d.dataset.theme||(m.matches?'dark':'light');d.classList.remove('light','dark');d.classList.add(c)};w();m.addEventListener('change',w);` +
  `if(s.getItem('${TOKEN_KEY}'))d.dataset.member='';` +
  `else if(location.pathname==='/dashboard'){d.style.display='none';location.replace('/auth')}}catch{}`
