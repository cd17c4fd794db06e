import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'

// Nouns of isiZulu and isiXhosa change in front (nge-sikhumba, kwa-mabala, ngine-qhakuva) and, where something is on them, behind (ebus-weni). Every form
// of the nouns in content/knowledge/gloss.json is written out once, with what its front says in English.

/** A noun in English and what stands before it: "on", "with", "of", "i have". */
export type Noun = { before: string; noun: string }

/** What melts into a noun's first vowel. */
const fronts: Readonly<Record<string, string>> = {
  ng: 'with',
  n: 'and',
  k: 'of',
  kw: 'on',
  y: 'of',
  w: 'of',
  l: 'of',
  s: 'of',
  z: 'of',
  b: 'of',
  lw: 'of',
  bw: 'of',
  nj: 'like',
  ngan: 'like',
  ngin: 'i have',
  ndin: 'i have',
  un: 'have',
  in: 'has',
  an: 'has',
  sin: 'has',
  ban: 'have',
  lun: 'has',
  bun: 'has',
  lin: 'has',
  zin: 'have',
  on: 'with',
  en: 'with',
  esin: 'with',
  ezin: 'with',
  elin: 'with',
  olun: 'with',
  obun: 'with',
  okun: 'with',
  aban: 'with',
  aman: 'with',
  kun: 'there is',
  njeng: 'like',
  enga: 'without',
  yakw: 'from',
  ngaphandlekwe: 'without',
}

const nounShape = /^(?:isi|izi|ama|ame|aba|imi|iin|ulu|ubu|in|im|um|i|u)[a-z]*[aeiou]$/
const placeShape =
  /^[eo](?!nhle|ntle|ku)\w*(?:ini|eni|weni|nyeni|sweni|lweni|tsheni|emqolo|hlane|nzi|hlobo|khanda)$|^emqolo$|^entloko$|^ebunzi$|^emhlane$|^ekhanda$/
const ofTime = /^(?:night|morning|winter|summer|evening|afternoon)$/
const melt: Readonly<Record<string, string>> = { a: 'a', i: 'e', u: 'o' }

/** "Ubuso" – "ebusweni", "intamo" – "entanyeni": where something is. */
const places = (word: string): string[] => {
  if (/^ulu[a-z]{2}/.test(word)) return [...placesOf(word, 'o'), ...placesOf(word, 'e')]
  return placesOf(word, word[0] === 'u' && !/^(?:ubu|umu|um)/.test(word) ? 'o' : 'e')
}
const placesOf = (word: string, first: string): string[] => {
  const body = first + word.slice(1)
  const stem = body.slice(0, -1)
  const end = word.at(-1)
  const bent = stem.replace(/m$/, 'ny').replace(/mb$/, 'nj').replace(/b$/, 'tsh').replace(/ph$/, 'sh')
  return end === 'a' || end === 'e'
    ? [`${stem}eni`, `${stem}ani`]
    : end === 'i'
      ? [`${stem}ini`]
      : end === 'o'
        ? [`${stem}weni`, `${bent}eni`, `${stem}eni`]
        : [`${stem}wini`, `${bent}ini`]
}

const shortest = 4

