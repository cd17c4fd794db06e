import { withoutWished } from '../understand/told-harm.ts'
import { type Intent, messagesOf } from '../conversation.ts'
import { type Asked, calledAll, capital, is, it, saidIn, type Sketch } from './draft.ts'
import { doesOf, doubt, strengthOf, usageOf } from './facts.ts'
import { isActive, isMedicine, isOf, isRetinoid, isUvFilter } from './lines.ts'
import { howManySteps } from './how-many-steps.ts'
import { movingOn } from './moving-on.ts'
import { permitted } from './permitted.ts'
import { forChild } from './for-child.ts'
import { composeSunscreen, formOfSunscreen } from './sunscreen.ts'
import { asksStep, composeOrder } from './order.ts'
import { composeReaction } from './reaction.ts'
import { renews } from './reaction-cases.ts'
import { weeksIn } from './weeks-told.ts'
import { pattern } from '../../text/pattern.ts'

// Questions whose very form asks for one kind of answer: go on or stop, left on overnight or not, both on one day. Whatever else they name,
// the first sentence answers in that form. Source: general dermatology practice.

const noChange = pattern`
  \b(?:nothing|no (?:change|changes|difference|results?|improvement|luck|effect|progress|better)|niks|geen (?:verskil|resultate|verandering)|(?:isnt|
  not|doesnt|hasnt|havent|aint|wont) (?:\w+ )?(?:work\w*|help\w*|chang\w*|improv\w*|see\w*|done|do|noticed?)|still (?:\w+ ){0,3}(?:pimples|acne|spots|
  breakouts?|blackheads|marks|the same|oily|dull|there|breaking)|looks? the same|(?:its|is|everything is) (?:still |exactly |just )*(?:the )?same|no different|werk nie)\b`
const goOnOrStop = pattern`
  \b(?:give (?:it )?up|giving up|stop|quit|carry on|continue|keep (?:using|going|on|at|it)|ditch|throw|drop it|move on|switch|change|wait|
  stick (?:with|to)|bother|pointless|waste|what now|now what|next|ophou|aanhou|normal|worth it|use(?:less)?|longer)\b`
const cleared = pattern`
  \b(?:(?:pimples|acne|skin|marks|spots|breakouts|face|bumps|they|theyre|its|it) (?:\w+ ){0,2}(?:gone|clear|cleared|better|away|healed)|no more (?:pimples|acne|spots|
  marks)|all clear)\b`
const used = /\b(?:been|using|used|on|tried|trying|for|after|since|gebruik|vir|in|of)\b/

// How old a baby is tells nothing of how long something was used.
export const ageOfBaby =
  /\b(?:bab(?:y|ies|a)|newborn|infant|twins|lo|little one|son|daughter|boy|girl|he|she|shes|hes|seun|dogter) (?:is |s |are |was )?(?:only |now |just |almost |nearly )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:weeks?|wks?|months?|mnths?|weke|maande)\b/g
