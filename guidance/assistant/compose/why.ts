import { type Intent, messagesOf } from '../conversation.ts'
import { calledAll, capital, type Asked, is, it, saidIn, sentence, type Sketch, small } from './draft.ts'
import { whyPreferred } from './compare.ts'
import { carefulOf, doesOf, evidenceCalled, helpsLine, helpsOf, strengthOf, usageOf } from './facts.ts'
import { isRetinoid } from './lines.ts'
import { onward, sentencesIn } from './onward.ts'
import type { ProductKind } from '../../knowledge/kinds.ts'
import { noChangeYet } from '../understand/short-turns.ts'
import type { Thing } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'

const price = (things: readonly Thing[]): Sketch => ({
  paragraphs: [
    `**Because of how it is made and sold, not because of how well it works.**`,
    `Of what you pay${things.length === 0 ? '' : ` for ${calledAll(things)}`}, the ingredient is a small part: a delicate formula, a patent, the jar, a name ` +
      `and advertising make up the rest. Simple ` +
      'ingredients made in bulk, such as glycerin and petroleum jelly, cost little and are among the best proven.',
    'Compare the active, its strength and the price per 10 ml. A plain, cheap product with the same active at the same strength does as well.',
  ],
  things: [],
})

const stronger = (thing: Thing): Sketch => ({
  paragraphs: [
    `**Because more strength irritates more and seldom does more.**`,
    thing.ingredient?.full?.range === undefined
      ? `${capital(thing.called)} ${is(thing)} best begun low and used steadily.`
      : `For ${thing.called} the usual strength is ${thing.ingredient.full.range}.`,
    'Irritated skin flakes, stings and, above all on deeper skin, leaves dark marks; then you have to stop, and lose weeks. Go up only when a bottle of ' +
      'the mild one has done no harm and not enough.',
  ],
  things: [thing],
})

/** What it is in a product for, when that is not for skin. */
const inProducts = (thing: Thing | undefined): Sketch => ({
  paragraphs:
    thing === undefined
      ? [
          '**For the feel, mostly: a tingle, a scent or a cool touch sells, and people take it for a sign that something works.**',
          'Menthol, mint, alcohol, citrus and strong scent are added for that; acids and pure vitamin C tingle because of their low pH.',
          'A feeling is no measure of effect. If it stings or burns, take a fragrance-free product instead.',
        ]
      : [
          `**For what it does there: ${small(doesOf(thing)).replace(/\.$/, '')}.**`,
          helpsLine(thing),
          'A product also needs a base, something that keeps it from spoiling, and often scent or colour for the feel. Whether one suits you depends on the whole ' +
            'formula.',
        ],
  things: [],
})

/** "Why?" after an answer on use: the reason of that answer. */
const ofUse = (asked: Asked, thing: Thing): string | undefined => {
  const { often, when } = usageOf(thing)
  switch (asked.heard.time === undefined ? asked.heard.previous?.intent : 'when') {
    case 'how-often':
      return /second|week/.test(often)
        ? `Because skin needs time to get used to ${thing.called}; too much at once stings, flakes and leaves ` +
            `marks.`
        : `Because ${thing.called} ${is(thing)} mild, and steady use is what counts.`
    case 'when':
      return when === 'night'
        ? `Because light weakens ${it(thing)} or leaves skin more open to sunburn, so night is the better time.`
        : when === 'morning'
          ? 'Because in the day it backs up what sunscreen does.'
          : 'Because light does not spoil it, so the time is yours to choose.'
    case 'how-long':
      return 'Because new skin takes about a month to reach the surface, and a fair test needs two or three rounds of that.'
    case 'how-to-use':
      return `Because ${thing.called} works by steady use at a strength your skin puts up with, not by quantity.`
    case 'safe':
      return isRetinoid(thing)
        ? 'Because vitamin A medicines taken by mouth can harm an unborn baby; little passes through skin, but no safe ' +
            'amount is known.'
        : carefulOf(thing)[0] && `Because ${small(sentence(carefulOf(thing)[0]?.why ?? ''))}`
    case 'does-help': {
      const [best] = helpsOf(thing)
      return (
        best &&
        `Because of what it does in skin: ${small(doesOf(thing)).replace(/\.$/, '')}; ${evidenceCalled[best.evidence]}.`
      )
    }
    default:
      return undefined
  }
}

