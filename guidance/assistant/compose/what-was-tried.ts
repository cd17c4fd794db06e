import { guarded } from '../guard.ts'
import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import type { Thing } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { ageOfBaby } from './form-of-answer.ts'
import { expects, isActive, isMedicine } from './lines.ts'
import { type NextStep, nextSteps, notExpecting, troubleIn } from './next-steps.ts'
import { doesInstead, type Tried, triedIn } from './tried-things.ts'
import { lightenersSold } from '../../safety/lighteners-sold.ts'
import { steroidsSold } from './trouble.ts'
import { weeksIn } from './weeks-told.ts'

// "Tried tea tree oil, didn't work", "Clearasil for two months and nothing, what now": what was tried is taken up first, whether it was the wrong thing or had too little time,
// and then what comes next. It is not recommended once more. Source: general dermatology practice.

const nothing = pattern`
  \b(?:(?:didnt|doesnt|did not|does not|hasnt|havent|dont|isnt|wasnt|wont|not|never|cant|aint) (?:\w+ ){0,3}?(?:work\w*|help\w*|do(?:ing|ne)? (?:anything|much|a thing|shit|nothing)|make (?:a |any )?(?:difference|change)|chang\w+|clear\w*|fad(?:e|ed|ing)|
  go(?:ing|ne)? away|improv\w*|better|getting better|see (?:any|a) \w+|seeing (?:any|a) \w+)|(?:did|does|do|done|doing|helped|helps|see|seen|and|but|still|got|changed|absolutely|for) (?:absolutely |basically |literally )?nothing|nothing(?: (?:now|so|what|else|at all|still|though|yet)\b.*)?$|nothing (?:now|so) |nothing (?:happened|happens|changed|changes|worked|works|helped|helps|is happening|yet)|
  (?:is|are|look|looks|stays?|stayed) (?:exactly |just |still )?the same|no (?:\w+ )?(?:growth|change|difference|results?|improvement|luck|help|effect)|useless|waste of money|made no|failed|(?:still|same) (?:get\w*|break\w*|full|there|the same|have|got|dry|ashy|dark|black|breaking|getting|as (?:before|bad)|itch\w*|flak\w*|coming)|
  (?:werk|help|doen|maak) (?:\w+ ){0,2}nie|niks)\b`
const used = pattern`\b(?:tried|try|trying|used|using|use|been on|on|with|bought|been (?:\w+ )?(?:using|putting|applying|taking|doing)|put|putting|applied|took|taking|gebruik|probeer|smeer|did|gave|given|prescribed|scrubb\w+|rubbed|wash\w*|all through|(?:times|twice|once) a (?:day|week)|every (?:day|night|second \w+)|daily|for (?:about |almost |over |nearly )?(?:\d{1,2}|a|an|one|two|three|four|five|six|couple of|few) (?:days?|weeks?|months?|years?))\b`
/** What asks ahead tells of no attempt. */
const ahead = pattern`^(?:(?:so|and|but|hi|hey|ok) )*(?:is|are|does|do|will|would|can|could|may|should i (?:use|try)|why (?:does|do|is|are)|what if|if|how (?:long|often|do|does|much)|which|whats? (?:is|the))\b`
const goesOn = pattern`
  ^(?:(?:ok|okay|so|and|but|eish|yoh|please|pls|then|now|ja|hmm|sho|help|guys|en|maar) )*(?:(?:so )?what (?:now|next|else|then|can|must|should|do|to|would|will|could)\b.*|now what.*|(?:any|some)thing (?:else|better|stronger|lighter|different).*|wat (?:nou|anders|kan|moet)\b.*|what s next|whats next|whats? (?:better|stronger|wrong)\b.*|
  (?:should|must|do|can) (?:i|we|he|she) (?:stop|carry on|continue|keep|change|go on|give up|go to|see)\b.*|what (?:will|would|can|does) (?:a|the) (?:doctor|derm\w*|clinic|dr)\b.*|why|how come|help|any (?:advice|ideas?|tips|other)\b.*|is there (?:any|some)thing (?:else|stronger|better)\b.*|stronger.*|who (?:do|must|should|can) i (?:see|ask)\b.*)$`
