import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { hear } from '../understand/understand.ts'
import { type Phrase, phrasesIn, usedIn } from './phrases.ts'
import { lead, pointerIn, withoutLead, withWordsFor } from './talk-words.ts'
import type { Talk } from './talk.ts'

// What is told of oneself, or of the thing that is spoken of, and what is asked in the same breath: "mine has gone dark, throw?", "I'm allergic to aspirin, still ok?".

const bare = (text: string): string => text.trim().replace(/[.!?,;\s]+$/, '')
const yesOrNo = /^(?:is|are|can|may|does|do|will|should|kan|mag)\b/
/** What is used and was named last. */
const lastUsed = ({ subject, named }: Talk): Phrase | undefined =>
  subject?.slot === 'used' ? subject : named.find(({ slot }) => slot === 'used')

const ofMine = new RegExp(
  `^${lead}mine (?:(?:always|also|often|still|sometimes|never|really) )*(?:is|are|has|have|went|goes|turned|turns|smells?|looks?|feels?|gets?|got|expired|only|just|pop|came|(?!as\\b|this\\b|its\\b|does\\b|plus\\b|always\\b)[a-z]{3,}s)\\b(?! (?:very |quite |so |more |also |a bit )*(?:oily|dry|sensitive|combination|normal|mixed)\\b)`,
)
/** "How long does vitamin C last?" – "mine has gone dark. Throw?" */
export const mineIs = ({ question, subject }: Talk, said: string, message: string): string | undefined =>
  question === undefined ||
  subject === undefined ||
  subject.slot === 'place' ||
  !question.includes(subject.words) ||
  !ofMine.test(said) ||
  / (?:or|vs|and) |\bdifference\b/.test(question) ||
  !(message.includes('?') || asks(said))
    ? undefined
    : message.replace(/\bmine\b/i, `my ${subject.words}`)

const amountAsked = new RegExp(
  `^${lead}how much(?: of (?:it|that|this))? (?<whether>(?:must|should|do|can) (?:i|we) (?:put|use|apply|wear|need|take))(?: (?:it|of it|on))?(?<where> (?:on|for)(?: my| the)? (?:face|neck|body|arms?|legs?|hands?|lips?|skin|back|chest)(?: (?:and|n) (?:my )?(?:neck|ears|body))?)?(?: (?:then|at a time|each time|every time|each morning|in the morning|at night))*$`,
)
/** "Ok and how much must I put on my face?" of sunscreen. */
export const amountOn = (talk: Talk, said: string): string | undefined => {
  const { whether, where = '' } = amountAsked.exec(said)?.groups ?? {}
  const used = lastUsed(talk)
  return whether === undefined || used === undefined ? undefined : `how much ${used.words} ${whether}${where}`
}

const tellsAllergy =
  /\b(?<told>(?:im|i am|i have|ive|ive got|i get|i react|shes|she is|she has|hes|he is|he has|ek is)(?: (?:very|really|also|badly|highly|a bit|an?|got|bad))* (?:allerg\w*|react|intolerant)\b.*?)(?:(?: so)?(?: is (?:it|that))?(?: still)? (?:ok|okay|fine|safe|allowed)(?: for me)?(?: then)?(?: its? .*)?)?$/
/** "Can I use salicylic acid?" – "I forgot to say I'm allergic to aspirin": of the one thing that was asked about. */
export const withAllergy = (knowledge: Knowledge, { question, asked = '' }: Talk, said: string): string | undefined => {
  const told = tellsAllergy.exec(said)?.groups?.['told']
  return told === undefined ||
    question === undefined ||
    !yesOrNo.test(withoutLead(question)) ||
    usedIn(knowledge, question).length !== 1 ||
    hear(knowledge, question).things.length === 0 ||
    /\b(?:what|which|how|why|matters?|chang\w*|affects?|difference|problem)\b/.test(said)
    ? undefined
    : `${bare(asked)}, ${told}`
}

const sameThing = /\b(?:the )?same (?:thing|one|stuff|product|toner|cream|serum|lotion|wash|gel)\b/i
/** "Can I put the same thing on my back? I get spots there from gym": what is used, in another place. */
export const sameElsewhere = (knowledge: Knowledge, talk: Talk, said: string, message: string): string | undefined => {
  const used = lastUsed(talk)
  return used === undefined ||
    !sameThing.test(said) ||
    !asks(said) ||
    !phrasesIn(knowledge, said).some(({ slot }) => slot === 'place') ||
    phrasesIn(knowledge, said).some(({ slot }) => slot === 'used')
    ? undefined
    : message.replace(sameThing, used.words)
}

