import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { plainOf } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isNegated } from './framing.ts'
import { ownWords } from './own-words.ts'
import { situationOf } from './read-situation.ts'
import { readingOf } from './reading.ts'
import { findSigns } from './red-flags.ts'
import { latestIn, withThing } from './what-it-is.ts'

// What only a whole conversation tells: one message names the mark, another how it came; one what is used, another that a child is on its way.
// Each is put into one plain sentence, of which the signs (signs.ts) make what they make of it when it is written so.

/** A use that is only asked about, or is over. */
const asksFirst =
  /^(?:(?:so|and|ok|okay|hi|hey|but|sorry|please|nice|cool|great|thanks|lekker|then|oh|alright) )*(?:is|are|can|could|may|should|must|what|whats|which|how|does|do|will|would|when|why|kan|mag|moet|wat|hoe|watter|ingabe)\b/
const uses = pattern`
  \b(?:us(?:e[sd]?|ing)|been on|on|put|apply|applied|started|rub|smear|gebruik|smeer|my|mine|night\w*|evenings?|mornings?|daily|days|weeks?|months?|
  mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|sundays?|since|al|sedert)\b|sebenzis|sebedis|sebelis`
const overNow = pattern`
  \b(?:used to|years? ago|jaar gelede|long ago|last year|stopped|stop|quit|gave (?:it )?up|no longer|not (?:using|on) (?:it|that)|not any ?more|finished|havent (?:used|opened|tried|
  started)|never (?:used|opened|tried)|unopened|sealed|ophou|opgehou)\b`

/** "Evening routine with retinol please": wished for, and in nobody's hands yet. */
const wishesFor = pattern`
  \b(?:please|pls|plz|asseblief|asb|recommend\w*|suggest\w*|give me|show me|help me (?:find|choose|pick|build|with)|looking for|want(?:ed)? (?:to (?:try|start|buy)|an?|some)|need an?|thinking (?:of|about)|
  (?:about|going|wil) to (?:start|try|buy)|wil graag|gaan begin)\b`

/** Whether a message tells that who writes has a retinoid in use: "my nights: cleanser, retinol every second night". */
const usesRetinoid = (text: string): boolean => {
  const reading = readingOf(ownWords(text, true))
  return reading.find('retinoid').some((hit) => {
    const sentence = reading.sentences[hit.sentence] ?? ''
    return (
      !asksFirst.test(sentence) &&
      !wishesFor.test(sentence) &&
      uses.test(sentence) &&
      !overNow.test(sentence) &&
      !isNegated(sentence, hit)
    )
  })
}

const kin =
  '(?:sister|friend|wife|cousin|aunt\\w*|daughter|colleague|girlfriend|niece|bestie|neighbou?r|mom|mother|vrou|suster|vriendin|dogter)'
const ofKin = new RegExp(
  String.raw`\b(?:my|our|a|n) (?:\w+ )?${kin}(?:s|'s)?\b(?! (?:says?|said|told|thinks|and i|en ek))`,
)
const oneself = /\b(?:i|im|ive|we|were|ek|ons|me)\b/

/** Each message with what its "it" stands for: "is differin good?" – "I have been using it for three months". */
const withWhatItIs = (texts: readonly string[]): string[] =>
  texts.map((text, at) => {
    const thing = latestIn(texts.slice(0, at).toReversed())
    return thing === undefined ? text : withThing(text, thing)
  })

/** "I use adapalene" – some turns on: "found out I'm expecting". */
const retinoidThenChild = (now: string, before: readonly string[], knowledge: Knowledge): boolean => {
  const plain = plainOf(now)
  if (
    overNow.test(plain) ||
    (ofKin.test(plain) && !oneself.test(plain.replace(/\b(?:can|could|should|must|may) i\b/g, ' ')))
  )
    return false
  if (!situationOf(knowledge, undefined, now).heard.includes('you are pregnant')) return false
  const at = withWhatItIs(before).findLastIndex(usesRetinoid)
  return at >= 0 && !before.slice(at + 1).some((one) => overNow.test(plainOf(one)))
}

