import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "My toddler painted her whole hair with nappy cream, how do I get it out?": grease comes out with powder and washing-up liquid, not with water alone. Source: general.

const greasy = pattern`\b(?:vaseline|petroleum jelly|fissan|sudocrem|zinc (?:cream|paste|ointment)|bepanthen|nappy (?:cream|rash cream)|bum cream|barrier cream|(?:baby |bio |tissue |castor |coconut |olive )?oil|body butter|shea|camphor cream|zambuk|ointment|paste|sun ?screen|diaper cream|grease|moisturi[sz]er|cream|lotion)\b`
const inHair = /\b(?:hair|head|scalp|fringe|braids?|curls)\b/
const asksOut = pattern`\b(?:how (?:do|can|must|should) (?:i|we)(?: \w+){0,3} (?:get|wash|take|clean|remove)\b.{0,24}\b(?:out|off)|(?:get|wash|take|comes?) (?:it|this|that|them|the \w+) (?:out|off)|wash(?:es)? out|remove it|will not (?:come|wash) out|wont (?:come|wash) out)\b`
const smeared = /\b(?:painted|smeared|covered|rubbed|spread|full of|all over|whole (?:hair|head)|emptied|in (?:his|her|my|their) (?:whole )?hair|put (?:it )?(?:all )?(?:in|over))\b/
const otherwise = /\b(?:dye|relaxer|bleach|glue|gum|wax|paint|nair|veet|removal cream|perm|lice|swallow\w*|ate|drank|licked|in (?:his|her|my|the) (?:eyes?|mouth)|eyes? (?:is|are|burn\w*|red)|burn\w*|rash|itch\w*|dandruff|grow\w*|no poo)\b/
/** "None in mouth or eyes" is no eye that has any. */
const noneThere = /\b(?:none|nothing|not|no) (?:\w+ )?in (?:(?:her|his|the|my) )?(?:mouth|eyes?)(?: (?:or|and) (?:eyes?|mouth))?\b/g

/** How a greasy cream comes out of hair; undefined where anything else got there, or something may have been swallowed. */
export const outOfHair = ({ heard, request: { message, turns, told = [] } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ').replaceAll(noneThere, ' ')
  const story = [...[...told, ...messagesOf(turns)].slice(-2).map((text) => tokensOf(text).join(' ').replaceAll(noneThere, ' ')), said].join(' ')
  if (heard.isLabel || heard.injected || !asksOut.test(said) || !inHair.test(said) || !smeared.test(said) || !greasy.test(story) || otherwise.test(story)) return undefined
  return {
    paragraphs: [
      '**Not with water first: wipe off what you can with dry tissue, then work in maize starch or plain powder, wait ten minutes and comb it out.** It takes up the grease that water only spreads.',
      '**Then:** a little washing-up liquid or shampoo on the dry hair, rubbed in before any water, rinse lukewarm, and once more; conditioner and a wide comb after it. Zinc paste may take two or three washes over some days, and what stays does no harm.',
      'Keep it out of the eyes: head back, a cloth over them. Powder away from a small child’s nose and mouth. Very stuck: baby oil first loosens the paste, then the powder and shampoo.',
      'On the skin wipe with oil, not by scrubbing. The tube goes high up, out of reach.',
    ],
    things: [], sources: ['general'], sure: true, brief: true, topic: { intent: 'particular', ingredients: [] }, suggestions: ['Which shampoo is mild for a toddler?', 'Is zinc cream safe for a child?'],
  }
}
