import type { ConditionText } from '../../knowledge/entries.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Will my child get eczema because we both had it?", "my mom has psoriasis, will I get it too?": what is passed on is a tendency. Source: conditions/.

const kin = '(?:kids?|child|children|baby|babies|son|daughter|twins|little one|offspring|kind|kinders|dogter|seun|baba)'
const parents =
  '(?:mom|mum|mother|ma|dad|father|pa|parents?|husband|wife|partner|hubby|boyfriend|brother|sister|siblings?|gran\\w*|gogo|ouma|oupa|aunts?|uncles?|family|side|both|i|ek|me|us|we|he|she)'
const asks = new RegExp(pattern`
  \b(?:will|would|can|could|is|are|do|does|might|chances?|going to|likely|gaan|sal|kan)\b(?: \w+){0,4} ${kin}\b(?: \w+){0,5}? (?:get|have|inherit|develop|end up|born with|kry|erf)\b.*\b(?:because|if|since|when|as|from|cos|with|after|want|omdat)\b.*\b${parents}\b|
  \b(?:my|our|his|her|the) (?:\w+ )?${parents}\b(?: \w+){0,3} (?:has|have|had|het|suffers?|gets?)\b.*\b(?:will|would|can|could|do|does|am|going|chances?|sal|gaan)\b(?: \w+){0,2} (?:i|my ${kin}|our ${kin}|we|ek)\b(?: \w+){0,3} (?:get|have|inherit|develop|kry|too|also|it)|
  \b(?:pass|passed|hand|give)\w* (?:it|\w+) (?:on |down )*to (?:my|our) (?:future )?${kin}\b|\b(?:chances?|risk|odds) (?:that |of |for )?(?:my|our) ${kin}\b`)
/** It is there already, or it is asked whether it can be caught from somebody. */
const asksElse =
  /\b(?:share|sharing|towels?|touch\w*|kiss\w*|contagious|catch\w*|rash|itch\w*|already has|now has|which|what (?:cream|can i use|must i use)|cream|soap|treat\w*)\b/

const finderOf = oncePer(({ conditions }) =>
  phraseFinder(conditions.map((one): [ConditionText, string] => [one, one.words.join('|')])),
)

/** Whether it comes to a child, or to oneself, by the family; undefined elsewhere. */
export const runsInFamily = ({ knowledge, heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const condition = finderOf(knowledge)(heard.tokens)[0]?.means
  if (
    condition === undefined ||
    heard.isLabel ||
    heard.injected ||
    !asks.test(said) ||
    asksElse.test(said) ||
    condition.catching !== undefined
  )
    return undefined
  const { called, cause, care } = condition
  const family = /\b(?:famil\w*|genes?|inherit\w*)\b/.test(cause)
  const plural = cause.startsWith('come ')
  const both = /\b(?:both|parents|me and (?:my|the)|and (?:i|me)|we both)\b/.test(said)
  return {
    paragraphs: [
      family
        ? `**Not for certain: ${called} ${plural ? 'run' : 'runs'} in families, but what is inherited is the tendency, and nobody can say 100%.**`
        : `**Mostly not: ${called} ${plural ? 'are' : 'is'} not simply handed down, though family skin is often alike.**`,
      `${capital(called)} ${cause}.${family ? ` ${both ? 'With both parents it is likelier than with one' : 'With one parent it is likelier than without'}, yet many such children never have it, and others have it whose parents never did.` : ''}`,
      called === 'eczema'
        ? '**For a baby:** nothing on the skin surely prevents it. Plain, fragrance-free cream on dry skin, short lukewarm baths without soap, cotton, and no smoke at home; cut out no food on your own.'
        : `**What you can do:** know the first signs and treat them early. ${care}`,
      'At the first patches, bumps or marks that stay: a clinic or doctor, and tell them who in the family has it.',
    ],
    things: [],
    sources: condition.sources,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: [`What does ${called} look like at first?`.slice(0, 80), 'What is a gentle routine?'],
  }
}

const keloid = /\b(?:keloids?|keloied\w*)\b/
const pierces = /\b(?:pierc\w*|earrings?|tattoos?|tatt?oo\w*|gaatjies?)\b/
const ofKin = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?${parents}\b(?: \w+){0,4} (?:gets?|has|had|have|scars?|is prone to)(?: \w+){0,3} (?:keloids?|them|it)\b|\bkeloids?\b(?: \w+){0,4} (?:my|our) (?:\w+ )?${parents} (?:does|do|did|gets?|has)\b|\bkeloids? (?:run|runs|in) (?:\w+ ){0,3}family\b`,
)
/** Whoever has one already is told no elsewhere. */
const ownOne =
  /\b(?:i|ive|ek) (?:also |too |do )?(?:have|had|got|get|has|scar|form)\b(?! (?:none|no|never))(?: \w+){0,3} keloids?\b|\bmy (?:own )?keloids?\b|\bkeloid (?:on|behind) my\b|\b(?:so do i|me too|i also do|i do too)\b/
const hasNone =
  /\b(?:no keloids?(?: (?:on )?me)?|none (?:on me|myself)|(?:i|ive) (?:dont|do not|never|have never|havent|has never)\b(?: \w+){0,3} (?:keloids?|any|one)|nooit keloied\w*)\b/

/** "My dad gets keloids, may I have my ear pierced?": a tendency, and no keloid yet. Source: general dermatology practice. */
export const keloidInFamily = ({ heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !keloid.test(said) ||
    !pierces.test(said) ||
    !ofKin.test(said) ||
    ownOne.test(said.replace(hasNone, ' '))
  )
    return undefined
  const tattoo = /\btatt?oo/.test(said)
  return {
    paragraphs: [
      `**Possible, with more risk than for most: keloids run in families, but nobody can say that you will get one.** ${
        tattoo
          ? 'A small tattoo away from chest, shoulders and jaw is the safer try.'
          : 'If you do it, the soft lobe is the safer place; cartilage, nose and navel scar most.'
      }${hasNone.test(said) ? ' That you have none so far is a good sign, and no promise.' : ''}`,
      tattoo
        ? '**How:** a clean studio with new needles, nothing over pimples or scars; wash it gently, a thin plain ointment, no picking, no sun on it until it has healed.'
        : '**How:** a studio with a sterile needle and no gun, titanium or surgical steel. Twice a day saline or lightly salted boiled water, pat dry, leave the jewellery in, do not turn it. A lobe takes six to eight weeks, cartilage six months or more.',
      'No spirits, oil or make-up on it, and no tight or heavy pieces. Pus, heat, spreading redness or fever: a clinic the same day.',
      '**A firm, itching bump that grows past the hole:** show it to a clinic or dermatologist early, when injections, silicone and pressure earrings work best.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', entry: 'keloid-in-family', ingredients: [] },
    suggestions: ['What does a keloid look like at first?', 'How do I clean a new piercing?'],
  }
}
