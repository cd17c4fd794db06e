import type { SubjectText } from '../../knowledge/entries.ts'
import { type Aspect, aspects } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { asksFor, asksNear } from './aspects.ts'
import type { Particular } from './particulars.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { putAside } from './topic-match.ts'

// Things and habits of every day: what is asked of which decides, so that one table answers a whole class of questions.

/** Asked for, they are answered or nothing is: a broader answer would be beside the question. */
const strict: readonly Aspect[] = ['amount', 'often', 'time']
/** A claim that goes round is no answer to these. */
const narrow: readonly string[] = [
  'cast',
  'clean',
  'store',
  'keeps',
  'amount',
  'often',
  'time',
  'remove',
  'how',
  'when',
  'choose',
]
export const isNarrow = ({ id }: Particular): boolean =>
  id.startsWith('condition ') || (id.startsWith('subject ') && narrow.includes(id.split(' ')[2] ?? ''))

/** No topic answers these beside its own question. */
const only: readonly Aspect[] = ['cast', 'clean', 'store', 'remove']

/** What a subject says to an aspect, without the words that lead to it. */
const textsOf = ({ says }: SubjectText): { of: Aspect[]; text: string }[] =>
  says.map((one) => {
    const at = one.indexOf(': ')
    return { of: one.slice(0, at).split(' ') as Aspect[], text: one.slice(at + 2) }
  })

const finderOf = oncePer(({ subjects }) => {
  const find = phraseFinder(subjects.map((one): [SubjectText, string] => [one, one.words.join('|')]))
  const never = phraseFinder(subjects.map((one): [SubjectText, string] => [one, one.never.join('|')]))
  return { find, never }
})

const led = (text: string): string => {
  const end = text.search(/(?<=[.!?]) (?=[A-Z])/)
  return end < 0 ? `**${text}**` : `**${text.slice(0, end)}**${text.slice(end)}`
}

/** What a next message leans on: a concern, how often, sunscreen. */
const leansOn = ({ id, concern }: SubjectText, aspect: string): Pick<Particular, 'as' | 'concern'> =>
  concern !== undefined
    ? { as: 'for-concern', concern }
    : aspect === 'often'
      ? { as: 'how-often' }
      : id === 'sunscreen'
        ? { as: 'sunscreen' }
        : {}

const topicOf = (subject: SubjectText, aspect: string, says: string[]): Particular => ({
  id: `subject ${subject.id} ${aspect}`,
  words: [],
  when: [],
  ofBanned: false,
  seldom: false,
  ingredients: [],
  sources: subject.sources,
  says,
  sure: true,
  general: subject.kind,
  ...leansOn(subject, aspect),
})

/** The answer to an aspect. */
const answerTo = (subject: SubjectText, aspect: Aspect): Particular | undefined => {
  const own = textsOf(subject).find(({ of }) => of.includes(aspect))
  return own === undefined ? undefined : topicOf(subject, aspect, [led(own.text)])
}

/** What was found: as it was called, whether it is a mere kind of product, and whether nothing else says what is asked of it. */
type Subject = { topic: Particular; called: readonly string[]; only: boolean }

type Candidate = { subject: SubjectText; aspect: Aspect; weight: number; from: number; to: number }

const answers = ({ says }: SubjectText, aspect: Aspect): boolean =>
  says.some((one) => one.slice(0, one.indexOf(':')).split(' ').includes(aspect))

const without = /\b(?:without|instead of|no|not use|sonder)(?: any| my| a)?$/

/** "After face wash": said of the time or the place, and not what is asked about. */
const beside =
  /\b(?:after|before|with|under|over|than|since|from|while|voor|na)(?: using| applying| washing(?: with)?)?(?: my| the| a| your)?$/

/** What no shelf of skincare holds. */
const tools: ReadonlySet<string> = new Set([
  'razor',
  'shaving-foam',
  'aftershave',
  'loofah',
  'face-brush',
  'towel',
  'cotton-pads',
  'pumice',
  'puff',
  'wipes',
  'foundation',
  'mascara',
  'lipstick',
  'nails',
])
/** "What razor for sensitive skin?" asks which. */
const asksWhich = /^(?:\w+ )?(?:what|which|wat|watter)(?: (?:good|cheap|kind of|type of|sort of))?$/

