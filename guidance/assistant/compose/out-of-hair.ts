import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "My toddler painted her whole hair with nappy cream, how do I get it out?": the ready answer of it, where its signs are told over two messages.

const greasy = pattern`\b(?:vaseline|petroleum jelly|fissan|sudocrem|zinc (?:cream|paste|ointment)|bepanthen|nappy (?:cream|rash cream)|bum cream|barrier cream|(?:baby |bio |tissue |castor |coconut |olive )?oil|body butter|shea|camphor cream|zambuk|ointment|paste|sun ?screen|diaper cream|grease|moisturi[sz]er|cream|lotion)\b`
const inHair = /\b(?:hair|head|scalp|fringe|braids?|curls)\b/
const asksOut = pattern`\b(?:how (?:do|can|must|should) (?:i|we)(?: \w+){0,3} (?:get|wash|take|clean|remove)\b.{0,24}\b(?:out|off)|(?:get|wash|take|comes?) (?:it|this|that|them|the \w+) (?:out|off)|wash(?:es)? out|remove it|will not (?:come|wash) out|wont (?:come|wash) out)\b`
const smeared =
  /\b(?:painted|smeared|covered|rubbed|spread|full of|all over|whole (?:hair|head)|emptied|in (?:his|her|my|their) (?:whole )?hair|put (?:it )?(?:all )?(?:in|over))\b/
const otherwise =
  /\b(?:dye|relaxer|bleach|glue|gum|wax|paint|nair|veet|removal cream|perm|lice|swallow\w*|ate|drank|licked|in (?:his|her|my|the) (?:eyes?|mouth)|eyes? (?:is|are|burn\w*|red)|burn\w*|rash|itch\w*|dandruff|grow\w*|no poo)\b/
/** "None in mouth or eyes" is no eye that has any. */
const noneThere =
  /\b(?:none|nothing|not|no) (?:\w+ )?in (?:(?:her|his|the|my) )?(?:mouth|eyes?)(?: (?:or|and) (?:eyes?|mouth))?\b/g

/** How a greasy cream comes out of hair; undefined where anything else got there, or something may have been swallowed. */
export const outOfHair = ({ knowledge, heard, request: { message, turns, told = [] } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ').replaceAll(noneThere, ' ')
  const story = [
    ...[...told, ...messagesOf(turns)].slice(-2).map((text) => tokensOf(text).join(' ').replaceAll(noneThere, ' ')),
    said,
  ].join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    !asksOut.test(said) ||
    !inHair.test(said) ||
    !smeared.test(said) ||
    !greasy.test(story) ||
    otherwise.test(story)
  )
    return undefined
  const topic = knowledge.topics.find(({ id }) => id === 'grease-out-of-hair')
  return topic === undefined
    ? undefined
    : {
        paragraphs: [...topic.says],
        things: [],
        sources: ['general'],
        sure: true,
        brief: true,
        topic: { intent: 'particular', entry: topic.id, ingredients: [] },
        suggestions: ['Which shampoo is mild for a toddler?', 'Is zinc cream safe for a child?'],
      }
}
