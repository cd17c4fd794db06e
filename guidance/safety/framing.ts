import type { Hit } from './clue-search.ts'

// Whether a clue is said of somebody, now. "No swelling", "can retinol cause swelling?" and "I had a mole removed years ago" are not.

const negators = new Set(`no not never without isnt arent wasnt werent dont doesnt didnt havent hasnt hadnt wont nor none zero neither geen nie nooit sonder
  akukho angina andina ayikho`.split(/\s+/))
/** What a negation does not reach across. */
const breakers = new Set('but however maar kodwa though although because since want omdat my i im he she they he it the this that which and en ek now nou , yet just only after for since despite even until na sedert'.split(' '))
/** "Not sure", "no idea": they negate something else. */
const otherwise = new Set('sure certain only just idea clue matter better ok okay fine well good normal joke kidding doubt wonder help longer working improving gonna seker'.split(' '))
const warnings = new Set('avoid avoiding avoided prevent prevents preventing risk risks chance chances fear afraid scared terrified protect protects against causes cause causing caused trigger triggers voorkom vermy bang'.split(' '))

const wordsBefore = (sentence: string, at: number): string[] => sentence.slice(0, at).split(' ').filter((word) => word !== '')

/** "no swelling", "isn't swollen", "sonder koors", "nie swanger nie": said not to be so. */
export const isNegated = (sentence: string, { from, to }: Hit): boolean => {
  const inside = sentence.slice(from, to).split(' ')
  // "Can't breathe" and "doesn't heal" are what they are by their negation.
  if (inside.some((word) => negators.has(word) || word === 'cant')) return false
  const before = wordsBefore(sentence, from)
  for (let back = 1; back <= 9 && back <= before.length; back += 1) {
    const word = before[before.length - back] ?? ''
    const between = before.slice(before.length - back + 1)
    if (negators.has(word)) {
      const next = between[0] ?? inside[0] ?? ''
      if (otherwise.has(next) || next === ',') return false
      const plain = between.every((one) => !breakers.has(one))
      if (plain && back <= 5) return true
      // "No hives, swelling or fever": an "or" makes it a list, and the "no" holds for each. Without one, a comma ends it.
      const since = between.slice(between.lastIndexOf('or') + 1)
      const list = between.every((one) => one === ',' || !breakers.has(one)) && ((between.includes('or') && !since.includes(',')) || /^(?: [a-z]+){0,2}(?: ,(?: [a-z]+){1,2}){0,3} ?,? or\b/.test(sentence.slice(to)))
      return list
    }
  }
  if (/^ free\b/.test(sentence.slice(to))) return true
  // Afrikaans says "nie" again after it.
  return /^ nie\b/.test(sentence.slice(to)) && before.includes('nie')
}

/** "How do I avoid blisters", "risk of burns", "may cause swelling": spoken of as a possibility. */
export const isPossibility = (sentence: string, { from }: Hit): boolean => {
  const before = wordsBefore(sentence, from).slice(-5)
  return before.some((word, at) => warnings.has(word) && !before.slice(at + 1).some((one) => [',', 'but', 'and', 'has', 'have', 'caused'].includes(one)))
}

const isConditional = (sentence: string, { from }: Hit): boolean => {
  const before = wordsBefore(sentence, from).slice(-7)
  const at = before.findLastIndex((word) => word === 'if' || word === 'indien' || word === 'uma')
  return at >= 0 && !before.slice(at).includes(',')
}

