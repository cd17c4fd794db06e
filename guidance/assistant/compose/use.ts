import type { Concern } from '../../knowledge/kinds.ts'
import { wetOrDry } from '../understand/intent-signs.ts'
import type { Thing } from '../understand/things.ts'
import { stings } from './brief.ts'
import { concernAsked } from './concern.ts'
import { type Asked, capital, type Composer, is, it, numbered, saidIn, sentence, type Sketch, small } from './draft.ts'
import { carefulLine, concernCalled, doesOf, howLine, type Usage, usageOf } from './facts.ts'
import { asksDaily, oftenForTold, oftenVerdict, washOften } from './how-often.ts'
import { kindTexts } from './kinds.ts'
import { isActive, isMedicine, isOf, isRetinoid, medicineLine, spf } from './lines.ts'
import { inTurns } from './plan.ts'
import { composeSunscreen } from './sunscreen.ts'
import { pattern } from '../../text/pattern.ts'

/** What to do where it is too much. */
export const lessLine = 'If skin stings, peels or feels tight, use it less often rather than pushing on.'

const asksAmount =
  /\b(?:pea|how much|hoeveel|amount|(?:each|one|per) cheek|enough for|(?:whole|entire|hele) (?:face|gesig))\b/

const medicine = (thing: Thing, said: string): Sketch => {
  const onSkin = isRetinoid(thing) && thing.ingredient?.id !== 'isotretinoin'
  const lead =
    onSkin && asksAmount.test(said)
      ? 'A pea is for the whole face, not for each cheek; more only stings.'
      : onSkin
        ? `At night, every second night at first, and only as your prescriber or pharmacist told you: that goes for ${thing.called}.`
        : `Only as your prescriber or pharmacist told you: that goes for ${thing.called}.`
  const many =
    'Many are told to begin every second night: a pea-sized amount in dots on forehead, cheeks and chin, spread over dry skin, and a plain moisturiser.'
  return {
    things: [thing],
    paragraphs: [
      `**${lead}** ${medicineLine}`,
      doesOf(thing),
      onSkin ? many : undefined,
      'Keep the rest gentle: soap-free cleanser, moisturiser, and SPF 30–50 every morning.',
    ],
  }
}

/** Of a kind of product, or a rule where nothing is named. */
const withoutThing = (asked: Asked): Sketch => {
  if (asked.heard.kinds.includes('sunscreen') && !wetOrDry.test(saidIn(asked))) return composeSunscreen(asked)
  const kind = asked.heard.kinds[0]
  if (kind !== undefined) {
    const { called, does, often, how } = kindTexts[kind]
    const { cues } = asked.heard
    // Asked neither how nor how often: what it is for comes first.
    const timesADay =
      /\b(?:3|4|5|6|three|four|five|six|many|several) (?:times|x|keer) (?:a|per|every|n) (?:day|dag)\b/.test(
        saidIn(asked),
      )
    const manyTimes = !timesADay
      ? undefined
      : kind === 'cleanser'
        ? 'Better not: twice a day is enough, and more washing strips skin'
        : kind === 'moisturiser' || kind === 'body' || kind === 'lip'
          ? 'No harm in it: moisturise as often as skin feels tight, though twice a day is enough for most'
          : undefined
    const daily = asksDaily(saidIn(asked)) && /\b(?:once|twice) a day|every (?:morning|day)/i.test(often)
    const lead = daily
      ? `Yes: ${often.replace('Optional: ', '').replace(/^[A-Z]/, (first) => first.toLowerCase())}.`
      : cues.has('howOften')
        ? `${often}.`
        : cues.has('howTo')
          ? how
          : cues.has('canI')
            ? `${often}.`
            : `${capital(called)}: ${does}.`
    const damp = /damp/.test(how) || kind === 'body'
    const wet =
      wetOrDry.test(saidIn(asked)) && kind !== 'mask'
        ? damp
          ? 'On damp skin: pat it half dry after washing, and put it on within a few minutes.'
          : 'On skin patted dry: water thins it and makes an active sting more.'
        : undefined
    return {
      paragraphs: [
        `**${manyTimes === undefined ? (wet ?? lead) : `${manyTimes}.`}**`,
        [`${often}.`, how]
          .filter((one) => one !== lead && !(daily && one !== how) && (wet === undefined || one === how))
          .join(' '),
      ],
      topic: { kind },
      suggestions: ['In what order do I use my products?', 'A simple routine for my skin'],
      extras: [
        `Finish every morning with a broad-spectrum ${spf.slice(0, -1)}.`,
        'Tight, stinging or flaky skin is a sign to do less, not more.',
      ],
    }
  }
  const concern = concernAsked(asked)
  return {
    paragraphs: [
      `**Tell me which ingredient or product you mean${concern === undefined ? '' : ` for ${concernCalled[concern]}`}, and I can be exact.**`,
      'As a rule: cleanser and moisturiser twice a day, sunscreen every morning, acids one to three evenings a week, a retinoid two nights a week at ' +
        'first (not in pregnancy), everything new on its own for two weeks.',
    ],
    suggestions: ['How often should I use retinol?', 'How often should I exfoliate?'],
  }
}

