import { capital, countWords } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "How often, my skin is sensitive?": what an answer says of such skin stands with its verdict, not behind everything else.

/** A detail of the asker, and how an answer speaks of it. */
type Detail = { told: RegExp; said: RegExp }

const details: readonly Detail[] = [
  { told: /\b(?:sensitive|sensitiewe|sensetive|reactive)\b(?! (?:area|part))/, said: /\bsensitive\b/i },
  {
    told: /\b(?:(?:very|so|super|is|are|have|got|my|for|with) (?:\w+ )?(?:dry|droog|droë)|dry (?:skin|face|hands|lips|scalp|hair))\b/,
    said: /\bdry(?: or \w+)? (?:skin|faces?|hands|lips|scalp|hair|ones?)\b|\bskin that is dry\b/i,
  },
  { told: /\b(?:oily|greasy|olierige|vetterige|shiny)\b/, said: /\b(?:oily|shiny)\b/i },
  { told: /\bcombination\b|\bcombo skin\b/, said: /\bcombination\b/i },
  { told: /\b(?:winter|cold weather|in the cold)\b/, said: /\bwinter\b/i },
  { told: /\b(?:summer|humid\w*|heat ?wave|in the heat)\b/, said: /\b(?:summer|humid\w*)\b/i },
  { told: /\b(?:cloud\w*|overcast|rain(?:y|s|ing)?|bewolk)\b/, said: /\b(?:cloud\w*|rain|overcast)\b/i },
  { told: /\b(?:indoors|inside|office|at home all day)\b/, said: /\b(?:indoors|inside|office|windows?)\b/i },
  {
    told: /\b(?:dark(?:er)?[ -]skin(?:ned)?|black (?:people|skin|person|woman|man|girl|guy)|brown skin|deep(?:er)? skin|melanin|im (?:black|dark|brown)|i am (?:black|dark|brown)|skin is (?:very )?(?:dark|black|brown)|swart mense|donker vel)\b/,
    said: /\b(?:deep(?:er)?|dark(?:er)? (?:skin|tones)|brown skin|black (?:people|skin)|melanin)\b/i,
  },
  { told: /\b(?:eczema|ekseem|eksema)\b/, said: /\beczema\b/i },
  { told: /\brosacea\b/, said: /\brosacea\b/i },
  { told: /\b(?:teen\w*|im 1[3-9]|i am 1[3-9]|1[3-9] ?(?:yr|year)s? old)\b/, said: /\bteen\w*\b/i },
  {
    told: /\b(?:menopaus\w*|older (?:skin|woman|women|people)|im [5-8]\d|i am [5-8]\d)\b/,
    said: /\b(?:older|menopaus\w*|mature)\b/i,
  },
  {
    told: /\b(?:braids?|dreads|locs|weave|wigs?|relaxed|afro|natural hair|coily|kinky)\b/,
    said: /\b(?:braid\w*|locs|coil\w*|relaxed|afro)\b/i,
  },
]