const ofDoctor =
  /\b(?:what|wat) (?:will|would|can|does|do|could|gaan|sal) (?:a|the|my|n|die)? ?(?:doctors?|dr|dokter|derm\w*|clinic|skin specialist|gp|they)\b/
const reacted =
  /\b(?:burn(?:s|t|ed|ing)?|brand|sting(?:s|ing)?|stung|rash\w*|swell\w*|swollen|raw|blister\w*|hives|peel\w*|worse|broke me out|breaks me out|more pimples|new pimples|got pimples|gave me (?:a |an |more |bad |small )*(?:pimples|rash|bumps|spots|breakouts?|burn|reaction)|darker now|pus|bleed\w*|painful|spread\w*|allerg\w*|fever|hot)\b/
/** "I've been using azelaic acid for four months", after what did not change. */
const taken =
  /^(?:and |but |ja |yes )*(?:i have|ive|i|we|weve|she|he) (?:been |am |was )?(?:using|used|on|tried|putting|applying)\b(?!.*\b(?:what|which|how|can|should|must)\b)/
/** What is told of how it is used still. */
const habit =
  /^(?:and |but |ja |yes )*(?:i|we|he|she) (?:still |also |only |always |just )*(?:use|shave|wax|wash|scrub|put|apply|do|pick|smoke|sit)\b(?!.*\b(?:what|which|how|can)\b)/
/** How long it went on, and nothing else. */
const spanOnly =
  /^(?:(?:and|but|yes|ja|ok|only|just|about|i|ive|we|weve|have|been|used|using|it|its|did|for|on|that|more|than|like|almost|nearly|now|already) )*(?:a|\d{1,2}|one|two|three|four|five|six|couple of|few) (?:days?|weeks?|wks?|months?|mnths?|years?)(?: (?:now|already|so far|every day|daily|straight))*$/
const soreToo = /\b(?:itch\w*|red|sore)\b/
/** What a new thing is asked of is answered of that thing. */
const asksOfThing =
  /\b(?:can|may|could|should|must|kan|mag|moet) (?:i|we|he|she|they|ek|ons) (?:use|try|mix|add|put|take|apply|switch|go|gebruik|probeer)\b|\b(?:what|how) about\b|\b(?:is|are|does|will|would) (?:the |a |an )?(?!it\b|that\b|there\b|this\b)\w+(?: \w+)? (?:better|good|ok|okay|help|work|safe)\b/
const small = 12
const shortEnough = 16
/** What is thick and velvety, or fine as it is, is no failed attempt. */
const notTried =
  /\b(?:velvet\w*|acanthosis|(?:skin|face) is fine|no (?:pimples|problems?|issues)|no nothing|works? (?:well|fine|great)|happy with)\b/
const long = 34

type Attempt = { thing: Tried; ingredient: Thing | undefined; weeks: number | undefined; span: string | undefined }

const spanSaid =
  /(?<!\b(?:once|twice|times|keer) )\b(?:(?:a|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few) (?:full |whole |good |more )?(?:days?|weeks?|wks?|months?|mnths?|years?))\b/
const many: Readonly<Record<string, string>> = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  a: 'a',
}
const inWords = (span: string): string =>
  span
    .replace(/^\S+/, (first) => many[first] ?? first)
    .replace('wks', 'weeks')
    .replace('mnths', 'months')

