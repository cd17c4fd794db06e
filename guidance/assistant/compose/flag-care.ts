import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { glossed } from '../../text/gloss.ts'
import { wordsOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'

// A notice of alarm is written for everybody it may reach; the one who reads it told of an eye, a tablet, a dye or a baby, and looks for a word
// on that. Sources: safety-eye-rinse, safety-sjs, general.

type Care = {
  told: RegExp
  /** Names that hold the word and mean something else. */
  unless?: RegExp
  /** A notice that speaks of it already needs no word more. */
  spoken: RegExp
  line: string
}

const cares: readonly Care[] = [
  {
    told: /\b(?:eyes?|eyelids?|sight|vision|oog|oe|ooglede|amehlo|iliso|iso|mahlo|leihlo|matlho)\b/,
    unless: /\b(?:under )?eye ?(?:creams?|serums?|gels?|liner|shadow|brows?|make ?up)\b/g,
    spoken: /\beyes?\b/,
    line: 'Do not rub the eye; take contact lenses out, and leave eye make-up off.',
  },
  {
    told: pattern`
    \b(?:dyed?|dyes|dyeing|tint(?:ed|s)?|henna|hair ?colou?r|colou?red my hair|kleursel|(?:did|made|do) (?:my|her|his) hair (?:black|brown|red|
    blonde?))\b`,
    spoken: /\bdye\b/,
    line:
      'Rinse the hair dye out with plenty of lukewarm water, nothing else on it, and keep the box; do not dye again until ' +
      'you have been tested.',
  },
  {
    told: pattern`
    \b(?:warfarin|xarelto|rivaroxaban|eliquis|apixaban|pradaxa|dabigatran|clexane|heparin|plavix|clopidogrel|blood thinners?|bloedverdunners?|
    (?:thins?|thinning) (?:my|the|his|her) blood)\b`,
    spoken: /\bblood thinner\b/,
    line:
      'Say at once that a blood thinner is taken: bruises or bleeding without a knock need a blood test the same day. ' +
      'Stop or skip no dose on your own; ask before the next one.',
  },
  {
    told: pattern`
    \b(?:tablets?|pills?|capsules?|medicines?|medication|meds|antibiotics?|injections?|pille|tablette|medisyne|amaphilisi|iipilisi|dipilisi|
    allopurinol|bactrim|cotrimoxazole|carbamazepine|tegretol|lamotrigine|nevirapine|phenytoin)\b`,
    unless: /\bthe pill\b/g,
    spoken: /\b(?:medicines?|tablets?|capsules?)\b/,
    line: 'Take the medicine’s pack along, and ask before the next dose: it may be the cause.',
  },
  {
    told: /\b(?:bab(?:y|ies)|newborn|infant|(?:\d+|two|three|four|five|six) (?:weeks?|months?|mnths?) old|babatjie|usana|ingane|lesea|ngwana)\b/,
    spoken: /\bbaby\b/,
    line: 'A baby is seen sooner than a grown-up: at once if it feeds badly, is floppy or hard to wake.',
  },
]

/** Notices that what was told may have to do with; beside a mole a tablet is told in passing. */
const reactions = new Set([
  'seen-now',
  'seen-today',
  'infected-skin',
  'chemical-burn',
  'anaphylaxis',
  'spreading-hives',
  'rash-with-fever',
  'spreading-infection',
  'severe-medicine-reaction',
  'severe-burn',
  'hot-burn',
  'baby-sunburn',
  'hair-dye-reaction',
  'eyelid-swelling',
  'medicine-rash',
  'pregnancy-itch',
  'shingles',
])
/** Of whatever may be alarming: it names much in passing, so what it says of a thing does not count as said. */
const ofAnything = new Set(['seen-now', 'seen-today'])
const most = 2

/** What a notice adds for the things that were told of; undefined where it says enough. */
export const fittingCare = (
  knowledge: Knowledge,
  message: string,
  { id, level, action, more = '' }: RedFlagNotice,
): string | undefined => {
  if (level === 'crisis' || !reactions.has(id)) return undefined
  const words = wordsOf(message)
  const said = `${words.join(' ')} | ${glossed(knowledge, words).join(' ')}`
  const notice = ofAnything.has(id) ? '' : `${action} ${more}`
  const lines = cares.filter(
    ({ told, unless, spoken }) =>
      told.test(unless === undefined ? said : said.replaceAll(unless, ' ')) && !spoken.test(notice),
  )
  return lines.length === 0
    ? undefined
    : lines
        .slice(0, most)
        .map(({ line }) => line)
        .join(' ')
}
