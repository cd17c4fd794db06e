import { past, type Verb } from './nguni-verbs.ts'

// What a sentence of isiZulu or isiXhosa says, piece by piece, set in the order of English: whose and what kind before the thing, the question word and
// "can" before who does it.

/** A piece of a sentence in English. */
export type Piece =
  | { is: 'noun'; text: string; before: string; /** An English word, alone or behind a prefix. */ borrowed?: true }
  | { is: 'whose' | 'kind' | 'what' | 'which' | 'word' | 'start'; text: string }
  | { is: 'verb'; verb: Verb }

/** "Who asks what of whom" as one asks in English. */
type Mode = { asks: boolean; given: boolean }

/** "Peel off" of one who does it: "peels off". */
export const thirdPerson = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ')
  const bent = /(?:s|sh|ch|x|z|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : first.endsWith('s')
        ? first
        : `${first}s`
  return [bent, ...rest].join(' ')
}

/** Whether more than one does it, or "you". */
export const isPlural = (who: string): boolean =>
  who === 'you' || who === 'they' || /\b(?:\w+[^s]s|people|children|feet|teeth|hands)$/.test(who)

const be = (who: string): string => (who === 'i' ? 'am' : isPlural(who) ? 'are' : 'is')
const doing = (who: string): string => (who === 'i' || isPlural(who) ? 'do' : 'does')

/** "I" and "it" with what they do; asked where the sentence asks. */
const saidOf = (
  who: string,
  { mood, verb: meant, to, state }: Verb,
  what: string,
  { asks, given: told }: Mode,
  followed: boolean,
): string => {
  const verb = who === 'i' && meant === 'come out' ? 'get' : meant
  const given = told && what === ''
  const whom =
    to === undefined || (what === 'what' && to === 'it') || (followed && /^(?:it|them)$/.test(to))
      ? ''
      : `${/^(?:apply|put)$/.test(verb) && to !== 'it' ? ' on' : ''} ${to}`
  const asked = (what !== '' || (asks && !(who === 'i' && !/^(?:should|can)$/.test(mood)))) && !given
  if (state) {
    const not = mood === 'not' ? 'not ' : ''
    return mood === 'can'
      ? `can ${who} be ${verb}`
      : asked
        ? `${what} ${be(who)} ${who} ${not}${verb}`
        : `${who} ${be(who)} ${not}${verb}`
  }
  if (mood === 'can') return given ? `${who} can ${verb}${whom}` : `${what} can ${who} ${verb}${whom}`
  // "Iphuze i-jik": what another did is told, what oneself is to do is asked.
  if (mood === 'should')
    return given
      ? `${who} ${verb}${whom}`
      : asked && (what !== '' || who === 'i' || who === 'they')
        ? `${what} should ${who} ${verb}${whom}`
        : `${who} ${past(verb)}${whom}`
  if (mood === 'will') return asked ? `${what} will ${who} ${verb}${whom}` : `${who} will ${verb}${whom}`
  if (mood === 'did') return asked ? `${what} did ${who} ${verb}${whom}` : `${who} ${past(verb)}${whom}`
  if (mood === 'not' || mood === 'cannot')
    return asked && what === '' ? `${doing(who)} ${who} not ${verb}${whom}` : `${who} ${doing(who)} not ${verb}${whom}`
  return asked
    ? `${what} ${doing(who)} ${who} ${verb}${whom}`
    : `${who} ${who === 'i' || isPlural(who) ? verb : thirdPerson(verb)}${whom}`
}

/** Things with whose they are and of what kind before them: "skin my dry" is "my dry skin". */
const grouped = (pieces: readonly Piece[]): Piece[] => {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last?.is === 'noun' && (piece.is === 'whose' || piece.is === 'kind'))
      last.text = piece.is === 'whose' ? `${piece.text} ${last.text}` : withKind(last.text, piece.text)
    else if (last?.is === 'noun' && piece.is === 'verb' && piece.verb.ofNoun)
      last.text =
        piece.verb.state && piece.verb.mood !== 'not'
          ? withKind(last.text, piece.verb.verb)
          : `${last.text} which ${piece.verb.mood === 'not' ? `does not ${piece.verb.verb}` : piece.verb.mood === 'can' ? `can ${piece.verb.verb}` : thirdPerson(piece.verb.verb)}`
    else if (last?.is === 'noun' && piece.is === 'noun' && piece.before === 'of')
      last.text = `${last.text} of ${piece.text}`
    else if (
      last?.is === 'noun' &&
      piece.is === 'noun' &&
      piece.before === '' &&
      last.borrowed === true &&
      piece.borrowed === true
    )
      last.text = `${last.text} ${piece.text}`
    else if (last?.is === 'verb' && last.verb.byWhom === true && piece.is === 'noun' && piece.before === '')
      out.push({ ...piece, before: 'by' })
    else out.push({ ...piece })
  }
  return out
}
const withKind = (noun: string, kind: string): string =>
  noun.replace(/^((?:my|your|his|her|their|our) )?/, `$1${kind} `)