/** "Five weeks of it and nothing: give up?", "must I keep on now that it is clear?" */
const goOn = (asked: Asked): Sketch | undefined => {
  const { things: all, harmed, cues, concerns } = asked.heard
  const said = saidIn(asked)
    .replaceAll(ageOfBaby, ' ')
    .replaceAll(
      /\bnothing (?:is |was )?(?:new|else|different|changed)\b(?: (?:in|with|about) (?:my|the) (?:routine|products|skin ?care|diet))?/g,
      ' ',
    )
  const things = all.filter((one) => !isUvFilter(one))
  const [thing] = things
  if (thing === undefined || harmed || cues.has('purge') || things.length > 2 || thing.ingredient?.full === undefined)
    return undefined
  const weeks = weeksIn(said)
  const { called, plural } = thing
  const own = isMedicine(thing) && thing.ingredient?.id !== 'adapalene'
  const acne = doubt(thing, 'acne') < 2
  if (
    cleared.test(said) &&
    /\b(?:stop|keep|carry on|continue|still|need|quit|ophou|aanhou)\b/.test(said) &&
    !noChange.test(said)
  ) {
    return {
      things: [thing],
      paragraphs: [
        `**${/\bi (?:\w+ )?(?:stop|quit)\b/.test(said) ? 'Better not quite: keep' : 'Yes, keep'} ${it(thing)} up, only less often${own ? ', as your prescriber planned' : ''}: two or three times a week holds what you have gained.**`,
        `*Why:* ${
          acne
            ? 'new plugs form under skin that looks clear, and breakouts tend to come back within weeks when care stops'
            : 'what faded or smoothed ' + 'comes back slowly when care stops'
        }.`,
        'Comfortable and clear for three months? Then you may try once a week. Dry or tight: moisturise more and use it less.',
      ],
    }
  }
  if (
    !noChange.test(said) ||
    (weeks === undefined &&
      (/\b(?:can|may|could|kan|mag) (?:i|we|ek) (?:use|try|start|gebruik)\b/.test(said) ||
        !(used.test(said) && goOnOrStop.test(said))))
  )
    return undefined
  const { takes, often } = usageOf(thing)
  const need = Math.max(8, Number(/(\d+) weeks/.exec(takes)?.[1] ?? 12))
  const strength = strengthOf(thing)
  const time =
    weeks === undefined
      ? 'That'
      : weeks < 1
        ? 'A few days'
        : `${capital(String(Math.round(weeks)))} ` + `week${Math.round(weeks) === 1 ? '' : 's'}`
  const enough = weeks !== undefined && weeks >= need
  return {
    things: [thing],
    paragraphs: [
      enough
        ? `**${time} is a fair test: time for the next step rather than more of the same.**`
        : weeks === undefined
          ? `**Not yet: do not give up. Give ${it(thing)} ${takes}.**`
          : `**Not yet: ${time.toLowerCase()} ${time.endsWith('s') ? 'are' : 'is'} too early to judge ${called}. Give ${it(thing)} ${takes}.**`,
      enough
        ? acne
          ? '**Next:** see a GP, clinic or dermatologist; a pharmacist can bridge the wait with benzoyl peroxide or adapalene, whichever you ' +
            'have not had. Deep, painful or scarring spots should not wait.'
          : '**Next:** a pharmacist can say what to swap or add; a clinic, GP or dermatologist finds out whether it is what you think it is.'
        : `**Check meanwhile:** used ${often}${strength === undefined ? '' : `, at ${strength}`}, on the whole area that troubles you and not only on ` +
          `single spots, ` +
          `and nothing else that irritates.`,
      own
        ? `${capital(called)} ${is(thing)} a medicine: do not stop or change ${it(thing)} without your prescriber or pharmacist.`
        : enough
          ? `Until you have been seen, go on with ${plural ? 'them' : 'it'} if your skin is comfortable.`
          : acne || concerns.includes('acne')
            ? `No better by week ${need}, or deep, painful or scarring spots: a pharmacist can add benzoyl peroxide ` +
              `or adapalene; ` +
              `see a clinic or GP.`
            : `No better by week ${need}: ask a pharmacist, clinic or dermatologist.`,
      'A photo in the same light every four weeks shows more than the mirror.',
    ],
  }
}

const overnightWords = pattern`
  \b(?:sleep(?:ing)? (?:with|in)|slaap met|(?:leave|leaving|left|keep|keeping|wear|wearing|have|stay|stays|staying) .{0,30}\b(?:over ?night|all night|
  the whole night|to bed|while i sleep|oornag))\b|\b(?:can|is|may|must|should|ok|safe|bad)\b.{0,40}\bon (?:my face |my skin )?(?:over ?night|
  all night)\b`
const rinsed =
  /\b(?:cleanser|face ?wash|mask|peel|scrub|shampoo|soap|foam|(?:acid|peroxide|retinol|acne|body|foaming) wash)\b/

