import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, listed } from './draft.ts'
import { howLine } from './facts.ts'
import { pattern } from '../../text/pattern.ts'

// Sulfa, sulfur, sulfites and sulfates sound alike and have nothing to do with each other: who must leave one out need not leave the others.
// Source: general.

type Kind = { called: string; words: RegExp; left: string; where: string }

const kinds: readonly Kind[] = [
  {
    called: 'sulfa medicines',
    left: 'no sulfa medicines',
    where: 'sulfacetamide lotions, silver sulfadiazine burn cream, and tablets such as co-trimoxazole',
    words: /\b(?:sul(?:f|ph)a|bactrim|purbac|co ?trimoxazole|sul(?:f|ph)onamides?)\b/,
  },
  {
    called: 'sulfur',
    left: 'no sulfur',
    where: 'sulfur soaps, masks and ointments',
    words: /\b(?:sul(?:f|ph)ur|swael|swawel)\b/,
  },
  {
    called: 'sulfites',
    left: 'no sulfites',
    where: 'sodium sulfite, bisulfite or metabisulfite, in hair dye, perms and some creams, wine and dried fruit',
    words: /\b(?:(?:meta)?(?:bi)?sul(?:f|ph)ites?|sulfiet\w*)\b/,
  },
  {
    called: 'sulfates',
    left: 'no sulfates',
    where: 'sodium lauryl or laureth sulfate, in shampoos and washes that foam',
    words: /\b(?:sul(?:f|ph)ates?|sls|sles|sulfaat)\b/,
  },
]

const asksLeave = pattern`
  \b(?:avoid|out|leave|stop|skip|also|too|same|mean|means|related|cross|vermy|problem|bad|danger\w*|react|risk\w*|allergic to)\b`
const asksMay = /\b(?:can|may|could|mag|kan|safe|ok|okay|fine|allowed|veilig|reg|is|does|do|will|must|should|moet)\b/

/** The answer where one of them is left out and another is asked about; undefined where that is not the question. */
export const alikeInName = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  const said = tokensOf(request.message).join(' ')
  // "Sulphate free shampoo" is what is asked of, not what somebody reacts to.
  const isFree = ({ words }: Kind): boolean => new RegExp(`${words.source.slice(0, -2)} free\\b`).test(said)
  const own = kinds.filter((kind) => situation.heard.includes(kind.left) && !isFree(kind))
  const [other] = kinds.filter((kind) => kind.words.test(said) && !own.includes(kind))
  const [first] = own
  if (
    first === undefined ||
    other === undefined ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !(asksMay.test(said) || request.message.includes('?'))
  )
    return undefined
  const thing = heard.things.find(({ called, family }) => other.words.test(called) || other.words.test(family ?? ''))
  return {
    paragraphs: [
      `**${asksLeave.test(said.replace(/\ballergic to \S+/, '')) || !/\b(?:can|may|could|mag|kan|safe|ok|okay|fine)\b/.test(said) ? 'No, not for that reason' : 'Yes, as far as that allergy goes'}: ` +
        `${first.called} and ${other.called} are different substances that only sound alike; an allergy to one is none to the other.**`,
      `**What stays out:** ${listed(
        own.map(({ where }) => where),
        'and',
      )}. Tell every clinic and pharmacy, and read each list.`,
      ...(thing === undefined ? [] : [howLine(thing) ?? '']).filter((line) => line !== ''),
      `${other.called === 'sulfates' ? 'Sulfates can dry and irritate anybody' : `${other.called === 'sulfur' ? 'Sulfur' : 'They'} can still irritate, like anything new`}: test it on a small patch ` +
        'for some days. A rash that spreads, swelling or hard breathing: stop, and be seen at once.',
    ],
    things: thing === undefined ? [] : [thing],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: thing?.ingredient === undefined ? [] : [thing.ingredient.id] },
    suggestions: ['Check an ingredient list', 'What helps oily skin?'],
  }
}
