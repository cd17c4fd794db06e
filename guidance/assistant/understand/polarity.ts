import { pattern } from '../../text/pattern.ts'

// Which way round a question about several things is put. "Do they clash?" wants "no" where "do they go together?" wants "yes".

/** How a question of harm is worded, with what is said when there is none, and when there is. */
const ofHarm: readonly (readonly [RegExp, string, string])[] = [
  [pattern`
    \b(?:cancel\w*|deactivat\w*|inactivat\w*|neutrali[sz]\w*|kill\w*|destroy\w*|ruin\w*|weaken\w*|undo(?:es)?|oxidi[sz]\w*|break(?:s|ing)? (?:it|
    them)? ?down|less effective|stops? (?:\S+ ){1,3}(?:from )?working|kanselleer\w*)\b`,
    'No, neither spoils the other', 'Yes, in one step they get in each other’s way'],
  [pattern`
    \b(?:clash\w*|conflict\w*|fight\w*|work\w* against|enem\w*|hate each|interact\w*|interfere\w*|bots|react with)\b`, 'No, they do not clash', 'Yes, in one step they do'],
  [pattern`
    \b(?:too (?:much|many|harsh|strong|hectic)|overkill|overdo\w*|over do\w*|excessive|a lot|te (?:veel|sterk)|going overboard|pushing it)\b`, 'No, that is not too much',
    'Yes, all in one step that is a lot'],
  [pattern`
    \b(?:separate|keep (?:\S+ ){0,4}?(?:apart|away|separate)|avoid|space (?:them|it) out|must i (?:stop|choose|drop|leave)|have to (?:stop|choose|
    drop|leave)|need to (?:stop|choose|drop|leave|wait|alternate))\b`,
    'No, there is no need to keep them apart', 'Yes, keep them apart'],
  [/\b(?:bad|problem\w*|issues?|wrong|harm\w*|danger\w*|unsafe|risky|damag\w*|burn|no no|mistake|sleg|gevaarlik|verkeerd|probleem)\b/, 'No, that is fine',
    'It can be, in one step'],
]

const ofGood = pattern`
  \b(?:ok|okay|fine|alright|safe|good|can (?:i|we|you|they|u)|may i|allowed|possible|work together|go together|works?|go with|goes with|
  does that work|right|oraait|reg|veilig|kan ek|mag ek|kan (?:mens|jy))\b`
const asksWhy = /\b(?:whats|what is|why|hoekom)\b.{0,12}\b(?:wrong|bad|not|cant|shouldnt|cannot|problem)\b/

/** How a question of harm is answered in its own words; undefined where it asks whether something is fine, or nothing of the kind. */
export const askedOfHarm = (said: string): { none: string; some: string } | undefined => {
  if (asksWhy.test(said)) return undefined
  const good = ofGood.exec(said)?.index ?? Number.POSITIVE_INFINITY
  for (const [words, none, some] of ofHarm) {
    const at = words.exec(said)?.index
    // "Is it fine or too much?" asks whether it is fine; "why not" and "is it not bad" keep the harm.
    if (at !== undefined && at <= good) return { none, some }
  }
  return undefined
}

/** Words that ask how two things get on, whatever else is said. */
export const asksOfPair = (said: string): boolean => ofHarm.slice(0, 4).some(([words]) => words.test(said))
