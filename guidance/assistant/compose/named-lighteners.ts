import { messagesOf } from '../conversation.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { findLighteners } from '../../safety/lighteners.ts'
import { normalise } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import { lightenersSold } from '../../safety/lighteners-sold.ts'
import { showsUnused } from '../understand/not-yet-used.ts'
import { type Asked, capital, type Draft, listed } from './draft.ts'
import { expects } from './lines.ts'
import { asksForOthers, isPrescribed, wantsLoose } from './supply-words.ts'
import { evenTone, lightensChild } from './trouble.ts'

// Mercury by its other names, and steroid creams by what stands on the tube: what they are comes first, whatever is asked of them.

/** What is in creams that are sold under these names. Sources: tsdf, maneli, general. */
const steroids: readonly (readonly [RegExp, string])[] = [
  [/\b(?:movate|dermovate|dovate|neoprosone|clobetasol|clobetazol)\b/, 'clobetasol, a very strong steroid'],
  [
    /\b(?:betnovate|persivate|lenovate|diprosone?|gentrisone|quadriderm|betamethasone|betametasone)\b/,
    'betamethasone, a strong steroid',
  ],
  [/\b(?:kligman\w*|tri ?luma|triple combination (?:cream|formula))\b/, 'hydroquinone, tretinoin and a steroid'],
  [/\b(?:elocon|mometasone)\b/, 'mometasone, a strong steroid'],
  [/\b(?:candid ?b|candibet)\b/, 'beclometasone, a steroid, with an antifungal'],
  [
    /\b(?:lemonvate|persol|betasol|epiderm|funbact ?a?|top ?gel|triderm|fluocinonide|fluocinolone|halobetasol)\b/,
    'a strong steroid',
  ],
]
const mildSteroid = /\b(?:hydrocortisone|cortisone|kortisoon|cortisone cream|advantan)\b/

/** A steroid somebody names, and what it is; the name alone where nothing more can be told. */
const steroidIn = (said: string): { name: string; holds: string; own: boolean } | undefined => {
  for (const [names, holds] of steroids) {
    const found = names.exec(said)?.[0]
    if (found !== undefined) return { name: capital(found), holds, own: holds.startsWith(found.slice(0, 6)) }
  }
  return undefined
}

const planets = /\b(?:retrograde|thermometer|tuna|fish|planet|fillings?|amalgam|bulbs?|freddie)\b/
/** "Does it have mercury?" asks what nobody can tell without the list. */
const whether =
  /\b(?:does|do|could|might|may|is there|how do i know|how can i tell|check)\b.{0,40}\b(?:contain|have|has|hold|got|with|know|tell|mercury)\b/
const ofProduct = pattern`
  \b(?:creams?|creme|soaps?|lotion|room|seep|jar|product|tube|beauty|toner|powder|skin|face|use|using|used|mix\w*|make|recipe|label|lists?|listed|
  says?|ingredients?|contains?|it has|wash)\b`

const making = /\b(?:mix\w*|make|making|recipe|prepare|brew|stronger|how to|add)\b/

/** The names of mercury in a message about something for the skin. */
const mercuryIn = (knowledge: Knowledge, message: string): string[] => {
  const plain = normalise(message)
  if (planets.test(plain)) return []
  const aliases = knowledge.lighteners.filter(({ kind }) => kind === 'mercury').flatMap(({ names }) => names)
  const found = findLighteners(knowledge, `${message.replaceAll('?', ' ')},`).some(
    ({ because }) => because.rule === 'lightener:mercury',
  )
  const said = aliases.filter((name) => new RegExp(`\\b${name}\\b`).test(plain))
  const others = said.filter(
    (name) => name !== 'mercury' && !said.some((longer) => longer !== name && longer.includes(name)),
  )
  if (!found || (others.length === 0 && ((whether.test(plain) && !making.test(plain)) || !ofProduct.test(plain))))
    return []
  if (others.length > 0)
    return /\bmercurio amoniado\b/.test(plain)
      ? others.map((name) => (name === 'mercurio' ? 'mercurio amoniado' : name))
      : others
  return ['mercury']
}

