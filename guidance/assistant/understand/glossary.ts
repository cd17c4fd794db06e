import type { TermText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import type { Particular } from './particulars.ts'
import { type Found, phraseFinder } from '../../text/phrases.ts'
import { pattern } from '../../text/pattern.ts'
import { asksAspect, asksWhatItIs, askedOf, isTreatment, namesProduct, weighsTreatment } from './treatments.ts'

const finderOf = oncePer(({ terms }) =>
  phraseFinder(terms.map((term): [TermText, string] => [term, term.words.join('|')])),
)

const capital = (text: string): string => (text.startsWith('pH') ? text : text.charAt(0).toUpperCase() + text.slice(1))
const bare = (called: string): string => called.replace(/^(?:an?|the) /, '')

/** `term toner`, `term toner serum`. */
const idOf = (of: readonly TermText[]): string => `term ${of.map(({ id }) => id).join(' ')}`

const termTopic = (of: readonly TermText[], says: readonly string[]): Particular => ({
  id: idOf(of),
  words: [],
  when: [],
  ofBanned: false,
  seldom: false,
  says: [...says],
  ingredients: [],
  sources: [...new Set(of.flatMap(({ sources }) => sources))],
})

/** What a word means, and what to do with it; the other way round where that is what was asked. */
const definition = (term: TermText, useFirst = false): Particular => {
  const { called, what, use } = term
  const lead = (text: string, rest: string): string => {
    const [first = '', ...more] = text.split(/(?<=\.) /)
    return [`**${rest}${first}**`, ...more].join(' ')
  }
  const name = `${capital(called)} `
  const ofSun = term.words.some((words) => /\b(?:spf|uv[ab]|sunscreen)\b/.test(words))
  return {
    ...termTopic([term], useFirst ? [lead(use, ''), `${name}${what}`] : [lead(what, name), use]),
    ...(ofSun && { as: 'sunscreen' }),
  }
}

/** A term's first clause, and what follows it. */
const parted = ({ called, what, use }: TermText): { name: string; first: string; more: string } => {
  const at = what.search(/[.:;](?: |$)/)
  const rest = what.slice(at + 1).trim()
  return { name: bare(called), first: what.slice(0, at), more: `${rest === '' ? '' : `${capital(rest)} `}${use}` }
}

/** What decides between two words, and what it says in their texts. */
const deciding: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\b(?:dry|droog|droe)\b/, /\bdry\b/, 'dry skin'],
  [/\b(?:oily|olierig|greasy)\b/, /\boily\b/, 'oily skin'],
  [/\b(?:sensitive|sensitiewe)\b/, /\bsensitive\b/, 'sensitive skin'],
  [/\bcombination\b/, /\bcombination\b/, 'combination skin'],
  [/\b(?:marks?|dark spots?|lines|wrinkles|merke)\b/, /\bactives\b/, 'marks and lines'],
  [/\b(?:acne|pimples?|breakouts?|puisies)\b/, /\bbreakout|acne\b/, 'breakout-prone skin'],
  [/\b(?:humid\w*|hot|heat|summer|durban|somer)\b/, /\bhumid|summer|warm weather\b/, 'heat and humid air'],
  [/\b(?:winter|cold)\b/, /\bwinter\b/, 'winter'],
]

/** Textures, and washes, the lightest first. */
const textures = ['gel', 'lotion', 'cream', 'ointment', 'body-butter']
const washes = ['foaming-cleanser', 'gel-cleanser', 'cream-cleanser']
/** What nearly every skin needs, and what is an extra beside it. */
const needed = ['moisturiser', 'cream', 'lotion', 'cleanser', 'sunscreen']
const extra = [
  'serum',
  'toner',
  'essence',
  'ampoule',
  'eye-cream',
  'night-cream',
  'face-oil',
  'face-mist',
  'face-mask',
  'sleeping-mask',
  'primer',
  'booster',
]