const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  former: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
}
const byPlace =
  /\bthe (?<which>first|1st|second|2nd|third|3rd) one\b|\bthe (?<last>last) one\b|\bthe (?:former|latter)\b/
/** "Glycolic, lactic or mandelic?" – "is the second one ok with niacinamide?" */
export const namedByPlace = (knowledge: Knowledge, { question }: Talk, said: string): string | undefined => {
  const found = byPlace.exec(said)
  if (found === null || question === undefined || !asks(said)) return undefined
  const { tokens, named } = hear(knowledge, question)
  const which = found.groups?.['which'] ?? (found[0] === 'the former' ? 'former' : undefined)
  const meant = which === undefined ? named.at(-1) : named[places[which] ?? 0]
  return named.length < 2 || meant === undefined
    ? undefined
    : withoutLead(said.replace(found[0], tokens.slice(meant.from, meant.to).join(' ')))
}

const together =
  /\b(?:kill|cancel|fight|cancels|clash|hurt|work against|spoil|bother) (?:each other|one another|(?:it|them|each other) out)\b|\b(?:is|are|will) (?:that|it|this|they|the two|those) (?:still )?(?:ok|okay|fine|safe|a problem|too much) together\b|\bcan (?:i|they|the two) (?:use (?:them|both) |be used |go )together\b|\bdo they (?:go together|clash|mix)\b/
const wishes = /\b(?:want|would like|need)\b/
/** "I have tretinoin for nights" – "I want to add benzoyl peroxide in the morning" – "do they kill each other?": of the two that were told of. */
export const togetherAsTold = (knowledge: Knowledge, { story, question }: Talk, said: string): string | undefined => {
  const told = [...story, ...(question !== undefined && wishes.test(question) ? [question] : [])].filter(
    (text) => usedIn(knowledge, text).length > 0,
  )
  return !together.test(said) || usedIn(knowledge, said).length > 0 || told.length < 2
    ? undefined
    : [...told, withoutLead(said)].join('. ')
}

const stillUses = new RegExp(
  `^${lead}(?<may>(?:can|may|must|should) i still (?:use|do|wear|put|apply|keep(?: on)?(?: using| doing)?)) (?:on )?(?:my |the |a )?(?<other>[a-z0-9 -]{3,40}?)(?: (?:with it|too|then|also|as well|at night|in the morning))*$`,
)
const begins =
  /\b(?:start\w*|begin\w*|began|bought|got|just got|on|using|want to (?:start|use|try)|was (?:given|put on|prescribed)|gave me|prescribed)\b/
/** "I want to start retinol" – "can I still do my glycolic toner?": with what is begun. */
export const stillBeside = (knowledge: Knowledge, { story, questions }: Talk, said: string): string | undefined => {
  const other = stillUses.exec(said)?.groups?.['other']
  if (other === undefined || usedIn(knowledge, other).length !== 1) return undefined
  const begun = [...story, ...questions]
    .filter((text) => begins.test(text))
    .flatMap((text) => usedIn(knowledge, text))
    .filter(({ words }) => hear(knowledge, words).things.length > 0)
  const [one, second] = begun
  return one === undefined || second !== undefined || other.includes(one.words)
    ? undefined
    : `can i use ${other} with ${one.words}`
}

const ofWhom =
  /\b(?:my|our) (?<age>\d{1,2}) ?(?:yr|year|yrs|years)?(?: ?olds?)?(?: old)? (?<who>daughter|son|girl|boy|niece|nephew|sister|brother|grand\w+|child|kid)\b|\b(?:my|our) (?<who2>daughter|son|girl|boy|niece|nephew|sister|brother|grand\w+|child|kid|one)(?: (?:is|of|whos|who is|shes|hes))* (?<age2>\d{1,2})\b|\b(?:my|our) (?<age3>\d{1,2}) ?(?:yr|year|yrs|years)? olds?\b/
