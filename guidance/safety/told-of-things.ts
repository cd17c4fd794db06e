import { waysPattern } from './clue-search.ts'
import { onlyThanks } from './only-thanks.ts'
import type { Reading } from './reading.ts'

// What words alone weigh like an alarm (./alarm-words.ts) and is told of no body: a geyser that leaks, a task that is asked for; and what is told by somebody
// who says that they are well. Signs in so many words (./signs.ts) are never let go by this.

const thing = waysPattern(`
  geyser*|plumber*|pipe(s)?|tap|taps|drain(s)?|ceiling|roof|wall|walls|fridge|freezer|stove|oven|microwave|kettle|washing machine|tumble dryer|battery|bakkie|car|engine|tyre*|taxi fare|laptop|phone|cellphone|tv|wifi|router|printer|inverter|generator|
  gate|garage|pool pump|toilet|sink|plug|plugs|socket|wiring|light bulb|load ?shedding|electricity|prepaid|homework|assignment|essay|cv|resume|cover letter|interview questions|plant|plants|lawn|bread|cake
`)
/** It is to be mended. */
const mending = waysPattern(
  'who (must|do|can|should|to) (i |we )?(call|phone|ask|get)|who (fixes|repairs|mends)|plumber*|electrician*|mechanic*|handyman|landlord|fix|fixed|repair*|mend|replace*|insurance (pays|cover*)|element|warranty|burst|bursts|flooded',
)
/** A person, or a part of one. */
const somebody = waysPattern(`
  skin|vel|*khumba|face|gesig|*buso|head|kop|eye*|oog|oe|*ehlo|ear*|mouth|lip*|tongue|throat|neck|chest|back|stomach|belly|arm|arms|forearm*|thigh*|calf|calves|shin*|ankle*|hip|hips|pocket|jeans|shirt|overall*|trousers|slipper|inhale*|cough*|chok*|hand|hands|finger*|thumb|wrist|elbow*|leg|legs|knee*|foot|feet|toe|toes|heel*|nail*|bum|hair|scalp|body|lyf|breath*|asem|
  rash|sore*|wound*|blister*|burns|pimple*|spot|spots|mark|marks|itch*|fever|pain*|bleed*|baby|babies|child*|kid|kids|son|daughter|toddler|boy|girl|wife|husband|mom|mother|mum|dad|father|sister|brother|gogo|granny|ouma|oupa|uncle|aunt*|friend*|colleague|neighbour*|
  someone|somebody|he|she|him|her|hes|shes|they|we|me|im|ive|myself|got burnt|burnt me|i (fell|was|am|got|feel|felt|burnt|burned|cant|have|had|hurt|hit|cut|drank|swallowed|breathed)|ek (het|is|voel|kan)|my (man|ma|pa|kind|seun|dogter)|umntwana|ingane|ngwana|lesea|umama|ubaba|mme|ntate
`)
/** Whether the trouble is a thing's that is to be mended, with nobody beside it. */
export const toldOfThings = ({ near }: Pick<Reading, 'near'>): boolean => {
  const said = near.join(' . ')
  return said.search(thing) >= 0 && said.search(mending) >= 0 && said.search(somebody) < 0
}

const task = waysPattern(
  '(write|draft|type|edit)( [a-z]+){0,4} (cv|essay|homework|assignment|poem|speech|resume|maths|project)|recipe for|(who|what time) (won|plays|is playing)|(who|which team)( [a-z]+){0,4} (win|wins|winning|take|takes|taking|lift|lifts)( [a-z]+){0,3} (cup|final|derby|league|match|game|title|trophy|championship|comrades|currie|tri nations|urc|psl|afcon)',
)
/** What would weigh whatever is said beside it. */
const grave = waysPattern(`
  die|dies|died|dying|dead|death|kill*|suicid*|end (it|my)|alive|living|goodbye|bye|farewell|tablet*|pill|pills|rope|blade*|razor*|knife|gun|rifle|hang*|jump*|bridge|funeral|coffin|insurance|policy|policies|donate|decided|plan|planned|peace|anymore|any more|without me|burden|
  cut|cuts|cutting|hurt*|hit|hits|beat*|beaten|scared|afraid|threat*|acid|lock*|bruis*|pillow|drink|drunk|drank|drugged|naked|panties|force*|touch*|voices|hopeless|worthless|pointless|nobody|no one|alone|tired of|cant go on|give up|gave up|hate|empty|numb|cry*|dood|sterf|moeg vir|fa|shwa|bolaya|bulala|the end|
  (give|gave|giving|given) ([a-z]+ ){0,6}away|(wrote|written|write|left|leave) ([a-z]+ ){0,4}(letters?|notes?)|(closed?|closing) ([a-z]+ ){0,2}accounts?|everything is (arranged|sorted|ready|packed)|(sorted|packed|cleared) ([a-z]+ ){0,2}(affairs|papers|belongings)
`)
/** Of products that may be more than skin bears, and of an old tube that is to go. */
const ofProducts = waysPattern(
  '(all (three|four|of (these|those) (products|creams|serums|acids|actives))|both (products|creams|serums|acids|actives))( [a-z]+){0,3} too (much|strong|harsh)( for (me|my (skin|face)))?|found an old (tube|tub|cream|bottle|jar|pot|box)|(ghosted|ghosting|left on read|blue ticked|unmatched|swiped)( [a-z,]+){0,8} (text|message|whatsapp|reply|say to|send)',
)
/** What is stopped or kept on is a medicine, a product or what does the skin good, and no life. */
const ofTreatment =
  '(contraception|contraceptives?|@isotretinoinWords|creams?|serums?|routine|retinol|tretinoin|products?|antibiotics?)'
