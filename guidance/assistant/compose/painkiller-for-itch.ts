import { answerOf, type ReadyRow, waysSaid } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "How much aspirin for the itch?": a painkiller takes no itch away, and beside a blood thinner aspirin and its kin are a danger. No dose is named. Source: general.

const painkiller =
  /\b(?:aspirin|disprin|ecotrin|ibuprofen|nurofen|brufen|myprodol|panado|paracetamol|grand ?pa|pain ?killers?|pynpille|voltaren|diclofenac)\b/
const thinner =
  /\b(?:warfarin|xarelto|eliquis|rivaroxaban|apixaban|clopidogrel|plavix|blood ?thinn\w*|bloedverdunner\w*)\b/
const rows: readonly ReadyRow[] = [
  {
    asks: [painkiller, /\b(?:itch\w*|jeuk\w*)\b/],
    not: /\b(?:mask|acne|pimples?|scrub|sun ?burn\w*|rash (?:from|after|since)|started after|after taking|allerg\w*|gives? me|makes? me|wart|corn|headache|pain and)\b/,
    says: [
      '**No: painkillers such as aspirin or paracetamol take no itch away, and some bring hives.** How much of a medicine somebody may take I do not say; a pharmacist does.',
    ],
    suggestions: ['What helps itchy skin at night?', 'Which cream for very dry legs?'],
  },
]
const care =
  '**What does help a dry itch:** petroleum jelly (Vaseline-type) or a plain, fragrance-free cream thickly on damp skin, twice a day; aqueous cream only as a wash that is rinsed off. Short lukewarm washes, no real soap, cotton, short nails, a cool wet cloth when it itches.'
const seen =
  'An itch all over without a rash, worse at night, shared at home, or with yellow eyes, weight loss or a new medicine: a clinic. Not better in two weeks of thick cream: ask there too.'

/** That a painkiller is nothing for an itch, and what is; undefined where none is asked about. */
export const painkillerForItch = (asked: Asked): Draft | undefined => {
  const draft = answerOf(rows, asked)
  if (draft === undefined) return undefined
  const thins = waysSaid(asked).some((said) => thinner.test(said))
  return {
    ...draft,
    paragraphs: [
      thins
        ? '**No aspirin for the itch: beside warfarin or another blood thinner aspirin, ibuprofen and their kin can bring dangerous bleeding, and they take no itch away.** Nothing new by mouth without the pharmacist or clinic; how much I do not say.'
        : (draft.paragraphs[0] ?? ''),
      care,
      thins
        ? `${seen} Black stools, bleeding that goes on or big bruises: a doctor today; a tablet taken already: phone the clinic or pharmacist now.`
        : seen,
    ],
  }
}