const whatThen = new RegExp(
  `^${lead}(?:(?:so|then) )?what (?:can|must|should|may|could|does|do|is|would) (?:he|she|they|this child|the child|be|(?:s?he|they) be)? ?(?:use|have|need|ok|okay|fine|safe|wear|do|try)?(?: (?:use|for (?:her|him|them)|instead|then|rather|really|actually|need))*$`,
)
const grown = 18
/** "My twelve-year-old wants retinol" – "so what can she use?": what such skin needs, and not another thing for lines. */
export const whatTheyNeed = ({ story, questions }: Talk, said: string): string | undefined => {
  if (!whatThen.test(said) || !/\b(?:he|she|they|child|her|him|them)\b/.test(said)) return undefined
  const first = [...story, ...questions].map((text) => ofWhom.exec(text)?.groups).find((found) => found !== undefined)
  const age = first?.['age'] ?? first?.['age2'] ?? first?.['age3']
  return age === undefined ||
    Number(age) >= grown ||
    [...story, ...questions].some((text) =>
      /\b(?:pimples?|acne|eczema|rash|spots|zits|breakouts?|dandruff|itch\w*|dry|warts?|benzoyl|salicylic|adapalene|differin|panoxyl)\b/.test(
        text,
      ),
    )
    ? undefined
    : `what can my ${age} year old ${first?.['who'] ?? first?.['who2'] ?? 'child'} use on ${/\b(?:he|him)\b/.test(said) ? 'his' : 'her'} skin`
}

const nurses = /\b(?:breast ?feed\w*|nursing my|still feeding|borsvoed)\b/
/** "Breastfeeding my four-month-old" – "is sunscreen ok for me?": hers is meant, and not the baby's. */
export const forWhoNurses = (knowledge: Knowledge, { story, questions }: Talk, said: string): string | undefined =>
  !/ for (?:me|myself)$/.test(said) ||
  !yesOrNo.test(withoutLead(said)) ||
  usedIn(knowledge, said).length !== 1 ||
  ![...story, ...questions].some((text) => nurses.test(text) && !/\b(?:stopped|finished|done)\b/.test(text))
    ? undefined
    : withoutLead(said).replace(/ for (?:me|myself)$/, ' while breastfeeding')

const takesIt = new RegExp(
  `^${lead}(?:im|i am|ive|ive been|i|we|hes|shes|he|she|they) (?:just |now |already |only |been |have |am )*(?:start(?:ing|ed|s)?|tak(?:e|es|ing)|us(?:e|es|ing)|on|put on|begin(?:ning)?|get(?:ting)?) (?:it|them|that|this)\\b`,
)
/** "I'm starting it on Monday and going to the beach. Anything about the sun?" of a medicine. */
export const takingIt = ({ subject, question }: Talk, said: string, message: string): string | undefined =>
  question === undefined ||
  subject?.slot !== 'used' ||
  !takesIt.test(said) ||
  !(message.includes('?') || asks(message.toLowerCase())) ||
  !/[.!,;?]\s+\S/.test(message.trim())
    ? undefined
    : message.replace(/\b(?:it|them|that|this)\b/i, subject.words)

