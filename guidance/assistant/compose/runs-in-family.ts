import type { ConditionText } from '../../knowledge/entries.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Will my child get eczema because we both had it?", "my mom has psoriasis, will I get it too?": what is passed on is a tendency. Source: conditions/.

const kin = '(?:kids?|child|children|baby|babies|son|daughter|twins|little one|offspring|kind|kinders|dogter|seun|baba)'
const parents = '(?:mom|mum|mother|ma|dad|father|pa|parents?|husband|wife|partner|hubby|boyfriend|brother|sister|siblings?|gran\\w*|gogo|ouma|oupa|aunts?|uncles?|family|side|both|i|ek|me|us|we|he|she)'
const asks = new RegExp(pattern`
  \b(?:will|would|can|could|is|are|do|does|might|chances?|going to|likely|gaan|sal|kan)\b(?: \w+){0,4} ${kin}\b(?: \w+){0,5}? (?:get|have|inherit|develop|end up|born with|kry|erf)\b.*\b(?:because|if|since|when|as|from|cos|with|after|want|omdat)\b.*\b${parents}\b|
  \b(?:my|our|his|her|the) (?:\w+ )?${parents}\b(?: \w+){0,3} (?:has|have|had|het|suffers?|gets?)\b.*\b(?:will|would|can|could|do|does|am|going|chances?|sal|gaan)\b(?: \w+){0,2} (?:i|my ${kin}|our ${kin}|we|ek)\b(?: \w+){0,3} (?:get|have|inherit|develop|kry|too|also|it)|
  \b(?:pass|passed|hand|give)\w* (?:it|\w+) (?:on |down )*to (?:my|our) (?:future )?${kin}\b|\b(?:chances?|risk|odds) (?:that |of |for )?(?:my|our) ${kin}\b`)
/** It is there already, or it is asked whether it can be caught from somebody. */
const asksElse = /\b(?:share|sharing|towels?|touch\w*|kiss\w*|contagious|catch\w*|rash|itch\w*|already has|now has|which|what (?:cream|can i use|must i use)|cream|soap|treat\w*)\b/

const finderOf = oncePer(({ conditions }) => phraseFinder(conditions.map((one): [ConditionText, string] => [one, one.words.join('|')])))

/** Whether it comes to a child, or to oneself, by the family; undefined elsewhere. */
export const runsInFamily = ({ knowledge, heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const condition = finderOf(knowledge)(heard.tokens)[0]?.means
  if (condition === undefined || heard.isLabel || heard.injected || !asks.test(said) || asksElse.test(said) || condition.catching !== undefined) return undefined
  const { called, cause, care } = condition
  const family = /\b(?:famil\w*|genes?|inherit\w*)\b/.test(cause)
  const plural = cause.startsWith('come ')
  const both = /\b(?:both|parents|me and (?:my|the)|and (?:i|me)|we both)\b/.test(said)
  return {
    paragraphs: [
      family ? `**Not for certain: ${called} ${plural ? 'run' : 'runs'} in families, but what is inherited is the tendency, and nobody can say 100%.**`
        : `**Mostly not: ${called} ${plural ? 'are' : 'is'} not simply handed down, though family skin is often alike.**`,
      `${capital(called)} ${cause}.${family ? ` ${both ? 'With both parents it is likelier than with one' : 'With one parent it is likelier than without'}, yet many such children never have it, and others have it whose parents never did.` : ''}`,
      called === 'eczema' ? '**For a baby:** nothing on the skin surely prevents it. Plain, fragrance-free cream on dry skin, short lukewarm baths without soap, cotton, and no smoke at home; cut out no food on your own.'
        : `**What you can do:** know the first signs and treat them early. ${care}`,
      'At the first patches, bumps or marks that stay: a clinic or doctor, and tell them who in the family has it.',
    ],
    things: [], sources: condition.sources, topic: { intent: 'particular', ingredients: [] }, suggestions: [`What does ${called} look like at first?`.slice(0, 80), 'What is a gentle routine?'],
  }
}