const person = /\b(?:i|im|ive|id|my|me|mine|myself|we|our|us|his|her|hers|him|he|she|son|daughter|baby|child|toddler|(?:years?|yrs?|yo) old|yo|husband|wife|mom|mother|dad|friend|sister|brother|ek|ons|seun|dogter|kind|this|these|ngi[a-z]+|ndi[a-z]+|bami|yami|wami|lami|sami|bam|yam|wam)\b/
const general = /^(?:(?:hi|hey|hello|please|pls|so|and|just|ok|okay|quick|question|sawubona|hallo|,) )*(?:what (?:is|are|s|does|do|cause|causes|happens|would|can)|whats|wat is|wat beteken|how (?:is|does|do|are|common|likely|often|can|to)|hoe|define|explain|can you (?:explain|tell)|tell me (?:about|what)|describe|meaning of|difference between|symptoms of|signs of|is there|are there|which|why (?:is|are|do|does)|yini|iyini|kuyini|does|do|can|could|will|would|is|are|kan|sal|may|might|did you know|ever heard)\b/
const learning = /\bhow (?:do|can|would|should|to) ?(?:i|you|we|one|people)? ?(?:check|know|tell|spot|prevent|avoid|recogni[sz]e|protect|examine|minimi[sz]e|reduce)\b/
const causing = /^(?:(?:hi|hey|hello|please|so|and|ok) )*(?:can|could|does|do|will|would|might|may|is it true|kan|sal|are there|is there)\b.*\b(?:cause|causes|causing|trigger|triggers|lead|give|gives|make|makes|result|happen|help|helps|treat|treats|prevent|burn|mark|stain|darken|irritate|sting|peel|damage|scar|veroorsaak|maak|brand)\b/
/** "Can men on Roaccutane …?" asks about all of them, even where a wife comes into it. */
const ofAll = /^(?:(?:hi|hey|hello|please|so|and|ok) )*(?:can|could|do|does|should|will|would|may|are|is it safe for|kan) (?:men|women|males|females|people|guys|ladies|girls|boys|teens|teenagers|adults|patients|vroue|mans|a man|a woman|a person|any man|any woman)\b/
/** What is printed on packs as a warning to all. */
const packWarning = /\b(?:avoid (?:direct )?contact|keep (?:out of|away from)|for external use|external use only|in case of (?:contact|irritation|allerg|accident|eye)|if (?:product|swallowed|irritation|contact|rash|redness|ingested|accidentally)|(?:discontinue|stop) use|consult (?:a|your)|do ?nt use (?:on|if)|not to be used|ask a doctor|side effects include|rinse (?:immediately|thoroughly|well|with)|seek medical|may cause)\b/
const firstPerson = /\b(?:i|im|ive|my|me|he|she|his|her|our|we|ek)\b/
const rightNow = /\b(?:im having|is swelling|are swelling|is swollen|are swollen|has (?:started|become|turned|been|got)|have (?:started|become|been|got)|right now|just (?:started|got|used|put|had)|getting (?:worse|bigger|darker)|woke up|since (?:yesterday|last|this)|today|yesterday|this morning|last night|has changed|is changing|is growing|is bleeding)\b/
const gone = /\b(?:went (?:away|down)|gone (?:away|down|now)|has gone|cleared up|has healed|have healed|healed (?:up|now|well|nicely|fine)|(?:better|fine|gone|healed|all good|good|okay|ok) now|resolved|has passed|is gone|verby|weg nou)\b/
const past = /\b(?:(?:years?|yrs|jare?|months?|maande?) (?:ago|gelede|back)|last year|verlede jaar|in the past|when i was|when she was|when he was|as a (?:child|kid|teen|teenager|baby)|toe ek|used to (?:have|be|get|suffer)|previously|years back|back in|in (?:19|20)[0-9][0-9]|history of|once had|had _ removed|was removed|got removed|had it removed|after (?:my )?(?:last )?pregnancy|post pregnancy|postpartum|since (?:my )?pregnancy)\b/
const present = /\b(?:still|(?:now|nou)(?! (?:just|only|net|im fine|its fine|fine|clear|gone|all clear))|again|today|currently|keeps?|started|began|has been|have been|getting|growing|this week|right now|noticed|vandag|weer|ongoing|never healed)\b/

/** How far a sentence is from "it is so, now". */
export type Framing = { general: boolean; past: boolean }

export const framingOf = (sentence: string): Framing => {
  const now = rightNow.test(sentence)
  const asking = general.exec(sentence)
  const rest = asking === null ? sentence : sentence.slice(asking[0].length)
  return {
    general: !now && ((asking !== null && !person.test(rest.replaceAll(/\b(?:should|can|do|must|could|did) i\b|\btell me\b/g, ''))) || (packWarning.test(sentence) && !firstPerson.test(sentence)) || learning.test(sentence) || causing.test(sentence) || (ofAll.test(sentence) && !firstPerson.test(sentence))),
    past: gone.test(sentence) || (past.test(sentence) && !present.test(sentence)),
  }
}

/** Whether a clue in a sentence is said to be so. Conditions ("if it blisters") count only where waiting to be sure would be worse. */
export const isMeant = (sentence: string, framing: Framing, hit: Hit, level: 'emergency' | 'crisis' | 'urgent' | 'routine'): boolean => {
  if (framing.general || isNegated(sentence, hit)) return false
  if (level === 'crisis') return true
  return !framing.past && (level === 'emergency' || !isConditional(sentence, hit))
}
