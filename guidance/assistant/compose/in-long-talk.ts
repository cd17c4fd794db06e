import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import type { Thing } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft, draftOf, is, it } from './draft.ts'
import { isMedicine } from './lines.ts'
import { duringIsotretinoin } from './safe.ts'
import { pattern } from '../../text/pattern.ts'

// Questions at the end of a longer talk that only what was told some turns before makes plain: the night that was missed, the two prices that were named,
// the plant that once brought a rash. Source: general dermatology practice, and what leaflets say of a dose that was missed.

/** The last message alone, whatever it was read together with. */
const saidNow = ({ request }: Asked): string => tokensOf(request.message).join(' ')

const toldIn = ({ request }: Asked, back: number): string[] =>
  messagesOf(request.turns)
    .slice(-back)
    .map((text) => tokensOf(text).join(' '))

/** What was named last, now or in the turns before. */
const thingBefore = (asked: Asked, back: number): Thing | undefined =>
  [
    asked.heard.things,
    ...asked.request.turns
      .filter(({ role }) => role === 'user')
      .slice(-back)
      .toReversed()
      .map(({ text }) => hear(asked.knowledge, text).things),
  ].find((things) => things.length > 0)?.[0]

const missed = /\b(?:forg[eo]t\w*|missed|miss|skipped|skip|overslept|vergeet|gemis)\b/
const catchesUp = pattern`
  \b(?:double|doubling|dubbel|twice (?:as much|the amount|tonight|today)|(?:put|use|take|apply|smear|do|add) (?:\w+ ){0,3}?(?:extra|more|two|2|both)|extra (?:tonight|today|layer)|
  (?:catch|make) (?:it |that )?up|two (?:tonight|today|at once)|thicker)\b`
const swallowed =
  /\b(?:capsules?|tablets?|pills?|roaccutane|oratane|acnetane|isotretinoin|doxy\w*|minocycline|lymecycline|spirono\w*|swallow\w*|drink|antibiotics?|pil|pille|kapsules?)\b/

/** "Forgot it last night" – "do I double it tonight?" */
const afterMissed = (asked: Asked): Draft | undefined => {
  const said = saidNow(asked)
  const told = toldIn(asked, 3)
  if (
    !catchesUp.test(said) ||
    !missed.test([...told, said].join(' . ')) ||
    asked.heard.harmed ||
    /\b(?:cleans\w*|sunscreen|spf|face wash|makeup)\b/.test(said)
  )
    return undefined
  const thing = thingBefore(asked, 3)
  const byMouth = swallowed.test([...told, said].join(' . '))
  if (
    !byMouth &&
    thing === undefined &&
    !/\b(?:cream|gel|serum|treatment|medicine|tube|lotion|room|salf)\b/.test([...told, said].join(' '))
  )
    return undefined
  return byMouth
    ? {
        paragraphs: [
          '**No, never two at once to catch up: leave the missed one out and take the next at its usual time, unless your leaflet or pharmacist says otherwise.**',
          'A course works over months, so one gap changes little; a double one brings more side effects and no quicker result.',
          'Missed several days, or already took too much? Call your pharmacist or prescriber today; unwell, the Poisons Information Helpline on 0861 555 777. An alarm on your phone ' +
            'or a box with days helps.',
        ],
        things: [],
        sources: ['general'],
        topic: { intent: 'medicine' },
        suggestions: ['What helps dry lips meanwhile?', 'When should I see a dermatologist?'],
      }
    : {
        paragraphs: [
          `**No, do not double ${thing === undefined ? 'it' : it(thing)}: tonight the usual amount, as if nothing had been missed.**`,
          `One gap changes nothing, because skin works in months; twice the amount does not catch up, it only stings, peels and can leave marks.${
            thing !== undefined && isMedicine(thing)
              ? ' For the rest keep to the label and to what your prescriber said.'
              : ''
          }`,
          'Only after two weeks or more begin lower: two nights a week, then up again over two weeks. Moisturiser over it, and sunscreen SPF 30–50 by day.',
        ],
        things: thing === undefined ? [] : [thing],
        sources: ['general'],
        topic: { intent: 'how-often' },
        suggestions: ['How do I make a habit of it?', 'What if my skin peels?'],
      }
}

