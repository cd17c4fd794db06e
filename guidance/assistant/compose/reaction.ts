import { messagesOf } from '../conversation.ts'
import { type Asked, calledAll, capital, type Composer, saidIn, type Sketch } from './draft.ts'
import { lineOn } from './facts.ts'
import { kindTexts } from './kinds.ts'
import { barred, isActive, isMedicine, isOf, isRetinoid, leftOut } from './lines.ts'
import {
  adjusting,
  afterHairRemoval,
  type Ask,
  calmFirst,
  type Case,
  darkened,
  hairRemoval,
  renews,
  rescued,
  rest,
  type Sign,
  slower,
} from './reaction-cases.ts'
import { wornRaw } from '../understand/skin-state.ts'
import { composeSafe } from './safe.ts'
import { fromMyth } from './sunscreen.ts'
import { pattern } from '../../text/pattern.ts'

// What went wrong, by what was used: a retinoid or an acid may flake and purge, a moisturiser may not. Source: general dermatology practice.

const alarm = 'Call 112 or 10177 for swelling of lips, tongue or throat, or trouble breathing.'
const sunburn: Sketch = {
  paragraphs: [
    '**Get out of the sun and cool it down:** cool (not icy) water or a damp cloth for ten to fifteen minutes, several times today.',
    '- Drink water, and put on a plain, fragrance-free moisturiser or aloe vera gel while skin is damp.\n- Stop acids, retinoids, vitamin C and scrubs ' +
      'until it no longer peels.\n- Loose clothes and shade until it has healed; then sunscreen, SPF 30–50.',
    'Do not pop blisters, and no butter, toothpaste or vinegar. A pharmacist can advise on pain.',
  ],
  extras: [
    'Be seen the same day for large blisters, fever, shivering, vomiting, confusion, or a burn on a baby or small child.',
  ],
  things: [],
  sources: ['medq', 'general'],
  suggestions: ['When can I use my serum again?', 'How much sunscreen do I need?'],
}

const stingingSunscreen: Sketch = {
  paragraphs: [
    '**Stop that sunscreen and rinse it off, then change the kind: a fragrance-free mineral one (zinc oxide) stings least.**',
    'Organic filters, alcohol and scent mostly burn, above all in the eyes: use a mineral stick there, and keep fluids a finger’s width away.',
    'Try the new one on a small patch for three days. Until skin is calm: hat, shade and a plain moisturiser. Lids or a rash no better by tomorrow: a pharmacist or clinic.',
  ],
  extras: [
    'An eye that keeps hurting: rinse with running water for fifteen to twenty minutes and have it looked at.',
    'See a pharmacist or clinic for a rash that spreads or blisters.',
    alarm,
  ],
  sources: ['general', 'cansa'],
  topic: { kind: 'sunscreen' },
  suggestions: ['Which sunscreen for sensitive skin?'],
}

const askOf = (said: string): Ask =>
  pattern`
    \b(?:go back|start (?:it )?again|when (?:can|may|do|should|will) i (?:use|start|try|put|go|restart|re)|restart|reintroduce|use (?:it|my \S+|
    \S+) again|weer gebruik)\b`.test(said)
    ? 'back'
    : /\b(?:how long|how many (?:days|weeks)|when (?:will|does) it|last(?! (?:night|week|month|year|time))|hoe lank)\b/.test(
          said,
        )
      ? 'how-long'
      : /\b(?:keep|carry on|continue|go on|push through|still use|aanhou|use it still|still)\b/.test(said)
        ? 'keep'
        : pattern`
          \b(?:must|should|do|can|moet|need to|have to|shall|gotta) ?(?:i|ek)? ?(?:just )?(?:to )?(?:stop|quit|drop|ophou)\b|\bstop (?:it|using|
          now)?\b|\bgive (?:it )?up\b|\bquit\b|ophou`.test(said)
          ? 'stop'
          : /\b(?:normal|normaal|okay|ok|worry|worried|bad|supposed|wrong)\b/.test(said)
            ? 'normal'
            : undefined

/** Itchy bumps are a rash, unless pimples are named too. */
const itchy = /\b(?:itch\w*|jeuk\w*|rash|hives|uitslag)\b/
const spotty = /\b(?:pimples?|purg\w*|acne|zits?|puisies?)\b/

