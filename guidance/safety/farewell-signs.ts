/**
 * The signs of leave taken of life without saying so (clues/farewell.ts); written as ./signs.ts is. Asked about or doubted, they stay what they are:
 * "or am I overthinking" is what those who love somebody write.
 */
export const farewellSigns = `
suicidal-thoughts
  betterWithoutMe|betterNotHere, even
  gaveAway lettersLeft, near, even, unless plainGift
  gaveAway ownBeloved isotretinoin|goodbyeSent|lowMood|despair|whenGone|cannotLive, near, even, unless plainGift
  lettersLeft isotretinoin|goodbyeSent|cannotLive|despair, near, even, unless plainFarewell
  goodbyeSent cannotLive|despair|lowMood|isotretinoin|skinReason, near, even, unless plainFarewell
  whenGone isotretinoin|lowMood|despair|skinReason, near, even
  leaveTaken, unless plainFarewell
  wontBeHere whatFor, near, even, sure, unless plainFarewell|wentElsewhere
  noFuture isotretinoin|lowMood|despair, near, even
`