const rands = /\br ?\d[\d ,]*|\b\d{2,5} ?rand\b/g
const cheaperOne = pattern`
  \b(?:cheap(?:er|est)?|less expensive|affordable|budget|goedkoper|goedkoop)\b(?: (?:one|1|version|brand|tub|tube|bottle|cream|serum|een))?`
const willDo = pattern`
  \b(?:(?:will|would|can|could|should|must|may|is|isnt|are|does|do|just|sal|kan)\b.*\b(?:do|fine|ok|okay|enough|good|work|works|same|take|buy|get|go with|stick|use|just as|goed|werk)|
  cheap(?:er|est)? (?:one )?(?:will|would|is|then))\b`
const theSame = /\b(?:both|same|dieselfde|albei|identical|also|ook)\b|\d ?%|\b\d+ percent\b/

/** "One is R190, the other R900, both 10%" – "so the cheaper one will do?" */
const cheaperWillDo = (asked: Asked): Draft | undefined => {
  const said = saidNow(asked)
  if (asked.heard.harmed || said.split(' ').length > 16 || !cheaperOne.test(said) || !willDo.test(said))
    return undefined
  const weighed = toldIn(asked, 3).findLast((text) => (text.match(rands) ?? []).length > 1 && theSame.test(text))
  const now = (said.match(rands) ?? []).length > 1 && theSame.test(said) ? said : weighed
  if (now === undefined) return undefined
  const thing = thingBefore(asked, 3)
  return {
    paragraphs: [
      `**Yes, the cheaper one will do${thing === undefined ? '' : `: ${thing.called} at the same strength ${is(thing)} the same ${thing.called}`}.**`,
      'The rest of the price is the jar, the scent, the texture and the advertising. Skin sees the ingredient, its strength, and whether you use it every day.',
      'Compare the price per 10 ml and the first five to seven ingredients; take the one without fragrance if your skin is sensitive. Feels sticky or stings? Only then is another ' +
        'texture worth paying for.',
    ],
    things: thing === undefined ? [] : [thing],
    sources: ['general'],
    topic: { intent: 'price' },
    suggestions: [
      thing === undefined ? 'How do I read a label?' : `How often should I use ${thing.called}?`,
      'What should I spend money on first?',
    ],
  }
}

const rashFrom =
  /\b(?:rash|itch\w*|hives|welts|bumps|swell\w*|swelled|swollen|red|burn(?:t|ed)|blister\w*|react\w*|uitslag|jeuk\w*|geswel|rooi)\b/
const otherForm = pattern`
  \b(?:from (?:the |a )?(?:shop|store|pharmacy|clicks|dis ?chem|bottle|tub)|shop (?:one|gel|version|bought)|store bought|bought one|bottled|(?:the |a )?(?:gel|cream|lotion|soap|oil|serum|extract|powder|capsule) (?:version|form|one|then|instead|of it|with it)|
  in a (?:cream|gel|lotion|soap|serum|product)|another brand|other brand|organic|pure|refined|cold pressed|van die winkel)\b`

