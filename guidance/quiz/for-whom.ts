import type { QuizAnswers } from '#contract/guidance.ts'
import { inDigits, youngAgeIn } from '../safety/read-numbers.ts'
import { plainOf } from '../text/normalise.ts'

// Whether the quiz is filled in for a child. A child that is merely mentioned ("my kids are 4 and 6, no time") changes nobody's age.

const child =
  '(?:bab(?:y|ies|a)|babatjie|newborn|infant|toddler|child|children|kids?|kind|kinders|kleuter|kleintjie|' +
  'kleinman|mannetjie|outjie|boytjie|little (?:one|man|guy|lady|fella|miss|madam|princess)|girl|boy|daughter|son|meisie|seun|' +
  'dogter|dogtertjie|seuntjie|kindjie|kleinkind|kleinseun|kleindogter|grand(?:child|son|daughter|kids?)|teen(?:ager)?|tiener|niece|nephew|twins?|' +
  'step(?:son|daughter)|umntwana|ingane|indodana|indodakazi|laaitie|lightie|learner|' +
  '\\d{1,2}[- ]?(?:year|yr|month|week)s?[- ]old|\\d{1,2} ?yo|\\d{1,2} ?jarige)s?'
const skin =
  '(?:skin|face|cheeks?|forehead|chin|bum|scalp|head|arms?|legs?|elbows?|eczema|rash\\w*|acne|pimples?|puisies|spots|bumps|dry|droe|rough|flak\\w*|itch\\w*|' +
  'vel|gesig|wange|uitslag|jeuk\\w*|isikhumba|cradle cap|oily|breakouts?|blackheads|sunscreen|moisturi\\w*|cream|wash|lotion|routine)'
const plainly = [
  `\\b(?:for|vir|help|treat|on|use on) (?:my|our|the|a|an|n|ons|this) (?:[a-z0-9'-]+ ){0,4}${child}\\b` +
    '(?! (?:is |are )?(?:sleep|wedding|birth|part(?:y|ies)|matric|graduation|farewell|christening|dance|big day|troue|and no))',
  `\\b${child}(?:'?s)? (?:[a-z]+ ){0,2}${skin}\\b`,
  `\\b${child}(?: (?:is |of |van |aged )?\\d+)?(?:,| and| en)? (?:who )?(?:has|have|gets?|got|needs?|suffers?|struggles?|` +
    `is (?:full of|covered|very )|het|kry|with|met|se)\\b[^.;!?]{0,30}${skin}\\b`,
  `\\b(?:his|her|their|sy|haar|hulle) (?:[a-z]+ )?${skin}\\b`,
  `\\b(?:for|vir) (?:him|her|them|hom|haar|hulle|kids|children|babies|toddlers|kinders)\\b`,
  '\\b(?:can|should|does|must|what|which|kan|mag|moet|wat)\\b[^.;!?]{0,24} (?:she|he|they|sy|hy|hulle) (?:use|need|wash|put|start|gebruik|has to)\\b',
  `\\b(?:im|i am|ek is) (?:only |just |nog |net )?(?:[5-9]|1[0-7])\\b(?! ?(?:weeks?|wks?|months?|days?|kg|%))`,
  `\\b(?:im|i am) (?:a |in |still in )+(?:teen\\w*|grade|matric|high ?school)\\b(?![^.;!?]{0,8}teacher)|^${child}\\b`,
].map((way) => new RegExp(way))
/** A child of one's own of whom no age is said: plain care is right at every age. */
const ownYoung = new RegExp(`\\b(?:my|our|ons) (?:[a-z]+ ){0,2}${child}\\b`)

/** Speaks of the own face, wish or look, a child's being taken out. */
const ownChild = new RegExp(`\\b(?:my|our|ons) (?:[a-z0-9]+ ){0,3}${child}\\b`, 'g')
const self = new RegExp(
  '\\b(?:for me|myself|me|i (?!have a|want (?:[a-z]+ ){0,3}for)|im|ive|' +
    'my (?:own )?(?:skin|face|marks?|lines|spots|pimples|acne|forehead|cheeks|glow|look)|ek|vir my|my vel|my gesig)\\b',
)

/**
 * Whether an age that is read from the free texts may stand against the answered one. With an adult's answer the text must plainly ask for
 * somebody young; with "under 20" it is enough that the person does not speak of themselves.
 */
export const asksForYoung = ({ goals, allergies, age }: QuizAnswers): boolean => {
  const said = inDigits(plainOf(`${goals}. ${allergies}`))
  if (plainly.some((way) => way.test(said))) return true
  return age === 'under-20' && !self.test(said.replaceAll(ownChild, ' '))
}

/** Whether it is plainly for a child of one's own, of whatever age. */
export const isForOwnChild = ({ goals, allergies }: QuizAnswers): boolean => {
  const said = plainOf(`${goals}. ${allergies}`)
  return ownYoung.test(said) && plainly.some((way) => way.test(said))
}

/** A child up to this age gets the mild basics alone, chosen with a parent. */
const LAST_CHILD_AGE = 12

/** Whether the quiz is filled in for a child, by the age that its texts give. */
export const isForChild = (answers: QuizAnswers): boolean =>
  asksForYoung(answers) && (youngAgeIn(`${answers.goals}. ${answers.allergies}`) ?? Infinity) <= LAST_CHILD_AGE
