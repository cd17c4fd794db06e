import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import type { Knows, Said } from './nguni.ts'
import { past } from './nguni-verbs.ts'
import { rows as rowsOf } from './nguni-words.ts'

// A message in Sesotho, Setswana or Sepedi as English says it. These languages write what isiZulu melts into one word as several: "nka e sebedisa", "a go siame
// go", "letlalo la me le le omileng". First whole turns of phrase are put in English, then what is left, word by word.

const v = '([a-z]{3,})'
/** Who does it. */
const of = '(?:o|e|le|se|di|a|ba|bo|lo|re)'
const to = '(?:(e|di|mo|se|le|a|o|ba)\\s)?'
const question = '(?:a|na|naa)\\s'

const counts = rowsOf(
  '1: nngwe ngwe | 2: pedi peli | 3: tharo | 4: nne ne | 5: hlano tlhano | 6: tshelela tshelelang thataro | 7: supa supang | 8: robedi | 9: robong | 10: leshome lesome',
)
const spans: Readonly<Record<string, string>> = {
  kgwedi: 'month',
  beke: 'week',
  veke: 'week',
  lemo: 'year',
  ngwaga: 'year',
  tsatsi: 'day',
  latsi: 'day',
  hora: 'hour',
  awara: 'hour',
  tsotso: 'minute',
}
/** "Dikgwedi di le pedi" is "dikgwedi 2". */
const counted = new RegExp(
  String.raw`\b((?:di|ma|me|se|le|n)?(?:kgwedi|beke|veke|lemo|ngwaga|tsatsi|latsi|hora|awara|tsotso))((?: tse| tsa| di| a| ma| e| le| se)*) (${[...counts.keys()].join('|')}|\d{1,2})\b`,
  'g',
)
const withDigits = (text: string): string =>
  text.replaceAll(counted, (_, span: string, _of: string, count: string) => `${span} ${counts.get(count) ?? count}`)
/** What is left of spans once ages are read: for how long. */
const spanOf = (span: string, count: string): string =>
  ` for ${count} ${Object.entries(spans).find(([root]) => span.endsWith(root))?.[1] ?? 'day'}s `

