import { plainOf } from '../../text/normalise.ts'
import { hear } from '../understand/understand.ts'
import { type Asked, calledAll, type Draft } from './draft.ts'
import { isActive, isMedicine, isRetinoid } from './lines.ts'

// "Can I put salicylic acid on my toddler with cradle cap?": what helps the trouble is no answer to whether that may go on a small child. Sources: bad, sccsSA.

const mayUse =
  /\b(?:can|may|could|should|shall|must|is it (?:ok|okay|safe|fine|alright)|(?:ok|okay|safe|fine) (?:to|for|on)|the same|kan|mag|moet)\b/
const put = /\b(?:use|put|apply|rub|give|try|start|have|on|for|smeer|gebruik)\b/
const hers =
  /\b(?:by mistake|accident\w*|ate|licked|swallowed|drank|got into|instead of|leave out|stopped|avoid|after (?:i|me)|my own|for me|for myself|(?<!(?:can|may|could|should|must|shall) )i (?:use|put))\b/
const prescribed = /\b(?:prescribed|script|doctor|dr|clinic|dermatologist|paediatrician|pediatrician|sister at the)\b/
const says = /\b(?:no|not|never|leave|without|better not|instead of)\b/i

/** An answer that leaves out whether what was asked of may go on a small child, with its no before it; all others as they are. */
export const refusedForChild = (asked: Asked, draft: Draft): Draft => {
  const { heard, knowledge, situation, request } = asked
  const said = plainOf(request.message)
  if (
    !situation.conditions.has('under-12') ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !mayUse.test(said) ||
    !put.test(said) ||
    hers.test(said) ||
    prescribed.test(said)
  )
    return draft
  const named = hear(knowledge, request.message).things.filter(
    (thing) =>
      (isActive(thing) || (isMedicine(thing) && isRetinoid(thing)) || thing.ingredient?.id === 'benzoyl-peroxide') &&
      thing.ingredient?.id !== 'niacinamide',
  )
  const [thing] = named
  if (thing === undefined) return draft
  const whole = draft.paragraphs.join(' ').toLowerCase()
  const lead = draft.paragraphs[0]?.split(/(?<=[.!?])\s/)[0] ?? ''
  if (whole.includes(thing.called.toLowerCase()) && says.test(lead)) return draft
  // What weighs the thing as for somebody grown is left out.
  const rest = whole.includes(thing.called.toLowerCase())
    ? []
    : draft.paragraphs.map((text) => text.replace(/^\*\*(?:Yes|Only with care)[,:] ?/, '**'))
  return {
    ...draft,
    paragraphs: [
      `**No, not on a child: leave ${calledAll(named.slice(0, 2))} out.** Young skin is thinner; it stings, burns and lets more in.`,
      ...(rest.length > 0
        ? rest
        : [
            '**What is enough:** a gentle, fragrance-free cleanser and a plain, thick, fragrance-free cream or ointment twice a day; let a pharmacist, clinic or doctor look at the rest before anything else goes on.',
          ]),
    ],
    things: [],
  }
}
