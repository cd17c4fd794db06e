import { withoutWished } from '../understand/told-harm.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, is, it, saidIn, sentence, type Sketch, small } from './draft.ts'
import { carefulOf, lineOn } from './facts.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isActive, isMedicine, isOf, isRetinoid, leftOut, mayRecommend } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "Does niacinamide make your face swell?": the harm that is asked about, said first. Source: general.

const irritating = {
  called: 'itching, redness or peeling',
  known: /\b(?:sting|peel|redden|irritat|itch|flak|dry)/i,
  means:
    'Too much, too often or on sore skin is mostly why: fewer nights, a thin layer, moisturiser before and after. An itch with swelling or a rash is an allergy sign: wash it off and stop.',
}

/** A harm, how it is asked for, what shows that an entry tells of it, and what it means when it happens. */
const harms: readonly {
  asks: RegExp
  called: string
  known: RegExp
  means: string
  /** Set where the words that ask for it say themselves that a thing does it. */
  direct?: true
}[] = [
  {
    asks: /\b(?:swell\w*|swollen|rash|rashes|puff\w*|hives|allerg\w*|anaphyla\w*)\b/,
    called: 'swelling',
    known: /\ballerg|swell/i,
    means:
      'A face, lip or eyelid that swells is an allergy sign: wash it off, stop, and show a pharmacist or doctor the pack. ' +
      'Swollen tongue or throat, or hard breathing: 112 at once.',
  },
  {
    asks: /\b(?:hair (?:loss|fall\w*)|lose (?:my|your) hair|(?:my|your|make) hair (?:to )?fall|bald\w*)\b/,
    called: 'hair loss',
    known: /hair/i,
    means:
      'Hair that thins has other reasons (hormones, iron, tight styles, some tablets): a clinic or pharmacist can look for them.',
  },
  {
    asks: /\b(?:hair (?:grow\w*|growth)|grow (?:a )?(?:hair|beard|moustache)|facial hair|hairy)\b/,
    called: 'hair growth',
    known: /hair/i,
    means: 'New hair on the face comes from hormones, or from a hidden steroid in a cream without a label.',
  },
  {
    asks: /^(?:so |and |but |hi |why )*(?:can|could|does|do|will|would|may|might) (?!i |my |we |you |the skin )(?:\S+ ){1,3}?burns? ?(?:(?:my|your|the|ur|our|you|me|skin|face|off) ?)*$/,
    direct: true,
    called: 'burns',
    known: /\bburn|sting|peel/i,
    means:
      'Strength, time and sore skin decide: keep to the percentage and minutes on the pack, rinse when it stings hard, and no home peels above 10%. ' +
      'A burn that blisters or turns white or grey: rinse for twenty minutes and be seen the same day.',
  },
  {
    asks: /\b(?:chemical burns?|burns?|burn (?:my|your|the) (?:skin|face)|brandwonde?)\b/,
    called: 'burns',
    known: /\bburn|sting|peel/i,
    means:
      'Strength, time and sore skin decide: keep to the percentage and minutes on the pack, rinse when it stings hard, and no home peels above 10%. ' +
      'A burn that blisters or turns white or grey: rinse for twenty minutes and be seen the same day.',
  },
  {
    asks: /\b(?:thin(?:s|ning)?|make\w* (?:\S+ ){0,3}thin(?:ner)?)(?: out)? (?:(?:my|your|the|ur|out|of) )*(?:skin|face)\b|\b(?:skin|face) (?:get |become )?thin(?:ner)?\b/,
    direct: true,
    called: 'thin skin',
    known: /\bthins?\b/i,
    means:
      'Strong steroid creams thin skin with time. What peels or flakes sheds only dead cells on top, and the living ' +
      'skin beneath does not grow thinner.',
  },
  {
    asks: /\bdarkens? (?:(?:my|your|the|ur|black|brown) )*(?:skin|face|complexion|me|you)\b|\b(?:make|makes|turn|turns|get|gets) (?:(?:my|your|the|ur|me|you|ones|skin|face|it) )*(?:dark|darker|black|blacker)\b(?! (?:spots?|marks?|circles?|patch\w*))/,
    direct: true,
    called: 'darker skin',
    known: /darken/i,
    means:
      'What darkens skin is sun, and anything that stings, peels or itches for long: on deeper skin that ' +
      'leaves marks. So go slowly, stop what burns, and wear SPF 30–50 in the morning.',
  },
  {
    asks: /\b(?:caus(?:e|es|ing)|giv(?:e|es|ing)|leav(?:e|es|ing)|bring(?:s|ing)?|trigger(?:s|ing)?) (?!\S+ (?:help|fade|clear))(?:\S+ ){0,3}?(?:(?:hyper ?)?pigmentation|melasma|dark(?:er)? (?:spots?|marks?|patch\w*))\b/,
    direct: true,
    called: 'dark marks',
    known: /darken|dark marks/i,
    means:
      'Irritation is what leaves them: skin that stings, burns or peels for days marks, deeper skin most, and sun ' +
      'deepens it. So start low and slowly, moisturise, SPF 30–50 every morning, and stop what burns.',
  },
  {
    asks: /\b(?:dry (?:(?:me|you|it|us) )?(?:out|(?:my|your|the|ur) (?:skin|face))|dries (?:\S+ )?(?:out|skin|face)|drying (?:out|for|to)|makes? (?:(?:my|your|the|ur|skin|face|it|me|you) )+(?:very |so )?dry)\b/,
    direct: true,
    called: 'dry skin',
    known: /\bdr(?:y|ies|ying)\b|peel/i,
    means:
      'Tight, flaky skin wants less of whatever is new, a moisturiser on damp skin straight after washing, and a milder wash.',
  },
  {
    ...irritating,
    asks: /\b(?:irritates?|irritating)\b|^(?:so |and |but |hi |why )*(?:can|could|does|do|will|would|may|might) (?!i |my |we |you |the skin )(?:\S+ ){1,3}?(?:itch|sting|peel|flake|redden)\b/,
    direct: true,
  },
  {
    ...irritating,
    asks: /\b(?:itch\w*|redness|(?:(?:skin|face|you|me|it) (?:go |get |turn )?red)|sting\w*|peel(?:ing)?|flak\w*)\b/,
  },
  {
    asks: /\b(?:cancer\w*|carcinogen\w*|tumou?r\w*)\b/,
    direct: true,
    called: 'cancer',
    known: /cancer/i,
    means: 'The sun is the cause that counts: sunscreen, hat and shade.',
  },
  {
    asks: /\b(?:headaches?|migraines?|dizz\w*|nause\w*|tired\w*|weight)\b/,
    called: 'headaches, dizziness or tiredness',
    known: /headache/i,
    means:
      'Little of what is on the skin reaches the blood; a strong scent can give a headache. If it keeps coming back, leave it and ask a pharmacist.',
  },
]