const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ke kopa|kea kopa|ke kopile) (?:thuso|ho thuswa|go thuswa)\b|\bnthus[ae](?:ng)?\b/g, ' please help '],
  [
    /\b(?:ke kopa|kea kopa) ho botsa(?: hore)?\b|\bke (?:ne ke )?batla ho botsa(?: hore)?\b|\bke (?:kopa|batla|rata) (?:ho|go) (?:tseba|itse)(?: (?:hore|gore))?(?: na)?\b|\bke kopa go botsa(?: gore)?\b/g,
    ' ',
  ],
  [
    /\b(?:ke (?:na le )?(?:dilemo|dingwaga|mengwaga)(?: tse| di| tsa| tsa me di)?|ke na le (?:dilemo|dingwaga|mengwaga)(?: tse| di)?) (?:le )?(\d{1,2})\b/g,
    ' i am $1 years old ',
  ],
  [
    /\b(?:o|a|ya|ena) (?:na le |nang le )?(?:dilemo|dingwaga|mengwaga)(?: tse| di| tsa| tsa gagwe di)? (?:le )?(\d{1,2})\b|\b(?:ya|wa|e|wa ka o) (?:dilemo|dingwaga)(?: tse| di)? (\d{1,2})\b/g,
    ' is $1$2 years old ',
  ],
  [/\b(?:o|a|ya|le) (?:na le |nang le )(?:dikgwedi|kgwedi)(?: tse| di)? (\d{1,2})\b/g, ' is $1 months old '],
  [/\bo (\d{1,2}) (months?|weeks?|years?)\b/g, ' is $1 $2 old '],
  [/\b(?:o|ena o) (\d{1,2})\b(?! (?:months?|weeks?|years?))/g, ' is $1 years old '],
  [/\b(?:nako|lebaka|sebaka) (?:e kae|e kana ?kang|e kakang|le lekae)\b|\bnako e kae\b/g, ' HOW_LONG '],
  [
    /\b(?:hakae|gakae|ga kae|ha kae|hangata ha ?kae|gantsi ga ?kae|makgetlo a (?:ma)?kae|makga a makae)\b/g,
    ' HOW_OFTEN ',
  ],
  [/\b(?:ke|e|di) (?:bokae|bo kae)\b/g, ' how much is '],
  [/\b(?:ka|mo|bo) (?:letsatsi|tsatsi)\b(?= *(?:[?.,!]|$))/g, ' a day '],
  [/\bka (?:beke|veke)\b/g, ' a week '],
  [
    /\b(?:letsatsi le letsatsi|letsatsi ka letsatsi|tsatsi le tsatsi|matsatsi (?:otlhe|ohle)|kamehla|ka mehla)\b/g,
    ' every day ',
  ],
  [/\b(?:a|na)? ?(?:ke nnete|ke nete|ke therešo|ke therso)(?: (?:gore|hore))?\b/g, ' is it true that '],
  [/\b(?:ka?mora(?:go|ho)?|morago|mora) (?:ga |ha |hoba |ho )?(?:go |ho )?/g, ' after '],
  [/\b(?:pele) (?:ga |ho |ha )?(?:go |ho )?/g, ' before '],
  [/\b(?:ntle le|kantle ho|kwa ntle ga|ntle ga)\b/g, ' without '],
  [
    /\b(beke|veke|kgwedi|selemo|ngwaga|bosigo|bosiu) (?:e |se |o |bo |e e |o o )?(?:fetileng|fetile|fitileng|ya go feta|ya ho feta|yeo e fetilego|ye e fetilego)\b/g,
    ' last $1 ',
  ],
  [/\b(?:ka|kwa) tlas[ae] (?:ga|ho|ha|go)?\b ?|\b(?:kwa|ka) fatshe ga\b/g, ' under '],
  [
    /\b(?:e|ya|ea|wa|la|sa|tsa|ba|tse)? ?(?:theko|tlhwatlhwa|tefo|poreise|price) (?:e |ya )?(?:e |kwa |ka )?(?:tlase|tlaase|fase)\b|\b(?:e|tse|se|le|o) (?:sa|se) (?:ture|je|bitse)ng(?: (?:haholo|thata|kudu|chelete|tjhelete|madi))?\b/g,
    ' tjhipi ',
  ],
  [/\b(?:ntsha|dutla|tswa|tshwa) madi\b/g, ' bleed '],
  [/\bmadi a (?:a )?tswa\b/g, ' bleed '],
  [/\b(?:se|le|e|tse|o|ba|di) (?:sa|se) ([a-z]{3,})eng\b/g, ' does not $1a '],
  [/\bke eng (?:se|e|seo|tse|o) (?:se )?(?:ka )([a-z]{3,})ang\b/g, ' what can $1a '],
  [/\bmo(?= (?:di|ma)[a-z]{3,})/g, ' on '],
  [/\b(?:moo|mono|fano)\b/g, ' here '],
  [
    /\b(?:e|go|ho|se) (?:bolela|ra|kaya|hlalosa) (?:eng|goreng)\b|\bke eng se se bolelwang\b|\b(?:e|se) reng\b/g,
    ' what does it mean ',
  ],
  [
    /\b(?:ho tla|go tla|go ya go|ho ya ho) (?:etsahala|diragala|direga) (?:eng|ka eng)\b|\b(?:go|ho) (?:diragala|etsahala) eng\b/g,
    ' what will happen ',
  ],
  [
    /\b(?:a|na|naa)? ?(?:ke|e|ka) (?:yona|sona|lona|tsona|eona|yone|sone) (?:e|se|le|tse|sesosa|lebaka|e e|se se)? ?(?:bakang|bakileng|dirang|etsang|sesosa|lebaka|bakago|tlisang)(?: (?:sena|see|se|jaana|tjena))?(?= *[?.!]|$)/g,
    ' is it the cause ',
  ],
  [
    /\b(?:a|na|naa)? ?ke (?:yona|sona|lona|tsona|yone|sone) (?:e|se|le|tse|e e|se se|tse di)? ?(?:di )?(?:bakang|bakileng|dirang|etsang|bakago|tlisang)\b/g,
    ' is it the cause of ',
  ],
  [/\b(?:magareng ga|mahareng a|pakeng tsa|gare ga)\b/g, ' between '],
  [
    /\b(?:mo go|mo|godimo ga|hodima|hodimo ga|ho|fa|kwa|moo)\b(?= (?:[a-z]+ng|sefa\w+|lefa\w+|letlal\w+|mmel\w+|molo\w+|my)\b)/g,
    ' on ',
  ],
  [/^ ?(?:na |naa )?a ka (?=[a-z]{4,})/g, ' can she '],
  [/\b(?:ya|wa|la|sa|tsa|ba|bja|lwa|a) (?:ka|me|rona|bona)\b/g, ' MINE '],
  [/\b(?:yaka|waka|laka|saka|tsaka|haka|baka|yame|tsame)\b/g, ' MINE '],
  [/\b(?:ya|wa|la|sa|tsa|ba|bja|a) (?:hae|gagwe|hage|gage|yena)\b/g, ' HERS '],
  [/\b(?:ya|wa|la|sa|tsa|ba) (?:hao|gago|lena)\b/g, ' YOURS '],
  [/\b(?:ha |ga )?(?:e|le|se|di|o|ke|a) (?:eso|so|iso|e so) (?:ka )?(?:e|le|se|di|o|ke|a)?\b/g, ' it never '],
  [/\b(?:ke|o) (?:tshwerwe|swerwe) ke\b/g, ' i have '],
  [/\b(?:e |se )?(?:e |se )?(?:fetileng|feditseng|feletsweng ke|feletswe ke|fetilwe ke) nako\b/g, ' expired '],
  [/\b(?:ho|go) ja (?=[a-z])/g, ' eating '],
  [/\b(?:le le|se se|e e|tse di|o o|yo o|ba ba|a a) ([a-z]{3,})ang\b/g, ' which GOES_ON $1a '],
  [/^ ?mme(?: +MINE\b| (?=o |wa |oa ))/g, ' my mother '],
  [/\bbakeng (?:sa|la|tsa|ba|ya)\b/g, ' for '],
  [/\b(?:tse |se |e |le )?(?:ntshang|ntsha|tswang|tswa|dutla|dutlang) (?=metsi|boladu|bodila)/g, ' leak '],
  [/\b(?:o|ke|e) (moimana|imme|moimane)\b(?<!ke \w+)/g, ' is pregnant '],
  [/\b(?:go|ho) (?:rurug|ruruh)[a-z]+\b/g, ' it is swollen '],
  [
    /\b(?:o|a|di|e) (?:a )?(?:wa|oa)(?= |$)(?! (?:ka|me|hae|gagwe))(?<=(?:moriri|meriri)\s+(?:(?:wa ka|wa me|ya ka|ya me|MINE)\s+)?(?:o|a|di|e)\s+(?:a\s+)?wa)/g,
    ' fall out ',
  ],
  [/\b(?:go|ho) (?:nna|ba) (?=[a-z])/g, ' to become '],
  [/\bngwanake\b|\bngwanaka\b/g, ' ngwana MINE '],
]