const injury = pattern`
  \b(?:bruis\w*|black eyes?|(?:blue|purple|finger|hand|belt|burn|iron|bite|choke|strap) ?marks?|burns?|burnt|burned|scars?|welts?|cuts?|blou (?:kol\w*|oog|oe|merk\w*)|kneus\w*|
  brand(?:merk\w*|wond\w*)|fat lip|split lip|busted lip|swollen (?:lip|eye|jaw|cheek)|marks? on my|(?:shaped like|looks? like|in the shape of) (?:\w+ )?(?:fingers?|hands?|thumbs?|knuckles|an? (?:\w+ )?(?:hand|belt|ring|iron|fist|shoe|boot|buckle|hanger|cable|cord)|teeth)|
  (?:finger|hand|thumb|knuckle|belt) ?(?:shaped|prints?)|soos (?:vingers?|n hand|n strykyster|n gordel))\b`
/** Who did it is told by what makes him do it, or by what he says afterwards. */
const whoDid = pattern`
  \b(?:s?he|hy|sy)(?:s| is| was)? (?:\w+ )?(?:do(?:es|ing)?|did|done) (?:it|this|that|these|those|them)\b(?: \w+){0,3}? (?:when|if|because|cos|every time|whenever|as|again|
  where (?:nobody|no ?one|people|it|they))\b|\bs?he (?:\w+ )?do(?:es|ing) (?:it|this|that|these|them) (?:to me|on purpose)\b|
  \b(?:from|by) (?:him|my (?:man|husband|hubby|boyfriend|partner|ex))\b(?: \w+){0,2} (?:when|again|last night|on (?:friday|saturday|sunday)|every)\b|\b(?:s?he|hy|sy) (?:\w+ ){0,2}(?:had|has had|after) (?:a few|too much|too many|a drink|drinks|te veel)\b|
  \b(?:s?he|(?:boy|girl)friend|husband|hubby|wife|partner|bf|gf|ex|father|mother|stepdad|stepfather|stepmother|dad|mom|uncle) (?:\w+ )?(?:gets?|got|goes|is|was) (?:\w+ )?(?:like that|mad|angry|drunk|
  jealous|rough|violent|cross|nasty|aggressive|funny when|difficult when|upset when|physical)\b|\b(?:s?he|(?:boy|girl)friend|husband|hubby|wife|partner|bf|gf|ex|dad|uncle) (?:\w+ )?(?:los(?:es|t) (?:it|his temper|her temper|control)|snap(?:s|ped))\b|
  \bs?he (?:\w+ )?(?:said|says|promise[sd]|swears|swore) (?:(?:s?he|it|that|is|was|hes|shes) )*(?:\w+ )?(?:sorry|never again|wo?nt (?:happen|do)|will never|i (?:make|made)|i deserve\w*|its my fault|my own fault)|
  \b(?:hy|sy) (?:het|is|was|word|raak) (?:\w+ ){0,2}(?:gedrink|dronk|kwaad|jaloers|mal)\b|\b(?:s?he|my (?:man|husband|boyfriend|partner))(?:s| has| had| was| is) (?:\w+ )?(?:drinking|drunk) again\b|
  \b(?:hy|sy) (?:doen|maak) (?:dit|so)\b.{0,12}\b(?:as|wanneer|elke keer|weer)\b|\b(?:hy|sy) (?:se|het gese) (?:dis )?(?:jammer|my skuld)`
/** What no third person at work, at play or in the cot is blamed for; drink and anger outweigh it. */
const harmless = pattern`
  \b(?:barber\w*|beautician|therapist|salon|stylist|hairdresser|dentist|doctor|dr|nurse|physio|cat|kitten|dog|puppy|horse|baby|toddler|hickeys?|love ?bites?|for fun|tattoo\w*|
  soccer|rugby|netball|hockey|cricket|judo|karate|boxing|wrestling|tackl\w*|match|practice|training|gym|massage|oven|bakes?|son|daughter|seun|dogter|acne|pimples?|chicken ?pox|shav\w*|wax\w*)\b`
