/** Names that are taken for one another: how they are asked about, and what is so. Source: general. */
export const kin: readonly (readonly [RegExp, string])[] = [
  [
    /(?=.*\bsqualane\b)(?=.*\bsqualene\b)/,
    '**No, not quite: squalene is what skin and olives make, and it spoils in air; squalane is its stable form.** ' +
      'Squalane is what a label should name: light, without scent, good for nearly every skin.',
  ],
  [
    /(?=.*\bsqual[ae]ne\b)(?=.*\bsharks?\b)/,
    '**No, not today: squalene once came from shark liver, squalane is now mostly made from olives or sugar cane.** ' +
      'Look for “plant-derived” or “vegan” on the pack to be sure.',
  ],
  [
    /(?=.*\bpanthenol\b)(?=.*\b(?:b5|vitamin b5|pantothenic)\b)/,
    '**Nearly: panthenol is provitamin B5, which skin turns into vitamin B5.** On a label both ' +
      'words mean panthenol.',
  ],
  [
    /(?=.*\bniacin\b)(?=.*\bniacinamide\b)/,
    '**No: both are forms of vitamin B3, but niacin makes skin flush and niacinamide does not.** Skincare uses ' +
      'niacinamide.',
  ],
  [
    /(?=.*\bhyaluronic\b)(?=.*\bsodium hyaluronate\b)/,
    '**Nearly: sodium hyaluronate is the salt of hyaluronic acid.** It is smaller and keeps better; ' +
      'both hold water in the top layer, and one of them is enough.',
  ],
  [
    /(?=.*\b(?:ahas?|glycolic|lactic)\b)(?=.*\b(?:bhas?|salicylic)\b)(?!.*\bpimples?|acne|marks?|oily|blackheads?|dry|sensitive)/,
    '**No, they differ: AHAs work at the surface, for dullness, rough texture and marks; BHA (salicylic acid) gets into oily pores, for blackheads and ' +
      'pimples.**',
  ],
]