/** "No burning" tells of none. */
const denied =
  /\b(?:no|not|without|geen|nie) (?:burn\w*|sting\w*|red\w*|pain\w*|itch\w*|swelling|swollen|rash|sore|raw|brand|jeuk)\b/g

const signOf = (story: string, asked: Asked): Sign =>
  itchy.test(story) && !spotty.test(story)
    ? 'burns'
    : asked.heard.cues.has('purge') ||
        /\b(?:purg\w*|pimpl\w*|breakouts?|break(?:ing|s)? (?:me )?out|broke (?:me )?out|puisies?|zits?|acne|clogg\w*|bumps|white ?heads?|black ?heads?)\b/.test(
          story,
        )
      ? 'breaks-out'
      : /\b(?:burn\w*|brand|sting\w*|raw|tingl\w*|red|rooi|itch\w*|rash|swell\w*|swollen|sore|hurts?|on fire|over ?exfoliated)\b/.test(
            story,
          )
        ? 'burns'
        : /\b(?:peel\w*|flak\w*|dry\w*|dries|tight|skilfer\w*|vervel\w*|scal\w*|droog)\b/.test(story)
          ? 'flakes'
          : /\b(?:darker|darken\w*|blacker|donkerder|dark)\b/.test(story)
            ? 'darkens'
            : /\b(?:worse|erger|horrible|terrible|ugly|awful)\b/.test(story)
              ? 'looks-worse'
              : 'burns'

/** What is told now of the skin is what it did; pimples may be what it was bought for. */
const tellsSign = pattern`
  \b(?:burn\w*|brand|sting\w*|raw|red|rooi|itch\w*|jeuk\w*|rash|swell\w*|swollen|sore|on fire|peel\w*|flak\w*|tight|darker|pimpl\w*|break\w*|broke\w*|bumps|
  puisies?|zits?|worse)\b`

const worse =
  /\b(?:raw|blister\w*|weep\w*|oozing|bleed\w*|swollen|swelling|unbearable|severe\w*|spreading|so much|really bad|badly|very sore|cant sleep)\b/

const flaking = ({ called, ask, bad, one, lead, story }: Case): Sketch => {
  const over = /\b(?:over ?(?:did|done|do|used|using)|too (?:much|often)|every (?:night|day)|twice a day)\b/.test(story)
  const prescribed = lead !== undefined && isMedicine(lead)
  const them = one ? 'it' : 'them'
  const first = bad
    ? prescribed
      ? `Skip ${called} until you have spoken to your prescriber: raw, swollen or very sore skin is more than the usual flaking.`
      : `Yes, stop ${called} for now: raw, swollen or very sore skin is not the usual flaking.`
    : ask === 'stop'
      ? `No, not for good: use ${called} on fewer nights${prescribed ? '' : `, or pause ${them} for a few days until skin is calm`}.`
      : ask === 'keep'
        ? `Yes, but on fewer nights: every third night at most while it flakes.`
        : ask === 'how-long'
          ? `Usually two to six weeks: flaking from ${called} eases as skin gets used to ${them}.`
          : ask === 'back'
            ? 'When skin no longer flakes or stings, often after one to two weeks; then two nights a week.'
            : over
              ? `Pause ${called} until skin is calm: that was too much too soon.`
              : `Yes, some dryness and flaking is normal in the first weeks of ${called}; burning, swelling or raw skin is not.`
  return {
    paragraphs: [
      `**${first}**`,
      `**How:** ${prescribed ? 'every second or third night' : 'pause until the flaking settles, then two nights a week'}; ` +
        `${lead !== undefined && isRetinoid(lead) ? 'a pea-sized amount' : 'a thin layer'}, ${slower}. No scrub and no second active meanwhile.`,
      prescribed
        ? `${capital(called)} ${one ? 'was' : 'were'} chosen for you: call your prescriber or pharmacist if it is severe or lasts beyond six weeks, ` +
          `and do not end the course on your own.`
        : `Still peeling after six weeks of that? Take a lower strength, or something milder.`,
      bad && !prescribed
        ? `**Meanwhile:** only ${rest}`
        : 'Sunscreen, SPF 30–50, every morning: this skin burns sooner.',
    ],
    extras: [
      'See a pharmacist or clinic if it blisters, weeps, cracks or involves the eyes.',
      ...(lead !== undefined && isRetinoid(lead) ? ['Not in pregnancy ' + 'or when trying for a baby.'] : []),
    ],
    things: [],
    suggestions: ['How long will it last?', 'When can I go back to every night?', calmFirst],
  }
}