/** Of one that is needed and an extra, where it can only be one of the two. */
const neededFirst = (these: readonly TermText[], said: string): string | undefined => {
  const [one, ...others] = these.filter(({ id }) => needed.includes(id))
  if (
    these.length === 2 &&
    others.length === 1 &&
    these.some(({ id }) => id === 'sunscreen') &&
    strictlyOne.test(said)
  ) {
    return '**Sunscreen, if it can be only one: many moisturise enough to stand alone, and nothing prevents as much.**'
  }
  return one === undefined ||
    others.length > 0 ||
    these.some(({ id }) => !needed.includes(id) && !extra.includes(id)) ||
    !onlyOne.test(said)
    ? undefined
    : `**${capital(bare(one.called))}: that is the one nearly every skin needs; the other is an extra.**`
}
const strictlyOne =
  /\b(?:(?:only|just) (?:\w+ ){0,4}one|one (?:thing|product|item)|only (?:afford|buy|have money)|choose one|pick one|buy first|more important|most important|matters more)\b/
const onlyOne = pattern`
  \b(?:only|just|one|afford|budget|money|broke|rather|better|first|start(?:ing)? with|choose|pick|buy|more important|save|spend|r\d+)\b`

/** Skin that is oily here and dry there takes the lighter of two textures, and a little of the richer; of two washes what troubles it more decides. */
const bothTextures = (these: readonly TermText[], said: string): string | undefined => {
  const scale = [textures, washes].find((one) => these.every(({ id }) => one.includes(id))) ?? []
  const [light, rich] = [...these].sort((a, b) => scale.indexOf(a.id) - scale.indexOf(b.id))
  if (
    these.length !== 2 ||
    light === undefined ||
    rich === undefined ||
    scale.length === 0 ||
    !/\b(?:combination|combo|t zone|kombinasie|dry and oily|oily and dry)\b/.test(said)
  )
    return undefined
  if (scale === washes)
    return `**${capital(bare(light.called))} if shine bothers you more, ${bare(rich.called)} if cheeks are dry or tight.**`
  return `**${capital(bare(light.called))}, with a little ${bare(rich.called)} on dry cheeks or in winter.**`
}

/** "Gel or foaming cleanser": beside a wash the bare texture is one too. */
const asWashes = ({ terms }: Knowledge, these: readonly TermText[]): readonly TermText[] =>
  !these.some(({ id }) => washes.includes(id))
    ? these
    : these.map((one) => terms.find(({ id }) => id === `${one.id}-cleanser`) ?? one)

/** How words differ: the heart of each in the first sentence, and which suits the skin that was named. */
const difference = (these: readonly TermText[], same = false, tokens: readonly string[] = []): Particular => {
  const all = these.map(parted)
  const said = tokens.join(' ')
  const mixed = bothTextures(these, said) ?? (same ? undefined : neededFirst(these, said))
  const choice =
    mixed !== undefined
      ? [mixed]
      : deciding
          .flatMap(([asked, written, called]) => {
            const [fit, ...others] =
              asked.test(said) && !these.some(({ words }) => words.some((one) => asked.test(one)))
                ? these.filter(({ what, use }) => written.test(`${what} ${use}`))
                : []
            return fit === undefined || others.length > 0 ? [] : [`**For ${called}: ${bare(fit.called)}.**`]
          })
          .slice(0, 1)
  const hearts = all.map(({ name, first }, at) => `${at === 0 && !same ? capital(name) : name} ${first}`).join('; ')
  return {
    ...termTopic(these, [
      ...choice,
      choice.length > 0 ? `${hearts}.` : `**${same ? 'No: ' : ''}${hearts}.**`,
      all.map(({ name, more }) => `- ` + `**${capital(name)}:** ${more}`).join('\n'),
    ]),
    as: 'compare',
  }
}