/** What leans on the sentence before it cannot stand by the verdict. */
const leans = pattern`^(?:it|its|that|this|these|those|they|them|then|also|but|and|so|there|here|he|she|such|both|neither|either|one|another|others|otherwise|after|instead|again|take out|if|when|once|as|with (?:it|that|them)|too|the rest)\b`
/** Nothing that calls for help, points on or belongs to a list is moved. */
const stays =
  /\bit (?:may|can|is|does)\b|\b(?:clinic|doctor|pharmacist|dermatologist|112|emergency|hospital|pregnan\w*|baby|R\d)\b|\{|^(?:\d+\.|- |•|Read on|\*\*Or did|Tell me)|\[[^\]]*\]\(/i

/** A clause says something by itself where it has a verb of its own. */
const says =
  /\b(?:is|are|was|may|can|must|should|will|do|does|did|needs?|takes?|uses?|wears?|suits?|stings?|holds?|likes?|wants?|works?|gets?|goes|go|stays?|keeps?|makes?|choose|put|wash|try|leave|marks|burns|flakes|sits|stops?|helps?|begin|start|pick|dab|rinse|protects?|darkens?)\b/i

/** The clauses of a sentence that stand by themselves. */
const clausesOf = (sentence: string): string[] => {
  const parts = sentence.split('; ')
  return parts.length > 1 ? [sentence, ...parts] : [sentence]
}

/** The part of a later sentence that speaks of a detail and stands alone; the shorter the better. */
const spoken = (
  paragraphs: readonly string[],
  { said }: Detail,
): { at: number; sentence: string; clause: string } | undefined =>
  paragraphs
    .flatMap((paragraph, at) =>
      (/^(?:- |\d+\. )/m.test(paragraph) || stays.test(paragraph.slice(0, 12))
        ? []
        : paragraph.split(/(?<=[.!?]) (?=[A-Z])/)
      ).flatMap((sentence) =>
        stays.test(sentence) || sentence.includes('*') || /[?:]/.test(sentence)
          ? []
          : clausesOf(sentence)
              .filter(
                (clause) =>
                  said.test(clause.split(' ').slice(0, firstWords).join(' ')) &&
                  !leans.test(clause.toLowerCase()) &&
                  says.test(clause) &&
                  countWords(clause) >= fewest &&
                  countWords(clause) <= most,
              )
              .map((clause) => ({ at, sentence, clause })),
      ),
    )
    .toSorted((one, other) => countWords(one.clause) - countWords(other.clause))[0]

const [firstWords, fewest, most] = [7, 4, 26]

/** An answer whose verdict is followed at once by what it says of the detail that was told; as it was where the verdict has it, or no sentence of it stands alone. */
export const detailFirst = (response: string, message: string): string => {
  const [, lead = '', more = ''] = /^(\*\*[^*]+[.!]\*\*)([^]*)$/.exec(response) ?? []
  if (lead === '' || countWords(lead) > longest) return response
  const asked = message.toLowerCase().replaceAll(/[’']/g, '')
  const detail = details.find(({ told, said }) => told.test(asked) && !said.test(lead))
  if (detail === undefined) return response
  const paragraphs = more.split('\n\n')
  // It stands there already.
  if (detail.said.test((paragraphs[0] ?? '').trim().split(/(?<=[.!?]) /)[0] ?? '')) return response
  const found = spoken(
    paragraphs.map((one) => one.trim()),
    detail,
  )
  if (found === undefined) return response
  const { at, sentence, clause } = found
  const left =
    sentence === clause
      ? ''
      : `${capital(
          sentence
            .split('; ')
            .filter((one) => one !== clause && one !== clause.replace(/\.$/, ''))
            .join('; ')
            .replace(/[.]?$/, '.'),
        )}`
  const rest = paragraphs
    .map((one, place) => (place === at ? one.replace(sentence, left).replaceAll(/ {2,}/g, ' ').replace(/ $/, '') : one))
    .filter((one, place) => place === 0 || one.trim() !== '')
  return `${lead.slice(0, -2)} ${capital(clause.replace(/[.]?$/, '.'))}**${rest.join('\n\n')}`.replace(
    /\*\* {2,}/,
    '** ',
  )
}

const longest = 34

/** What is asked of time and number, the label under which an answer tells it, and how a verdict would. */
const measures: readonly { asks: RegExp; label: RegExp; told: RegExp }[] = [
  {
    asks: /^(?!.*\b(?:keeps?|lasts?|hou|fridge|yskas|shelf|open\w*)\b).*\b(?:how (?:long|soon)|hoe lank)\b(?! (?:between|after|before))/,
    label: /^\*\*(?:How long|When you see it|What to expect):\*\* /,
    told: /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|overnight)\b/,
  },
  {
    asks: /\bhow (?:often|many times)\b|\bhoe (?:gereeld|dikwels)\b/,
    label: /^\*\*How often:\*\* /,
    told: /\b(?:once|twice|times|every|daily|nights?|a week|never)\b/i,
  },
  {
    asks: /\bhow much\b(?! (?:is|are|does|do|cost|longer))/,
    label: /^\*\*How much:\*\* /,
    told: /\b(?:pea|fingers?|drops?|coin|teaspoons?|thin|pumps?|layers?|almond)\b/i,
  },
]

const hardOn = /^\*\*Only with care: (?=[^*]*\bcan be hard on\b)/

/** An answer to how long, how often or how much, led by what it tells of that under a label of its own, where its verdict passes over it. */
export const measureFirst = (response: string, message: string): string => {
  const asked = message.toLowerCase()
  // What is hard on such skin is asked after by how often: seldom, to begin with.
  if (measures[1]?.asks.test(asked) === true && hardOn.test(response))
    return response.replace(
      hardOn,
      /Use (?:it|them) every (?:morning|day)/.test(response)
        ? '**Every second day at first, and only with care: '
        : '**Once a week at first, and only with care: ',
    )
  const [lead = '', ...more] = response.split('\n\n')
  const found = measures.find(({ asks, told }) => asks.test(asked) && !told.test(lead))
  const at =
    found === undefined || !lead.startsWith('**') || /^\*\*(?:no\b|not\b|stop|never|leave|do not)/i.test(lead)
      ? -1
      : more.findIndex((one) => found.label.test(one))
  const line = more[at]?.replace(found?.label ?? '', '').trim()
  if (line === undefined || line.includes('\n')) return response
  const [first = '', ...rest] = line.split(/(?<=[.!?]) (?=[A-Z])/)
  return [
    `**${capital(first)}** ${[...rest, lead.replaceAll('**', '')].join(' ')}`,
    ...more.filter((_, place) => place !== at),
  ].join('\n\n')
}