/** "Can I sleep with it on?" */
const overnight = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const [thing, second] = asked.heard.things
  if (
    thing === undefined ||
    second !== undefined ||
    !overnightWords.test(said) ||
    thing.ingredient?.full === undefined ||
    isUvFilter(thing)
  )
    return undefined
  const { called } = thing
  if (rinsed.test(said)) {
    return {
      things: [thing],
      paragraphs: [
        `**No, rinse it off: a wash, mask or peel with ${called} is made to stay on for minutes only.**`,
        'Left on, it dries and burns skin, and deeper skin keeps the marks. What stays on is sold as a gel, lotion or serum.',
      ],
    }
  }
  const peroxide = thing.ingredient.id === 'benzoyl-peroxide'
  const { when, often } = usageOf(thing)
  const strong = isRetinoid(thing) || isOf(thing, 'aha', 'bha') || peroxide
  return {
    things: [thing],
    paragraphs: [
      `**${/\b(?:is it|is that|isnt it|would it be) (?:\w+ )?(?:bad|dangerous|harmful|wrong)\b/.test(said) ? 'No, that is fine:' : 'Yes,'} a gel, ` +
        `cream or serum with ${called} may ` +
        `stay on overnight${when === 'night' ? '; night is its time' : ''}.**`,
      peroxide
        ? 'It does not poison you: little gets through skin, and that little turns into harmless benzoic acid. It does bleach pillowcases, towels ' +
          'and hair for good: white linen, and let it dry first.'
        : /\b(?:danger\w*|poison\w*|harm\w*|bad|toxic)\b/.test(said)
          ? 'Little of what is on the skin reaches the blood; what it can do is sting or ' + 'dry.'
          : undefined,
      strong
        ? `**How:** ${often}; a thin layer on dry skin, moisturiser over it. Begin with two nights a week; wash it off and leave a night out ` +
          `when it burns.`
        : 'A thin layer on clean skin, moisturiser over it; wash your face as usual in the morning.',
      isMedicine(thing) ? 'What the pharmacy label says comes first.' : undefined,
    ],
  }
}

const grains = /\b(?:scrub\w*|skrop\w*|exfoliating (?:gloves?|brush|mitt)|loofah|face brush|exfoliator)\b/
const oneDay =
  /\b(?:same (?:day|night|time|evening|routine|morning)|dieselfde (?:dag|aand)|together|both|saam|two exfoliants|after each other|then|and|with)\b/

/** A scrub and an acid, or two ways of peeling, on one day. */
const twoPeelers = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const { things, cues } = asked.heard
  const acid = things.find((thing) => isOf(thing, 'aha', 'bha', 'pha', 'exfoliating-enzyme') || isRetinoid(thing))
  if (acid === undefined || !grains.test(said) || !oneDay.test(said) || asked.heard.harmed) return undefined
  if (
    !/\b(?:can|may|is it|ok|okay|safe|should|fine|mag|kan|bad|too much|allowed)\b/.test(said) ||
    cues.has('routine') ||
    /\binstead\b/.test(said)
  )
    return undefined
  const { called } = acid
  const others = things.filter((thing) => thing !== acid && isActive(thing) && !isUvFilter(thing))
  const byDay = others.filter((thing) => usageOf(thing).when !== 'night')
  const byNight = others.filter((thing) => usageOf(thing).when === 'night' && !isMedicine(thing))
  const turns = byNight.length === 0 ? '' : `; ${calledAll(byNight)} on two other nights, never the same one`
  const tooMuch = /\b(?:too (?:much|many)|overkill|overdo\w*|te veel)\b/.test(said) || others.length > 1
  return {
    things: [acid, ...others].slice(0, 4),
    paragraphs: [
      tooMuch
        ? `**Yes, that is too much: leave the scrub, and give ${others.length > 0 ? 'the others their own times' : `${called} its own nights`}.**`
        : `**No, not on one day: one exfoliant at a time. A scrub and ${called} together wear skin raw, and on deeper skin that leaves marks.**`,
      tooMuch
        ? '*Why:* each wears at the barrier, the irritation adds up, and sore skin marks easily, above all deeper skin.'
        : undefined,
      others.length > 0
        ? `**How:** ${byDay.length > 0 ? `${calledAll(byDay)} in the morning; ` : ''}${called} ${isMedicine(acid) ? 'as prescribed' : 'two nights a week at first'}${turns}; all other nights ` +
          'only moisturiser.'
        : `**How:** keep ${called} (${usageOf(acid).often}) and leave the scrub; ${isRetinoid(acid) ? 'a retinoid' : 'a mild acid'} smooths more evenly than grains.`,
      'Cannot part with the scrub? Once a week, soft round grains, no pressure, and no acid or retinoid on the day before or after.',
      'Tight, shiny, red or irritated skin: stop all of them for two to four weeks, with only a gentle wash, moisturiser and sunscreen.',
    ],
  }
}

