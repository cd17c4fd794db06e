import type { RedFlagNotice } from '#contract/guidance.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "The doctor says shingles, I am on the tablets: which lotion so that clothes don't hurt?": seen and treated already. To be sent to a doctor once more
// answers nothing, as long as nothing has got worse. Source: general.

const seen = pattern`
  \b(?:(?:doctor|doc|dr|gp|clinic|hospital|dermatologist|derm|sister|nurse|dokter|kliniek)s?\b(?: \w+){0,4} (?:confirm\w*|diagnos\w*|said|says|gave|saw|prescribed|put|het|treat\w*|told)|
  (?:confirmed|diagnosed|prescribed|seen|treated|given)\b(?: \w+){0,3} (?:by|at|from) (?:the |a |my )?(?:doctor|doc|dr|gp|clinic|hospital|derm\w*)|been (?:to|at) (?:the |a )?(?:doctor|dr|gp|clinic|hospital)|
  by the (?:doctor|dr|clinic) confirmed|confirmed|diagnosed|gediagnoseer)\b`
const treated = pattern`
  \b(?:on (?:the |my |some )?(?:tablets?|pills?|meds|medication|medicine|treatment|antibiotics?|acyclovir|aciclovir)|(?:gave|given|got|prescribed|taking|drinking|using|finishing|busy with) (?:\w+ ){0,3}(?:tablets?|pills?|meds|medication|medicine|
  antibiotics?|cream|ointment|treatment|script|acyclovir|aciclovir|pille|salf)|op (?:pille|antibiotika))\b`
/** Then the notice stands: it has got worse, goes deeper, or somebody weak is near. */
const presses = pattern`
  \b(?:worse\w*|erger|spread\w*|versprei|fever|koors|eyes?|oog|nose|forehead|swollen|swelling|hot|pus|blisters? (?:all|everywhere|in)|mouth|not (?:help\w*|work\w*|better|gone|improv\w*)|isnt (?:help\w*|work\w*)|no better|new (?:blisters?|rash|spots)|
  reaction|allerg\w*|vomit\w*|confus\w*|breath\w*|pregnan\w*|newborn|weak immun\w*|hiv|chemo\w*|black|smells?|red lines?|streaks?|finished|stopped|came back|unbearable|severe)\b`
const asksCare = pattern`
  \b(?:which|what|can|may|could|should|must|is|how|watter|wat|kan|mag|hoe)\b.{0,70}\b(?:lotion|cream|soap|wash|oil|moisturi[sz]\w*|vaseline|petroleum jelly|aqueous|calamine|powder|clothes?|bra|shirt|bath\w*|shower\w*|sunscreen|make ?up|put on|wear|
  room|seep|klere)\b`

const shingles = /\b(?:shingles|gordelroos)\b/
const mayGiveWay = new Set([
  'shingles',
  'infected-skin',
  'seen-today',
  'severe-medicine-reaction',
  'medicine-rash',
  'chickenpox',
])

const told = (message: string): boolean => {
  const said = tokensOf(message).join(' ')
  return seen.test(said) && treated.test(said) && asksCare.test(said) && !presses.test(said)
}

/** Whether notices were found in what a doctor has seen and treats already, and only care beside it is asked for. */
export const seenAndTreated = (message: string, notices: readonly RedFlagNotice[]): boolean =>
  notices.length > 0 &&
  notices.every(({ id, level }) => level !== 'emergency' && level !== 'crisis' && mayGiveWay.has(id)) &&
  told(message)

/** The care beside a treatment; undefined elsewhere. */
export const underTreatment = ({ request: { message } }: Pick<Asked, 'request'>): Draft | undefined => {
  if (!told(message)) return undefined
  const said = tokensOf(message).join(' ')
  const zoster = shingles.test(said)
  if (
    !zoster &&
    !/\b(?:cellulitis|impetigo|boils?|abscess|infected|infection|chicken ?pox|ringworm|scabies|herpes|cold sores?)\b/.test(
      said,
    )
  )
    return undefined
  return zoster
    ? {
        paragraphs: [
          '**Plain petroleum jelly, thinly, or calamine on blisters that are closed: nothing with scent, acid, menthol or cortisone. Go on with the tablets to the end.**',
          '**So that clothes do not hurt:** a non-stick dressing or a soft, damp, cool cloth under loose cotton or silk; no tight bra or waistband. Cool compresses for ten minutes, several times a day.',
          'Wash short and lukewarm with a soap-free wash or water, pat dry, do not pick. A plain, fragrance-free lotion around it; on the rash itself only once the crusts are off. Ask the pharmacist what may go with your tablets for the pain.',
          'Keep it covered until it has crusted, away from newborns, pregnant women and people with weak immunity. Back to the doctor the same day: near eye, nose or ear, fever, new blisters elsewhere, pus, or pain that the tablets do not hold.',
        ],
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['How long does shingles last?', 'Can my baby catch it?'],
      }
    : {
        paragraphs: [
          '**Go on as the doctor or clinic told you, to the end of the course, and keep all else plain: a mild, scent-free wash and a plain moisturiser around it, not on open skin.**',
          'Lukewarm, short washes with fingertips, pat dry with a towel of your own, and wash cloths and bedding hot. What was prescribed goes on first; a moisturiser half an hour later, beside it. Loose cotton, short nails, no picking.',
          'Leave out antiseptic baths, scrubs, acids, retinoids, scent, oils and home remedies there until it has healed; sunscreen or clothes over healing skin, so that it marks less.',
          'Back the same day: it spreads, gets hotter or more painful, pus, fever, red lines, or no better after two to three days of treatment.',
        ],
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['Which wash is mildest?', 'How do I keep it from leaving a mark?'],
      }
}
