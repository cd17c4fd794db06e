import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, calledAll, type Draft, saidIn } from './draft.ts'
import { particularById } from '../understand/particulars.ts'
import { practicesIn } from '../../text/words/practices.ts'
import { expects, isOf, isUvFilter } from './lines.ts'
import { nearestTo } from './nearest.ts'
import { notForSkin } from './not-for-skin.ts'
import { overTrouble } from './over-trouble.ts'
import { standInFor } from './stand-ins.ts'
import { tooStrongForHome } from './strength.ts'
import { fromMyth } from './sunscreen.ts'
import { pattern } from '../../text/pattern.ts'

// What is done at home and harms, whatever of it is named: there is an answer for each of the things, and it would say yes to the wrong one.
// Source: general dermatology practice.

/** What the person said last, before this message. */
const saidBefore = ({ request }: Asked, many: number): string =>
  messagesOf(request.turns)
    .slice(-many)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')

const sun = String.raw`(?:sun ?(?:screens?|blocks?|creams?|lotions?|protection)|spf|son(?:skerm|blok|room))`
const ofSun = pattern`\b${sun}\b`
/** A few words, as long as no other product or step stands between. */
const some = String.raw`(?:(?!(?:before|after|under|over|with|without|and|or|then|instead|plus|than|voor|na|en|of)\b)\w+ ){0,3}`
const ownMade = pattern`
  \b(?:home ?made|diy|self ?made|hand ?made|(?:tuis|self)gemaak\w*|recipes?(?: for)?|resep(?: vir)?) ${some}${sun}\b|\b${sun} (?:(?:that|which|thats|
  is|are) ){0,2}(?:home ?made|diy|from scratch|recipes?|resep|tuisgemaak\w*)\b|\b(?:mak(?:e|es|ing)|made|mix(?:es|ed|ing)?|prepar(?:e|ing)|
  cook(?:ing)?|brew(?:ing)?|whip) (?:\w+ ){0,2}own ${some}${sun}\b|\beie ${some}${sun} (?:\w+ ){0,2}(?:maak|meng)\b|\b(?:maak|
  meng) (?:\w+ )?eie ${some}${sun}\b|\b(?:mak(?:e|ing)|i made|maak) (?:(?:a|an|some|any|n|my|natural|mineral|zinc|organic|cheap|good|kids?|
  baby) ){0,3}${sun}(?= (?:from|out of|using|with|at home|myself|ourselves|by hand|in my kitchen|uit|met|van|tuis|self)\b|$)`
/** "Can I make my own?", once sunscreen was spoken of. */
const ownOne = pattern`
  \b(?:mak(?:e|ing)|mix(?:ing)?|maak) (?:(?:my|our|your|n) )?(?:own|eie)(?: one)?(?= (?:then|from|with|at|instead|rather|to|maak)\b|$)|\b(?:make|
  mix) (?:it|one|some) (?:myself|ourselves|at home|from)\b`
const powder = /\b(?:zinc|sink|titanium|oxide|dioxide|oksied) (?:powder|poeier)\b(?! (?:sunscreen|spf))/
const stirs = /\b(?:mix\w*|add\w*|stir\w*|blend\w*|whip\w*|melt\w*|combin\w*|mak(?:e|es|ing)|meng\w*|gooi)\b/
const outdoors = /\b(?:sun|sunburn\w*|beach|uv|pool|strand|die son)\b/

/** "My own sunscreen from zinc powder and shea butter?", "titanium dioxide in coconut oil for the beach?" */
const ownSunscreen = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  const {
    heard: { things, previous },
    knowledge,
  } = asked
  const oily = things.some((thing) => isOf(thing, 'plant-oil', 'butter'))
  const stirred =
    (stirs.test(said) || (oily && /[+=]|\b(?:recipe|saw)\b/.test(asked.request.message.toLowerCase()))) &&
    things.some(isUvFilter) &&
    ((powder.test(said) && (outdoors.test(said) || ofSun.test(said))) ||
      (outdoors.test(said) && !ofSun.test(said) && oily))
  const goesOn =
    ownOne.test(tokensOf(asked.request.message).join(' ')) &&
    (previous?.kind === 'sunscreen' || ofSun.test(saidBefore(asked, 1)))
  const [first = '', ...rest] = (fromMyth(knowledge, 'homemade-sunscreen') ?? '').split(/(?<=\.) /)
  return first === '' || !(ownMade.test(said) || stirred || goesOn)
    ? undefined
    : {
        paragraphs: [
          `**${first}**${things.length === 0 ? '' : ` That goes for ${calledAll(things.slice(0, 3))} too.`}`,
          rest.join(' '),
        ],
        things: [],
        sources: ['cansa', 'general'],
        topic: { intent: 'myth', entry: 'homemade-sunscreen', kind: 'sunscreen', ingredients: [] },
        suggestions: ['Which sunscreen is good and cheap?', 'How much sunscreen do I need?'],
      }
}