const purging = (asked: Asked, { called, ask, one, lead, bad, story }: Case): Sketch => {
  const over = /\b(?:[2-9]|1[0-2]|two|three|four|five|six) months?\b|\b(?:9|1\d|2\d|ten|twelve) weeks?\b/.test(story)
  const first =
    over && ask !== 'back'
      ? 'No, not any more: purging is over within six to eight weeks, so after that it is a breakout or irritation.'
      : ask === 'how-long'
        ? 'Purging settles within about six weeks; longer, or where you never break out, is a breakout.'
        : ask === 'stop' || ask === 'keep'
          ? `${ask === 'keep' ? 'Yes' : 'No, not yet'}: go on with ${called}, less often, for up to six ` +
            `weeks${bad ? ', unless it is raw or very sore' : ''}.`
          : ask === 'back'
            ? 'When no new spots have come for two weeks; then two nights a week.'
            : ask === 'normal'
              ? `It can be: spots often come up in the first six weeks of ${called === 'it' ? 'a new active' : called}, where you usually ` +
                `break out.`
              : `It may be purging${called === 'it' ? '' : ` from ${called}`} if it comes where you usually break out and settles within about six weeks.`
  return {
    paragraphs: [
      `**${first}**`,
      fromMyth(asked.knowledge, 'purging-forever'),
      `**What now:** go down to two nights a week, moisturise well, and change nothing else. Do not ` +
        `squeeze.${
          lead !== undefined && isMedicine(lead) && lead.ingredient?.id !== 'benzoyl-peroxide'
            ? ' Ask your prescriber before you stop.'
            : ` Not better after six weeks? Then ${one ? 'it is' : 'they are'} not for you.`
        }`,
    ],
    extras: ['Wear sunscreen, SPF 30–50, every morning.', 'See a pharmacist or clinic if it gets deep and painful.'],
    sources: ['retuse', 'general'],
    things: [],
    suggestions: ['How do I go slower?', calmFirst],
  }
}

/** "Is there a link, or am I imagining it?": nobody spoke of purging. */
const asksLink = pattern`
  \b(?:connect\w*|link\w*|related|coincidence|to blame|the cause|cause[ds]?|causing|imagin\w*|am i mad|crazy|because of|due to|is (?:it|that) (?:the|that|this|my|from|because)|(?:from|by) (?:it|that|this)\b|toeval|skuld)\b`

/** Something that speeds nothing up has broken skin out. */
const clogged = ({ called, ask, one, story }: Case, message: string): Sketch => {
  const [does, it] = one ? ['does', 'it'] : ['do', 'them']
  const first =
    ask === 'how-long'
      ? `Spots from ${called} usually clear within two to six weeks, once you stop ${it}.`
      : ask === 'keep'
        ? `No, stop ${it}: this is not purging, so waiting does not help.`
        : ask === 'back'
          ? `Better not to go back to ${it}: try another one, and only when skin has been clear for two weeks.`
          : ask === 'stop'
            ? `Yes, stop ${called}: ${one ? 'it is' : 'they are'} not known to cause purging, so this is a breakout.`
            : asksLink.test(message) && !/\bpurg/.test(story)
              ? `Yes, quite likely: spots that came only since you use ${called} mostly come from ${it}. Leave ${it} out for six weeks, and you will see.`
              : `Probably not purging: ${called} ${does} not speed up skin renewal. Stop ${it}.`
  return {
    paragraphs: [
      `**${first}**`,
      'Only what speeds up renewal, such as exfoliating acids, brings hidden spots up sooner. Anything else clogs or irritates, and spots come for as ' +
        'long as you use it.',
      '**What now:** a gentle cleanser, a light, fragrance-free gel or lotion, and sunscreen. Change one thing at a time, keep the label, and do not squeeze.',
      'Not clearer after six weeks? Then it had another cause: salicylic acid or benzoyl peroxide 2.5% is the next step, or a pharmacist’s advice.',
    ],
    extras: ['See a pharmacist or clinic for an itchy, swollen or blistering rash: that is no acne.'],
    sources: ['retuse', 'general'],
    things: [],
    suggestions: ['Which moisturiser for skin that breaks out?', 'How do I spot what clogs my pores?'],
  }
}