/** A clause in English; `given` where it stands behind "if" or "that" and asks nothing. */
export const saidInEnglish = (all: readonly Piece[], mode: Mode): string => {
  // "Kufanele ngigeze": must I wash.
  const must =
    all.some(({ is, verb }: { is: string; verb?: Verb }) => is === 'verb' && verb?.mood === 'should') &&
    all.some((piece) => piece.is === 'word' && piece.text === 'must')
  const pieces = grouped(must ? all.filter((piece) => piece.is !== 'word' || piece.text !== 'must') : all)
  const at = pieces.findIndex(({ is }) => is === 'verb')
  const whats = pieces.filter(({ is }) => is === 'what')
  const rest = pieces.filter(({ is }) => is !== 'what')
  const verbAt = rest.findIndex(({ is }) => is === 'verb')
  const found = rest[verbAt]
  const which = rest.findIndex(({ is }) => is === 'which')
  const textOf = (piece: Piece): string =>
    piece.is === 'noun'
      ? `${piece.before} ${piece.text}`
      : piece.is === 'verb'
        ? saidOf(
            piece.verb.by === 'you' && rest.some(({ is }) => is === 'noun') ? 'it' : (piece.verb.by ?? 'it'),
            piece.verb,
            '',
            { asks: false, given: true },
            true,
          )
        : piece.text
  if (at < 0 || found?.is !== 'verb') {
    const asked = whats.map(textOf).join(' ')
    const said = rest.map(textOf).join(' ')
    const better = rest.find((piece) => piece.is === 'kind' && /^be(?:tter|st)$/.test(piece.text))
    if (which >= 0 && better !== undefined)
      return `which is ${textOf(better)}, ${rest
        .filter((piece) => piece !== better && piece.is !== 'which')
        .map(textOf)
        .join(' ')
        .replace(/(?<=\w) and /, ' or ')}`
    const asksWhich = rest[which]
    return asksWhich !== undefined && rest[which - 1]?.is === 'noun'
      ? [textOf(asksWhich), ...rest.filter((_, index) => index !== which).map(textOf)].join(' ')
      : asked === ''
        ? said
        : `${asked}${/^(?:what|why)$/.test(asked) && said !== '' && !mode.given ? ' is' : ''} ${said}`
  }
  const before = rest.slice(0, verbAt)
  const after = rest.slice(verbAt + 1)
  const subject = before.at(-1)
  const own = subject?.is === 'noun' && subject.before === '' && found.verb.by !== 'i' ? subject.text : undefined
  const kept = own === undefined ? before : before.slice(0, -1)
  const whichAt = after.findIndex(({ is }) => is === 'which')
  // "Ndisebenzise eyiphi isepha": which soap should I use.
  const asked = after[whichAt === 0 ? 1 : 0]
  const things = asked?.is === 'noun' && asked.before === '' ? asked : undefined
  // "I use a moisturiser which": the thing that is asked for goes before.
  const asksThing = whichAt >= 0 && things !== undefined
  const what = found.verb.what ? 'what' : asksThing ? `which ${things.text}` : whats.map(textOf).join(' ')
  const others = asksThing ? after.filter((piece, index) => piece !== things && index !== whichAt) : after
  // "Kulungile ukugeza": is it okay to wash.
  const allowed =
    found.verb.state &&
    own === undefined &&
    found.verb.by === 'it' &&
    [before[0], others[0]].some((piece) => piece?.is === 'word' && piece.text.startsWith('to '))
  // "Yini ebangela": what causes.
  if (found.verb.ofNoun && own === undefined && what === 'what' && !found.verb.state) {
    const causes =
      found.verb.mood === 'not'
        ? `does not ${found.verb.verb}`
        : found.verb.mood === 'can'
          ? `can ${found.verb.verb}`
          : thirdPerson(found.verb.verb)
    return [...kept.map(textOf), what, causes, ...others.map(textOf)].join(' ')
  }
  const how = allowed || must ? { ...mode, asks: true } : mode
  const said = saidOf(
    own ?? found.verb.by ?? 'it',
    found.verb,
    what,
    how,
    others[0]?.is === 'noun' && others[0].before === '',
  )
  if (allowed && others.length === 0) return [said, ...kept.map(textOf)].join(' ')
  return [...kept.map(textOf), said, ...others.map(textOf)].join(' ')
}
