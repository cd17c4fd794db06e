import { sourceOf } from '../safety/clue-search.ts'
import { isNegated } from '../safety/framing.ts'
import type { Found, Reading } from '../safety/reading.ts'
import { type Search, searchFor } from '../text/pattern-index.ts'
import { type Finding, findings } from './findings.ts'

// What must not be missed, however it is put: a finding together with what makes it serious – a symptom with a medicine, a place with a process, an act with a
// substance. Nothing outvotes these rules: neither all words weighed together nor what else the message asks.

/**
 * `told`: one finding of each line must be told, the first of a person and as present. `asked`: also where it is only asked about or planned, and then the answer
 * is "no" beforehand. `within`: all in one sentence, in neighbouring ones, or anywhere. `unless`: nothing of these in the sentence of the first.
 * `not`: what the finding is easily taken for and is not.
 */
export type MustNotMiss = {
  flag: string
  told: readonly (readonly Finding[])[]
  asked?: true
  within: 'sentence' | 'neighbours' | 'message'
  unless?: readonly Finding[]
  not?: readonly string[]
}

const mustNotMissRules: readonly MustNotMiss[] = [
  // A symptom with a medicine.
  {
    flag: 'isotretinoin-emergency',
    told: [['fever', 'breathless', 'liver', 'bellyPain'], ['isotretinoin']],
    within: 'message',
    not: ['isotretinoin-warning', 'medicine-rash'],
  },
  // An act with a substance.
  { flag: 'poisoning', told: [['drankCaustic']], within: 'sentence', unless: ['pet'] },
  {
    flag: 'do-not-swallow',
    told: [['drinksCaustic']],
    asked: true,
    within: 'sentence',
    unless: ['byMishap'],
    not: ['poisoning'],
  },
  {
    flag: 'do-not-swallow',
    told: [['drinksIt'], ['causticThing']],
    asked: true,
    within: 'neighbours',
    unless: ['byMishap'],
    not: ['poisoning'],
  },
  {
    flag: 'do-not-swallow',
    told: [['miracleDrops'], ['byMouth']],
    asked: true,
    within: 'neighbours',
    unless: ['byMishap'],
    not: ['poisoning'],
  },
  { flag: 'product-in-eye', told: [['splashed'], ['oil'], ['intoEye']], within: 'sentence', unless: ['roundEye'] },
  {
    flag: 'not-in-eye',
    told: [['intoEye'], ['oil']],
    asked: true,
    within: 'sentence',
    unless: ['roundEye', 'splashed', 'byMishap'],
    not: ['product-in-eye'],
  },
  {
    flag: 'do-not-inject',
    told: [['inject'], ['injected'], ['atHome']],
    asked: true,
    within: 'neighbours',
    unless: ['rolled'],
    not: ['lightener-use', 'poisoning', 'do-not-swallow'],
  },
  {
    flag: 'anothers-medicine',
    told: [['anothers'], ['usesIt']],
    asked: true,
    within: 'sentence',
    unless: ['supplement'],
  },
  // A place with a process.
  { flag: 'changing-mole', told: [['turning', 'sunken', 'hard'], ['mole']], within: 'sentence' },
  {
    flag: 'changing-mole',
    told: [['sunken'], ['hard', 'turning'], ['spot']],
    within: 'neighbours',
    unless: ['ofScars', 'breast'],
  },
  { flag: 'dark-streak', told: [['darkMark'], ['palmOrSole']], within: 'neighbours', unless: ['wart'] },
  { flag: 'breast-change', told: [['breastLump'], ['breast']], within: 'neighbours' },
  { flag: 'breast-change', told: [['breast'], ['breastSign']], within: 'neighbours', unless: ['breastfed'] },
  {
    flag: 'rash-in-pregnancy',
    told: [['ringShape'], ['rash'], ['expecting']],
    within: 'message',
    unless: ['jewellery'],
  },
  {
    flag: 'eye-symptoms',
    told: [['blurred'], ['gritty'], ['eye']],
    within: 'neighbours',
    unless: ['productIn'],
    not: ['product-in-eye', 'chemical-burn', 'caustic-on-skin', 'seen-today', 'seen-now'],
  },
  // Asked for in so many words.
  { flag: 'ambulance-number', told: [['emergencyNumber']], asked: true, within: 'sentence', unless: ['isComing'] },
]

/** The flags that only these rules raise: no sign (../safety/signs.ts) leads to them. */
export const onlyByRule: ReadonlySet<string> = new Set([
  'isotretinoin-emergency',
  'not-in-eye',
  'do-not-inject',
  'anothers-medicine',
  'rash-in-pregnancy',
  'ambulance-number',
])

let search: ((text: string) => Search<Finding>) | undefined
const searchForFindings = (text: string): Search<Finding> =>
  (search ??= searchFor(
    Object.entries(findings).map(([finding, ways]) => [finding as Finding, sourceOf(ways)] as const),
  ))(text)

/** What is made of each finding at most once. */
const oncePerFinding = <T extends object>(make: (finding: Finding) => T): ((finding: Finding) => T) => {
  const made: Partial<Record<Finding, T>> = {}
  return (finding) => (made[finding] ??= make(finding))
}

const sentencesOf = (found: readonly Found[]): ReadonlySet<number> => new Set(found.map(({ sentence }) => sentence))

const reach = { sentence: [0], neighbours: [-1, 0, 1] } as const

/** The rules that a message meets. Linear in its length: each finding is looked for once, sentence by sentence. */
export const mustNotMiss = (reading: Reading): MustNotMiss[] => {
  const find = oncePerFinding(reading.locatedBy(searchForFindings))
  const saidIn = ({ sentence }: Found): string => reading.sentences[sentence] ?? ''
  const sentencesWith = oncePerFinding((finding) => sentencesOf(find(finding)))
  /** The sentences that tell a finding, not denied and not of long ago. */
  const sentencesTelling = oncePerFinding((finding) =>
    sentencesOf(find(finding).filter((hit) => !isNegated(saidIn(hit), hit) && !reading.past(hit))),
  )
  const reaches = ({ sentence }: Found, within: MustNotMiss['within'], some: readonly Finding[]): boolean =>
    some.map(sentencesTelling).some((tell) => {
      return within === 'message' ? tell.size > 0 : reach[within].some((away) => tell.has(sentence + away))
    })
  return mustNotMissRules.filter(({ told: [first = [], ...others], asked, within, unless = [] }) =>
    first
      .flatMap(find)
      .some(
        (hit) =>
          (asked ? !isNegated(saidIn(hit), hit) : reading.meant(hit, 'emergency')) &&
          !unless.some((one) => sentencesWith(one).has(hit.sentence)) &&
          others.every((some) => reaches(hit, within, some)),
      ),
  )
}
