import { z } from 'zod'
import {
  aspects,
  carefulWho,
  cautions,
  concerns,
  conditions,
  evidenceLevels,
  families,
  fixes,
  intents,
  mindVerdicts,
  origins,
  redFlagLevels,
  ruledTopics,
  troubleSlots,
  verdicts,
} from './kinds.ts'

// How the knowledge is written in content/knowledge. The compiler (compile.ts) checks it; the engine only meets what passed.

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const line = (most: number) => z.string().trim().min(1).max(most)
/** Where a fact is from: ids of content/knowledge/sources. `general` is common dermatology knowledge for which we have no single source. */
const sourceIds = z.array(slug).min(1)

export const SourceEntry = z.strictObject({ id: slug, title: line(200), url: z.url().optional() })
export type Source = z.infer<typeof SourceEntry>

/** A full entry: what a reader is told about an ingredient. Texts are short and plain; see docs/decisions/0014. */
export const IngredientEntry = z.strictObject({
  id: slug,
  /** The name as labels must print it (INCI). */
  inci: line(120),
  /** Other names it is printed or asked for under, without small differences of case, hyphen or space. */
  names: z.array(line(120)).default([]),
  misspellings: z.array(line(60)).default([]),
  families: z.array(z.enum(families)).min(1),
  origins: z.array(z.enum(origins)).default([]),
  does: line(170),
  helps: z.array(z.strictObject({ concern: z.enum(concerns), evidence: z.enum(evidenceLevels) })).default([]),
  /** The usual effective range: `2–5%`. */
  range: line(90).optional(),
  /** A legal limit where one is known, with the place it holds in. */
  legal: line(160).optional(),
  use: z.enum(['leave-on', 'rinse-off', 'both']).default('both'),
  when: z.enum(['morning', 'night', 'any']).default('any'),
  /** `raises`: makes skin burn sooner; `protects`: a UV filter. */
  sun: z.enum(['none', 'raises', 'protects']).default('none'),
  pregnancy: z.enum(cautions).default('ok'),
  breastfeeding: z.enum(cautions).default('ok'),
  /** What there is to say about pregnancy and breastfeeding beyond the word above. */
  pregnancyNote: line(160).optional(),
  careful: z.array(z.strictObject({ who: z.enum(carefulWho), why: line(120) })).default([]),
  /** 0 to 5 on the old rabbit-ear scale, which predicts little; shown only with that said. */
  comedogenic: z.int().min(0).max(5).optional(),
  /** How much it can sting or peel by itself: 0 not, 1 a little, 2 noticeably, 3 strongly. Used for the exfoliation and irritation load. */
  irritation: z.int().min(0).max(3).default(0),
  sources: sourceIds,
})
export type IngredientText = z.infer<typeof IngredientEntry>

/** An ingredient we can name and place, but not say more about: from the tables in content/knowledge/names. */
export const NameEntry = z.strictObject({
  inci: line(160),
  families: z.array(z.enum(families)).min(1),
  function: line(60),
  names: z.array(line(120)).default([]),
  origins: z.array(z.enum(origins)).default([]),
})
export type NameText = z.infer<typeof NameEntry>

/** `ingredient:tretinoin` or `family:aha`. */
const side = z.string().regex(/^(ingredient|family):[a-z0-9-]+$/)

export const InteractionEntry = z.strictObject({
  id: slug,
  a: side,
  b: side,
  verdict: z.enum(verdicts),
  /** The answer in one line, fit to stand first: "Yes, they can go together." */
  short: line(140),
  why: line(260),
  fix: z.enum(fixes),
  /** What to do, in a sentence. */
  how: line(200),
  evidence: z.enum(evidenceLevels),
  sources: sourceIds,
})
export type Interaction = z.infer<typeof InteractionEntry>

const advice = z.strictObject({ text: line(220), ingredients: z.array(slug).default([]) })

export const ConcernEntry = z.strictObject({
  id: z.enum(concerns),
  name: line(60),
  /** How people say it, in English, Afrikaans, isiZulu, isiXhosa and slang; lower case. */
  words: z.array(line(50)).min(3),
  means: line(220),
  firstLine: z.array(advice).min(1),
  secondLine: z.array(advice).min(1),
  /** What deeper skin needs. Never lightening. */
  deeperSkin: line(300),
  takes: line(120),
  beSeen: line(220),
  sources: sourceIds,
})
export type ConcernText = z.infer<typeof ConcernEntry>

export const LightenerEntry = z.strictObject({
  id: slug,
  name: line(80),
  kind: z.enum(['mercury', 'hydroquinone', 'steroid', 'other']),
  names: z.array(line(80)).min(1),
  why: line(220),
  sources: sourceIds,
})
export type Lightener = z.infer<typeof LightenerEntry>

