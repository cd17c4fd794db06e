import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { stateStems } from './nguni-kinds.ts'

// A verb of isiZulu or isiXhosa carries in one word who does it, to what, when and whether: ngi-nga-yi-sebenzis-a, "can I use it". Here it is taken
// apart by its markers, and said in English. Stems come from the infinitives of content/knowledge/gloss.json (ukusebenzisa).

/** A verb as English says it: what is asked by it, whether something is done to it that follows, and whose it is. */
export type Verb = {
  /** "i", "you", "they", "it"; undefined for a bare order. */
  by: string | undefined
  mood: 'can' | 'should' | 'does' | 'did' | 'will' | 'not' | 'cannot'
  verb: string
  to: string | undefined
  /** Its ending asks what: ngingafakani. */
  what: boolean
  /** It says what something is like and not what it does: ngikhulelwe, somile. */
  state: boolean
  /** It belongs to the noun before it: esilumayo, engavali. */
  ofNoun: boolean
  /** It is done to somebody by what follows: ngishiswe yilanga. */
  byWhom?: true
}

const subjects: Readonly<Record<string, string>> = {
  ngi: 'i',
  ndi: 'i',
  u: 'you',
  si: 'it',
  ni: 'you',
  ba: 'they',
  i: 'it',
  li: 'it',
  zi: 'they',
  a: 'it',
  lu: 'it',
  bu: 'it',
  ku: 'it',
  ka: 'it',
  wa: 'it',
  ya: 'it',
  ka_: 'it',
  yi: 'it',
}
const objects: Readonly<Record<string, string>> = {
  yi: 'it',
  li: 'it',
  si: 'it',
  zi: 'it',
  lu: 'it',
  bu: 'it',
  ku: 'it',
  wa: 'it',
  wu: 'it',
  ba: 'them',
  m: 'him',
  ngi: 'me',
  ndi: 'me',
  zi_: 'it',
}

/** What follows a negative of itself: angi-, andi-, ayi-, ali-, azi-, aka-, awu-. */
const negative = '(?:a(?=ngi|ndi|yi|li|zi|si|ku|ka|wu|lu|bu|wa|ba))'
const subject = '(ngi|ndi|ni|si|ba|li|zi|lu|bu|ku|ka|wu|wa|ya|yi|u|i|a)'
/** "Esilumayo", "engavaliyo": of the noun that stands before. */
const relative = '(esi|eli|ezi|olu|aba|eya|e|o|a)'
const object = '(ngi|ndi|yi|li|si|zi|lu|bu|ku|wa|wu|ba|m)?'

const shortest = 2
/** Infinitives that the list gives as English nouns. */
const doing: Readonly<Record<string, string>> = {
  swelling: 'swell',
  itching: 'itch',
  waking: 'wake up',
  food: 'eat',
  ageing: 'age',
  pregnancy: 'become pregnant',
}

type Stems = {
  verbs: ReadonlyMap<string, string>
  states: ReadonlyMap<string, string>
  any: string
  anyVowel: string
  anyState: string
}

/** Infinitives by their stems, and words for how a thing is ("-lungile") by theirs. */
const stemsOf = oncePer(({ gloss }: Knowledge): Stems => {
  const verbs = new Map<string, string>()
  const states = new Map<string, string>()
  for (const [word, { english }] of gloss) {
    const [, verb] = /^uku(\w{2,})a$/.exec(word) ?? []
    if (verb !== undefined && verb.length >= shortest) verbs.set(verb, doing[english] ?? english)
    const [, state] =
      /^ku(\w*(?:ile|khulelwe|mithi|hle|tle|bi|bomvu|mnyama|mhlophe|buhlungu|ncane|ncinci|khulu|nzima|lula|dala|bucayi|thamba))$/.exec(
        word,
      ) ?? []
    if (state !== undefined) states.set(state, english)
    // "Ukuma" begins with a vowel stem: ukwenza, ukwelapha.
    const [, vowel] = /^ukw(\w{2,})a$/.exec(word) ?? []
    if (vowel !== undefined) verbs.set(vowel, english)
    // "Ukopha": ngiyopha, kopha.
    const [, round] = /^uk(o\w{2,})a$/.exec(word) ?? []
    if (round !== undefined) verbs.set(round, english)
  }
  for (const [stem, english] of stateStems) if (!states.has(stem)) states.set(stem, english)
  const longestFirst = (keys: Iterable<string>) => [...keys].sort((a, b) => b.length - a.length).join('|')
  return {
    verbs,
    states,
    any: longestFirst(verbs.keys()),
    anyVowel: longestFirst([...verbs.keys()].filter((stem) => /^[aeo]/.test(stem))),
    anyState: longestFirst(states.keys()),
  }
})