/** Answers on the use of the thing that is named; medicines and kinds of product go their own ways. */
const onUse =
  (paragraphs: (asked: Asked, thing: Thing, usage: Usage) => (string | undefined)[]): Composer =>
  (asked) => {
    const [thing] = asked.heard.things
    if (thing === undefined) return withoutThing(asked)
    if (isMedicine(thing)) return medicine(thing, saidIn(asked))
    return {
      paragraphs: paragraphs(asked, thing, usageOf(thing)),
      extras: [carefulLine(thing, asked), lessLine],
      things: [thing],
    }
  }

export const composeHowOften: Composer = (asked) => {
  const [one, other] = asked.heard.things
  const pair = asked.heard.followsUp && one !== undefined && other !== undefined ? ([one, other] as const) : undefined
  return pair === undefined
    ? howOftenOf(asked)
    : { paragraphs: inTurns(asked, pair), extras: [carefulLine(pair[0], asked)], things: [...pair] }
}

const howOftenOf = onUse((asked, thing, { often }) => {
  if (thing.form === 'wash')
    return [
      washOften(saidIn(asked), thing),
      '*Why:* it is on skin for a minute only, so it stings less than what stays on, and ' +
        'does a little less. For the other wash of the day take a plain one.',
      howLine(thing)?.replace(/ Use (?:it|them) [^.]*\.$/, ''),
    ]
  const slow = /second|week/.test(often)
  if (
    slow &&
    /\b(?:(?:rest|off) (?:days?|nights?)|(?:days?|nights?) (?:(?:of )?(?:rest|off|in)|apart|between))\b/.test(
      saidIn(asked),
    )
  ) {
    return [
      `**One night at least between two nights of ${thing.called}, and two or three while skin is new to ${it(thing)}.**`,
      `On the nights between only a mild wash and moisturiser. Later: ${often}.`,
      howLine(thing)?.replace(/ Use (?:it|them) [^.]*\.$/, ''),
    ]
  }
  return [
    oftenForTold(asked, thing, often) ?? `**${oftenVerdict(saidIn(asked), often)}.**`,
    slow
      ? `*Why:* skin needs time to get used to ${thing.called}, and irritated skin marks easily, above all deeper skin.`
      : `*Why:* ${thing.called} ${is(thing)} mild enough for regular use, and regular use is what counts.`,
    howLine(thing)?.replace(/ Use (?:it|them) [^.]*\.$/, ''),
  ]
})

const whys = {
  night: 'Light weakens vitamin A, and skin that has just been treated burns sooner.',
  acid: 'Skin that has just been treated burns sooner in the sun.',
  morning: 'In the day it backs up what sunscreen does against sun and pollution.',
  any: 'Light does not spoil it, so pick the time you will keep to.',
}

