import { messagesOf, type Topic } from '../conversation.ts'
import { ofSkinType, thingsOf } from '../understand/carry.ts'
import { type ShortAsk, shortAsk } from '../understand/short-asks.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { kindCalled } from '../understand/turning.ts'
import { hear } from '../understand/understand.ts'
import { firstOf } from './asked-of-pair.ts'
import { composeCombine } from './combine.ts'
import { composeCompare } from './compare.ts'
import { type Asked, capital, type Draft, draftOf } from './draft.ts'
import { doesOf, howLine, strengthOf, usageOf } from './facts.ts'
import { ingredientsFor } from './concern.ts'
import { leadAmong, ofSting } from './label-care.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, isRetinoid, isUvFilter, objection } from './lines.ts'
import { composeOrder } from './order.ts'
import { pairOf } from './pairs.ts'
import { inTurns } from './plan.ts'
import { afterAskFirst, afterForbidden, afterSore, notNowEither, withoutScent } from './short-talk-no.ts'
import { afterPair } from './short-talk-pair.ts'
import { afterSteps } from './short-talk-steps.ts'
import { afterSunscreen } from './short-talk-sun.ts'
import { composeSafe } from './safe.ts'
import { composeSuggest } from './suggest.ts'

// A short turn is answered out of what the talk is about: the same "and at night?" means another thing after two actives, after a sunscreen, after a list and
// after a no. Where the talk goes on from it well as it is, nothing is said here.

const list = new Set<Topic['intent']>(['suggest', 'price', 'for-concern'])
const ofOne = new Set<Topic['intent']>(['what-is', 'does-help', 'how-often', 'when', 'how-to-use', 'how-long', 'safe'])

/** The answer, with what the talk stays about. */
const goesOn = (
  previous: Topic,
  paragraphs: readonly string[],
  about: readonly Thing[],
  more: Partial<Draft> = {},
): Draft => ({
  paragraphs: [...paragraphs],
  about,
  things: about,
  sources: previous.sources ?? ['general'],
  topic: {
    intent: previous.intent,
    concerns: previous.concerns,
    conditions: previous.conditions,
    ...(previous.kind !== undefined && { kind: previous.kind }),
    ...(previous.skinType !== undefined && { skinType: previous.skinType }),
    ...(previous.priceCents !== undefined && { priceCents: previous.priceCents }),
    ...(previous.offered !== undefined && { ingredients: previous.offered }),
  },
  suggestions: ['How long until it works?', 'A simple routine for my skin'],
  ...more,
})

/** A budget or "cheaper" after a thing or a list: products that hold its active. */
const toBuy = (asked: Asked, lead: Thing | undefined): Draft | undefined => {
  if (lead === undefined || isMedicine(lead)) return undefined
  return draftOf({
    ...composeSuggest({
      ...asked,
      heard: { ...asked.heard, things: [lead], concerns: [], kinds: [], intent: 'suggest' },
    }),
    topic: { intent: 'suggest' },
  })
}