/** What is known of by name, or as an ingredient that acts. */
const attemptIn = (asked: Asked, text: string): Attempt | undefined => {
  const [everyday, second] = triedIn(text).filter(({ sort }) => sort !== 'sunscreen')
  const { things, named, tokens } = hear(asked.knowledge, text)
  const shade = triedIn(text).find(({ sort }) => sort === 'sunscreen')
  const active = things.find(
    (one) =>
      isActive(one) ||
      isMedicine(one) ||
      ['benzoyl-peroxide', 'niacinamide', 'azelaic-acid', 'urea', 'glycerin', 'petrolatum'].includes(
        one.ingredient?.id ?? '',
      ),
  )
  const [, more] = things.filter((one) => isActive(one))
  // What lightens on the quiet has answers of its own, which press.
  if (lightenersSold.test(text) || steroidsSold.test(text)) return undefined
  if (more !== undefined && !triedAll.test(text)) return undefined
  const apart = second !== undefined && second.called !== everyday?.called
  if (
    apart &&
    !triedAll.test(text) &&
    (!/\b(?:tried|used|using|probeer|gebruik)\b/.test(text) || /\b(?:which|can|may|may i|is it)\b/.test(text))
  )
    return undefined
  if (apart || triedAll.test(text))
    return {
      thing: { called: 'all that', sort: 'several', at: 0, to: 0 },
      ingredient: undefined,
      weeks: undefined,
      span: undefined,
    }
  const acts = active !== undefined && (everyday === undefined || everyday.sort === 'cream' || everyday.sort === 'soap')
  const at = named.find(({ means }) => means === active)
  const ofSun =
    shade !== undefined && everyday === undefined && /\b(?:marks?|spots?|melasma|pigment\w*)\b/.test(text)
      ? shade
      : undefined
  const thing: Tried | undefined =
    ofSun ??
    (acts && active !== undefined
      ? { called: active.called, sort: isMedicine(active) ? 'medicine' : 'active', at: 0, to: 0 }
      : everyday)
  if (thing === undefined) return undefined
  const span = spanSaid.exec(text)?.[0]
  const weeks = weeksIn(text)
  return {
    thing,
    ingredient: acts ? active : undefined,
    weeks: at === undefined || tokens.length > 0 ? weeks : undefined,
    span: span === undefined ? undefined : inWords(span),
  }
}

const triedAll =
  /\btried (?:everything|so many|a lot of|all sorts|many|all the|almost everything|literally everything|every (?:cream|product))\b|(?<!^so )(?<!^)\bnothing (?:works?|helps?|is working|is helping)\b|^nothing (?:works|helps) for\b|\bnothing (?:seems to|ever) (?:work|help)/

/** Enough of the time that a test takes. */
const nearly = 0.7

