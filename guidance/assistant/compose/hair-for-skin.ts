import { spelledOut } from '../understand/spelled-out.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Can I use hair oil as body oil?": what was made for hair, on skin. The jar's list decides, not the name. Source: general.

const hair =
  '(?:hair (?:oil|food|cream|butter|mayonnaise|mayo|serum|milk|moisturi[sz]er|lotion|spray|sheen(?: spray)?|pomade|mousse|mask)|pomade|oil sheen|leave ?in(?: conditioner)?|conditioner|blue magic|dax|sheen spray)s?'
const skin =
  '(?:body|skin|face|legs?|arms?|hands?|feet|elbows?|knees?|heels?|lips?|belly|neck|vel|lyf|gesig|bene|hande|body (?:oil|lotion|cream|butter)|moisturi[sz]er|face (?:oil|cream))'
const asksAs = new RegExp(pattern`
  \b(?:use|put|apply|smear|rub|double|works?|gebruik|smeer|replace|same)\b.{0,30}\b${hair}\b.{0,40}\b(?:as|for|on|like|instead of|in place of|op|as n|vir)\b.{0,14}\b${skin}\b|
  \b${hair}\b.{0,30}\b(?:as|for|on|op|vir)\b(?: (?:a|an|my|the|n|die))* ${skin}\b`)
const notThis = pattern`
  \b(?:shav\w*|grow\w*|beard|lash\w*|brows?|edges|scalp|scrub|pimples?|acne|break\w*|forehead|rash|itch\w*|burn\w*|dandruff|(?:off|from|down|run\w*|drip\w*) (?:\w+ ){0,2}(?:face|skin|forehead|body)|castor|coconut|
  olive|argan|jojoba|marula|rosemary|amla)\b`

/** Whether a product for hair will do on skin; undefined elsewhere. */
export const hairForSkin = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  // As it was written: "sheen" is no slip of another word.
  const said = tokensOf(spelledOut(request.message)).join(' ')
  if (heard.isLabel || heard.injected || heard.harmed || !asksAs.test(said) || notThis.test(said)) return undefined
  const rinsed = /\bconditioner\b/.test(said)
  const onFace = /\b(?:face|gesig|lips?)\b/.test(said)
  return {
    paragraphs: [
      onFace
        ? '**Rather not on the face: it is made for hair, and what makes hair shine clogs and irritates there.**'
        : '**Not the same thing, so read the list first: now and then on arms and legs it does no harm, but as your daily body oil or cream it is second best.**',
      `Products for hair are made to coat it: mostly mineral oil, petrolatum or silicones, with ${rinsed ? 'conditioning agents and ' : ''}more perfume, colour, menthol or herbs than skin likes. “Moisture” on the front speaks of hair, and an oil alone seals but adds no water.`,
      '**It will do if** the label shows a plain oil or petrolatum and no parfum, fragrance, menthol, camphor or colour: a thin film on damp skin after washing, and a small patch first.',
      'Not on face, chest or back if they break out, nor on eczema, broken or freshly shaved skin. **Cheaper and surer:** plain aqueous cream, glycerin lotion or petroleum jelly on damp skin.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Which body lotion for dry skin?', 'Does hair oil cause pimples?'],
  }
}
