import { pattern } from '../../text/pattern.ts'

// Colour that a place has lost is told and not wished for; the words are those of lightening.

const lost = pattern`
  \b(?:scars?|patch(?:es)?|spots?|marks?|areas?|places?|part|lines?|nails?|kolle?|letsel) (?:\S+ ){0,6}(?:lighter|whiter|paler) than (?:the rest|my skin|my (?:natural |normal |own )?colou?r|the skin|around|everywhere)|
  \b(?:skin|face|it|area|patch|place|scar|hand|arm|leg|cheek|colou?r)s? (?:has |have |is |are |just |now )*(?:went|gone|going|turned|turning|got|gotten|became|become|healed|left) (?:a bit |much |very |all |so )*(?:lighter|pale|paler|white) (?:\S+ ){0,4}(?:after|from|since|where|because)\b|
  \bskin lighter (?:after|from|since|where)\b|\b(?:ringworm|fung\w*|athletes foot|wart|scabies)\b.*\bbleach\b|\b(?:does|do|can|will) (?:the cold|cold weather|winter|water|sleep|rain|air ?con|shade|the sun|less sun|staying (?:indoors|inside)) (?:make|turn|get|lighten|bleach)s? `
const wished =
  /\b(?:i|we) (?:want|wanna|wish|need|would like)\b|\bhow (?:do|can|to) (?:i )?(?:get|be|become|make (?:my|me))\b(?!.*\b(?:scar|patch)\b)/

/** Whether a message tells of colour that was lost ("my scar is lighter than my skin"), of a germ that bleach is meant for, or asks what weather and sunscreen do; `said`: its words. */
export const colourLost = (said: string): boolean => lost.test(said) && !wished.test(said)