const verdict = (
  { thing, weeks, span }: Attempt,
  trouble: NextStep,
): { first: string; proven: boolean; early: boolean } => {
  const { called, sort } = thing
  const name = capital(called)
  const many = / (?:sheets|scrubs|peels)$/.test(called) ? 'were' : 'was'
  const early = weeks !== undefined && weeks < trouble.weeks * nearly
  const proven =
    trouble.proven.test(called.toLowerCase().replace('’', '')) ||
    (sort === 'shampoo' && trouble.called === 'dandruff') ||
    (sort === 'antifungal' && trouble.called.startsWith('ringworm')) ||
    (sort === 'medicine' && trouble.proven.test(called.toLowerCase()))
  if (sort === 'several')
    return {
      proven: false,
      early: false,
      first:
        '**Then rather fewer things and more time: most attempts fail because they are changed every few weeks, or because what causes it goes on.** Put the rest away, and give one plan a fair test.',
    }
  if (sort === 'sunscreen')
    return {
      proven: false,
      early: false,
      first:
        '**Sunscreen alone keeps marks from getting darker and lets them fade slowly; to fade them sooner it needs one active beside it.** So it is not failing, and it stays.',
    }
  if (sort === 'tea-tree' && trouble.called.startsWith('pimples'))
    return {
      proven: false,
      early,
      first: `**${early && span !== undefined ? `${capital(span)} was short, but do not wait longer: ` : ''}${early ? 'tea tree oil is' : 'Tea tree oil is'} one of the weaker things for pimples, so change rather than use more of it.** At 5% in a finished gel it helps a little over three months; neat it only burns.`,
    }
  if (sort === 'acne-range' && /pimple|black/.test(trouble.called)) {
    return {
      proven: false,
      early,
      first: `${
        weeks === undefined
          ? `**${name} is a range and not one thing, so what counts is which active was on the pack and whether it had twelve weeks; if it did, change the plan.**`
          : early && weeks < 6
            ? `**Not quite: ${span ?? 'that'} is too short to judge anything for pimples, which takes about twelve weeks, but it matters what was in it.**`
            : `**Yes, it is time to change: ${span ?? 'that'} with no change at all is long enough to say that ${called} is not doing it.**`
      } A wash or pads of that kind stay on too briefly, or are too weak, for many pimples.`,
    }
  }
  if (sort === 'aqueous' && (trouble.child === true || trouble.called === 'dry hands'))
    return {
      proven: false,
      early,
      first: `**Aqueous cream was the wrong thing to leave on, so it is no wonder: the soap-like sulphate in many of them thins and irritates ${trouble.called === 'eczema' ? 'eczema' : 'dry skin'}.** At best it is a wash that is rinsed off.`,
    }
  if (sort === 'cream' && (trouble.child === true || trouble.called === 'dry lips'))
    return {
      proven: true,
      early: false,
      first: `**${name} is the right kind of thing, so mostly it is too thin, too little, or put on skin that has dried already.**`,
    }
  if (sort === 'seal' && trouble.called === 'cracked heels')
    return {
      proven: false,
      early: false,
      first: `**${name} may stay, but alone it is not enough for cracked heels: it seals, and thick, hard skin wants urea to soften it first.**`,
    }
  if (sort === 'aftershave' && trouble.called.startsWith('razor'))
    return {
      proven: false,
      early,
      first: `**${name} can calm a bump or two${/tend/i.test(called) ? ', as it holds a relative of salicylic acid in alcohol' : ''}, but it does not stop hairs from growing in, so more of it will not do.** The close shave is the cause.`,
    }
  if (!proven)
    return {
      proven,
      early: false,
      first: `**${name} ${many} the wrong thing for ${trouble.called}, so more time would not have helped: it ${doesInstead[sort]}.**`,
    }
  if (weeks === undefined)
    return {
      proven,
      early: false,
      first: `**${name} is a right thing for ${trouble.called}, so the question is whether it had a fair test: about ${trouble.weeks} weeks, regularly, on the whole area.** If it had, change the plan.`,
    }
  return early
    ? {
        proven,
        early,
        first: `**Not yet: ${span ?? 'that'} is too short to judge ${called}; a fair test for ${trouble.called} is about ${trouble.weeks} weeks.**`,
      }
    : {
        proven,
        early,
        first: `**Yes, ${span ?? 'that'} was long enough to judge ${called}: no better by now means that it is time to change the plan.**`,
      }
}

const carriesOn = /\b(?:carry on|continue|keep (?:using|going|on)|go on|aanhou)\b/
const stops = /\b(?:(?:should|must|can) (?:i|we|he|she) (?:just )?stop|give up|ophou)\b/
/** "Must I carry on?" has its yes or no first. */
const withStop = (first: string, now: string, proven: boolean): string =>
  proven || first.startsWith('**Yes') || first.startsWith('**No')
    ? first
    : carriesOn.test(now)
      ? first.replace(
          /^\*\*(.)/,
          (_, letter: string) =>
            `**No, you can stop: ${/^\*\*(?:Tea tree|Aqueous|Lemon|Baking|Toothpaste)/.test(first) ? letter.toLowerCase() : letter}`,
        )
      : stops.test(now)
        ? first.replace(
            /^\*\*(.)/,
            (_, letter: string) =>
              `**Yes, stop: ${/^\*\*(?:Tea tree|Aqueous|Lemon|Baking|Toothpaste)/.test(first) ? letter.toLowerCase() : letter}`,
          )
        : first

