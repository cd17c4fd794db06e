import { tokensOf } from '../../text/tokens.ts'
import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { expects } from './lines.ts'

// "What will a doctor do for keloids?", "what can a pharmacist give me for pimples?": what is done there, told as what to expect and not as a prescription.
// Source: general dermatology practice in South Africa.

type Done = { words: RegExp; called: string; pharmacist: string; clinic: string; doctor: string; expect: string }

const troubles: readonly Done[] = [
  {
    words: /\bkeloids?\b/,
    called: 'keloids',
    pharmacist: 'silicone gel or sheets to wear for months, though nothing from the shelf flattens an old keloid',
    clinic: 'looks at it and writes a referral to a dermatology or plastic surgery clinic of a state hospital',
    doctor:
      'mostly injects a steroid into the keloid every four to six weeks, several times; silicone, pressure earrings, freezing, laser or surgery with injections after come next',
    expect:
      'It flattens and itches less over months; keloids often come back, above all when only cut. Ask what it does to colour: injections can leave it paler.',
  },
  {
    words: /\b(?:warts?|verrucas?)\b/,
    called: 'warts',
    pharmacist:
      'a salicylic acid paint or plaster, or a freezing spray for hands and feet, used for up to three months',
    clinic: 'makes sure that it is a wart, and treats it with a stronger acid or freezes it where it has nitrogen',
    doctor:
      'freezes it with liquid nitrogen every two to three weeks, or scrapes or burns it off under a local injection',
    expect:
      'It may blister, sting and leave a pale or dark mark on deeper skin for months. Many go by themselves in two years. Private parts: always a clinic.',
  },
  {
    words: /\b(?:cold sores?|fever blisters?|koorsblare?)\b/,
    called: 'cold sores',
    pharmacist: 'aciclovir cream at the first tingle, and plasters and lip balm with SPF for after',
    clinic: 'makes sure of it and gives antiviral tablets where sores are many or weak immunity is at play',
    doctor: 'prescribes antiviral tablets to keep at hand, or every day for some months when they come often',
    expect:
      'Seven to ten days each time; earlier treatment shortens it by about a day. Near the eye: the same day. No kissing or sharing until dry.',
  },
  {
    words: /\bskin tags?\b/,
    called: 'skin tags',
    pharmacist: 'only advice here, as acids and ties from the shelf burn and infect',
    clinic: 'makes sure of them, and takes them off mostly only when they are sore',
    doctor: 'snips, freezes or burns them off in minutes',
    expect:
      'A little bleeding, a scab for a week, perhaps a mark. Many tags with a velvety dark neck: ask for a sugar test.',
  },
  {
    words: /\b(?:moles?|moesies?)\b/,
    called: 'a mole',
    pharmacist: 'no treatment for it, only advice on where to have it seen',
    clinic: 'looks at it and refers you the same week if it changes, bleeds or looks unlike the others',
    doctor: 'looks with a lens, and cuts it out under a local injection if needed, so that it can be tested',
    expect: 'A few stitches and a scar; the result in one to two weeks. Never let it be burnt off untested.',
  },
  {
    words: /\bmelasma\b|\bpregnancy mask\b/,
    called: 'melasma',
    pharmacist: 'tinted sunscreen SPF 50 and azelaic acid or niacinamide',
    clinic:
      'makes sure of it, asks after the pill, injection and creams from the street, and refers you if it is stubborn',
    doctor:
      'may prescribe a mixed cream for a few months under watch, with breaks, and sometimes tablets or careful peels; laser is risky on deeper skin',
    expect:
      'It pales over three to six months and comes back with sun, so tinted sunscreen stays. Tell if you are or may get pregnant.',
  },
  {
    words: /\bstretch ?marks?\b/,
    called: 'stretch marks',
    pharmacist: 'a plain cream for the itch',
    clinic: 'looks for a cause when many wide purple ones appear, such as a steroid cream',
    doctor: 'can soften new ones with a retinoid cream, laser or needling; nothing removes them altogether',
    expect:
      'They pale by themselves over one to two years; treatment is private and dear, works best on new ones, and can mark deeper skin. No retinoid in pregnancy.',
  },
  {
    words: /\b(?:(?:acne|pimple|ice ?pick|pitted|dented) scars?|scars?)\b/,
    called: 'scars',
    pharmacist: 'silicone gel for raised ones and sunscreen, while dents need more',
    clinic: 'treats what still makes scars, such as acne, and refers you',
    doctor:
      'treats dents by needling, small releases under the scar, acid dots or laser, and raised ones by steroid injections',
    expect:
      'Acne must be quiet first. Several rounds over months soften them by a half, not to nothing; on deeper skin ask for somebody used to it, and for a test spot.',
  },
  {
    words: /\b(?:back ?acne|bacne|acne|pimples?|breakouts?|zits?|puisies)\b/,
    called: 'acne',
    pharmacist: 'benzoyl peroxide 2.5–5% and salicylic acid over the counter, and tells you when a script is needed',
    clinic:
      'looks for scars and depth, and can give benzoyl peroxide and an antibiotic course for some months, free or cheaply',
    doctor:
      'may prescribe a retinoid gel, a mixed gel, antibiotic tablets for about three months, hormone treatment for women, or isotretinoin for what is severe or scars, with blood and pregnancy tests',
    expect: 'Eight to twelve weeks before it shows. Tell if you are or may get pregnant, and take along what you used.',
  },
  {
    words: /\b(?:dark (?:marks?|spots?|patches)|(?:hyper ?)?pigmentation|pimple marks?)\b/,
    called: 'dark marks',
    pharmacist: 'tinted sunscreen, azelaic acid about 10% and niacinamide',
    clinic: 'treats what makes them, such as acne or eczema, and refers you if they are stubborn',
    doctor:
      'may prescribe azelaic acid 15–20%, a retinoid, or a mixed cream for a few months under watch; peels only mild ones on deeper skin',
    expect: 'Months, with sunscreen every morning. No street creams beside it; tell if you are or may get pregnant.',
  },
  {
    words: /\b(?:eczema|eksee?m|exzema|dermatitis)\b/,
    called: 'eczema',
    pharmacist: 'a thick emollient, a soap substitute, and hydrocortisone 1% for a short while on small patches',
    clinic: 'gives emulsifying ointment and a steroid cream of the right strength, and treats infection',
    doctor: 'may add stronger or steroid-free creams, light treatment or tablets when that is not enough',
    expect:
      'A flare calms in one to two weeks; it can come back, so cream stays. Ask how much, where and how long for each tube.',
  },
  {
    words: /\bpsoriasis\b/,
    called: 'psoriasis',
    pharmacist: 'thick creams, coal tar shampoo and salicylic ointment for scale',
    clinic: 'makes sure of it, starts a steroid cream, asks after joints and refers you',
    doctor:
      'prescribes steroid and vitamin D creams, light treatment, and tablets or injections where much skin or joints are involved',
    expect: 'It can be kept quiet, not cured. Sore, stiff joints: soon.',
  },
  {
    words: /\b(?:ring ?worm|fungus|fungal|athletes? ?foot|tinea|jock itch)\b/,
    called: 'a fungus of the skin',
    pharmacist: 'an antifungal cream such as clotrimazole or terbinafine for two to four weeks',
    clinic: 'looks, may take a scraping, and gives tablets for scalp and nails',
    doctor: 'prescribes tablets where cream is not enough, with blood tests when they go on for months',
    expect: 'Better in two weeks; go on a week longer. No steroid cream on it; scalp ringworm always needs tablets.',
  },
  {
    words: /\b(?:vitiligo|white patches)\b/,
    called: 'vitiligo',
    pharmacist: 'sunscreen and camouflage make-up',
    clinic: 'makes sure of it and refers you',
    doctor: 'prescribes steroid or steroid-free creams and light treatment',
    expect: 'Early patches on the face answer best; colour returns in dots over months.',
  },
  {
    words: /\brosacea\b/,
    called: 'rosacea',
    pharmacist: 'mild care, mineral sunscreen and azelaic acid about 10%',
    clinic: 'makes sure of it and starts a cream or refers you',
    doctor: 'prescribes metronidazole, ivermectin or azelaic acid cream, sometimes doxycycline, and laser for vessels',
    expect: 'Calmer in six to twelve weeks; triggers stay. Gritty, red eyes: soon.',
  },
  {
    words: /\b(?:dandruff|itchy scalp|flaky scalp|seborr\w+)\b/,
    called: 'dandruff',
    pharmacist: 'a shampoo with ketoconazole, zinc pyrithione or selenium',
    clinic: 'looks for ringworm or psoriasis and gives a stronger shampoo or lotion',
    doctor: 'may add a steroid lotion for some days, or treats what else it is',
    expect: 'Four weeks, then now and then to keep it away.',
  },
  {
    words: /\b(?:hair loss|bald\w*|thinning hair|hairline|alopecia|traction)\b/,
    called: 'hair loss',
    pharmacist: 'minoxidil, after asking whether it fits, and advice on the scalp',
    clinic: 'looks at the pattern, does blood tests such as iron and thyroid, and refers you',
    doctor: 'may take a small sample of scalp, inject steroid, or prescribe creams or tablets, by kind',
    expect: 'Three to six months before it shows; scarred places do not grow back, so go early.',
  },
  {
    words: /\b(?:boils?|abscess|pitsweer)\b/,
    called: 'a boil',
    pharmacist: 'clean dressings and advice, as no cream draws it out',
    clinic:
      'opens and drains a ripe one under a local injection, gives antibiotics where redness spreads, and tests sugar when they return',
    doctor: 'opens and drains it under a local injection, and looks for a cause when they return',
    expect: 'Relief at once, closed in one to two weeks. Never cut it yourself.',
  },
  {
    words:
      /\b(?:razor bumps?|ingrown?s?(?: hairs?)?|folliculitis|bumps (?:on|at) the back of (?:my|his) (?:head|neck))\b/,
    called: 'razor bumps and ingrown hairs',
    pharmacist: 'a salicylic or glycolic acid lotion and benzoyl peroxide wash',
    clinic: 'frees deep hairs, treats infection, and injects or refers lumps that scar',
    doctor: 'may prescribe a retinoid or antibiotic gel, inject lumps that scar, or offer laser hair removal',
    expect: 'Some weeks without shaving come first. Laser by somebody used to deeper skin lasts longest.',
  },
]
const whom: readonly { id: 'pharmacist' | 'clinic' | 'doctor'; words: RegExp; called: string }[] = [
  { id: 'pharmacist', words: /\b(?:pharmac\w+|chemist|apteek|apteker|dis ?chem|clicks)\b/, called: 'A pharmacist' },
  { id: 'clinic', words: /\b(?:clinics?|kliniek|nurse|sister)\b/, called: 'A clinic' },
  {
    id: 'doctor',
    words: /\b(?:doctors?|dr|gp|dermatologists?|derm|specialist|dokter|velspesialis|hospital)\b/,
    called: 'A doctor',
  },
]
const anyone = String.raw`(?:doctors?|dr|gp|derm\w*|clinics?|nurse|sister|pharmac\w+|chemist|apteek|apteker|specialists?|hospital|dokter|velspesialis|kliniek|dis ?chem|clicks)`
const does =
  '(?:do|does|give|gives|prescribe|treat|remove|offer|use|help|fix|freeze|cut|burn|inject|drain|lance|open|doen|gee|take (?:it|them|off|out))'
