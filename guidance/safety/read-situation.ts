import type { Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { type Concern, type Condition, concerns as allConcerns, type SkinType } from '../knowledge/kinds.ts'
import { normalise } from '../text/normalise.ts'
import { says, sentencesOf, waysPattern } from './clue-search.ts'
import { framingOf, isNegated } from './framing.ts'
import { conditionWords, deeperSkinWords, skinTypeWords } from './person-words.ts'
import { nothingGathered, readAvoidList, readAvoidSpeech } from './read-avoid.ts'
import { budgetIn, youngAgeIn } from './read-numbers.ts'
import type { Situation } from './situation.ts'

const conditionPatterns = conditionWords.map((one) => ({ ...one, pattern: waysPattern(one.ways) }))
const skinTypePatterns = skinTypeWords.map(([type, ways]) => ({ type, pattern: waysPattern(ways) }))
const deeperSkin = waysPattern(deeperSkinWords)

/** Whether a way of putting it stands in a sentence and is not denied there. */
const said = (pattern: RegExp, sentence: string): boolean =>
  Array.from(sentence.matchAll(pattern)).some(({ 0: found, index }) => !isNegated(sentence, { from: index, to: index + found.length }))

/** "After my pregnancy", "when I was pregnant": over, unless the sentence says that it goes on. */
const over = says(`
  after (my /the /your /)pregnanc*|post pregnancy|postpartum|since (my /the /)(last /)pregnanc*|
  when i was ([0-9]+ /)(weeks /months /)(pregnant/breastfeeding/on)|was pregnant|no longer (pregnant/breastfeeding/on)|
  used to (take/be/have/use/breastfeed)|(stopped/finished/done with) (breastfeeding/roaccutane/oratane/accutane)|stopped taking|finished my|came off|
  gave birth|pregnancy scare|(years?/jare?/jaar) (ago/gelede)|last year|as a (child/kid/baby/teen(ager/))|in the past`)
const goesOn = says('still|again|now|weer|nou|and im|en ek is')
/** Asthma, eczema and the like come back: once had is enough to be gentle. */
const lasting: readonly Condition[] = ['eczema', 'rosacea', 'psoriasis', 'asthma', 'aspirin-allergy']

const conditionsIn = (texts: readonly string[]): { found: Condition[]; heard: string[] } => {
  const found: Condition[] = []
  const heard: string[] = []
  const sentences = texts.flatMap(sentencesOf)
  for (const { condition, pattern, heard: words } of conditionPatterns) {
    const holds = sentences.some((sentence) => {
      if (!said(pattern, sentence)) return false
      if (lasting.includes(condition)) return true
      return goesOn(sentence) || !(over(sentence) || framingOf(sentence).past)
    })
    if (!holds) continue
    // "Trying to fall pregnant" is not "pregnant"; both lead to the same care.
    found.push(condition)
    heard.push(words)
  }
  return { found, heard }
}

const isCarrying = says('(im/ek is/am) _ (pregnant/swanger)')
const isWish = says('trying|want|probeer|wil|planning|hoping|might|may|could')

const concernPatterns = new WeakMap<Knowledge, { id: Concern; pattern: RegExp }[]>()
const patternsOf = (knowledge: Knowledge): { id: Concern; pattern: RegExp }[] => {
  const known = concernPatterns.get(knowledge)
  if (known !== undefined) return known
  const plain = (word: string) => normalise(word).replaceAll("'", '').replaceAll(/[^a-z0-9]+/g, ' ').trim()
  const made = knowledge.concerns.map(({ id, words }) => ({ id, pattern: waysPattern(words.map(plain).join('|')) }))
  concernPatterns.set(knowledge, made)
  return made
}

const concernsIn = (knowledge: Knowledge, profile: Profile | undefined, sentences: readonly string[]): Concern[] => {
  const found = new Set<Concern>(profile?.concerns ?? [])
  for (const { id, pattern } of patternsOf(knowledge)) if (sentences.some((sentence) => said(pattern, sentence))) found.add(id)
  return allConcerns.filter((one) => found.has(one))
}

const skinTypeIn = (sentences: readonly string[]): SkinType | undefined => {
  // What was said last counts: "and what about oily skin?"
  for (const sentence of sentences.toReversed()) for (const { type, pattern } of skinTypePatterns) if (said(pattern, sentence)) return type
  return undefined
}

const listed = (names: ReadonlySet<string>): string[] => Array.from(names, (one) => `no ${one}`)

/**
 * All that advice must take into account: the profile, and what the texts say in ordinary English, Afrikaans, isiZulu or isiXhosa. `profile.avoid` is read
 * as a list, in which a bare name means "not this"; in the other texts only what is plainly said counts. When in doubt, it is avoided.
 */
export const situationOf = (knowledge: Knowledge, profile: Profile | undefined, ...texts: string[]): Situation => {
  const list = profile?.avoid ?? ''
  const everything = [...(list === '' ? [] : [list]), ...texts]
  const sentences = texts.flatMap(sentencesOf)
  const { found, heard } = conditionsIn(everything)
  const conditions = new Set<Condition>(found)
  // "Trying to fall pregnant" says pregnant too; the wish alone is meant.
  const wishing = conditions.has('trying') && sentencesOf(everything.join('. ')).every((sentence) => !isCarrying(sentence) || isWish(sentence))
  if (wishing && profile?.pregnant !== true && conditions.delete('pregnant')) heard.splice(heard.indexOf('you are pregnant'), 1)
  if (profile?.pregnant === true) conditions.add('pregnant')
  if (profile?.breastfeeding === true) conditions.add('breastfeeding')

  const age = youngAgeIn(texts.join('\n'))
  if (profile?.age === 'under-12' || (age !== undefined && age < 12)) conditions.add('under-12')
  else if (profile?.age === 'under-20' || age !== undefined) conditions.add('teen')

  const avoid = nothingGathered()
  if (list !== '') readAvoidList(knowledge, list, avoid)
  for (const text of texts) if (text !== list) readAvoidSpeech(knowledge, text, avoid)
  if (conditions.has('aspirin-allergy') || (avoid.origins.has('salicylate') && /aspir|dispr/.test(normalise(everything.join(' '))))) {
    conditions.add('aspirin-allergy')
    avoid.origins.add('salicylate')
    avoid.families.add('bha')
  }

  const budget = texts.map(budgetIn).findLast((one) => one !== undefined)
  return {
    skinType: skinTypeIn(sentences) ?? profile?.skinType,
    deeperSkin: (profile?.fitzpatrick ?? 0) >= 4 || sentences.some((sentence) => said(deeperSkin, sentence)),
    concerns: concernsIn(knowledge, profile, sentences),
    conditions,
    avoid: { ingredients: avoid.ingredients, families: avoid.families, origins: avoid.origins, words: [...avoid.words] },
    budgetCents: budget ?? profile?.budget,
    heard: [...heard, ...(age === undefined ? [] : [age < 12 ? 'this is for a child' : 'this is for a teenager']), ...listed(avoid.called)],
  }
}