/** What several words make together, and no other language says. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // "Le fisitswe ke letsatsi": by whom it was done.
  [/\b(?:o|e|le|se|di|ba|ke) (?:fisitswe|tjhesitswe|chesitswe|tjheswe) ke\b/g, ' is burnt by '],
  [/\b(?:o|e|le|se|di|ba|ke) (?:longwe|lomilwe) ke\b/g, ' is bitten by '],
  [
    /\b(?:ke|re) (?:a )?(?:leka|lekile) (?:ho|go) (?:ima|emara|imana|(?:nna|ba) le (?:ngwana|lesea)|(?:fumana|bona) (?:ngwana|lesea))\b|\b(?:ke|re) (?:a )?batla (?:(?:ho|go) (?:nna|ba) le |ho fumana |go bona )?(?:ngwana|lesea)\b(?= *(?:[.,!?]|$))/g,
    ' i am trying for a baby ',
  ],
  // "Ga ke moimana", "ha ke a ima", "ha ke na alleji": not so.
  [
    /\bga ke (?:moimana|imme|imile|ithwele)\b|(?<=^ ?|[.,;!] ?)ha ke moimana\b|\b(?:ga|ha) ke (?:a|sa) (?:ima|emara|imana)\b/g,
    ' i am not pregnant ',
  ],
  [/\b(?:ga|ha) ke na(?! le)\b/g, ' i have no '],
  [/\bke (?:a )?(?:hloleha|palelwa ke|sitwa ke|sitwa) (?=(?:ho|go) )/g, ' i cannot '],
  [/\b(?:ha|ga) (?:e|le|se|di|bo|o) na(?: le)?(?! (?:ho|go)\b)\b/g, ' it has no '],
  [/\b(?:ga|ha) (?:ho|go) na\b/g, ' there is no '],
  // "Lebese le a nkudisa", "di etsa hore ke hlohlone": what a thing does to somebody.
  [/\b(?:o|e|le|se|di|a|bo) (?:a )?(?:nkudisa|ntwatsa|nkgudisa|nkgwatsa|nlwatsa|ntlhatsisa)\b/g, ' makes me sick '],
  [/\b(?:o|e|le|se|di|a|bo) (?:a )?(?:nhlohlonisa|ntlhohlonisa|ntlhotlhonisa|mpabisa|mpaba)\b/g, ' makes me itch '],
  [/\b(?:o|e|le|se|di|a|bo) (?:a )?(?:ndurusa|nturusa|ndurugisa|nthurusa)\b/g, ' makes me swell '],
  [
    /\b(?:o|e|le|se|di|a|bo) (?:a )?(?:etsa|dira|ntira|nketsa|ntirela) (?:hore|gore) (?:ke|letlalo la ka|letlalo la me) (?:a )?(?:hlohlon|tlhohlon|tlhotlhon|babel?)[a-z]*\b/g,
    ' makes me itch ',
  ],
  [
    /\b(?:o|e|le|se|di|a|bo) (?:a )?(?:etsa|dira|ntira|nketsa|ntirela) (?:hore|gore) ke (?:a )?(?:rurug|rurh|ruru)[a-z]*\b/g,
    ' makes me swell ',
  ],
  [
    /\b(?:o|e|le|se|di|a|bo) (?:a )?(?:etsa|dira|ntira|nketsa|ntirela) (?:hore|gore) ke (?:a )?(?:kul|lwal)[a-z]*\b/g,
    ' makes me sick ',
  ],
  [/\bke (?:na le )?(?:dia?)?all?e(?:ji|tji|gi|rji) (?:ya|ho|go|ea|le|tsa)\b/g, ' i am allergic to '],
]

/** Whom or what a verb agrees with, where no more is said of it: "e", "di". */
const verbTurns: readonly (readonly [RegExp, (this: void, ...found: string[]) => string])[] = [
  [
    new RegExp(String.raw`\b(?:a|na) ke (?:a |tla )?${to}${v}\b`, 'g'),
    (_, whom, verb) => ` do i ${stem(verb)}${object(whom)} `,
  ],
  // "A sunscreen e a tlhokega", "na lemon e tlosa matheba": asked from the first word on.
  [
    new RegExp(
      String.raw`^(?:a|na) ([a-z0-9 ]{3,40}?) ${of} (?:a |ya )?(?:tlhokega|hlokahala|hlokega|tlhokagala)\b`,
      'g',
    ),
    (_, thing) => ` is ${thing} needed `,
  ],
  [
    new RegExp(String.raw`^(?:a|na) ((?!nka|ke|is )[a-z0-9 ]{3,40}?) ${of} (?:a |ya )?${v}\b`, 'g'),
    (_, thing, verb) => ` does ${thing} ${stem(verb)} `,
  ],
  [new RegExp(String.raw`\b(?:${of} )?(?:tla|a|ya) fel[ae]\b`, 'g'), () => ' disappear '],
  [new RegExp(String.raw`\b(?:ga|ha) ${of} fele\b`, 'g'), () => ' does not disappear '],
  // "Nka e sebedisa", "a nka dirisang?", "nka mo tlotsa ka eng": what is asked with "can".
  [
    new RegExp(
      String.raw`\b(?:${question})?(?:nka|ke ka|nkase|nkgona ho|ke kgona ho|ke kgona go) ${to}${v}(?:\s(?:ka\s)?(eng))?\b`,
      'g',
    ),
    (_, whom, verb, eng) => asked('can i', verb, whom, eng),
  ],
  [
    new RegExp(String.raw`\b(?:${question})(${of}) ka ${to}${v}(?:\s(?:ka\s)?(eng))?\b`, 'g'),
    (_, who, whom, verb, eng) => asked(`can ${person(who)}`, verb, whom, eng),
  ],
  // "Ke sebedise eng", "ke dire eng": what is to be done.
  [/\b(?:ke |nka )?(?:dire|etse|dira|etsa)(?:ng| eng| jang| joang| jwang)\b/g, () => ' what can i do '],
  [
    new RegExp(String.raw`\b(?:ke|re) (?:tshwanetse|tlameha|lokela) (?:go|ho|ke) ${to}${v}\b`, 'g'),
    (_, whom, verb) => asked('should i', verb, whom),
  ],
  [
    new RegExp(String.raw`\b(?:ga|ha) ke (?:sa )${to}${v}\b`, 'g'),
    (_, whom, verb) => ` i no longer ${stem(verb)}${object(whom)} `,
  ],
  [
    new RegExp(String.raw`\b(?:ha|fa|ga|ge) ke (?:le )?${to}${v}\b`, 'g'),
    (all, whom, verb) =>
      /(?:ng|e)$/.test(verb) && !carries.test(verb) && /^[gh]a/.test(all)
        ? ` i do not ${stem(verb)}${object(whom)} `
        : ` if i ${state(verb, whom)} `,
  ],
  [
    new RegExp(String.raw`\b(?:ga|ha) (${of}) ${to}${v}\b`, 'g'),
    (_, who, whom, verb) => ` ${person(who)} does not ${stem(verb)}${object(whom)} `,
  ],
  [
    new RegExp(String.raw`\bke (?:a |ya )?${to}([a-z]{3,}e)(?: (?:ka )?(eng))?\b`, 'g'),
    (all, whom, verb, eng) => (shouldBe(verb, eng) ? asked('should i', verb, whom, eng) : all),
  ],
  [
    new RegExp(String.raw`\bke (?:a |ka |tla |lokela ho |tshwanetse go )?${to}${v} (?:j[wo]?ang|bjang)\b`, 'g'),
    (_, whom, verb) => ` how do i ${stem(verb)}${object(whom)} `,
  ],
  [
    new RegExp(String.raw`^ *([a-z0-9 ]{3,30}?) ${of} (?:a )?${v} (?:j[wo]?ang|bjang)\b`, 'g'),
    (_, thing, verb) => ` how does ${thing} ${stem(verb)} `,
  ],
  [new RegExp(String.raw`\bke na le\b`, 'g'), () => ' i have '],
  [new RegExp(String.raw`\b${of} na le\b|\bnang le\b`, 'g'), () => ' has '],
  [/\bke eng\b/g, () => ' what is '],
  // "A mo tjhesitse": what was done.
  [
    new RegExp(String.raw`\b${of} ${to}([a-z]{2,}(?:itse|ile))\b`, 'g'),
    (all, whom, verb) =>
      kinds.has(verb) ||
      carries.test(verb) ||
      /^(?:omile|rurug|ruruh|siame|lokile|bolokeh|nepahetse|khathetse|lapile|fetile)/.test(verb)
        ? all
        : ` DONE ${verb}${object(whom)} `,
  ],
  // "Letlalo la ka le a obola", "le ntse le gola": what goes on.
  [
    new RegExp(
      String.raw`\b(?:e|le|se|di|bo|lo|o|ba|a) (?:a|ya|ntse (?:e|le|se|di|bo|lo|o|ba|a))(?: a)? ${v}\b(?! (?:ka|me|rona|hae|gagwe)\b)`,
      'g',
    ),
    (_, verb) => ` GOES_ON ${verb} `,
  ],
  [/\b(?:go|ho) tla\b/g, () => ' will '],
  [
    new RegExp(String.raw`\bke (?:a |ya |ne ke |sa |se ke |ile ka |setse ke )?${to}${v}\b`, 'g'),
    (_, whom, verb) =>
      ` i ${/^(?:[a-z]{2,}ile|[a-z]{2,}tse)$/.test(verb) && !kinds.has(verb) && !carries.test(verb) ? `DONE ${verb}${object(whom)}` : state(verb, whom)} `,
  ],
]
const object = (whom: string | undefined): string => (whom === undefined ? '' : whom === 'mo' ? ' him' : ' it')
const person = (who: string | undefined): string => (who === 'o' || who === 'a' ? 'she' : who === 'ba' ? 'they' : 'it')
const asked = (who: string, verb: string, whom?: string, eng?: string): string => {
  const what = eng !== undefined || /[ae]ng$/.test(verb)
  return ` ${what ? 'what ' : ''}${who} ${stem(verb.replace(/(?<=[ae])ng$/, ''))}${whom === 'mo' && what ? ' on him' : object(whom)} `
}
/** "Sebedise" and "sebedisitse" are forms of "sebedisa". */
const stem = (verb: string): string => verb.replace(/(?:itse|ile|ilwe|e)$/, 'a')
const carries = /^(?:imme|moimana|ithwele|imile|boimaneng)$/
const shouldBe = (verb: string, eng: string | undefined): boolean =>
  eng !== undefined || !(carries.test(verb) || /(?:ile|tse|mme|we|ne|lle)$/.test(verb))
