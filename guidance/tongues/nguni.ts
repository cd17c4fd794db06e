import type { Knowledge } from '../knowledge/knowledge.ts'
import { type Piece, saidInEnglish } from './clause.ts'
import { borrowedIn, frontBefore, nounIn } from './nguni-nouns.ts'
import { kindIn, numbersAsDigits } from './nguni-kinds.ts'
import { infinitiveIn, verbIn } from './nguni-verbs.ts'
import { asking, common, joins, kinds, opens, particles, silent, states, which, whose, words } from './nguni-words.ts'

// A message in isiZulu or isiXhosa, or in English with their words in it, as English says it: "ndingayisebenzisa iretinol xa ndikhulelwe" is "can i use
// retinol when i am pregnant". It is no translation for people: only what the rules of the engine read.

const it = '(?:i|a|li|lu|zi|si|u|bu|ku|ya|wa|inga|anga)(?:ya|nga)?'
const itches = 'lunyw|lum|rhawuz|babel|baba'
/** "Yenza ukuthi ngi", "indenza ndi": it makes that I. */
const makesMe = String.raw`\b${it}(?:ng|nd)?enza (?:ukuthi |ukuba )?(?:ngi|ndi)(?:ya|be)?`

/** What several words make together, and no other language says. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // "Indenza ndirhawuzelelwe", "angenza ngivuvuke": what a thing does to somebody. "Angizwani ne-": what is not borne.
  [new RegExp(`${makesMe}(?:${itches})[a-z]*`, 'gi'), ' makes me itch '],
  [new RegExp(`${makesMe}(?:vuvuk|dumb)[a-z]*`, 'gi'), ' makes me swell '],
  [new RegExp(`${makesMe}(?:gul|hlanz)[a-z]*`, 'gi'), ' makes me sick '],
  [
    new RegExp(
      `${makesMe}(?:qubu|phum|qhaku|(?:ba|be) (?:ne|na|nama)-?(?:zinduna|mqhakuva|qhakuva|pimples|rash))[a-z]*`,
      'gi',
    ),
    ' breaks me out ',
  ],
  [new RegExp(String.raw`\b${it}(?:ngi|ndi)(?:${itches})is[ae]\b`, 'gi'), ' makes me itch '],
  [new RegExp(String.raw`\b${it}(?:ngi|ndi)(?:vuvuk|dumb)is[ae]\b`, 'gi'), ' makes me swell '],
  [new RegExp(String.raw`\b${it}(?:ngi|ndi)(?:gul|hlanz)is[ae]\b`, 'gi'), ' makes me sick '],
  [new RegExp(String.raw`\b${it}(?:ngi|ndi)qubulis[ae]\b`, 'gi'), ' breaks me out '],
  [/\ba(?:ngi|ndi)zwani (?=[a-z])/gi, ' i am allergic to '],
  [/\b(?:ngi|ndi)(?:ya)?-?all?ergic (?:ku|ne|na|kwi|nge|kuma|kwii)-?/gi, ' i am allergic to '],
  [/\ba(?:ngi|ndi)na(?:yo|zo)? (?:i|ii|izi)?-?all?[ei](?:ji|rji|rgy|rgies|thi)[a-z]*/gi, ' i have no allergy '],
  [/\ba(?:ngi|ndi)(?:naku|nge|ngeke)(?:yi|li|si|zi|lu|ku|wu|bu|wa)?sebenzis[ae]/gi, ' i cannot use '],
  // "Ungafaki u-alcohol": without it. "Sizama ukuthola umntwana".
  [/\b(?:u|ni)nga(?:fak|sebenzis|galel)i\b/gi, ' without '],
  [
    /\b(?:be)?(?:s|ng|nd)i(?:ya)?zama uku(?:khulelwa|mitha|(?:thola|ba|fumana|zuza)(?: ne?| no)? ?[a-z]*(?:ntwana|ngane))\b/gi,
    ' i am trying for a baby ',
  ],
  // "Kusho ukuthini", "kuza kwenzeka ntoni", "ingabe yiyo imbangela".
  [
    /\b(?:ku|i|u|li|si|lo|zi)(?:ya)?(?:sho|chaza|thetha|tsho)(?: ukuth?ini| ukutsho ntoni| ntoni| ini)(?: lokho| loku| oko| lokhu)?\b/g,
    ' what does it mean ',
  ],
  [
    /\b(?:ku(?:za|zo|zoku|zaku|yo|yoku)? ?kwenzeka|kuzokwenzeka|kuyokwenzeka)(?:ni| ini| ntoni)\b/g,
    ' what will happen ',
  ],
  [
    /\b(?:e|o|a|ezi|esi|eli|ezi)?ngaphan(?:s|ts)i (?:kuka|kwe|kwa|ko|kwama|ka|kuya|kwi)?-? ?(?=r ?\d)|\b(?:e|o|a|ezi|eli)nga(?:dluli|eqi|dluleli|ngaphezulu)(?: ku| kwi| i)?-? ?(?=r ?\d)|\b(?:e|o|a|ezi|eli)ngeqi(?: ku| kwi)?-? ?(?=r ?\d)/g,
    ' under ',
  ],
  [
    /\b(?:a|i|zi|ku|li|si|lu|bu|u|e)(?:ya)?(?:bangelwa|dalwa|bangwa) (?:yi|y|ng)?(?:yini|ni|ntoni|intoni)\b/g,
    ' what causes it ',
  ],
  [/\b[a-z]{1,4}phelel(?:we|wa)(?:yo|e)? (?:yi|l|li|ng|l)?(?:sikhathi|isikhathi|xesha|ixesha)\b/g, ' is expired '],
  [
    /\b(?:yi(?:yo|lo|zo|wo|leyo|so)|iyona|yiyona|nguye|ilona|ilokho|yilokho|yiloo nto) (?:i?mbangela|u?nobangela|isizathu|eyenza|ebangela|eyabangela|ebangele)\b/g,
    ' is it the cause ',
  ],
  [
    /\b(?:ngingenzani|ndingenza ntoni|ngenzeni|ndenzeni|ndenze ntoni|ngenze njani|ngenzenjani|ndenze njani|ngenze ini|ngenzani|ndenzani|ndingathini|ngithini)\b/gi,
    ' what can i do ',
  ],
]