const formsOf = oncePer(({ gloss }: Knowledge): ReadonlyMap<string, Noun> => {
  const forms = new Map<string, Noun>()
  const add = (form: string, noun: Noun) => {
    if (!forms.has(form)) forms.set(form, noun)
  }
  for (const [word, { english, shared }] of gloss) {
    if (shared || word.length < shortest || !nounShape.test(word) || word.startsWith('uku')) continue
    const vowel = melt[word[0] ?? ''] ?? ''
    const body = word.slice(1)
    for (const [front, before] of Object.entries(fronts)) add(`${front}${vowel}${body}`, { before, noun: english })
    // "Akanamabala", "anginamafutha": what somebody has none of.
    for (const front of ['angin', 'andin', 'akan', 'ayin', 'azin'])
      add(`${front}a${body}`, { before: 'no', noun: english })
    for (const place of places(word)) {
      add(place, { before: 'on', noun: english })
      for (const front of ['s', 'ngas', 'nas', 'nakw']) add(`${front}${place}`, { before: 'on', noun: english })
      for (const front of ['yas', 'was', 'las', 'bas', 'zas', 'sas', 'kwas'])
        add(`${front}${place}`, { before: 'on', noun: english })
    }
    for (const front of ['ku', 'kwi', 'kwe', 'kule', 'kwa', 'kulo'])
      add(`${front}${body}`, { before: 'on', noun: english })
    // "Unyawo lukagogo": whose it is.
    if (word.startsWith('u'))
      for (const front of ['ka', 'luka', 'sika', 'lika', 'zika', 'buka', 'kwa', 'waka', 'kuka', 'ika', 'uka', 'aka'])
        add(`${front}${body}`, { before: 'of', noun: english })
    for (const front of ['yi', 'ng', 'ngu', 'l', 'y', 'z']) add(`${front}${word}`, { before: '', noun: english })
    if (body.length > shortest) add(body, { before: '', noun: english })
    // "Bubushushu", "sisifo": what it is.
    add(`${body.slice(0, 2)}${body}`, { before: '', noun: english })
    for (const front of ['engena', 'ongena', 'engana', 'elingena', 'esingena', 'angena'])
      add(`${front}${body}`, { before: 'without', noun: english })
  }
  return forms
})

/** A noun of isiZulu or isiXhosa with what has melted into it; undefined where it is none that we know. */
export const nounIn = (knowledge: Knowledge, word: string): Noun | undefined => {
  const found = knowledge.gloss.get(word)
  if (found !== undefined && !found.shared && placeShape.test(word) && !ofTime.test(found.english))
    return { before: 'on', noun: found.english }
  if (found !== undefined && !found.shared && nounShape.test(word)) return { before: '', noun: found.english }
  return formsOf(knowledge).get(word)
}

/** What stands before a borrowed word: i-serum, nge-retinol, ama-pimples, kuma-dark spots. */
const borrowed: readonly (readonly [RegExp, string])[] = [
  [/^(?:ngine|ndine|ngina|ndina|ngino|ndino|nginama|ndinama)/, 'i have'],
  [/^(?:nine|une|una|unama|ubane|ane|bane)/, 'have'],
  [/^(?:ine|inama|ina|lune|luna|sine|sina|line|nama)/, 'has'],
  [/^(?:engena|ongena|engenayo|angena)/, 'without'],
  [/^(?:enge)/, 'which is not'],
  [/^(?:ene|ena|one|enama)/, 'with'],
  [/^(?:kunama|kunezi|kune|kuna|kuno)/, 'than'],
  [/^(?:kwama|kuma|kwi|kwe|kule|ku|kwa|kwii)/, 'on'],
  [/^(?:ngama|nge|ngo|nga)/, 'with'],
  [/^(?:nama|ne|no|na|nee)/, 'and'],
  [/^(?:yama|yama|zama|ye|yo|we|wo|le|lo|se|so|ze|zo|be|lwe|bwe)/, 'of'],
  [/^(?:yi|iyi|ngu|ngi)/, ''],
  [/^(?:ama|izi|izin|ii|iin|aba|oo|i|u|e|o)/, ''],
]

/** Each way in which a word may be a borrowed one: what its front says, and the rest. */
export const borrowedIn = (word: string): { before: string; rest: string }[] =>
  borrowed.flatMap(([front, before]) => (front.test(word) ? [{ before, rest: word.replace(front, '') }] : []))

/** Whether a front stands by itself before a borrowed word, as in "nge-retinol". */
export const frontBefore = (front: string): string | undefined => {
  const found = borrowedIn(`${front}`).find(({ rest }) => rest === '')
  return found?.before
}