/** Nothing is left to rinse off. */
const longAgo =
  /\b(?:yesterday|gister|last (?:night|week|month)|days?|weeks?|(?:since|sedert) (?!this|today|vanoggend)\S)/

/** "Stings for half a minute, then it is gone". */
const stingsBriefly =
  /\b(?:sting|burn|prickl|tingl)\w*(?: \w+){0,5} (?:half a|a|one|two|few|\d+) (?:sec\w*|min\w*)\b.{0,20}\b(?:stop|gone|goes|fade|settle|fine|pass)\w*/

const burning = ({ called, ask, one, lead, story, child }: Case): Sketch => {
  const named = called !== ''
  const prescribed = lead !== undefined && isMedicine(lead) && lead.ingredient?.id !== 'benzoyl-peroxide'
  const over = /exfoliat|barrier|everything (?:stings|burns)|even water/.test(story)
  const active = lead !== undefined && (isActive(lead) || isMedicine(lead) || renews(lead))
  const what = named ? called : over ? 'every acid, retinoid, vitamin C and scrub' : 'what you put on last'
  const first =
    ask === 'back'
      ? `When nothing stings for two weeks, not even water: often two to four weeks in all. Then one active, once a ` +
        `week${named && active ? ` (${called} at a low strength)` : ''}.`
      : ask === 'how-long'
        ? `Stop ${what}: stinging mostly settles in a few days; an over-worked barrier takes two to four weeks.`
        : ask === 'keep'
          ? `No, not while it burns: leave ${what} until skin is calm.`
          : ask === 'stop'
            ? `Yes, stop ${what} for now.`
            : (ask === 'normal' || /\btingl\w*/.test(story) || stingsBriefly.test(story)) && active
              ? `A light tingle for a minute can be normal${named ? ` with ${called}` : ''}; burning, ` +
                `redness that stays or swelling is not. If that is what you have, stop now.`
              : ask === 'normal'
                ? `No, ${named ? `${called} should not burn` : 'skincare should not burn'}: stop ${named ? (one ? 'it' : 'them') : 'it'} and ` +
                  `rinse.`
                : over
                  ? `Leave ${what} for now: your barrier needs rest.`
                  : named
                    ? `Stop ${called} for now${longAgo.test(story) ? '' : ` and rinse ${one ? 'it' : 'them'} off with cool water`}.`
                    : 'Leave out what is newest in your routine for now, and rinse with cool water.'
  return {
    paragraphs: [
      `**${first}**`,
      prescribed
        ? `${capital(called)} ${one ? 'is' : 'are'} a medicine: call your prescriber or pharmacist today about what to do next.`
        : undefined,
      `**${ask === 'back' ? 'Until then' : 'For the next two weeks'}:** only ${rest}`,
      child
        ? 'A child’s skin needs no actives: do not go back to it, and keep it out of reach. Have a pharmacist or clinic look if it is not better ' +
          'tomorrow.'
        : named && !active
          ? 'Then try another, fragrance-free one on a small patch behind the jaw. Do not go back to the one that burnt; keep its label.'
          : ask === 'back'
            ? 'Begin on one small patch. If it stings there, wait another two weeks.'
            : prescribed
              ? 'Start again only when, and as, they say.'
              : 'When nothing stings any more, you may try it on a small patch, at a lower strength, two ' +
                'nights a week at most. If it comes up again, leave it for good and keep the label.',
    ],
    extras: [
      'See a pharmacist or clinic if it blisters, weeps, spreads, involves the eyes, or is no better in a few days.',
      alarm,
    ],
    sources: ['general'],
    things: [],
    suggestions: [calmFirst, 'Is it purging or a reaction?', 'When can I go back to it?'],
  }
}