const asksWhat = pattern`
  \b(?:what|which|wat|watter)\b.{0,40}\b(?:use|need|buy|should|must|gebruik|want|actually|really|good)\b|\b(?:10|ten|12|7|8) ?steps?\b|\broutine\b`

/** "My daughter of thirteen wants ten steps from TikTok: what should she use?" */
const forTheYoung = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { years, things, concerns, kinds } = asked.heard
  if (
    years === undefined ||
    years < 10 ||
    years > 17 ||
    things.length + concerns.length > 0 ||
    !asksWhat.test(saidIn(asked)) ||
    !(intent === 'myth' || intent === 'unknown-ingredient' || (intent === 'safe' && kinds.length === 0))
  )
    return undefined
  if (years < 13) return forChild(asked)
  return {
    things: [],
    sources: ['bad', 'general'],
    suggestions: ['What may a teenager use for pimples?', 'Which sunscreen for a teenager?'],
    paragraphs: [
      `**Three things are enough at ${years}: a gentle wash, a light moisturiser, and sunscreen, SPF 30–50, every morning.**`,
      '**Leave out:** retinol, acids, vitamin C and anything anti-ageing. Young skin renews itself; more steps bring stinging, rashes and pimples, not glow.',
      '**Pimples?** Then one active, low and slow: salicylic acid 0.5–2% or benzoyl peroxide 2.5%, every second day at first. Deep, painful or scarring ' +
        'ones: a clinic, GP or dermatologist.',
      'A kind way to put it: “Your skin is at its best now; these three keep it so, and the rest is advertising.”',
    ],
  }
}

/** "Stop or carry on, now that it makes me dry?" */
const flakesNow = (asked: Asked): Sketch | undefined => {
  const said = withoutWished(saidIn(asked))
  const [thing] = asked.heard.things
  if (
    thing !== undefined &&
    renews(thing) &&
    pattern`
    \b(?:mak(?:e|es|ing)|made|caus\w+|giv(?:es|ing)|leaves|left) (?:me|my (?:skin|face)) (?:\w+ ){0,2}(?:flak|peel)\w*`.test(
      said,
    )
  )
    return composeReaction(asked)
  return thing !== undefined &&
    renews(thing) &&
    /\b(?:stop|quit|carry on|continue|keep (?:using|going|on)|ophou|aanhou|give up)\b/.test(said) &&
    /\b(?:dry|drier|flak\w*|peel(?:s|ing)|tight|droog)\b/.test(said) &&
    !/\bdry skin\b/.test(said)
    ? composeReaction(asked)
    : undefined
}

/** Acids that eat skin away: the word is all they share with those in a jar. */
const eatsAway = pattern`
  \b(?:acid attacks?|(?:battery|car|pool|drain|hydrochloric|sul(?:f|ph)uric|nitric|muriatic|swimming pool) acid|spirits? of salts?|sulphuric|
  (?:throws?|threw|thrown|throwing|splash\w*|pour\w*|poured) (?:\w+ )?acid|acid (?:\w+ ){0,2}(?:thrown|throwing|victims?))\b`
const likensIt =
  /\b(?:same|similar|like|as (?:bad|strong|dangerous)|difference|different|dieselfde|related|burn\w*|melt|isnt that|kind of)\b/