/** What the substance behind a notice is, in one line: a name on a label tells most people nothing. */
export const substanceLine = (knowledge: Knowledge, message: string): string | undefined => {
  const [name] = mercuryIn(knowledge, message)
  if (name !== undefined && name !== 'mercury')
    return `${capital(name)} is mercury, a poison that is banned in cosmetics.`
  const steroid = steroidIn(normalise(message))
  return steroid === undefined
    ? undefined
    : steroid.own
      ? `${steroid.name} is ${steroid.holds.replace(/^\S+, /, '')} ` + `medicine.`
      : `${steroid.name} holds ${steroid.holds}.`
}

const asList = (line: string | undefined): string[] => (line === undefined ? [] : [line])

/** What else is named of the kind, beside what the answer is about: nobody should think that the rest is fine. */
const alsoIn = (plain: string, besideMercury: boolean): string | undefined => {
  const steroid = besideMercury ? steroidIn(plain)?.holds : undefined
  const all = [
    steroid && `${steroid}, thins skin and flares when it is stopped after weeks`,
    /\bhydro ?(?:quinone|chinon)\b/.test(plain)
      ? 'hydroquinone is lawful only on prescription, and used unwatched can darken skin for good'
      : undefined,
  ].filter((one) => one !== undefined)
  return all.length === 0 ? undefined : `**Also named:** ${all.join('; ')}.`
}

/** Held in the hand and not yet used: "do I put it back?" is not answered with a no. */
const givesUp = /\b(?:(?:put|give|take|send) it back|bin it|throw it (?:out|away)|leave it)\b/

const ofMercury = (names: readonly string[], plain: string, unused: boolean): Draft => {
  const alone = names[0] === 'mercury'
  return {
    paragraphs: [
      alone
        ? making.test(plain)
          ? '**No, I do not help to make or mix anything with mercury: it is a poison, and banned in cosmetics here.**'
          : '**No: mercury in a soap or cream is a poison, and banned here. Do not use it.**'
        : givesUp.test(plain)
          ? `**Yes, leave it. ${capital(listed(names))} ${names.length > 1 ? 'are names of' : 'is'} mercury: do not use it.**`
          : `**No. ${capital(listed(names))} ${names.length > 1 ? 'are names of' : 'is'} mercury: ${
              unused ? 'do not use it, on any skin type or even once' : 'stop, and do not use it again'
            }.**`,
      'Mercury passes through the skin and harms kidneys, nerves and an unborn baby, and it spreads to everyone in the home by hands, towels and air.',
      ...asList(alsoIn(plain, true)),
      '**Used it?** Stop today, wash your hands, close it in two plastic bags away from children, and tell a clinic or doctor: today if you are pregnant, ' +
        'breastfeeding, feel unwell or have children near it, otherwise this week. Take the pack along; they can test you. Help by phone: Poisons ' +
        'Information Helpline, 0861 555 777.',
      'You can report it to SAHPRA on 0800 204 307, without your name if you wish.',
      evenTone,
    ],
    things: [],
    sources: ['safety-mercury', 'maneli', 'safety-sahpra-report'],
    topic: { intent: 'lightening', ingredients: [] },
    suggestions: ['What helps with dark marks?', 'How do I know whether a cream is illegal?'],
  }
}

const othersLighten =
  'What a doctor prescribed for somebody else is not shared, nor what is left over: it was chosen for their skin, for a few months, with ' +
  'checks.'

