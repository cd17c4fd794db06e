import { pattern } from '../../text/pattern.ts'
import { normalise } from '../../text/normalise.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { isPrescribed } from './supply-words.ts'

// Paper that only a doctor may sign, and an antibiotic that was left over from something else: neither is given or used here. Source: general.

const paper = String.raw`(?:scripts?|prescriptions?|voorskrif\w*|sick ?notes?|sick ?letters?|doctors? (?:note|letter)|medical (?:certificate|note|letter)|motivation letters?|siekbriewe?|siekbrief)(?! (?:routine|plan|strength|product|cream|shampoo|sunscreen|skincare))`
const writes = pattern`
  \b(?:write|type|make|draft|issue|give|gee|send|print|sign|generate|prepare|organi[sz]e|renew|repeat|skryf|stuur|do|fax|e ?mail)\b (?:(?:me|us|my|for me|vir my|out|up|a|an|n|the|'n|one|quick|repeat|out a|
  another|new) ){0,5}(?:\w+ )?${paper}\b|\b(?:can|could|will|would|kan|sal) (?:you|u|jy) (?:please |pls |asb )?(?:prescribe|voorskryf|skryf)\b|\b(?:prescribe|skryf) (?:me|vir my) |
  \bplease prescribe\b|\bi (?:need|want) (?:a |an |my )?(?:\w+ )?${paper}\b.{0,60}\b(?:send|from you|you can|can you|write|mail|e ?mail|jy)\b`
/** Somebody else is to write it, or has. */
const byOthers = pattern`
  \b(?:who|where|should i|must i|moet ek|which doctor|what doctor|how do i|how can i|how to|how long|do i need|must i have|without|(?:doctor|dr|derm\w*|gp|clinic|she|he|they|dokter) (?:\w+ ){0,2}(?:wrote|gave|will|can|could|
  may|must|to|should|write|prescribe\w*|skryf|het)|ask (?:my|the|a) (?:doctor|dr|gp|derm\w*|clinic))\b`

const drug = pattern`
  \b(tretinoin|retin a|roaccutane|oratane|isotretinoin|differin|adapalene|epiduo|hydroquinone|doxycycline|doxy|doksisiklien|minocycline|antibiotics?|antibiotika|clindamycin|spironolactone|cortisone|dermovate|
  betnovate|elidel|protopic)\b`
const strong = /tretinoin|retin a|roaccutane|oratane|isotretinoin|differin|adapalene|epiduo/

