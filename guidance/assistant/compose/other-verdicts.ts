import { askingIn } from '../understand/asking.ts'
import { capital, small } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Will it fade?", "is it normal?", "do men need another one?", "is the dear one better?": what their yes would mean, and the verdict of an answer that was written for
// the question put the other way round.

const lasting = pattern`
  \b(?:will|does|do|can|is|are|would|sal|gaan)\b[^?.!]{0,60}\b(?:go(?:es)? away|fade|disappear|clear up(?=\W*$| by | on | again)|vanish|go back to normal|grow out|weggaan|verdwyn)\b`
const staying = /\b(?:is|are|will)\b[^?.!]{0,40}\b(?:permanent|forever|for ever|for life|there for good)\b/
const fades =
  /\b(?:usually |mostly |often |slowly |generally )*(?:fades?|goes? (?:away )?by (?:itself|themselves)|clears?|grows? out|settles?|heals?)\b/i
const notFading =
  /\b(?:not|never|no|neither|nothing|nor)\b(?: [\w’-]+){0,5} (?:fades?|goes? away|clears?|removes?|erases?)|\b(?:clears?|fades?|heals?) no\b|n’t\b/i

const normal = /\b(?:is|are)\b[^?.!]{0,60}\b(?:normal|common|usual)\b/
const myth = /^it is (?:only half true|a myth|not true) that\b/i

const another = pattern`
  \b(?:need|use|buy|get|have|must|should|want)\b[^?.!]{0,50}\b(?:a |an )?(?:different|separate|special|another)\b(?! (?:options?|things?|people|days?|side|parts?|places?|areas?|spots?|nights?|times?|country|countries|person|brands?|steps?|layer|shop|store|way|ways))|\b(?:different|separate|special|own)\b[^?.!]{0,40}\b(?:for (?:men|women|teenagers|day and night|black|kids))\b`
const theSame =
  /\b(?:the same|(?:no|not) (?:separate|special|other|different|need)|may use|can use|may share|any (?:cream|lotion|moisturi[sz]er|wash|sunscreen)|as much as|products sold for|no products of their own)\b/i

const ofAnother = /\b(?:different|separate|special|another|own|instead)\b/i

const dear = pattern`
  \b(?:expensive|dear(?:er)?|pricey|high end|luxury|branded|more expensive|costly|duur(?:der)?)\b[^?.!]{0,50}\b(?:better|best|work\w*|stronger|protects? more|beter|safer|fewer|less|more)\b|\b(?:cheap\w*|no name|budget|goedkoop)\b[^?.!]{0,50}\b(?:worse|less|weaker|not as (?:good|strong)|slegter|inferior)\b`
const asGood =
  /\b(?:(?:as|just as) (?:well|good)|the same|not better|no better|does (?:as well|the same)|(?:cheap|shop brand|no-name)\b[^.;]*\b(?:fine|enough|protects?|works?))\b/i

const weighs =
  /\b(?:is|are|does|do|werk|is)\b[^?.!]{1,60}\b(?:better|safer|stronger|worse|healthier|milder|gentler|cheaper|beter) (?:than|for)\b/
const weighed =
  /\b(?:better|safer|stronger|worse|milder|gentler|kinder|more|less|fewer|than|same|as (?:well|good)|safe|strong|good|mild|neither|either|both|instead|measure|rather|myth|best|mostly|depends)\b/i

const everyDay =
  /^(?:(?:hi|hey|so|and|but) )*(?:is|can|may|should|could|must|kan|mag|moet)\b[^?.!]*\b(?:every ?(?:single )?(?:day|night|morning|evening)|daily|elke (?:dag|aand))\b/
const seldomer =
  /\b(?:never every day|not every day|(?:once|twice|once or twice|one to three (?:nights|evenings)|two or three times) a week)\b/i

const head = /^(\**)(?:(?:Mostly |Usually |Often |For most people )?(Yes|No|yes|no)(?:[,:]| –) )?/

type Verdicts = { asked: RegExp; fits: (opener: string | undefined, rest: string, lead: string) => string | undefined }
/** A second colon would read badly. */
const put = (word: string, rest: string): string =>
  /^[^.*]*:/.test(rest) ? `${word}. ${capital(rest)}` : `${word}: ${small(rest)}`

/** "Black people don't need sunscreen, right?", "is it true that dark skin needs none?" */
const needless = pattern`
  \b(?:dont|doesnt|do not|does not|never|need no|needs no|no need|hoef nie)\b[^?.!]{0,40}\b(?:need|wear|use|sun ?screen|sun ?block|spf|cream|sonskerm|moisturi[sz]er|it)\b[^?.!]*\b(?:right|neh|ne|hey|correct|true|so|yes)\b\W*$|\b(?:true|fact|correct)\b[^?.!]*\b(?:dont|doesnt|do not|does not|no|never) need\b`
const needed =
  /\b(?:needs?|need to)\b[^.;]*\b(?:too|as well|all the same|sunscreen|moisturi[sz]er)\b|^from six months\b|^(?:from six months, yes: )?shade and clothes first\b/i
