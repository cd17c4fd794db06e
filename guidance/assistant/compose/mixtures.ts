import { askedOfHarm } from '../understand/polarity.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { type Asked, calledAll, capital, saidIn, sentence, type Sketch } from './draft.ts'
import { isMedicine, isRetinoid } from './lines.ts'
import { clashes, load, pairOf } from './pairs.ts'

/** Medicines that hold two actives in one tube; what each needs to be told. Source: general dermatology practice. */
const mixtures: readonly { words: RegExp; called: string; parts: readonly string[]; why: string }[] = [
  {
    words: /\bepiduo\b/,
    called: 'Epiduo',
    parts: ['adapalene', 'benzoyl-peroxide'],
    why: 'Adapalene stays stable beside benzoyl peroxide. That benzoyl peroxide breaks a retinoid down is true of tretinoin, not of adapalene.',
  },
  {
    words: /\b(?:duac|clindoxyl|benzaclin)\b/,
    called: 'Duac',
    parts: ['clindamycin', 'benzoyl-peroxide'],
    why: 'Benzoyl peroxide does not break the antibiotic down; it keeps bacteria from growing used to it, which is why they share a tube.',
  },
  {
    words: /\bzineryt\b/,
    called: 'Zineryt',
    parts: ['erythromycin', 'zinc-acetate'],
    why: 'The zinc helps the antibiotic to stay on the skin and does not disturb it.',
  },
  {
    words: /\b(?:acnatac|treclin|ziana|veltin)\b/,
    called: 'that gel',
    parts: ['clindamycin', 'tretinoin'],
    why: 'The antibiotic and tretinoin keep their strength beside each other in this gel.',
  },
  {
    words: /\bbenzamycin\b/,
    called: 'Benzamycin',
    parts: ['erythromycin', 'benzoyl-peroxide'],
    why: 'Benzoyl peroxide keeps bacteria from growing used to the antibiotic.',
  },
]

/** A question about a medicine that is a mixture itself, alone or beside something else. */
export const mixtureAnswer = (asked: Asked, things: readonly Thing[], wash: Thing | undefined): Sketch | undefined => {
  const said = saidIn(asked)
  const mixture = mixtures.find(({ words }) => words.test(said))
  if (mixture === undefined) return undefined
  const { called, why } = mixture
  const parts = mixture.parts.flatMap((id) => asked.knowledge.byId(id) ?? []).map(thingOf)
  const isPart = ({ ingredient, family }: Thing): boolean =>
    family === undefined && mixture.parts.includes(ingredient?.id ?? '')
  const others = things.filter((thing) => !isPart(thing))
  const named = things.filter(isPart)
  const harm = askedOfHarm(said)
  const retinoid = parts.some(isRetinoid)
  const whole = `${called} (${calledAll(parts)})`
  const how =
    `**How:** only as prescribed, a thin layer on dry skin${retinoid ? ' at night' : ''}, with a plain moisturiser; fewer nights when it ` +
    `dries or stings. ` +
    'Sunscreen, SPF 30–50, every morning.'
  const [other] = others
  if (other === undefined) {
    const another = named.find((one) => one.ingredient?.id === 'benzoyl-peroxide') ?? named[0]
    // "Epiduo has adapalene and benzoyl peroxide" tells what is in it; "BPO wash with Epiduo" adds a second.
    const describes =
      /\b(?:has|have|contains?|got|is|both|in it|which|made of)\b/.test(said) || asked.heard.message.includes('(')
    const adds =
      harm === undefined &&
      another !== undefined &&
      !describes &&
      (another.ingredient?.id !== parts[0]?.ingredient?.id || named.length > 1)
    return adds && another !== undefined
      ? {
          paragraphs: [
            `**Better not: ${called} already holds ${another.called}, and a second one mostly adds dryness.**`,
            `${whole} is a full treatment by itself. ${why}`,
            how,
          ],
          extras: ['Ask your prescriber or pharmacist before you add to it.'],
          things: parts,
        }
      : {
          paragraphs: [
            `**${harm === undefined ? 'Yes' : 'No'}, not a problem in ${called}: ${calledAll(parts)} are made to be used ` +
              `together.**`.replace('Yes, not a problem in', 'Yes, in'),
            `*Why:* ${why} What they share is dryness, not a clash.`,
            how,
          ],
          extras: [
            'Do not stop or change it on your own: ask your prescriber or pharmacist if it burns or peels badly.',
          ],
          things: parts,
        }
  }
  const pairs = parts
    .filter((part) => part.ingredient?.full !== undefined)
    .map((part) => pairOf(asked.knowledge, part, other))
  const worst =
    pairs.find((pair) => clashes(pair) && pair.verdict.fix === 'drop-one') ?? pairs.find(clashes) ?? pairs[0]
  if (worst === undefined) return undefined
  const strong = load(other) > 1
  if (other === wash) {
    return {
      paragraphs: [
        `**Yes, once your skin is used to ${called}: a ${other.called} wash is rinsed off, so it counts for little.**`,
        `*Why:* ${whole} is a full treatment and dries by itself; a wash adds to that only a little.`,
        `**How:** the wash once a day at most, best in the morning, and the first thing to leave out when skin feels tight. ${capital(called)} only as ` +
          `prescribed, with a plain moisturiser.`,
      ],
      extras: ['Ask your prescriber or pharmacist before you add an active to it.'],
      things: [...parts, other],
    }
  }
  const both = isMedicine(other) && worst.verdict.verdict !== 'cancels-out' && !(isRetinoid(other) && retinoid)
  if (both) {
    return {
      paragraphs: [
        `**Only if your prescriber gave you both: ${called} and ${other.called} are medicines.**`,
        `*Why:* doctors do combine such medicines for acne, but they choose which one goes on when; together they dry and sting more. ${whole} is a ` +
          `treatment by itself.`,
        '**How:** until you have asked, keep to the one that was prescribed, a gentle cleanser, a plain moisturiser and sunscreen, SPF 30–50.',
      ],
      things: [...parts, other],
    }
  }
  const first =
    isRetinoid(other) && retinoid
      ? `${harm === undefined ? 'No' : 'Yes, leave it'}: ${called} already holds a retinoid, so one is enough`
      : clashes(worst) && worst.verdict.fix === 'morning-evening' && retinoid
        ? `${harm === undefined ? 'Yes, but' : 'Only'} at different times: ` +
          `${other.called} in the morning, ${called} at night`
        : clashes(worst)
          ? `Better not at the same time: ${called} and ${other.called} add up to dryness and sting`
          : `${harm === undefined ? 'Yes' : harm.none}: ${called} and ${other.called} can go together${strong ? ', at different times of day' : ''}`
  return {
    paragraphs: [
      `**${first}.**`,
      `*Why:* ${parts.length > 1 ? `${whole} holds two actives already. ` : ''}${sentence(worst.verdict.why)}`,
      `**How:** ${sentence(worst.verdict.how)} ${capital(called)} itself only as prescribed.`,
    ],
    extras: ['Ask your prescriber or pharmacist before you add an active to it.'],
    sources: pairs.flatMap(({ verdict }) => verdict.sources),
    things: [...parts, other],
  }
}
