import type { Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { type Concern, type Condition, type SkinType } from '../knowledge/kinds.ts'
import { withPlainLetters, wordsOf } from '../text/normalise.ts'
import { remembered } from '../text/remembered.ts'
import { readingsOf } from '../tongues/in-english.ts'
import { says, sentencesOf, sourceOf, waysPattern } from './clue-search.ts'
import { framingOf, isNegated } from './framing.ts'
import { withoutSoundAlikes } from './not-left-out.ts'
import { eachTimeWays } from './other-times.ts'
import { asksForSelf, ownWords } from './own-words.ts'
import { conditionWords, deeperSkinWords, perhapsPregnant, quietWords, skinTypeWords } from './person-words.ts'
import { nothingGathered } from './avoid-names.ts'
import { readAvoidList, readAvoidSpeech } from './read-avoid.ts'
import { situationFrom } from './profile-situation.ts'
import { reactsToAll } from './reacts-to-all.ts'
import { babyMonthsIn, budgetIn, youngAgeIn } from './read-numbers.ts'
import type { Situation } from './situation.ts'

const conditionPatterns = conditionWords.map((one) => ({ ...one, pattern: waysPattern(one.ways) }))
const skinTypePatterns = skinTypeWords.map(([type, ways]) => ({ type, pattern: waysPattern(ways) }))
const quietPatterns = quietWords.map((one) => ({ ...one, pattern: waysPattern(one.ways) }))
const deeperSkin = waysPattern(deeperSkinWords)
const perhaps = waysPattern(perhapsPregnant)

/** Whether a way of putting it stands in a sentence and is not denied there. */
const said = (pattern: RegExp, sentence: string, unless?: RegExp): boolean =>
  Array.from(sentence.matchAll(pattern)).some(
    ({ 0: found, index }) =>
      !isNegated(sentence, { from: index, to: index + found.length }) &&
      unless?.test(sentence.slice(0, index)) !== true,
  )

const ended =
  '(years?/jare?/jaar) (ago/gelede/back)|last year|(verlede/laas) jaar|as a (child/kid/baby/teen(ager/))|in the past|used to (take/be/have/use/breastfeed)|no longer'
/** "After my pregnancy", "when I was pregnant": over, unless the sentence says that it goes on. */
const overFor = (ways: string) => says(`${ended}|${ways}`)
const over: Partial<Record<Condition, (sentence: string) => boolean>> = {
  pregnant: overFor(`
    after (my /the /your /)pregnanc*|post pregnancy|postpartum|since (my /the /)(last /)pregnanc*|when i was ([0-9]+ /)(weeks /months /)pregnant|
    (was/wasnt) (pregnant/expecting/preggers/swanger)|gave birth|given birth|pregnancy scare|miscarr*|(had/have had) (a/my/our/the) baby|had my (son/daughter/first/second)|toe ek swanger|
    test (was/is/came back) negative|negative (pregnancy /)test`),
  // Who came off the pill for it has not given it up.
  trying: overFor('(stopped/quit/done/finished) trying|gave up on|not trying any ?more'),
  breastfeeding: overFor(`
    (stopped/finished/done( with/)/quit/after) (breast ?fe?ed*/nursing/borsvoed*/pumping)|weaned|(was/when i was) (breastfeeding/nursing)|
    opgehou borsvoed|(borsvoed/voed/bors/drink) nie meer|nie meer borsvoed`),
  // What a thing does each time has healed in between.
  'broken-skin': overFor(eachTimeWays),
}
const overElse = overFor(`
  when i was ([0-9]+ /)on|(stopped/finished/done with/quit) ([a-z]+ /)(roac*/oratane/acc?utane/isot*)|stopped taking|finished my|came off|was on`)
const state = '(pregnant/preggers/swanger/expecting/breastfeeding/on (it/roac*/oratane))'
const deniedNow =
  /\b(?:not|no longer|isnt|nie) (?:pregnant|preggers|preggies|swanger|expecting|breast ?feeding)(?: (?:again|now|nou|any ?more))?\b/g
const saysOn = says(
  `still|weer|nog|(now/nou) (again/im/ek is/) ?${state}|${state} (again/now/nou)|again|and im ${state}|en ek is (weer/${state})`,
)
/** "Pregnant last year, not pregnant now" goes on with nothing. */
const goesOn = (sentence: string): boolean => saysOn(sentence.replaceAll(deniedNow, ' '))
/** "I used to like retinol, I'm pregnant": told as of now, whatever was once; unless it was then, thought or perhaps. */
const asOfNow = (ways: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:when|while|whenever|once|if|before|until|til|thought|think|told|said|because|coz|cos|like|as|toe|dag|dink|be|was|we|they|you) )\\b(?:${sourceOf(ways)})\\b` +
      '(?! (?:nie|last|verlede|laas|then|back then|at the time|in (?:19|20)[0-9]{2})\\b)',
  )
const iAm =
  '(im/i am/ek is/we are/were/ons is) (so /also /now /nou /currently /actually /already /al /ook /[0-9]+ (weeks /months /weke /maande ))?'
const nowSo: Partial<Record<Condition, RegExp>> = {
  pregnant: asOfNow(
    `${iAm}(pregnant/preggers/preggo/swanger/expecting)|im [0-9]+ (months/weeks/mnths/wks) along|ngikhulelwe|ndikhulelwe|ke imile`,
  ),
  breastfeeding: asOfNow(
    `${iAm}(breast ?-?feeding/nursing)|(i/ek) (still /nog )?(breast ?-?feed/borsvoed)|ngiyancelisa|ndiyancancisa`,
  ),
  trying: new RegExp(
    '(?:^|\\b(?:and|en|so|but|maar|now|nou|because|coz|cos|want|as) |, )' +
      '(?:(?!(?:not|no|never|nie|was|were|had|tried|wanted|then|when|while)\\b)[a-z]+ ){0,5}?' +
      '(?:ttc|(?:trying|want|wants|wanna|wish|hope|hoping|plan|plans|planning|ready|busy|start|starting|like|probeer|wil|beplan|hoop)' +
      '(?: (?!not\\b|nie\\b)[a-z]+){0,5}? (?:baby|baba|babies|child|kind|family|gesin|conceive|pregnant|swanger))\\b' +
      '(?! (?:then|back then|at the time|nie|skin|soft)\\b)',
  ),
  'broken-skin': asOfNow(
    'my (skin/face/[a-z]+) (is/are) (raw/open/bleeding/broken/cracked)|i have (open sores?/an open wound/an open sore/a cut)',
  ),
  sunburn: asOfNow('(im/i am/ek is/i got) (badly /so /) ?(sunburnt/sunburned/sonverbrand)'),
  isotretinoin: asOfNow(
    `${iAm}(on/op/taking/using) (my /the )?(roac*/oratane/acc?utane/isot*)|i take (my /the )?(roac*/oratane/acc?utane/isot*)|on (roac*/oratane/acc?utane/isot*) (month/week/day)`,
  ),
}
/** Asthma, eczema and the like come back: once had is enough to be gentle. */
const lasting: readonly Condition[] = ['eczema', 'rosacea', 'psoriasis', 'asthma', 'aspirin-allergy', 'treated-skin']
/** "What is rosacea", "is this eczema or psoriasis": asks what it is; nobody says to have it. */
const asksWhat = new RegExp(
  `(?:^|[ ,])(?:${sourceOf(`
  what (is/are/causes?)|whats|wat is|wat veroorsaak|define|explain|yini|is (this/it/that/dit)|could (this/it/that) be|do i have|difference (between/of)|
  how do i know if (its/it is/i have/this is)|tell me about|looks like|verskil tussen|means?`)})` +
    '(?: (?!for\\b|with\\b|best\\b|good\\b|my\\b|vir\\b)[a-z]+){0,3} $',
)

const feared =
  /\b(?:avoid\w*|prevent\w*|protect\w*|against|without|if(?! (?:im|i am|my|ive|we|ek|hes|shes)\b)|risk|stop|cause\w*|gives?|actually|(?:marks?|spots|tan) from|get|gets)\b(?:(?!\b(?:im|i am|ek is|my skin is)\b)[^,.;])*$/
/** Feared, prevented or of somebody else: no state of the person. */
const unless: Partial<Record<Condition, RegExp>> = {
  isotretinoin: new RegExp(
    '\\b(?:(?:can|could|should|may|must) i (?:take|get|buy|start|try|use)|get|buy|need|want|about|is|does|what|' +
      // "Month 3 of it" and "on 20 mg of it" are told of who takes it.
      `(?<!\\b(?:months?|mnths?|weeks?|wks?|days?|maande?|maand|week|rounds?|courses?|box|pack|boks|[0-9]+ ?mg)(?: (?:no|number|nommer))?` +
      '(?: [a-z0-9]+)? )(?:of|van)|' +
      '(?<!\\b(?:on|im|taking|take|op|neem|drink)(?: [a-z]+)? [0-9]+ ?)mg)(?: (?:some|the|my))? $',
  ),
  eczema: asksWhat,
  rosacea: asksWhat,
  psoriasis: asksWhat,
  asthma: asksWhat,
  'blood-thinners': asksWhat,
  'sun-sensitising': asksWhat,
  sunburn: feared,
  'broken-skin': feared,
  'treated-skin':
    /(?:\bmy (?:mom|mum|ma|friend|sister|cousin|aunt\w*|wife|husband|boss|bestie)\b[^,.;]*|\b(?:want|going|booked|thinking|plan\w*)(?: \w+){0,4} |^(?:(?:so|and|but|ok|hi) )*(?:should|how|is|does)\b[^,.;]*)(?<!\b(?:i|ive|ek|just)(?: just)? (?:had|got|did|have|het) (?:a |an |my |the |some |n )?)$/,
}

const knowsNot = says(
  '(test(ed/s/)|toets(e/)) _ (neg/negative/negatief)|(neg/negative) (pregnancy /preg /home /)tests?|(not/never) (pregnant/preggers)|nie swanger',
)

/** "Not pregnant, but my period is late": not known. */
const stillLate = /^(?:but|maar|though)\b.*\b(?:late|missed|skipped|laat)\b/

const conditionsIn = (texts: readonly string[]): { found: Set<Condition>; heard: string[] } => {
  const found = new Set<Condition>()
  const heard: string[] = []
  const sentences = texts.flatMap(sentencesOf)
  const certain = sentences.map((sentence) => sentence.replaceAll(perhaps, ' '))
  for (const { condition, pattern, heard: words } of conditionPatterns) {
    const expects = condition === 'pregnant' || condition === 'trying'
    const holds = (expects ? certain : sentences).some((sentence) => {
      if (lasting.includes(condition)) return said(pattern, sentence, unless[condition])
      const past =
        (over[condition] ?? overElse)(sentence) || (condition !== 'breastfeeding' && framingOf(sentence).past)
      return (
        said(pattern, sentence, unless[condition]) &&
        (!past || goesOn(sentence) || nowSo[condition]?.test(sentence) === true)
      )
    })
    if (!holds) continue
    found.add(condition)
    heard.push(words)
  }
  if (
    !found.has('pregnant') &&
    sentences.some((sentence) => said(perhaps, sentence)) &&
    (!sentences.some(knowsNot) || sentences.some((one) => stillLate.test(one)))
  ) {
    found.add('pregnant')
    heard.unshift('you may be pregnant')
  }
  return { found, heard }
}

const childbearing: readonly Condition[] = ['pregnant', 'trying', 'breastfeeding']
/** A later word that takes back what was told before: "we have stopped breastfeeding now", "I'm not pregnant after all". */
const takesBack = {
  pregnant: says(
    '(not/nie/no longer) (pregnant/preggers/preggies/swanger/expecting)(?! (with/by/yet))|(test/tests/toets/it) (was /is /were /came (back/out) /)(neg/negative/negatief)(?! energy)|(neg/negative) (pregnancy /preg /home /)tests?|false alarm|miscarr*',
  ),
  breastfeeding: says(
    '(stopped/finished/done( with/)/quit) (breast ?fe?ed*/nursing/borsvoed*/pumping)|weaned|opgehou borsvoed|' +
      '(no longer/not/nie/dont/stopped) (breast ?fe?ed*/nurs*/borsvoed*)( any ?more/ meer/ now|)',
  ),
}

/** Whether what was told in one of these is taken back in a later one, and not told again since. */
const takenBack = (condition: 'pregnant' | 'breastfeeding', texts: readonly string[]): boolean => {
  const last = texts.findLastIndex((text) =>
    sentencesOf(text).some((sentence) => takesBack[condition](sentence) && !goesOn(sentence)),
  )
  return last > 0 && !texts.slice(last).some((text) => conditionsIn([text]).found.has(condition))
}

const healing = ['broken-skin', 'treated-skin', 'sunburn'] as const
const healed =
  /\b(?:it|its|skin|face|everything) (?:(?:has|is|all|fully|completely|now|looks) ){0,3}(?:healed|normal again|back to normal|calm (?:now|again)|fine again|recovered)\b/
const notHealed =
  /\b(?:not|until|till|when|once|after|hasnt|isnt|never|if|before)\b[^,;]*\b(?:healed|normal|calm|fine|recovered)\b/

/** "It healed three weeks ago, skin is normal again": over, unless something of the kind is told after it. */
const healedSince = (condition: (typeof healing)[number], sentences: readonly string[]): boolean => {
  const last = sentences.findLastIndex((sentence) => healed.test(sentence) && !notHealed.test(sentence))
  return last >= 0 && !conditionsIn(sentences.slice(last + 1)).found.has(condition)
}

/** What one text says of the person's state. */
export const conditionsOf = remembered((text: string): ReadonlySet<Condition> => {
  const own = ownWords(text)
  const { found } = conditionsIn([own])
  for (const one of ['pregnant', 'breastfeeding'] as const)
    if (found.has(one) && takenBack(one, sentencesOf(own))) found.delete(one)
  return found
})

/** Of pregnancy, the wish for a child and breastfeeding, what a text speaks of as over, as not so or as somebody else's. */
export const overIn = remembered((text: string): ReadonlySet<Condition> => {
  const found = conditionsOf(text)
  const sentences = sentencesOf(text)
  const named = conditionPatterns.filter(
    ({ condition, pattern }) => childbearing.includes(condition) && sentences.some((one) => one.search(pattern) >= 0),
  )
  const ended = (['pregnant', 'breastfeeding'] as const).filter((one) =>
    sentences.some((sentence) => takesBack[one](sentence)),
  )
  return new Set([...named.map(({ condition }) => condition), ...ended].filter((one) => !found.has(one)))
})

const isCarrying = says('(im/ek is/am) _ (pregnant/swanger)')
const isWish = says('trying|want|probeer|wil|planning|hoping|might|may|could|batla|leka*|*zama|*funa')

/** "My gran gives me R150 a month". */
const givenToMe =
  /\b(?:gives?|gave|sends?|lets?|gee|stuur|het gegee)(?: (?:for|vir))? (?:me|my)(?: only| just| net| about)? ?r ?\d/i

/** "When I was pregnant you told me no retinol", "no money, only Vaseline": what was left out then, and what is lacking, is not avoided. */
const notAvoided =
  /\b(?:no|geen|without|sonder) (?:money|cash|budget|geld)\b|\b(?:when|while) i was (?:\w+ )?(?:pregnant|preggers|expecting|breast ?-?feeding|nursing)\b[^.!?;]*/g

const patternsOf = oncePer(({ concerns }) =>
  concerns.map(({ id, words }) => ({
    id,
    pattern: waysPattern(words.map((word) => wordsOf(word).join(' ')).join('|')),
  })),
)

const concernsIn = (knowledge: Knowledge, sentences: readonly string[]): Concern[] =>
  patternsOf(knowledge)
    .filter(({ pattern }) => sentences.some((sentence) => said(pattern, sentence)))
    .map(({ id }) => id)

const skinTypeIn = (sentences: readonly string[]): SkinType | undefined => {
  // What was said last counts: "and what about oily skin?"
  for (const sentence of sentences.toReversed())
    for (const { type, pattern } of skinTypePatterns) if (said(pattern, sentence)) return type
  return sentences.some((sentence) => reactsToAll.test(sentence)) ? 'sensitive' : undefined
}

/**
 * All that advice must take into account: the profile, and what the texts say in ordinary English, Afrikaans, isiZulu, isiXhosa, Sesotho or Setswana. `profile.avoid` is read
 * as a list, in which a bare name means "not this"; in the other texts only what is plainly said counts. When in doubt, it is avoided.
 */
export const situationOf = (knowledge: Knowledge, profile: Profile | undefined, ...given: string[]): Situation => {
  const lists = readingsOf(knowledge, withPlainLetters(profile?.avoid ?? '')).map((one) => ownWords(one))
  const written = given.flatMap((text) => readingsOf(knowledge, withPlainLetters(text)))
  // "My sister is pregnant" – "can I use retinol?": what was told of her before is not told of who asks.
  const self = asksForSelf(written.at(-1) ?? '')
  const texts = written.map((text) => ownWords(text, self))
  const everything = [...lists, ...texts]
  const sentences = texts.flatMap(sentencesOf)
  const { found: conditions, heard } = conditionsIn(everything)
  // "Trying to fall pregnant" says pregnant too; the wish alone is meant.
  const carrying = heard.indexOf('you are pregnant')
  const wishing =
    conditions.has('trying') &&
    sentencesOf(everything.join('. ')).every((sentence) => !isCarrying(sentence) || isWish(sentence))
  if (wishing && carrying >= 0 && profile?.pregnant !== true) {
    conditions.delete('pregnant')
    heard.splice(carrying, 1)
  }
  for (const one of ['pregnant', 'breastfeeding'] as const)
    if (conditions.has(one) && takenBack(one, texts)) {
      conditions.delete(one)
      heard.splice(
        heard.findIndex((said) => said.includes(one)),
        1,
      )
    }
  for (const one of healing)
    if (conditions.has(one) && healedSince(one, sentences)) {
      conditions.delete(one)
      const said = conditionWords.find(({ condition }) => condition === one)?.heard ?? ''
      heard.splice(heard.indexOf(said), heard.includes(said) ? 1 : 0)
    }
  const avoid = nothingGathered()
  // A word that nobody knows is the name of a thing where it is the same in English.
  for (const list of lists) readAvoidList(knowledge, list, avoid, (word) => lists.every((one) => one.includes(word)))
  for (const text of written)
    readAvoidSpeech(knowledge, ownWords(withoutSoundAlikes(text), self).replaceAll(notAvoided, ' '), avoid)
  // Pocket money is told of who gives it, and is who writes's to spend.
  const budget = [...written.filter((text) => givenToMe.test(text)), ...texts]
    .map(budgetIn)
    .findLast((one) => one !== undefined)
  return situationFrom(profile, {
    conditions,
    heard,
    avoid,
    age: youngAgeIn(texts.join('. ')),
    skinType: skinTypeIn(sentences),
    deeperSkin: sentences.some((sentence) => said(deeperSkin, sentence)),
    concerns: concernsIn(knowledge, sentences),
    babyMonths: babyMonthsIn(texts.join('. ')),
    budgetCents: budget,
    quiet: new Set(
      quietPatterns
        .filter(({ pattern, unless: other }) => sentences.some((sentence) => said(pattern, sentence, other)))
        .map(({ of }) => of),
    ),
    text: everything.join(' '),
  })
}