const inAnger = pattern`
  \b(?:drink\w*|drunk|dronk|gedrink|angry|anger|mad|jealous|temper|supper|dinner|food is|late|talk back|talked back|answer back|noise|argu\w*|fight\w*|shout\w*|phone|deserve\w*|
  my fault|my skuld|kwaad|(?:a few|too many|too much|te veel))\b`

/** "How do I fade a burn?" – "shaped like an iron" – "he does it when supper is late". */
const struckAtHome = (now: string, before: readonly string[]): boolean => {
  const [plain, all] = [plainOf(now), plainOf([...before, now].join('. '))]
  return whoDid.test(plain) && injury.test(all) && (!harmless.test(all) || inAnger.test(plain))
}

const others =
  '(?:(?:my|our|a|the|n|die) )?(?:\\w+ )?(?:gogo|gran\\w*|ouma|oupa|mom|mum|mother|ma|mama|dad|father|pa|aunt\\w*|uncle|sister|brother|cousin|friend|neighbou?r|son|daughter|' +
  "husband|wife|child|kid|baby|suster|broer|seun|dogter|tannie|buurvrou)(?:s|'s| se)?"
const sameSkin = '(?:rash\\w*|eczema|psoriasis|itch\\w*|dermatitis|allergy|uitslag|ekseem|jeuk\\w*|psoriase|umqubuko)'
const tub = '(?:cream|creme|ointment|tube|tub|lotion|room|salf|stuff|gel|ikhilimu)'
/** Another's cream for a rash, which mostly has a steroid in it. */
const rashCream = new RegExp(
  String.raw`\b${others} (?:\w+ ){0,2}?(?:${sameSkin} ${tub}|${tub} (?:\w+ ){0,4}?(?:for|vir) (?:\w+ ){0,3}?${sameSkin})\b|\b${tub} (?:\w+ ){0,4}?(?:for|vir|of) ${others} ${sameSkin}`,
)
const onFace = /\b(?:face|cheeks?|forehead|chin|gesig|wange|ubuso|moisturi[sz]er|daily|pimples?)\b/
const longUse =
  /\b(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|n|al|few|several) ?(?:months?|mnths?|years?|yrs?|maande?|jaar)\b|\b(?:since|sedert) \w+|\bmonths\b|\byears\b/

/** "My gogo's cream for her rash is my face cream now" – "it burns if I skip it": a steroid by what it does. */
const leansOnRashCream = (now: string, before: readonly string[]): boolean => {
  const plain = plainOf(now)
  const told = before.map(plainOf).filter((one) => !asksFirst.test(one))
  const all = [...told, plain].join('. ')
  return rashCream.test(all) && onFace.test(all) && longUse.test(all) && leftOut.test(plain) && flaresUp.test(plain)
}
const leftOut =
  /\b(?:skip\w*|stop\w*|miss(?:ed)?|leave (?:it|out)|without it|leave it (?:out|off)|off it|dont (?:use|put)|forget|ophou|weglaat|los)\b/
const flaresUp =
  /\b(?:burn\w*|red|hot|fire|flare\w*|sting\w*|bumps?|pimpl\w*|rash|itch\w*|angry|brand|rooi|warm|jeuk)\b/

const treatedEarlier = pattern`
  \b(?:peel(?:ed|s|ing)?|tca|acid|laser\w*|ipl|needl\w+|bleach\w*|wax\w*)\b`
const wasDone =
  /\b(?:did|had|got|done|gave|put|went|after|left|on me|yesterday|gister|last night|this morning|today|laat|het)\b/
const blistered =
  /\b(?:blister\w*|water bubbles?|bubbles? (?:with|of|full of) (?:water|fluid)|blase|waterblase|weeping|wet and (?:sore|raw)|raw|oozing)\b/

