import type { Substances } from '../knowledge/substances.ts'
import { avoidTerms } from '../safety/avoid-words.ts'
import { namedWithin } from '../safety/named-within.ts'
import { keyOf, normalise } from '../text/normalise.ts'
import { distance } from '../text/spelling.ts'
import { brandName } from './brands.ts'
import type { Person } from './person.ts'

const termNames = new Set(avoidTerms.map(({ called }) => called))

/** Whether a name that is to be left out is a group or an ingredient we know, a slip of the pen allowed; anything else may be mere talk. */
const isKnown = (knowledge: Substances, name: string, { avoid }: Person['situation']): boolean =>
  termNames.has(name) ||
  knowledge.named(name) !== undefined ||
  namedWithin(knowledge, name).length > 0 ||
  [...avoid.ingredients].some((id) => {
    const [written, meant] = [keyOf(name), keyOf(id)]
    return written[0] === meant[0] && distance(written, meant, 2) <= 2
  })

/** Said of a person, not of a product: nothing to look for on a label. */
const ofThePerson = new RegExp(
  '^(?:naar\\b|moeg\\b|siek\\b|nause|diabet|hypertens|epilep|thyroid|hiv|lupus|anaemi|anemi|menopaus|sinus|hay ?fever|migraine|headache|heart|kidney|blood|sugar|insulin|' +
    'medic|pills?|tablet|chronic|arvs?|hospital|person|people|otherwise|really|maybe|haha|lol|swanger|months?|maande|unknown|skin|teen|vegan|halal|kosher|even\\b)',
)

/** Words that fill a piece of the text by themselves, so that they look like a name: "quinoa", "blue algae"; not those of a sentence. */
const standsAlone = (name: string, text: string): boolean =>
  !ofThePerson.test(name) &&
  normalise(text)
    .split(/[,;.!?/&+()\n]|\band\b|\bor\b|\ben\b/)
    .some(
      (piece) =>
        piece
          .replaceAll(
            /\b(?:no|any|all|allergic|allergy|allergies|to|im|i'm|i|am|avoid|vir|allergies|geen|my|the|a)\b/g,
            ' ',
          )
          .trim() === name,
    )

/** Ways to say that there is nothing to leave out; a bare "same as above" leaves it to the other text. */
const nothing =
  /\b(?:no(?:ne|pe|thing|t)?|nah|nil|n\/?a|nada|zero|negative|geen|niks|nee|never|nie|without|akukho|lutho|cha|hayi|same|idk|unsure|fine|don'?t|angazi|andazi|weet)\b|^[^a-z]*$/

/** Letters of another script and pictures: read by nobody here, so they are never taken for nothing. */
const otherScript = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}|(?![©®™])\p{Extended_Pictographic}/u

const unreadIn = (allergies: string): string[] =>
  allergies.split(/[\s,;.:!?()]+/).filter((one) => otherScript.test(one))

/**
 * What was understood, said back so that it can be put right: only what is known to be an ingredient, a group of them or a state of the
 * person. A name we do not know is asked about once; talk is passed over.
 */
export const heardLines = (knowledge: Substances, person: Person): string[] => {
  const { situation, answers, expecting, written } = person
  const heard = [...new Set(situation.heard)]
  const names = heard.flatMap((one) => (one.startsWith('no ') ? [one.slice(3)] : []))
  const known = names.filter((name) => isKnown(knowledge, name, situation))
  const unknown = names.filter(
    (name) => !known.includes(name) && standsAlone(name, `${answers.allergies}; ${answers.goals}`),
  )
  const states = heard.filter(
    (one) => !one.startsWith('no ') && !(written.perhapsPregnant && /pregnant|trying for a baby/.test(one)),
  )
  const words = [
    ...(written.perhapsPregnant ? ['you may be pregnant'] : []),
    // Said back, not found: a word of theirs is no diagnosis, and it may be a child's.
    ...states.map((state) => state.replace(/^you (?:have (?!.*skin)|use (?=a steroid cream))/, 'you mention ')),
    ...(written.diabetes ? ['you mention diabetes'] : []),
    ...(written.medicine ? ['you take a medicine'] : []),
    ...(written.wishes.brands.length > 0
      ? [
          `${written.wishes.brands.map(brandName).join(' and ')} ${written.wishes.onlyBrands ? 'alone, where they have what suits you' : 'first'}`,
        ]
      : []),
    ...(written.wishes.notBrands.length > 0
      ? [`nothing of ${written.wishes.notBrands.map(brandName).join(' or ')}`]
      : []),
    ...(written.wishes.mostProducts === undefined ? [] : [`${written.wishes.mostProducts} products at most`]),
    ...(written.noActives ? ['nothing that is strong'] : []),
    ...new Set(
      known.map((name) =>
        /^(?:anything|the) /.test(name) ? `nothing from ${name.replace('anything from ', '')}` : `no ${name}`,
      ),
    ),
  ]
  const said = words.filter((one) => one !== 'no animal products' || !words.includes('nothing from animals'))
  const peels = expecting ? ', vitamin A and strong peels included' : ''
  const leaves = known.length > 0 || states.length > 0 || expecting
  const understood =
    words.length === 0
      ? []
      : [`We understood: ${said.join('; ')}.${leaves ? ` We left out what does not go with that${peels}.` : ''}`]
  const ask =
    unknown.length > 0
      ? [
          `We do not know ${unknown.map((name) => `“${name}”`).join(' or ')} as an ingredient: we left out every label with that word, so check each one ` +
            `yourself too.`,
        ]
      : words.length > 0 || nothing.test(normalise(answers.allergies))
        ? []
        : [
            'We could not tell what to leave out from what you wrote: go back and name the ingredient itself, or check each label before you buy.',
          ]
  const unread = unreadIn(answers.allergies).map(
    (one) => `We could not read “${one}”: go back and name the ingredient itself, or check each label before you buy.`,
  )
  return [...understood, ...unread, ...(unread.length > 0 && unknown.length === 0 ? [] : ask)]
}