const peel = pattern`
  \b(?:peel(?:ing)? (?:solution|gel|serum|mask|pads)|(?:(?:a|the) (?:face|facial|skin)|a|the|this|that|my|red|acid|aha|bha|chemical|home|strong|
  glycolic|lactic|mandelic|salicylic|tca|jessner|percent) peel)\b(?! off)`
/** Skin that was peeled, and a peel for hard skin, are other questions; so is how soon one shows. */
const otherPeel = pattern`
  \b(?:foot|feet|heels?|voet\w*|hakke|(?:after|since|following|post|had|did|na) (?:\w+ ){0,4}peel\w*|results?|clears?|fade\w*|(?:work|
  help)s? over ?night|get rid)\b`
const leaves = String.raw`(?:leav(?:e|es|ing)|left|keep(?:ing|s)?|kept|wear(?:s|ing)?|stays?|staying|have|laat|hou)`
const night = pattern`
  \b(?:over ?night|(?:all|whole) night|(?:till|until|til) (?:the )?(?:next )?(?:morning|sunrise)|asleep|sleep(?:ing)? (?:with|in|on|wearing)|(?:when|
  while|as) i sleep|slaap met|oornag|${leaves} .{0,20}\b(?:to bed|hours))\b`
/** "Sleep with it", "leave on overnight": what was spoken of is meant. */
const pointsBack =
  /\b(?:it|this|that|them|hers|his|mine|theirs|dit|daarmee|the (?:solution|mask|acids?)|(?:leave|keep|left|sleep) on|longer)\b/

/** A peel or a strong acid left on for the night, whoever says so. */
const peelOvernight = (asked: Asked): Draft | undefined => {
  const {
    heard: { harmed, things },
    request,
  } = asked
  const now = tokensOf(request.message).join(' ')
  const acids = things.filter((thing) => isOf(thing, 'aha', 'bha', 'pha')).slice(0, 3)
  const told = `${pointsBack.test(now) ? saidBefore(asked, 2) : ''} ${now}`
  const strong = (peel.test(told) || tooStrongForHome(told, acids)) && !otherPeel.test(told)
  return harmed || !night.test(now) || !strong
    ? undefined
    : {
        paragraphs: [
          '**No, don’t sleep with it on: a peel or a strong acid stays on for minutes, mostly ten at the most, and is then rinsed off.**',
          `Left on for hours, ${acids.length === 0 ? 'it goes' : `${calledAll(acids)} ${acids.length > 1 || acids[0]?.plural === true ? 'go' : 'goes'}`} on ` +
            'burning: skin can turn raw and weep, and deeper skin keeps dark marks for months. More time gives no more glow.',
          '**How:** as the pack says, once a week at most, on dry, calm skin, and not if acids are new to you. Set a clock, rinse with plenty of lukewarm water, ' +
            'then a plain moisturiser; no retinoid, scrub or other acid that night, and SPF 30–50 every morning.',
          '**For overnight** take what is made to stay on: lactic or mandelic acid, 5–10%, one night a week at first.',
          'It burns, or stayed on too long? Rinse for some minutes with cool water. Blisters, weeping or swelling: a clinic the same day.',
        ],
        things: acids,
        topic: { intent: 'particular', entry: 'acid-peel-often' },
        sources: ['general'],
        suggestions: ['Which gentle acid can I start with?', 'How often may I exfoliate?'],
      }
}

const tools = pattern`
  \b(?:pumice\w*|puimsteen|steel wool|pot scour\w*|scour(?:er|ing pad)|sandpaper|(?:foot|nail|heel) file|(?:stiff|hard|scrub\w*|nail|dish) brush|
  exfoliating (?:gloves?|mitt|net)|african net|net sponge)\b`
const rubs = /\b(?:scrub\w*|rub(?:bing)?|scour\w*|exfoliat(?:e|ing)|scrap(?:e|ing)|skrop\w*|vryf)\b/
const hard = pattern`
  \b(?:hard(?:er)?|rough(?:ly|er)?|vigorous\w*|aggressive\w*|force|firmly|stones?)\b|\bscrub\w* .{0,30}\b(?:every ?day|daily|twice a day|a lot|until|
  till)\b`
const dark = /\b(?:dark(?:er|ened|ness)?|black(?:er|ish|ened)?|discolou?r\w*|pigment\w*|donker\w*|swart|mnyama)\b/
/** The colour somebody has, and what scrubbing is another question for. */
const ofOwn = new RegExp(
  pattern`
  \b(?:dark|black|brown|deep)(?:er)? (?:skin|skinned|complexion|girl|woman|women|man|men|person|circles|soap|tea)\b(?! (?:on|under|between|around|
  behind))`,
  'g',
)
const elsewhere = /\b(?:foot|feet|heels?|soles?|voet\w*|hakke|black ?heads?)\b/
const asks = /\b(?:will|can|should|must|does|do|may|would|could|is|how|help\w*|works?|kan|moet|mag|sal)\b/

