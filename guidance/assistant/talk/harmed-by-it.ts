import { tellsOfHarm } from '../understand/told-harm.ts'
import type { Talk } from './talk.ts'

// "My face got dark patches from it", "I got pimples after using it" of what was spoken of: the harm is told of that thing, not wished away by it.

const signs =
  /\b(?:dark\w*|black\w*|donker\w*|swart\w*|pimples|puisies|zits|bumps|bumpy|rash|uitslag|hives|patch(?:es|y)|marks|broke out|breaking out|breakouts?)\b/
const byIt =
  /\b(?<link>from|after|since|with|van|sedert|na|nadat) (?<way>(?:i |ek |we |she |he )?(?:(?:have |has |had |ve |am |m |was |started |began |began to |het )?(?:us(?:e|ed|ing)|putting|put|apply|applied|applying|try|tried|trying|gebruik|smeer) ?)?)(?:it|this|that|them|those|dit|hulle)(?: on| again| for .{3,16}| now)?$/
const asksOrWishes =
  /^(?:(?:so|but|and|ok) )*(?:can|could|will|would|does|do|is|are|may|might|what|which|how|when|why|kan|sal|wat|hoe)\b/

/** A harm that the thing spoken of did, said with its name; undefined where the message asks, or tells of none. */
export const harmedByIt = ({ subject }: Talk, said: string): string | undefined => {
  if (subject?.slot !== 'used' || !signs.test(said) || asksOrWishes.test(said) || !byIt.test(said)) return undefined
  const full = said.replace(
    byIt,
    (_, link: string, way: string) => `${link} ${way.trim() === '' ? '' : `${way.trim()} `}${subject.words}`,
  )
  const tokens = full.split(' ')
  const at = tokens.indexOf(subject.words.split(' ')[0] ?? '')
  return tellsOfHarm(tokens, true, new Set([at])) ? full : undefined
}
