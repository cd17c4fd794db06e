import { findClue, sentencesOf } from '../../safety/clue-search.ts'
import type { MedicineText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { expects, isMedicine } from './lines.ts'
import { asksDose, asksOfSupply } from './supply-words.ts'

// What is asked of a medicine itself: may I drink, stop, have a baby, go into the sun? Each has an answer of its own that is safe to give without
// a dose (medicines.json); "ask your doctor" alone would leave the question where it was.

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`)
const may = String.raw`(?:can|could|may|should|must|do|did|mag|kan|moet|if|when|want to|going to|ok to|okay to|safe to|fine to|allowed to|need to|have to|just)`

/** `later`: asked of a medicine that was told of a turn or two before, too. `beside`: whatever else is named. */
type Aspect = { id: string; asks: RegExp; unless?: RegExp; later?: true; beside?: true }

/** The narrower first: what stands further down is asked in words that serve for much. */
const aspects: readonly Aspect[] = [
  {
    id: 'animals',
    beside: true,
    asks: whole(
      String.raw`(?:horse|cattle|cow|sheep|dog|cat|puppy|animal|pet|livestock|perd|hond|kat|` +
        String.raw`bees)s? (?:\w+ ){0,2}(?:paste|dip|` +
        String.raw`drench|wormer|ointment|cream|tablets?|pills?|antibiotics?|medicine|meds|pour on|injection|ivermectin|version|one)|(?:vet|` +
        String.raw`vets|veterinary|farm|co ?op|` +
        String.raw`agri|kooperasie) (?:\w+ ){0,3}(?:cream|ointment|paste|tablets?|medicine|ivermectin|dip|antibiotics?)|(?:ivermectin|cream|` +
        String.raw`ointment|paste|tablets?|` +
        String.raw`medicine|meds|antibiotics?)(?: \w+){0,4} (?:for|meant for|made for|vir) (?:horses?|cattle|cows?|sheep|dogs?|cats?|animals?|` +
        String.raw`pets?|my (?:dog|cat|horse))|` +
        String.raw`(?:ivermectin|cream|ointment|paste|tablets?|medicine|antibiotics?) from (?:the|a|my) (?:vet|farm\w*|co ?op|agri)`,
    ),
  },
  { id: 'pet', asks: whole(String.raw`(?:cat|cats|dog|dogs|kitten|puppy|pets?|kat|hond)`) },
  {
    id: 'missed',
    later: true,
    beside: true,
    asks: whole(
      String.raw`forg[eo]t\w* (?:\w+ )?(?:my|to take|to drink|a|one|two|the|it|yesterday|last|\d)|missed|skipped|skip a (?:day|dose|tablet|capsule)|` +
        String.raw`vergeet|overslept`,
    ),
    unless: /\bperiod\b/,
  },
  {
    id: 'headache',
    asks: whole('headaches?|head ?aches?|migraines?|hoofpyn|kopseer'),
    unless: /\b(?:tablets?|pills?|painkillers?|panado|ibuprofen|for (?:a|my) (?:head|migr)\w*)\b/,
  },
  {
    id: 'tests',
    later: true,
    beside: true,
    asks: whole(
      String.raw`blood ?(?:tests?|work)|bloods|test (?:my |your |the )?blood|liver (?:tests?|function)|cholesterol|bloed ?toets\w*|lab results?|draw\w* (?:my )?blood|tak(?:e|ing) (?:my )?blood|blood drawn`,
    ),
  },
  {
    id: 'brands',
    beside: true,
    asks: whole(
      String.raw`generics?|(?:roac\w*|oratane|acnetane|ac?cutane)\b.{1,40}\b(?:roac\w*|oratane|acnetane|ac?cutane)`,
    ),
  },
  {
    id: 'other',
    asks: whole(
      String.raw`ibuprofen|panado|paracetamol|aspirin|nurofen|brufen|pain ?killers?|(?:pain|headache|flu|allergy|sleeping) (?:tablets?|pills?|meds)|cold and flu|antidepressants?|` +
        String.raw`blood pressure (?:tablets?|pills?|meds|medicine)|antihistamines?|other (?:tablets?|pills|medicines?|meds|medication)|ander (?:pille|tablette|medisyne)`,
    ),
  },
  {
    id: 'expired',
    beside: true,
    asks: whole(
      String.raw`expired|expiry|expire[sd]?|out of date|past its date|verval|old (?:tube|tablets|pills|script) from`,
    ),
  },
  {
    id: 'blood',
    later: true,
    beside: true,
    asks: whole(
      String.raw`(?:donate|donating|give|giving|skenk) (?:\w+ )?(?:blood|bloed|plasma)|` +
        String.raw`blood (?:donation|donor|drive)|bloed skenk`,
    ),
  },
  {
    id: 'longago',
    asks: whole(
      String.raw`(?:\w+ )?(?:years?|yrs?|jare?|months?|maande) (?:ago|back|gelede)|as a teen\w*|in (?:high school|` +
        String.raw`varsity|matric)|last year|long ago`,
    ),
    unless: /\b(?:skincare|products?|routine)\b/,
  },
  {
    id: 'touch',
    beside: true,
    asks: whole(
      String.raw`touch\w*|handl\w+|picked up|pick up|crush\w*|broken (?:tablet|pill)s?|near (?:my|` +
        String.raw`a) (?:wife|girlfriend|pregnant)`,
    ),
  },
  {
    id: 'whynot',
    beside: true,
    asks: /\b(?:why|how come|hoekom|reasons?|explain)\b.*\b(?:pregnan\w*|preg|expecting|unborn|f(?:o)?etus|swanger)\b|\b(?:how|what)\b.*\b(?:harms?|affects?|do(?:es)? to|damages?)\b.*\b(?:f(?:o)?etus|unborn|pregnan\w*|babies)\b/,
    unless:
      /\b(?:(?:i|we|she) (?:\w+ )?(?:fall|get|fell|got|conceive|try)|im (?:now )?pregnant|tests? before|test every)\b/,
  },
  {
    id: 'man',
    asks: whole(
      String.raw`in men|(?:husband|hubby|boyfriend|bf)|(?:my|her) (?:partner|man|guy)|(?:my|our) (?:wife|girlfriend|gf|missus)|` +
        String.raw`(?:im|i am) (?:a|the) (?:man|guy|dad|husband|` +
        String.raw`male)|(?:make|become|be) a (?:dad|father)|sperm|father a`,
    ),
  },
  {
    id: 'contraception',
    later: true,
    beside: true,
    asks: whole(
      String.raw`contracep\w*|birth control|condoms?|pull(?:s|ing)? (?:it )?out|` +
        String.raw`pull ?out|withdrawal|the pill|implanon|depo|` +
        String.raw`two (?:types|kinds|forms)|safe sex|protection when|voorbehoed\w*|loop`,
    ),
    unless: /\b(?:acne|pimples|skin|patch(?:es)?|marks?|dark spots?|melasma|pigment\w*|chloasma)\b/,
  },
  {
    id: 'breast',
    asks: whole(
      String.raw`breast ?feed\w*|nursing(?! (?:exam|student|school|college|test|class|course|assignment|project|sister|staff|degree))|borsvoed\w*`,
    ),
  },
  {
    id: 'baby',
    later: true,
    beside: true,
    asks: whole(
      String.raw`(?:fall|get|be|become|getting|falling) (?:pregnant|preggers|preggies|` +
        String.raw`swanger)|conceiv\w*|ttc|try(?:ing)? for (?:a|another|our) (?:baby|` +
        String.raw`second|first)|(?:have|want|plan|planning) (?:\w+ ){0,2}(?:baby|babies|kids|children|family|pregnancy)|pregnan\w*|swanger`,
    ),
  },
  {
    id: 'young',
    asks: whole(
      String.raw`(?:my|our) (?:son|daughter|child|kid|teen\w*|boy|girl|seun|dogter|brother|sister|nephew|niece)|` +
        String.raw`\d\d (?:year|yr)s? old|teenagers?|for (?:a )?teens?`,
    ),
  },
  {
    id: 'alcohol',
    later: true,
    beside: true,
    asks: whole(
      String.raw`alcohol|alkohol|beers?|wine|whisk\w+|brandy|brannas|vodka|gin|ciders?|` +
        String.raw`savannas?|booz\w+|drunk|dop(?! af\b| uit\b)|doppie|bier|wyn|tequila|shots|` +
        String.raw`cocktails?|castle|champagne|few drinks|(?:a|some|couple of|have) drinks?|drinking(?! (?:my |the |some )?(?:antibiotics?|antibiotika|tablets?|pills?|meds|medicine|medication|doxy|amoxi))|go out drinking|(?:can|may|mag|kan) (?:i|you|we|one|` +
        String.raw`ek) drink(?= (?:on|op|while|when|whilst|during|after|before|at|this|tonight|and|if|with|a|some)|$)|partying`,
    ),
    unless:
      /\b(?:toner|wipes?|denat|free|sanitis\w*|hand rub|(?:drink\w*|glass of) (?:water|milk|tea|coffee|rooibos|collagen)|product|label|cream with)\b/,
  },
  {
    id: 'mood',
    later: true,
    beside: true,
    asks: whole(
      String.raw`(?:caus(?:e|es|ing)|make|makes|making|give|gives|lead|leads|risk|link(?:ed)?|true|about|affect\w*|effect\w*|change\w*)\b.*\b(?:depress\w*|moods?|suicid\w*|anxi\w*|mental\w*|sad|sadness|angry|irritab\w*|emotion\w*)|` +
        String.raw`(?:depress\w*|moods?|mental health|anxiety)\b.*\b(?:side ?effects?|true|risk|safe|normal|caus\w*|from it)`,
    ),
  },
  {
    id: 'vitamins',
    later: true,
    beside: true,
    asks: whole('vit(?:amin)? a|multi ?vit(?:amin)?s?|cod liver|fish liver|visolie|lewertraan'),
    unless: /\b(?:cream|creme|serum|lotion|gel|room|retinol|palmitate|label)\b/,
  },
  {
    id: 'supplements',
    later: true,
    beside: true,
    asks: whole(
      'supplements?|biotin|omega|vitamins?(?! (?:c|b3|e)\\b)|hair gummies|zinc tablets?|(?:take|taking|drink|drinking|neem) (?:(?:my|a|some) )?(?:collagen|zinc|magnesium|vit)',
    ),
  },
  {
    id: 'food',
    beside: true,
    asks: whole(
      String.raw`milk|dairy|yog\w*|amasi|maas|cheese|bananas?|grapefruit|spinach|food|eat|eating|` +
        String.raw`empty stomach|melk|iron tablets?|calcium|antacids?|salt|greens|` +
        String.raw`cranberr\w*`,
    ),
  },
  { id: 'waxafter', asks: whole(String.raw`wax\w*|thread\w*|sugaring|laser\w*|ipl|microneedl\w*|peels?|tattoos?`) },
  {
    id: 'wax',
    later: true,
    asks: whole(String.raw`wax\w*|thread\w*|sugaring|laser\w*|ipl|brazilian|eyebrows done|microblad\w*`),
  },
  {
    id: 'choose',
    asks: whole(
      String.raw`(?:which|what|watter|best|better) (?:\w+ ){0,4}(?:for|vir|clears?|helps?|wont|doesnt|without)`,
    ),
  },
  { id: 'lids', asks: whole('eye ?lids?|eyes?|ooglede') },
  { id: 'beard', asks: whole('beards?|moustache|baard') },
  {
    id: 'flare',
    asks: whole(
      String.raw`(?:broke|breaks?|breaking) (?:me |my \w+ )?out|break ?outs?|purg\w*|(?:more|new) pimples|` +
        String.raw`(?:skin|acne|face) (?:is |got |gets |getting )?(?:so much |much )?worse`,
    ),
  },
  {
    id: 'stop',
    later: true,
    asks: whole(
      String.raw`${may}(?: \w+){0,4} (?:stop|quit|end it|drop it|come off|wean|go off|get off|` +
        String.raw`finish early|ophou|staak|los|leave (?:it|them|the (?:tablets?|pills))|pause)|stop (?:early|now|it|` +
        String.raw`taking|using|drinking|my|the)|skip (?:my|the|them)|(?:if|when) (?:i|you|we) stop\w*|stopping|continue|keep (?:taking|using|drinking)|carry on`,
    ),
    unless:
      /\b(?:dont|do not|not|without) (?:want to |wanting to |to )?stop\w*\b.*\b(?:sun|beach|tan|holiday|pool)\b|\bstop (?:the |my |all |this |these |it from )?(?:peel|itch|burn|dry|purg|flak|break|redness|pimples|acne|skin|lips|bleed|sting|sweat)\w*/,
  },
  {
    id: 'again',
    asks: whole(
      String.raw`(?:acne|pimples|skin|it) (?:(?:is|are) )?back|after (?:\d|two|three) rounds|(?:come|comes|came|coming) back|(?:start|starting|started|pimples|acne|breaking out|breakouts) again|return\w*|relaps\w*|permanent\w*|for good|(?:second|another|third|2nd) (?:course|round)|again after|(?:kom|kom \w+) terug|vir altyd|(?:stay|keep)\w* (?:my skin |skin )?clear`,
    ),
    unless: /\b(?:clinic|script|pharmacy|doctor|winter|travel|return (?:it|them))\b/,
  },
  {
    id: 'works',
    later: true,
    asks: whole(
      String.raw`(?:how (?:long|soon|many (?:weeks|months))|when|hoe lank|wanneer)\b.*\b(?:work\w*|see|` +
        String.raw`results?|difference|better|clear\w*|kick\w*|effect|takes?|werk|help)|` +
        String.raw`(?:how long|how many (?:weeks|months)) (?:until|till|before|does|will)|not working yet`,
    ),
  },
  {
    id: 'long',
    asks: whole(
      String.raw`how (?:long|many (?:days|weeks|months|years))|long ?term|for ever|forever|for years|too long|(?:rest|` +
        String.raw`all) of my life|hoe lank|every day for`,
    ),
    unless:
      /\b(?:before|until|till|work\w*|see|actually|something|results?|how (?:long|many (?:weeks|months)) (?:still|more|longer)|(?:hoe lank|how long|hoeveel \w+) nog|how much longer|still (?:break\w*|get\w*|have|full))\b/,
  },
  {
    id: 'sun',
    later: true,
    asks: whole(
      String.raw`sun|(?:die|in) son|sunny|tan\w*|beach|strand|outside|outdoors?|garden\w*|cricket|rugby|` +
        String.raw`soccer|golf|hik\w*|lifeguard\w*|pool|farm\w*|surf\w*|holiday|vacation|sea|zanzibar|mauritius|mozambique|` +
        String.raw`(?:work|job) (?:on|in) (?:site|the fields?)|durban|braai outside`,
    ),
  },
  {
    id: 'cause',
    asks: whole(
      String.raw`cause\w*|giv\w+|gave|made|make|makes|making|why|because|from|since|due to|round|spotty|spots|pimples|acne|break\w*|broke`,
    ),
  },
  {
    id: 'know',
    later: true,
    asks: whole(
      String.raw`(?:need|must|should) (?:\w+ )?(?:i )?know|know (?:before|about|first)|what to (?:expect|` +
        String.raw`watch)|side effects?|watch (?:out|for)|newe effekte|` +
        String.raw`be careful (?:of|with|about)|what (?:must|should|can) i (?:avoid|not|expect|watch|mind|do and not)|dos and don\w*|tips|` +
        String.raw`anything (?:else )?i (?:should|must|need|cant)`,
    ),
  },
]

const finderOf = oncePer(({ medicines }: Knowledge) =>
  phraseFinder(
    medicines.filter(({ id }) => id !== 'any').map((one): [MedicineText, string] => [one, one.words.join('|')]),
  ),
)

export type Named = { of: MedicineText; name: string }
export const namedIn = (knowledge: Knowledge, tokens: readonly string[]): Named[] =>
  finderOf(knowledge)(tokens).map(({ means, from, to }) => ({
    of: means,
    name: to - from === 1 ? (tokens[from] ?? '') : '',
  }))

const sunny = /\b(?:sun|sunny|tan\w*|beach|holiday|vacation|sea|zanzibar|mauritius|mozambique)\b/
const onSkin = /\b(?:gel|cream|lotion|solution|smear|smeer|apply|rub)\b/
const takes = /\b(?:i|im|ive|my|me|ek|we|she|he|on|taking|op)\b/

/** Said a turn or two before by somebody who takes it. */
const namedBefore = ({ knowledge, request: { turns } }: Asked): Named[] =>
  turns
    .filter(({ role }) => role === 'user')
    .slice(-3)
    .map(({ text }) => tokensOf(text))
    .filter((tokens) => takes.test(tokens.join(' ')))
    .toReversed()
    .flatMap((tokens) => namedIn(knowledge, tokens))

const rowOf = ({ says }: MedicineText, id: string): string | undefined =>
  says.find((one) => one.startsWith(`${id}: `))?.slice(id.length + 2)

/** Whether something is asked at all, or told for somebody to answer. */
const asks = whole(
  'can|could|may|should|must|do|does|did|is|are|will|would|whats?|which|how|when|why|ok|okay|safe|allowed|if|kan|mag|moet|wat|hoe|wanneer|' +
    'anything|tips|need',
)

/** Said so that it was called before: "doxy" is doxycycline, "roaccutane" isotretinoin. */
const nameOf = ({ of, name }: Named): string =>
  /^(?:cyclines|clindamycin|blood-thinners|prednisone|retinoid-cream|steroid-cream)$/.test(of.id) && name.length > 4
    ? name
    : of.called

const written = (named: Named, row: string, spoken: string, ofPet = false): Draft => {
  const text = row.replaceAll('{x}', spoken)
  const end = /[.:?!] (?=[A-Z*])/.exec(text)?.index ?? text.length - 1
  return {
    paragraphs: [`**${capital(text.slice(0, end + 1))}**`, text.slice(end + 2), ofPet ? '' : named.of.seen].filter(
      (one) => one !== '',
    ),
    things: [],
    sources: named.of.sources,
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
}

/** What is left of somebody else’s medicine. */
export const othersLeft = whole(
  String.raw`(?:gave|given|prescribed|got|het) (?:my|his|her|a|n) (?:\w+ )?(?:brother|sister|mom|mother|dad|father|friend|cousin|aunt\w*|uncle|husband|wife|flatmate|roommate|broer|suster|ma|pa|vriend\w*)\b.*\b(?:left|leftovers?|over|oor)|` +
    String.raw`my (?:brother|sister|mom|mother|dad|father|friend|cousin|aunt\w*|uncle|husband|wife|flatmate|roommate|broer|suster)s? (?:\w+ ){0,4}(?:got|has|had|was given|left|leftover)\b.*\b(?:left|leftovers?|left over)`,
)
const strongDrink = whole('alcohol|alkohol|beers?|bier|wine|wyn|whisk\\w+|gin|vodka|ciders?|brandy|drinks|shots')
const yearsAgo = whole('(?:years?|yrs?|jare?) (?:ago|back|gelede)')
const over = whole(
  String.raw`(?:years?|yrs?|months?|jare?|maande) (?:ago|back|gelede)|last year|finished|finishing|completed|done with|` +
    String.raw`been off|came off|used to|klaar`,
)
/** What must be said besides, where the words of a question serve for others too. */
const needs: Readonly<Record<string, RegExp>> = {
  longago: whole('pregnan\\w*|preggers|swanger|bab(?:y|ies)|conceive|trying|expecting'),
  cause: whole('spot\\w*|pimples?|acne|round|moon|break\\w*|puffy'),
  waxafter: whole(
    '(?:years?|yrs?|months?|jare?|maande) (?:ago|back|gelede)|last year|' +
      'after (?:(?:my|the|a) )?(?:course|isotretinoin|roaccutane|accutane|oratane|acnetane)',
  ),
  man: whole('pregnan\\w*|preggers|swanger|bab(?:y|ies)|conceive|trying|expecting|sperm|dad|father'),
  flare: whole('stop|quit|continue|carry on|keep|ophou|staak'),
  choose: whole('acne|pimples?|skin|break ?outs?|puisies?'),
  young: whole(
    String.raw`(?:should|can|could|may|must|kan|mag|moet) (?:he|she|they|my \w+|hy|sy) (?:\w+ ){0,3}(?:go|take|try|start|use|have|get|` +
      String.raw`be|drink|kry)|too young|` +
      'old enough|right for|wants',
  ),
}
/** What holds for a father is told to nobody who carries a child herself, or whose sister does. */
const sheTakes = whole(
  String.raw`(?:im|i am|i take|ive been|i was|she|shes|sister|wife|girlfriend|daughter|friend|mom|cousin|aunt\w*)(?: (?:is|was|has|been|also|just|still|now|am))* (?:on|takes?|taking|uses?|started)`,
)
/** Those that a course that is over is asked of in other words. */
const ofNow = new Set(['alcohol', 'wax', 'sun', 'food', 'vitamins', 'know', 'works', 'tests', 'other'])
/** What is swallowed beside it is named as a thing, and asked of it all the same. */
const byMouth = new Set(['vitamins', 'supplements'])
const taken = whole(
  'take|taking|takes|drink|drinking|drinks|together|with it|too|also|as well|neem|saam|capsules?|tablets?|pills?|oil|multivits?|multivitamins?',
)
/** Asked in words that many a story has: these need a question. */
const wide = new Set(['cause', 'choose', 'know', 'stop', 'works', 'long', 'sun'])
const troubled = whole(
  '(?:more|new|meer|nuwe) (?:\\w+ )?(?:pimples|spots|bumps|zits|acne|whiteheads|breakouts|puisies)|everywhere|worse|erger|purg\\w*|breaking|burn\\w*|sting\\w*|sore|peel\\w*|red|rash|irritat\\w*|swollen|flak\\w*|itch\\w*|dry',
)
const ofIt = whole('it|them|taking|dit|early|course|tablets?|pills?|capsules?|dose|one')

/** "My blood pressure tablets", "my antidepressant": taken for something else than skin. */
const ownTablets = whole(
  String.raw`my (?:\w+ ){0,3}(?:tablets?|pills?|meds|medication|medicines?|injections?|antidepressants?|arvs?|statins?|` +
    String.raw`medisyne|pille)`,
)

const tablets = whole(
  '(?:\\w*tablette?|\\w*pille|tablets?|pills|capsules|meds|medication|medicines?|injections?|antidepressants?|arvs?|statins?|medisyne|pille|pilisi|amaphilisi)',
)
const swallows =
  /\b(?:(?:i|we|ek|she|he|ons) (?:\w+ )?(?:take|drink|neem|sluk|swallow|takes|drinks|use|am on)|im (?:\w+ )?(?:on|taking)|i['’]m (?:\w+ )?(?:on|taking)|on|my|op)\b/
const ofThem = whole(
  'them|taking|(?:stop|quit|leave|skip|drop|los|staak) (?:it|dit)|dit (?:los|staak|stop)|the (?:tablets?|pills|capsules|meds|medication|medicines?)|hulle|die pille',
)
const tellsOfMedicine = (text: string): boolean =>
  tablets.test(text) ||
  sentencesOf(text).some((one) =>
    (['medicineNames', 'riskMedicine', 'onMedicine'] as const).some((clue) => findClue(clue, one).length > 0),
  )

/** "Must I stop the pills?", after tablets for something else than skin were told of. */
const stopsTaken = ({ request: { turns } }: Asked, said: string): boolean =>
  ownTablets.test(said) ||
  (ofThem.test(said) &&
    turns.some(
      ({ role, text }) =>
        role === 'user' &&
        tellsOfMedicine(text.toLowerCase()) &&
        swallows.test(text.toLowerCase()) &&
        !onSkin.test(text.toLowerCase()),
    ))

/** Whether a row is what is asked, by what else is said and known. */
const fitting = (
  { heard, situation }: Asked,
  { of }: Named,
  id: string,
  said: string,
  now: readonly Named[],
): boolean => {
  if (id === 'man' && sheTakes.test(said)) return false
  if (needs[id]?.test(said) === false || (ofNow.has(id) && over.test(said)) || (id === 'baby' && yearsAgo.test(said)))
    return false
  // Vitamins that somebody gives are no medicine of theirs.
  if (asksOfSupply(said) && !['animals', 'missed', 'expired', 'blood', ...byMouth].includes(id)) return false
  // "I stopped the pill and broke out": the pill alone has nothing beside it that could weaken it.
  if (
    of.id === 'any' &&
    id === 'contraception' &&
    !tablets.test(said) &&
    now.length > 0 &&
    now.every((one) => one.of.id === 'contraceptives') &&
    !/\b(?:weaken\w*|fail\w*|fall pregnant|protected)\b/.test(said)
  )
    return false
  if (of.id === 'any')
    return (
      (!['baby', 'contraception'].includes(id) || heard.things.length === 0) &&
      !now.some((one) => rowOf(one.of, id) !== undefined)
    )
  if (of.id === 'steroid-cream' && heard.intent === 'lightening') return false
  if (of.id === 'retinoid-cream')
    return !expects(situation) && !(id === 'stop' && (troubled.test(said) || sunny.test(said)))
  if (of.id === 'contraceptives' && id === 'stop') return needs['choose']?.test(said) === true
  if (id === 'sun' && of.id !== 'cyclines') return !heard.kinds.includes('sunscreen')
  if (of.id === 'cyclines' && (id === 'sun' || id === 'know')) {
    return !heard.cues.has('together') && !onSkin.test(said.replaceAll(/\bsun(?:screen| cream| lotion)?\b/g, ''))
  }
  return true
}

/** The answer to what is asked of a medicine itself; undefined where something else is asked. */
export const medicineAsked = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  if (heard.isLabel || heard.injected) return undefined
  const tokens = tokensOf(request.message)
  const said = tokens.join(' ')
  // What was left over from somebody else is nobody's to take, however it would be taken.
  if (othersLeft.test(said)) return undefined
  // "The pills" that were told of before are not the pill.
  const now = namedIn(knowledge, tokens).filter(
    ({ of }) => !(of.id === 'contraceptives' && /\bpills\b/.test(said) && stopsTaken(asked, said)),
  )
  const any = knowledge.medicines.find(({ id }) => id === 'any')
  const [gym] = now.filter(({ of }) => of.id === 'gym-steroids')
  const ofGym = gym === undefined ? undefined : rowOf(gym.of, 'any')
  if (gym !== undefined && ofGym !== undefined) return written(gym, ofGym, gym.of.called)
  const asksIt = asks.test(said) || request.message.includes('?')
  const others = heard.things.filter((thing) => !isMedicine(thing) && !thing.families.includes('retinoid-medicine'))
  const before = now.length > 0 ? [] : namedBefore(asked)
  const unnamed: Named[] = any === undefined ? [] : [{ of: any, name: heard.medicine ?? '' }]
  for (const { id, asks: way, unless, later, beside } of aspects) {
    // "I'm on the pill", told where its patches are spoken of.
    if (
      id === 'contraception' &&
      heard.followsUp &&
      heard.particular?.says.some((text) => /\bpill\b/.test(text)) === true
    )
      continue
    // "Hoeveel kan ek drink?" asks how many tablets.
    if (id === 'alcohol' && asksDose(said) && !strongDrink.test(said)) continue
    if (
      (wide.has(id) && !asksIt) ||
      !way.test(said) ||
      unless?.test(said) === true ||
      (others.length > 0 && beside !== true)
    )
      continue
    const loose = id === 'animals' || heard.medicine !== undefined || (id === 'stop' && stopsTaken(asked, said))
    for (const named of [...now, ...(later === true ? before : []), ...(loose || now.length > 0 ? unnamed : [])]) {
      const row = rowOf(named.of, id)
      // Of what was told before only what nothing else is named for.
      const back =
        before.includes(named) &&
        !(byMouth.has(id) && taken.test(said)) &&
        (others.length > 0 || (heard.kinds.length > 0 && id !== 'wax') || (!ofNow.has(id) && !ofIt.test(said)))
      if (row === undefined || back || !fitting(asked, named, id, said, now)) continue
      const spoken =
        named.of.id !== 'any'
          ? nameOf(named)
          : now[0] !== undefined
            ? nameOf(now[0])
            : heard.medicine === undefined || heard.medicine === 'the pill'
              ? named.of.called
              : heard.medicine
      return written(named, row, spoken, id === 'pet')
    }
  }
  return undefined
}

/** All there is to know of a medicine that was named with nothing asked of it; undefined where nobody wrote that. */
export const toKnowOf = ({ knowledge, heard: { tokens } }: Asked): Draft | undefined => {
  const [named] = namedIn(knowledge, tokens)
  const row = named && rowOf(named.of, 'know')
  return named === undefined || row === undefined ? undefined : written(named, row, nameOf(named))
}