const asksWhether = /\b(?:does|do|can|could|will|would|is it true|did|may|might)\b/
/** "Is it carcinogenic?" */
const ofCancer = /^(?:(?:so|and|but|hi) )*(?:is|are)\b.*\b(?:cancer\w*|carcinogen\w*)\b/
const asksHelp = /\b(?:helps?|for|with|good|heal\w*|treat\w*|work\w*)\b/
const causes = /\b(?:mak(?:e|es|ing)|caus(?:e|es|ing)|giv(?:e|es|ing)|lead to|leads to|bring|brings|get)\b/

/** "Can I put on vitamin C and go in the sun?" */
const inSun = pattern`
  \b(?:in|into|to|under|before|for) (?:the )?(?:sun|sunlight|sunshine|beach|daylight|son)\b|\bsun ?sensitiv\w*|\bphotosensitiv\w*|
  \bburn (?:\w+ )?in the sun\b`

export const beforeSun = ({
  knowledge,
  situation,
  heard: {
    things: [thing],
    things,
    harmed,
    tokens,
    kinds,
  },
}: Asked): Sketch | undefined => {
  const said = tokens.join(' ')
  const full = thing?.ingredient?.full
  if (
    thing?.ingredient === undefined ||
    full === undefined ||
    things.length > 1 ||
    harmed ||
    isMedicine(thing) ||
    !mayRecommend(knowledge, thing.ingredient, situation) ||
    kinds.includes('sunscreen') ||
    full.sun === 'protects' ||
    !inSun.test(said) ||
    !/\b(?:can|may|should|is|does|do|safe|ok|must|will|kan|mag|go)\b/.test(said) ||
    /\b(?:fad\w+|spots?|marks?|damage\w*|instead)\b/.test(said)
  )
    return undefined
  const raises = full.sun === 'raises' || full.when === 'night'
  const asksBurn = /\bsensitiv\w*|\bburn\b/.test(said)
  return {
    paragraphs: [
      raises && asksBurn
        ? `**Yes, ${thing.called} can make skin burn sooner in the sun: use ${it(thing)} at night and wear sunscreen by day.**`
        : asksBurn
          ? `**No, ${thing.called} ${is(thing)} not known to make skin burn sooner.**`
          : raises
            ? `**Better at night: ${thing.called} can make skin burn sooner, so in the sun only with sunscreen.**`
            : `**Yes, with sunscreen over it: ${thing.called} ${is(thing)} not known to make skin burn sooner.**`,
      raises
        ? 'Rinse it off or leave it out on the evening before a long day outdoors, and not on skin that peels or stings.'
        : 'It does not protect either: only a sunscreen does, and sun undoes what an active gains.',
      'SPF 30–50, two finger lengths for face and neck, on last and again every two hours outdoors; hat and shade from ten to three.',
    ],
    things: [thing],
  }
}