export const composeWhen = onUse(({ heard: { time: wanted, cues } }, thing, { when, time }) => {
  const verdict =
    when === 'any'
      ? `${wanted === undefined ? 'M' : 'Yes: m'}orning or night, both are fine for ${thing.called}.`
      : wanted === undefined || wanted === when
        ? `${wanted === undefined ? capital(time) : `Yes, ${time}`}: that is the time for ${thing.called}.`
        : when === 'night'
          ? `Better at night: keep ${thing.called} out of the morning.`
          : `Morning is better, though ${thing.called} at night does no harm.`
  const why = whys[when === 'night' && !isRetinoid(thing) ? 'acid' : when]
  const because = cues.has('why') && when !== 'any' && (wanted ?? when) === when
  return [...(because ? [`**Because ${small(why)}**`] : [`**${verdict}**`, `*Why:* ${why}`]), howLine(thing)]
})

/** "How many minutes do I leave it on?": what is rinsed off, and what stays. */
const asksMinutes = pattern`
  \b(?:minutes?|minute|how long (?:do|must|should|can|to) (?:i )?(?:leave|keep|let)|leave (?:it|this|my \w+|the \w+|\w+(?: \w+){0,2}) on|overnight|
  rinse (?:it )?off|wash (?:it )?off|hoe lank)\b`
/** "How long does it sit before I rinse?", "before washing it off": asked of the time on skin, not of when it works. */
const asksTimeOn = pattern`
  \b(?:(?:leave|leaving|keep|let|hold) (?:\w+ ){1,5}?(?:on|sit)|(?:sits?|stays?) (?:on|before)|before (?:i )?(?:rins\w+|wash\w*(?! my)|remov\w+)|aanhou|laat (?:\w+ ){1,4}(?:op|aan)|contact time)\b`
const stayingOn = ({ heard: { kinds, tokens } }: Asked, thing: Thing): string | undefined => {
  const said = tokens.join(' ')
  const timed = asksTimeOn.test(said)
  if (
    !(timed || asksMinutes.test(said)) ||
    /\b(?:wait|between|apart|see|results?|works?)\b/.test(said) ||
    (!timed && /\b(?:before|after)\b/.test(said))
  )
    return undefined
  const { called } = thing
  return isOf(thing, 'clay')
    ? `Five to ten minutes, then rinse ${called} off before it cracks.`
    : kinds.includes('cleanser') || /(?<!before i )\bwash\b|\bbefore (?:i )?rins/.test(said)
      ? `Two to five minutes for a wash with ${called}, then rinse well; begin with one.`
      : /\b(?:peel\w*|solution)\b/.test(said)
        ? 'As the pack says and never more than ten minutes, then rinse with cool water.'
        : kinds.includes('mask')
          ? `Ten minutes for a mask with ${called}, twenty at most, then rinse.`
          : isMedicine(thing)
            ? undefined
            : `It stays on: ${called} in a serum, gel or cream is not rinsed off.`
}

/** A measure stands in how a thing is used. */
const measured = /\b(?:thin|pea|drops?|fingers?|spots?|fingertips)\b/
const asksMuch = /\b(?:how much|hoeveel|how many (?:drops|pumps)|how thick)\b/

/** "On wet or dry skin?" */
const onWhatSkin = (thing: Thing, how: string): string =>
  /damp/.test(how)
    ? `On damp skin: straight after washing, then seal ${it(thing)} with a moisturiser.`
    : /dry skin/.test(how) || (isActive(thing) && stings(thing))
      ? `On dry skin: wait a few minutes after washing, because on wet skin ` +
        `${thing.called} ${thing.plural ? 'sting' : 'stings'} more.`
      : `Either is fine for ${thing.called}: pat skin dry, or leave it slightly damp if yours runs dry.`