export const RedFlagEntry = z.strictObject({
  id: slug,
  level: z.enum(redFlagLevels),
  /** What was noticed, as a short noun phrase for the review document. */
  sign: line(200),
  /** The first sentence of the answer: what to do now. */
  action: line(400),
  /** What else helps: why, what to take along, which number. */
  more: line(400).optional(),
  /** The same, to somebody who tells it of another person. */
  ofAnother: line(400).optional(),
  moreOfAnother: line(400).optional(),
  /** The same where it is told as a day old or older: what had to be done at once is no use any more. */
  later: line(400).optional(),
  moreLater: line(400).optional(),
  /** The same where wax or thread took the skin: there is nothing to rinse off. */
  byWax: line(400).optional(),
  moreByWax: line(400).optional(),
  /** Answered with this and nothing else, though it does not press: advice for the skin beside it would be out of place. */
  alone: z.boolean().default(false),
  sources: sourceIds,
})
export type RedFlag = z.infer<typeof RedFlagEntry>

/** Afrikaans, isiZulu, isiXhosa and Sesotho words that people use of skin, by the English word or two that would have been said. */
export const GlossEntry = z.strictObject({
  id: z.string().regex(/^[a-z]+( [a-z]+)*$/),
  words: z.array(z.string().regex(/^[a-z]+$/)),
  /** Words that mean something else in an English message: `bad`, `hand`, `die`. */
  shared: z.array(z.string().regex(/^[a-z]+$/)).default([]),
})
export type Gloss = z.infer<typeof GlossEntry>

export const MythEntry = z.strictObject({
  id: slug,
  claim: line(140),
  verdict: z.enum(['false', 'half-true', 'harmful', 'true']),
  /** Ways people put it, lower case: all words of one of these must occur (in any order) for the myth to be meant. */
  words: z.array(line(80)).min(1),
  answer: line(700),
  sources: sourceIds,
})
export type Myth = z.infer<typeof MythEntry>

/**
 * Ways to say it, lower case, as a message is read: `acn*` is any word that starts so, a plural is the same word, `..` up to four words
 * between.
 */
const phrases = z.array(
  z
    .string()
    .regex(/^[\p{Ll}\d.*]+( [\p{Ll}\d.*]+)*$/u)
    .max(60),
)
const paragraph = line(700)

/** A question that is asked often and that no single ingredient or concern answers. */
export const TopicEntry = z
  .strictObject({
    id: slug,
    /** What it is called by: any of these makes it likely. */
    words: phrases.default([]),
    /**
     * Signs that must be said together; one of these lines makes it sure. `acne/bumps` is either sign of topic-signs.ts, `'back acne|bacne'`
     * words of its own, `!child` that it is not said.
     */
    when: z.array(line(500)).default([]),
    /** It is seldom asked, and its questions are not learnt: only its signs and words lead to it, in a short message of its own. */
    seldom: z.boolean().default(false),
    /** The intent it answers, for what a next message can lean on. */
    as: z.enum(intents).optional(),
    concern: z.enum(concerns).optional(),
    /** It speaks of what has no place in a cosmetic, and says no to it itself. */
    ofBanned: z.boolean().default(false),
    /** Ingredients it names, for sources and for what the person avoids. */
    ingredients: z.array(slug).default([]),
    /** The first paragraph answers; the others say how, and when to be seen. None where a rule words it. `{x} {is}`: what was named. */
    says: z.array(paragraph),
    sources: sourceIds,
  })
  .refine(({ words, when }) => words.length + when.length > 0, 'nothing leads to it: it needs words or when')
  .refine(
    ({ id, says }) => says.length > 0 !== (ruledTopics as readonly string[]).includes(id),
    'says something, or else a rule words it',
  )
export type TopicText = z.infer<typeof TopicEntry>

/** A thing, a habit or a kind of product of every day, with what is asked of it. */
export const SubjectEntry = z
  .strictObject({
    id: slug,
    words: phrases.min(1),
    /** Said with these, it is something else that is meant. */
    never: phrases.default([]),
    /** A kind of product: an ingredient that is named comes before it. */
    kind: z.boolean().default(false),
    /** What it is a trouble of, for what a next message can lean on. */
    concern: z.enum(concerns).optional(),
    /** `keeps: Change the blade after …`: what is asked (one or more of the aspects), and the answer, its first sentence first. */
    says: z.array(paragraph).min(1),
    sources: sourceIds,
  })
  .refine(
    ({ says }) =>
      says.every(
        (one) =>
          /^[a-z]+(?: [a-z]+)*: /.test(one) &&
          one
            .slice(0, one.indexOf(':'))
            .split(' ')
            .every((aspect) => (aspects as readonly string[]).includes(aspect)),
      ),
    'every text says first what it answers',
  )
