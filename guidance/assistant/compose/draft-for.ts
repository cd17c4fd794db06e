import type { Intent } from '../conversation.ts'
import { bannedIn, ofUse, prescribed } from '../intent-of.ts'
import { composeBanned } from './banned.ts'
import { composers } from './compose.ts'
import { type Asked, besideAnswer, countWords, type Draft } from './draft.ts'
import { pictureOf } from './like-a-child.ts'
import { noWord } from './no-diagnosis-word.ts'

const refusal =
  'I can’t follow instructions like that: I stay an AI skincare guide, not a doctor. To your skin question:'

/** What is said first where the last answer is doubted. */
const stays = {
  true: 'I understand that you hoped for another answer. Mine stays the same:',
  hearsay:
    'Others may well say or see it otherwise: skin differs, and much comes and goes by itself. My answer stays the same:',
  sure: 'I am as sure as general advice can be, and a pharmacist or clinic can look at your own skin. In short:',
  simpler: 'In short and simple:',
  'ruled-out': 'Then it is not that; go by the rest of what I said:',
}

/** What explains a thing, and may be put in a picture. */
const explaining = new Set<Intent>([
  'what-is',
  'explain-more',
  'particular',
  'sunscreen',
  'for-concern',
  'does-help',
  'how-to-use',
  'myth',
])

/** "Why do people say they cancel out?": where the saying comes from is the answer, and stands before the verdict. */
const asksWhy = /\b(?:why|hoekom|waarom|kungani)\b/
const reasonFirst = ([verdict = '', reason = '', ...more]: readonly string[]): readonly string[] =>
  /^\*\w/.test(reason) ? [reason, verdict, ...more] : [verdict, reason, ...more]

/** A no that is put shortly still says what there is instead. */
const refusedFirst = /^\*\*(?:no|not|better not|leave)\b/i
const instead = /\binstead\b|^\*\*Fine for you/i

const tellsOnly =
  /^(?:(?:but|and|also|though|ok|eish|well) )*(?:i|i'm|im|ive|i've|my|we|our|she|he)\b(?!.*\b(?:what|which|how|why|when|can i|should i|must i|is it|are they)\b)/i

const room = 110

/** The last answer, where it was a no, is doubted now, and what was composed is none. */
const noStands = ({ heard, request: { turns } }: Asked, whole: Draft): string[] | undefined => {
  const last = turns.findLast(({ role }) => role === 'assistant')
  if (
    heard.insists !== 'hearsay' ||
    last?.topic?.redFlag !== undefined ||
    last === undefined ||
    !refusedFirst.test(last.text) ||
    refusedFirst.test(whole.paragraphs[0] ?? '')
  )
    return undefined
  const kept: string[] = []
  for (const one of last.text.split('\n\n'))
    if (!besideAnswer.test(one) && countWords([...kept, one].join(' ')) < room) kept.push(one)
  return kept
}

/** What an intent is answered with, before it is set: what may not be sold refused first, a doubt or an order in the message met before it. */
export const draftFor = (asked: Asked, intent: Intent): Draft => {
  const { knowledge, heard } = asked
  const banned =
    ofUse.has(intent) && heard.particular?.ofBanned !== true && !prescribed(asked)
      ? bannedIn(knowledge, heard.things)
      : []
  const composed =
    banned.length > 0
      ? composeBanned(
          heard,
          banned.map(({ name }) => name),
          banned,
        )
      : composers[intent](asked)
  const stood = noStands(asked, composed)
  const whole = stood === undefined ? composed : { ...composed, paragraphs: stood, extras: [], brief: true }
  const draft =
    heard.followsUp &&
    (heard.cues.has('shorter') || heard.insists === 'sure' || heard.insists === 'works' || heard.insists === 'simpler')
      ? {
          ...whole,
          paragraphs: [
            ...whole.paragraphs.slice(0, intent === 'routine' ? 3 : 2),
            ...whole.paragraphs
              .slice(2)
              .filter((one) => refusedFirst.test(whole.paragraphs[0] ?? '') && instead.test(one))
              .slice(0, 1),
          ],
          extras: [],
        }
      : whole
  const ofHearsay = heard.insists === 'hearsay' && asksWhy.test(heard.tokens.join(' '))
  // "But I have active pimples and keloids" after a no asks nothing: what speaks against it is told, and the no stands before it.
  const last = asked.request.turns.findLast(({ role }) => role === 'assistant')
  const allTheMore =
    intent === 'explain-more' &&
    heard.particular !== undefined &&
    last?.topic?.entry === heard.particular.id &&
    refusedFirst.test(last.text) &&
    !refusedFirst.test(draft.paragraphs[0] ?? '') &&
    tellsOnly.test(asked.request.message.trim()) &&
    !asked.request.message.includes('?')
      ? '**The no stands, and with that all the more.**'
      : undefined
  // Two questions in one message: who answers is said first.
  const who =
    heard.cues.has('whoAreYou') && intent !== 'who-are-you' && intent !== 'injection'
      ? 'I am an AI assistant, not a doctor and not a ' + 'person.'
      : undefined
  const first = [
    allTheMore,
    who,
    noWord(asked, intent),
    heard.injected && intent !== 'injection' ? refusal : undefined,
    heard.insists && heard.insists !== 'works' && !ofHearsay ? stays[`${heard.insists}`] : undefined,
    explaining.has(intent) ? pictureOf(asked, draft.paragraphs.slice(0, 2).join(' ').slice(0, 240)) : undefined,
  ].filter((line) => line !== undefined)
  return { ...draft, paragraphs: [...first, ...(ofHearsay ? reasonFirst(draft.paragraphs) : draft.paragraphs)] }
}