const worth = new RegExp(
  `^${lead}(?:is (?:it|that|this) |are they |will it be |should i buy it |must i buy it )*(?:really |even |actually )*(?:worth (?:it|the money|my money|buying|trying|the price|r ?\\d+)|a waste of money|waste of money)(?: (?:or not|why|why not|why or why not|not|you think|then|tho|though|at all|for me|and))*$`,
)
/** "Somebody sells a collagen cream" – "worth it?" */
export const worthAsTold = ({ told, subject }: Talk, said: string): string | undefined =>
  told.length === 0 ||
  subject?.slot !== 'used' ||
  !worth.test(said) ||
  /\b(?:started|weeks?|months?|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.test(told.join(' '))
    ? undefined
    : `is ${subject.words} worth it`

const fewer =
  /\b(?:max|maximum|only|just|no more than|at most)(?: \w+)? (?:\d|one|two|three|four) (?:steps?|products?|things?)\b|^(?:ok |but |please )*(?:shorter|fewer steps|make it shorter|less steps)\b/
/** "A routine for oily skin" – "I wear make-up every day" – "only three steps": the routine with all that was told. */
export const routineAsTold = ({ question, asked = '', story }: Talk, said: string): string | undefined =>
  question === undefined || !/\broutine\b/.test(question) || story.length === 0 || !fewer.test(said)
    ? undefined
    : [bare(asked), ...story, said].join('. ')

const feels =
  /\b(?:burns|burning|stings|stinging|peels|peeling|flakes|flaky|flaking|pink|red|tight|raw|sore|itchy|itches|itching|dry)\b/
/** What is not there is no part of the question. */
const denied =
  /\b(?:no|not|without|isnt|doesnt) (?:any |really |a )*(?:swelling|swollen|blisters?|rash|pain(?:ful)?|sores?|hurt|itch\w*|burn\w*|sting\w*|fever|nothing|bumps)\b(?: (?:or|nothing|at all))*/g
const againSoon =
  /^(?:(?:so|and|but|ok|now) )*(?:do|can|should|must|may|is it ok to|do you think i can) (?:i )?(?:still )?(?:put|use|apply|do|wear) (?:it|that|the \w+)(?: on)?(?: again)?(?: again)? (?:tonight|tomorrow|today|now|this evening)(?: again| or (?:not|wait|skip|skip it))?$/
/** "Is pink and tight", "stings and peels". */
const stateIn = (told: string): string =>
  `my ${/\bmy (moisturi[sz]er|cream|sunscreen|lotion) (?:burns|stings)/.exec(told)?.[1] ?? 'skin'} ${feltIn(told)}`
const feltIn = (told: string): string =>
  [...new Set(told.replaceAll(denied, '').match(new RegExp(feels, 'g')) ?? [])]
    .map((how) => (how.endsWith('s') ? how : `is ${how}`))
    .join(' and ')
/** "New retinol, second night, a bit pink and tight" – "do I put it on again tonight?" */
export const againTonight = (knowledge: Knowledge, { story }: Talk, said: string): string | undefined => {
  const told = againSoon.test(said) ? story.findLast((text) => feels.test(text.replaceAll(denied, ''))) : undefined
  const used =
    told === undefined
      ? undefined
      : [told, ...story.toReversed()]
          .flatMap((text) => usedIn(knowledge, text))
          .flatMap(({ words }) => hear(knowledge, words).things)[0]
  return told === undefined || used === undefined
    ? undefined
    : `i use ${used.called}, ${stateIn(told)}. should i stop${used.families.some((one) => one.endsWith('medicine')) ? '' : ' or go on'}`
}

const stopsFor = new RegExp(
  `^${lead}(?:how long|for how long|how many (?:days|weeks)) (?:must|should|do) i (?:stop|leave(?: off)?|pause|skip|lay off|stay off|rest from)(?: using)?(?: (?:it|them|that|the \\w+(?: \\w+)?|using it|off|out))*(?: for)?$`,
)
const actives = /\b(?:pads?|acids?|retinol|retinoid|scrub|peel|toner|serum|exfoliat\w*|benzoyl|vitamin c)\b/
/** "My cream burns" – "I use exfoliating pads every night" – "how long must I stop them?" */
export const stopsSoLong = ({ story, subject, questions, named }: Talk, said: string): string | undefined => {
  const noun = /\b(?:the|my) (\w+)(?: for)?$/.exec(said)?.[1]
  const used = named.find(({ slot, words }) => slot === 'used' && noun !== undefined && words.endsWith(noun)) ?? subject
  const told = [...story, ...questions].find((text) => feels.test(text.replaceAll(denied, '')))
  return told === undefined || used?.slot !== 'used' || !stopsFor.test(said) || !actives.test(`${used.words} ${said}`)
    ? undefined
    : `${stateIn(told)} since i use ${used.words}. how long must i stop`
}

const anyAcid = /^(?:which |an? |the |that |exfoliating )?acids?$/
const clogged = /\b(?:blackheads?|whiteheads?|pores?|pimples?|acne|oily|breakouts?|spots|zits|bacne)\b/
/** "Which acid for blackheads?" – "can I use it with my retinol?": of the one that is for them. */
export const theAcid = ({ subject, trouble, questions }: Talk, said: string): string | undefined => {
  const acid =
    subject !== undefined &&
    anyAcid.test(subject.words) &&
    (clogged.test(trouble ?? '') || questions.some((one) => clogged.test(one)))
  return !acid || pointerIn(said) === undefined || !asks(said)
    ? undefined
    : withoutLead(withWordsFor(said, 'salicylic acid'))
}

const asksToGoOn = new RegExp(
  `^${lead}moet ek (?:dit |nou )*(?:los|stop|ophou|aanhou)(?: gebruik)?$|^${lead}(?:must|should|do|can) i (?:just |rather |now )*(?:stop|quit|drop|leave|give up|carry on|continue|keep (?:using|going)|go on)(?: (?:it|using it|with it|that|this|on it|or (?:not|stop|carry on|continue)))*$`,
)
const inVain =
  /\b(?:does not|doesnt|did not|didnt|not|nothing|no) (?:\w+ )?(?:work\w*|help\w*|chang\w*|differ\w*|happen\w*|result\w*)\b|\b(?:werk|help) nie\b/
const forSoLong = /\b(?:\d{1,2}|a|an|one|two|three|four|five|six|eight|few) (?:weeks?|months?|maande?|weke|years?)\b/
/** "Three months of vitamin C" – "it doesn't work" – "must I stop it?" */
export const stopInVain = ({ story, subject }: Talk, said: string): string | undefined => {
  const told = story.join('. ')
  return subject?.slot !== 'used' || !asksToGoOn.test(said) || !inVain.test(told) || !forSoLong.test(told)
    ? undefined
    : `${told}. ${withoutLead(said)}`
}

const butTold = new RegExp(
  `^${lead}(?:i|my skin|we|she|he) (?:do |also |always |usually |mostly |really )*(?:wear|put on|work|live|shave)\\b(?!.*\\b(?:tried|last|yesterday|stopped)\\b)`,
)
/** "Is micellar water enough to clean my face?" – "but I wear heavy make-up": asked with that in it. */
export const butIf = (knowledge: Knowledge, { question }: Talk, said: string): string | undefined =>
  question === undefined ||
  !/^(?:but|maar)\b/.test(said) ||
  asks(said) ||
  !yesOrNo.test(withoutLead(question)) ||
  / if /.test(question) ||
  usedIn(knowledge, question).length !== 1 ||
  !butTold.test(said)
    ? undefined
    : `${question} if ${withoutLead(said)}`

const makesWorse =
  /^(?:.*\b)?(?<what>shaving|sweat(?:ing)?|the heat|heat|the sun|stress|my mask|the helmet|my helmet|waxing|scratching|wearing (?:a )?(?:mask|hat|helmet|cap|doek)|my (?:cap|hat|doek|weave|beard)|training|gym) (?:always |just |only |really |also )*(?:makes?|is making) (?:it|them|that|things) (?:even |much |so much |way )?worse(?: too| also)?$/
/** "Acne help" – "shaving makes it worse": of the trouble that is spoken of, and no reaction to a product. */
export const worseBy = ({ trouble }: Talk, said: string): string | undefined => {
  const what = makesWorse.exec(said)?.groups?.['what']
  return what === undefined || trouble === undefined || asks(said)
    ? undefined
    : `i have ${trouble} and ${what} makes it worse, what can i do`
}

const feelsMore = new RegExp(
  `^${lead}(?:my |the )?(?:skin|face|hair|lips) (?:actually |just |now |even )?(?:feels?|is|gets?|looks?) (?<how>tighter|drier|dryer)(?: than before| now| after(?: it| that)?)*(?: what am i doing wrong| is that normal| why| what now| how come)?$`,
)
/** "I put it on dry skin" – "skin feels tighter than before?? what am I doing wrong": after what was told of. */
export const feelsSince = (knowledge: Knowledge, { story, questions }: Talk, said: string): string | undefined => {
  const how = feelsMore.exec(said)?.groups?.['how']
  const used =
    how === undefined
      ? undefined
      : [...story.toReversed(), ...questions].flatMap((text) => hear(knowledge, text).things)[0]
  return how === undefined || used === undefined
    ? undefined
    : `my skin feels ${how} after ${used.called}. what am i doing wrong`
}

const hadBaby =
  /\b(?:had (?:my|our|the|a) (?:baby|little|son|daughter|boy|girl|twins)|gave birth|my (?:baby|son|daughter|little one) (?:was born|is (?:now )?\w+ (?:weeks|months))|after (?:the )?(?:birth|baby|pregnancy)|before (?:the )?pregnancy)\b/
const notNursing =
  /\b(?:(?:on|only|just) (?:\w+ )?formula|formula (?:fed|only|baby)|bottle ?(?:fed|feed\w*)|stopped (?:breast ?feeding|nursing)|(?:not|never|no longer|dont|didnt|finished|done) (?:\w+ )?(?:breast ?feed\w*|nurs\w*|feeding)|weaned)\b/
const backTo =
  /\b(?:(?:can|may|could|must|should|when can) i (?:now |then )?(?:go back|start|take it up|use|begin|restart|have)|take it up again|start (?:it )?again|must i wait)\b/
const retinoid = /\b(?:retinol|retinal|retinoids?|differin|adapalene|tretinoin|tret|retin a)\b/
/** "She is on formula" – "can I take Differin up again or must I wait a year?": after the birth, and not nursing. */
export const afterBirth = ({ story, questions }: Talk, said: string): string | undefined => {
  const told = [...story, ...questions, said].join('. ')
  const which =
    retinoid.exec(said)?.[0] ?? retinoid.exec(story.join('. '))?.[0] ?? retinoid.exec(questions.join('. '))?.[0]
  return which === undefined ||
    !backTo.test(said) ||
    !hadBaby.test(told) ||
    !notNursing.test(told) ||
    /\b(?:pregnant again|trying|another baby)\b/.test(said)
    ? undefined
    : `had my baby, bottle feeding only, when can i start ${which} again`
}