const numbered: readonly (readonly [RegExp, string | ((all: string, span: string) => string)])[] = [
  // "Mandiyiyeke": should I. "Isikhumba some": it is dry, and no "some" of English. "Inokuqubuka": has a rash. "Ngisanda kuthenga": just now.
  [/\b(?:ake )?ma(?=(?:ngi|ndi)[a-z]{2,}e(?:ni)?\b)/g, ''],
  [/\b(isikhumba|sami|sakhe|silwa) some\b/g, '$1 somile'],
  [/\b(?:ngi|ndi)no(?=ku[a-z]{4,}a\b)/g, ' ngine u'],
  [/\b(?:u|i|li|lu|si|zi|bu|ba)no(?=ku[a-z]{4,}a\b)/g, ' une u'],
  [
    /\b(?:[wylz]o|u)kwenza (?:isikhumba |ubuso |ulusu )?(?:sami |lwam |bam |bami )?(?:sibe |bube |lube |ube )?mhlophe\b/g,
    'yokukhanyisa',
  ],
  // "Ngesonto eledlule": last week. "Iza kuphela": one word in isiZulu. "Iinwele ziwa": they fall out. "Ngiphethwe ngamaqhakuva": have them.
  [
    /\b(?:nge|kule|ku|i|ngo|o|u|kwi)*(sonto|viki|veki|nyanga|nyaka) (?:e|eli|ele|o|le|ephele|owe|one)(?:dlule|dlulile|phelileyo|gqithileyo|dluleyo)\b/g,
    (_: string, span: string) => ` last ${/nyanga/.test(span) ? 'month' : /nyaka/.test(span) ? 'year' : 'week'} `,
  ],
  [/\b(a|i|zi|si|li|lu|bu|u|ba|ku|ndi|ngi)za (ku|kw)(?=[a-z]{3,})/g, '$1za$2'],
  [/\b((?:izin|iin)wele(?: zami| zam| zakhe)?) (?:ziya|zi)wa\b/g, '$1 ziyahluthuka'],
  [/\b(ngi|ndi)phethwe (?:yi|ngu|ng|ku)(?=[aiu])/g, '$1ne-'],
  // "Ngiba namabhampisi": get them. "Ndingasebenzisa i vaseline". "Ingcono kunamafutha": than oil.
  [/\b(ngi|ndi|i|li|si|lu|bu|zi|u)(?:ya|zo|za ku)?b[ae] n(?=[aeo])/g, '$1n'],
  [/\b((?:ngi|ndi)[a-z]{4,}) [iu] (?=[a-z])/g, '$1 i-'],
  [/(?<=(?:ngcono|bhetele|betere)\b.{0,40}?)\bkunama(?=[a-z])/g, 'kune ama'],
  [/(?<=(?:ngcono|bhetele|betere)\b.{0,40}?)\bkune(?=(?:si|zi|li)[a-z]{3})/g, 'kune i'],
  [/\b(ngi|ndi|u|i|ba)sand[ae] (?:uku|ku)([a-z]{3,})a\b/g, '$1$2ile manje'],
  [/\b(?:ingabe )?(?:(?:ngi|ndi)vumelekile|kuvumelekile|kuvunyelwe|kuvumelekileyo) (?=uku)/g, ' kulungile '],
  [/\b(?:ngine|ndine|nginama|ndinama|ngino|ndino)-?(?=mali encane|mali encinci)/g, ' ngine '],
  // "Okwezinyanga ezimbili": for two months; nobody's age.
  [/\bse[a-z]{0,7}(?: phele)? ?(?=(?:izi|ii|ama)(?:nyanga|sonto|viki|veki|nsuku|ntsuku)|iminyaka )/g, ' okwe '],
  [
    /(?<=(?:ntwana|ntwanam|ngane|sana|mntanam|baby)(?: [a-z]+)? )(?:izi|ii|i)nyanga[ -]*(?:ezi|eyi|eli|ezili)?[ -]*(\d{1,2})\b|\b(?:un|in|lun|on|en|an)e(?:zi|e)?nyanga[ -]*(?:ezi|eyi|engu|eli|ezili)?[ -]*(\d{1,2})\b/g,
    ' is $1$2 months old ',
  ],
  [
    /(?<=(?:ntwana|ntwanam|ngane|sana|mntanam|baby)(?: [a-z]+)? )(?:ama|ii)(?:viki|veki|sonto)[ -]*(?:ezi|a|eyi|ama)?[ -]*(\d{1,2})\b|\b(?:un|in|lun|on|en|an)(?:ama|ee)(?:viki|veki|sonto)[ -]*(?:ezi|a|eyi|ama)?[ -]*(\d{1,2})\b/g,
    ' is $1$2 weeks old ',
  ],
  [
    /\b(?:okwe |okwe|kwe|s[ie]ne|line|zine|bune|kune|nge)?(?:zi|izi|ii|i|e)?nyanga[ -]*(?:ezi|eyi|engu|eli|ezili)?[ -]*(\d{1,2})\b/g,
    ' for $1 months ',
  ],
  [
    /\b(?:okwe |okwa|okwe|kwa|kwee|kwe|s[ie]na|line|zina|buna|nga)?(?:ama|ii|e|ma)?(?:viki|veki|sonto)[ -]*(?:ezi|a|ama|eyi|eli)?[ -]*(\d{1,2})\b/g,
    ' for $1 weeks ',
  ],
  [
    /\b(?:okwe |okwe|kwe|s[ie]ne|nge|kwee)?(?:zin|izin|iin|in|e?n|n)tsuku[ -]*(?:ezi|eyi|ezili)?[ -]*(\d{1,2})\b|\b(?:okwe |okwe|kwe|nge)?(?:zi|izi)?nsuku[ -]*(?:ezi|eyi)?[ -]*(\d{1,2})\b/g,
    ' for $1$2 days ',
  ],
  // "Ushokoledi wenza izinduna": brings them. "Ukulunywa yizintuthwane": their bites, and no itch.
  [/\b(?:[wlsyb]|kw|z)enza (?=(?:i|a|u)(?!sikhumba|buso|bala )[a-z]{4,})(?!ini\b|into\b)/gi, 'yibangela '],
  [/\b(?:[yklwsz]|ng)?[uo]kulunywa (?:y|ng|w|z)?(?=[iou])/gi, ' yama-bites of '],
  [/\b(?:ngi|ndi)(?:lunywe|lunywa) (?:y|ng|w)?(?=[iou])/gi, ' ngine-bites of '],
  [/\b[au](?:lunywe|lunywa) (?:y|ng|w)?(?=[iou])/gi, ' une-bites of '],
  // "Yini engingayisebenzisa": what I can use. "Ngifuna ukuba mhlophe": a wish. "Angikwazi ukuphefumula".
  [/\b(yini|yintoni|ntoni|into) e(?:ngi|ndi)nga(?=[a-z]{4})/gi, '$1 nginga'],
  [/\b((?:ngi|ndi)(?:ya)?funa) uku(?:ba|be) (?:mhlophe|khanya|lula|light)\b/gi, '$1 skin lightening'],
  [/\b((?:ngi|ndi)(?:ya)?funa) ukuba\b/gi, '$1 to become'],
  [/\ba(?:ngi|ndi)kwazi (?=uku[a-z])/gi, ' i cannot '],
  [/\ba(?:ka|yi|ba|li|lu)kwazi (?=uku[a-z])/gi, ' cannot '],
  [/\ba(?:ngi|ndi)(?:ka|za|zange|kaze|zanga)(?:nge|ze)?(?: (?:ngi|ndi)(?=[a-z]{3,}e\b))?/gi, ' i never '],
  [
    /\ba(?:yi|li|zi|si|ku|ka|lu|bu|wu|ba)(?:zange|kaze|zanga)(?: (?:ya|i|yi|a|wa|ku|si|li)?(?=[a-z]{3,}e\b))?/gi,
    ' it never ',
  ],
  [/\bum(?:ntana|ntwana)mi?\b|\bumntanam\b/gi, ' umntwana wami '],
  [/\bukuba (?=(?:a|i|si|zi|lu|li|ku)[a-z]+e\b)/gi, 'ukuthi '],
  [
    /\b(?:ngine|ndine|ngina|ndina|ngin|ndin)(?:eminyaka)?[ -]*(?:engu|eyi|emi|engama|ezi|eli|eminyaka|u)?[ -]*(\d{1,2})\b(?! ?(?:rand|%|ml|percent))/gi,
    ' i am $1 years old ',
  ],
  [
    /\b(?:u|una|une|ine|ina|one|ona|ene|ena|uneminyaka|ineminyaka|oneminyaka|eneminyaka|uminyaka)[ -]*(?:iminyaka|eminyaka)?[ -]*(?:engu|eyi|emi|engama|ezi|eli|ngu)?[ -]*(\d{1,2})\b(?! ?(?:rand|%|ml|percent|times|weeks|months|izinyanga|inyanga))/gi,
    ' is $1 years old ',
  ],
  [/\b(?:i?minyaka)[ -]*(?:engu|eyi|emi|engama|ezi|eli)?[ -]*(\d{1,2})\b/gi, ' $1 years '],
  [
    /\b(?:une|ine|unezi|inezi|una)?(?:zi|ii|i)?nyanga[ -]*(?:ezi|eyi|engu|eli|ezili)?[ -]*(\d{1,2})\b/gi,
    ' is $1 months old ',
  ],
  [
    /\b(?:(?:emva|ngemva) )?(?:kwe|nge|i|si|e)*(?:sikhathi|xesha) (?:esingakanani|elingakanani|elide kangakanani|eside kangakanani)\b/gi,
    ' howlong ',
  ],
  [
    /\b(?:(?:ngicela|ndicela) )?(?:ukuthi )?(?:ungi|undi|ni|u)(?:tshele|xelele|chazele)(?: kabanzi)? (?:nge|nga|ngo)-?/gi,
    ' tell me about i-',
  ],
  [/\b(?:zonke izinsuku|nsuku zonke|yonke imihla|mihla yonke|imihla ngemihla|ngosuku ngalunye)\b/gi, ' every day '],
  [/\b(?:i|in|un|ngin|ndin|an|on)?e?(?:sifo se|sifo si)(?:ka)?s(?:hukela|wekile)\b/gi, ' have diabetes '],
  [/\b(?:ngin|ndin)esifo sikashukela\b/gi, ' i have diabetes '],
  [
    /\b(?:futhi |kwaye )?(?:yenzani|wenzani|senzani|lenzani|isebenza ngani|yenza (?:ntoni|ini))\b/gi,
    ' what does it do ',
  ],
  [/\bngo-?((?:19|20)\d\d)\b/gi, ' in $1 '],
  [/\bngo(?:suku|lusuku)\b/gi, ' a day '],
  [/\b(?:ngesonto|ngeviki|ngeveki)\b/gi, ' a week '],
  [/\bngicela usizo|ndicela uncedo|ngisize(?:ni)?|ndincede(?:ni)?\b/gi, ' please help '],
]

