import type { Aspect } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'

// What is asked of something, by the words a question is put with. The narrower stand first: "how often must I clean it" is about cleaning.

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`)

const asked: Record<Aspect, RegExp> = {
  cast: whole(
    String.raw`(?:white|grey|gray|ashy|purple|wit)(?: \w+)? (?:cast|film|face|layer|residue|streaks?|mask|kolle|laag)|(?:cast|ghost|ghostly|` +
      String.raw`chalky|casper)|(?:look|looks|looking|makes? me|leaves? me|leaves? my \w+|turns? me|goes) (?:\w+ )?(?:white|grey|gray|ashy|purple|pale)`,
  ),
  clean: whole(String.raw`clean|cleaning|wash|washing|disinfect\w*|saniti[sz]\w*|sterili[sz]\w*|skoonmaak|was`),
  rinse: whole(
    String.raw`(?:do i|must i|should i|need to|have to|supposed to|moet ek|or) (?:\w+ ){0,3}(?:rinse|wash|wipe)\w* (?:\w+ ){0,3}(?:off|after)|` +
      String.raw`(?:do i|must i|should i|need to|have to|supposed to|moet ek|or) (?:\w+ ){0,2}(?:rinse|afspoel)|leave (?:it|them) on or`,
  ),
  unopened: whole('unopened|never (?:been )?opened|not opened|sealed|havent opened|before opening|ongeopen'),
  store: whole(
    String.raw`stor(?:e|ed|es|ing|age)|fridge|refrigerat\w+|freez\w+|yskas|bathroom|cupboard|shelf|drawer|windowsill|hot car|` +
      String.raw`(?:in|inside) (?:my|the|a) (?:hot )?(?:car|bag|handbag|shower|gym bag|kar)|where (?:do|should|must|can|to) (?:i |you |we )?(?:keep|leave|put (?:it|them|my (?:\w+ )?(?:products?|creams|stuff|skincare|things|pots|bottles)))`,
  ),
  keeps: whole(
    String.raw`expir\w+|(?<!\b(?:reaction|rash|redness|swelling|burn|itch|irritation)(?: \w+){0,4} )(?<!\bwhy\b.{0,40})(?<!\b(?:that|which|long|it|to make|make my \w+) )lasts?(?! (?:step|layer|thing|one)s?\b)|go(?:es)? (?:off|bad|old)|gone (?:off|bad)|shelf life|throw\w*|(?<!\b(?:can|does|do|will|could|kan) (?!i\b|we\b|you\b|ek\b)(?:\w+ ){1,3})replac\w+|vervang|how old(?! (?:must|should|do|does|can|to|are|am|you|is (?:she|he|my)))|` +
      String.raw`(?:after|once|when|since) (?:\w+ )?open\w*|how long (?:can|do|should|may) (?:i|you) (?:keep|use)(?! using| it before| them before|` +
      String.raw` on)(?!.* (?:give up|results?|before i))|still good|re ?us(?:e|ed|ing|able)|too old|goed nadat`,
  ),
  renew: whole('chang(?:e|ing|ed)|switch\\w*|new one|newer'),
  amount: whole(
    String.raw`how much|how many (?:drops|pumps|ml|teaspoons?|squirts|fingers|layers)|hoeveel|what amount|too much|too little|pea ?sized?|` +
      String.raw`right amount|how thick|how big`,
  ),
  often: whole(
    String.raw`how (?:often|many times|regularly|frequently|many days|many nights)|hoe (?:gereeld|dikwels)|every ?day|daily|each day|elke dag|` +
      String.raw`times a (?:day|week|month)|too often|once a (?:day|week|month)|twice a (?:day|week)|nightly|every (?:night|morning|week)`,
  ),
  time: whole(
    String.raw`how long (?:should|must|do|does|can|to|am|is|before|after|until)|how (?:many )?(?:minutes|seconds|hours)|minutes|seconds|overnight|` +
      String.raw`hoe lank|` +
      String.raw`leave (?:it|them|(?:my|the) \w+) on`,
  ),
  age: whole(
    'what age|which age|best age|right age|how old|how young|too young|too early|what ouderdom|watter ouderdom|from what age',
  ),
  remove: whole(
    String.raw`remov\w+|tak(?:e|ing) (?:\w+ ){0,3}off|get(?:ting)? (?:\w+ ){0,3}off|` +
      String.raw`wash(?:ing)? (?:\w+ ){0,3}off|comes? off|verwyder\w*|afhaal|afwas`,
  ),
  skip: whole(
    String.raw`skip\w*|do(?:es)? (?:i|we|you|one|men|guys|everyone|everybody|anyone|people|teenagers|(?:my|\w+) (?:skin|face)) (?:really |` +
      String.raw`actually |even |still )?need|` +
      String.raw`need (?:it|one|to|both)|necessary|needed|must (?:i|you|we|one) (?:really |still )?(?:use|wear|put|have|do|moisturi[sz]e)|have to|leave out|` +
      String.raw`left out|` +
      String.raw`essential|optional|nodig|` +
      String.raw`moet ek|pointless|^should (?:i|we|men|boys) use|should (?:\w+ ){1,3}(?:moisturi[sz]e|exfoliate|tone|cleanse)|a must|compulsory|required`,
  ),
  protect: whole(
    String.raw`protect\w*|prevent\w*|avoid|guard|shield|against|do about|what (?:can|should|must|do) i (?:do|use|change)|look after|take care|` +
      String.raw`care for|adjust|help|helps|beskerm\w*|less|stop|fix|deal with|get used`,
  ),
  worth: whole(
    String.raw`worth|(?:do|does|will|would|it|they|actually|these|those) (?:\w+ ){0,3}work|(?<!(?:whats|what is|what s|which is|is there|find|` +
      String.raw`need|want|recommend) (?:a |an |the )?(?:really )?)good|goed|hype\w*|works|help|helps|effective|useful|waste|better|beter|gimmick|point|` +
      String.raw`enough|ok|okay|fine|safe|safely|veilig|bother|the (?:thing|deal|fuss|hype|story) (?:with|about)|` +
      String.raw`difference|really|should i (?:use|buy|try|get)|(?:can|may) i (?:use|try)|any use|do anything|does anything|necessary|true|legit|scam`,
  ),
  causes: whole(
    String.raw`caus\w+|clog\w*|break\w* (?:me |you |people |my \w+ )?out|breakouts?|giv(?:e|es|ing)|mak(?:e|es|ing)|damag\w+|ruin\w*|ag(?:e|es|` +
      String.raw`ing)|` +
      String.raw`wrinkl\w+|dries|drying|dry (?:out|my|your|the|it|up|skin out)|bad|harm\w*|worse\w*|affect\w*|hurt\w*|irritat\w+|reason|blame|because of|why|` +
      String.raw`skadelik|sleg|veroorsaak|hoekom|do to`,
  ),
  how: whole(
    String.raw`how (?:do|to|can|should|must|would)(?!(?: \w+){0,2} (?:tell|know|check|find|choose|pick|select|decide|recogni[sz]e|see|stop|prevent|avoid|get|fix|treat|` +
      String.raw`make))|hoe|properly|right way|correct\w*|best way|way to|technique`,
  ),
  when: whole(
    String.raw`when (?:do|does|should|must|can|is|are|to)|wanneer|what time|morning or|night or|am or|pm or|time of day|at night or|` +
      String.raw`in the morning or`,
  ),
  choose: whole(
    String.raw`which|what (?:kind|type|sort|should|is the best|is a good|\w+ is best)|whats (?:a|the) (?:good|best)|best|look for|choose|pick|` +
      String.raw`recommend\w*|watter|(?:a|any|find|some|find me) (?:\w+ )?good`,
  ),
  about: /^/,
}

/** "A brush to wash my face": what is cleaned is not the brush. */
const washesSkin = pattern`
  \b(?:wash|clean|cleans)(?:e|es|ing)? (?:my |your |the |his |her )?(?:\w+ )?(?:face|skin|body|hair|hands|makeup|make up)\b(?! (?:roller|brush|cloth|
  towel|razor|sponge|mask|tools?|scrubber)s?)`

/** "Which first", "in which order": where things go, not which to take. */
const inOrder = whole(
  String.raw`(?:which|what|wat|watter) (?:order|volgorde)|which (?:one |1 |of them )?(?:do i |must i |should i |to )?` +
    String.raw`(?:goes |comes |put on |use |apply )?(?:on )?(?:first|last)`,
)

/** "What must I use?" asks for something, not whether it is needed. */
const whichOf = /\b(?:what|which|wat|watter|where|order|when should|when must)\b/

/** "How much must I spend": of money, not of how thick. */
export const ofMoney = whole(
  String.raw`(?:how much|hoeveel) (?:\w+ ){0,5}(?:spend|pay|cost|costs|betaal|kos|afford|charge|save)|(?:cost|costs|price|kos) (?:\w+ ){0,4}(?:how much|hoeveel)`,
)

/** Whether an aspect is asked for in the words of a message. */
export const asksFor = (aspect: Aspect, said: string): boolean =>
  asked[aspect].test(aspect === 'clean' ? said.replace(washesSkin, '') : said) &&
  !(aspect === 'amount' && ofMoney.test(said)) &&
  !(aspect === 'skip' && whichOf.test(said)) &&
  !(aspect === 'choose' && (/\bwhere\b/.test(said) || inOrder.test(said)))

/** Everyday words: far from what is named they are said of something else. */
const broad: readonly Aspect[] = ['skip', 'protect', 'worth', 'causes', 'how', 'choose']
const near = 7

/** Whether an aspect is asked for near a place in the words of a message, as far as it needs to be. */
export const asksNear = (aspect: Aspect, said: string, from: number, to: number): boolean => {
  if (!broad.includes(aspect) || !asksFor(aspect, said)) return asksFor(aspect, said)
  return Array.from(said.matchAll(new RegExp(asked[aspect], 'g')), ({ index, 0: found }) => {
    const start = said.slice(0, index).split(' ').length - 1
    return [start, start + found.split(' ').length] as const
  }).some(([start, end]) => (end <= from ? from - end : start >= to ? start - to : 0) < near)
}