/** "Does it break you out?": not yet, so what it may do. */
export const mayBreakOut: Composer = ({
  heard: {
    things: [thing],
  },
}) => {
  if (thing === undefined) return { paragraphs: [] }
  const scale = thing.ingredient?.full?.comedogenic
  const { called } = thing
  const first = renews(thing)
    ? `At first it can: ${called} may bring hidden spots up for about six weeks, which is called purging`
    : scale === undefined
      ? `${capital(called)} ${thing.plural ? 'are' : 'is'} not known to, though the whole product counts`
      : scale > 3
        ? `It can: on skin that breaks out easily ${called} is better left out`
        : scale > 1
          ? `Perhaps, on skin that breaks out easily`
          : `Hardly: ${called} seldom does`
  return {
    paragraphs: [
      `**${first}.**`,
      renews(thing)
        ? 'Only where you usually break out, and it settles. Two nights a week, a plain moisturiser and patience make ' +
          'it milder.'
        : 'The old pore-clogging scale was made on rabbit ears and predicts little: how rich the product is, and your own skin, decide.',
      'New spots where you never had any, itching or burning are no purging: stop it then. Try one new product at a time, so that you know which it was.',
    ],
    things: [thing],
  }
}

/** "Does niacinamide cause purging?" */
export const mayPurge: Composer = (asked) => {
  const {
    heard: {
      things: [thing],
    },
  } = asked
  return thing === undefined || renews(thing)
    ? mayBreakOut(asked)
    : {
        paragraphs: [
          `**No, ${thing.called} ${thing.plural ? 'do' : 'does'} not cause purging: only what speeds up renewal does, such as retinoids and acids.**`,
          'Pimples that come with it are a breakout: from another part of the product, from something else new, or by chance. Stop it for two weeks and see; ' +
            'if they go and come back with it, it does not suit you.',
          lineOn(thing),
        ],
        things: [thing],
      }
}

const places =
  /\b(neck|arms?|hands?|chest|back|legs?|lips?|chin|cheeks?|forehead|eyelids?|scalp|body|nek|arms|hande|rug|bene)\b/

/** What is told after the first answer: where it is, that it is only itchy, or "what must I do now?" */
const stillThat = (said: string, { called, one }: Case): string | undefined => {
  const what = called === '' ? 'what is new' : called
  const on = places.exec(said)?.[1]
  return /\b(?:just|only|not (?:swollen|sore|burning|bad)|isnt swollen|net|little|slightly|a bit)\b/.test(said)
    ? `That it is mild is a good sign, and mostly means irritated skin rather than harm; still, stop ${what} until skin is calm, and do not scratch.`
    : on !== undefined
      ? `On the ${on} the same goes: stop ${what}, rinse with cool water, and only plain moisturiser until it is calm.`
      : /\b(?:(?:what|wat) (?:must|should|can|do|shall|now|moet|kan|nou)|now what|what next|help)\b/.test(said)
        ? `Stop ${what} now, rinse ${one ? 'it' : 'them'} off with cool water, and put on nothing but a plain moisturiser today.`
        : undefined
}

const kindsIn = pattern`
  \b(moisturi[sz]er|face cream|night cream|day cream|cream|lotion|face wash|facewash|cleanser|soap|sunscreen|toner|face oil|foundation|make ?up|
  primer|mask|shampoo|serum|room|hair oil|oil|perfume|gel|butter|deodorant|roll on|balm|relaxer|product)\b`