/** Hydroquinone that somebody sells, or that was prescribed for another. Sources: davids, dlova, hqsa. */
export const hydroquinoneOffered = (expecting: boolean, others = false): Draft => ({
  paragraphs: [
    expecting
      ? '**No, not now: leave hydroquinone out while you are pregnant, trying or breastfeeding, also a low strength.** A good deal of it goes ' +
        'through the skin.'
      : '**No, leave it: hydroquinone is banned in cosmetics here, and lawful only on prescription, whoever sells it.**',
    others
      ? othersLighten
      : expecting
        ? 'It is banned in cosmetics here, and lawful only on prescription: no shop may sell it as a cream for everyone.'
        : 'Unsupervised it can irritate, and after months leave a blue-black darkening that is very hard to treat; what is sold loose may be stronger than ' +
          'it says, or hide a steroid or mercury.',
    evenTone,
    expecting
      ? 'Pregnancy patches often fade in the months after the birth. Speak to your midwife, clinic or doctor at the next visit, at once if you ' +
        'have used some.'
      : 'For melasma a doctor can prescribe it for a few months, with checks. Used some already? Stop, keep the pack and show it to a ' +
        'pharmacist or clinic.',
    ...(others ? [] : ['You can report the seller to SAHPRA on 0800 204 307, without your name.']),
  ],
  things: [],
  sources: ['davids', 'dlova', 'hqsa'],
  topic: { intent: 'lightening', ingredients: [] },
  suggestions: ['What helps with dark marks?', 'How do I know whether a cream is illegal?'],
})

const usedAlready =
  '**Used for weeks already?** Do not stop from one day to the next: show it to a pharmacist, clinic or doctor this week, who can plan ' +
  'it. Only for a few days: stop.'

/** Somebody small, also by "my 1 year old's face", which tells no age to other readers. */
const small = pattern`
  \b(?:bab(?:y|ies)|infants?|toddlers?|newborns?|child(?:ren)?|kids?|sons?|daughters?|seun|dogter|kind|kleuter|babatjie|(?:my|our|a|an|the|his|
  her) (?:\S+ )?(?:\d|1[01]|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?|months?|mnths?|weeks?)[ -]?olds?)\b`

/** "The clinic gave it for my knees": prescribed for who writes, and for no child. */
const givenForMe =
  /\b(?:gave|given|got|prescribed|prescribes)\b(?: \w+){0,3} for my (?:(?:own|left|right|both|two|dry|itchy|bad) )?(?:knees?|elbows?|hands?|feet|foot|legs?|arms?|face|back|scalp|skin|eczema|psoriasis|rash|own)\b/

const onChild = (name: string, mild: boolean): Draft => ({
  paragraphs: [
    `**No: ${name} that was given to you is not for a child, and above all not for the face or nappy area, unless a clinic or doctor says so for this child.**`,
    `${mild ? 'Even a mild' : 'A'} steroid goes deeper into a child’s thin skin, hides infections and near the eyes can harm them; what it is for must ` +
      `be looked at ` +
      'first.',
    '**Meanwhile:** a thick, plain, fragrance-free ointment such as petroleum jelly two or more times a day, on damp skin after a short lukewarm bath; a mild wash, no scent.',
    'Have the clinic look this week; the same day if it weeps, crusts yellow, spreads, or the child has fever or does not sleep. Used it once? That seldom ' +
      'harms: stop and tell them.',
  ],
  things: [],
  sources: ['general', 'tsdf'],
  topic: { intent: 'medicine', ingredients: [] },
  suggestions: ['Which moisturiser for a child with eczema?', 'When should a child see a doctor?'],
})

const treats = /\b(?:eczema|ekseem|psoriasis|dermatitis|rash|bites?|itch\w*|lupus|lichen|alopecia|hand|hands|elbows?)\b/
const asksContent =
  /\b(?:does|do|is|has|have|what|whats|wat)\b.{0,30}\b(?:steroid|cortisone|in it|is (?:it|clobetasol|betamethasone)|(?:is|are) \S+$)/

