import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "Nose hair, wax or trim?", "unibrow removal at home", "hair on my toes": which way is best depends on the place, so the place leads the answer. Places that a
// topic of their own tells of (upper lip, chin, armpit, bikini line, back) are left to it. Source: general.

/** Hair is to go, and a way to do it is asked. */
const takes =
  /\b(?:remov\w*|get(?:ting)? rid|rid of|take off|wax\w*|shav\w*|trim\w*|pluck\w*|tweez\w*|thread\w*|laser|veet|nair|epilat\w*|hair ?free|haarverwydering|skeer|verwyder)\b/
const asks =
  /\b(?:how|what|which|best|safest|safe|or|vs|better|can|should|may|is it|easiest|cheapest|hoe|wat|watter|beste|kan|of|removal|removing|way)\b/
const other =
  /\b(?:mole|bump\w*|pimples?|ingrown|rash|burn\w*|itch\w*|sore|pus|retin\w*|acid|after|before|regrow\w*|thicker|darker|infected|boil|aftercare|how often|how long|pregnan\w*|beard|sideburns?|lice|fall\w*|loss|dandruff)\b/
const place = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`)

const rows: readonly ReadyRow[] = [
  {
    asks: [
      place(
        '(?:wax|waxing|trim|trimming|pluck|plucking) (?:inside |in )?(?:my |the |his )?(?:nose|nostrils?)|nose (?:hairs?|wax\\w*)|nasal hairs?|nostril hairs?|hairs? (?:in|inside|from) (?:my |the |his |your )?(?:nose|nostrils?)|neushare?',
      ),
      asks,
    ],
    not: other,
    says: [
      '**Trim it, do not wax or pluck: cut only the hairs that show, with round-tipped scissors or a nose trimmer.** Pulling hair out inside the nose can bring a boil, in a place where infection is no small thing, and the hair keeps dust out.',
      '**How:** blow and wipe the nose, good light, snip at the rim and no deeper, once every week or two. Rinse the blade, wipe it with spirit, and share it with nobody. Hair cream never goes in there; it burns.',
      'Crusts or a dry nose: a little petroleum jelly at the rim.',
      'A sore, hot, swollen tip of the nose, or fever after plucking: see a clinic today.',
    ],
    suggestions: ['What helps a pimple inside the nose?', 'What helps a dry nose?'],
  },
  {
    asks: [place('ear hairs?|hairs? (?:in|on|inside|from) (?:my |the |his |your )?ears?'), asks],
    not: other,
    says: [
      '**A trimmer with a guard is safest; on the outer rim tweezers or threading do too.** It comes with age and genes, is normal, and does no harm if you leave it.',
      '**How:** good light, a clean ear trimmer at the opening and no deeper; nothing goes into the canal, no wax, cream or scissors with a point. Wipe the rim with a damp cloth, a little plain cream after. Every two to four weeks.',
      'Clean the tool with spirit and share it with nobody. A barber may do it, with a fresh blade.',
      'Pain, discharge or a blocked ear: clinic, and no cotton buds.',
    ],
    suggestions: ['What helps itchy ears?', 'Are cotton buds bad for ears?'],
  },
  {
    asks: [
      place('uni ?brow|mono ?brow|between (?:my |the |his |her )?(?:eye)?brows|middle of (?:my |the )?(?:eye)?brows'),
      /\b(?:\w+)\b/,
    ],
    not: other,
    says: [
      '**Tweezers are the safest for the middle: few hairs, full control. Threading by somebody practised is quicker and lasts three to four weeks.** A small brow razor pulls nothing, and suits skin that bumps or marks, but the stubble shows in days.',
      '**How:** after a warm wash, in daylight, skin held tight, one hair at a time the way it grows, only what lies inside the inner corners of the eyes. Clean tweezers with spirit. Cool cloth, plain moisturiser, no make-up until tomorrow.',
      'No hair cream so near the eyes, and no wax with a retinoid, acids or isotretinoin: it takes skin along.',
      'Little bumps go in a few days. Pus or a burn: clinic.',
    ],
    suggestions: ['How do I shape my brows?', 'What helps bumps after threading?'],
  },
  {
    asks: [
      place(
        '(?:knuckle|finger|toe|foot|hand) hairs?|hairy (?:toes?|knuckles|fingers|feet|hands)|hairs? (?:on|from|off|of) (?:my |the |his |her |your )?(?:knuckles|fingers?|toes?|feet|hands|big toe)',
      ),
      /\b(?:\w+)\b/,
    ],
    not: other,
    says: [
      '**Shave it: a clean razor or trimmer on wet skin with gel takes a minute, and it does not grow back thicker.** Wax or tweezers keep it off for three to six weeks and hurt more. Hair there is normal, for women too.',
      '**How:** warm water first, skin pulled flat, light strokes with the hair, rinse, pat dry, plain cream. Wax only small pieces at a time, on whole skin. Hair cream: a patch on the inner arm the day before, and not on cracks.',
      'With diabetes or numb feet take a trimmer, and no blade or wax on toes.',
      'New, coarse hair in many places with irregular periods: a clinic. Hair on toes that goes, with cold, sore feet: ask there too.',
    ],
    suggestions: ['Does shaving make hair thicker?', 'How do I avoid ingrown hairs?'],
  },
  {
    asks: [
      place(
        '(?:belly|tummy|stomach|navel|happy trail|treasure trail|nipple|areola|boob|breast) hairs?|(?:happy|treasure) trail|hairs? (?:on|around|round|from|off|under) (?:my |the |his |her )?(?:belly|tummy|stomach|navel|belly button|nipples?|areolas?|boobs?|breasts?)',
      ),
      takes,
      asks,
    ],
    not: other,
    says: [
      '**A trimmer or small scissors is kindest; single hairs round a nipple may be tweezed, and the belly may be waxed.** Hair there is normal for women and men, and may stay.',
      '**How:** after a warm shower, clean tool, skin held tight, with the hair. After shaving or wax a cool cloth, plain unscented cream, loose cotton; from the third day a soft cloth twice a week, so that curly hairs do not grow in.',
      'No hair cream, bleach or wax on the nipple itself, and not while breastfeeding; no scent for two days.',
      'New, coarse hair with irregular periods or acne: a clinic. A lump, a rash on one nipple that stays, or fluid: be seen soon.',
    ],
    suggestions: ['How do I avoid ingrown hairs?', 'Is body hair in women normal?'],
  },
  {
    asks: [
      /\b(?:sugaring|sugar wax\w*|halawa|suiker ?waks)\b/,
      /\bwax\w*\b/,
      /\b(?:or|vs|versus|better|difference|which|best|of|beter|rather)\b/,
    ],
    not: /\b(?:at home recipe|recipe|make (?:my|it|your)|lemon|before|after|retin\w*|acid|burn\w*|raw)\b/,
    says: [
      '**Both pull hair out at the root and last three to six weeks; sugaring is a little kinder, as it is lukewarm, sticks less to skin and goes with the hair.** So it breaks fewer curly hairs and leaves fewer bumps and marks on deeper skin, if it is well done.',
      '- **Wax:** quicker on large areas and coarse hair; can burn and takes skin along with a retinoid, acids or isotretinoin\n- **Sugar:** washes off with water, fewer allergies; needs practice, and also not with those',
      '**Either way:** hair of half a centimetre, clean hands, nothing dipped twice, a cool cloth and plain cream after, no scent or sun for two days. From day three a mild acid or soft cloth twice a week.',
      'Raw skin, blisters or pus: clinic.',
    ],
    suggestions: ['What helps after waxing?', 'How do I avoid ingrown hairs?'],
  },
]

/** Which way hair goes best at the place that is named; undefined where none is, or something else is asked. */
export const hairByPlace = (asked: Asked): Draft | undefined => (asked.heard.harmed ? undefined : answerOf(rows, asked))
