import { pattern } from '../../text/pattern.ts'

// How people ask for more of a medicine, for one without a script or somebody else’s, and tell that theirs was prescribed.

const prescribers = 'derm|dermatologist|dermatoloog|doctor|doc|dr|gp|clinic|dokter|specialist|prescriber'
const prescribed = pattern`
  \b(?:${prescribers}) (?:has |het |just )?(?:gave|prescribed|put|started|gives|wrote|het|said|told|recommended|my)\b|\bprescribed\b|\b(?:from|by|
  van) (?:my|the|a|die|n) (?:${prescribers})\b|\b(?:my|on) (?:prescription|script|voorskrif)\b|\bvoorgeskryf\b`
const mayUse =
  /\b(?:can|may|could|should|must|kan|mag|moet) (?:i|ek) (?:\w+ )?(?:use|try|take|have|borrow|finish|apply|put|gebruik|smeer|neem)\b/
const unprescribed = pattern`
  \b(?:without (?:a )?(?:script|prescription)|no script|not prescribed|wasnt prescribed|prescribed (?:to|for) (?:my (?!skin|face|acne|melasma|dark)|
  her|him|someone|somebody))\b`
/** "Her derm gave her a tube, can I use it?": chosen, but for another. */
const forAnother = new RegExp(
  String.raw`\b(?:her|his|their|\w+s) (?:${prescribers}) (?:\w+ )?(?:gave|prescribed|put|wrote)\b.*${mayUse.source}`,
)

/** Whether somebody qualified chose a medicine for the one who asks. */
export const isPrescribed = (said: string): boolean =>
  prescribed.test(said) && !unprescribed.test(said) && !forAnother.test(said)

export const wantsMore = pattern`
  \b(?:double|doubling|triple|(?:two|2) \S+ a day|(?:two|2) (?:tablets|pills|capsules)|twice the|extra|instead of (?:1|2|one|two)|(?:take|drink|
  swallow) (?:\d|two|three|four) |higher dose|increase|up my|up the|skip a|halve|lower (?:my|the) dose|dubbel)\b`
export const wantsLoose = pattern`
  \b(?:without (?:a )?(?:script|prescription)|no script|sonder (?:n )?voorskrif|over the counter|otc|(?:shops?|who|where)\b.{0,20}\b(?:sells?|buy|
  get))\b`
export const leftOver = pattern`
  \b(?:(?:use|take|try|borrow|finish|sit) (?:my |his |her |a )?(?:friend|brother|sister|mom|cousin|husband|boyfriend)s|left ?overs?|left over|
  remaining|(?:old|expired) (?:tube|tablets|pills|script|cream|prescription)|(?:friend|sister|brother|mom|gogo|cousin|aunt|gran)s?\b.{0,20}\b(?:gave|
  has|tablets|pills|script))\b`

const owners =
  String.raw`friend|mate|bestie|brother|sister|mom|mother|dad|cousin|husband|wife|boyfriend|girlfriend|aunt\w*|uncle|gran\w*|gogo|colleague|` +
  'neighbour|roommate|flatmate|chommie|tjommie|somebody|someone'
/** It belongs to another: a friend's, from a cousin, spare. */
export const othersOwn = pattern`
  \b(?:${owners})(?:s|s else)?\b(?: \S+){0,3} (?:gave|give|gives|has|have|had|offered|offers|sold|sells|with|spare|extra|left|leftover|capsules?|tablets?|
  pills?|script|tube)\b|\b(?:spare|extra|leftover) (?:capsules?|tablets?|pills?|tubes?|roaccutane|oratane|isotretinoin|tretinoin|hydroquinone)\b|\b(?:of|
  from) (?:a|my|her|his) (?:friend|mate|cousin|sister|brother)\b|\b(?:friend|mate|cousin|sister|brother|mom)s (?:\S+ ){0,2}(?:roaccutane|oratane|
  isotretinoin|tretinoin|hydroquinone|doxy\w*|antibiotics?)\b`
/** "May I take my mom's leftover tablets?" */
export const asksToTakeOthers = (said: string): boolean =>
  (othersOwn.test(said) || leftOver.test(said)) && mayUse.test(said)
/** "Can I take two?", of tablets that were told of before. */
export const asksToTakeSome = pattern`
  \b(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek|ons) (?:\w+ )?(?:take|drink|use|try|have|neem|vat|gebruik) (?:\d+|one|two|three|half|some|it|them|hers|his|those|these|een|twee|dit)\b`
/** Whether somebody asks to use a thing of this name that belongs to another: a cousin’s, from a friend, spare. */
export const asksForOthers = (said: string, name: string): boolean =>
  mayUse.test(said) &&
  pattern`
  \b(?:(?:${owners})(?:s|s else)?(?: (?!my\b|mine\b|i\b|sell)\S+){0,5}|spare|left ?over) ${name}\b|\b${name}\b.{0,20} (?:from|of) (?:a|
  my) (?:${owners})\b`.test(said)
/** Whether a question is one of dose, supply or sharing, whatever else it was taken for. */
export const asksOfSupply = (said: string): boolean =>
  othersOwn.test(said) || wantsMore.test(said) || leftOver.test(said) || wantsLoose.test(said)

const ofDose = pattern`
  \b(?:how (?:much|many)|what dose|dosage|hoeveel|what amount|(?:right|correct) dose)\b(?! (?:times|days|weeks|months|years|longer|hours|does|is|are|did|keer|dae|weke|kos))`
const notDose =
  /\b(?:costs?|price|pay|rands?|better|worse|difference|on (?:the|my) skin|water|sunscreen|moisturi[sz]er|acne is|gel|cream|ointment|lotion|room|salf)\b/
/** "How many amoxicillin do I take?", "how much prednisone for an itch?" */
export const asksDose = (said: string): boolean => ofDose.test(said) && !notDose.test(said)
