/** The signs made of hints (clues/hints.ts); written as ./signs.ts is. */
export const hintSigns = `
suicidal-thoughts
  manyPills doneWithAll, near, even
changing-mole
  darkSpot spotChange, apart 12, unless afterPimples|acneOnlyNoSpots
dark-streak
  darkStreak hiddenPlace, apart 9, unless polish
  darkSpot hiddenPlace, apart 9, unless polish
severe-acne
  sorePimples leftScars|scarring, near
child-actives
  youngChild afterPimples, near, unless haveChild|thingAge
stubborn-acne
  acneMeds monthsLong stillComing, anywhere, even, unless notForAcne
`
