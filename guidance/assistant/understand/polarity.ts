import { pattern } from '../../text/pattern.ts'

// Which way round a question about several things is put. "Do they clash?" wants "no" where "do they go together?" wants "yes".

/** How a question of harm is worded, with what is said when there is none, and when there is. */
const ofHarm: readonly (readonly [RegExp, string, string])[] = [
  [
    pattern`
    \b(?:cancel\w*|deactivat\w*|inactivat\w*|neutrali[sz]\w*|kill\w*|destroy\w*|ruin\w*|weaken\w*|undo(?:es)?|oxidi[sz]\w*|break(?:s|ing)? (?:it|
    them)? ?down|less effective|useless|pointless|(?:make|makes|render|renders) (?:\S+ ){1,3}(?:weaker|work less)|stops? (?:\S+ ){1,3}(?:from )?working|kanselleer\w*)\b`,
    'No, neither spoils the other',
    'Yes, in one step they get in each other’s way',
  ],
  [
    pattern`
    \b(?:clash\w*|conflict\w*|contradict\w*|oppos\w*|counter ?productive|bad (?:combo|combination|mix|pair)|fight\w*|work\w* against|enem\w*|hate each|interact\w*|interfere\w*|bots|react with)\b`,
    'No, they do not clash',
    'Yes, in one step they do',
  ],
  [
    pattern`
    \b(?:too (?:much|many|harsh|strong|hectic)|overkill|overdo\w*|over do\w*|excessive|a lot|te (?:veel|sterk)|going overboard|pushing it)\b`,
    'No, that is not too much',
    'Yes, all in one step that is a lot',
  ],
  [
    pattern`
    \b(?:separate|keep (?:\S+ ){0,4}?(?:apart|away|separate)|avoid|space (?:them|it) out|must i (?:stop|choose|drop|leave)|have to (?:stop|choose|
    drop|leave)|need to (?:stop|choose|drop|leave|wait|alternate))\b`,
    'No, there is no need to keep them apart',
    'Yes, keep them apart',
  ],
  [
    /\b(?:bad|problem\w*|issues?|wrong|harm\w*|danger\w*|unsafe|risky|damag(?!ed (?:skin|barrier|moisture|hair|lips))\w*|burn|no no|mistake|sleg|gevaarlik|verkeerd|probleem)\b/,
    'No, that is fine',
    'It can be, in one step',
  ],
]

/** That two things must not meet, as others say it or as it is asked whether it is so: "my friend says they don't go together", "is it true you can't use …?" */
const forbidden = pattern`
  \b(?:(?:cant|cannot|can not|shouldnt|should not|mustnt|must not|may not|never|dont|do not|doesnt|does not|arent|isnt|moenie|mag nie|kan nie)(?: (?:ever|be|to|really|even|supposed|allowed|get|you|i|we|one|just|actually|good|great|meant|safe)){0,3}|
  not (?:to|be|(?:supposed|allowed|meant|safe|good|ok|okay)(?: to)?)(?: be)?) (?:use|used|mix\w*|combin\w*|layer\w*|put|go|goes|work|works|pair\w*|wear|together|meng|gebruik|saam)\b`
const passedOn = pattern`
  \b(?:true|myth|fact|heard|hear|read|reading|told|tells|says?|said|saying|saw|seen|tik ?tok\w*|instagram|insta|youtube\w*|google|apparently|reckons?|claims?|swears?|warned|warns?|thinks?|supposedly|waar|gehoor|gelees|sê)\b|
  \b(?:right|correct)\b(?= ?$)|\b(?:you|u|one|people|jy|mens) (?:really |actually )?(?:cant|cannot|shouldnt|mustnt|should never|must never|never)\b`
const whyNot = /\b(?:why|how come|hoekom)\b.{0,12}\b(?:cant|cannot|shouldnt|mustnt|not|may not|kan|mag)\b/
/** "Can't I use …?" asks for leave; "you can use them, right?" is told no ban. */
const asksLeave = /^(?:(?:so|and|but|hi|hey|ok|please) )*(?:cant|couldnt|shouldnt) (?:i|we)\b/

/** How a ban that others tell of is judged; undefined where none is told of. */
const ofBan = (said: string): { none: string; some: string } | undefined => {
  if (asksLeave.test(said)) return undefined
  if (whyNot.test(said)) return { none: 'You can', some: 'Because it is hard on skin in one step' }
  return forbidden.test(said) && passedOn.test(said)
    ? {
        none: /\b(?:true|right|correct|myth|fact|waar|so)\b(?: ?$| or| that)|^(?:is|are) /.test(said)
          ? 'No, that is not so'
          : 'That is not so',
        some: /^(?:is|are) |\b(?:true|right|correct|waar)\b ?$/.test(said)
          ? 'Yes, for one and the same step that is right'
          : 'That is right for one and the same step',
      }
    : undefined
}

/** "Together or separate?" is a choice, and no yes or no. */
const togetherOrNot =
  /\b(?:together|same time|one go|mixed)\b.{0,12}\bor\b.{0,16}\b(?:separate\w*|apart|alternat\w*|different|one (?:at a time|after)|alone)\b|\b(?:separate\w*|apart|alternat\w*|alone)\b.{0,12}\bor\b.{0,12}\b(?:together|same|mixed)\b/

const ofGood = pattern`
  \b(?:ok|okay|fine|alright|safe|good|can (?:i|we|you|they|u)|may i|allowed|possible|work together|go together|works?|go with|goes with|
  does that work|right|oraait|reg|veilig|kan ek|mag ek|kan (?:mens|jy))\b`
const asksWhy = /\b(?:whats|what is|why|hoekom)\b.{0,12}\b(?:wrong|bad|not|cant|shouldnt|cannot|problem)\b/

/** How a question of harm is answered in its own words; undefined where it asks whether something is fine, or nothing of the kind. */
export const askedOfHarm = (said: string): { none: string; some: string } | undefined => {
  const ban = ofBan(said)
  if (ban !== undefined && !ofHarm[0]?.[0].test(said)) return ban
  if (asksWhy.test(said)) return undefined
  if (togetherOrNot.test(said)) return { none: 'Together is fine', some: 'Separately' }
  const good = ofGood.exec(said)?.index ?? Number.POSITIVE_INFINITY
  for (const [words, none, some] of ofHarm) {
    const at = words.exec(said)?.index
    // "Is it fine or too much?" asks whether it is fine; "why not" and "is it not bad" keep the harm.
    if (at !== undefined && at <= good) return { none, some }
  }
  return undefined
}

/** Words that ask whether two things spoil each other or clash. */
export const asksIfTheyClash = (said: string): boolean => ofHarm.slice(0, 2).some(([words]) => words.test(said))

/** Words that ask how two things get on, whatever else is said. */
export const asksOfPair = (said: string): boolean => ofHarm.slice(0, 4).some(([words]) => words.test(said))