const state = (verb: string, whom?: string): string =>
  carries.test(verb) ? 'am pregnant' : `${stem(verb)}${object(whom)}`

const words =
  rowsOf(`WHICH: efe ofe lefe dife sefe afe | WHEN: neng leng | WHY: hobaneng goreng ka_baka_lang | how: jang joang jwang bjang | what: eng keng | where: kae | and: le mme ebile hape gape | or: kapa kgotsa goba | but: empa mara fela_empa |
  if: ha fa ge | that: gore hore hoo | very: haholo thata kudu | only: feela fela | put: beile beilwe | on top of: hodima | grow: gola hola | this: sena see sane | still: ntse sa_ntse | then: ebe jaanong_he | here: mona | look: sheba leba | every: nngwe_le_nngwe | with: ka | now: jwale jaanong bjale jwanong hona_jwale | to: go ho | is: ke | my: mme_oa | i: nna | please: tlhe hle | of: tsa ya wa la sa ba | also: hape`)
const kinds =
  rowsOf(`boiling: belang bedilweng bedisitsweng bilang | dry: omeletseng omeletse omileng omile omme | oily: mafura oli | dark: batsho letsho matsho ntsho lentsho sentsho botsho lefifi | white: masweu sweu lesweu tshweu mosweu | red: lefubedu khubedu fubedu bohubedu kgubedu hubedu khubidu mahubedu bohwibidu hwibidu | itchy: hlohlona hlohlonang babang | small: nyane nyenyane monyane |
  thin: lesesane sesesane lesesaane mosesane tshesane tshesanyane sesane | good: ntle botle molemo ntlentle siameng | cheap: tjhipi theko_e_tlase | sore: bohloko botlhoko | cracked: phatlogile petsohile petsogile phatsogile peperane | big: kgolo tona golo holo lekgolo leholo segolo seholo mogolo moholo kgolohadi | many: dintsi bantsi mantsi mentsi bontsi lentsi ngata mangata dingata bangata | yellow: sehla setlha mosehla mosetlha tshehla tsehla serolwane masehla | green: tala botala letala | wet: kolobileng kolobile metsi_metsi | bad: mpe mobe bobe | hard: thata_a | old: tala_a kgologolo | new: ntshwa ntjhwa mpsha ntjha ntsha`)

