import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { distance } from './spelling.ts'
import { rememberedBy } from './remembered.ts'
import { consonantsOf } from './sound.ts'
import { knownWordsOf } from './known-words.ts'

// The one path on which spelling is set right: here what a message has run together or thumbed without vowels, then its words one by one (tokens.ts), then the word that a
// slip was meant to be (known-words.ts); a printed name by close-spelling.ts.
//
// Messages are thumbed in a hurry: "canI useglycolic everynight", "im prgnt", "my armpitz r dark", "rsh on her bumm". Words that nobody knows are set right here before
// anything is read in them: run together, left without vowels, a letter doubled or a neighbour of the one that was meant. What is known stays, however it is meant.

/** What people ask about, and turn an answer on, without being the name of anything sold. */
const meant =
  `pregnant pregnancy breastfeeding baby toddler daughter black heads blackheads whiteheads rash pimples pimple face skin lips nose neck back chest armpits underarms bum legs hands feet scalp
  dark marks spots scars dry oily itchy sensitive burning burns stings peeling cream lotion soap wash cleanser sunscreen moisturiser every everyday night morning winter summer safe often long help price expensive cheap better best
  which what when because together before after years months weeks using eczema ringworm dandruff razor bumps shaving makeup toothpaste lightening bleaching school work water sweat smell remove
  husband boyfriend swallowed drank paraffin want kill breathe swollen swelling hurts hits battery myself anymore suicide tonight drunk accident throat tongue breathing fever blisters blister burnt burned
  bleeding bleeds bleed spreading overdose diabetic mole changed growing darker weeping yellow purple cutting infected roaccutane oratane isotretinoin
  closing closed newborn healing lump chest wheezing coughing eyelids eyeballs everyone nobody wake headache started struggling collapsed sleepy doctor clinic relaxer retinol cheeks`
    .trim()
    .split(/\s+/)

/** Written as they sound. */
const bySound = new Map(
  `heads: heds hedz hedds | nose: noze | bum: bumm bumbum | lips: lipz lps | the: teh | baby: bebe babi babby | because: bcoz becoz | used: usd | please: plis | question: qstn | without: wthout witout |
  kan nie: kannie kanie | wil nie: wilnie | hoef nie: hoefnie | weet nie: weetnie | het nie: hetnie | is nie: isnie | pregnant: prego preggy preggo pregi | moisturiser: moistriser moistrizer | armpits: armpitz armptis |
  want to: wna wnna wnto | going to: gna gnna gnnah | myself: mysf mysef mysel mslf mself myslef | anymore: anymre nymore nymre anymor | cant: cnt | dont: dnt | over: ovr | every: evry evrey | after: aftr | last: lst | night: nyt nyte | pores: poors poars porez | scalp: skalp skulp | dandruff: dandrif dandriff dandruf danruff | white: wyt | sensitive: sensative sensetive`
    .split('|')
    .flatMap((row) => {
      const [word = '', forms = ''] = row.split(':')
      return forms
        .trim()
        .split(/\s+/)
        .map((form): [string, string] => [form, word.trim()])
    }),
)

const byBones = new Map(
  meant
    .toReversed()
    .filter((word) => word.length > 3)
    .map((word): [string, string] => [consonantsOf(word), word]),
)

/** What others are written against without a space. */
const leading =
  /^(?:can|cani|caniuse|should|shouldi|is|isit|do|doi|use|using|my|onmy|on|the|for|every|what|which|how|with|and|to|in|at|are|does|will|put|this|her|his|your)$/
const split = new Map([
  ['cani', 'can i'],
  ['caniuse', 'can i use'],
  ['shouldi', 'should i'],
  ['isit', 'is it'],
  ['doi', 'do i'],
  ['onmy', 'on my'],
])
/** Heads of English words too ("increase", "forward", "insensitive"): after these only what people ask about was run together. */
const headsOfWords = /^(?:in|to|at|do|on|for)$/
const ofOneWord = /^(?:insensitive|whichever)$/

type Corrects = (word: string) => string

const correctorOf = oncePer((knowledge: Knowledge): Corrects => {
  const vocabulary = knownWordsOf(knowledge)
  const known = (word: string): boolean =>
    vocabulary.knows(word) || knowledge.gloss.has(word) || knowledge.keys.has(word)
  const inTwo = (word: string): string | undefined => {
    for (let at = 2; at <= word.length - 3; at += 1) {
      const [first, rest] = [word.slice(0, at), word.slice(at)]
      if (
        leading.test(first) &&
        !ofOneWord.test(word) &&
        rest.length > 3 &&
        (meant.includes(rest) || (!headsOfWords.test(first) && vocabulary.knows(rest) && !knowledge.gloss.has(rest))) &&
        !/(?:ed|ing)$/.test(rest)
      )
        return `${split.get(first) ?? first} ${rest}`
    }
    return undefined
  }
  return (word) => {
    const sounded = bySound.get(word)
    if (sounded !== undefined) return sounded
    const parted = split.get(word)
    if (parted !== undefined) return parted
    if (word.length < 3 || word === 'yrs' || known(word)) return word
    const plural = word.endsWith('z') && known(`${word.slice(0, -1)}s`) ? `${word.slice(0, -1)}s` : undefined
    const bare = !/[aeiou]/.test(word.slice(1, -1)) ? byBones.get(consonantsOf(word)) : undefined
    if (plural !== undefined || bare !== undefined) return plural ?? bare ?? word
    if (vocabulary.corrected(word) !== word) return (word.startsWith('every') ? inTwo(word) : undefined) ?? word
    const undoubled = word.replaceAll(/(.)\1+/g, '$1')
    return word.length > 5
      ? (inTwo(word) ??
          meant.find((one) => one.length > 5 && one[0] === word[0] && distance(one, word, 1) <= 1) ??
          word)
      : (meant.find((one) => one === undoubled) ?? inTwo(word) ?? word)
  }
})

const looksLikeList = /(?:[^,]+,){5}/

/** "Better then", "my bby": slips that are words, or that a longer text has too. */
export const withoutWordSlips = (text: string): string =>
  text
    .replaceAll(
      /\b(better|stronger|gentler|safer|milder|cheaper|weaker|worse|harsher|more \p{L}+|less \p{L}+) then\b/giu,
      '$1 than',
    )
    .replaceAll(/\bbby\b/gi, 'baby')
    .replaceAll(/\bpa(?:chtes|cthes|thces)\b/gi, 'patches')

/** A message as it would stand with its slips put right; a pasted list is left as it is. */
export const withoutTextSpeak = rememberedBy((knowledge: Knowledge, message: string): string => {
  // The length first: the pattern of a list is slow on a long text.
  if (message.length > 500 || looksLikeList.test(message)) return message
  const corrects = correctorOf(knowledge)
  const said = message.replaceAll(/(?<![\p{L}\d'’-])\p{L}{2,22}(?![\p{L}\d'’-])/gu, (word, at: number) => {
    // A capital within a sentence is a name.
    const names = /^\p{Lu}\p{Ll}/u.test(word) && at > 0
    const lower = word.toLowerCase()
    const right = names ? lower : corrects(lower)
    return right === lower ? word : right
  })
  return said
    .replaceAll(/\b(on|around|in|of) (my|her|his|the) noise\b/gi, '$1 $2 nose')
    .replaceAll(/\bblack heads\b/gi, 'blackheads')
    .replaceAll(/\bwhite heads\b/gi, 'whiteheads')
})
