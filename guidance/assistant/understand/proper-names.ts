import { pattern } from '../../text/pattern.ts'

// "I live in Sutherland", "my friend Olive", "Rosemary says": a place or a person is never taken for an ingredient that is spelt alike.

const people =
  'friend|sister|brother|cousin|aunt|aunty|uncle|daughter|son|wife|husband|mom|neighbour|colleague|teacher|therapist|named|called|vriendin|' +
  'vriend|suster|tannie'
const names = String.raw`((?:[A-Z][\p{L}’'-]+)(?: (?:[A-Z][\p{L}’'-]+))*)`
const surely = [
  new RegExp(
    pattern`
    \b(?:live|lives|living|stay|stays|staying|based|born|moved|moving|work|woon|bly|grew up|here|hier) (?:\p{L}+ )?(?:in|to|near|at|from|naby|
    van) (?:${names}|([\p{L}’'-]+))`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:my|our|a) (?:best )?(?:${people}) ${names}`, 'gu'),
  new RegExp(String.raw`\b([A-Z][\p{L}’'-]+) (?:says|said|sê|told|thinks|swears|recommended|gave)\b`, 'gu'),
]
const likely = [new RegExp(String.raw`\b(?:in|from|near|at|to|around|outside|uit|van) ${names}`, 'gu')]

const wordsBy = (message: string, shapes: readonly RegExp[]): string[] =>
  shapes
    .flatMap((shape) => Array.from(message.matchAll(shape), ([, a, b]) => a ?? b ?? ''))
    .flatMap((name) => name.toLowerCase().split(' '))

const notNames = /^(?:the|a|my|this|that|our|it|die|sa|me|you|i|skin|face)$/

/** Words of a message that name places and people: `sure` of them nothing else is meant, `maybe` they are not corrected only. */
export const properNames = (message: string): { sure: ReadonlySet<string>; maybe: ReadonlySet<string> } => {
  const sure = wordsBy(message, surely).filter((word) => !notNames.test(word))
  return { sure: new Set(sure), maybe: new Set([...sure, ...wordsBy(message, likely)]) }
}
