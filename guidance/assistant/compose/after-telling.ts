import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import type { Thing } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, listed, rand } from './draft.ts'
import { isActive } from '../understand/intent-signs.ts'
import { inTurns } from './plan.ts'
import { shownSums } from './sums.ts'
import { pattern } from '../../text/pattern.ts'

// Short questions at the end of a talk, each about what was told in several turns before it: two things and their times, a filter that is not borne, what the
// routine comes to, the scalp that is sore before the salon. Source: general dermatology practice.

const now = ({ request }: Asked): string => tokensOf(request.message).join(' ')
const toldBefore = ({ request }: Asked, back = 5): string[] => messagesOf(request.turns).slice(-back)
const toldWords = (asked: Asked): string =>
  toldBefore(asked)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')

const whenWhich = pattern`
  \b(?:when (?:do|must|should|can|to) (?:i )?(?:put|use|apply|do|take|wear)(?: on)? (?:which|what|each|them|both|the two)|which (?:one )?(?:goes |is |
  do i use |to use |comes )?(?:when|in the morning|mornings)|
  which (?:is )?(?:morning|day) and which|wanneer (?:sit|gebruik) ek (?:wat|watter))\b`

/** "I bought vitamin C and a retinol" – "night shift, not pregnant" – "when do I put which?" */
const timesOfTwo = (asked: Asked): Draft | undefined => {
  if (!whenWhich.test(now(asked)) || asked.heard.harmed || asked.request.turns.length === 0) return undefined
  const own = hear(asked.knowledge, asked.request.message).things
  const named = [...toldBefore(asked).flatMap((text) => hear(asked.knowledge, text).things), ...own].filter(
    (thing) => isActive(thing) || thing.families.includes('retinoid-medicine'),
  )
  const things = named.filter(({ called }, at) => named.findIndex((one) => one.called === called) === at)
  const [one, other, third] = things
  if (one === undefined || other === undefined || third !== undefined) return undefined
  const pair: readonly [Thing, Thing] = [one, other]
  return {
    paragraphs: inTurns(asked, pair),
    things: [...pair],
    sources: ['general'],
    topic: { intent: 'when' },
    suggestions: ['In what order do they go on?', 'What if my skin stings?'],
  }
}

const asksFilter =
  /\b(?:which|what|watter) (?:kind of |type of |sun ?screen |uv )?(?:filters?|sun ?screens?)\b|\bwhich (?:one|kind|type) then\b/
const organic = pattern`
  \b(?:avobenzone|octocrylene|oxybenzone|homosalate|octisalate|octinoxate|ethylhexyl \w+|butyl methoxydibenzoylmethane|bemotrizinol|tinosorb|
  benzophenone\S*|chemical (?:sunscreen|filter)s?|organic filters?)\b`
const reacts = pattern`
  \b(?:allerg\w*|react\w*|tested (?:me|positive)|positive (?:for|to)|rash|bumps|hives|welts|itch\w*|swell\w*|swollen|cant (?:use|have|take)|came up in)\b`