/** "Can I do a TCA peel?" – "a lady did one yesterday" – "now there are bubbles of water": a burn, whatever it was called. */
const burntByTreatment = (now: string, before: readonly string[]): boolean => {
  const plain = plainOf(now)
  const [treated, done] = [
    before.some((one) => treatedEarlier.test(plainOf(one))),
    [...before, now].map(plainOf).some((one) => !asksFirst.test(one) && wasDone.test(one)),
  ]
  return (
    treated &&
    done &&
    (blistered.test(plain) || readingOf(now).find('burnsBadly').length > 0) &&
    !/\b(?:no|not|without|never|geen|fever|healed) (?:\w+ )?(?:blister|bubbl|weep|raw)/.test(plain) &&
    !asksFirst.test(plain)
  )
}

/** "My daughter has eczema" – "it got worse" – "now it is full of little sores, all identical". */
const sameSoresOnEczema = (now: string, before: readonly string[]): boolean => {
  const [reading, earlier] = [readingOf(ownWords(now, true)), readingOf(before.join('. '))]
  return (
    reading.find('cutOut').length > 0 &&
    earlier.find('eczemaWords').length > 0 &&
    [reading, earlier].every((one) => one.find('notCutOut').length === 0)
  )
}

/** "Got sunburnt at the beach" – "its blistering". */
const sunBlisters = (now: string, before: readonly string[]): boolean => {
  const plain = plainOf(now)
  return (
    /\b(?:blister\w*|bubbl\w*|blase|blaas)\b/.test(plain) &&
    !/\b(?:no|not|without|never|geen|if|when|will|could|might) (?:\w+ ){0,2}(?:blister|bubbl|blaas)/.test(plain) &&
    readingOf(before.slice(-2).join('. ')).find('sunburn').length > 0
  )
}

/** "My baby is 5 weeks" – "they're watery blisters and he's hot": so small a child is seen at once. */
const smallOneIll = (now: string, before: readonly string[]): boolean => {
  const [reading, earlier] = [readingOf(now), readingOf(before.join('. '))]
  const isSo = (clue: 'fever' | 'blisters' | 'babyIll'): boolean =>
    reading.find(clue).some((hit) => reading.meant(hit, 'emergency'))
  return (
    earlier.find('newborn').length > 0 &&
    !asksFirst.test(plainOf(now)) &&
    !/\b(?:i|im|my (?!baby|son|daughter|little|newborn)|mine)\b/.test(plainOf(now)) &&
    (isSo('fever') || isSo('blisters') || isSo('babyIll'))
  )
}

const aSore =
  /\b(?:sores?|ulcers?|scabs?|crusty (?:spot|patch)|seer\w*|sweer\w*|wond(?:jie)?|wound|isilonda|crack on my lip)\b/
const tooLong =
  /\b(?:(?:[4-9]|1\d|four|five|six|seven|eight) ?(?:weeks?|wks?|weke)|(?:\d+|two|three|four|five|six|few|couple of|al|n paar) ?(?:months?|mnths?|maande)|months now|since (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|last year|easter)|(?:a|over a) year)\b/
const doesNotHeal =
  /\b(?:bleed\w*|bled|bloei\w*|(?:wont|doesnt|not|never|hasnt|nie) (?:\w+ ){0,2}(?:heal\w*|clos\w*|go(?:ne)?(?: away)?|gesond|genees|toe)|open(?:s|ed|ing)? (?:up |again)|comes? back|scabs? (?:again|over))\b/
const otherSore =
  /\b(?:cold sores?|fever blisters?|koorsbla\w*|acne|pimples?|puisies|eczema|psoriasis|razor|shav\w*|chapped|nappy|mouth ulcers?|gums?|sore (?:throat|muscles|back|feet|from|to|after|when)|(?:is|so|bit|very|gets?|feels?) sore|healed|gone now)\b/
/** "Can lip balm fix a sore" – "it's been 4 months" – "bleeds when I eat". */
const soreThatStays = (now: string, before: readonly string[]): boolean => {
  const [plain, all] = [plainOf(now), plainOf([...before, now].join('. '))]
  return (
    aSore.test(all) &&
    tooLong.test(all) &&
    doesNotHeal.test(all) &&
    !otherSore.test(all) &&
    (tooLong.test(plain) || doesNotHeal.test(plain))
  )
}

