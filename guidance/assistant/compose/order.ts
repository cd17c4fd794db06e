import { messagesOf } from '../conversation.ts'
import { type ProductKind, productKinds } from '../../knowledge/kinds.ts'
import { asksBothTimes } from '../understand/places.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, type Composer, listed, numbered, type Sketch, small } from './draft.ts'
import { usageOf } from './facts.ts'
import { interactionOf } from './interactions.ts'
import { kindTexts } from './kinds.ts'
import { isActive, isMedicine, isOf, isRetinoid, isUvFilter } from './lines.ts'
import { isSeal } from './routine-lines.ts'
import { besideSkincare } from './sequence.ts'
import { lessLine } from './use.ts'
import { pattern } from '../../text/pattern.ts'

// In what order what somebody has is put on: everything that was named is in it.

const placeOf = (thing: Thing): ProductKind =>
  isUvFilter(thing)
    ? 'sunscreen'
    : isSeal(thing)
      ? 'oil'
      : isOf(thing, 'aha', 'bha', 'pha')
        ? 'exfoliant'
        : isRetinoid(thing) || isOf(thing, 'medicine')
          ? 'treatment'
          : isOf(thing, 'ceramide')
            ? 'moisturiser'
            : 'serum'

const whenUsed: Partial<Record<ProductKind, string>> = {
  toner: ', if you use one',
  exfoliant: ' (some evenings only)',
  sunscreen: ', mornings only, last before make-up',
  mask: ', rinsed off',
}

type Step = {
  kind: ProductKind
  text: string
  /** Where a thing stands by itself: pure vitamin C wants clean skin. */ at?: number | undefined
}
const stepOf = (kind: ProductKind): Step => ({
  kind,
  text: `${capital(kindTexts[kind].called)}${whenUsed[kind] ?? ''}`,
})
/** A step that somebody has named is theirs: "if you use one" is not said of it. */
const namedStep =
  (said: string) =>
  (kind: ProductKind): Step =>
    kind !== 'toner'
      ? stepOf(kind)
      : {
          kind,
          text: /\bessence\b/.test(said)
            ? /\btoner\b/.test(said)
              ? 'Toner, then essence'
              : 'Essence'
            : /\bmist\b/.test(said) && !/\btoner\b/.test(said)
              ? 'Mist'
              : 'Toner',
        }

/** A mask comes after cleanser and toner, whatever its place in the list of kinds. */
const rank = ({ kind, at }: Step): number => at ?? (kind === 'mask' ? 1.5 : productKinds.indexOf(kind))

/** "What comes after toner?", "what do I put on before it?" */
const asksNextStep = pattern`
  \bwhat (?:do i (?:put|use|apply) |goes |comes |must i (?:put|use) |should i (?:put|use|apply) )(?:on )?(?:straight |right |next )?(before|after) (?!wax|shav|
  sun(?!screen|block| cream)|laser|gym|sport|swim)(?:my |the |a )?\S+(?: \S+)?(?: in the morning| at night)?$`

/** "What goes on after toner?", "serum then toner?" */
export const asksStep = ({ kinds, things, harmed, tokens }: Asked['heard'], said: string): boolean =>
  !harmed &&
  (kinds.length + things.length === 1
    ? asksNextStep.test(said)
    : kinds.length + things.length === 0
      ? /\b(?:order|sequence|volgorde)\b/.test(said) && asksBothTimes(said)
      : kinds.length === 2 && things.length === 0 && tokens.length < 5 && tokens.includes('then'))

/** "In what order?" */
export const composeOrder: Composer = (asked) =>
  ofHair.test(asked.heard.tokens.join(' ')) &&
  asked.heard.things.length < 2 &&
  asked.heard.kinds.every((kind) => kind === 'oil')
    ? hairOrder
    : skinOrder(asked)

const ofHair =
  /\b(?:hair (?:oil|cream|butter|gel|food|spray|mousse|serum)|leave ?in|edge control|(?:my|on|in) (?:hair|locs|braids|edges|afro|curls))\b/
/** What goes into hair has an order of its own. Source: general practice with natural hair. */
const hairOrder: Sketch = {
  paragraphs: [
    '**Water first, then leave-in, oil over it, and gel or cream last to hold.**',
    'Oil seals the water in and adds none; over gel it cannot get in, and flakes.',
    '**How:** on damp, clean hair, a little of each on the lengths, hardly any on the scalp: grease there feeds flakes and itch. Keep oil and gel off forehead and cheeks, where they bring bumps.',
    'White flakes are mostly two products that do not get on: mix a drop of each in your palm first. Itch, sores or thinning edges: looser styles, and a clinic.',
  ],
  things: [],
  topic: { intent: 'order' },
  suggestions: ['Does hair oil cause pimples?', 'What helps an itchy scalp?'],
}