export type SubjectText = z.infer<typeof SubjectEntry>

/** A word of skincare. */
export const TermEntry = z.strictObject({
  id: slug,
  /** Its name in a sentence. */
  called: line(60),
  /** Said for little else: any question with it is about it. */
  own: z.boolean().default(false),
  words: phrases.min(1),
  /** What it is, to follow its name: "means …", "is …". */
  what: line(300),
  /** What to do with it. */
  use: line(300),
  /** Of a treatment: what else is asked about it (guidance/assistant/understand/treatments.ts), "hurts: …". */
  also: z.array(line(300).regex(/^(?:hurts|heals|deep|home|worth): /)).default([]),
  sources: sourceIds,
})
export type TermText = z.infer<typeof TermEntry>

/** What an illness, a medicine or a time of life means for something: the first row that the thing is filed under counts. */
const mind = z.strictObject({
  /** Ingredients, families, kinds of product, practices (guidance/assistant/understand/practices.ts), `strong` or `gentle`. */
  of: z.array(slug).min(1),
  verdict: z.enum(mindVerdicts),
  /** Why, to follow a colon: "it calms redness". */
  why: line(240),
})
export type Mind = z.infer<typeof mind>

/** An illness, a medicine or a time of life beside which somebody wants to use something. */
/** What an illness or a medicine can bring to skin. */
const skinSigns = ['dark', 'dry', 'itch', 'pimples', 'rash', 'sweat'] as const
export type SkinSign = (typeof skinSigns)[number]

export const HealthEntry = z.strictObject({
  id: slug,
  called: line(60),
  words: phrases.min(1),
  /** What else is known to tell of it: the engine reads these with more care than words. */
  state: z.array(z.enum(conditions)).default([]),
  /** Answered elsewhere where no row fits: a condition of the skin itself, pregnancy, young skin. */
  rowsOnly: z.boolean().default(false),
  /** The answer in few words for what stands in no row; one that starts with "Ask" leaves it to those who treat it. */
  verdict: line(60),
  /** What it changes for the skin. */
  note: line(400),
  /** How it shows on skin itself, and what care then is: "It can …", "A mild wash … Leave out …". */
  onSkin: z.strictObject({ signs: z.array(z.enum(skinSigns)), shows: line(260), care: line(260) }).optional(),
  minds: z.array(mind).default([]),
  sources: sourceIds,
})
export type HealthText = z.infer<typeof HealthEntry>

/** What is asked of a medicine itself: alcohol, stopping, a baby, the sun; `any` is for all that have no row. `says`: "stop: Not by yourself. How.", {x} its name. */
export const MedicineEntry = z.strictObject({
  id: slug,
  called: line(60),
  words: phrases.min(1),
  says: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[a-z]+: ./)
        .max(700),
    )
    .min(1),
  /** When to be seen. */
  seen: line(260),
  sources: sourceIds,
})
export type MedicineText = z.infer<typeof MedicineEntry>

/** Something skin can have, in general words; what to use for it stands elsewhere. Each is written to follow its name or a colon. */
export const ConditionEntry = z.strictObject({
  id: slug,
  called: line(60),
  words: phrases.min(1),
  /** "is a fungus …", "are small growths …". */
  what: line(260),
  /** How it is caught: "by skin, towels and combs". Missing where it is not. */
  catching: line(160).optional(),
  /** "comes from …". */
  cause: line(260),
  /** Whether and when it goes away. */
  lasts: line(200),
  /** What to do and whom to ask. */
  care: line(300),
  /** Told from here only where nothing else is asked ("what causes X"): the care of it stands elsewhere. */
  bare: z.boolean().default(false),
  /** Its care is the answer to a plain "what helps": for what no concern and no ready answer tells better. */
  helps: z.boolean().default(false),
  /** So many people have it that "is it normal?" is answered with yes; other answers say that it happens and can be looked after. */
  common: z.boolean().default(false),
  /** Answers to what is plainly asked of it, the verdict in the first sentence; `@id` is the ready answer of that name. */
  asked: z.partialRecord(z.enum(troubleSlots), line(360)).default({}),
  sources: sourceIds,
})
export type ConditionText = z.infer<typeof ConditionEntry>

const pattern = line(120).refine((written) => {
  try {
    return new RegExp(written, 'i').source !== ''
  } catch {
    return false
  }
}, 'is no regular expression')

/** What an answer speaks of beside its subject: a household thing that was named (household.json), or a way or time of life (circumstances.json). */
export const AsideEntry = z.strictObject({
  id: slug,
  words: phrases.min(1),
  /** A regular expression, whatever the case: an answer that it fits has said it already. */
  named: pattern,
  says: line(400),
  sources: sourceIds,
})
export type AsideText = z.infer<typeof AsideEntry>