const harmedSkin =
  /\b(?:thin(?:ner|ning)?|veins?|burn(?:s|ing|t)?|red|raw|dun|rooi|brand|(?:got|gone|went|turned|is|looks?) (?:\w+ )?dark(?:er)?|blue ?-?black|stretch ?marks?|peel(?:s|ing)?)\b/
const ofSkin = /\b(?:face|skin|cheeks?|neck|hands?|arms?|legs?|gesig|vel|it)\b/
/** "Got my aunt's lightening cream without a label" – "my face is now thin and red". */
const harmedByLightener = (now: string, before: readonly string[]): boolean => {
  const plain = plainOf(now)
  const told = before
    .slice(-3)
    .filter(
      (text) =>
        !asksFirst.test(plainOf(text)) &&
        /\b(?:got|have|has|had|use[sd]?|using|bought|put|gave|gets?|apply|on|het|gekry|gebruik|smeer|koop)\b/.test(
          plainOf(text),
        ),
    )
  return (
    harmedSkin.test(plain) &&
    ofSkin.test(plain) &&
    !asksFirst.test(plain) &&
    !/\b(?:not|no|never|isnt|nie) (?:\w+ )?(?:thin|red|burn|raw|peel)/.test(plain) &&
    told.some((text) =>
      (['lightener', 'fadeBrand', 'street'] as const).some((clue) => readingOf(text).find(clue).length > 0),
    )
  )
}

/** What several messages tell together, and the one plain sentence it is. */
const combined: readonly {
  isTold: (now: string, before: readonly string[], knowledge: Knowledge) => boolean
  says: string
}[] = [
  { isTold: retinoidThenChild, says: 'I am pregnant and I have been using retinol' },
  { isTold: struckAtHome, says: 'my husband hits me' },
  { isTold: leansOnRashCream, says: 'steroid cream on my face for a year, it burns when I stop' },
  { isTold: harmedByLightener, says: 'skin lightening cream with no label, my face is thin and red' },
  { isTold: burntByTreatment, says: 'a chemical peel yesterday left blisters on my face' },
  { isTold: sunBlisters, says: 'my sunburn has blisters' },
  { isTold: sameSoresOnEczema, says: 'punched out sores on eczema' },
  { isTold: smallOneIll, says: 'my newborn has a fever' },
  { isTold: soreThatStays, says: 'a sore on my lip has not healed for 3 months and bleeds' },
]
/** What was told longer ago than this many messages is no longer put together with the last. */
const reach = 5

/** What presses in several messages together, told by none of them alone. */
export const toldTogether = (knowledge: Knowledge, now: string, before: readonly string[]): RedFlagNotice[] => {
  const found = combined.find(({ isTold }) => isTold(now, before.slice(-reach), knowledge))
  return found === undefined ? [] : findSigns(knowledge, found.says)
}

/** "So what now, stronger?": asked on, of what was told before. */
const asksOn = pattern`
  ^(?:(?:so|and|ok|okay|eish|well|right|en|dan|then) )*(?:what (?:now|next|else|then|more)|now what|whats next|what (?:can|do|must|should) i (?:do|use|try) (?:now|next|then)|(?:something |anything )?stronger|
  must i (?:go|get|use|try) (?:something )?stronger|do i (?:need|go) (?:something )?stronger|is there (?:anything|something) (?:else|stronger)|wat nou|wat (?:anders|nog))\b`

/** The acne that needs a doctor, told over some turns and asked on about. */
export const stillAsksOn = (knowledge: Knowledge, now: string, before: readonly string[]): RedFlagNotice[] =>
  asksOn.test(plainOf(now)) && now.split(/\s+/).length < 10
    ? findSigns(knowledge, before.slice(-3).join('. ')).filter(
        ({ id }) => id === 'severe-acne' || id === 'stubborn-acne',
      )
    : []