/** "Tested: avobenzone and octocrylene" – "which filter then?" */
const filterThen = (asked: Asked): Draft | undefined => {
  const told = toldBefore(asked)
    .map((text) => tokensOf(text).join(' '))
    .find((text) => organic.test(text) && reacts.test(text))
  if (told === undefined || !asksFilter.test(now(asked)) || asked.heard.harmed) return undefined
  const names = [...new Set(told.match(new RegExp(organic.source, 'g')) ?? [])].slice(0, 3)
  return {
    paragraphs: [
      `**Zinc oxide or titanium dioxide: mineral filters only, since you react to ${listed(names)}.**`,
      `Read the ingredient list of each tube, every time you buy: ${listed(names)} must not be on it, and with an allergy to one organic filter a tube ` +
        `without any is the safest. “Mineral” on the front is ` +
        'not enough, for some mix both kinds.',
      '**For a whole day in the sun:** SPF 50, water-resistant, two finger lengths for face and neck, again every two hours and after water. A tinted ' +
        'one leaves less of a pale film on deeper skin. ' +
        'Hat, sleeves and shade need no filter at all.',
      'Dab a new one inside the elbow twice a day for a week first. Swelling of lips or face, or hard breathing: 112 or 10177.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'sunscreen', kind: 'sunscreen', ingredients: [] },
    suggestions: ['Which sunscreen leaves no white cast?', 'Can you check an ingredient list for me?'],
  }
}

const perMonth =
  /\b(?:how much|hoeveel|what (?:does|will|would)|wat kos)\b.{0,30}\b(?:a|per|each|every|n|in a|elke) (?:month|maand)\b/

/** "How much is that a month?" of the samples that were put together. */
const costsAMonth = (asked: Asked): Draft | undefined => {
  const sums = shownSums(asked)
  if (!perMonth.test(now(asked)) || sums.length < 2) return undefined
  const total = sums.reduce((sum, { cents }) => sum + cents, 0)
  const budget = asked.situation.budgetCents
  const [least, most] = [total / 3, total / 1.5].map((cents) => Math.round(cents / 1000) * 1000)
  return {
    paragraphs: [
      `**About ${rand(least ?? 0)} to ${rand(most ?? 0)} a month: all ${sums.length} together come to ${rand(total)}, and a pack mostly lasts one and a ` +
        `half to three months.**`,
      'Sunscreen runs out first, in four to six weeks if you use two finger lengths a day; a moisturiser lasts about two months, a cleanser two to three.',
      budget === undefined
        ? 'Buy them one after the other: sunscreen first, then the moisturiser.'
        : total <= budget
          ? `So it fits your ${rand(budget)}, and in most months something is left over.`
          : `So the first month goes over your ${rand(budget)}: begin with cleanser and sunscreen, and add the rest the month after. Later months stay ` +
            `below it.`,
      'The prices are of our sample products; those in the shop differ.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'price', ingredients: [] },
    suggestions: ['What can I leave out?', 'Which of these matters most?'],
  }
}

const chemical = pattern`
  \b(?:relax(?:er|ers|ing|ed)?|perm(?:ing|ed)?|texturi[sz]er|(?:hair )?dye(?:ing)?|bleach(?:ing)? my hair|colou?r(?:ing)? my hair|(?:hair )?tint|
  keratin treatment|brazilian)\b`
const soreScalp = pattern`
  \b(?:scalp|kopvel|head)\b.{0,60}\b(?:sores?|scratch\w*|raw|cuts?|broken|open|scabs?|wounds?|bleed\w*|burns?|burnt|seer|sere)\b|\b(?:sores?|scabs?|
  cuts?) (?:on|in) (?:my |the )?(?:scalp|head)\b`
const mayGo = /\b(?:still|can|may|should|must|ok|okay|fine|safe|go|wait|kan|mag|moet)\b/
const onNow =
  /\b(?:is burning|burns now|on now|in my hair now|still on|just (?:did|relaxed|put)|(?:did|relaxed|dyed) (?:it|my hair))\b/

/** "Relaxing my hair on Saturday" – "I scratched my scalp, small sores" – "still ok to go?" */
const soreBeforeSalon = (asked: Asked): Draft | undefined => {
  const all = `${toldWords(asked)} . ${now(asked)}`
  if (
    !chemical.test(all) ||
    !soreScalp.test(all) ||
    !mayGo.test(now(asked)) ||
    onNow.test(all) ||
    asked.request.turns.length === 0 ||
    now(asked).split(' ').length > 30
  )
    return undefined
  return {
    paragraphs: [
      '**No, put it off until the scalp has healed: no sores, scratches or scabs left, mostly one to two weeks.**',
      '*Why:* on broken skin a relaxer, dye or bleach burns and stings far deeper. That can scar, and where the scalp scars hair does not grow back.',
      '**Meanwhile:** do not scratch; a mild shampoo once, lukewarm, no combing over the sores, no oils with scent. Petroleum jelly on the sores. When ' +
        'you go, no washing or scratching for two days before it, ' +
        'and tell the salon; it comes out at once when it burns.',
      'Pus, yellow crusts, swollen glands, bald patches, or not healed in two weeks: a pharmacist or clinic.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['What calms an itchy scalp?', 'How long between relaxers?'],
  }
}

const steroid = pattern`
  \b(?:betamethasone|beta ?val|hydrocortisone|cortisone|mometasone|elocon|dermovate|clobetasol|advantan|lenovate|persivate|steroid (?:cream|ointment)|
  kortisoon)\b`
const givenFor = /\b(?:elbows?|knees?|hands?|legs?|arms?|feet|back|body|shins?|elmboe|hande|bene|voete)\b/
const onFace = /\b(?:face|cheeks?|chin|forehead|nose|eye ?lids?|mouth|lips?|jaw|gesig|wang)\b/
const useThat =
  /\b(?:can|may|could|should|must|ok to|fine to|kan|mag) (?:i |ek )?(?:just |also |still )*(?:use|put|try|apply|smear|gebruik|sit|smeer)\b/

/** "Betamethasone for my elbows" – "now a patch on my cheek, can I use that?": what was given for one place is not for the face. */
const steroidElsewhere = (asked: Asked): Draft | undefined => {
  const [all, said] = [toldWords(asked), now(asked)]
  const given = toldBefore(asked)
    .map((text) => tokensOf(text).join(' '))
    .find((text) => steroid.test(text) && givenFor.test(text))
  if (
    given === undefined ||
    !useThat.test(said) ||
    !onFace.test(`${all.slice(-200)} ${said}`) ||
    onFace.test(given) ||
    asked.heard.harmed
  )
    return undefined
  const called = steroid.exec(given)?.[0] ?? 'it'
  return {
    paragraphs: [
      `**No, not on your face: ${called} was given for thicker skin, and the face is thin.** There it soon brings thinning, fine vessels, pimples and a ` +
        `rash round the mouth, and near the eyes more.`,
      '**Until it has been looked at:** a plain, fragrance-free moisturiser or petroleum jelly several times a day, lukewarm water or a mild soap-free ' +
        'wash, no acids, retinoids, scrubs or scent, and sunscreen SPF 50.',
      'A pharmacist can say this week what may go there; ask the doctor who prescribed it before you use it on any new place. Ring-shaped, weeping, ' +
        'crusted or spreading: a clinic, for a steroid hides or feeds an infection.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What calms a dry patch on the face?', 'How do I care for eczema?'],
  }
}

const coldSores = /\b(?:cold ?sores?|fever ?blisters?|koorsblare?|koorsblase|herpes)\b/
const treatment = pattern`
  \b(?:(?:chemical|salon|face|facial|tca|glycolic|jessner\w*) peels?|a peel|peel (?:at|full)|lasers?|micro ?needl\w*|derma ?pen|microblad\w*|fillers?|
  lip (?:blush\w*|tattoo\w*)|ipl)\b`
const asksToTell = /\b(?:tell|say|mention|let them know|ok|okay|safe|fine|can i|should i|must i|still|se|risk\w*)\b/

/** "I get fever blisters" – "booked a peel" – "must I tell them?" */
const coldSoresBefore = (asked: Asked): Draft | undefined => {
  const all = `${toldWords(asked)} . ${now(asked)}`
  if (
    !coldSores.test(all) ||
    !treatment.test(all) ||
    !asksToTell.test(now(asked)) ||
    asked.heard.harmed ||
    now(asked).split(' ').length > 24
  )
    return undefined
  return {
    paragraphs: [
      '**Yes, tell them when you book, and again on the day: a peel, laser or needles near the mouth can bring cold sores out and spread them over raw skin.**',
      'Ask a doctor or clinic beforehand whether tablets against an outbreak make sense for you: they are started before the treatment. A good ' +
        'practitioner asks about cold sores by herself.',
      '**Not while one is tingling, open or crusted:** put the date off until it has healed fully, mostly seven to ten days. Sunscreen SPF 50 and a lip ' +
        'balm with SPF lower the risk from sun.',
      'Punched-out, painful sores or blisters afterwards, fever, or anything near an eye: a doctor or clinic the same day.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['What calms a cold sore?', 'What must I stop before a peel?'],
  }
}

const flakyHair = /\b(?:beard|moustache|mustache|sideburns|chest hair|baard)\b/
const antiDandruff =
  /\b(?:head (?:and )?shoulders|nizoral|nizshampoo|selsun|ketoconazole|zinc pyrithione|(?:anti ?)?dandruff shampoo|clear shampoo)\b/

/** "White flakes under my beard" – "head & shoulders on it?" */
const shampooOnBeard = (asked: Asked): Draft | undefined => {
  const all = `${toldWords(asked)} . ${now(asked)}`
  if (
    !antiDandruff.test(now(asked)) ||
    !flakyHair.test(all) ||
    !/\b(?:flak\w*|dandruff|white bits|scal\w*|itch\w*|skilfer\w*)\b/.test(all) ||
    asked.heard.harmed
  )
    return undefined
  return {
    paragraphs: [
      '**Yes, worth a try: work an anti-dandruff shampoo through to the skin, leave it on for three to five minutes, and rinse it out well.**',
      'Two or three times a week for four weeks, then once a week so that it does not come back. Keep it out of the eyes; on other days only a mild wash.',
      'Afterwards a light, fragrance-free moisturiser on the skin beneath, and no heavy oil or balm while it flakes: oil feeds it. Look for zinc ' +
        'pyrithione, selenium sulfide or ketoconazole on the bottle.',
      'Weeping, sore, round bald patches, or no better after four weeks: a pharmacist or clinic.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['What keeps it from coming back?', 'Which moisturiser under a beard?'],
  }
}

const whichParts = /\b(?:only|everything|everywhere|all over|both|whole|just the|where|alles|oral|net)\b/

/** "Vitiligo on my hands" – "sunscreen on the white parts only or everything?" */
const sunOnVitiligo = (asked: Asked): Draft | undefined => {
  const said = now(asked)
  return !/\bvitiligo\b/.test(`${toldWords(asked)} ${said}`) ||
    !/\b(?:sun ?screen|sun ?block|spf|sonskerm)\b/.test(said) ||
    !whichParts.test(said) ||
    asked.heard.harmed
    ? undefined
    : {
        paragraphs: [
          '**Everything that is bare: the white parts burn within minutes, and the skin around them tans, so the contrast grows.**',
          'Broad-spectrum SPF 50, two finger lengths for face and neck, on the backs of the hands and round the mouth too, again every two hours outdoors ' +
            'and after washing hands or wiping the mouth; a lip balm with SPF 30–50.',
          'A brimmed hat, long sleeves or gloves and shade do as much. A tinted one evens the colours out; a water-resistant one stays on when you sweat.',
          'Burnt often, or a sore that does not heal in a few weeks: a clinic. A dermatologist can tell what brings colour back.',
        ],
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'sunscreen', kind: 'sunscreen', ingredients: [] },
        suggestions: ['Which sunscreen leaves no white cast?', 'Can make-up cover it?'],
      }
}

/** What was told in several turns before decides the answer; undefined where nothing of it is asked. */
export const afterTelling = (asked: Asked): Draft | undefined =>
  asked.heard.isLabel || asked.heard.injected || asked.request.turns.length === 0
    ? undefined
    : (steroidElsewhere(asked) ??
      soreBeforeSalon(asked) ??
      coldSoresBefore(asked) ??
      shampooOnBeard(asked) ??
      sunOnVitiligo(asked) ??
      timesOfTwo(asked) ??
      filterThen(asked) ??
      costsAMonth(asked))
