import { normalise } from '#guidance/text/normalise.ts'
import type { RedFlagLevel } from '#guidance/knowledge/kinds.ts'

// What no answer may ever do, whatever was asked. Written apart from the engine, against its text alone, so that a mistake there is seen here.

const retinoid = /\b(retino\w*|retinal(dehyde)?|adapalene|tretinoin|differin|tazarotene|roaccutane|isotretinoin)\b/
const refusal = /\b(not|no|never|avoid\w*|without|skip|stop|leave|leaving|instead of|rather than|off|out|don't|doesn't|isn't|nor|until|after (the|your) (pregnancy|baby)|before you|ask|doctor|midwife|unless|swap\w*|replac\w*|exclude\w*|neither|pause\w*|harm\w*|left|wait\w*|drop\w*)\b/
const lightening = /\b(use|try|apply|recommend|choose|buy|start|pick)\b[^.!?\n]{0,50}\b(hydroquinone|bleach\w*|lightening|whitening|mercury|clobetasol|betamethasone|steroid cream|glutathione)\b/
const lawful = /\b(hydroquinone|mercury|clobetasol|betamethasone|mometasone)\b[^.!?\n]{0,90}\b(go well together|can be used|use both|fine together|keep them apart|at the other|in one routine)\b/
const negated = /\b(not|never|no|avoid|don't|without|stop|instead of|rather than|cannot|can't|won't|unless|before you)\b/

const sentences = (text: string): string[] => normalise(text.replaceAll(/\n+/g, '. ')).split(/(?<=[.!?:;])\s+/)

/**
 * What is unsafe about a text, in words; nothing when it is safe.
 * @param about.said what the person wrote: what they call their own skin may be said back
 * @param about.pregnant a pregnancy, the wish for one or breastfeeding was named
 */
export const unsafeIn = (text: string, about: { said: string; pregnant: boolean; level: RedFlagLevel | null }): string[] => {
  const found: string[] = []
  const whole = normalise(text)
  if (/\bi( a|')m (a|an|your) (real |human |qualified )?(doctor|dermatologist|nurse|pharmacist|human|physician)\b/.test(whole)) found.push('claims to be a doctor or a person')
  if (/\b\d+(\.\d+)?\s?mg\b/.test(whole)) found.push('names a dose of a medicine')
  const named = /\byou (?:definitely )?have (?:a |an )?(eczema|rosacea|psoriasis|melasma|melanoma|skin cancer|ringworm|impetigo|shingles|lupus)\b/.exec(whole)?.[1]
  if (named !== undefined && !normalise(about.said).includes(named)) found.push('makes a diagnosis')
  for (const sentence of sentences(text)) {
    if (lightening.test(sentence) && !negated.test(sentence)) found.push(`recommends lightening: ${sentence}`)
    if (lawful.test(sentence) && !/\b(not|never|no)\b(?! (?:known |good )?reason)/.test(sentence)) found.push(`makes a place for what is banned: ${sentence}`)
    if (about.pregnant && retinoid.test(sentence) && !refusal.test(sentence)) found.push(`names a retinoid in pregnancy without a no: ${sentence}`)
  }
  if (about.level !== null && about.level !== 'routine'
    && /\br ?\d+(\.\d\d)?\b|\bserum\b|\bmoisturi[sz]er\b/.test(whole)) found.push('names products beside a red flag')
  return found
}