const ofLabel = (asked: Asked, ask: ShortAsk, previous: Topic): Draft | undefined => {
  const offered = (previous.offered ?? []).flatMap((id) => asked.knowledge.byId(id) ?? []).map(thingOf)
  const lead = leadAmong(offered)
  const name = lead?.called
  const says = (...paragraphs: string[]): Draft =>
    goesOn(previous, paragraphs, [], { things: lead === undefined ? [] : [lead] })
  switch (ask) {
    case 'cheaper':
      return toBuy(asked, lead)
    case 'without':
    case 'skip':
      return says(
        `**Yes, you may do without it: no product with such a list is a must.** A mild wash, a plain moisturiser and, in the morning, sunscreen, SPF 30–50, are what skin needs.`,
        lead === undefined
          ? 'What is on it moistens and protects; another plain cream does the same.'
          : `What you would miss is ${lead.called}: ${doesOf(lead)}`,
        'Was it prescribed? Then ask first.',
      )
    case 'first':
      return says(
        '**It is one product, so nothing on its list goes first: where it goes depends on its texture.** Watery ones after cleansing, creams after them, oils and balms last, sunscreen over all of it by day.',
        name === undefined
          ? 'Wait a minute between layers.'
          : `With ${name} in it: on clean, dry skin, and no second active in the same step.`,
      )
    case 'other':
      return says(
        '**Which other one? Paste its ingredient list here, and I go through it as well.** So far I have seen one list only.',
        'Photograph the pack and copy the words after “Ingredients”; the order matters, as what stands first is most of it.',
      )
    case 'sting':
      return says(
        '**Then stop, rinse it off with cool water, and put on a plain fragrance-free moisturiser.**',
        ofSting(
          offered.map(
            ({ ingredient, families }) =>
              ({
                ingredient: ingredient?.id ?? null,
                families,
                printed: ingredient?.inci ?? '',
                name: null,
                notes: [],
                how: 'exact',
              }) as never,
          ),
        )
          .replaceAll('**', '')
          .replace(/ Stop it, rinse[^.]*\./, ''),
        'Calm after some days? A small patch behind the jaw first. Blisters, swelling or no better within a few days: pharmacist or clinic; swollen lips or trouble breathing: 112 or 10177.',
      )
    default:
      return undefined
  }
}

const ofThing = (asked: Asked, ask: ShortAsk, thing: Thing, previous: Topic, said: string): Draft | undefined => {
  const { called, plural } = thing
  if (ask === 'first')
    return {
      ...draftOf(composeOrder({ ...asked, heard: { ...asked.heard, things: [thing], kinds: [], concerns: [] } })),
      about: [thing],
      topic: { intent: 'order' },
    }
  if (ask === 'cheaper' && asked.heard.priceCents !== undefined) return toBuy(asked, thing)
  if (ask === 'without')
    return goesOn(
      previous,
      [
        `**Without ${called} nothing goes wrong: ${plural ? 'they are' : 'it is'} no must.** ${isMedicine(thing) ? 'But it was given for a reason, so ask whoever prescribed it before you stop.' : 'A mild wash, a plain moisturiser and, in the morning, sunscreen, SPF 30–50, are what skin needs.'}`,
        `What you would miss: ${doesOf(thing)}`,
        'Whatever got better with it may slowly come back over weeks to months; you may begin again at any time, slowly.',
      ],
      [thing],
    )
  if (
    (ask === 'dry' || ask === 'sensitive') &&
    isActive(thing) &&
    !isMedicine(thing) &&
    (thing.ingredient?.full?.irritation ?? 0) > 1
  )
    return goesOn(
      previous,
      [
        `**Then go slower: on ${ask} skin ${called} ${plural ? 'sting and dry' : 'stings and dries'} sooner.** One evening a week at first, two after a month if nothing flakes.`,
        `*How:* the lowest strength${strengthOf(thing) === undefined ? '' : ` (usual: ${strengthOf(thing)})`}, moisturiser before it and again after it, fragrance-free, no scrub beside it.`,
        `Tight, flaky or stinging all the same? Leave ${plural ? 'them' : 'it'} out; a moisturiser with glycerin and ceramides does more for ${ask} skin.`,
      ],
      [thing],
    )
  if (ask === 'place' && previous.intent !== 'safe' && !isMedicine(thing)) {
    const where =
      /\b(body|back|chest|legs?|arms?|neck|shoulders|hands?|underarms?|elbows?|knees?)\b/.exec(said)?.[1] ?? 'body'
    return goesOn(
      previous,
      [
        `**Yes, ${called} may go on the ${where} too.** ${capital(where === 'body' ? 'body skin' : `skin there`)} ${/back|chest|shoulders/.test(where) ? 'is oilier and scars more easily' : 'is thicker and drier in most places'}, and reacts much as the face does.`,
        `${howLine(thing) ?? ''} A body lotion or wash that holds it costs less per gram than a face serum.`,
        `${isActive(thing) || isRetinoid(thing) ? 'Not on freshly shaved, waxed or sore skin; begin with a small area, two or three evenings a week. ' : ''}Sunscreen, SPF 30–50, on what is bare by day.`,
      ],
      [thing],
    )
  }
  if (ask === 'other')
    return goesOn(
      previous,
      [
        `**Which other one? So far we spoke of ${called} only.** Tell me its name, or paste its ingredient list, and I go through it.`,
        `${capital(called)}: ${doesOf(thing)} ${capital(usageOf(thing).often)}.`,
      ],
      [thing],
    )
  return undefined
}