/** "Simolotse" is of "simolola", "tlotse" of "tlotsa" and "tlola". */
const formsOf = oncePer(({ gloss }: Knowledge) => (word: string): string | undefined => {
  const found = gloss.get(word)
  if (found !== undefined && !found.shared) return found.english
  // "Dipimples", "diphimpli", "sebedisang", "tlotse", "molaleng".
  for (const shape of [
    word.replace(/(?:itse|ile|e)$/, 'a'),
    word.replace(/tsa?e?$/, 'la'),
    word.replace(/(?:iwa|wa|uwa)$/, 'a'),
    word.replace(/ang$/, 'a'),
    word.replace(/eng$/, 'a'),
    word.replace(/ing$/, 'i'),
    word.replace(/ng$/, ''),
  ]) {
    const one = shape === word ? undefined : gloss.get(shape)
    if (one !== undefined && !one.shared) return one.english
  }
  return undefined
})

const isSafe =
  /\b(?:(?:a|na)\s)?(?:(?:go|ho|e ka ba|ke|e|le|di|se) )?(siame|lokile|lekane|botlhokwa|bohlokwa|nepahetse|bolokehileng|bolokehile|babalesegile|sireletsegile|tshireletsegile|kotsi|molemo)\b(?: (go|ho|gore|hore)\b)?/g