/** "A film where acid is thrown. Is the glycolic acid in my toner the same stuff?" */
const likeCorrosive = (asked: Asked): Sketch | undefined => {
  // "Acid attack" names no acid of a jar.
  const [thing, second] =
    asked.heard.things.length < 2 ? asked.heard.things : asked.heard.things.filter(({ family }) => family !== 'aha')
  const last = messagesOf(asked.request.turns).at(-1)?.toLowerCase() ?? ''
  const said = saidIn(asked)
  if (
    thing?.ingredient?.full === undefined ||
    second !== undefined ||
    asked.heard.harmed ||
    isMedicine(thing) ||
    !/\bacids?\b|\bsuur\b/.test(said) ||
    !likensIt.test(said) ||
    !eatsAway.test(`${last} ${said}`)
  )
    return undefined
  const { called } = thing
  const strength = strengthOf(thing)
  return {
    things: [thing],
    paragraphs: [
      `**No, not the same: the acids that are thrown, or sit in batteries, pools and drains, are strong mineral acids that destroy skin within seconds.**`,
      `${capital(called)} ${is(thing)} another, far weaker substance${strength === undefined ? '' : `, sold at ${strength}`}, and made for skin: low strength, mild pH. ` +
        '“Acid” says only that something is sour; lemon and vinegar are acids too.',
      `**How:** ${usageOf(thing).often}, moisturiser over it and sunscreen by day. Too much or too often it can still sting, redden and leave marks; peels of salon ` +
        'strength are not for home.',
      'A strong acid or drain cleaner on skin or in an eye: running water for 20 minutes, and 112.',
    ],
  }
}

const dented = pattern`
  \b(?:dents?|dented|pits|pitted|craters?|indent\w*|ice ?picks?|box ?cars?|sunken (?:scars?|marks?)|hollow (?:scars?|marks?)|
  holes? (?:in|on) (?:my|the|his|her) (?:\w+ )?(?:face|skin|cheeks?|forehead|nose|chin)|(?:pox|acne|pimple) holes?|gaatjies|duike|putjies)\b`
const evensOut = pattern`
  \b(?:vul|fill\w*|lift\w*|remov\w*|fix\w*|help\w*|works?|smooth\w*|flatten\w*|raise|even\w*|get rid|clear\w*|fade\w*|heal\w*|plump\w*|good for|do anything|close|shrink|
  take (?:them|it) away)\b`

/** "Will vitamin C fill the dents?": what goes on top fills none, whatever it is. */
const fillsDents = (asked: Asked): Sketch | undefined => {
  const { things, kinds } = asked.heard
  const said = saidIn(asked)
  if (
    !dented.test(said) ||
    !evensOut.test(said) ||
    asked.heard.harmed ||
    things.length + kinds.length === 0 ||
    !/\b(?:will|does|do|can|would|is|are|sal|kan|gaan|help|vul)\b/.test(said) ||
    /\b(?:needl\w*|laser|peels?|fillers?|derma ?roll\w*)\b/.test(said)
  )
    return undefined
  const named =
    things.length > 0
      ? calledAll(things.slice(0, 2))
      : `${/^[aeiou]/.test(kinds[0] ?? '') ? 'an' : 'a'} ${kinds[0] ?? 'cream'}`
  return {
    things: things.slice(0, 2),
    paragraphs: [
      `**No, ${named} will not fill a dent: what is missing lies deeper than a cream or serum reaches.**`,
      'Flat stains are another matter: sunscreen with azelaic acid, niacinamide or vitamin C fades those over three to six months. A retinoid at night for half a ' +
        'year smooths texture a little, and no more than that.',
      '**What does help:** needling, subcision, peels or laser by a dermatologist, in several sessions; on deeper skin ask for experience with your tone, ' +
        'because burns and marks are the risk. No needle rollers or strong acid at home.',
      'Old scars do no harm and can wait until you can afford it; sunscreen each day keeps their edges from darkening.',
    ],
  }
}

