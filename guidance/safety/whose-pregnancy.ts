import { pattern } from '../text/pattern.ts'

// One takes it, and another carries the child: "my wife is pregnant and I'm on Roaccutane", "I use retinol, my sister is pregnant". No child is harmed by that, and "stop it now" would be
// wrong. As soon as she uses some of it, or who writes expects too, it is as it ever was.

const kin =
  '(?:wife|wifey|girlfriend|gf|fianc\\w*|missus|partner|sister|sis|cousin|friend|bestie|aunt\\w*|daughter|colleague|niece|neighbou?r|mom|mother|sister in law|roommate|flatmate|boss|teacher|vrou|suster|vriendin|meisie|niggie|dogter)'
const carries =
  '(?:pregnant|pregnent|pregnat|preggers|preggies|preggo|preg|expecting|swanger|[0-9]+ (?:weeks?|wks?|months?)(?: (?:along|preg\\w*|swanger|gone|now))?|khulelwe|due (?:in|soon)|having a baby)'
const sheCarries = pattern`(?<!\b(?:get|make|getting|making|got|gets|made|maak|kry) )\b(?:my|our|ons|a|the|n) (?:\w+ )?${kin} ?(?:s|is|has|was|has been|just found out (?:that )?(?:she is|shes)|found out (?:that )?(?:she is|shes)|fell|thats|who is|who s|whos|who)? (?:[a-z]+ ){0,2}?${carries}\b(?: [0-9]+ (?:weeks?|months?))?|
  \b${kin}s pregnan\w+|\bpregnant (?:${kin})s?\b`
const iUse = pattern`
  \b(?:i|im|i am|ive|i have|ek|my)\b(?: (?:am|been|have|also|still|just|now|is|gebruik|do|currently|face|skin|night|started|he|use|using|used|on|take|taking|took|putting|put|apply|applying|with|was|a|the|some|my|own|every|nights?|for|months?|weeks?|years?|[0-9]+|drink|drinking)){1,9} 
  (?:[a-z]+ )?(?:retinol|retinal|retin a|tretinoin|adapalene|differin|epiduo|retinoids?|isotretinoin|roac\w*|accutane|oratane|acnetane|capsules|it)\b`
const sheUses = pattern`
  \b(?:she|shes|her|they|we|hers|sy|haar|both|${kin})\b(?: [a-z]+){0,4} (?:us(?:e|es|ed|ing)|tak(?:es?|ing)|took|taken|on (?:it|retin\w*|roac\w*|accutane|oratane|acnetane|tretinoin|adapalene)|borrow\w*|shar\w*|tried|try|drank|drinks?|appl\w+|steal\w*|touch\w*|handl\w*|gebruik|too|also|same)\b`
const kinWords = new RegExp(sheCarries.source, 'g')
/** Who writes expects as well, or may. */
const ownChild =
  /\b(?:pregnan\w*|preg|preggers|expecting|swanger|weeks|trying|ttc|late|missed|period|breast ?fe\w*|nursing|conceiv\w*|baby|test)\b/

/** "What can she use?", "is the baby ok": asked, and for her. */
const askedForHer = new RegExp(
  `\\b(?:can|may|could|should|must|what|which|will|kan|mag|moet) (?:(?:my|the) )?(?:she|they|her|${kin}) (?:\\w+ )?(?:use|take|try|wear|put|gebruik)\\b|\\bwe (?:\\w+ )?share (?:a|the|my|our|one) (?!retin|tret|tube|cream)\\w+|\\b(?:is|will|for) (?:the|our|my) baby\\b(?: be)?|\\b(?:for|since|past|last) (?:\\w+ )?(?:weeks|months)\\b|\\bbab(?:y|ies) (?:oil|shampoo|soap|lotion)\\b`,
  'g',
)
const besideHer = (said: string): string => said.replaceAll(kinWords, ' ').replaceAll(askedForHer, ' ')

/** "Can I (the man lol) still use it?" */
const whoIAm = / , (?:im )?(?:the|a|her) (?:man|guy|dad|dude|husband|boyfriend|father)(?: (?:lol|haha|here))? ,/g

/** Whether a child is told of that another carries, and a retinoid that only who writes uses. */
export const carriedByAnother = (sentences: readonly string[]): boolean => {
  const said = sentences.join(' , ').replaceAll(whoIAm, '')
  return sheCarries.test(said) && iUse.test(said) && !sheUses.test(besideHer(said)) && !ownChild.test(besideHer(said))
}

/** Whether it is another's child that a text tells of, and not that of who writes. */
export const tellsOfAnother = (sentences: readonly string[]): boolean => {
  const said = sentences.join(' , ')
  return sheCarries.test(said) && !ownChild.test(besideHer(said))
}

/** The flags of a retinoid and a child. */
export const ofRetinoidAndChild: ReadonlySet<string> = new Set(['pregnant-isotretinoin', 'pregnant-retinoid'])