/** What is asked beside, where it leads the answer: a verdict stands there without what it is called. */
const leading = (part: string): string =>
  part.replace(/^\*\*[^*]+\*\* ((?:better|not|no|yes|only|mostly|rather|it can|with care)\b[^.]*\.)/i, '**$1**')

/** A treatment: what it is and does, then what else the message asks of it; that first where only that is asked. */
const treatment = (term: TermText, said: string, defined: boolean): Particular => {
  const {
    says: [what = '', use = ''],
    ...rest
  } = definition(term)
  const asked = askedOf(term, said)
  const [first, ...others] = asked
  return {
    ...rest,
    treats: true,
    says:
      defined || first === undefined
        ? [what, ...asked, use]
        : [leading(first), ...others, what.replaceAll('**', ''), use],
  }
}

/** What is asked next of a treatment that was just spoken of: "does it hurt?"; undefined where it is none, or nothing of the kind is asked. */
export const treatmentOnward = ({ terms }: Knowledge, id: string, said: string): Particular | undefined => {
  const term = terms.find((one) => `term ${one.id}` === id)
  return term === undefined || !isTreatment(term) || askedOf(term, said).length === 0
    ? undefined
    : { ...treatment(term, said, false), sure: true }
}

/** By the id that a topic keeps. */
export const termById = ({ terms }: Knowledge, id: string): Particular | undefined => {
  const [word, ...ids] = id.split(' ')
  const of = ids.map((one) => terms.find((term) => term.id === one)).filter((one) => one !== undefined)
  return word !== 'term' || of[0] === undefined ? undefined : of.length > 1 ? difference(of) : definition(of[0])
}

// What stands before a word whose meaning is asked, and after it.
const before = new RegExp(
  String.raw`\b(?:${[
    'what(?:s| is| are| was| exactly is| does| do| do they mean by| do you mean by| the hell is)?',
    'wat is',
    '(?:wat|what) (?:beteken|bedoel)',
    '(?:benefits?|purpose|advantages?) of(?: using| wearing| having)?',
    'define',
    'definition of',
    'meaning of',
    '(?:explain|describe)(?: to me)?(?: what)?',
    'tell me(?: more)? about',
    'understand',
    'mean by',
    'the word',
    'the term',
    'says',
    'deal with',
    'heard (?:of|about)',
    'talking about',
    'know what',
  ].join('|')})(?: (?:a|an|the|this|that|word|term|actually|exactly|your|my|is|are|does|it|called|n|o))*$`,
)
const after =
  /^(?:mean\w*|beteken|bedoel|stands? for|(?:even|actually) mean|actually is|is exactly|all about|explained|definition)\b/
/** "PA++++ on my sunscreen, what is that?", "SPF what does it stand for", "PA+++, wat is dit op my sonskerm" */
const asksAfter = pattern`
  ^(?:\S+ ){0,6}?(?:whats|what (?:\w+ )?is|wat is|what does|wat beteken|yini|what the (?:hell|heck) is|explain|is what|means what)(?: (?:that|this|it|dit|daai|lo|leyo))?
  (?: (?:even|actually|again|exactly|all|really|thing|supposed to|stands?|means?|beteken|bedoel|for|about|now|please|pls|tog|weer))*
  (?: (?:on|op|at|behind|under|in|of|from|with) (?:\S+ ){0,3}(?:sunscreens?|sonskerm|sunblock|label|pack|packet|box|bottle|tube|jar|back|product|cream|lotion|moisturi[sz]er|serum|etiket|boks|bottel))?$`
const opens =
  'is|are|do|does|should|must|can|could|will|how|why|when|which|what|whats|worth|any|mag|moet|hoe|kan|tell|explain|need|heard|help'
const opener = pattern`
  ^(?:${opens})\b|\b(?:need it|worth it|worth the|legit|hype|a thing|good for|works?|really|need|should i|do i|is it)\b`
