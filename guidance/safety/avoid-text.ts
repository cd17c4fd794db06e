import { normalise } from '../text/normalise.ts'

// Makes a text ready for ./avoid-names.ts, which takes in what it names.

/** A butter by its form, not by what is in it: "shea body butter" names shea. */
const ofButter =
  /\b((?!(?:my|the|any|that|this|some|your|rich|thick|heavy|whipped|all|most|with)\b)[a-z]{3,}) (?:body|hand|foot|whipped) butters?\b/g

/** Who carries an injector for something is allergic to it. */
const injectorFor =
  /\b(?:an? |my |his |her )?(?:epi ?pens?|adrenaline (?:pens?|injectors?)|auto ?injectors?) (?:is |are )?(?:for|against|because of|due to|vir)\b/g

/** "Patch tested, came back fragrance mix positive", "the derm tested me: avobenzone": what came out is what is not borne. */
const testedFor =
  /\b(?:patch ?test(?:ed|s|ing)?\b[^.;!?]{0,40}?\b(?:came back|showed|found|positive (?:for|to)|reacted to)(?: positive)?(?: for| to| with)?|(?:derm\w*|doctor|clinic|allergist|they) tested me(?: for)? ?:|(?:patch )?test(?:ed)? positive (?:for|to))(?! (?:\w+ )?(?:negative|clear|fine|clean|nothing|ok|normal))/g

/** "I don't use coconut oil, it makes me itch": what "it" is. */
const whatItIs =
  /\b(?:(?:dont|cant|never|stopped|i|we|ek) )(?:use|using|eat|eating|drink|drinking|have|wear|used|ate|tried|had) (?!it\b|them\b|that\b|this\b|to\b|a lot\b)([a-z][a-z ]{2,28}?)(?: ?,| ?;| ?\.)? (?:(?:but|and|because|coz|cos|since|as) )?(?:(?:it|they) )?(?=(?:makes?|gives?) (?:me|my) |breaks? me out|(?:burn|sting|irritate)s? (?:me|my))/g

/** "Sure" alone is Afrikaans for acids. */
const plain = (text: string): string =>
  normalise(text.replaceAll('\n', '; '))
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9,;/.\n&+()?!:-]+/g, ' ')
    .replaceAll(/\b(?:not|im|am|for|really) sure\b/g, ' ')
    .replaceAll(/\b(do|does|did) not\b/g, '$1nt')
    .replaceAll(/\bcan ?not\b/g, 'cant')
    .replaceAll(/\b(?:alchoh|alcah|alcoh|achoh|alch)[oae]*l(?=s?\b)/g, 'alcohol')
    .replaceAll(ofButter, '$1 cream')
    .replaceAll(whatItIs, '$1 ')
    .replaceAll(injectorFor, 'allergic to')
    .replaceAll(testedFor, 'allergic to')
/** "Used to be allergic to eggs, grew out of it": over, unless it goes on. */
const outgrown =
  '(?:grew|grown|growing) out|outgr\\w+|(?:fine|ok|okay|gone|better|good) now|no longer|not any ?more|eat (?:it|them) now|ontgroei'
const wasOnce = new RegExp(
  `\\bused to (?:be (?:\\w+ )?(?:all?erg\\w*|sensitive|intolerant) to|have an?|react to)(?![^.;!?]*\\bstill\\b)[^.;!?,]*|` +
    `\\b(?:was|were|had) (?:[a-z]+ )?(?:[a-z]+ )?(?:all?erg\\w*|sensitive|intolerant)(?=[^.;!?]*\\b(?:${outgrown})\\b)[^.;!?,]*|` +
    `\\b(?:(?:no longer|nie meer) (?:all?erg|sensit|react|intoler)|(?:(?:but|and|maar|en) )?(?:(?:he|she|i|they|hy|sy|ek) ` +
    `(?:has |have |had |het (?:dit )?)?)?(?:outgr\\w+|gr(?:ew|own) out of|ontgroei))[^.;!?,]*`,
  'g',
)
/** A text without what is said to be over. */
export const withoutOver = (text: string): string => normalise(text).replaceAll(wasOnce, ' ')

/** "NOT allergic: latex, nuts", "ok with: perfume": a list of what does no harm. */
const harmlessList =
  /\b(?:(?:not|nie|no longer) (?:allergic|allergies|sensitive|intolerant)(?: to| vir)?|(?:ok|okay|fine|safe|happy|good) (?:with|for me)|can (?:use|have|tolerate))\s*[:=][^.;!?\n]*/g

/** A text as avoid-lists are looked for in it: without what is over. `without`: takes out what else is no list. */
export const asList = (text: string, without: (plain: string) => string): string =>
  without(plain(text)).replaceAll(wasOnce, ' ').replaceAll(harmlessList, ' ')

/** Commas, "and" and the like part a list; hyphens are spaces. */
export const piecesOf = (clause: string): string[] =>
  clause
    .split(/[,/&+():]|\b(?:and|en|or|plus|noma|kunye|as well as)\b/)
    .map((piece) => piece.replaceAll(/[^a-z0-9]+/g, ' ').trim())