/** "Will a pumice take it off?" of a place that rubbing has made dark. */
const hardScrub = (asked: Asked): Draft | undefined => {
  const now = tokensOf(asked.request.message).join(' ')
  const story = (asked.heard.followsUp || pointsBack.test(now) ? `${saidBefore(asked, 1)} ${now}` : now).replaceAll(
    ofOwn,
    ' ',
  )
  if (
    asked.heard.harmed ||
    !(tools.test(now) || (rubs.test(now) && hard.test(now))) ||
    !asks.test(now) ||
    !dark.test(story) ||
    elsewhere.test(story)
  )
    return undefined
  return {
    paragraphs: [
      '**No, scrubbing hard makes a dark place darker.** The colour lies in the skin, not on it, so no stone, brush or glove takes it off.',
      '*Why:* rubbing is often what made it dark. Skin answers friction with more pigment and grows thicker; scraped raw it can also get infected.',
      '**Instead:** take the rubbing away: loose cotton, shorts under a dress, or a little petroleum jelly where skin meets skin. Wash with your hand ' +
        'and a mild cleanser, pat dry, and moisturise twice a day. On whole skin a body lotion with urea 5–10% or lactic acid evens slowly, over three ' +
        'months or more.',
      'A pumice is for hard heels. Velvety, thick dark skin on the neck, armpits or groin: ask a clinic for a check.',
    ],
    things: [],
    topic: {
      intent: 'particular',
      entry: 'dark-folds',
      concerns: ['dark-spots'],
      ingredients: ['urea', 'lactic-acid'],
    },
    sources: ['general'],
    suggestions: ['What helps with dark inner thighs?', 'How do I stop chafing?'],
  }
}

/** "Is black henna fine now that I am pregnant?": what its own answer is about comes before whether plain henna suits. */
const blackHenna = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  const named = /\b(?:black|swart) henna\b/
  const topic = particularById(asked.knowledge, 'black-henna')
  const meant =
    named.test(said) ||
    (asked.heard.followsUp &&
      !said.includes('henna') &&
      named.test(saidBefore(asked, 1)) &&
      asked.heard.things.some(({ called }) => called === 'henna'))
  if (topic === undefined || asked.heard.harmed || !meant) return undefined
  const baby = expects(asked.situation)
    ? 'In pregnancy skin can react more easily, and fewer medicines are at hand against a bad reaction: wait, or take plain brown henna or highlights that ' +
      'do not touch the scalp.'
    : undefined
  return {
    paragraphs: [...topic.says.slice(0, 2), baby, ...topic.says.slice(2)].filter((one) => one !== undefined),
    things: [],
    brief: true,
    sources: topic.sources,
    topic: { intent: 'particular', entry: topic.id, ingredients: [] },
    suggestions: ['Which hair dye is gentler?', 'How do I do a patch test?'],
  }
}

const injects = pattern`
  \b(?:how many (?:units|ml|syringes)|(?:(?:do|can|must|should|could) i|to|i (?:want|plan|bought it) to) inject|inject(?:ing)? (?:\w+ ){0,3}(?:my|myself|into my)|
  spuit ek|myself inspuit)\b`

/** "Who is allowed to inject Botox?" */
const asksWhoMay = /\b(?:who|wie|allowed|qualif\w+|legal\w*|licen[cs]ed|registered|trained)\b/

/** "How many units of Botox do I inject in my frown?": a syringe at home, whatever else is asked. */
const ownSyringe = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  const topic = particularById(asked.knowledge, 'filler-at-home')
  return topic === undefined ||
    asked.heard.harmed ||
    !practicesIn(said).some(({ id }) => id === 'injectables') ||
    !injects.test(said) ||
    asksWhoMay.test(said)
    ? undefined
    : {
        paragraphs: topic.says,
        things: [],
        sources: topic.sources,
        topic: { intent: 'particular', entry: topic.id, ingredients: [] },
        suggestions: ['What smooths lines without a needle?', 'When should I see somebody about it?'],
      }
}

/** The no to something that harms, whoever asks; undefined where nothing of the kind is asked. */
export const betterNot = (asked: Asked): Draft | undefined =>
  asked.heard.isLabel || asked.heard.injected
    ? undefined
    : (blackHenna(asked) ??
      ownSyringe(asked) ??
      ownSunscreen(asked) ??
      peelOvernight(asked) ??
      hardScrub(asked) ??
      overTrouble(asked) ??
      notForSkin(asked) ??
      standInFor(asked) ??
      nearestTo(asked))