/** "Toner, serum, moisturiser, sunscreen: right order?" */
const asksIfRight =
  /\b(?:(?:right|correct|proper|good) order|order (?:is )?(?:right|correct|ok|okay|good)|(?:in|is) (?:this|that) (?:the )?(?:right |correct )?order)\b/
/** Whether the steps stand in a message as they belong; undefined where they do not all stand there, or it is not asked. */
const standsRight = (message: string, steps: readonly { text: string }[]): boolean | undefined => {
  const said = message.toLowerCase()
  const places = steps.map(({ text }) => said.indexOf(text.toLowerCase().split(/[ ,(]/)[0] ?? ''))
  return !asksIfRight.test(said) || places.length < 3 || places.includes(-1)
    ? undefined
    : places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
}

const skinOrder: Composer = ({ heard, knowledge, request }) => {
  const things = heard.things.filter(({ ingredient }) => ingredient !== undefined).slice(0, 4)
  const [a, b] = things
  if (a !== undefined && b !== undefined && things.length === 2 && heard.kinds.length === 0) {
    const night = things.find((thing) => usageOf(thing).when === 'night' && !isOf(thing, 'plant-oil'))
    const day = things.find(
      (thing) =>
        thing !== night &&
        (usageOf(thing).when === 'morning' ||
          thing.ingredient?.id === 'benzoyl-peroxide' ||
          interactionOf(knowledge, a, b)?.fix === 'morning-evening'),
    )
    if (night !== undefined && day !== undefined) {
      return {
        paragraphs: [
          `**${capital(day.called)} in the morning, ${night.called} at night: then neither has to go first.**`,
          `**How:** both on clean, dry skin, a thin layer, then moisturiser${isActive(night) ? '; sunscreen last in the morning' : ''}. Start with one of ` +
            `them, and add the other after two weeks.`,
          'Must both go on in one evening, because the pack or your prescriber says so? The thinner texture first, a minute between them.',
        ],
        extras: [lessLine],
        things,
      }
    }
  }
  // "Ceramide cream" is the moisturiser itself; "ceramides, cream" are two.
  const together = [...messagesOf(request.turns), request.message].join('\n').toLowerCase()
  const creams = heard.kinds.includes('moisturiser')
    ? heard.named
        .filter(
          ({ means, to }) =>
            !isActive(means) &&
            !isMedicine(means) &&
            /^(?:cream|lotion|moisturi[sz]er|room|balm)$/.test(heard.tokens[to] ?? '') &&
            together.includes(`${heard.tokens[to - 1]} ${heard.tokens[to]}`),
        )
        .map(({ means }) => means.called)
    : []
  const named = things
    .filter(({ called }) => !creams.includes(called))
    .map((thing): Step => ({
      kind: placeOf(thing),
      at: isOf(thing, 'vitamin-c') ? 1.7 : isOf(thing, 'humectant') && !isOf(thing, 'pha') ? 3.2 : undefined,
      text: `${capital(thing.called)}${isOf(thing, 'humectant') ? ', on damp skin' : ''}${usageOf(thing).when === 'night' || isSeal(thing) ? ' (at night)' : ''}`,
    }))
  const list = heard.tokens.join(' ')
  const others = besideSkincare(list).map(({ called, at }): Step => ({ kind: 'body', at, text: called }))
  // A bare "oil" in a list is the oil for the face.
  const bareOil =
    !heard.kinds.includes('oil') &&
    heard.tokens.some(
      (word, at) =>
        /^(?:oil|olie)$/.test(word) &&
        !/^(?:cleansing|hair|fish|mineral|olie)$/.test(heard.tokens[at - 1] ?? '') &&
        !heard.named.some(({ from, to }) => at >= from && at <= to),
    )
  const kinds = [...heard.kinds, ...(bareOil ? ['oil' as const] : [])].filter(
    (kind) =>
      kind !== 'lip' &&
      kind !== 'body' &&
      !(
        kind === 'serum' &&
        (named.some((one) => one.kind === 'serum') || heard.named.some(({ to }) => heard.tokens[to] === 'serum'))
      ),
  )
  // A balm or oil that melts make-up comes before the wash.
  const melts: Step[] = /\bcleansing (?:balm|oil|butter)\b|\boil cleanser\b/.test(heard.tokens.join(' '))
    ? [
        {
          kind: 'cleanser',
          at: -1,
          text: `Cleansing ${/\bcleansing (?:balm|butter)\b/.test(heard.tokens.join(' ')) ? 'balm' : 'oil'}, on dry skin, at night`,
        },
      ]
    : []
  const washes =
    melts.length === 0 ||
    (heard.tokens.join(' ').match(/\b(?:cleanser|wash|facewash|gel cleanser|foam)\b/g) ?? []).length > 0
  const steps = [...melts, ...kinds.filter((kind) => kind !== 'cleanser' || washes).map(namedStep(list)), ...named].map(
    (step) =>
      step.kind === 'moisturiser' && creams.length > 0 ? { ...step, text: `${step.text} (${listed(creams)})` } : step,
  )
  const basic = (['cleanser', 'toner', 'serum', 'moisturiser', 'sunscreen'] as const)
    .filter(
      (kind) =>
        !(kind === 'sunscreen' && (heard.time === 'night' || things.some(isSeal))) &&
        !steps.some((step) => step.kind === kind),
    )
    .map(stepOf)
  const makeup: Step[] =
    heard.cues.has('makeup') && heard.kinds.includes('sunscreen')
      ? [{ kind: 'sunscreen', at: 99, text: 'Make-up, once sunscreen has set ' + 'for ten minutes' }]
      : []
  const sorted = [
    ...(steps.length + others.length > 1 ? [] : basic),
    ...steps,
    ...others,
    ...(others.length === 0 ? makeup : []),
  ].sort((a, b) => rank(a) - rank(b))
  const sun = sorted.some(({ kind }) => kind === 'sunscreen')
  const name = (at: number): string =>
    small(
      sorted
        .at(at)
        ?.text.replace(/[,(].*$/, '')
        .trim() ?? '',
    )
  // "Where does vitamin C go?": its place, between what everybody uses.
  const own = steps.length === 1 && others.length === 0 ? sorted.findIndex((step) => step === steps[0]) : -1
  const main = (step: Step): boolean =>
    step.kind === 'cleanser' || step.kind === 'moisturiser' || step.kind === 'sunscreen'
  const [under, over] = [sorted.slice(0, Math.max(own, 0)).findLast(main), sorted.slice(own + 1).find(main)]
  const goes = heard.things[0]?.plural === true ? 'go' : 'goes'
  const between = [
    under && `after ${under.kind === 'cleanser' ? 'cleansing' : kindTexts[under.kind].called}`,
    over && `before ${kindTexts[over.kind].called}`,
  ]
    .filter((part) => part !== undefined)
    .join(' and ')
  const end = over === undefined ? 'last: ' : under === undefined ? 'first: ' : ''
  // "What comes after toner?": the step next to it.
  const [, side] = asksNextStep.exec(heard.tokens.join(' ')) ?? []
  const next = own < 0 || side === undefined ? undefined : sorted[side === 'after' ? own + 1 : own - 1]
  const only =
    own >= 0 && side === 'after' && next === undefined
      ? `Nothing more comes after ${name(own)}, except make-up by day`
      : next !== undefined
        ? `${capital(small(next.text.replace(/[,(].*$/, '').trim()))} comes ${side} ${name(own)}`
        : own >= 0
          ? `${capital(name(own))} ${goes} ${end}${between}${steps[0]?.kind === 'sunscreen' ? ', in the morning only' : ''}`
          : sorted.length === 2
            ? `${capital(name(0))} first, ${name(1)} last`
            : `Thinnest first, ${name(-1)} last${steps.length > 1 ? `: begin with ${name(0)}` : ''}`
  const right = standsRight(request.message, sorted)
  return {
    paragraphs: [
      right === undefined
        ? `**${only}.**`
        : right
          ? '**Yes, that is the right order: thinnest first, sunscreen last.**'
          : `**Not quite: ${small(only)}.**`,
      numbered(sorted.map(({ text }) => text)),
      `Watery textures cannot get through creams and oils${sun ? ', and sunscreen must sit on top to protect evenly' : ''}. Wait a minute between layers, so ` +
        `nothing pills.`,
    ],
    extras: [
      kinds.length === 2 && things.length === 0
        ? kinds
            .filter((kind) => kindTexts[kind].how !== '')
            .map((kind) => `${capital(kindTexts[kind].called)}: ${small(kindTexts[kind].how)}`)
            .join(' ')
        : undefined,
      sun
        ? 'In the evening leave the sunscreen out.'
        : 'In the morning sunscreen, SPF 30–50, goes over all of it, last before make-up.',
      things.some((thing) => isRetinoid(thing) || isOf(thing, 'aha', 'bha'))
        ? 'Acids and retinoids go on different evenings.'
        : undefined,
      things.some(isActive) ? 'If an active stings, moisturise before and after it.' : undefined,
      sun ? 'Reapply sunscreen every two hours outdoors.' : undefined,
    ],
    sources: ['general'],
    ...(things.length > 0 && { things }),
    suggestions: [
      'Can you check my whole routine?',
      `${things[0] === undefined ? 'How much sunscreen do I need' : `How often should I use ${things[0].called}`}?`,
    ],
  }
}
