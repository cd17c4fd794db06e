import type { ConditionText } from '../knowledge/entries.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'

// A name that somebody gives what they have, where products from a quiz are no treatment: what helps is said beside them.

/** By their ids in content/knowledge/conditions. What the quiz itself asks about, or says more of elsewhere, is none of them. */
const elsewhereTreated: ReadonlySet<string> = new Set(
  `
  ringworm athletes-foot nail-fungus tinea-versicolor impetigo warts molluscum scabies lice chickenpox shingles cold-sores contact-dermatitis heat-rash sun-rash
  keloids boils hidradenitis pityriasis-rosea skin-tags dpn skin-cancer perioral alopecia-areata stretch-marks cradle-cap nappy-rash thrush bedbugs
  pityriasis-alba acanthosis-nigricans hirsutism ochronosis steroid-withdrawal dyshidrotic-eczema discoid-eczema prurigo tinea jock-itch
  fungal-acne keratosis-pilaris folliculitis razor-burn
  seborrhoeic-dermatitis hyperhidrosis xanthelasma cyst lichen-planus milia lipoma fordyce-spots acne-keloidalis dark-neck hives chafing`
    .trim()
    .split(/\s+/),
)

/** "Had shingles years ago", "no warts": told as over, or not so. */
const over = /\b(?:had|was|were|no|not|never|without|geen|nie|cleared|used to have|healed|gone)\b[^.;,!?]{0,24}$/

/** What people call some of them beside the names that are known. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'keratosis-pilaris': ['kp', 'strawberry (?:legs|arms|skin)', 'hoendervel'],
}

const found = ({ id, words }: ConditionText, text: string): boolean =>
  [
    ...text.matchAll(
      new RegExp(
        `\\b(?:${[...words, ...(alsoCalled[id] ?? [])]
          .join('|')
          .replaceAll(' *', ' \\w*')
          .replaceAll(/(?<=\w)\*/g, '\\w*')})\\b`,
        'g',
      ),
    ),
  ].some(({ index }) => !over.test(text.slice(0, index)))

/** What is named in a text and wants other care than products: at most two. */
export const namedConditions = (knowledge: Knowledge, text: string): readonly ConditionText[] => {
  const velvety =
    /\b(?:velvet\w*|fluweel\w*)\b/.test(text) &&
    /\b(?:neck|nek|armpits?|underarms?|folds?|groin|skin|patch\w*)\b/.test(text)
  return knowledge.conditions
    .filter(
      (one) => elsewhereTreated.has(one.id) && (found(one, text) || (velvety && one.id === 'acanthosis-nigricans')),
    )
    .filter(({ id }) => !(velvety && id === 'dark-neck'))
    .slice(0, 2)
}

/** The care for it in a line. Dark, velvety skin is not given its name: nobody has looked at it. */
export const careLine = ({ id, called, care }: ConditionText): string =>
  id === 'acanthosis-nigricans'
    ? `Dark, velvety skin: ${care}`
    : `${called.charAt(0).toUpperCase()}${called.slice(1)}: ${care}`