const meaning = (word: string): string =>
  word === 'kotsi'
    ? 'dangerous'
    : word === 'lekane'
      ? 'enough'
      : /^bo(?:tlh|hl)okwa$/.test(word)
        ? 'necessary'
        : /^(?:siame|lokile|nepahetse|molemo)$/.test(word)
          ? 'okay'
          : 'safe'

/** Words that are of no other language here. */
const sureWords =
  /\b(?:ke|moimana|botlhokwa|bakeng|bakang|mahaf\w+|mahwaf\w+|lefifi|lekane|moriri|dijana|kea|nka|tsa|hore|gore|haholo|kudu|joang|jwang|bjang|neng|hakae|gakae|siame|lokile|nepahetse|imme|sefa[ht]\w+|sefatlh\w+|letlal\w+|mmele\w*|dirisa|dirise|sebedis\w+|sebelis\w+|tlots\w+|hlapa|tlhap\w*|tjhesa|tshuma|tshesa|obola|ebola|hlohlona|tlhotlhona|ruruh\w+|rurug\w+|tlogele|tlohele|simolot\w+|mathopa|lethopa|kgwedi|dikgwedi|beke|naa|siame|nyaka|metse|jele|nole|nwele|kwentse|parafene|dipilisi|setlolo|sehlare|setlhare|moriana|somisa|somise|hlokahala|bathong|leoto\w*|letsoho\w*|letsogo\w*|seatla\w*|sukiri|bana|masea|mosadi\w*|mahlo|matlho|marama|molala\w*|mokokotlo\w*|mokwatla\w*|hlatsw\w+|tlhatsw\w+|kopa|thuso|nthus\w+|waka|yaka|tsaka|laka|saka|ngwana\w*|lesea|dilemo|dingwaga|kapa|kgotsa|empa|kamora\w*|morago|nkgono|hlohlona|matheba|mafura|metsi|letsatsi\w*|hae|gagwe|bokae|mariha|mariga|omeletse\w*|omile\w*|moriri|meriri|tlosa|fodisa|alafa|diso|seso|bohloko|botlhoko|mosweu|eng|keng|hobaneng|goreng|nnete|disong|thusa|malatsing?|makae|tlogela|tshasa|tlola|tshwanetse|molao|botho|ka baka|mosadi|monna|direthe|maoto|dinao|matsoho|diatla)\b/g
