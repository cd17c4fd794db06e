import type { Clue } from './clue-search.ts'

/**
 * A combination of clues that means a red flag (content/knowledge/red-flags.json). The first clue is the sign itself: it must be meant, not
 * denied or asked about in general; the others give it its place. Clues may be alternatives. `within`: in one sentence, or also in
 * the neighbouring one, or anywhere in the text. `apart`: at most this many words between the first clue and each other in one sentence.
 * `unless`: clues that take it back. `asked`: clues that it is only asked about, unless one of `still` says, in other words, that it is so.
 */
export type Sign = {
  flag: string
  clues: readonly (readonly Clue[])[]
  within: 'sentence' | 'neighbours' | 'text'
  apart?: number
  unless?: readonly Clue[]
  asked?: readonly Clue[]
  still?: readonly Clue[]
}

type Options = Partial<Pick<Sign, 'within' | 'apart' | 'unless' | 'asked' | 'still'>>

/** `sign('anaphylaxis', 'swelling lips|face')`: clues by space, alternatives by `|`. */
const sign = (flag: string, clues: string, options: Options = {}): Sign => ({
  flag, clues: clues.split(' ').map((one) => one.split('|') as Clue[]), within: 'sentence', ...options,
})

/** "Can I use it?" of what nobody uses yet. */
const beforeUse: Options = { asked: ['beforeUse'], still: ['inUse'] }