/** Words that the engine knows by themselves, in whatever language. */
export type Knows = (word: string) => boolean

type Read =
  | {
      piece: Piece
      foreign: boolean
      known: boolean
      /** Only a word of Afrikaans or Sesotho, or one of several languages. */ loose?: boolean
    }
  | { opens: string }
  | undefined

/** "After washing". */
const inDoing = (verb: string): string =>
  verb
    .replace(/^(\w+)/, (word) => (word.endsWith('ing') ? word : `${word.replace(/(?<=[^aeiou])e$/, '')}ing`))
    .replace('puting', 'putting')
    .replace('stoping', 'stopping')
    .replace('mixs', 'mix')

/** So many words that are surely of a language make a message one in it. */
export const few = 2

/** A short word that is English is taken for it, whatever else it may be. */
const longEnough = 6

const plain = (text: string): Piece => ({ is: 'word', text })

const readWord = (knowledge: Knowledge, word: string, knows: Knows): Exclude<Read, undefined> => {
  const opened = opens.get(word)
  if (opened !== undefined) return { opens: opened }
  for (const [table, is] of [
    [asking, 'what'],
    [which, 'which'],
    [whose, 'whose'],
    [kinds, 'kind'],
  ] as const) {
    const text = table.get(word)
    if (text !== undefined) return { piece: { is, text }, foreign: true, known: true }
  }
  const kind = knowledge.gloss.has(word) ? undefined : kindIn(word)
  if (kind !== undefined) return { piece: { is: 'kind', text: kind }, foreign: true, known: true }
  const state = states.get(word)
  if (state !== undefined)
    return {
      piece: {
        is: 'verb',
        verb: {
          by: word.startsWith('z') ? 'they' : 'it',
          mood: 'does',
          verb: state,
          to: undefined,
          what: false,
          state: true,
          ofNoun: false,
        },
      },
      foreign: true,
      known: true,
    }
  if (silent.has(word)) return { piece: plain(''), foreign: true, known: true }
  const other = words.get(word)
  if (other !== undefined) return { piece: plain(other), foreign: true, known: true }
  const gloss = knowledge.gloss.get(word)
  const verb = /[aeiou]$/.test(word) ? verbIn(knowledge, word) : undefined
  if (
    gloss === undefined &&
    knows(word) &&
    (word.length < longEnough || (verb === undefined && nounIn(knowledge, word) === undefined))
  )
    return { piece: { is: 'noun', text: word, before: '', borrowed: true }, foreign: false, known: true }
  const infinitive = infinitiveIn(knowledge, word)
  if (infinitive !== undefined) {
    const { verb: said, to, melted, what } = infinitive
    return {
      piece: plain(
        `${melted === 'u' ? `to ${said}` : melted === 'ngo' ? `by ${inDoing(said)}` : inDoing(said)}${to === undefined ? '' : ` ${to}`}${what ? ' what' : ''}`,
      ),
      foreign: true,
      known: true,
    }
  }
  if (verb !== undefined && (verb.state || gloss === undefined || gloss.english.includes(verb.verb)))
    return { piece: { is: 'verb', verb }, foreign: true, known: true }
  const noun = nounIn(knowledge, word)
  if (noun !== undefined)
    return { piece: { is: 'noun', text: noun.noun, before: noun.before }, foreign: true, known: true }
  // "Ebusika", in winter, and not what cuts.
  if (verb !== undefined && (gloss === undefined || gloss.shared || !word.startsWith('e')))
    return { piece: { is: 'verb', verb }, foreign: true, known: true }
  if (gloss !== undefined && !gloss.shared)
    return {
      piece: /^(?:[iu]|am)/.test(word)
        ? { is: 'noun', text: gloss.english, before: '' }
        : { is: 'word', text: gloss.english },
      foreign: true,
      known: true,
      loose: !/^(?:[iu]|am)/.test(word),
    }
  // "Ndinealleji": a borrowed word as these languages write it.
  const respelt = (rest: string): string | undefined =>
    knows(rest) ? rest : knowledge.gloss.get(rest)?.shared === false ? knowledge.gloss.get(rest)?.english : undefined
  const loan = knows(word)
    ? undefined
    : borrowedIn(word).find(({ rest }) => rest.length > 2 && respelt(rest) !== undefined)
  if (loan !== undefined)
    return {
      piece: { is: 'noun', text: respelt(loan.rest) ?? loan.rest, before: loan.before, borrowed: true },
      foreign: true,
      known: true,
    }
  return {
    piece: { is: 'noun', text: word, before: '', borrowed: true },
    foreign: false,
    known: knows(word) || /\d/.test(word) || gloss !== undefined,
  }
}