// What an answer advises, and why. Source: general.
const advised: readonly (readonly [RegExp, string, string])[] = [
  [
    /\btint(?:ed)?\b|\biron oxides?\b/,
    'Because the iron oxides in the tint stop visible light, and that deepens dark marks and melasma too.',
    'Clear sunscreens, mineral or chemical, let it through. A tint near your own colour also leaves no white cast. SPF 30–50, two finger lengths.',
  ],
  [
    /\bfragrance|perfume|scent|parfum\b/,
    'Because scent is among the commonest causes of skin allergy, and does nothing for skin.',
    'That goes for natural ' + 'scents and essential oils as well.',
  ],
  [
    /\bmineral\b/,
    'Because zinc oxide and titanium dioxide stay on the surface and sting least.',
    'They can leave a cast on deeper skin: then take a tinted ' + 'one.',
  ],
  [
    /\bdamp\b|\bwet\b/,
    'Because a moisturiser holds in the water that is there.',
    'Within a few minutes after washing; for a retinoid it is the reverse: dry ' + 'skin stings less.',
  ],
  [
    /\bpatch\b/,
    'Because a small patch shows an allergy or a burn before your whole face does.',
    'Behind the jaw or the inner elbow, twice a day for a few ' + 'days; a reaction may take that long.',
  ],
  [
    /\b(?:spf|sunscreen|sunblock)\b/,
    'Because sun undoes what the rest of a routine does: marks deepen, lines form, treated skin burns sooner.',
    'SPF 30–50 ' + 'every morning, two finger lengths, again every two hours outdoors.',
  ],
  [
    /\b(?:gel|light|lightweight)\b/,
    'Because oily skin needs water more than fat: a gel moisturises without a greasy film.',
    'Dry skin is better off with a ' + 'cream.',
  ],
  [
    /\b(?:slow|slowly|low|gradual|gradually|two nights|twice a week)\b/,
    'Because skin needs weeks to get used to an active, and irritated skin flakes and ' + 'marks.',
    'Steady at a low strength gets further than strong and stopped.',
  ],
  [
    /\b(?:moisturi[sz]er|moisturi[sz]e)\b/,
    'Because it keeps water in and calms what actives dry out; oily skin needs one too, a light one.',
    'Morning and ' + 'night, on slightly damp skin.',
  ],
  [
    /\b(?:one at a time|one by one|one thing)\b/,
    'Because you can only tell what helps, or what stings, when one thing changes.',
    'Give each new product two ' + 'weeks before the next.',
  ],
]

const soon = pattern`
  \b(?:(?:[1-9]|a|one|two|three|four|five|six|seven|eight|few|een|twee|drie) (?:weeks?|weke)|\d+ (?:days?|dae)|(?:a|one|1|n) (?:month|maand)|(?:few|couple of) days)\b`

/** "What if nothing has changed after that?" */
const noChange = (thing: Thing | undefined, early: boolean): Sketch => ({
  paragraphs: [
    early
      ? '**That is too early to tell: give it 12 weeks of steady use, for marks and lines up to six months.**'
      : `**After 12 weeks of steady use without a change, ask a pharmacist, clinic or ` +
        `dermatologist${thing === undefined ? '' : ` instead of more ${thing.called}`}.**`,
    'First look whether it was used as often as it was meant, at its usual strength, with sunscreen every morning: that is the commonest reason.',
    'They can choose another active or a prescription strength, and see whether it is what you think it is. Take along what you have used, and your photos.',
  ],
  things: [],
})

// What a kind of product is used for, and why no more of it. Source: general dermatology.
const ofKind: Partial<Record<ProductKind, readonly [string, string]>> = {
  sunscreen: [
    'Because UV gets to your skin every day of the year, through cloud, in winter and through window glass too.',
    'UVA is what darkens marks, ' +
      'lines and ages skin and adds to skin cancer, and it feels like nothing: no heat, no burn. Melanin in deeper skin shields in part, but not against ' +
      'marks and melasma. Sweat, rubbing and light wear the layer off within hours, so it goes on again outdoors. SPF 30–50, every morning.',
  ],
  cleanser: [
    'Because sweat, oil, sunscreen and grime come off only with a mild wash, and each wash takes some of the skin’s own fat along.',
    'Once or twice ' +
      'a day is where both are in balance. Washing more, hot water and soap leave skin tight and sore, and sore skin shines, flakes and breaks out more.',
  ],
  moisturiser: [
    'Because it keeps water in the outermost layer, and skin that holds its water neither itches, flakes nor stings as soon.',
    'Oily skin needs ' +
      'one too, a light gel: cleansers and actives dry it, and dry skin marks easily. On damp skin there is more water to keep.',
  ],
  toner: [
    'Because whatever a toner does, a cleanser, serum or moisturiser can do as well.',
    'It is watery, so it goes on first if you like one. Those with ' + 'alcohol or much scent dry and sting.',
  ],
  serum: [
    'Because it is thin and holds one active in a fair amount, so it goes on before creams, that would keep it out.',
    'It does not replace a ' + 'moisturiser or sunscreen. One at a time shows what helps and what stings.',
  ],
  exfoliant: [
    'Because skin sheds by itself every four weeks, and what is rubbed or peeled off sooner is barrier that you need.',
    'Once or twice a week ' +
      'smooths; more leaves it raw, tight and shiny, brings pimples, and on deeper skin dark marks.',
  ],
  treatment: [
    'Because an active works by steady use, while skin needs weeks to get used to it.',
    'Too much at once burns and marks; then you have to stop. ' +
      'Slowly, with a moisturiser and sunscreen beside it, gets further.',
  ],
  mask: [
    'Because a mask stays on for minutes only, and what you use every day does far more.',
    'Clay left to crack and more than once or twice a week dry ' + 'skin out.',
  ],
  oil: [
    'Because oil keeps water in but brings none, so it belongs over a moisturiser or damp skin.',
    'On skin that breaks out it can feed pimples; there a ' + 'light gel is better.',
  ],
  'eye-cream': [
    'Because skin round the eyes is thin and stings sooner, but needs nothing your mild moisturiser does not hold.',
    'No cream takes bags or dark ' + 'circles away; sleep, sunscreen and sunglasses do more.',
  ],
  lip: [
    'Because lips have hardly any oil of their own and lose water fast.',
    'A plain ointment seals them; licking, mint and scent dry and sting. SPF on ' +
      'lips keeps them from burning and darkening.',
  ],
  body: [
    'Because showers and dry air take fat and water out of skin, and lotion on damp skin keeps them in.',
    'Shins, elbows and hands have few oil glands ' + 'and get ashy first.',
  ],
}
const ofLayers: readonly [string, string] = [
  'Because watery layers cannot get through creams and oils, so the thinnest goes first.',
  'Sunscreen comes last, ' +
    'since it protects only as a closed film on top; rubbed into by a cream after it, it gets patchy. A minute between layers keeps them from pilling. ' +
    'A wrong order harms nothing: it only works less well.',
]