/** "It is an acid, so it will burn my face, true?" */
const calledAcid = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const [thing, second] = asked.heard.things
  if (
    thing?.ingredient?.full === undefined ||
    second !== undefined ||
    asked.heard.harmed ||
    isMedicine(thing) ||
    !/\b(?:its|it is|is|thats|because|being|as) (?:\w+ )?an? (?:\w+ )?acid\b/.test(said) ||
    !pattern`
      \b(?:burn\w*|peel\w*|strong|harsh|sting\w*|danger\w*|melt|hurt)\b`.test(said)
  )
    return undefined
  const { called } = thing
  const peels = isOf(thing, 'aha', 'bha', 'pha')
  const holdsWater = isOf(thing, 'humectant') && !peels
  return {
    things: [thing],
    paragraphs: [
      holdsWater
        ? `**No: ${called} is an acid in name only. It holds water, and neither peels nor burns.**`
        : peels
          ? `**Used as it is meant, no: ${called} tingles a little and loosens dead cells, but it should not burn.**`
          : `**No: ${called} is a mild acid. It does not peel skin as glycolic or salicylic acid does, though it may tingle at first.**`,
      doesOf(thing),
      holdsWater
        ? 'A sting comes from a sore barrier, or from scent or alcohol in the bottle. On damp skin, moisturiser over it.'
        : `**How:** ${usageOf(thing).often}${strengthOf(thing) === undefined ? '' : `, at ${strengthOf(thing)}`}, moisturiser over it. Real burning or ` +
          `redness that stays: rinse, and leave it.`,
      'The acids that peel are called glycolic, lactic, mandelic and salicylic.',
    ],
  }
}

const hadCancer = /\b(?:skin cancer|melanoma|basal cell|velkanker)\b/
/** Which sunscreen after skin cancer: not one of a row on a shelf, but how to keep out of the sun. */
const afterCancer = (asked: Asked): Sketch | undefined =>
  asked.heard.kinds.includes('sunscreen') &&
  hadCancer.test(saidIn(asked)) &&
  /\b(?:which|what|how|watter|had|cut out|removed|need)\b/.test(saidIn(asked)) &&
  !/\b(?:cause|causes|give|gives|does)\b/.test(saidIn(asked))
    ? composeSunscreen(asked)
    : undefined

/** "In which order: serum, cream, sunscreen?", where a single one of them was taken for the subject, or its time for the question. */
const stepsInOrder = ({ heard: { kinds, things, tokens } }: Asked, intent: Intent): boolean =>
  ((intent === 'particular' && kinds.length > 2) || (intent === 'when' && things.length > 0)) &&
  /\b(?:order|volgorde|sequence)\b/.test(tokens.join(' ')) &&
  !/\b(?:repellent|mosquito|spray|make ?up|foundation|primer)\b/.test(tokens.join(' '))

/** What the form of a question alone decides, with the intent it answers. */
export const formedAnswer = (asked: Asked, intent: Intent): [Intent, Sketch] | undefined => {
  const young = forTheYoung(asked, intent)
  if (young !== undefined) return ['safe', young]
  const origin = permitted(asked)
  if (origin !== undefined) return ['what-is', origin]
  const [steps, moving] = [howManySteps(asked), movingOn(asked)]
  if (steps !== undefined) return ['routine', steps]
  if (moving !== undefined) return moving
  const said = saidIn(asked)
  // Before or after, and how to top it up: both in one answer.
  if (
    asked.heard.kinds.includes('sunscreen') &&
    asked.heard.cues.has('makeup') &&
    /\b(?:before|after|first)\b/.test(said) &&
    /\b(?:top|reapply\w*|again|re)\b/.test(said)
  )
    return ['sunscreen', composeSunscreen(asked)]
  if (asksStep(asked.heard, said) || stepsInOrder(asked, intent)) return ['order', composeOrder(asked)]
  const ofSun = formOfSunscreen(asked)
  if (ofSun !== undefined) return ['sunscreen', ofSun]
  const [acid, cancer] = [calledAcid(asked), afterCancer(asked)]
  const [corrosive, dents] = [likeCorrosive(asked), fillsDents(asked)]
  if (corrosive !== undefined) return ['safe', corrosive]
  if (dents !== undefined) return ['does-help', dents]
  if (acid !== undefined) return ['safe', acid]
  if (cancer !== undefined) return ['sunscreen', cancer]
  const [on, night, peelers, flakes] = [goOn(asked), overnight(asked), twoPeelers(asked), flakesNow(asked)]
  return flakes !== undefined
    ? ['reaction', flakes]
    : on !== undefined
      ? ['how-long', on]
      : night !== undefined
        ? ['how-to-use', night]
        : peelers !== undefined
          ? ['combine', peelers]
          : undefined
}