const asks = pattern`
  \b(?:what|wat|how|hoe)\b(?: \S+){0,3}? (?:can|will|would|does|do|could|gaan|kan|sal)(?: (?:a|the|my|any|die|n|they|state|public|skin))*(?: ${anyone})+(?: \S+){0,2}? ${does}\b|
  \b(?:can|will|would|could|kan|sal)(?: (?:a|the|my|any|die|state|public|skin))*(?: ${anyone})+(?: \S+){0,1}? ${does}\b|\b(?:what|wat)\b(?: \S+){0,2} (?:they|hulle) (?:do|give|gee|doen)\b(?: \S+){0,4} ${anyone}\b`
const elsewise =
  /\b(?:already|charges?|fees?|pay|gave me|said|told me|prescribed me|my doctor (?:gave|says)|cost|price|how much|when (?:should|must)|should i see|must i see|need to see|instead of|without (?:a |the )?doctor|before (?:i )?(?:see|go)|dose|mg|bleed\w*|fever|spreading|pregnan\w*|baby|ask)\b/

/** What is done for a trouble where one goes with it; undefined where that is not asked. */
export const whatTheyDo = ({ heard, request, situation }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.things.length > 0 ||
    situation.conditions.has('under-12') ||
    expects(situation) ||
    said.split(' ').length > 20 ||
    elsewise.test(said)
  )
    return undefined
  const who = whom.find(({ words }) => words.test(said))
  if (who === undefined || !asks.test(said)) return undefined
  const told = messagesOf(request.turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' '))
    .toReversed()
  const done = [said, ...told].flatMap((text) => troubles.find(({ words }) => words.test(text)) ?? [])[0]
  if (done === undefined) return undefined
  const next =
    who.id === 'doctor'
      ? undefined
      : who.id === 'pharmacist'
        ? `**If that is not enough:** a clinic ${done.clinic}.`
        : `**Further on,** a doctor or dermatologist ${done.doctor}.`
  const does = who.id === 'pharmacist' ? `can offer ${done.pharmacist}` : done[who.id]
  return {
    paragraphs: [
      `**For ${done.called}, ${who.called.toLowerCase()} ${does}.**`,
      ...(next === undefined
        ? [`**Cheaper first steps:** a pharmacist can offer ${done.pharmacist}; a state clinic ${done.clinic}.`]
        : [next]),
      `**What to expect:** ${done.expect}`,
      'What fits you is decided there: say how long you have had it, what you used and which medicines you take, and ask about price and marks before you agree.',
    ],
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: [`What can I do for ${done.called} meanwhile?`, 'When should I see a doctor?'],
  }
}