/** What only these languages write, and often write alone: it makes a message one by itself. */
const ofMyself =
  /\b(?:ke|nka|kea) (?:na le|a|sa|ne)? ?[a-z]{3,}|\b(?:ga|ha) (?:ke|re|a|o|se|e|le|di|ba|bo) [a-z]{2,}|\b(?:o|e|le|se|di|ba|bo) na le\b|\b(?:a|o|re|ba) ka [a-z]{4,}/g
/** "My skin is peeling"; what it is like already says so. */
const goesOn = (verb: string): string =>
  isKind(verb) || /(?:ing|en|s)$/.test(verb) ? `is ${verb}` : `is ${verb.replace(/(?<=[^aeiou])e$/, '')}ing`
const isKind = (word: string | undefined): boolean =>
  word !== undefined &&
  (kinds.has(word) || /^(?:oily|dry|sensitive|itchy|red|dark|combination|cheap|good|rough|swollen)$/.test(word))
const bodyPlace =
  /^(?:face|skin|neck|back|body|forehead|head|hands?|feet|foot|chest|stomach|mouth|nose|eyes?|legs?|cheeks?|armpits?|lips|knees?|elbows?|thighs?|toes?|fingers?|nails?|buttocks?|bum|scalp|wrist|shoulders?|arms?)$/
/** "I wash how often": the question goes first. */
const fronted = (clause: string): string =>
  clause
    .replace(/^(.*?)\b((?:should|can) i \w+(?: it)?) ((?:[a-z]+ )?)WHICH\b/, '$1which $3$2')
    .replace(/\b(should|can) i WHICH (\w+) ([a-z]+)/, 'which $3 $1 i $2')
    .replace(/^(.*?)\b([a-z]+ [a-z]+|[a-z]+) WHICH\b/, '$1which $2')
    .replace(/^(?!how|when|what|which|HOW|WH)(.*?)\bi (\w+) HOW_OFTEN\b/, '$1how often should i $2')
    .replace(/^(?!how|when|what|which|why|HOW|WH)(.+?) (WHEN|HOW_LONG|HOW_OFTEN|WHY)(?= |$)/, '$2 $1')
/** "Diso tse dintsi" of a face are pimples; a wound, a leg, a child's mouth have sores. */
const asPimples = (text: string): string =>
  (/\b(?:water|pus|wounds?|legs?|foot|feet|child|baby|mouth|lips|hands?|heal|blood|fever|leak)\b/.test(text)
    ? text
    : text.replaceAll(/\bmany sores\b/g, 'many pimples')
  ).replaceAll(/\bafter give\b/g, 'after giving')