const stopsTreatment = waysPattern(`
  (coming|come|came|comes|going|go|goes|went|gone|get|getting|got|taken|taking|be|been|am|im|just) off ([a-z]+ ){0,2}${ofTreatment}|
  (stop|stops|stopped|stopping|quit|quitting|finish|finishing) ([a-z]+ ){0,3}${ofTreatment}|
  (dont|didnt|doesnt|not|never) (really |even |ever )?(want|wanna|wanting|wish|plan) ((it|this|that) )?to (stop|end|quit|finish|give (it|this) up)(?! (living|dying|hurting|(it|my|things|everything)( |$)))
`)
/** With any of this beside it, it is not only a treatment that is to end. */
const low = waysPattern(
  'disappear*|vanish*|low|lower|lowest|sad*|depress*|down|dark place|tired|exhausted|empty|lonely|crying|tears|here|world|everything|everyone|gone|sleep*|mood*|anxi*|panic*|suffer*|worse|ugly',
)
const wellNow = waysPattern(`
  sleep(ing)? ([a-z]+ )?(well|fine|okay|ok)|(good|lovely|great|wonderful) friends|(i am|im|we are|doing|feel|feeling) ([a-z]+ )?(okay|ok|fine|good|happy|great|well|strong|blessed)(?! (off|without))|(so|very|super|really) excited|
  (look|looking) after myself again|(take|taking) care of myself|(spoil|treat|pamper) myself|self ?care|(daughters|sons|children|kids|family|sister|friends) (is|are) with me|life is good
`)

const whom =
  '(he|she|they|hes|shes|(my|our|his|her) ([a-z]+ )?(son|daughter|brother|sister|husband|wife|boyfriend|girlfriend|partner|hubby|mom|dad|mother|father|gran|granny|gogo|cousin|friend|kid|child|boy|girl|laaitie)|hy|sy)'
/** What somebody does on any day: "he showers at home late". */
const everyday = waysPattern(`
  ${whom} (also |always |never |only |still |mostly |sometimes |hardly |usually |just )?(showers?|shower(s|ed|ing)|bath(s|es|ed|ing)?|wash(es|ed|ing)?|shav(es|ed|ing)|works?|sleeps?|eats?|trains?|swims?|studies|drives|sweats?|runs|cycles|gyms|bakes|cooks|farms|jogs|gardens|stort|bad|was|skeer|werk|slaap|eet|oefen|swem)`)
/** What may stand around it and tells nothing more. */
const around = new Set(
  `at home late early every each day days night nights morning mornings evening evenings twice once a an the in on after before rugby gym work practice training school soccer and or with hot cold warm cool water soap
  only also very too all week weekends long much always sometimes outside inside sun his her their own shift so for hours hour minutes most of time times shower bath tuis laat vroeg elke dag aand na die met warm koue water seep`.split(
    /\s+/,
  ),
)
/** Whether a message tells only what somebody does on any day. */
const onlyEveryday = (said: string): boolean =>
  said.search(everyday) >= 0 &&
  said
    .replaceAll(everyday, ' ')
    .split(/[\s.,]+/)
    .every((word) => word === '' || around.has(word))

/** "Ngicela usizo ngobuso bami": help that is asked for with skin, and what would be more than that. */
const helpWithSkin =
  /\b(?:(?:ngi|ndi|ngiya|ndiya|bengi|bendi)cela (?:u?sizo|u?ncedo|ungisize|undincede)(?: \w+){0,2} ng\w*(?:buso|khumba|lusu|nduna|qhakuva|bala|khwapha)\w*|ke kopa thuso(?: \w+){0,3} (?:sefahleg\w+|sefatlheg\w+|sefahleh\w+|letlal\w+))/
const more =
  /\w*(?:fa(?!k)|bulal|lala|limal|limaz|sika|siki|shay|beth|saba|oyik|dlwengul|phil|phelil|ntambo|bolay|shwa|shap|tshab|betil|betsa|hlul|khathel|lahl|tsho|sha\b)\w*/
const asksHelp = (said: string): boolean =>
  helpWithSkin.test(said) &&
  !said
    .replace(helpWithSkin, ' ')
    .split(/[\s.,]+/)
    .some((word) => more.test(word) && !/^(?:faka|ngifake|ndifake|gcoba)/.test(word))

const onlyStopsTreatment = (said: string): boolean => said.search(stopsTreatment) >= 0 && said.search(low) < 0

/**
 * Whether words that weigh like a life in danger ask for a task, or are of somebody who says that they are well and of nothing that presses.
 * @param byOthers who may be hurt by others says little by being well: only a task lets that go
 */
export const toldOfNoLife = ({ near }: Pick<Reading, 'near'>, byOthers: boolean): boolean => {
  const said = near.join(' . ')
  if (!byOthers && onlyThanks(near)) return true
  if (said.search(grave) < 0 && (onlyEveryday(said) || asksHelp(said))) return true
  return (
    (said.search(task) >= 0 ||
      (!byOthers && (said.search(wellNow) >= 0 || said.search(ofProducts) >= 0 || onlyStopsTreatment(said)))) &&
    said.replaceAll(/\bnobody has\b/g, '').search(grave) < 0
  )
}