/** After a reaction, purging or sunburn: what to stop, what to do, when to be seen; the question of a follow-up first. */
export const composeReaction: Composer = (asked) => {
  const { cues, concerns, kinds, who, previous, followsUp } = asked.heard
  // What an answer offered of its own accord did no harm yet.
  const things = asked.heard.things.filter(
    ({ ingredient, family }) =>
      !followsUp ||
      family !== undefined ||
      !(previous?.offered ?? []).includes(ingredient?.id ?? '') ||
      (previous?.ingredients ?? []).includes(ingredient?.id ?? ''),
  )
  if (cues.has('sunburn') || who.includes('sunburn')) {
    return !pattern`
      \b(?:can|may|must|should|kan|mag) (?:i|ek)\b.{0,30}\b(?:serum|retinol|acids?|vitamin c|niacinamide|scrub|exfoliate|makeup|toner|active)\b`.test(
      saidIn(asked),
    )
      ? sunburn
      : {
          ...sunburn,
          paragraphs: [
            '**Not yet: nothing active, no scrub and no scent until it is no longer red, sore or peeling.**',
            ...sunburn.paragraphs,
          ],
        }
  }
  const earlier = followsUp
    ? messagesOf(asked.request.turns)
        .slice(-3)
        .map((text) => text.toLowerCase().replaceAll('’', "'"))
    : []
  const said = saidIn(asked)
  const story = [...earlier, said].join(' ')
  const sign =
    concerns.includes('acne') && !/\b(?:burn|sting|itch|raw)/.test(story)
      ? 'breaks-out'
      : signOf((followsUp && tellsSign.test(said) ? said : story).replaceAll(denied, ' '), asked)
  // "I am allergic to perfume." "Perfume at night then?": nothing has happened now.
  if (followsUp && !tellsSign.test(said) && things.some((thing) => leftOut(asked.knowledge, thing, asked.situation)))
    return composeSafe(asked)
  const strong = things.filter((thing) => renews(thing) || isActive(thing) || isMedicine(thing))
  const kind = kinds[0]
  const said1 = kindsIn.exec(story)?.[1]
  // Of a perfume, the perfume is meant.
  const used = (strong.length > 0 ? strong : things).filter((thing) => said1 === undefined || !isOf(thing, 'fragrance'))
  // Their own word first: a cream is not called a moisturiser. A place of the body names no lotion.
  const onlyPlace =
    kind === 'body' && !/\b(?:body|lotion|lyf|new|chang|start|use|using|put|appl|bought|tried)/.test(story)
  const ofKind =
    said1 === 'room'
      ? 'cream'
      : (said1 ??
        (kind !== undefined && !onlyPlace
          ? kindTexts[kind].called
          : asked.heard.harmed && !onlyPlace
            ? 'product'
            : undefined))
  if (used.length === 0 && ofKind === 'sunscreen' && sign === 'burns' && !(previous?.intent === 'reaction'))
    return stingingSunscreen
  const lead = used.find(renews) ?? used[0]
  const what: Case = {
    child: who.includes('child') || asked.situation.conditions.has('under-12'),
    called:
      used.length > 0
        ? calledAll(used.slice(0, 3))
        : ofKind === undefined
          ? ''
          : ofKind === 'makeup' || ofKind === 'make up' || ofKind === 'make-up'
            ? 'that make-up'
            : `that ${ofKind}`,
    one: used.length < 2 && !(used[0]?.plural ?? false),
    lead,
    sign,
    ask: askOf(said),
    bad: worse.test(story),
    story,
  }
  // Back to what this person leaves out, in pregnancy or for an allergy, nobody goes.
  if (what.ask === 'back' && lead !== undefined && barred(asked.knowledge, lead, asked.situation) !== undefined)
    return composeSafe(asked)
  const cause = /\b(?:over ?exfoliat|everything|even water)/.test(story)
  if (used.length === 0 && hairRemoval.test(story) && !/\b(?:bumps?|pimples?|ingrown)\b/.test(story)) {
    return { ...afterHairRemoval(story), topic: { trouble: true } }
  }
  const sketch =
    wornRaw(said) && !(lead !== undefined && isRetinoid(lead) && sign === 'flakes')
      ? rescued(what)
      : lead !== undefined && renews(lead) && sign === 'flakes' && !cause && !what.child
        ? flaking(what)
        : sign === 'looks-worse' && lead !== undefined && renews(lead) && !what.bad && !what.child
          ? adjusting(what)
          : sign === 'darkens'
            ? darkened(what)
            : sign === 'breaks-out'
              ? (lead === undefined ? ofKind === undefined : renews(lead))
                ? purging(asked, what.called === '' ? { ...what, called: 'it' } : what)
                : clogged(what, asked.request.message.toLowerCase())
              : burning(what)
  const again =
    followsUp &&
    previous?.intent === 'reaction' &&
    what.ask === undefined &&
    sign === 'burns' &&
    !(lead !== undefined && isMedicine(lead))
      ? stillThat(said, what)
      : undefined
  return {
    ...sketch,
    ...(again !== undefined && { paragraphs: [`**${again}**`, ...sketch.paragraphs.slice(1)] }),
    topic: {
      ...sketch.topic,
      trouble: true,
      ingredients: things.flatMap(({ ingredient }) => ingredient?.id ?? []),
      ...(kind !== undefined && { kind }),
      concerns: sign === 'breaks-out' ? ['acne'] : [],
    },
  }
}
