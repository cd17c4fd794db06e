import type { Knowledge } from '../knowledge/knowledge.ts'
import { rememberedBy } from '../text/remembered.ts'
import { withoutTextSpeak } from '../text/text-speak.ts'
import { knownWordsOf } from '../text/known-words.ts'
import { fromAfrikaans, plainAfrikaans } from './afrikaans.ts'
import { few, fromNguni } from './nguni.ts'
import { fromSotho } from './sotho.ts'

// What is asked in isiZulu, isiXhosa, Sesotho, Setswana or Sepedi, alone or mixed with English as people talk, is put into plain English before it is
// understood, so that every rule that reads English reads it: who it is for, what is asked of what, what is denied. Alarms are read as they were written.

/** Of so large a share of them the meaning must be known; what is hardly understood is better left as it is. */
const understood = 0.6

/** In so short a message one word that is surely of a language is enough. */
const fewWords = 3

/** A message in English, and how many words of it are left that nobody knows. */
export type InEnglish = {
  text: string
  unknown: number
  /** By one word in a few: a message, but a list may name it so. */ barely?: true
}

/** What a message says in English, where it is in one of these languages or mixed with it; undefined where it is not. */
export const englishOf = (knowledge: Knowledge, message: string): InEnglish | undefined => {
  const said = translated(knowledge, message)
  return said.text === message ? undefined : said
}

/** The same, or the message as it stands. */
export const inEnglish = (knowledge: Knowledge, message: string): string =>
  englishOf(knowledge, message)?.text ?? message

/** A text as it is understood: in English where it is in one of these languages, else with what was run together or thumbed without vowels set right. */
export const plainly = (knowledge: Knowledge, text: string): string =>
  englishOf(knowledge, text)?.text ?? withoutTextSpeak(knowledge, plainAfrikaans(text))

/** The ways in which a text is read where missing something is worse than reading it twice: as it was written, and in English beside. */
export const readingsOf = (knowledge: Knowledge, text: string): readonly string[] => {
  const said = englishOf(knowledge, text)
  return said === undefined || said.barely ? [text] : [text, said.text]
}

/** "Indlela yokugeza", the way of washing: how to wash. */
const wayOf =
  /\b(?:please )?(?:you )?(?:telled|tell) me (?:the )?way (?:of )?(\w{2,}?)ing\b|\bway (?:of )?(wash|cleans|treat|apply)ing\b/g

/** "I have allergy of eggs": what is not borne. */
const notBorne =
  /\b(?:i )?(?:am )?(?:have|has) (?:an? )?allerg(?:y|ies) (?:of|with|to|on|for) |\b(?:am )?allergic to (?:and|with|of) /g

/** "I do not see well", "she do not can to breathe": what cannot be done. */
const cannotDo = /\b(?:do(?:es)? not can|cannot) to (?=[a-z])|\bdo(?:es)? not (?=(?:see|breathe|swallow|hear|feel)\b)/g

/** "Nginamabala ebusweni", and no more of it: marks, where English spots might be pimples. With an illness or another colour beside them they stay what they are. */
const marksOnFace =
  /(?<=^(?:i have |he has |she has )?)spots(?= on (?:my |his |her )?(?:face|cheeks)\b(?! and)|[?.!]*$)/g

const asEnglishSays = (said: string): string =>
  said
    .replaceAll(wayOf, (_, asked?: string, plain?: string) => `how do i ${asked ?? plain ?? ''}`)
    .replaceAll(notBorne, (all) => `${all.startsWith('i ') ? 'i ' : ''}am allergic to `)
    .replaceAll(cannotDo, 'cannot ')
    .replaceAll(/\b(dandruff|lice|ringworm) (?:on |of |in )?(?:my |his |her )?head\b/g, '$1 on scalp')
    .replaceAll(/\b(scars|marks) (?:of|from|after) (?:pimples|acne)\b/g, 'acne $1')
    .replaceAll(/\b(bites) of (mosquito|flea|ant|bedbug|spider)(?:e?s)?\b/g, '$2 $1')
    .replaceAll(/\bspots (on [a-z]+ )?(?=after (?:[a-z]+ )?(?:bites|pimples|sores|burn)\b)/g, 'dark marks $1')
    .replaceAll(/\bafter sores\b/g, 'after pimples')
    .replaceAll(
      /\b(cream|soap|lotion|oil|serum|gel|wash|ointment|product|moisturiser|sunscreen|shampoo) of (?=(?:my |dry |oily |dark |very )*(?:spots|pimples|acne|marks|scars|dandruff|eczema|face|skin|hands|feet|hair|lips|body|child|baby))/g,
      '$1 for ',
    )
    .replaceAll(/\b(cream|soap|lotion|serum|product)s? (for|remove) spots\b/g, '$1 $2 dark spots')
    .replaceAll(
      /\b(has|have) ((?:(?:dark|black|big|small|new|red|swollen|sore|itchy|white) )*(?:spot|mark|mole|lump|boil|pimple|sore|wound|rash)\b)/g,
      '$1 a $2',
    )
    .replaceAll(/\bmy head (?:has|have) (?=dandruff)/g, 'i have ')
    .replaceAll(/\b(after|since) (stopping|using|taking) pill\b/g, '$1 $2 the pill')
    .replaceAll(
      /\b(after|before) (shave|wash|bath|swim)\b/g,
      (_, when: string, what: string) => `${when} ${what.replace(/e$/, '')}ing`,
    )
    .replaceAll(/\bshould (i|he|she) skip it\b/g, 'should $1 stop using it')
    .replaceAll(/\b(use|wear) (?:a )?roll[ -]?on\b(?! deod)/g, '$1 a roll-on deodorant')
    .replaceAll(
      /\b(use|used|apply|applied|wash|drink) (for \d+ (?:days|weeks|months|years)) ([a-z][a-z ]{2,30})(?=$|[.,?!])/g,
      '$1 $3 $2',
    )
    .replaceAll(/\bprotect (?:it|them)(?= *[?.!]*$)/g, 'protect myself')
    .replaceAll(marksOnFace, 'dark spots')