export const composeHowTo = onUse((asked, thing, usage) => {
  const range = thing.ingredient?.full?.range
  const wet = wetOrDry.test(saidIn(asked))
  const strength =
    range !== undefined && !wet && /\b(?:percent|percentage|strength|strong|concentration)\b/.test(saidIn(asked))
  const stays = stayingOn(asked, thing)
  // What is rinsed off is used as a wash, whatever else it may stand in.
  const { often, how, when, time } =
    stays?.includes(' for a wash ') === true ? usageOf({ ...thing, form: 'wash' }) : usage
  return [
    wet
      ? `**${onWhatSkin(thing, how)}**`
      : stays !== undefined
        ? `**${stays}**`
        : asksMuch.test(saidIn(asked))
          ? `**${measured.test(how) ? capital(how) : `A thin layer, a few drops or a pea for the face, is enough: ${how}`}.**`
          : strength
            ? `**Look for ${thing.called} ${range}.** Stronger stings more and seldom does more.`
            : `**Use ${thing.called} ${time}, starting slowly${range === undefined ? '' : ` (${range})`}.**`,
    numbered([
      'Cleanse gently and pat dry.',
      `${capital(how)}.`,
      `Use ${it(thing)} ${often}.`,
      `Moisturise; ${when === 'night' ? 'wear' : 'finish with'} ${spf} in the morning.`,
    ]),
  ]
})

/** "Will it stay forever?", "does it go away for good?" */
const forGood = /\b(?:forever|permanent\w*|for good|ever go|go away|stay like this|fade by itself|fade on its own)\b/
const lastsHow: Record<Concern, string> = {
  'dark-spots':
    'No, marks left by pimples or scratches usually fade, slowly, over months; melasma can come back with sun.',
  acne: 'Breakouts can be kept calm rather than cured: they tend to return when care stops, and most people grow out of them.',
  pores: 'No, pores cannot be removed or closed for good; they can only look smaller.',
  aging: 'Lines can be softened and slowed, not taken away for good.',
  dullness: 'It comes and goes with sleep, sun and care, and comes back when care stops.',
  redness: 'A tendency to flush stays; it can be kept much calmer.',
  dehydration: 'Dry skin is kept comfortable rather than cured: it comes back when you stop moisturising.',
  texture: 'Rough bumps often come back when care stops; scars with a dent do not go by themselves.',
  oiliness: 'Oil cannot be switched off for good; it often gets less with the years.',
}

export const composeHowLong: Composer = (asked) => {
  const { knowledge, heard } = asked
  const [thing] = heard.things
  // How long it lies on skin is another question than how long until it works.
  if (thing !== undefined && asksTimeOn.test(saidIn(asked)) && stayingOn(asked, thing) !== undefined)
    return composeHowTo(asked)
  const concern = heard.concerns[0] ?? (thing === undefined ? concernAsked(asked) : undefined)
  const entry = concern === undefined ? undefined : knowledge.concern(concern)
  if (thing === undefined && entry === undefined) return withoutThing(asked)
  const lasting = concern !== undefined && forGood.test(saidIn(asked)) ? `**${lastsHow[concern]}**` : undefined
  // Nobody can name the day.
  const exact = /\b(?:exact\w*|the date|a date|which (?:day|month|date)|guarantee\w*|precise\w*|promise)\b/.test(
    saidIn(asked),
  )
  const fast = /\b(?:overnight|fast|quickly|wedding|tomorrow|week|soon)\b/.test(saidIn(asked))
  return {
    paragraphs: [
      lasting ??
        (exact
          ? '**No exact date is possible: how deep a mark or trouble sits, your skin tone, sun, picking and how steadily you treat it all differ.**'
          : undefined),
      thing === undefined ? `**${sentence(entry?.takes ?? '')}**` : `**Give ${thing.called} ${usageOf(thing).takes}.**`,
      `*Why:* new skin takes about a month to reach the surface, so ` +
        `${fast ? 'nothing honest works overnight or within days' : 'a fair test needs two or three rounds of that'}.`,
      thing === undefined || entry === undefined
        ? undefined
        : `For ${concernCalled[entry.id]}: ${sentence(entry.takes)}`,
      '**How to judge:** take a photo in the same light today and every four weeks, change nothing else, and use it as often as it was meant.',
    ],
    extras: [
      thing && carefulLine(thing, asked),
      'Sunscreen, SPF 30–50, every morning keeps the gain.',
      'No change after 12 weeks of steady use: ask a pharmacist, clinic or dermatologist.',
    ],
    sources: [...(thing?.ingredient?.full?.sources ?? []), ...(entry?.sources ?? []).slice(0, 3)],
    ...(thing !== undefined && { things: [thing] }),
  }
}