/** "Aloe from the garden gave me a rash" – "aloe gel from the shop, then?": the same plant, and what to do first. */
const otherFormOfIt = (asked: Asked): Draft | undefined => {
  const said = saidNow(asked)
  const told = toldIn(asked, 3)
  const [thing] = asked.heard.things
  if (!otherForm.test(said) || asked.heard.harmed || /\b(?:first|before) i\b/.test(said)) return undefined
  const earlier = messagesOf(asked.request.turns)
    .slice(-3)
    .map((text) => hear(asked.knowledge, text).things)
  const plain = asked.heard.household[0]
  const at = told.findIndex(
    (text, index) =>
      rashFrom.test(text) &&
      !/\b(?:for|helps?|calms?|on) (?:my |a |the )?(?:rash|itch)/.test(text) &&
      (thing !== undefined
        ? earlier[index]?.some(({ called }) => called === thing.called) === true
        : plain !== undefined && hear(asked.knowledge, text).household.some(({ id }) => id === plain.id)),
  )
  const called = thing?.called ?? (plain === undefined ? undefined : /^\*\*([^*(:,]+)/.exec(plain.says)?.[1]?.trim())
  if (at < 0 || called === undefined) return undefined
  const grave = /\b(?:swell\w*|swelled|swollen|hives|welts|blister\w*|breath\w*|throat|geswel)\b/.test(told[at] ?? '')
  return {
    paragraphs: [
      grave
        ? `**No, leave it: ${called} from a shop can hold the same thing that set you off.** After swelling, hives or blisters let a doctor or clinic find out what it was first.`
        : `**Careful: ${called} from a shop can bring the same rash, though it is often milder than the raw plant.** If you can do without it, that is the safest.`,
      grave
        ? 'Until then choose products without it and read the list each time.'
        : '**If you want to try:** only on calm skin, a little on the inner arm twice a day for a week, fragrance-free, with the plant’s name low in no long list. Itch or bumps there: leave it for good.',
      `${capital('instead')}, a plain moisturiser with glycerin or petroleum jelly soothes as well and rarely sets anybody off.`,
      'Swelling of lips or face, or hard breathing: call 112 or 10177 at once.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'safe' },
    suggestions: ['How do I do a patch test?', 'What soothes skin instead?'],
  }
}

const rubsOff =
  /\b(?:scrub\w*|exfoliat\w*|peel(?:ing)? (?:mask|pads?|gel|solution)|glycolic|lactic|mandelic|ahas?|acid toner|loofah|face brush|derma ?roll\w*|dermaplan\w*)\b/
const tearsOff =
  /\b(?:wax\w*|thread\w*|sugaring|laser\w*|ipl|chemical peel|(?:micro ?)?needl\w+|derma ?(?:roll|pen)\w*|microblad\w*|dermaplan\w*)\b/
/** Asked before it is done, whatever it is to help against. */
const asksLeaveToTear =
  /^(?:(?:can|may|should|could|must|mag|kan|moet) (?:i|we|ek)|is it|is) .*\b(?:wax\w*|laser|ipl|(?:micro ?)?needl\w+|derma ?(?:roll|pen)\w*|chemical peel)\b/
const asksMay = /\b(?:can|may|could|should|must|is|are|ok|okay|safe|which|or|better|to get|kan|mag|moet)\b/

/** Capsules told of by their signs – "my forehead flakes" – "scrub or glycolic toner?": neither. */
const flakesOnCapsules = (asked: Asked): Draft | undefined => {
  const said = saidNow(asked)
  if (
    (asked.request.turns.length === 0 && !tearsOff.test(said)) ||
    !asked.situation.conditions.has('isotretinoin') ||
    asked.situation.conditions.has('pregnant') ||
    !(rubsOff.test(said) || tearsOff.test(said)) ||
    !asksMay.test(said) ||
    (asked.heard.harmed && !asksLeaveToTear.test(said))
  )
    return undefined
  if (/\b(?:after|finish\w*|before i start|months? ago|stopped|sells?|shops?|pharmac\w+|where|waar)\b/.test(said))
    return undefined
  if (tearsOff.test(said))
    return draftOf(
      duringIsotretinoin(
        'No, not on isotretinoin, nor for six months after it: wax and whatever else pulls or burns lifts the skin off and scars.',
      ),
    )
  return {
    paragraphs: [
      '**No, neither scrub nor acid: while you are on isotretinoin flakes are left to fall by themselves.**',
      '*Why:* the capsules make skin dry, thin and easily torn; what rubs or peels brings sores and dark marks, on face and body, and for about six months after the course.',
      '**Instead:** a mild, soap-free wash with lukewarm water, a rich plain cream or petroleum jelly on damp skin twice a day and whenever it feels tight, lip balm, and SPF 50 every ' +
        'morning. A soft damp cloth may lift what is loose already.',
      'Cracks that bleed, weep or hurt, or a low mood: tell the doctor who prescribed them now, not at the next visit.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'safe', conditions: [] },
    suggestions: ['What helps dry lips?', 'When may I use acids again?'],
  }
}

const diabetic =
  /\b(?:diabet\w*|(?:has|have|got|with|suffers? from|he|het) (?:the )?(?:high )?(?:sugar|suiker)(?! (?:wax\w*|scrub|in|on|craving\w*|free|daddy))|sugar (?:disease|sickness|sick)|suikersiek\w*|metformin|insulin|ushukela|isifo sikashukela)\b/
const ofFeet = /\b(?:feet|foot|heels?|toes?|soles?|corns?|callus\w*|voete|hakke|izinyawo)\b/
const cutsOrPeels =
  /\b(?:peel\w*|acids?|sock (?:mask|ones)|blades?|razor|grater|pumice|file|filing|scrape|scraper|cut (?:off|it|them)|corn (?:plaster|pad|remover)s?|salicylic|electric file|rasp)\b/

/** What is taken off feet, whatever it is to be done with. */
const takenOff =
  /\b(?:corns?|callus\w*|calluses|hard skin|thick (?:skin|soles?|heels?)|ingrown (?:toe ?)?nails?|verruca\w*|(?:wart|vrat)\w*\b.*\b(?:foot|feet|toes?|soles?|voet)|eelte?|liddoring\w*)\b/

/** "My dad is diabetic, his heels crack" – "would a foot peel mask be quicker?" */
const diabeticFeet = (asked: Asked): Draft | undefined => {
  const said = saidNow(asked)
  const whole = [...toldIn(asked, 4), said].join(' . ')
  const toTakeOff = !cutsOrPeels.test(said) && takenOff.test(said)
  if (
    !diabetic.test(whole) ||
    !ofFeet.test(whole) ||
    !(cutsOrPeels.test(said) || toTakeOff) ||
    !(
      toTakeOff ||
      asked.request.message.includes('?') ||
      asksMay.test(said) ||
      /\b(?:would|will|about|quicker|faster|instead)\b/.test(said)
    ) ||
    asked.heard.harmed
  )
    return undefined
  return {
    paragraphs: [
      `**${toTakeOff ? 'With diabetes a podiatrist or clinic takes that off:' : 'No: with diabetes'} no file, acid peel, blade or corn plaster on the feet.** Feeling and healing are weaker there, so skin that lifts or is nicked can become a sore that nobody notices.`,
      '**Instead:** a plain cream with urea or glycerin, or petroleum jelly, on heels and soles twice a day and under cotton socks at night, not between the toes. It takes two to four ' +
        'weeks. Wash lukewarm, dry between the toes, and never walk barefoot.',
      'Look at soles and toes every day. A podiatrist or the clinic’s foot care takes thick skin off safely.',
      '**The same day at a clinic:** a crack that bleeds or weeps, a blister, a sore, a colour change, warmth or swelling.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'safe', conditions: [] },
    suggestions: ['How do I care for diabetic feet?', 'Which cream for cracked heels?'],
  }
}

/** What a longer talk makes plain; undefined where nothing of it is asked. */
export const inLongTalk = (asked: Asked): Draft | undefined =>
  asked.heard.isLabel || asked.heard.injected
    ? undefined
    : (afterMissed(asked) ??
      flakesOnCapsules(asked) ??
      diabeticFeet(asked) ??
      cheaperWillDo(asked) ??
      otherFormOfIt(asked))