/** "Is it", "do I need it", right before the word. */
const asksOf = pattern`
  \b(?:is|are|does|do (?:i|we) need|should i (?:do|try|use|buy)|must i (?:do|use)|worth|(?:heard|read|reading) about|point of|use of|need|how (?:do|
  does|to) (?:i |you |one )?(?:do )?)(?: (?:a|an|the|to|do|try|use|even|really|this|all this))*$`

/** "Alcohol free toner meaning" */
const justMeaning = /^(?:\w+ ){0,2}(?:meaning|betekenis|definition)(?: (?:please|pls|asb))?$/
/** "Does 'natural' on a label mean anything?" */
const meansAnything =
  /^(?:\w+ ){0,6}mean (?:anything|something|much|a thing|shit|nothing|its|it is|better|safe\w*|iets)\b/
const asksIf = /(?:^|\b)(?:does|do|if|whether|doesnt|beteken)(?: (?:the )?(?:words?|term|label))?$/

/** "Like natural botox", "botox in a jar": a product is only praised by the name of a treatment. */
const likened =
  /\b(?:like|natures|nature s|herbal|needle free|needleless|plant|vegan|poor mans|alternative to|replaces?|instead of|as good as|better than|same as) (?:an? |the |real |natural |mini |instant |getting |having )*$|\b(?:natural|instant) $/

/** Words found, the longest where they lie over each other, each term once. */
const heardTerms = (knowledge: Knowledge, tokens: readonly string[]): Found<TermText>[] => {
  const all = finderOf(knowledge)(tokens).sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const kept: Found<TermText>[] = []
  for (const one of all)
    if (!kept.some(({ means, from, to }) => means === one.means || (one.from < to && from < one.to))) kept.push(one)
  return kept.sort((a, b) => a.from - b.from)
}

/** Asks whether to use it rather than what it is. */
const ofUse = /\b(?:need|should|must|worth|good for|necessary|safe|legit|bad|ok|okay|hype|better)\b/

/** After a plain word: the question is what to use for something, not what the word means. */
const goesOn =
  /^(?:for|do i|should|can|must|helps|works|with|on|to|under|that|is best|is good|products?|routine|treatments?)\b/

/** Asks which goes on first, not how two differ. */
const inOrder = /\b(?:first|1st|before(?! (?:bed|bedtime|sleep|work|school))|after|order|last|eerste|eers|volgorde)\b/

/** "At the same time" compares nothing. */
const holdsApart = pattern`
  \b(?:difference|differ|differs|different|diff|verskil|verskille|umehluko|umahluko|phapang|pharologano|same (?:as|thing)|(?:dieselfde|the same)(?= (?:thing|things|stuff|as|or|kind|
  ding)\b|$))\b`

/** Here "of" is "or". */
const afrikaans = /\b(?:die|vir|wat|watter|beter|ek|vel|gesig|moet|nie|tussen|olierige?|droe)\b/

/** A comparison takes no more words than these. */
const longest = 24

/** "My lotion lists paraffin": the product only carries what is asked. */
const carries = /^(?:bottle |tube |pack |label )?(?:says?|lists?|has|have|contains?|holds?|got|with|het|bevat)\b/
const ownProduct = /\b(?:my|the|this|her|his|our|die) (?:\w+ )?$/

/** Words that may stand around a bare word without changing what is asked. */
const around = new Set(
  'and ok okay so but what about is a an the hi hey please explain meaning on skin skincare in for of mean like im i am five 5 eli5 to me please simply simple easy words term label says'.split(
    ' ',
  ),
)

const joins = new Set('also too as well or en ook what whats how then n die wat'.split(' '))

/**
 * The word of skincare a question is about, or the two it holds against each other. `sure` when it asks for just that: what it means, or
 * how they differ.
 */
