import type { ConditionText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { bareAspect } from './bare-question.ts'
import type { Particular } from './particulars.ts'
import { phraseFinder } from '../../text/phrases.ts'

// "Is ringworm catching?", "does eczema go away?", "the difference between hives and eczema": what skin can have, asked about in general.

const finderOf = oncePer(({ conditions }) =>
  phraseFinder(conditions.map((one): [ConditionText, string] => [one, one.words.join('|')])),
)

/** What is named, the longest name first. */
const namedIn = (knowledge: Knowledge, tokens: readonly string[]) =>
  finderOf(knowledge)(tokens).sort((a, b) => b.to - b.from - (a.to - a.from))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const many = ({ what }: ConditionText): boolean => what.startsWith('are ')
const isOrAre = (one: ConditionText): string => (many(one) ? 'are' : 'is')

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`)

const food = /food|alcohol|spicy/

/** What set a thing off, as it is asked, and the words of a cause that say so. */
const triggers: readonly (readonly [RegExp, RegExp])[] = [
  [whole('stress\\w*|anxiety|stres'), /stress/],
  [whole('sun|uv|son'), /\b(?:sun|UV)\b/],
  [whole('heat|hot|hitte|sweat\\w*|sweet'), /heat|sweat/],
  [
    whole('genetic\\w*|genes?|hereditary|inherit\\w*|family|familie|runs in|oorerflik|parents?|mother|mom'),
    /famil|genes/,
  ],
  [whole('hormon\\w*|pregnan\\w*|pill|period\\w*'), /hormon|pregnan|periods/],
  [whole('soap\\w*|detergent'), /soap/],
  [whole('shav\\w*|razor'), /shav/],
  [whole('food\\w*|eat\\w*|diet|kos|milk|dairy|spicy|alcohol|sugar|chocolate|bread|coffee|cheese|eggs?'), food],
  [whole('medicines?|tablets?|medication|pills'), /medicine|tablets/],
  [whole('auto ?immune'), /immune system/],
  [whole('mite|worm'), /mite/],
  [whole('yeast'), /yeast/],
  [whole('bacteria\\w*'), /bacteria/],
  [whole('virus\\w*'), /virus/],
  [whole('hot (?:water|showers?|baths?)'), /hot water/],
  [whole('cold|winter|dry air|air ?con\\w*|heaters?'), /dry air|cold/],
  [whole('wax\\w*|pluck\\w*|tweez\\w*'), /waxing|plucking/],
  [whole('smok\\w*|vap\\w*'), /smok/],
  [whole('lack of sleep|little sleep|no sleep|tiredness'), /tired|sleep/],
  [whole('friction|rubbing|tight clothes|tight shoes|tight hairstyles|braids'), /rub|friction|tight/],
  [whole('lack of iron|low iron'), /iron/],
  [whole('weight|overweight|obesity|being fat'), /weight|insulin/],
  [whole('dehydration|thirst|not enough water'), /dehydrat/],
  [whole('age|ageing|aging|getting older'), /\bage\b/],
  [whole('fung\\w*'), /fungus/],
  [whole('cream\\w*|steroid\\w*'), /cream/],
]

const caughtBy = whole(
  String.raw`contagious|contageous|infectious|catching|catch|caught|pass (?:it |this |them )?(?:on|to)|transmit\w*|transmissible|` +
    String.raw`spread (?:to|by|through|from|it|between|easily|in|on)|(?:does|do|can|will) (?:\S+ ){1,3}spread|spreads|give it to|gives? it to|get it from|` +
    String.raw`aansteeklik|aansteek\w*|` +
    String.raw`share (?:a |the )?(?:towels?|bed|clothes|razors?|makeup|bath)|sharing|swim\w*|kiss|hug|thathelana\w*|go to (?:school|creche|gym|` +
    String.raw`the gym)|(?:get|catch|` +
    String.raw`got) (?:\S+ ){1,2}from (?:a|an|my|the|another|somebody|someone) (?!cream|product|lotion|sun|soap|serum)|std|sti|sexually`,
)
const howLong = whole(
  String.raw`go(?:es)? away|gaan .{0,20}weg|cured?|cures|curable|incurable|permanent\w*|forever|for ever|for life|lifelong|` +
    String.raw`life long|chronic|outgrow|grow out of|` +
    String.raw`come back|comes back|coming back|return|how long (?:does|do|will|is|are|until|till|before)|(?:does|do|will|` +
    String.raw`can) (?:\S+ ){1,3}last|lasts (?:for|long|` +
    String.raw`how)|heal (?:by|on)|by itself|on its own|on their own|disappear|hoe lank|geneesbaar|(?:get|gets|become|becomes) (?:worse|better)|worse with`,
)
const fromWhat = whole(
  String.raw`causes?|caused|causing|cause of|come from|comes from|reason|triggers?|triggered|set off|why (?:do|does|is|are|did|` +
    String.raw`am)|how (?:do|does|did) (?:\S+ ){1,3}(?:get(?! rid)|develop|start)|` +
    String.raw`hereditary|genetic|inherit\w*|runs? in|because of|` +
    String.raw`(?:is|are) (?:stress|heat|sweat|sun|the sun|soap|sugar|cold|winter) bad|from (?:stress|dirt|sweat\w*|the sun|eating|food|hormones)|hoekom|veroorsaak|` +
    String.raw`oorerflik|due to|auto ?immune`,
)
const meaning = whole(
  String.raw`what (?:is|are|exactly is|does .{2,30} look like)|whats|wat is|define|explain|tell me about|look like|looks like|` +
    String.raw`signs of|symptoms?|lyk|really an?|what kind of|bacterial|viral|fungal|(?:an? |by )(?:fungus|virus|yeast|allergy|infection|mite|worm|` +
    String.raw`bacteria)|(?:does|do|is|are) .{2,30} (?:hurt|itch|itchy|painful|sore)`,
)
const unlike = whole(
  String.raw`difference|differences|differ|differs|different|vs|versus|verskil|or|same as|the same|tell apart|apart`,
)
const treated = whole(
  String.raw`treat\w*|(?:what|which \w+|anything|something) (?:can|should|must|do|could|may) (?:i|we|you|she|he|` +
    String.raw`they) (?:use|put|buy|get|give|try)|wat (?:kan|moet|mag) (?:ek|ons|mens)|which (?:shampoo|cream|lotion|product|medicine|` +
    String.raw`treatment)|watter (?:sjampoe|room)|how do i kill|what now|` +
    String.raw`get rid|remove|removal|what (?:helps|works|can i do|do i do|to do|should i do)|how (?:do|can|` +
    String.raw`to) (?:i )?(?:stop|heal|clear|manage)|behandel\w*|check(?:ed|ing|s)?|watch for|look out for`,
)
const harms = whole(
  String.raw`dangerous|serious|harmful|deadly|kills? (?:you|me|people|us)|gevaarlik|turn into cancer|become cancer\w*|cancerous|life threatening`,
)
const whoGets = whole(
  String.raw`(?:can|do|does|could|will|kan) (?:(?:black|dark\w*|brown|indian|coloured|african|white|people|men|women|kids|children|` +
    String.raw`babies|young|old|older|teenagers|adults|anyone|everybody|swart|mense|skin(?:ned)?) ){1,3}(?:also |even |still )?(?:get|have|develop|kry)`,
)

/** Asked of somebody's own skin: nobody can tell from here what it is. */
const ofOwn = whole(
  String.raw`is (?:this|these|it(?! true| contagious| catching| hereditary| possible| normal)|that|dit|my \S+)(?: rash| spot| patch|` +
    String.raw` bump| thing)?(?: a| an| just| n)?|could (?:this|these|it|that) be|do i have|have i got|i think i have|` +
    String.raw`might be|dit kan|this (?:rash|spot|patch|thing|bump|mark)|het ek|diagnos\w*|photo|picture`,
)
/** Those that care is sought for in other answers. */
const ofConcern = new Set([
  'eczema',
  'rosacea',
  'melasma',
  'acne',
  'dandruff',
  'keratosis-pilaris',
  'stretch-marks',
  'milia',
  'sunburn',
  'keloids',
  'albinism',
  'heat-rash',
  'seborrhoeic-dermatitis',
  'ingrown-hairs',
  'nappy-rash',
  'cradle-cap',
])
/** Those that an answer in general terms comes too late for. */
const onlyCatching = new Set(['acne', 'sunburn', 'dandruff', 'stretch-marks', 'milia', 'keratosis-pilaris'])

/** "May I kiss him?" asks for leave, and a yes would give it. */
const comesClose = whole(
  String.raw`(?:can|may|could|should|ok|okay|safe|fine|kan|mag) (?:\S+ ){0,4}?(?:kiss|kissing|share|sharing|soen|deel)`,
)

const caught = (one: ConditionText, said = ''): string =>
  one.catching === undefined
    ? `**No, ${one.called} ${isOrAre(one)} not catching.** Nobody gets ${many(one) ? 'them' : 'it'} by touch, towels or a swimming pool.`
    : /^(?:seldom|only|slowly)/.test(one.catching)
      ? `**${capital(one.catching)}: so far ${one.called} can be caught.**`
      : comesClose.test(said)
        ? `**Better not, as ${one.called} ${isOrAre(one)} catching: ${one.catching}.**`
        : `**Yes, ${one.called} ${isOrAre(one)} catching: ${one.catching}.**`

/** What is named in a question as a cause, as the words of a cause that say so. */
const blamed = (said: string): RegExp[] =>
  triggers
    .filter(([words]) => words.test(said.replaceAll(/\b(?:sun rash|sun allergy|heat rash)\b/g, '')))
    .map(([, cause]) => cause)

/** Razor bumps are not blamed on razors by their name. */
const nameless = ({ words }: ConditionText, said: string): string =>
  words.reduce((rest, word) => rest.replaceAll(word.replace('*', ''), ' '), said)

const yesNo = /^(?:so |but |and |hi )*(?:can|does|do|is|are|could|kan|will|did)\b/
const because = (one: ConditionText, said: string): string => {
  const yes = yesNo.test(said) && blamed(nameless(one, said)).some((cause) => cause.test(one.cause))
  return `**${yes ? 'Yes, that can play a part: ' : ''}${yes ? one.called : capital(one.called)} ${one.cause}.**`
}

const grave = new Set(['skin-cancer', 'measles', 'mpox', 'lupus', 'shingles', 'chickenpox', 'impetigo'])
const danger = (one: ConditionText): string =>
  /^It is (?:an emergency|urgent)\b/.test(one.care)
    ? `**Yes, it is an emergency: ${one.called} ${isOrAre(one)} nothing to wait with.**`
    : /harmless/.test(`${one.what} ${one.lasts}`)
      ? `**No, ${one.called} ${isOrAre(one)} harmless.**`
      : grave.has(one.id)
        ? `**It can be, so let somebody look at it in time.**`
        : `**Not as a rule, though it can be a burden.**`

/** Aspects in the order they are asked for, each with how it is said and what the answer says. */
const answers: readonly {
  id: string
  asks: RegExp
  says: (one: ConditionText, said: string) => string[]
  keeps?: (one: ConditionText) => boolean
}[] = [
  {
    id: 'catching',
    asks: caughtBy,
    says: (one, said) => [caught(one, said), `${capital(one.called)} ${one.what}.`, one.care],
  },
  {
    id: 'harms',
    asks: harms,
    says: (one) => [`${danger(one)} ${capital(one.called)} ${one.what}.`, one.lasts, one.care],
  },
  { id: 'lasts', asks: howLong, says: (one) => [`**${one.lasts}**`, `${capital(one.called)} ${one.cause}.`, one.care] },
  { id: 'cause', asks: fromWhat, says: (one, said) => [because(one, said), one.lasts, one.care] },
  {
    id: 'who',
    asks: whoGets,
    says: (one) => [
      `**Yes: ${one.called} can come at any age, in any skin colour, in men and women.**`,
      `${capital(one.called)} ${one.what}. ${capital(many(one) ? 'they' : 'it')} ${one.cause}.`,
      one.care,
    ],
  },
  { id: 'care', asks: treated, keeps: ({ id }) => !ofConcern.has(id), says: (one) => [`**${one.care}**`, one.lasts] },
  {
    id: 'what',
    asks: meaning,
    says: (one) => [
      `**${capital(one.called)} ${one.what}.**`,
      `${capital(many(one) ? 'they' : 'it')} ${one.cause}. ` + `${one.lasts}`,
      one.care,
    ],
  },
]

const topicOf = (id: string, of: readonly ConditionText[], says: string[]): Particular => ({
  id: `condition ${id} ${of.map((one) => one.id).join(' ')}`,
  words: [],
  when: [],
  ofBanned: false,
  seldom: false,
  ingredients: [],
  says,
  sure: true,
  sources: [...new Set(of.flatMap(({ sources }) => sources))],
})

const differ = (of: readonly ConditionText[]): Particular =>
  topicOf('differ', of, [
    `**${of.map((one, at) => `${at === 0 ? capital(one.called) : one.called} ${one.what}`).join('; ')}.**`,
    of
      .map(
        (one) =>
          `- **${capital(one.called)}** ${one.cause}. ${one.catching === undefined ? 'Not catching.' : `Catching ${one.catching}.`}`,
      )
      .join('\n'),
    'They can look alike: a pharmacist, clinic or doctor who sees the skin can tell, and the treatment differs.',
  ])

/** "May I use acids again?" asks of the acids. */
const toUse = whole(
  '(?:can|may|should|could|mag|kan|moet) (?:i|we|he|she|ek|my \\S+) (?:also |still |now |again ' +
    ')?(?:use|put|apply|try|start|wear|go|have|take|gebruik|smeer)',
)

const inFamily = whole('hereditary|genetic|inherit\\w*|runs? in|oorerflik')

/** Told with nothing asked: "I have psoriasis", "my husband has dandruff". */
const someone = String.raw`(?:(?:hi|hello|hey|so|um|ok|and|also|yoh|eish|aweh|haai|molo|sawubona) )*(?:i|ive|we|ek|she|he|(?:my|our|ons) \w+(?: \w+)?)`
const ails =
  String.raw`(?:(?:have|has|had|been|was|am|really|also|still|now|always|just|nou|ook|nog) )*(?:have|has|got|get|gets|ive|suffers? (?:from|with)|diagnosed with|` +
  String.raw`struggl\w+ with|het|ly aan)`
const muchOf = String.raw`(?:(?:got|really|very|bad|severe|mild|an?|the|some|lots|lot|of|these|this|small|big|terrible|bit|chronic|erg|erge|baie|n) )*`
const aside = String.raw`(?: (?:(?:on|in|under|around|op|onder) (?:my|the|his|her|die) \w+|again|badly|too|also|weer|ook|for (?:\w+ )?years|since \w+))*`
/** "Sun allergy on my arms each October", "my shingles is back". */
const comesBack =
  String.raw`(?: (?:(?:is|are|has|have) (?:back|come back|returned|worse|bad)|came back|again|wont go(?: away)?|(?:(?:is|are|keeps) )?flar\w+(?: up)?|(?:every|each) (?:\w+ ){0,2}\w+|(?:on|in|under|op|onder) (?:my|the|his|her|die)` +
  String.raw` \w+|since \w+|(?:in|every) (?:summer|winter|spring|autumn|somer)))+`
const ofOwnAgain = (one: ConditionText, said: string): boolean =>
  new RegExp(
    String.raw`^(?:my |the |bad |die )*(?:${one.words.map((word) => word.replace('*', String.raw`\w*`)).join('|')})${comesBack}$`,
  ).test(said)
const toldOnly = (one: ConditionText, said: string): boolean =>
  ofOwnAgain(one, said) ||
  new RegExp(
    String.raw`^(?:${someone} )?${ails} ${muchOf}` +
      `(?:${one.words.map((word) => word.replace('*', String.raw`\w*(?: dermatitis)?`)).join('|')})${aside}$`,
  ).test(said) ||
  new RegExp(`^ive (?:got )?${muchOf}(?:${one.words.join('|')})${aside}$`).test(said)
/** Those whose care, told so, other answers tell better. */
const caredFor = new Set(
  [...ofConcern, 'thrush', 'moles', 'skin-cancer', 'hiv-rash', 'contact-dermatitis'].filter(
    (id) => !/^(?:psoriasis|rosacea|dandruff|seborrhoeic-dermatitis)$/.test(id),
  ),
)

/** And those whose care is told where nothing but that is asked. */
const caredPlainly = new Set(['sunburn', 'milia'])

/** Those of them that are told of where they are only named. */
const namedOwn = new Set(['rosacea', 'dandruff', 'seborrhoeic-dermatitis', 'keloids'])
/** States of skin that no other answer tells of where they are only named. */
const statesOwn = new Set([
  'hypopigmentation',
  'hair-loss',
  'split-ends',
  'itchy-skin',
  'corns',
  'dark-neck',
  'crepey-skin',
  'birthmarks',
  'skin-allergy',
])

/** So long a message tells a story of its own. */
const longest = 24

/**
 * What is asked of a condition in general, or undefined where it is of somebody's own skin, of a treatment others answer, or of nothing we
 * know. `goesOn`: the talk is of it already.
 */
export const conditionIn = (
  knowledge: Knowledge,
  tokens: readonly string[],
  namesIngredient = false,
  goesOn = false,
): Particular | undefined => {
  if (tokens.length > longest) return undefined
  const found = [...new Set(namedIn(knowledge, tokens).map(({ means }) => means))].filter(({ bare }) => goesOn || !bare)
  const [one, other] = found
  if (one === undefined) return undefined
  const said = tokens.join(' ')
  if (
    ofOwn.test(said) &&
    !whole('difference|verskil|contagious|aansteeklik|really an?|(?:tell|know|see) (?:if|whether) .{2,40} or').test(
      said,
    )
  )
    return undefined
  if (other === undefined && !caredFor.has(one.id) && toldOnly(one, said))
    return topicOf('care', [one], [`**${one.care}**`, `${capital(one.called)} ${one.what}.`, one.lasts])
  if (other !== undefined && unlike.test(said))
    return differ(found.slice(0, 2).sort((a, b) => said.indexOf(a.words[0] ?? '') - said.indexOf(b.words[0] ?? '')))
  if (namesIngredient && toUse.test(said)) return undefined
  const sets = whole(
    String.raw`(?:can|does|do|will|could|kan) (?:\w+ )?(?:${one.words.map((word) => word.replace('*', '\\w*')).join('|')}) (?:cause|` +
      String.raw`give|make|lead|bring|show)`,
  )
  const told = sets.test(said) ? answers.find(({ id }) => id === 'what') : undefined
  const answer = told ?? answers.find(({ asks, keeps }) => asks.test(said) && (keeps === undefined || keeps(one)))
  const narrow =
    !goesOn && onlyCatching.has(one.id) && answer?.id !== 'catching' && !(answer?.id === 'cause' && inFamily.test(said))
  return answer === undefined || narrow ? undefined : topicOf(answer.id, [one], answer.says(one, said))
}

const harmless = /\b(?:harmless|nearly every|everybody)\b/
const normalOrNot = (one: ConditionText): string[] => [
  !one.common
    ? `**It happens, it is no fault of yours, and it can be looked after: ${one.called} ${one.what}.**`
    : harmless.test(`${one.what} ${one.cause} ${one.lasts}`)
      ? `**Yes, that is common and mostly harmless: ${one.called} ${one.what}.**`
      : `**Yes, that is common and nothing to be ashamed of: ${one.called} ${one.cause}.**`,
  one.lasts,
  one.care,
]

/** What food has to do with these other answers tell; of acne they tell everything that is blamed. */
const fedBy = new Set(['eczema', 'rosacea'])

/** "Does stress cause X?", "what foods cause X?": undefined where what is blamed is not known to us. */
const triggerToldFirst = (one: ConditionText, said: string): string[] | undefined => {
  const causes = blamed(said)
  if (causes.length === 0 || one.id === 'acne' || (fedBy.has(one.id) && causes.includes(food))) return undefined
  const yes = causes.some((cause) => cause.test(one.cause))
  const first = /^(?:\w+ )?wh(?:at|ich)\b/.test(said)
    ? yes
      ? 'Food plays a part for some'
      : 'No food is among its usual causes'
    : yes
      ? 'Yes, that can play a part'
      : 'That is not among the usual causes'
  return [`**${first}: ${one.called} ${one.cause}.**`, one.lasts, one.care]
}

const careToldFirst = (one: ConditionText): string[] => {
  const [first = '', ...rest] = one.care.split(/(?<=[.:]) /)
  return [
    `**${first}**${rest.length > 0 ? ` ${rest.join(' ')}` : ''}`,
    `${capital(one.called)} ${one.what}. ${capital(many(one) ? 'they' : 'it')} ${one.cause}.`,
    one.lasts,
  ]
}

/** What is asked where a message asks one thing of one condition and nothing else ("what causes dry skin"), or undefined. */
export const bareConditionIn = (knowledge: Knowledge, tokens: readonly string[]): Particular | undefined => {
  const [longest] = namedIn(knowledge, tokens)
  if (longest === undefined) return undefined
  const { means: one, from, to } = longest
  const aspect = bareAspect([...tokens.slice(0, from), 'X', ...tokens.slice(to)].join(' '))
  if (aspect === 'named' && (one.bare ? !statesOwn.has(one.id) : ofConcern.has(one.id) && !namedOwn.has(one.id)))
    return undefined
  if (aspect === 'normal') return { ...topicOf('normal', [one], normalOrNot(one)), defined: true }
  if (aspect === 'trigger') {
    const says = triggerToldFirst(one, nameless(one, tokens.join(' ')))
    return says === undefined ? undefined : { ...topicOf('trigger', [one], says), defined: true }
  }
  if (aspect === 'care')
    return one.helps || (!one.bare && (!ofConcern.has(one.id) || caredPlainly.has(one.id)))
      ? { ...topicOf('care', [one], careToldFirst(one)), defined: true }
      : undefined
  const answer = answers.find(({ id }) => id === (aspect === 'named' ? 'what' : aspect))
  return answer === undefined
    ? undefined
    : { ...topicOf(answer.id, [one], answer.says(one, tokens.join(' '))), defined: true }
}

/** By the id that a topic keeps: all there is to say. */
export const conditionById = ({ conditions }: Knowledge, id: string): Particular | undefined => {
  const [word, aspect = '', ...ids] = id.split(' ')
  const of = word === 'condition' ? ids.flatMap((name) => conditions.find((one) => one.id === name) ?? []) : []
  const [one] = of
  return one === undefined
    ? undefined
    : of.length > 1
      ? differ(of)
      : topicOf(aspect, of, [
          `${capital(one.called)} ${one.what}.`,
          caught(one).replaceAll('**', ''),
          `${capital(one.called)} ${one.cause}. ` + `${one.lasts}`,
          one.care,
        ])
}
