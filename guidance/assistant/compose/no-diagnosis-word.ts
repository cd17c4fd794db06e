import type { Intent } from '../conversation.ts'
import type { Asked } from './draft.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'

// "Ringworm, yes or no? Just one word": a word is what nobody can give without seeing it, and that comes before what helps meanwhile.

const illness =
  String.raw`(?:ring ?worm|omlope|scabies|eczema|ekseem|psoriasis|rosacea|fungal(?: acne| infection)?|fungus|(?:skin )?cancer|melanoma|` +
  String.raw`lupus|herpes|` +
  String.raw`impetigo|shingles|vitiligo|melasma|dermatitis|folliculitis|athletes foot|thrush|cellulitis|hives|acne|warts?|leprosy|measles|` +
  String.raw`chicken ?pox|lice|seb(?:orrh?o?eic)? derm\w*|dandruff|ingrowns?(?: hairs?)?|lichen planus|diabetes|keratosis pilaris|kp|boils?|cysts?|stis?|stds?)`
const oneWord =
  String.raw`(?:yes or no|y n|y or n|ja of nee|just yes|only yes|(?:just |in )?(?:one|a single) word(?: answer)?|short answer|een woord|ja or nee|ja nee|nee of ja|yes no|be honest|honestly|honest answer|` +
  String.raw`(?:tell me |say it |give it )?straight|just (?:say|tell me|give me|name it)|(?:pls|please) just say|say which|one answer|your (?:best )?guess|se net)`
const asksWord = new RegExp(String.raw`\b${oneWord}\b`)
const asksName = pattern`
  \b${illness}(?: or (?:\w+ )?\w+)? (?:\w+ )?${oneWord}\b|\b(?:is|it|this|that|dit|just tell me|tell me|say)(?: it| this| that| n)? (?:a |my |
  is )?${illness}\b|\b${illness} or (?:\w+ )?${illness}\b`
/** "Ringworm or eczema?" of a place of one's own. */
const oneOfTwo = pattern`
  \b${illness} or (?:\w+ ){0,2}\w+|\b\w+ or (?:is it |just |an? )?${illness}\b`
/** What is asked of a known illness, not whether one has it. */
const ofKnown = pattern`
  \b(?:contagious|catching|curable|cure|(?<!(?:no|not|dont|doesnt|without|geen) )itch|spreads?|dangerous|aansteeklik|good|safe|help\w*|cause\w*|painful|hereditary|use|difference|itchier|worse|common(?:er)?|compare\w*|versus|vs)\b`
const looks = pattern`
  \b(?:tell me|rings?|patch\w*|spots?|bumps?|rash|mark|mole|lump|blisters?|flak\w*|scal(?!p)\w*|itchy|red|rooi|kol|kolle|uitslag|round|white|dots?|nails?|thick|velvet\w*|dark|
  pimples?|sores?)\b`

/** "Glycolic acid for dandruff, yes or no?" asks of the acid. */
const forIllness = new RegExp(String.raw`\b(?:for|vir|against|with) (?:my |a |the )?${illness}\b`)

/** What is said first to somebody who wants a diagnosis of what they describe in a word; undefined where none is asked for. */
export const wordRefused = (message: string): string | undefined => {
  const said = tokensOf(message).join(' ')
  if (!asksWord.test(said) || !looks.test(said) || ofKnown.test(said) || forIllness.test(said)) return undefined
  if (!asksName.test(said) && !oneOfTwo.test(said)) return undefined
  return `**I cannot ${oneOfTwo.test(said) ? 'tell which it is' : 'give a yes or no'}: nobody can diagnose that from a message, it has to be looked at.**`
}

/** The same, unless what is answered says so itself. */
export const noWord = ({ heard, request }: Asked, intent: Intent): string | undefined =>
  heard.isLabel || heard.injected || intent === 'diagnosis' || intent === 'injection'
    ? undefined
    : wordRefused(request.message)