type Shapes = {
  plain: RegExp
  vowel: RegExp
  can: RegExp
  may: RegExp
  passive: RegExp
  no: RegExp
  ofNoun: RegExp
  infinitive: RegExp
  state: RegExp
  noState: RegExp
  stateOfNoun: RegExp
}

const shapesOf = oncePer((knowledge: Knowledge): Shapes => {
  const { any, anyVowel, anyState } = stemsOf(knowledge)
  const longer = '(?:is|el|an|ek|w|isw|elw)?'
  const end = '(ani|eni|ile|ayo|anga|a|e)'
  return {
    plain: new RegExp(
      `^(?:be|se)?${subject}(nga|ya|sa|zo|yo|za|zaku|zoku|zawu|zowu)?${object}(${any})${longer}${end}$`,
    ),
    // "Ngenza", "iyopha", "ngingenza", "kuzokwenza".
    vowel: new RegExp(
      `^(?:be|se|s)?(a)?(ng|nd|ngiy|ndiy|iy|liy|siy|ziy|luy|buy|kuy|uy|bay|way|ay|y|l|s|z|lw|b|kw|w|u|k)((?:${anyVowel}))${longer}(a|e|ile|anga|ani|eni|i|ayo)$`,
    ),
    can: new RegExp(`^(ngi|ndi|i|u|li|si|zi|lu|bu|ku|ba)(ng|zokw|yokw|zakw|zok|yok)(${anyVowel})${longer}(a|ani)$`),
    // "Enokunceda": which can help.
    may: new RegExp(`^${relative}noku${object}(${any})${longer}a$`),
    passive: new RegExp(`^${subject}(?:ya)?(${any})(?:w|iw|isw|elw)(e|a|ile)$`),
    no: new RegExp(`^${negative}${subject}(sa|so)?${object}(${any})${longer}(i|anga|wa|a|e)$`),
    ofNoun: new RegExp(`^${relative}(nga)?${object}(${any})${longer}(ayo|a|i|ile|iyo|anga)$`),
    infinitive: new RegExp(`^(u|ko|ngo|no|yo|lo|so|wo|bo|zo|kwo)ku${object}(${any})${longer}(a|eni|ani)$`),
    state: new RegExp(`^(?:be|se)?${subject}(nge|nga)?(?:nga)?(?:se)?(?:m|n)?(${anyState})(?:yo)?$`),
    noState: new RegExp(`^${negative}?${subject}(?:nga|ka|sa)(${anyState})(?:yo|anga)?$`),
    stateOfNoun: new RegExp(`^${relative}(?:nga)?(?:m|n)?(${anyState})(?:yo)?$`),
  }
})

/** "Use" of the past: as English bends a plain verb. */
const bent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'ate drank bought took stung fell burnt threw became went got saw put grew swollen pregnant broke hit'
      .split(' ')
      .map((word) => [word, word]),
  ),
  become: 'became',
  give: 'gave',
  fall: 'fell',
  break: 'broke',
  cut: 'cut',
  come: 'came',
  grow: 'grew',
  take: 'took',
  throw: 'threw',
  hit: 'hit',
  begin: 'began',
  feel: 'felt',
  rub: 'rubbed',
  swell: 'swelled',
  squeeze: 'squeezed',
  pop: 'popped',
  put: 'put',
  get: 'got',
  buy: 'bought',
  see: 'saw',
  go: 'went',
  burn: 'burnt',
  stop: 'stopped',
  say: 'said',
  'take out': 'took out',
  drink: 'drank',
  eat: 'ate',
}
export const past = (verb: string): string =>
  bent[verb] ??
  (verb.includes(' ') || /(?:ed|ing|nt)$/.test(verb)
    ? verb
    : `${verb.replace(/e$|(?<=[^aeiou])y$/, (end) => (end === 'y' ? 'i' : ''))}ed`)

const moodOf = (tense: string | undefined, end: string): Verb['mood'] => {
  if (tense === 'nga') return 'can'
  if (tense?.startsWith('z') === true || tense === 'yo') return 'will'
  if (end === 'ile' || end === 'anga') return 'did'
  return end === 'e' || end === 'eni' ? 'should' : 'does'
}

/** Who does it, where a vowel has swallowed the end of it: "ng-enza", "z-opha". */
const whoOf = (front: string): string => (/^n[gd]/.test(front) ? 'i' : /^[zb](?!u)/.test(front) ? 'they' : 'it')