const ofAmount: readonly [string, string] = [
  'Because the number on the pack is measured with a thick layer, and most people put on half of it or less.',
  'Half the amount protects far less than half as well: SPF 50 can come down to ten or so. Two finger lengths for face and neck is that measured layer; ' +
    'two thin coats get you there without grease. On deeper skin a gel or a tinted one leaves no cast at this amount.',
]

/** "Why?" after what was said of a kind of product and of no ingredient. */
const whyOfKind = ({
  heard: {
    followsUp,
    kinds: [kind],
    particular,
    myth,
    concerns,
    previous,
  },
  request: { turns },
}: Asked): Sketch | undefined => {
  const asked = messagesOf(turns).at(-1) ?? ''
  // What is said of a product at large gives the reason of its kind.
  const ofSubject = particular?.id.startsWith('subject ') === true
  const why =
    previous?.intent === 'order'
      ? ofLayers
      : kind === 'sunscreen' && /\b(?:how much|hoeveel|amount)\b/i.test(asked)
        ? ofAmount
        : kind === undefined || (concerns.length > 0 && !ofSubject && previous?.intent !== 'suggest')
          ? undefined
          : ofKind[kind]
  return !followsUp || why === undefined || (particular !== undefined && !ofSubject) || myth !== undefined
    ? undefined
    : { paragraphs: [`**${why[0]}**`, why[1]], things: [], sources: ['general'] }
}

/** "Why is it bad to exfoliate too much?": asked of a kind of product at once, no ingredient named. */
export const whyKindAlone = ({
  heard: {
    cues,
    kinds: [kind, other],
    things,
    concerns,
    harmed,
    particular,
    myth,
  },
}: Asked): Sketch | undefined => {
  const why = kind === undefined || other !== undefined ? undefined : ofKind[kind]
  return why === undefined ||
    !cues.has('why') ||
    things.length + concerns.length > 0 ||
    harmed ||
    particular?.sure === true ||
    myth !== undefined
    ? undefined
    : { paragraphs: [`**${why[0]}**`, why[1]], things: [], sources: ['general'] }
}

const tellsCause = pattern`
  \b(?:because|since|leaves?|lets?|makes?|causes?|strips?|irritates?|clogs?|dries|gathers?|feeds?|pushes|breaks?|burns?|holds?|keeps?|takes?|brings?|
  thins?|harms?|too (?:acid|strong|thin|harsh))\b`
const tellsWhatToDo = pattern`
  ^(?:use|take|keep|try|choose|wash|massage|put|do|never|write|throw|then|if|until|after|wear|look|leave|see|sunscreen|fine|yes|no|once|twice|go|start|stop|
  what)\b`

/** Answers whose reasons stand in their own text alone. */
const inTextOnly: ReadonlySet<Intent> = new Set<Intent>([
  'safe',
  'myth',
  'lightening',
  'medicine',
  'unknown-ingredient',
  'off-topic',
])