const medicines = /\b(?:doxy\w*|minocycline|tetra\w*|roaccutane|oratane|acnetane|isotretinoin|clindamycin|dalacin)\b/
const ofMedicine = ({ thing, weeks, span }: Attempt, trouble: NextStep): string | undefined => {
  if (thing.sort !== 'medicine') return undefined
  const steroid = /cortisone|betnovate|elocon|steroid|mylocort|advantan|procutan|protopic|elidel/.test(
    thing.called.toLowerCase(),
  )
  if (steroid && trouble.called === 'eczema')
    return `**If ${thing.called} went on as prescribed for a week or two without help, do not just use more of it: it may be too weak for the place, or the skin may be infected, and a clinic should look.**`
  if (steroid)
    return `**${capital(thing.called)} is not for ${trouble.called}, so stop adding to it; used for weeks, ask a clinic how to come off it.** It can thin skin and bring pimples and marks.`
  if (!medicines.test(thing.called.toLowerCase())) return undefined
  if (/roacc|orat|acnet|isotret/.test(thing.called.toLowerCase()))
    return `**Go back to whoever prescribed ${thing.called}: a course that did not clear it, or acne that came back, is no failure of yours, and often a second or longer course, or a look at hormones, comes next.**`
  return weeks !== undefined && weeks < 8
    ? `**No, do not stop yet: ${span ?? 'that'} is too early to judge ${thing.called}, which takes eight to twelve weeks.** Ask whoever prescribed it whether a cream with benzoyl peroxide or adapalene goes with it, as it should not be taken alone.`
    : `**Go back to whoever prescribed ${thing.called}: after about three months without help the plan is changed, not the tablets taken for longer.** Do not stop or add anything by yourself.`
}

/** For who expects a baby what is left out then is not named as a step. */
const fitting = (text: string, baby: boolean, instead = ''): string =>
  baby && notExpecting.test(text) ? instead : text