const noScript = (said: string): Draft => {
  const name = drug.exec(said)?.[1]
  const note = /\b(?:sick|siek\w*|medical cert\w*|doctors? (?:note|letter))\b/.test(said)
  return {
    paragraphs: [
      `**No, I cannot write a ${note ? 'sick note' : 'prescription'}${name === undefined || note ? '' : ` for ${name}`}: I am an AI skincare guide, not a doctor.** Only somebody who has examined you may sign that paper.`,
      note
        ? '**Where to go:** a clinic, GP or dermatologist can see you and write it if it is needed. Say how your skin keeps you from work or school.'
        : '**Where to go:** a public clinic, GP or dermatologist; ask your medical aid first which of them it pays for. Take along what you use, what you have tried and for how long' +
          `${name !== undefined && strong.test(name) ? ', and say if you are pregnant or might be: this medicine is not for then' : ''}.`,
      '**Until then, without a script:** a gentle cleanser, a light moisturiser and sunscreen, SPF 30–50. For pimples benzoyl peroxide 2.5–5% or azelaic acid from a pharmacist, for 8 to 12 weeks. Do not borrow a tube ' +
        'or tablets from anybody.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
}

const antibiotic = pattern`
  \b(amox\w*|augmentin|flucloxacillin|flucloxin|penicillin|penisillien|erythromycin|azithromycin|cipro\w*|bactrim|purbac|flagyl|metronidazole|cephalexin|keflex|clindamycin|doxy\w*|doksisiklien|minocycline|tetracycline|
  lymecycline|antibiotics?|antibiotika)\b`
const leftBehind = pattern`
  \b(?:left ?overs?|oor van|oorgebly|(?:caps?|capsules?|pills?|tablets?|pille|some|few|\d+|strip|half|box|rest) (?:\w+ ){0,2}(?:left|oor)|still (?:have|got)|nog (?:\w+ ){0,2}(?:oor|van)|found (?:\w+ ){0,2}${'(?:old )?'}
  (?:amox\w*|augmentin|antibiotics?|doxy\w*|penicillin|flucl\w*)|from (?:when|my (?:tooth|throat|last|flu|chest)|last (?:year|time|winter))|old|expired|in (?:the|my) (?:drawer|cupboard|cabinet|bag)|laai|kas|
  didnt finish|never finished|spare)\b`
const wantsIt = pattern`
  \b(?:can|could|may|should|must|will|would|does|do|kan|mag|moet|sal|help\w*|clear|work|take|drink|use|open|ok|okay|good for|worth)\b`
/** What was given for the skin by somebody who saw it. */
const ofOwnCourse = pattern`
  \b(?:for (?:my )?(?:acne|skin|pimples|rosacea|eczema)|vir my (?:vel|aknee|puisies)) (?:from|by) (?:my|the) (?:doctor|dr|derm\w*|clinic|gp)\b|\b(?:throw|dispose|hand (?:it|them) in|bin|flush|weggooi)\b`
const forAcne = /^(?:doxy|doksi|mino|tetra|lyme|clinda|erythro)/

const leftover = (name: string, said: string): Draft => ({
  paragraphs: [
    `**No, leave the leftover ${name} alone: an antibiotic is chosen for one infection, one person and a whole course.**`,
    `${
      forAcne.test(name)
        ? `${capital(name)} is used for acne, but prescribed for a set time, beside a cream, and not by what is in the drawer.`
        : /antibioti/.test(name)
          ? 'What is left of one course is not a treatment for your skin.'
          : `${capital(name)} is not a treatment for pimples.`
    } A few capsules clear nothing, teach germs to resist, ` +
      'and can bring a rash, an allergy, thrush or a runny tummy; some clash with other medicines or a pregnancy.',
    /\b(?:boil|wound|sore|abscess|infected|pus|sere|wond|bite|cut)\b/.test(said)
      ? '**Instead:** keep the place clean and covered, do not squeeze, and let a clinic look at it this week; today if it spreads, is very sore, ' +
        'or you have a fever.'
      : '**Instead, for pimples:** benzoyl peroxide 2.5–5% or salicylic acid 2%, on chest and back as a wash that stays on for a few minutes, for 8 to 12 weeks. Deep, sore or scarring ones: a clinic or doctor.',
    'Hand leftovers in at a pharmacy. Taken some already, with a rash, swelling or hard breathing? Call 112 or go to a clinic at once.',
  ],
  things: [],
  brief: true,
  sources: ['general'],
  topic: { intent: 'medicine', ingredients: [] },
  suggestions: ['What can I use without a prescription?', 'What helps with pimples on the chest?'],
})

/** The answer where a prescription is asked of us, or a leftover antibiotic is to be used; undefined where neither is. */
export const noScriptHere = ({ heard, request }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected) return undefined
  const said = normalise(request.message)
    .replaceAll(/[^a-z0-9' ]+/g, ' ')
    .replaceAll("'", '')
    .replaceAll(/\s+/g, ' ')
  if (
    writes.test(said) &&
    !byOthers.test(said) &&
    /\b(?:script|prescri\w*|voorskr\w*|sick|siek\w*|certificate|doctors?|motivation)\b/.test(said)
  )
    return noScript(said)
  const name = antibiotic.exec(said)?.[1]?.replace('antibiotika', 'antibiotics')
  const elsewhere = /\b(?:creams?|ointments?|salf|room|gels?|dogs?|cats?|puppy|hond|kat|pets?)\b/.test(said)
  const others =
    elsewhere ||
    /\b(?:friend|sister|brother|mom|mother|dad|cousin|husband|wife|aunt\w*|uncle|gran\w*|gogo|ma|pa)s?\b/.test(said)
  return name === undefined ||
    others ||
    !leftBehind.test(said) ||
    !wantsIt.test(said) ||
    ofOwnCourse.test(said) ||
    isPrescribed(said)
    ? undefined
    : leftover(name, said)
}