/** What is asked of a subject that it can tell; undefined where it is asked something it cannot. */
const aspectAsked = (subject: SubjectText, asks: (aspect: Aspect) => boolean, before: string): Aspect | undefined => {
  // "Shave without foam", "no moisturiser".
  if (answers(subject, 'skip') && without.test(before)) return 'skip'
  const first = aspects.find(
    (aspect) => asks(aspect) && (answers(subject, aspect) || (strict.includes(aspect) && !answers(subject, 'about'))),
  )
  return first !== undefined && answers(subject, first) ? first : undefined
}

/** The longest name first; a trouble by itself, a cakey face, before what it is made with; then the narrower question. */
const byWeight = (a: Candidate, b: Candidate): number =>
  b.weight - a.weight || aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect) || a.from - b.from

/** The subject a message asks something of that we can tell, with a second one of which the same is asked; `question` are the words that ask. */
export const subjectIn = (
  knowledge: Knowledge,
  tokens: readonly string[],
  question: readonly string[],
  namesIngredient: boolean,
  whole: readonly string[] = tokens,
): Subject | undefined => {
  const { find, never } = finderOf(knowledge)
  const said = question.join(' ')
  const barred = new Set(never(whole).map(({ means }) => means))
  const [best, ...others] = find(tokens)
    .flatMap(({ means: subject, from, to }): Candidate[] => {
      if (
        barred.has(subject) ||
        (subject.kind && namesIngredient) ||
        (putAside(tokens, from) && !answers(subject, 'skip'))
      )
        return []
      const before = tokens.slice(Math.max(0, from - 3), from).join(' ')
      const aspect = aspectAsked(
        subject,
        (one) =>
          (one === 'choose' && tools.has(subject.id) && asksWhich.test(before)) ||
          (tokens === question ? asksNear(one, said, from, to) : asksFor(one, said)),
        before,
      )
      return aspect === undefined
        ? []
        : [
            {
              subject,
              aspect,
              from,
              to,
              weight: (to - from) * 2 + Number(answers(subject, 'about')) - (beside.test(before) ? 3 : 0),
            },
          ]
    })
    .sort(byWeight)
  if (best === undefined) return undefined
  const { subject, aspect, from, to } = best
  const second = !narrow.includes(aspect)
    ? undefined
    : others.find((one) => one.subject !== subject && one.aspect === aspect && (one.from >= to || one.to <= from))
  const topic = answerTo(subject, aspect)
  const other = second && answerTo(second.subject, aspect)?.says[0]?.replaceAll('**', '')
  const named = (one: Candidate): string =>
    `**${tokens
      .slice(one.from, one.to)
      .join(' ')
      .replace(/^./, (letter) => letter.toUpperCase())}:** `
  return (
    topic && {
      topic:
        other === undefined || second === undefined
          ? topic
          : { ...topic, says: [named(best) + (topic.says[0] ?? '').replaceAll('**', ''), named(second) + other] },
      called: tokens.slice(from, to),
      only: only.includes(aspect),
    }
  )
}

/** Every answer there is, with the words it is asked for by. */
export const eachAnswer = ({ subjects }: Knowledge): { topic: Particular; led: string; of: Aspect[] }[] =>
  subjects.flatMap((subject) =>
    textsOf(subject).map(({ of, text }) => ({
      topic: topicOf(subject, of[0] ?? 'about', [led(text)]),
      led: subject.words.join(' '),
      of,
    })),
  )

/** Of all there is to say of a subject the one text that its aspect was answered with; any other topic as it is. */
export const answeredOf = ({ subjects }: Knowledge, topic: Particular): Particular => {
  const [word, name, aspect = ''] = topic.id.split(' ')
  const subject = word === 'subject' && topic.says.length > 1 ? subjects.find((one) => one.id === name) : undefined
  const own = subject && (textsOf(subject).find(({ of }) => of.some((one) => one === aspect)) ?? textsOf(subject)[0])
  return own === undefined ? topic : { ...topic, says: [led(own.text)] }
}

/** By the id that a topic keeps: all there is to say, for what is asked next. */
export const subjectById = ({ subjects }: Knowledge, id: string): Particular | undefined => {
  const [word, name, aspect = ''] = id.split(' ')
  const subject = word === 'subject' ? subjects.find((one) => one.id === name) : undefined
  return (
    subject &&
    topicOf(
      subject,
      aspect,
      textsOf(subject).map(({ text }) => text),
    )
  )
}