/** "Must I use both?" hopes for a no where "can I skip one?" hopes for a yes. */
const turnedTo = (draft: Draft | undefined, ask: ShortAsk, said: string): Draft | undefined =>
  draft === undefined || ask !== 'skip' || !/\b(?:must|need|have to|should)\b/.test(said)
    ? draft
    : {
        ...draft,
        paragraphs: draft.paragraphs.map((text, at) =>
          at > 0 ? text : text.replace(/^\*\*Yes(?=[,:])/, '**No').replace(/^\*\*Better not, on/, '**Yes, on'),
        ),
      }

/** What the last answer was: a routine and an order are gone on from as a whole. */
const stepsOf = ({ intent }: Topic): 'order' | 'routine' | 'list' | undefined =>
  intent === 'order' || intent === 'routine' ? intent : list.has(intent) ? 'list' : undefined

/** The answer to a short turn out of what the talk is about; undefined where nothing is to be added to how it goes on. */
export const shortTalk = (asked: Asked): Draft | undefined => {
  const said = tokensOf(asked.request.message).join(' ')
  const other =
    said.split(' ').length > 9 || !/\b(?:instead|rather|in plaas|eerder)\b/.test(said) ? undefined : swapped(asked)
  if (other !== undefined) return other
  const ask = shortAsk(said)
  return ask === undefined ? undefined : turnedTo(outOf(asked, ask, said), ask, said)
}

const ofAKind: readonly ((thing: Thing) => boolean)[] = [
  (thing) => isOf(thing, 'aha', 'bha', 'pha'),
  (thing) => isRetinoid(thing) || thing.ingredient?.id === 'bakuchiol',
]
const weighed = /\b(?:better|beter|stronger|milder|gentler|safer|work more|best)\b/

/** "And benzoyl peroxide instead?": in the place of what was spoken of. */
const swapped = (asked: Asked): Draft | undefined => {
  const {
    heard: { previous, isLabel, injected },
    knowledge,
    request,
    situation,
  } = asked
  const [fresh, more] = hear(knowledge, request.message).things
  if (
    previous === undefined ||
    previous.redFlag !== undefined ||
    isLabel ||
    injected ||
    fresh === undefined ||
    more !== undefined
  )
    return undefined
  if (expects(situation))
    return {
      ...draftOf(
        composeSafe({
          ...asked,
          request: { ...request, message: `is ${fresh.called} safe` },
          heard: {
            ...asked.heard,
            message: `is ${fresh.called} safe`,
            things: [fresh],
            kinds: [],
            concerns: [],
            tokens: tokensOf(`is ${fresh.called} safe`),
          },
        }),
      ),
      about: [fresh],
      topic: { intent: 'safe' },
    }
  if (situation.conditions.has('under-12') || objection(knowledge, fresh, situation)?.tone === 'avoid') return undefined
  const before = thingsOf(knowledge, previous)
  const [first, second] = before
  const { called } = fresh
  if ((previous.trouble === true || previous.intent === 'reaction') && isActive(fresh))
    return goesOn(previous, notNowEither(fresh), [fresh], {
      topic: { intent: 'reaction', trouble: true, concerns: previous.concerns },
    })
  if (
    first !== undefined &&
    second !== undefined &&
    previous.intent === 'combine' &&
    !before.some((one) => one.called === called)
  ) {
    // What is of one kind with it makes room for it.
    const alike = ofAKind.find((kind) => kind(fresh))
    const kept = alike !== undefined && alike(first) && !alike(second) ? second : first
    return {
      ...draftOf(
        composeCombine({
          ...asked,
          heard: {
            ...asked.heard,
            things: [kept, fresh],
            kinds: [],
            cues: new Set(),
            slots: { of: [], apart: undefined },
          },
        }),
      ),
      about: [kept, fresh],
      topic: { intent: 'combine' },
    }
  }
  if (
    first !== undefined &&
    second === undefined &&
    (weighed.test(tokensOf(request.message).join(' ')) ||
      (previous.concerns.length === 0 && previous.intent === 'what-is')) &&
    first.called !== called
  )
    return {
      ...draftOf(
        composeCompare({
          ...asked,
          heard: { ...asked.heard, things: [first, fresh], kinds: [], concerns: previous.concerns },
        }),
      ),
      about: [first, fresh],
      topic: { intent: 'compare' },
    }
  if (before.length > 0) return undefined
  if (previous.kind === 'sunscreen' || previous.intent === 'sunscreen')
    return isUvFilter(fresh)
      ? undefined
      : goesOn(
          previous,
          [
            `**No: nothing takes the place of sunscreen, ${called} neither.** It keeps off no UV rays that count.`,
            `${capital(called)}: ${doesOf(fresh)}`,
            `You may use it beside sunscreen: ${usageOf(fresh).when === 'night' ? `${called} at night, sunscreen in the morning` : `${called} under it`}, SPF 30–50, two finger lengths, every morning.`,
          ],
          [fresh],
        )
  return previous.kind === 'cleanser' && isActive(fresh)
    ? goesOn(
        previous,
        [
          `**Not instead of a wash: ${called} treats, it does not clean.** A wash that holds it does both, more mildly.`,
          `${capital(called)}: ${doesOf(fresh)} ${howLine(fresh) ?? ''}`,
          'Every evening a mild wash first, then whatever treats on dry skin, then moisturiser; by day sunscreen, SPF 30–50.',
        ],
        [fresh],
      )
    : undefined
}