/** What a message says in English; words of other languages than these stay as they are. */
export const fromSotho = (knowledge: Knowledge, message: string, knows: Knows): Said => {
  const formOf = formsOf(knowledge)
  let text = message.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, '')
  const before = text
  text = withDigits(text)
  let [hits, heard] = [0, 0]
  const heardAs = <T>(by: T): T => {
    hits += 1
    return by
  }
  for (const [shape, by] of sayings)
    text = text.replaceAll(shape, () => {
      heard += 1
      return heardAs(by)
    })
  const sure = (before.match(sureWords) ?? []).length + (before.match(ofMyself) ?? []).length + 2 * heard
  // As most sentences are: without a word that is surely of these languages nothing is made of it.
  if (sure === 0) return { text: message, foreign: 0, sure, unknown: 0 }
  for (const [shape, by] of turns)
    text = text.replaceAll(shape, (...found: string[]) =>
      heardAs(by.replaceAll(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')),
    )
  text = text.replaceAll(
    /\b(?:ka |bakeng sa |nako ya )?((?:di|ma|me|n)(?:kgwedi|beke|veke|lemo|ngwaga|tsatsi|latsi|hora|awara|tsotso)|beke|veke|kgwedi) (\d{1,2})\b/g,
    (_, span: string, count: string) => heardAs(spanOf(span, count)),
  )
  text = text.replaceAll(isSafe, (_all: string, how: string, then: string | undefined) =>
    then === undefined ? ` is it ${meaning(how)} ` : ` is it ${meaning(how)} to `,
  )
  for (const [shape, by] of verbTurns) text = text.replaceAll(shape, (...found: string[]) => heardAs(by(...found)))
  text = text.replaceAll(/\s+/g, ' ').trim()
  let [foreign, unknown] = [hits, 0]
  const out: string[] = []
  const bare = text.replace(/^(?:a|na) (?=[a-z])/, '')
  const tokens = bare.match(/[A-Z_]+|[a-z0-9]+(?:\.\d+)?%?|[^a-zA-Z0-9\s]+/g) ?? []
  for (const [at, token] of tokens.entries()) {
    if (
      /^(?:le|a|se|di|e|ba|tse|o|bo|ho|ya)$/.test(token) &&
      isKind(tokens.slice(at + 1, at + 4).find((one) => !/^(?:le|a|se|di|e|ba|tse|o|bo)$/.test(one)))
    )
      continue
    if (!/^[a-zMHY]/.test(token) || /^(?:HOW|WH)/.test(token)) {
      out.push(token)
      continue
    }
    const kind = kinds.get(token)
    // "Go back": English beside it is English.
    const fixed =
      /^(?:go|ho|ha|fa|is|la|sa|ba|i|ka|of)$/.test(token) &&
      knows(tokens[at + 1] ?? 'go') &&
      knowledge.gloss.get(tokens[at + 1] ?? '') === undefined
        ? undefined
        : words.get(token)
    const english =
      kind ??
      (/^(?:has|is|it|can|should|not|does|MINE|HERS|YOURS|am)$/.test(token) ? token : fixed) ??
      (token.length < 3 || (knows(token) && knowledge.gloss.get(token) === undefined)
        ? undefined
        : (formOf(token) ?? (/^di[a-z]{4,}$/.test(token) && knows(token.slice(2)) ? token.slice(2) : undefined)))
    if (english === undefined) {
      if (!knows(token) && token.length > 2) unknown += 1
      out.push(/^(?:e|se|di|o|a|ba|mo|bo)$/.test(token) && before.includes(` ${token} `) ? '' : token)
      continue
    }
    foreign += 1
    // What kind of thing, and whose, goes before it.
    const last = out.findLastIndex((one) => one !== '')
    if (
      (kind !== undefined || /^(?:MINE|HERS|YOURS)$/.test(english)) &&
      last >= 0 &&
      /^[a-z]/.test(out[last] ?? '') &&
      !/^(?:is|am|are|very|it|i|use|apply|buy|wash|eat|drink|what|and|or)$/.test(out[last] ?? '')
    ) {
      const own = { MINE: 'my', HERS: 'her', YOURS: 'your' }[english] ?? english
      const [, whose = '', noun = ''] = /^((?:my|her|your) )?(.*)$/.exec(out[last] ?? '') ?? []
      out[last] = kind === undefined ? `${own} ${noun}` : `${whose}${own} ${noun}`
    } else out.push(token.endsWith('ng') && bodyPlace.test(english) && out.at(-1) !== 'on' ? `on ${english}` : english)
  }
  const whole = out
    .filter((one) => one !== '')
    .join(' ')
    .split(/(?= ?[.,;:?!…])/)
    .map((clause) => {
      const [, mark = '', rest = ''] = /^( ?[.,;:?!…]+ ?)?(.*)$/.exec(clause) ?? []
      return mark + fronted(rest)
    })
    .join('')
    .replaceAll(/\bDONE (\w+)/g, (_, verb: string) => past(verb))
    .replaceAll(/\bGOES_ON (\w+)/g, (_, verb: string) => goesOn(verb))
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/ (?=[.,;:?!…])/g, '')
    .replaceAll(/\b(?:and )?and\b(?= (?:dry|itchy|is)\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return {
    text: asPimples(whole),
    foreign,
    sure,
    unknown,
  }
}