export const signs: readonly Sign[] = [
  sign('anaphylaxis', 'swelling lips', { apart: 6, unless: ['filler', 'acneOnly', 'coldSore', 'plumping'] }),
  sign('anaphylaxis', 'swelling face', { apart: 5, unless: ['filler', 'acneOnly', 'puffyMorning', 'hairDye', 'nearPimple'] }),
  sign('anaphylaxis', 'swelling|hives wheeze|collapse|airway', { within: 'neighbours' }),
  sign('anaphylaxis', 'airway', { unless: ['skinCantBreathe', 'notBreathless'] }),
  sign('anaphylaxis', 'wheeze reaction|cosmetic|rightAfter', { within: 'neighbours' }),
  sign('anaphylaxis', 'collapse cosmetic|rash|hives|rightAfter|swelling', { within: 'neighbours' }),
  sign('anaphylaxis', 'anaphylaxis'),
  sign('suicidal-thoughts', 'wantToDie'),
  sign('suicidal-thoughts', 'selfHarm', { unless: ['shavingCut'] }),
  sign('poisoning', 'swallow cosmetic child', { apart: 10, unless: ['notPoison'] }),
  sign('poisoning', 'swallow cosmetic realChild', { within: 'neighbours', unless: ['notPoison'] }),
  sign('poisoning', 'ate cosmetic realChild|heOrShe', { apart: 6, unless: ['notPoison'] }),
  sign('poisoning', 'overdose'),
  sign('product-in-eye', 'inEye gotIn eyeProduct', { unless: ['eyeNotInside'] }),
  sign('product-in-eye', 'inEye strongChemical', { unless: ['eyeNotInside'] }),
  sign('product-in-eye', 'inEye eyeTrouble|burnAny', { unless: ['eyeNotInside'] }),
  sign('product-in-eye', 'eyeBurning wentIn eyeProduct', { within: 'neighbours', unless: ['eyeNotInside'] }),
  sign('non-fading-rash', 'nonFading spots', { within: 'neighbours' }),
  sign('non-fading-rash', 'purple fever|stiffNeck|confused|ill', { within: 'neighbours', unless: ['purpleProduct'] }),
  sign('rash-with-stiff-neck', 'rash stiffNeck', { within: 'neighbours' }),
  sign('rash-with-stiff-neck', 'rash fever confused', { within: 'neighbours' }),
  sign('severe-medicine-reaction', 'mouthSores blisters|skinOff|rash', { within: 'neighbours', unless: ['coldSore'] }),
  sign('severe-medicine-reaction', 'blisters medicine', { within: 'neighbours', unless: ['coldSore'] }),
  sign('severe-medicine-reaction', 'skinOff medicine fever|mouthSores|sheets|bloodyEye', { within: 'neighbours', unless: ['isotretinoin'] }),
  sign('severe-medicine-reaction', 'sjs blisters|rash|skinOff|fearing|mouthSores', { within: 'neighbours' }),
  sign('spreading-infection', 'redness spreadingFast fever', { within: 'neighbours' }),
  sign('spreading-infection', 'redness hot fever', { within: 'neighbours', unless: ['hotFlush'] }),
  sign('spreading-infection', 'redness hot fastSpread'),
  sign('blisters-near-eye', 'blisters nearEye', { apart: 8 }),
  sign('blisters-near-eye', 'shingles face|nearEye', { within: 'neighbours' }),
  sign('severe-burn', 'fireBurn burnAny|skinOff|blisters|raw', { within: 'neighbours' }),
  sign('severe-burn', 'acidAttack'),
  sign('ill-newborn', 'blisters|fever|babyIll newborn', { within: 'neighbours', unless: ['adultNewborn'] }),
  sign('filler-blocked', 'blanching filler', { within: 'neighbours', unless: ['fillerAsked'] }),
  sign('snake-or-scorpion', 'snake'),
  sign('heat-illness', 'sunburn confused|collapse|vomiting', { within: 'neighbours' }),
  sign('chemical-burn', 'burnEvent burnCause', { within: 'neighbours', unless: ['sunburnOnly'] }),
  sign('chemical-burn', 'chemicalBurn'),
  sign('chemical-burn', 'blisters burnCause', { unless: ['blisterOther'] }),
  sign('chemical-burn', 'blisters burnDone', { within: 'neighbours', unless: ['blisterOther'] }),
  sign('chemical-burn', 'raw burnDone', { within: 'neighbours', unless: ['rawOther'] }),
  sign('chemical-burn', 'blisters sunburn'),
  sign('changing-mole', 'moleChange mole', { apart: 9, unless: ['blackhead', 'moleProduct'] }),
  sign('changing-mole', 'moleChange moleSure', { within: 'neighbours', unless: ['blackhead', 'moleProduct'] }),
  sign('changing-mole', 'strongChange freckle', { apart: 7, unless: ['blackhead', 'moleProduct', 'acneOnlyNoSpots'] }),
  sign('changing-mole', 'cancerFear fearing'),
  sign('dark-streak', 'streak nailPlace', { apart: 9, unless: ['polish'] }),
  sign('sore-not-healing', 'notHealing sore', { within: 'neighbours', unless: ['generalBarrier'] }),
  sign('sore-not-healing', 'growing growthWord', { apart: 8, unless: ['hairWord', 'acneOnly'] }),
  sign('infected-skin', 'weeping eczema|sore', { unless: ['acneOnly', 'raPus'] }),
  sign('infected-skin', 'weeping eczema fever', { within: 'neighbours' }),
  sign('infected-skin', 'impetigo'),
  sign('pregnant-isotretinoin', 'pregnant|mightBePregnant isotretinoin', { within: 'text' }),
  sign('pregnant-retinoid', 'pregnant retinoid used', { within: 'neighbours', asked: ['asking'], still: ['usedRetinoid'] }),
  sign('lightener-use', 'lightener weeksOrMore', { within: 'neighbours', unless: ['prescribed'], ...beforeUse }),
  sign('lightener-use', 'lightener usedIt reaction|damage', { within: 'neighbours', ...beforeUse }),
  sign('lightener-use', 'streetCream street usedIt|lightGoal', { within: 'neighbours', ...beforeUse }),
  sign('lightener-use', 'lightInjection hadIt', { unless: ['asking'] }),
  sign('lightener-use', 'mercury inUse|mine', { within: 'neighbours', unless: ['freeOf'] }),
  sign('lightener-use', 'mercuryIn', { unless: ['freeOf'] }),
  sign('lightener-use', 'strongSteroid onFace|stopping weeksOrMore|stopping', { within: 'neighbours', unless: ['prescribed', 'anabolic'], ...beforeUse }),
  sign('lightener-use', 'strongSteroid weeksOrMore usedIt', { within: 'neighbours', unless: ['prescribed', 'anabolic'], ...beforeUse }),
  sign('lightener-use', 'strongSteroid mixing lightGoal|streetCream', { within: 'neighbours', unless: ['anabolic'], ...beforeUse }),
  sign('lightener-use', 'hydroquinone longTime|damage', { within: 'neighbours', unless: ['prescribed'], ...beforeUse }),
  sign('hair-dye-reaction', 'reaction hairDye', { within: 'neighbours', unless: ['dyeAsked'] }),
  sign('eye-symptoms', 'eyeTrouble rosacea|shingles', { within: 'neighbours' }),
  sign('eye-symptoms', 'eyeTrouble rightAfter|cosmetic eyeWord', { within: 'sentence', unless: ['eyeNotInside', 'stingQuestion'] }),
  sign('spreading-hives', 'hives spreading', { within: 'neighbours' }),
  sign('spreading-hives', 'rashOnly fastSpread', { apart: 8 }),
  sign('rash-with-fever', 'rash fever', { within: 'neighbours' }),
  sign('shingles', 'shingles fearing|blisters|rash|painful', { within: 'neighbours', unless: ['vaccine'] }),
  sign('isotretinoin-warning', 'lowMood isotretinoin', { within: 'neighbours' }),
  sign('pregnancy-itch', 'itch palmsSoles pregnant', { within: 'neighbours' }),
  sign('yellow-eyes', 'jaundice', { unless: ['skinTone'] }),
  sign('tick-bite-fever', 'tick fever|scab', { within: 'neighbours' }),
  sign('severe-acne', 'deepAcne acneOnly|marksLeft', { within: 'neighbours' }),
  sign('severe-acne', 'scarring acne', { within: 'neighbours' }),
  sign('stubborn-acne', 'notBetter acneOnly longTime', { within: 'neighbours' }),
  sign('hormonal-signs', 'periods acneOnly|hairGrowth', { within: 'neighbours' }),
  sign('sudden-melasma', 'melasma sudden', { apart: 10, unless: ['afterPimple'] }),
  sign('losing-colour', 'whitePatch numbOrSpread', { unless: ['whiteCast'] }),
  sign('hair-loss', 'hairPatch'),
  sign('recurring-boils', 'boils foldPlace recurring', { within: 'neighbours' }),
  sign('appearance-distress', 'mirror'),
  sign('appearance-distress', 'hiding skinReason', { within: 'neighbours' }),
  sign('child-actives', 'youngChild active', { within: 'neighbours', unless: ['haveChild'] }),
]
