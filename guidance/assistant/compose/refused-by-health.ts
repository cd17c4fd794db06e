import { type Asked, type Draft, draftOf, saidIn } from './draft.ts'
import { peels } from './for-person.ts'
import { expects } from './lines.ts'
import { withHealth } from './with-health.ts'
import { pattern } from '../../text/pattern.ts'

// "She is having radiation and wants to scrub it off": what an illness or a treatment forbids is said before anything about how to do it, also where
// nothing was asked in so many words. Sources: the rows of health.json.

const wants = pattern`
  \b(?:wants?|wanna|(?:would|id) (?:like|love)|going to|gonna|thinking (?:of|about)|plan(?:s|ning)?|booked|bought|about to|tempted to|wil|gaan|can|may|could|should|must|mag|kan|moet|good|ok|okay|safe|
  fine|idea|try|start)\b`
/** A treatment that is behind somebody forbids less; what came of it is another question. */
const over = pattern`
  \b(?:finished|years? (?:ago|back)|months? ago|survivor|done with|completed|in remission|klaar|jaar gelede|used to|stopped|did|had|went|burn(?:t|ed|s|ing)?|sting(?:s|ing)|stung|reaction|rash)\b`

/** What the person's illness or treatment speaks against, told as a no or as a question for who treats them; undefined elsewhere. */
export const refusedByHealth = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  // Of a peel in pregnancy for-person.ts says more.
  // "Will I get one too?" asks what may come, and for no leave.
  if (
    /\b(?:will|would|do|could|might) (?:i|we|she|he|it) (?:\w+ )?(?:get|have|inherit|develop) (?:one|it|them|keloids?|that)\b/.test(
      said,
    )
  )
    return undefined
  if (!wants.test(said) || over.test(said) || (expects(asked.situation) && peels.test(said))) return undefined
  // Skin that flakes under treatment is told, and no reaction to what is asked about.
  const sketch = withHealth({ ...asked, heard: { ...asked.heard, harmed: false, particular: undefined } }, 'safe')
  if (sketch === undefined || !/^\*\*(?:No, (?:rather not:|leave )|Ask first about )/.test(sketch.paragraphs[0] ?? ''))
    return undefined
  return draftOf(sketch)
}