/** "Why?" of an answer that was written ready: its sentence that gives the cause comes first. */
const causeFirst = ({
  heard: { particular, myth, followsUp, previous },
  request: { turns },
}: Asked): Sketch | undefined => {
  // A verdict on a kind of product stands in the last answer alone.
  const last =
    particular === undefined && myth === undefined && previous !== undefined && inTextOnly.has(previous.intent)
      ? turns.findLast(({ role }) => role === 'assistant')?.text
      : undefined
  const all = followsUp ? (last === undefined ? (particular?.says ?? []) : [last]).flatMap(sentencesIn) : []
  const tells = all.slice(1, 4).filter((sentence) => !tellsWhatToDo.test(sentence.toLowerCase()))
  const cause = tells.find((sentence) => tellsCause.test(sentence)) ?? (last === undefined ? undefined : tells[0])
  return cause === undefined
    ? undefined
    : {
        paragraphs: [`**${cause}**`, all.filter((sentence) => sentence !== cause).join(' ')],
        things: [],
        ...(particular !== undefined && {
          topic: { entry: particular.id, ...(particular.concern && { concerns: [particular.concern] }) },
        }),
      }
}

const bareWhy = pattern`
  ^(?:(?:ok|okay|but|and|so|hmm|oh|really|cool|en|maar|then|even|just) )*(?:why|hoekom|waarom|how come|ngani|kungani)(?: (?:so|not|is|that|this|it|though|
  tho|exactly|nie|then|dan|the reason|more|every day|daily|less|really|now|one|only|bad|dangerous|harmful|wrong|unsafe|sleg|gevaarlik))*$`

const beSeen = /\b(?:clinic|doctor|pharmacist|dermatologist|nurse)\b/

/** "What if it doesn't go away?" of what was explained: whom it says to see. */
const whomToSee = ({ heard: { particular } }: Asked): Sketch | undefined => {
  const all = (particular?.says ?? []).flatMap(sentencesIn)
  const lead = all.findLast((sentence) => beSeen.test(sentence))
  return particular === undefined || lead === undefined
    ? undefined
    : {
        paragraphs: [`**${lead}**`, all.filter((sentence) => sentence !== lead).join(' ')],
        things: [],
        sources: particular.sources,
        topic: { entry: particular.id },
      }
}

/** "Why?", "why not the strong one", "why is it cheaper", "why do they put it in": from the facts of the thing or pair. */
export const reasonFor = (asked: Asked): Sketch | undefined => {
  const { heard } = asked
  const said = saidIn(asked)
  if (heard.followsUp && noChangeYet.test(said))
    return (
      whomToSee(asked) ??
      noChange(heard.things[0], soon.test(`${messagesOf(asked.request.turns).at(-1)?.toLowerCase() ?? ''} ${said}`))
    )
  const direct = onward(asked)
  if (direct !== undefined) return direct
  const { things } = heard
  const [thing] = things
  if (/\bwhat if\b.*\b(?:nothing|no (?:change|difference|result)\w*|doesnt|does not|dont|wont|still|not)\b/.test(said))
    return whomToSee(asked) ?? noChange(thing, false)
  if (!/\b(?:why|how come|hoekom|waarom|reason)\b/.test(said)) return undefined
  if (/\b(?:cheap|cheaper|expensive|pricey|price|cost|costs|pay|duur|goedkoop)\w*\b/.test(said))
    return price(things.slice(0, 2))
  if (
    /\b(?:put|add|include|contain|in (?:it|there|everything|products?|creams?|so many)|use it in|using it in)\b/.test(
      said,
    )
  )
    return inProducts(thing)
  const known = things.length > 1 ? undefined : advised.find(([asks]) => asks.test(said))
  if (known !== undefined) return { paragraphs: [`**${known[1]}**`, known[2]], things: [] }
  if (thing === undefined)
    return bareWhy.test(asked.heard.tokens.join(' '))
      ? (causeFirst(asked) ?? whyOfKind(asked))
      : asked.heard.particular === undefined
        ? whyOfKind(asked)
        : undefined
  if (
    /\b(?:strong|stronger|strongest|high|higher|more|max|maximum|percent|\d+)\b/.test(said) &&
    /\b(?:not|cant|dont|shouldnt|no|low|lower|weaker|mild)\b/.test(said)
  )
    return stronger(thing)
  if (heard.previous?.intent === 'compare' && things.length > 1) return whyPreferred(asked)
  const reason = heard.followsUp && things.length === 1 ? ofUse(asked, thing) : undefined
  return reason === undefined
    ? undefined
    : {
        paragraphs: [
          `**${reason}**`,
          doesOf(thing) && !reason.includes(small(doesOf(thing)).replace(/\.$/, ''))
            ? `${capital(thing.called)}: ${doesOf(thing)}`
            : helpsLine(thing),
          strengthOf(thing) === undefined
            ? undefined
            : `Usual strength: ${strengthOf(thing)}; begin low, and use it ${usageOf(thing).often}.`,
        ],
        things: [thing],
      }
}
