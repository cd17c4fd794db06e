import { rows } from './nguni-words.ts'

// The small words of Afrikaans, and which of its words are verbs; things and troubles are in content/knowledge/gloss.json.

/** What stands by itself, in English. */
export const little =
  rows(`i: ek | my: my | mine: myne | you: jy jul julle u | your: jou | he: hy | his: sy | her: haar | him: hom | we: ons | they: hulle | it: dit | the: die | much: veel | a: n | is: is | was: was | have: het | and: en | or: of | but: maar | because: want | if: as indien |
  what: wat | which: watter | how: hoe | why: hoekom waarom | when: wanneer | where: waar | who: wie | with: met | without: sonder | for: vir | on: op | in: in | after: na | before: voor | of: van | over: oor | at: by | out: uit | to: aan om tot | too: te |
  so: so | very: baie erg regtig | only: net | still: nog | already: al reeds | also: ook | now: nou | then: dan toe | again: weer | both: albei | 's: se | can: kan mag | should: moet | will: sal gaan | want to: wil | becomes: word | need to: hoef | would: sou | could: kon |
  must: moes | wanted to: wou | person: mens | someone: iemand | that: dat daai daardie | this: hierdie | since: sedert vandat | as: soos | all: alle almal | every: elke | other: ander | through: deur | with it: daarmee | on it: daarop daaraan | of it: daarvan | about it: daaroor |
  at night: saans snags | in the morning: soggens oggend | when: | while: terwyl | because: omdat | after: nadat | before: voordat | until: totdat | so that: sodat | here: hier | there: daar | no: geen nee | yes: ja | put on: opsit aansit | stop: ophou | skip: los oorslaan | too much: |
  apply: smeer aanwend | get: kry | give: gee | let: laat | take: vat neem haal | sit: sit | hurts: | immediately: dadelik onmiddellik | months: maande | weeks: weke | days: dae | years: jare jaar | old: oud | thin: dun | red: rooi | last: verlede laas | white: wit | skin: vel | sore: seer | burn: brand | heal: genees toegroei |
  close: toegaan toemaak toetrek | grow: groei | bleed: bloei | child: kind | hot: warm | feverish: koorsig | whitening: witmaak | whitening cream: witmaakroom | listless: lusteloos | die: doodgaan dood | self: myself | boiling water: kookwater | fire: vuur | faint: flou | tongue: tong | throat: keel | chest: bors | lips: lippe | eye: oog | eyes: oe | blurry: dof | head: kop | bath: bad |
  sell: verkoop | label: etiket | work: werk | itch: jeuk | help: help | cause: veroorsaak | remove: verwyder | fade: vervaag | bleach: bleik | mean: beteken | wait: wag | try: probeer | start: begin | go away: weggaan verdwyn | happen: gebeur | look: lyk kyk | feel: voel | say: | see: sien | sleep: slaap | drink: drink | eat: eet | swallow: sluk | live: lewe leef | says: zegt | when: toen | barefoot: kaalvoet | finished: klaar | nicely: mooi | no: nee | how long: hoelank | how often: hoegereeld | how soon: hoegou | mom: ma | dad: pa | are trying to get pregnant: swangerprobeer | dangerous: gevaarlik | necessary: nodig |  dandruff: roos | stung: gesteek | fell: geval | year: jarige | kill: doodmaak | burnt: gebrand | splashed: gespat | threw: gegooi | became: geword | peel: afdop dop afskilfer skilfer | fault: skuld | swell: opswel | scared: bang | flare: opvlam | smells: ruik | good own: eie | fine: reg | struggle: sukkel | breathe: asemhaal`)

const verbList = `gebruik smeer was skeer sit opsit aansit aanwend toepas meng vat neem kry koop soek begin stop ophou los voortgaan aanhou wag probeer help werk jeuk brand swel opswel bloei groei genees toegroei toegaan toemaak toetrek droogmaak uitdroog vervel skilfer afskilfer afdop skil krap vryf druk uitdruk oopdruk uitdruk dra eet drink sluk sien voel lyk bly raak
  veroorsaak verwyder vervaag bleik verbleik verlig verhelder laat maak keer voorkom beskerm behandel afspoel afwas uitspoel doen gebeur verdwyn weggaan uitbreek uitval beteken vra weet dink glo se sê gee haal afhaal hou bere bewaar gooi ruil kies aanbeveel help steek byt trek inspuit kam vleg kleur waks pluk slaap ry loop swem sweet oefen reageer irriteer eksfolieer sukkel hyg asemhaal
  teruggaan terugkom verander vererger verbeter toets trek skryf gaan kom lewe leef sterf doodgaan verkoop betaal kos bekostig inkry uitkom insmeer wees he verstaan`
/** Words that say what is done. */
export const verbs: ReadonlySet<string> = new Set(verbList.trim().split(/\s+/))

/** What stands in the place of the verb. */
export const finite: ReadonlySet<string> = new Set(
  'is was het kan mag moet sal wil gaan word hoef sou kon moes wou'.split(' '),
)

/** English words of what was done by the verb: "used" is of "use". */
const bare: Readonly<Record<string, string>> = {
  drank: 'drink',
  ate: 'eat',
  bought: 'buy',
  got: 'get',
  put: 'put',
  went: 'go',
  grew: 'grow',
}
export const doing = (english: string): string => bare[english] ?? english

const particles = /^(?:op|af|uit|in|aan|toe|oop|weg|terug|deur|oor|leeg|saam|by|vas|neer|los)(?=ge[a-z]{3})/
const shortest = 3

/** A word that is put together of two that are known, or of one and its little ending: "uitgedrink", "gesluk", "bleikroom", "sproeitjie". */
export const compoundOf = (word: string, english: (part: string) => string | undefined): string | undefined => {
  if (word.length < shortest + 2) return undefined
  const whole = english(word.replace(particles, '')) ?? english(word.replace(particles, '').replace(/^ge/, ''))
  if (whole !== undefined && word !== whole) return whole
  const small = english(word.replace(/(?:tjie|jie|pie|kie)s?$/, ''))
  if (small !== undefined) return small
  for (let at = word.length - shortest; at >= shortest + 1; at -= 1) {
    const [first, second] = [
      english(word.slice(0, at).replace(/s$/, '')) ?? english(word.slice(0, at)),
      english(word.slice(at)),
    ]
    if (first !== undefined && second !== undefined) return `${first} ${second}`
  }
  return undefined
}