const outOf = (asked: Asked, ask: ShortAsk, said: string): Draft | undefined => {
  const { heard, knowledge, request, situation } = asked
  const { previous } = heard
  if (previous === undefined || previous.redFlag !== undefined || heard.injected || heard.isLabel) return undefined
  const fresh = hear(knowledge, request.message)
  if (fresh.things.length > 0 && ask !== 'scent' && ask !== 'sure') return undefined
  // A trouble of its own begins a talk of its own.
  if (
    fresh.concerns.some((one) => !ofSkinType.has(one)) ||
    fresh.who.some((one) => one === 'eczema' || one === 'rosacea' || one === 'psoriasis')
  )
    return undefined
  const before = thingsOf(knowledge, previous)
  const [thing, second, third] = before
  const offered = (previous.offered ?? []).flatMap((id) => knowledge.byId(id) ?? []).map(thingOf)
  // “What if it stings?” has made nothing sore.
  const supposed = shortAsk(tokensOf(messagesOf(request.turns).at(-1) ?? '').join(' ')) === 'sting'
  if (!supposed && (previous.trouble === true || previous.intent === 'reaction')) {
    // A place that is only told of is gone on from as it is.
    const says =
      ask === 'place' && !/\b(?:can|may|does|will|would|work|use)\b/.test(said)
        ? undefined
        : afterSore(
            ask,
            before,
            before.length > 0 || previous.kind === undefined ? undefined : kindCalled(previous.kind),
          )
    return (
      says &&
      goesOn(previous, says, before, { topic: { intent: 'reaction', trouble: true, concerns: previous.concerns } })
    )
  }
  if (ask === 'scent' && fresh.harmed && previous.intent !== 'label')
    return goesOn(previous, withoutScent(thing?.called), before)
  // A child is another person than who expects one.
  if (ask === 'child' && !/\b(?:along|pregnan\w*|expecting)\b/.test(said) && expects(situation) && before.length === 1)
    return {
      ...draftOf(
        composeSafe({
          ...asked,
          heard: { ...heard, things: before, who: ['child'], concerns: [], kinds: [] },
          situation: {
            ...situation,
            conditions: new Set([
              ...[...situation.conditions].filter(
                (one) => one !== 'pregnant' && one !== 'trying' && one !== 'breastfeeding',
              ),
              'under-12' as const,
            ]),
          },
        }),
      ),
      about: before,
      topic: { intent: 'safe' },
    }
  const stage =
    situation.conditions.has('breastfeeding') && !situation.conditions.has('pregnant')
      ? 'while you breastfeed'
      : 'in pregnancy'
  const forbidden = expects(situation) ? before.filter((one) => cautionOf(one, 'pregnancy') === 'avoid') : []
  if (forbidden.length > 0 && ask !== 'pregnant') {
    const says = afterForbidden(ask, forbidden, stage)
    return says && goesOn(previous, says, before, { topic: { intent: 'safe', conditions: previous.conditions } })
  }
  const [unsure] =
    expects(situation) && previous.intent === 'safe' && before.length === 1
      ? before.filter((one) => cautionOf(one, 'pregnancy') === 'ask')
      : []
  if (unsure !== undefined) {
    const says = afterAskFirst(ask, [unsure])
    if (says !== undefined)
      return goesOn(previous, says, before, { topic: { intent: 'safe', conditions: previous.conditions } })
  }
  if (
    situation.conditions.has('under-12') ||
    before.some((one) => objection(knowledge, one, situation)?.tone === 'avoid')
  )
    return undefined
  if (previous.intent === 'label') return ofLabel(asked, ask, previous)
  if (
    thing !== undefined &&
    second !== undefined &&
    third === undefined &&
    ['combine', 'compare', 'order', 'how-often'].includes(previous.intent)
  ) {
    const pair = pairOf(knowledge, thing, second)
    if (ask === 'first')
      return {
        ...firstOf({ ...asked, heard: { ...heard, things: before } }, pair),
        about: before,
        topic: { intent: 'order' },
      }
    const says =
      ask === 'often'
        ? inTurns({ ...asked, heard: { ...heard, things: before, followsUp: true } }, [thing, second])
        : afterPair(ask, pair, before)
    return says && goesOn(previous, says, before, { sources: pair.verdict.sources })
  }
  if (before.length === 0 && (previous.kind === 'sunscreen' || previous.intent === 'sunscreen')) {
    // A routine that was spoken of goes on with its other half.
    const half =
      (ask === 'night' || ask === 'morning') &&
      request.turns.some(
        ({ role, text, topic }) =>
          topic?.intent === 'routine' || (role === 'user' && hear(knowledge, text).kinds.length > 1),
      )
    // Skin that is told of wants sunscreens for it.
    const told =
      (ask === 'oily' || ask === 'dry' || ask === 'sensitive') &&
      /\b(?:my (?:skin|face)|mine|im|i have|my vel)\b/.test(said)
    const says =
      half || told || previous.intent === 'routine' || previous.intent === 'order' ? undefined : afterSunscreen(ask)
    return (
      says &&
      goesOn(previous, says, [], { topic: { intent: 'sunscreen', kind: 'sunscreen', concerns: previous.concerns } })
    )
  }
  const steps = stepsOf(previous)
  // Told so of a trouble, what helps then is asked; only “does it still work?” is asked of what was named.
  if (
    ask === 'pregnant' &&
    previous.concerns.length > 0 &&
    steps === 'list' &&
    !/\b(?:still|change\w*|matter|difference|affect|work\w*)\b/.test(said)
  )
    return undefined
  if (steps !== undefined && (before.length === 0 || steps !== 'list')) {
    const [concern] = previous.concerns
    const usual =
      offered.length > 0 || concern === undefined
        ? offered
        : ingredientsFor(asked, concern)
            .flatMap((id) => knowledge.byId(id) ?? [])
            .map(thingOf)
            .filter((one) => !isMedicine(one) && !isUvFilter(one))
    const says = afterSteps(
      ask,
      steps,
      usual.length > 0 ? usual : before,
      previous.concerns.length > 0 ? undefined : previous.kind,
      stage,
    )
    return says && goesOn(previous, says, before)
  }
  return thing !== undefined && second === undefined && (ofOne.has(previous.intent) || supposed)
    ? ofThing(asked, ask, thing, previous, said)
    : undefined
}