const notNeeded = /\b(?:no need|not|never|hardly|need no|needs no|extra)\b|n’t\b/i

const asksTrue =
  /^\W*(?:(?:and |so |but )?(?:is|isnt) (?:it|that|this|he|she) (?:really |actually )?(?:true|so|right|correct)|true|right|is dit waar)\W*$/

/** "Reapply?", after a layer of hours ago. */
const renews =
  /(?:^\s*|[.!?] ?|\b(?:must|should|do|need|have) (?:i|we|to|they)(?: \w+){0,2} )(?:re ?-?apply|top (?:it )?up|renew|put (?:it |more |some )?on again)\b/
/** "Can I start glycolic now?", answered by how often. */
const mayBegin =
  /\b(?:can|may|could|kan|mag) (?:i|we|ek|ons|she|he) (?:now |already |nou |also )?(?:start|begin|try|introduce|begin met)\b/

const verdicts: readonly Verdicts[] = [
  {
    asked: needless,
    fits: (opener, rest, lead) =>
      opener !== 'no' && needed.test(lead) && !notNeeded.test(lead)
        ? `No, that is not so: ${small(rest.replace(/^From six months, yes: /, ''))}`
        : undefined,
  },
  {
    asked: renews,
    fits: (opener, rest) => (opener === 'no' && /^one layer\b[^.;]*\bnot\b/i.test(rest) ? put('Yes', rest) : undefined),
  },
  {
    asked: mayBegin,
    fits: (opener, rest) =>
      opener === undefined &&
      /^(?:one to three|two or three|once or twice|two) (?:nights|evenings|times|a week)\b/i.test(rest)
        ? put('Yes, slowly', rest)
        : undefined,
  },
  {
    asked: dear,
    fits: (opener, rest, lead) =>
      opener !== 'no' && asGood.test(lead) && !/^no\b/i.test(rest) ? put('No, not by itself', rest) : undefined,
  },
  // "Does dark skin need another one?" – "yes, darker skin needs it too" says nothing of another.
  {
    asked: another,
    fits: (opener, rest, lead) =>
      opener !== 'no' && theSame.test(lead) && !/^(?:no\b|you (?:may|can)\b)/i.test(rest)
        ? put('No, not needed', rest)
        : opener !== 'yes' || ofAnother.test(lead)
          ? undefined
          : /\bneeds?\b[^.;]*\btoo\b/.test(lead)
            ? put('No, not a different one', rest)
            : capital(rest),
  },
  {
    asked: everyDay,
    fits: (opener, rest, lead) =>
      opener === undefined && seldomer.test(lead) && !/^(?:no|not|never|only|better|rather|start|begin)\b/i.test(rest)
        ? put('No, not that often', rest)
        : undefined,
  },
  {
    asked: staying,
    fits: (opener, rest, lead) =>
      opener === 'yes' && fades.test(lead) && !notFading.test(lead) ? put('Mostly not', rest) : undefined,
  },
  {
    asked: lasting,
    fits: (opener, rest, lead) =>
      notFading.test(lead) || !fades.test(lead) || staying.test(lead)
        ? undefined
        : opener === 'no'
          ? put('Mostly yes', rest)
          : undefined,
  },
  // "Is cold water better than hot?" – "no, cold water is not bad" weighs nothing.
  {
    asked: weighs,
    fits: (opener, rest, lead) =>
      opener !== undefined &&
      !weighed.test(lead) &&
      !/^(?:never|do not|don’t|leave|not\b|please|if|when|but|for|in|on|with)\b/i.test(rest)
        ? capital(rest)
        : undefined,
  },
  { asked: normal, fits: (opener, rest) => (opener === 'no' && myth.test(rest) ? capital(rest) : undefined) },
]

/** An answer to a question of such a kind, with the verdict that fits it; undefined where the question is none or the verdict fits. */
export const otherVerdict = (response: string, message: string): string | undefined => {
  const asked = askingIn(message).toLowerCase().replaceAll(/[’']/g, '')
  if (/\b(?:what|which|why|how|where|when|hoe|hoekom|watter)\b/.test(asked)) return undefined
  // "My uncle says that black people don't need sunscreen. Is it true?": what is asked stands before it.
  const claim = asksTrue.test(asked)
    ? `${message
        .toLowerCase()
        .replaceAll(/[’']/g, '')
        .replaceAll(/[.?!]+/g, ' ')
        .trim()} true`
    : asked
  const [whole = '', bold = '', opener] = head.exec(response) ?? []
  const rest = response.slice(whole.length)
  const [lead = ''] = rest.split(/[.;]/)
  if (rest.startsWith('*')) return undefined
  for (const { asked: kind, fits } of verdicts) {
    const said = kind.test(kind === needless ? claim : asked) ? fits(opener?.toLowerCase(), rest, lead) : undefined
    if (said !== undefined) return `${bold}${said}`
  }
  return undefined
}
