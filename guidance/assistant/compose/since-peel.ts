import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, listed } from './draft.ts'
import { isActive } from './lines.ts'

// A peel was done and skin burns or is sore since: whatever is asked next, what went too deep comes first. What blisters, weeps or is raw alarms before this
// (guidance/safety). Sources: general; for two calm weeks before an acid, as after any irritation (reaction.ts).

const peel = pattern`
  \b(?:(?:chemical|acid|acids|tca|glycolic|lactic|salicylic|mandelic|aha|bha|salon|home|facial|face|red|blood|skin|strong|light|medium) peels?|(?:red |blood )?peeling (?:solution|serum|pads?|gel|kit|mask)|peels?(?= (?:at|on|from|kit|pads?|last|yesterday|this|that|two|three|\d))|
  (?:a|my|the|that|this|n) peel|tca|aha 30|30 ?(?:%|percent)? ?(?:aha|acids?|glycolic))\b`
const peels = new RegExp(peel.source, 'g')
const done = pattern`
  \b(?:used|did|done|had|got|gotten|left|applied|tried|went for|after|since|from|ago|yesterday|last (?:night|week|nyt)|this morning|today|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|het|gedoen|gister|gisteraand|sondag)\b`
const sore = pattern`\b(?:burns?|burning|burnt|stings?|stinging|sore|raw|red|tight|hurts?|hurting|on fire|brand|seer|rooi|angry|hot|tender|throbb\w*)\b`
const asksFirst =
  /^(?:(?:so|and|ok|okay|hi|hey|but|please|pls) )*(?:is|are|can|could|may|should|must|what|whats|which|how|does|do|will|would|when|why|kan|mag|moet|wat|hoe)\b/
const calm =
  /\b(?:healed|calm|fine|ok|okay|normal|better|settled|gone|beter|reg|not (?:sore|burning|red)|no (?:burning|redness|pain)|doesnt (?:burn|sting|hurt)|stopped (?:burning|stinging))\b/

const again = /\b(?:again|start|restart|go back|back on|next (?:one|peel|time)|continue|carry on|weer|begin)\b/
const onSkin = /\b(?:put|use|apply|wear|try|smear|rub|layer|sit|gebruik|smeer)\b/
const soothes =
  /\b(?:aloe|vaseline|petroleum|jelly|moisturi[sz]\w+|glycerine?|panthenol|ceramides?|bepanthen|zinc|cream|ointment|sorbolene|room)\b/
const madeUp = /\b(?:make ?up|foundation|concealer|powder|mascara)\b/
const inSweat =
  /\b(?:gym|train\w*|run|running|jog\w*|swim\w*|pool|sauna|steam|sport|soccer|rugby|netball|work ?out|sweat\w*|braai|beach|sun)\b/
const whatNow =
  /\b(?:what (?:now|must|should|can|do)|now what|wat nou|help|normal|bad|serious|worry|how do i (?:calm|soothe|fix|heal|stop))\b/
/** So many messages back a peel still is what skin is sore of. */
const back = 5

const saidIn = ({ request: { turns, message } }: Asked): string[] =>
  [...messagesOf(turns).slice(-back), message].map((text) => tokensOf(text).join(' '))

/** Whether a peel was done and skin was told to be sore since, and not calm again. */
const soreSince = (texts: readonly string[]): boolean => {
  const at = texts.findIndex(
    (text) => !/\bweld/.test(text) && peel.test(text) && done.test(text) && !(asksFirst.test(text) && !sore.test(text)),
  )
  const since = at < 0 ? [] : texts.slice(at)
  const last = since.findLastIndex((text) => sore.test(text.replaceAll(peels, ' ')) && !asksFirst.test(text))
  return last >= 0 && !since.slice(last).some((text) => calm.test(text))
}

const care =
  'Rinse with cool water once more, then only a mild wash, petroleum jelly or a plain, scent-free cream, and shade. No acid, vitamin C, retinoid, scrub, lemon or scent; on deeper skin a burn leaves dark marks for months.'
const seen =
  '**Be seen today** for blisters, weeping or raw skin, patches that turn white, grey or very dark, strong pain, swelling, or anything in an eye.'

const lead = (asked: Asked, said: string): string | undefined => {
  // What the peel was made of was named before.
  const things = asked.heard.things.filter(({ called }) => said.includes(called.toLowerCase().split(' ')[0] ?? ''))
  const acts = things.filter(isActive)
  if (again.test(said))
    return '**Not before two calm weeks: nothing stings, is red or flakes, even when you wash.** Then the weakest you have, on a small patch first, one evening a week; a peel of that strength at home rather never again.'
  if (acts.length > 0 && onSkin.test(said))
    return `**No, not now: no ${listed(
      acts.map(({ called }) => called),
      'or',
    )} on skin that burns from a peel.** What a peel has thinned lets it in deeper than it should go.`
  if (soothes.test(said) && onSkin.test(said))
    return '**Yes, if it is plain and without scent: a thin layer on closed skin, as often as it feels tight.** Wash your hands first, and stop if it stings for more than a minute.'
  if (madeUp.test(said))
    return '**No make-up until nothing stings, is raw or flakes: mostly three to seven days.** Brushes and pigment in open skin bring infection and marks.'
  if (inSweat.test(said))
    return '**Wait until nothing stings or flakes, mostly three to seven days: heat, sweat and sun sting, and darken what a peel has thinned.** A cool walk in the shade is fine.'
  if (things.length + asked.heard.kinds.length > 0 && asksFirst.test(said)) return undefined
  return sore.test(said) || whatNow.test(said)
    ? '**The peel went deeper than your skin bears: stop everything that acts, and let it heal.**'
    : undefined
}

/** What is asked while skin is sore from a peel; undefined where it is not, or where something else is asked. */
export const sincePeel = (asked: Asked): Draft | undefined => {
  const { heard } = asked
  if (heard.isLabel || heard.injected || !soreSince(saidIn(asked))) return undefined
  const first = lead(asked, tokensOf(asked.request.message).join(' '))
  return first === undefined
    ? undefined
    : {
        paragraphs: [
          first,
          `**Until then:** ${care}`,
          'Redness and tightness mostly settle within three to seven days; once skin is whole, sunscreen, SPF 50, and a hat for some weeks. Leave flakes to fall by themselves.',
          seen,
        ],
        things: [],
        sources: ['general'],
        topic: { intent: 'reaction', trouble: true, ingredients: [] },
        suggestions: ['When may I use actives again?', 'What can I do against dark marks?'],
      }
}