/** What was tried without help, taken up; undefined where no attempt is told, it did harm, or something else is asked. */
export const whatWasTried = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    (heard.priceCents !== undefined && heard.kinds.length > 0) ||
    situation.babyMonths !== undefined
  )
    return undefined
  // "Can I still get my brows waxed?" asks leave, and tells of nothing that failed.
  const [plain = '', english = ''] = [tokensOf(request.message), heard.english].map((words) =>
    words.join(' ').replaceAll(/\b(?:can|may|could|should|must) (?:i|we|he|she) still\b/g, 'may i'),
  )
  const now = (nothing.test(plain) && triedIn(plain).length > 0) || !nothing.test(english) ? plain : english
  const before = messagesOf(request.turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' ').replaceAll(ageOfBaby, ' '))
    .toReversed()
  const words = now.split(' ').length
  const here = nothing.test(now) && !ahead.test(now) && words <= long
  if ([now, ...before].some((text) => notTried.test(text))) return undefined
  const [last = '', earlier = ''] = before
  const time = spanOnly.test(now)
  const leans =
    !here &&
    words <= small &&
    (goesOn.test(now) || time || habit.test(now) || taken.test(now)) &&
    nothing.test(last) &&
    !ahead.test(last)
  if (!here && !leans) return undefined
  const uses = !here && !goesOn.test(now) && taken.test(now)
  const failed = here ? now : uses ? `${last} ${now}` : last
  const source = here ? last : earlier
  const direct = attemptIn(asked, failed)
  const attempt = direct ?? (used.test(source) && !ahead.test(source) ? attemptIn(asked, source) : undefined)
  if (
    attempt !== undefined &&
    (time || direct === undefined) &&
    attempt.weeks === undefined &&
    weeksIn(now) !== undefined
  )
    Object.assign(attempt, { weeks: weeksIn(now), span: inWords(spanSaid.exec(now)?.[0] ?? '') })
  const [word = ''] = attempt?.thing.called.toLowerCase().replace('’', '').split(' ') ?? []
  // "Vitamin C isn't helping" tells of an attempt, "can I use vitamin C?" asks for one.
  const fails =
    attempt?.thing.sort === 'several' ||
    new RegExp(
      String.raw`\b${word}\w*\b.{0,24}\b(?:isnt|doesnt|didnt|does|did|not|aint|never|hasnt|no|nothing|useless|failed|waste|werk|help\w*)\b`,
    ).test(failed)
  if (
    new RegExp(
      String.raw`\b(?:can|may|could|should|kan|mag|is|are|does|will|would) (?:i |we |it |he |she )?(?:use |try |take |put |apply |mix |add |buy |get )?(?:a |an |the |my |some )?${word}`,
    ).test(failed)
  )
    return undefined
  // In a long story the thing stands beside what was done with it.
  const near =
    failed.split(' ').length <= shortEnough || new RegExp(String.raw`${used.source}.{0,30}\b${word}`).test(failed)
  if (
    attempt === undefined ||
    !(
      (direct !== undefined && fails) ||
      (used.test(failed) && near) ||
      used.test(source) ||
      /\b(?:it|that|did|does|helped|made|do|werk|help)\b/.test(failed)
    )
  )
    return undefined
  const fresh = hear(knowledge, request.message)
  if (
    (attempt.thing.sort !== 'sunscreen' && fresh.kinds.some((kind) => kind === 'sunscreen')) ||
    (leans && !uses && fresh.things.length + fresh.household.length > 0)
  )
    return undefined
  const others =
    attempt.thing.sort === 'several' ? [] : triedIn(now).filter(({ called }) => called !== attempt.thing.called)
  if (
    others.length > 0 ||
    (fresh.things.some(
      ({ called }) =>
        called !== attempt.ingredient?.called &&
        called !== attempt.thing.called &&
        !attempt.thing.called.toLowerCase().includes(called) &&
        attempt.thing.sort !== 'several',
    ) &&
      asksOfThing.test(now))
  )
    return undefined
  const trouble =
    troubleIn([now.replace(attempt.thing.called.toLowerCase(), ' '), ...before]) ??
    troubleIn([now]) ??
    (medicines.test(attempt.thing.called.toLowerCase())
      ? nextSteps.find(({ called }) => called === 'pimples')
      : undefined)
  if (
    trouble === undefined ||
    (reacted.test(failed) &&
      !(trouble.sore === true && !/\b(?:burn\w*|sting\w*|rash|swell\w*|swollen|worse|blister\w*)\b/.test(failed))) ||
    (trouble.sore !== true && soreToo.test(failed))
  )
    return undefined
  if (situation.conditions.has('under-12') && trouble.child !== true) return undefined
  const baby = expects(situation)
  const { first: found, proven, early } = verdict(attempt, trouble)
  const first = withStop(found, now, proven)
  const medicine = ofMedicine(attempt, trouble)
  const doctor = ofDoctor.test(now) && !(baby && notExpecting.test(trouble.doctor ?? '')) ? trouble.doctor : undefined
  const instead =
    trouble.baby ??
    '**Next:** a plain, fragrance-free moisturiser, sunscreen, SPF 30–50, every morning, and azelaic acid or niacinamide, which are usually fine now; ask your midwife or clinic before anything else.'
  const step = fitting(
    proven && !early
      ? (trouble.after ?? trouble.next)
      : early && proven
        ? '**Meanwhile check:** once a day or as the pack says, a thin layer on the whole area, nothing else new beside it, sunscreen by day, and a photo in the same light every four weeks.'
        : trouble.next,
    baby,
    instead,
  )
  const then =
    early && proven
      ? fitting(
          (trouble.after ?? '').replace('**Next:**', '**Still nothing then:**'),
          baby,
          instead.replace('**Next:**', '**Still nothing then:**'),
        )
      : ''
  const paragraphs = (
    doctor === undefined
      ? [
          medicine ?? first,
          medicine !== undefined && attempt.thing.sort === 'medicine' && trouble.called.startsWith('pimples')
            ? ''
            : step,
          then,
          trouble.called === 'pimples' && /\b(?:jaw|chin|ken)\b/.test([now, ...before].join(' '))
            ? '**Jaw and chin** pimples mostly follow hormones: before periods, with PCOS, on a progestin injection or implant, or after stopping the pill. Tell the clinic, which has more for that.'
            : '',
          trouble.doctor !== undefined && medicine !== undefined && !(baby && notExpecting.test(trouble.doctor))
            ? `**At the clinic:** ${trouble.doctor}`
            : '',
          trouble.seen,
        ]
      : [
          `**${doctor}**`,
          (medicine ?? first).replaceAll('**', ''),
          trouble.called === 'a keloid' ? trouble.next : '',
          trouble.seen,
        ]
  ).filter((one) => one !== '')
  if (paragraphs.some((one) => guarded(knowledge, one, situation) !== one)) return undefined
  return {
    paragraphs,
    things: [],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: {
      intent: 'for-concern',
      concerns: [...(heard.concerns.length > 0 ? heard.concerns : (heard.previous?.concerns ?? []))],
      ingredients: [],
    },
    suggestions: ['How long until it works?', 'When should I see somebody about it?'],
  }
}