/** What a medicine does to skin as any active does; of its other effects the pharmacist tells. */
const ofCreams = new Set(['dry skin', 'itching, redness or peeling'])

/** Whether a harm is put to a thing in general, not told of somebody's own skin. */
export const sideEffect = (asked: Asked): Sketch | undefined => {
  const {
    heard: { things, harmed, myth },
  } = asked
  const said = withoutWished(saidIn(asked))
  const [thing] = things
  if (thing === undefined || things.length > 1 || harmed || !(asksWhether.test(said) || ofCancer.test(said)))
    return undefined
  const harm = harms
    .filter(
      ({ called }) => !isMedicine(thing) || ofCreams.has(called) || (called === 'dark marks' && isRetinoid(thing)),
    )
    .find(({ asks, direct }) => asks.test(said) && (direct === true || causes.test(said)))
  // What was told of oneself before asks nothing: "aspirin gives me hives" – "can I use it?"
  const before = asked.heard.followsUp && !harm?.asks.test(tokensOf(asked.request.message).join(' '))
  const barred = leftOut(asked.knowledge, thing, asked.situation) !== undefined
  // "Make skin burn in the sun" is asked of the sun (beforeSun).
  if (harm?.called === 'burns' && inSun.test(said)) return undefined
  if (harm === undefined || before || barred || (harm.called === 'dry skin' && asksHelp.test(said))) return undefined
  if (harm.called === 'cancer' && isOf(thing, 'formaldehyde-releaser', 'absorbent')) return undefined
  const claimed = myth !== undefined && (harm.called === 'cancer' || harm.asks.test(myth.claim.toLowerCase()))
  return claimed ? undefined : { ...answerOf(thing, harm, said), things: [thing] }
}

const answerOf = (thing: Thing, { called, known, means }: (typeof harms)[number], said: string): Sketch => {
  const own = carefulOf(thing)
    .map(({ why }) => why)
    .find((why) => known.test(why))
  const may =
    own !== undefined || isOf(thing, 'fragrance', 'essential-oil', 'fragrance-allergen', 'formaldehyde-releaser')
  const swells = called === 'swelling'
  return {
    paragraphs: [
      swells && /\b(?:rash\w*|hives|allerg\w*)\b/.test(said) && !may
        ? `**It can, though seldom: nearly anything on a label is an allergy for somebody, ${thing.called} too.**`
        : may && swells
          ? `**Not usually, but it can: ${thing.called} ${is(thing)} among the things people become allergic to.**`
          : ofCreams.has(called) && isRetinoid(thing) && thing.ingredient?.id !== 'isotretinoin'
            ? '**Yes, most retinoids redden, dry and flake skin in the first weeks.**'
            : own !== undefined && called !== 'burns'
              ? `**${/^it\b/i.test(own) ? `Yes, it${sentence(own).slice(2)}` : `It can: ${small(sentence(own))}`}**`
              : called === 'burns' && isActive(thing)
                ? `**Yes, it can: ${thing.called} too strong, too long or on sore skin can burn.**`
                : `**No, not usually: ${thing.called} ${is(thing)} not known to cause ${called}.**`,
      swells
        ? `Anybody can be allergic to something in a product, though, and it need not be the ${thing.called}. ${means}`
        : means,
      lineOn(thing),
    ],
    extras: [
      swells && isActive(thing)
        ? `${capital(thing.called)} that is too strong stings and reddens; that is irritation: use less, less ` +
          `often.`
        : undefined,
      'Try anything new on a small patch for a few days first.',
    ],
  }
}
