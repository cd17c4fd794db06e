import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Plasters give me a rash, are pimple patches safe?": what sticks on skin, for who reacts to what sticks. Source: general.

const glue =
  '(?:plasters?|elastoplast|band ?aids?|adhesives?|sticky (?:plasters?|stuff|tape)|(?:medical |micropore |surgical )?tape|pleisters?|lash glue|nicotine patch(?:es)?)'
const reacts = new RegExp(pattern`
  \b(?:allerg\w*|react\w*|sensitive|intoleran\w*|cant (?:use|have|wear|stand))\b(?: \S+){0,4} ${glue}\b|\b${glue}\b(?: \S+){0,4} (?:allerg\w*|gives? me|give my|makes? (?:me|my)|rash|itch\w*|react\w*|welts|bumps)\b|\b(?:skin|i) (?:reacts?|itch\w*) (?:to|from|with|under) (?:\S+ )?${glue}\b`)
const wanted =
  /\b(?:pimple|acne|spot|blemish|eye|hydrocolloid|nose|pore|blackhead|silicone|scar|face|heel|blister|wrinkle|forehead|cleavage)? ?(?:patch(?:es)?|strips?|sheets?|stickers?|plasters?|tapes?)\b/g
const asks = /\b(?:can|may|could|is|are|safe|ok|okay|use|wear|try|mag|kan|what about|instead)\b/

/** Whether a patch, strip or sheet suits who reacts to plasters; undefined elsewhere. */
export const sticksOn = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const told = [
    ...messagesOf(request.turns)
      .slice(-2)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' . ')
  const other = (said.replace(new RegExp(`\\b${glue}\\b`, 'g'), ' ').match(wanted) ?? []).at(-1)?.trim()
  if (
    heard.isLabel ||
    heard.injected ||
    !reacts.test(told) ||
    other === undefined ||
    !(asks.test(said) || request.message.includes('?')) ||
    /\b(?:now|blister\w*|swollen|swelling|weeping|pus|raw|breath\w*)\b/.test(said)
  )
    return undefined
  return {
    paragraphs: [
      `**${/\b(?:would|will|could|might|do|does|sal)\b.*\b(?:too|also|as well|same|ook)\b/.test(said) ? 'They can' : 'Not without a trial'}: ${other.endsWith('s') ? other : `a ${other}`} ${other.endsWith('s') ? 'stick' : 'sticks'} with an adhesive too, though often another one than a plaster’s.** What people react to in plasters is mostly rosin (colophony), acrylates or rubber; ` +
        'much of it is only moisture and pulling.',
      '**How:** ask for one with hydrocolloid or silicone and without rosin or latex, put a small piece on the inner arm for two days, and go on only if nothing itches or reddens. Lift it slowly, wet, and never for ' +
        'longer than the pack says.',
      /\b(?:scar|silicone)\b/.test(said)
        ? '**Without any glue:** silicone gel from a tube does as much for a scar as a sheet, twice a day for two to three months on closed skin.'
        : '**Without any glue:** a thin dab of benzoyl peroxide 2.5% or salicylic acid on the spot at night, hands off, and petroleum jelly where it has opened. Salicylic acid serves blackheads better than strips.',
      'Tell every clinic and hairdresser; a patch test shows what it is. Blisters or a rash beyond the edge: take it off and see a clinic.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: [] },
    suggestions: ['What helps a pimple overnight?', 'How do I do a patch test?'],
  }
}