/** What only these languages write: "ngifuna", "andisebenzisi". */
const ofMyself = /^(?:se|be)?a?(?:ngi|ndi)[a-z]{3,}/

/** What stands before a borrowed word: "i-retinol". */
const isFront = (token: string): boolean => token.endsWith('-')
const isWord = (token: string): boolean => /^[a-z0-9]/.test(token) && !isFront(token)

/** How surely a token of a message is of no other language. */
const sureOf = (token: string, read: Exclude<Read, undefined> | undefined): number => {
  if (isFront(token)) {
    const isSure = token.length > 2 || token === 'i-' || token === 'u-'
    return isSure && frontBefore(token.slice(0, -1)) !== undefined ? 1 : 0
  }
  if (read === undefined || token.length <= 2) return 0
  if ('opens' in read) return 1
  if (!read.foreign || read.loose === true || common.has(token)) return 0
  // A verb with "I" before it makes a message one by itself.
  return ofMyself.test(token) ? few : 1
}

/** A message in English, how many of its words were foreign, how many of those can be of no other language, and how many nobody knows. */
export type Said = { text: string; foreign: number; sure: number; unknown: number }

/** What a message says in English; words of other languages than these stay as they are. */
export const fromNguni = (knowledge: Knowledge, message: string, knows: Knows): Said => {
  let text = message.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, '')
  let [sayingsHeard, numbersHeard] = [0, 0]
  for (const [shape, by] of sayings)
    text = text.replaceAll(shape, () => {
      sayingsHeard += 1
      return by
    })
  text = numbersAsDigits(text)
  for (const [shape, by] of numbered) {
    if (text.search(shape) >= 0) numbersHeard += 1
    text = typeof by === 'string' ? text.replaceAll(shape, by) : text.replaceAll(shape, by)
  }
  const tokens = text.match(/[a-z]+-(?=[a-z0-9])|[a-z0-9]+(?:\.\d+)?%?|[.,;:?!…]+/g) ?? []
  const reads = tokens.map((token) => (isWord(token) ? readWord(knowledge, token, knows) : undefined))
  const sure = tokens.reduce((sum, token, at) => sum + sureOf(token, reads[at]), few * sayingsHeard + numbersHeard)
  // As most sentences are: without a word that is surely of these languages nothing is made of it.
  if (sure === 0) return { text: message, foreign: 0, sure, unknown: 0 }
  const said: string[] = []
  let [clause, given, foreign, unknown, front]: [Piece[], boolean, number, number, string | undefined] = [
    [],
    false,
    sayingsHeard + numbersHeard,
    0,
    undefined,
  ]
  const sentenceAsks = (from: number): boolean => {
    const end = tokens.slice(from).find((token) => /^[.?!…]/.test(token))
    return end?.includes('?') === true || tokens.some((token) => particles.test(token))
  }
  const close = (asksHere: boolean, ends = false): void => {
    let asks = asksHere
    // "Ngingayisebenzisa yini i-retinol?": behind what is asked of a thing it only asks.
    const particle = clause.findIndex((piece, at) => {
      const before = clause[at - 1]
      return (
        piece.is === 'what' &&
        piece.text === 'what' &&
        before?.is === 'verb' &&
        at < clause.length - 1 &&
        (before.verb.state || before.verb.to !== undefined || before.verb.by !== 'i')
      )
    })
    if (particle > 0) [clause, asks] = [clause.filter((_, at) => at !== particle), true]
    // "Ilungile yini?": at the end it only asks.
    if (ends && clause.length > 1 && clause.some(({ is }) => is === 'verb'))
      [clause, asks] = [clause.slice(0, -1), true]
    if (clause.length > 0) said.push(saidInEnglish(clause, { asks, given }))
    ;[clause, given] = [[], false]
  }
  for (const [at, token] of tokens.entries()) {
    const read = reads[at]
    if (isFront(token)) {
      const before = frontBefore(token.slice(0, -1))
      if (before === undefined) clause.push(plain(token.slice(0, -1)))
      else [front, foreign] = [before, foreign + 1]
    } else if (read === undefined) {
      close(sentenceAsks(at) && token !== ',', tokens[at - 1] === 'yini' && !/^ku?ba/.test(tokens[at - 2] ?? ''))
      said.push(token)
    } else {
      if ('opens' in read) {
        close(sentenceAsks(at))
        said.push(read.opens)
        ;[given, foreign] = [!joins.has(read.opens), foreign + 1]
      } else {
        if (read.foreign) foreign += 1
        if (!read.known) unknown += 1
        clause.push(
          front === undefined || read.piece.is === 'verb'
            ? read.piece
            : { is: 'noun', text: read.piece.text, before: front, borrowed: true },
        )
        front = undefined
      }
    }
  }
  close(sentenceAsks(tokens.length - 1), tokens.at(-1) === 'yini' && !/^ku?ba/.test(tokens.at(-2) ?? ''))
  const whole = said.join(' ').replaceAll(/\s+/g, ' ')
  const person = /\bmy (?:child|son|daughter|girl|boy|baby|grandmother|mother|sister|brother|husband|wife)\b/.exec(
    whole,
  )?.[0]
  const female = /\b(?:grandmother|mother|mom|daughter|sister|girl|aunt|wife|woman|gogo)\b/.test(whole)
  return {
    text: (female ? whole.replaceAll(/\bhis\b/g, 'her').replaceAll(/\bhim\b/g, 'her') : whole)
      .replaceAll(/\b(between|after|before|without) (?:on|of|with)\b/g, '$1')
      .replace(
        /\b(can|should) it (?=use|apply|put|wash|wear|drink|take|eat)/,
        person === undefined ? '$&' : `$1 ${person} `,
      )
      .replaceAll(/\bit never i (\w+)/g, 'it never $1 me')
      .replace(/^that /, '')
      .replaceAll(/\b(good|better|best) of (?=bites\b)/g, '$1 for ')
      .replaceAll(/\b(dry|oily|sore|dark|red|itchy|bad|big|small|good|swollen|cheap|thin|sensitive) very\b/g, 'very $1')
      .replaceAll(/([\w ]+?) of (face|lips|body|hands|feet|hair|skin)\b/g, (all, thing: string, of: string) =>
        /\b(?:sunscreen|cream|soap|wash|oil|lotion|moisturiser|mask|scrub|serum|toner)$/.test(thing)
          ? thing.replace(/(\w+)$/, `${of} $1`)
          : all,
      )
      .replaceAll(/\bbaby (is \d+ years)/g, 'child $1')
      .replaceAll(/\s+(?=[.,;:?!…])/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    foreign,
    sure,
    unknown,
  }
}