export const termIn = (
  knowledge: Knowledge,
  tokens: readonly string[],
): { asks: Particular; sure: boolean; weighed?: boolean } | undefined => {
  const found = heardTerms(knowledge, tokens).filter(
    ({ from, to }) =>
      !(carries.test(tokens.slice(to).join(' ')) && ownProduct.test(`${tokens.slice(0, from).join(' ')} `)),
  )
  if (found.length === 0) return undefined
  const said = tokens.join(' ')
  const asksBoth = holdsApart.test(said)
  const held = found.filter(({ from }, at) => {
    const before = found[at - 1]
    const between = before === undefined ? undefined : tokens.slice(before.to, from)
    if (between === undefined) return false
    return asksBoth
      ? between.length <= 6
      : between.length <= 3 &&
          between.some((word) => /^(?:vs|versus|v|or|noma)$/.test(word) || (word === 'of' && afrikaans.test(said)))
  })
  const [second] = held
  const pair =
    second === undefined
      ? []
      : asWashes(
          knowledge,
          [found[found.indexOf(second) - 1] ?? second, ...held.slice(0, 2)].map(({ means }) => means),
        )
  // A scar and what is done for it are not held against each other.
  if (
    second !== undefined &&
    (asksBoth || !inOrder.test(said)) &&
    tokens.length <= longest &&
    new Set(pair.map(isTreatment)).size === 1
  ) {
    return { asks: difference(pair, /\bsame\b|dieselfde/.test(said), tokens), sure: true }
  }
  // "And PA+++ and broad spectrum?"
  // "What moisturiser for oily skin" asks for one, and not for two words.
  const purpose = found.some(({ from }, at) => at > 0 && /^(?:for|vir|on|in|under|over)$/.test(tokens[from - 1] ?? ''))
  const listed =
    found.length > 1 &&
    !purpose &&
    tokens.every(
      (word, at) => around.has(word) || joins.has(word) || found.some(({ from, to }) => at >= from && at < to),
    )
  if (listed) return { asks: difference(found.slice(0, 3).map(({ means }) => means)), sure: true }
  for (const { means, from, to } of found) {
    const { own } = means
    const rest = tokens.filter((_, at) => at < from || at >= to)
    const [head, tail] = [tokens.slice(0, from).join(' '), tokens.slice(to).join(' ')]
    if (isTreatment(means)) {
      if (namesProduct(tail) || likened.test(`${head} `)) continue
      // "An oxygen facial": one of its kind by a name we need not know.
      const kindOf = means.id === 'salon-facial' && before.test(head.replace(/(?: \w+){1,2}$/, ''))
      const wants = kindOf || before.test(head) || rest.every((word) => around.has(word)) || asksWhatItIs(head, tail)
      const weighed = weighsTreatment(said, head, tail)
      if (wants || weighed || askedOf(means, said).length > 0) {
        return {
          asks: { ...treatment(means, said, wants || askedOf(means, said).length === 0), defined: wants },
          sure: wants || asksAspect(said),
          weighed,
        }
      }
      continue
    }
    const defined =
      (before.test(head) && (own || to - from > 1 || (rest.length <= 6 && !/\bwhat$/.test(head)))) ||
      ((own || to - from > 1) && (asksAfter.test(tail) || justMeaning.test(tail))) ||
      (after.test(tail) && /\b(?:what|wat|whats|does|mean|beteken|explain)\b/.test(said)) ||
      (own && rest.every((word) => around.has(word)))
    if (meansAnything.test(tail) && asksIf.test(head))
      return { asks: { ...definition(means), defined: true }, sure: true }
    if (defined && (own || !goesOn.test(tail))) return { asks: { ...definition(means), defined: own }, sure: true }
    // "The difference between toner and" something that is no word of ours.
    if (asksBoth && found.length === 1 && /\b(?:between|from|as|verskil|tussen)\b/.test(said))
      return { asks: definition(means), sure: true }
    if (own && asksOf.test(head))
      return { asks: definition(means, ofUse.test(said) && !/^an?\b/.test(tail)), sure: true }
    if (own && opener.test(said)) return { asks: definition(means), sure: false }
  }
  return undefined
}
