import { pattern } from '../../text/pattern.ts'
import type { Turn } from '../conversation.ts'

// "No, that's for my husband. I'm the dry one. What's for me?": what was told before is another's, and the question begins anew with what is told now.

const kin =
  '(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|mom|mum|mother|ma|mama|dad|father|pa|sister|brother|cousin|friend|aunt\\w*|uncle|gran\\w*|gogo|ouma|oupa|flatmate|' +
  'roommate|colleague|neighbou?r|son|daughter|teen\\w*|man|vrou|suster|broer|seun|dogter|tannie|oom)'
const wasFor = new RegExp(
  pattern`
  \b(?:that|thats|that's|that was|that is|those|those are|this|this is|it|its|it's|it was|it is|dis|dit is|dit was|daai is)(?: (?:was|is|are|one|routine|skin|advice|all|actually|just|only|really))*
  (?: (?:for|about|of|vir))? (?:my|our|ons|n|the) (?:\w+ )?${kin}(?:['’]?s| se)?\b(?! (?:is|has|says?|said|and i|uses?|used|who))[^.,;!?]*[.,;!?]*|
  \b(?:that|thats|that's|it|its|it's)(?: was| is)? (?:his|hers|theirs)\b[^.,;!?]*[.,;!?]*`.source,
  'i',
)
const ofOneself = /\b(?:i|i'?m|i've|ive|ek|my|me|mine|myself|myne)\b/i
const startsWithOneself = /^(?:me|mine|i|i'?m|my|ek)\b/i
const fewest = 5
const vagueAsk = pattern`
  (?:[,.;!?\s]|^)+(?:(?:so|and|but|now|then|ok|please|en) )*(?:what(?:'?s|s| is| are| about| of| works| helps| would you (?:say|suggest|recommend)| can i (?:use|do)| (?:do|should|must) i (?:use|do|take|get|buy))?(?: (?:there|good|right|best|the
  (?:advice|plan|answer|routine)))?(?: (?:for|vir))?(?: (?:me|mine|myself|my skin|my own|us))?(?: (?:then|now|use|instead))?|and (?:me|mine|for me|my skin)|(?:and )?mine|(?:for me|same for me|wat van my|en ek|en vir my|wat (?:werk|help|is) vir my)
  (?: then)?)\s*\?*\s*$`

/** What a message says of the one who writes, with the question put in full, where all before it was another's; undefined otherwise. */
export const meantForAnother = (message: string, turns: readonly Turn[]): string | undefined => {
  if (turns.length === 0 || !wasFor.test(message)) return undefined
  const own = message
    .replace(wasFor, ' ')
    .replace(
      /^(?:[\s,.!]|\b(?:no+|nee|oh|sorry|wait|eish|ag|haha|lol|oops|mixed (?:them |it )?up|got it mixed up)\b)+/i,
      '',
    )
    .trim()
  const [ask] = vagueAsk.exec(own) ?? []
  const told = own
    .slice(0, own.length - (ask ?? '').length)
    .replaceAll(/,? ?(?:i )?(?:got|mixed) (?:it|them|that)? ?(?:all )?(?:mixed )?up\b/gi, '')
    .trim()
  // "Me, I'm very dark, so only at the beach?" asks for itself.
  if (ask === undefined && own.includes('?') && startsWithOneself.test(own) && own.split(/\s+/).length > fewest)
    return own
  if (ask === undefined || !ofOneself.test(told)) return undefined
  const routine =
    turns.findLast(({ topic }) => topic !== undefined)?.topic?.intent === 'routine' || /\broutine\b/i.test(message)
  return `${told.replace(/[,.;!?]+$/, '')}. ${routine ? 'What routine should I use?' : 'What should I use?'}`
}