const longest = 600

/** What is said in one go, in the language that knows most of it. */
const inOneGo = (knowledge: Knowledge, message: string): InEnglish | undefined => {
  if (message.length > longest) return undefined
  const { knows } = knownWordsOf(knowledge)
  const [found] = [fromNguni(knowledge, message, knows), fromSotho(knowledge, message, knows)]
    .filter(
      ({ foreign, sure, unknown }) =>
        (sure >= few || (sure > 0 && unknown === 0 && message.trim().split(/\s+/).length <= fewWords)) &&
        foreign / (foreign + unknown) >= understood,
    )
    .sort((a, b) => b.foreign - 2 * b.unknown - (a.foreign - 2 * a.unknown))
  return (
    found && {
      text: asEnglishSays(found.text),
      unknown: found.unknown,
      ...(found.sure < few && { barely: true as const }),
    }
  )
}

const sentences = /[^.!?\n]*(?:[.!?\n]+|$)/g

/** Where the whole is no message in one of these languages, a sentence of it may be. */
const translated = rememberedBy((knowledge: Knowledge, message: string): InEnglish => {
  const whole = inOneGo(knowledge, message)
  if (whole !== undefined) return whole
  const each = (message.match(sentences) ?? []).filter((one) => one.trim() !== '')
  const asItStands = { text: message, unknown: 0 }
  if (each.length < 2) return asItStands
  const said = each.map((one) => inOneGo(knowledge, one))
  return said.every((one) => one === undefined)
    ? asItStands
    : {
        text: each.map((one, at) => said[at]?.text ?? one.trim()).join(' '),
        unknown: said.reduce((sum, one) => sum + (one?.unknown ?? 0), 0),
      }
})

/** So many words that are of Afrikaans, and so large a share of a message, make it one in it; a larger share where an alarm hangs on it. */
const [fewOfAfrikaans, mostOfAfrikaans, mostWhereItMatters] = [2, 0.4, 0.6]

/** A message in Afrikaans as English says it, and how large a share of its words was of Afrikaans. */
const ofAfrikaans = rememberedBy((knowledge: Knowledge, message: string): InEnglish & { share: number } => {
  const none = { text: message, unknown: 0, share: 0 }
  if (message.length > longest) return none
  const { text: said, unknown, foreign, sure } = fromAfrikaans(knowledge, message, knownWordsOf(knowledge).knows)
  const text = asEnglishSays(said)
  const share = foreign / message.trim().split(/\s+/).length
  return (sure >= fewOfAfrikaans || (share === 1 && unknown === 0 && foreign > fewOfAfrikaans)) &&
    share >= mostOfAfrikaans &&
    foreign / (foreign + unknown) >= understood &&
    unknown <= 1
    ? { text, unknown, share }
    : none
})

/** A question of so few words hangs on what was told before it: "kan ek albei gebruik". */
const hangsOnTalk = 7

/** What was told before a short question in Afrikaans, as it is understood beside it. */
export const toldPlainly = (knowledge: Knowledge, text: string): string =>
  englishOf(knowledge, text)?.text ??
  (ofAfrikaans(knowledge, text).share > 0 ? ofAfrikaans(knowledge, text).text : plainly(knowledge, text))

/** What is said next in a talk, as it is understood. A short question in Afrikaans is put into English, for the rules of a talk read English; a longer one tells more by its own words. */
export const nextPlainly = (knowledge: Knowledge, text: string): string =>
  englishOf(knowledge, text) === undefined &&
  text.trim().split(/\s+/).length <= hangsOnTalk &&
  ofAfrikaans(knowledge, text).share > 0
    ? ofAfrikaans(knowledge, text).text
    : plainly(knowledge, text)

/** A message in English, where it is in one of these languages, or so much in Afrikaans that an alarm may be read in it. */
export const alarmInEnglish = (knowledge: Knowledge, message: string): InEnglish | undefined => {
  const said = ofAfrikaans(knowledge, message)
  return englishOf(knowledge, message) ?? (said.share > mostWhereItMatters ? said : undefined)
}