const ofSteroid = (
  { name, holds, own }: { name: string; holds: string; own: boolean },
  plain: string,
  unused: boolean,
  expecting: boolean,
): Draft => {
  const what = own ? `${name} is ${holds.replace(/^\S+, /, '')}` : `${name} holds ${holds}`
  const asks =
    /\b(?:steroid|cortisone)\b/.test(plain.replace(name.toLowerCase(), '')) &&
    /^(?:so |but |hi )*(?:does|is|do|has)\b/.test(plain)
  return {
    paragraphs: [
      asks
        ? `**Yes: ${what}, a medicine.**`
        : asksContent.test(plain) && /^(?:what|whats|wat)\b/.test(plain)
          ? `**${what}: a medicine for set times, ` + `never a cosmetic.**`
          : `**No, ${unused ? 'do not start it' : 'leave it off'}: ${what}, a ` +
            `medicine${/\b(?:chemist|pharmacy|clicks|dis ?chem|shop|sells|sold)\b/.test(plain) ? ', also when a chemist sells it' : ''}, and not for everyday ` +
            'use on the face or in a body lotion.**',
      'It thins skin and brings redness, small veins, stretch marks, pimples and infections; it may look clearer at first, and flares when it is stopped. ' +
        'Mixed into a lotion it goes over far more skin than it was made for.',
      ...(expecting
        ? [
            '**Pregnant, trying or breastfeeding: leave it off altogether.** Accepted then: azelaic acid or niacinamide, and a tinted sunscreen. Used some? Tell your ' +
              'midwife, clinic or doctor this week.',
          ]
        : []),
      ...asList(alsoIn(plain, false)),
      unused
        ? 'Leave it closed, and hand it in at a pharmacy; they can tell you what suits your skin instead.'
        : usedAlready,
      evenTone,
    ],
    extras: [
      'If a doctor prescribed it, use it where and as long as the pharmacy label ' + 'says.',
      'No label, or bought in the street? Report it to SAHPRA on 0800 204 307.',
    ],
    things: [],
    sources: ['tsdf', 'maneli', 'safety-steroid-stop'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What helps with dark marks?', 'How do I stop a steroid cream safely?'],
  }
}

const unlabelled = pattern`
  \b(?:no|without (?:a |any )?|un)[ -]?(?:label\w*|name|ingredients?|list|marked)\b|\bunmarked\b|\b(?:coke|cool ?drink|plain|ice cream) (?:bottle|tub|jar)\b|
  \b(?:doesnt|does not|didnt|dont) (?:say|list|tell)\b`
const offered = pattern`
  \b(?:lady|tannie|aunt\w*|guy|man|woman|hawker\w*|vendor|seller|someone|somebody|they|people|friend|neighbou?r|gogo|taxi rank|rank|market|stall|street|facebook|whatsapp|
  instagram|bus stop|spaza|salon|china mall)\b`
const creamOf = /\b(?:creams?|creme|lotion|soap|jar|tub|tube|ointment|gel|serum|mix\w*)\b/
const creamOrIt = /\b(?:creams?|creme|lotion|soap|jar|tub|tube|ointment|gel|serum|it|that|they sell)\b/
/** What it is to do; of butter and oil alone nobody need be warned so. */
const toClear =
  /\b(?:strong|glow\w*|light\w*|white\w*|fair\w*|ton(?:e|ing)|mela\w*|pigment\w*|marks?|spots?|patches|pimples?|acne|clear\w*|fad\w*|bright\w*|bleach\w*)\b/

/** Somebody offers a cream that nobody can tell what is in. Sources: maneli, davids, general. */
const noLabel: Draft = {
  paragraphs: [
    '**No, leave it: a cream without a label that makes skin glow or clear fast is not safe, whoever sells it.**',
    'Creams sold so have held mercury, strong steroids such as clobetasol, or hydroquinone. Skin looks clear at first; later it thins, reddens, breaks out or turns darker ' +
      'than before, and mercury harms kidneys and an unborn baby.',
    evenTone,
    '**Used it already?** Only for a few days: stop. For weeks or longer: show it at a clinic this week, so that somebody plans how to stop. Pregnant, breastfeeding or with ' +
      'shaking hands: stop, and go today. You can report the seller to SAHPRA on 0800 204 307, without your name.',
  ],
  things: [],
  sources: ['maneli', 'davids', 'safety-sahpra-report'],
  topic: { intent: 'lightening', ingredients: [] },
  suggestions: ['What helps with dark marks?', 'How do I know whether a cream is illegal?'],
}

/** Where nobody answers for what is in the tub. */
const soldLoose =
  /\b(?:taxi ranks?|the rank|street (?:market|vendor|seller|cream)|(?:in|on|from) the streets?|hawkers?|vendors?|(?:market|roadside|pavement) stalls?|(?:street|flea|night) markets?|(?:at|from|in) (?:the |a )?markets?|(?:lady|woman|man|guy) (?:at|in) the (?:market|street|rank)|small street|china mall|bus stop|spaza|congolese)\b/
const asksOfContent =
  /\b(?:same(?: thing| stuff| one)?|in it|(?:is|are|was) (?:it|that|this|they) in|(?:have|has|hold|contain)\w*\b.{0,30}\bin it|contains?|whats? (?:is )?in|real)\b/
const hidden =
  /\b(?:hydroquinone|mercury|clobetasol|betamethasone|steroids?|cortisone|kojic|tretinoin|movate|caro|lemonvate|dermovate|lighten\w*|bleach\w*)\b/

/** "What is hydroquinone?" – "is that what is in the cream from the market?": nobody can tell from outside. */
const fromTheStreet: Draft = {
  ...noLabel,
  paragraphs: [
    '**Nobody can tell from the outside, so leave it: creams and soaps sold loose or in the street often hold hydroquinone, strong steroids or mercury that no label names.**',
    'Nor does anybody know how strong they are. Skin looks clear at first; later it thins, reddens, breaks out or turns darker than before, and mercury harms kidneys and an unborn baby.',
    ...noLabel.paragraphs.slice(2),
  ],
}

/** Nothing that lightens is for a child, whoever asks and however. */
const childDraft = (): Draft => {
  const { paragraphs, extras = [] } = lightensChild
  const lines = [...paragraphs, ...extras].filter((line) => line !== undefined)
  return { ...lightensChild, paragraphs: lines, extras: [], topic: { intent: 'lightening', ingredients: [] } }
}

const toLighten = pattern`
  \b(?:make|making|get|getting|turn|keep)\b.{0,40}\b(?:lighter|fairer|whiter|less dark|yellow ?bone|light ?skinned|fair)\b|\b(?:lighten|whiten|bleach)\w*
  \b.{0,25}\b(?:skin|colou?r|complexion|face|body|him|her|son|daughter|sister|brother|child|kid|baby|toddler|niece|nephew)\b`
const notToLighten = /\b(?:dont|do not|not|never|without|stop\w*|hair|brows?|used|using|been)\b/

/** "The box says mercury. Fine for my marks?" asks whether to use it, and not under which names it hides. */
const asksIfMay = pattern`
  \b(?:can|may|could|should|must|mag|kan) (?:i|we|ek|ons) (?:\w+ )?(?:use|try|start|put|apply|gebruik|smeer)\b|\b(?:ok|okay|fine|safe|good|alright|reg|veilig)\b(?: (?:to|for|vir|om|on|as)\b|\W*$)|
  \b(?:is it|is this|is dit|its) (?:ok|okay|fine|safe|reg|veilig)\b`

/** The answer where mercury or a steroid is named; undefined where neither is, or where a prescriber chose it. */
export const namedLightener = ({ knowledge, heard, situation, request }: Asked, unused: boolean): Draft | undefined => {
  const plain = normalise(request.message)
  if (
    heard.isLabel ||
    (heard.particular?.id === 'mercury-names' &&
      !heard.injected &&
      !/\b(?:mix|make|recipe|stronger)\b/.test(plain) &&
      !asksIfMay.test(plain))
  )
    return undefined
  // Nobody has used it: only who expects a baby should speak of it with somebody.
  const withLevel = (draft: Draft, closed = unused): Draft =>
    closed && expects(situation) ? { ...draft, level: 'routine' } : draft
  if (small.test(plain) && toLighten.test(plain) && !notToLighten.test(plain.replaceAll("'", ''))) return childDraft()
  const before = messagesOf(request.turns).slice(-2).map(normalise)
  if (
    soldLoose.test(plain) &&
    creamOrIt.test(plain) &&
    asksOfContent.test(plain) &&
    [...before, plain].some((text) => hidden.test(text)) &&
    !isPrescribed(plain)
  )
    return fromTheStreet
  const mercury = mercuryIn(knowledge, request.message.replaceAll(/\bkwik\b/gi, 'mercury'))
  if (mercury.length > 0) return withLevel(ofMercury(mercury, plain, unused || showsUnused(knowledge, plain)))
  if (
    /\b(?:hydroquinone|monobenzone)\b/.test(plain) &&
    /\b(?:(?:make|making)(?! (?:(?:my|your|the|ones) )?(?:skin|face|marks?|spots?|you|me|it)\b)|mix my own|own (?:cream|mix\w*)|recipe|diy|home ?made|at home)\b/.test(
      plain,
    )
  ) {
    return {
      paragraphs: [
        '**No, I do not help to make a hydroquinone cream: it is a prescription medicine, and banned in cosmetics here.**',
        'Mixed at home nobody knows its strength or what else is in it; used long or strong it burns the skin, and can leave a blue-black darkening that ' +
          'is very hard to treat.',
        'For melasma a doctor can prescribe it for a few months with checks. Used a mix already? Stop, keep the pot, and show it to a clinic or ' +
          'pharmacist this week.',
        evenTone,
      ],
      things: [],
      sources: ['davids', 'dlova'],
      topic: { intent: 'lightening', ingredients: [] },
      suggestions: ['What helps with dark marks?', 'How do I ' + 'know whether a cream is illegal?'],
    }
  }
  const others = asksForOthers(heard.tokens.join(' '), 'hydroquinone')
  const ownPlace = givenForMe.test(plain)
  if ((isPrescribed(plain) && !others && !(ownPlace && small.test(plain))) || heard.insists === true) return undefined
  const isOffered =
    unused || others || (showsUnused(knowledge, plain) && (expects(situation) || !wantsLoose.test(plain)))
  // "How does it work?" and "what is it called on a label?" have answers that say no themselves.
  const says =
    heard.particular?.sure === true &&
    (/^(?:how|why)-/.test(heard.particular.id) || (heard.particular.id.endsWith('-names') && !asksIfMay.test(plain)))
  if (isOffered && !says && heard.things.some(({ ingredient }) => ingredient?.id === 'hydroquinone')) {
    return withLevel(hydroquinoneOffered(expects(situation), others), true)
  }
  const steroid = steroidIn(plain)
  const child =
    situation.conditions.has('under-12') || heard.who.includes('child') || (heard.years ?? 18) < 12 || small.test(plain)
  const mild = mildSteroid.exec(plain)?.[0]
  if (
    child &&
    (steroid ?? mild) !== undefined &&
    /\b(?:my own|mine|my|i (?:got|have|use|had)|put|use|apply|smear|left ?over|mix\w*|rub|wants? to|gave|for the (?:baby|child))\b/.test(
      plain,
    ) &&
    (ownPlace || !/\b(?:clinic|sister|nurse|doctor|dr|paed\w*) (?:gave|prescribed|said|told)\b/.test(plain))
  ) {
    return onChild(steroid?.name ?? mild ?? '', steroid === undefined)
  }
  if (child && lightenersSold.test(plain)) return childDraft()
  if (
    steroid === undefined &&
    unlabelled.test(plain) &&
    offered.test(plain) &&
    creamOf.test(plain) &&
    toClear.test(plain)
  )
    return noLabel
  // What was named before it is not asked of beside it.
  const beside = heard.things.filter(
    ({ families, called }) =>
      (request.turns.length === 0 || plain.includes(called.toLowerCase())) &&
      !families.some((one) => one === 'medicine' || one === 'illegal-lightener'),
  )
  return steroid === undefined || beside.length > 0 || treats.test(plain) || child
    ? undefined
    : ofSteroid(steroid, plain, unused, expects(situation))
}