/** A word as a verb of isiZulu or isiXhosa; undefined where it is none that we know. */
export const verbIn = (knowledge: Knowledge, word: string): Verb | undefined => {
  const { verbs, states } = stemsOf(knowledge)
  const shapes = shapesOf(knowledge)
  const state = shapes.state.exec(word)
  if (state !== null)
    return {
      by: subjects[state[1] ?? ''],
      mood: state[2] === undefined ? 'does' : 'can',
      verb: states.get(state[3] ?? '') ?? '',
      to: undefined,
      what: false,
      state: true,
      ofNoun: false,
    }
  const ofNounState = shapes.stateOfNoun.exec(word)
  if (ofNounState !== null)
    return {
      by: undefined,
      mood: 'does',
      verb: states.get(ofNounState[2] ?? '') ?? '',
      to: undefined,
      what: false,
      state: true,
      ofNoun: true,
    }
  const noState = shapes.noState.exec(word)
  if (noState !== null)
    return {
      by: subjects[noState[1] ?? ''],
      mood: 'not',
      verb: states.get(noState[2] ?? '') ?? '',
      to: undefined,
      what: false,
      state: true,
      ofNoun: false,
    }
  const no = shapes.no.exec(word)
  if (no !== null)
    return {
      by: subjects[no[1] ?? ''],
      mood: 'not',
      verb: verbs.get(no[4] ?? '') ?? '',
      to: objects[no[3] ?? ''],
      what: false,
      state: false,
      ofNoun: false,
    }
  const vowel = shapes.vowel.exec(word)
  const vowelVerb = vowel === null ? undefined : verbs.get(vowel[3] ?? '')
  if (vowel !== null && vowelVerb !== undefined && (vowel[1] === 'a') === (vowel[4] === 'i'))
    return {
      by: whoOf(vowel[2] ?? ''),
      mood: vowel[1] === 'a' ? 'not' : moodOf(undefined, vowel[4] ?? ''),
      verb: vowelVerb,
      to: undefined,
      what: vowel[4]?.endsWith('ni') === true,
      state: false,
      ofNoun: false,
    }
  const can = shapes.can.exec(word)
  const canVerb = can === null ? undefined : verbs.get(can[3] ?? '')
  if (can !== null && canVerb !== undefined)
    return {
      by: subjects[can[1] ?? ''],
      mood: can[2] === 'ng' ? 'can' : 'will',
      verb: canVerb,
      to: undefined,
      what: can[4] === 'ani',
      state: false,
      ofNoun: false,
    }
  // "Ngishiswe yilanga": burnt by it.
  const passive = shapes.passive.exec(word)
  const done = passive === null ? undefined : verbs.get(passive[2] ?? '')
  if (passive !== null && done !== undefined && (passive[3] !== 'a' || passive[1] === 'ngi')) {
    return {
      by: subjects[passive[1] ?? ''],
      mood: 'does',
      verb: past(done),
      to: undefined,
      what: false,
      state: true,
      ofNoun: false,
      byWhom: true,
    }
  }
  const plain = shapes.plain.exec(word)
  if (plain !== null) {
    const [, by = '', tense, to = '', stem = '', end = ''] = plain
    return {
      by:
        by === 'u' && tense === 'ya' && !/^(?:help|tell|know)/.test(verbs.get(stem) ?? '')
          ? 'it'
          : by === 'u' && tense === undefined && (end === 'e' || end === 'eni')
            ? 'he'
            : subjects[by],
      mood: moodOf(tense, end),
      verb: verbs.get(stem) ?? '',
      to: objects[to],
      what: end.endsWith('ni'),
      state: false,
      ofNoun: false,
    }
  }
  const may = shapes.may.exec(word)
  if (may !== null)
    return {
      by: undefined,
      mood: 'can',
      verb: verbs.get(may[3] ?? '') ?? '',
      to: undefined,
      what: false,
      state: false,
      ofNoun: true,
    }
  const ofNoun = shapes.ofNoun.exec(word)
  if (ofNoun !== null)
    return {
      by: undefined,
      mood: ofNoun[2] === undefined ? 'does' : ofNoun[5] === 'a' ? 'can' : 'not',
      verb: verbs.get(ofNoun[4] ?? '') ?? '',
      to: undefined,
      what: false,
      state: false,
      ofNoun: true,
    }
  return undefined
}

/** An infinitive, and how English goes on from what stands before it: "of washing", "to wash". */
export const infinitiveIn = (
  knowledge: Knowledge,
  word: string,
): { verb: string; to: string | undefined; melted: string; what: boolean } | undefined => {
  const found = shapesOf(knowledge).infinitive.exec(word) ?? /^(u)kw()(\w{2,})(a)$/.exec(word)
  const verb = found === null ? undefined : stemsOf(knowledge).verbs.get(found[3] ?? '')
  return found === null || verb === undefined
    ? undefined
    : { verb, to: objects[found[2] ?? ''], melted: found[1] ?? 'u', what: found[4]?.endsWith('ni') === true }
}
