import type { RedFlagNotice } from '#contract/guidance.ts'
import { tokensOf } from '../text/tokens.ts'
import { pattern } from '../text/pattern.ts'

// "I have vitiligo: do the white patches need sunscreen?": who names the illness knows what the patches are, and asks for care beside it. To be sent to a
// doctor answers nothing then, as long as nothing has changed and no cure is asked for. Source: general.

const named = /\bvitiligo\b/
/** It is not sure, has changed, or is to be treated: then it is looked at. */
const stands = pattern`
  \b(?:is it|is this|is dit|could it be|might be|maybe|perhaps|think it|looks like|spread\w*|versprei\w*|grow\w*|bigger|new|more and more|sudden\w*|numb|no feeling|gevoel|cure\w*|cured|treat\w*|heal\w*|fix|get rid|remove|
  (?:bring|get|come|give|gets|brings)\w* (?:\w+ ){0,3}(?:back|terug)|colou?r back|repigment\w*|pigment back|medicine|tablets?|hydrocortisone|steroid\w*|cortisone|sore|itch\w*|burn(?:t|ed|s)|blister\w*|weep\w*|bleed\w*|bleach\w*|lighten\w*|whiten\w*)\b`
const care = pattern`
  \b(?:sun ?screens?|sun ?blocks?|spf|sonskerm|sun ?cream|make ?up|foundation|concealer|cover(?:ing|ed)?|camouflage|self ?tan\w*|fake tan|retinol|vitamin c|niacinamide|acids?|salicylic|moisturi[sz]\w*|lotion|vaseline|petroleum jelly|
  soap|wash|deodorant|perfume|tattoo\w*|shav\w*|wax\w*|swim\w*|beach|contagious|infectious|catch(?:ing)?|inherit\w*|hereditary)\b`

/** Notices without that of skin that lost its colour, where it is known as vitiligo and only care beside it is asked for. */
export const withoutKnownVitiligo = (notices: readonly RedFlagNotice[], message: string): readonly RedFlagNotice[] => {
  if (!notices.some(({ id }) => id === 'losing-colour')) return notices
  const said = tokensOf(message).join(' ')
  return named.test(said) && care.test(said) && !stands.test(said)
    ? notices.filter(({ id }) => id !== 'losing-colour')
    : notices
}
