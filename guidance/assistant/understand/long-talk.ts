import { illnessesIn } from './health.ts'
import { type Beside, certainly, type Rule } from './carry.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'

// Turns late in a talk that lean on what was told in any turn before it: the medicine that is taken, the thing that is given up, the product that is asked for.

const clashes = pattern`
  \b(?:mess\w*|clash\w*|interfer\w*|interact\w*|affect\w*|bother\w*|influence\w*|(?:ok|okay|safe|fine|allowed|problem|go|goes|mix\w*|react\w*|work against|bad)(?: (?:with|for|on|to))?|botsende?|pla|beinvloed|inmeng)\b
  .{0,16}\b(?:my|the|those|these|die) (?:\w+ )?(?:pills?|tablets?|meds|medicines?|medication|treatment|arvs?|capsules?|injections?|chronic|pille|medisyne|medikasie|amaphilisi|imithi)\b`
const withThat =
  /\b(?:ok|okay|safe|fine|allowed|alright|good|problem|goed|oraait|veilig) (?:with|on|while on|for|met|by) (?:it|this|that|them|dit)\b/
const back = 4

const toldIllness = ({ knowledge, earlier }: Beside, turns: number): boolean =>
  earlier
    .slice(0, turns)
    .some((message) => !message.includes('?') && illnessesIn(knowledge, tokensOf(message)).length > 0)

/** "I'm on ARVs" – some turns on: "will a urea cream mess with my pills?" */
const withMyMedicine: Rule = (beside) => {
  const { heard, said, carry } = beside
  const named = heard.things.length + heard.kinds.length + heard.household.length > 0
  if (!named || heard.harmed || heard.tokens.length > 18 || (heard.medicine !== undefined && heard.things.length === 0))
    return undefined
  const asks =
    (clashes.test(said) && toldIllness(beside, back)) ||
    (withThat.test(said) && toldIllness(beside, 2) && heard.things.length > 0)
  return asks
    ? certainly(
        carry('safe', {
          things: heard.things,
          kinds: heard.kinds,
          concerns: [],
          cues: new Set([...heard.cues, 'safe' as const]),
        }),
      )
    : undefined
}

const wishes = pattern`
  ^(?:(?:ok|okay|so|and|please|pls|thanks|cool|then|can you|could you|now|asseblief|en) )*(?:suggest|recommend|give me|name|pick|find me|beveel aan)
  (?: me)? (?:an?|some|any|one|the|n) (?:\w+ ){0,2}?\w+(?: (?:please|pls|then|for me|too))*$`
const andOne =
  /^(?:(?:ok|and|en|plus|also|then) )+(?:an?|some|the|what about an?|n)? ?(?:\w+ ){0,1}\w+(?: (?:too|also|as well|ook))?$/

/** "Must I put it on wet skin?" – "suggest a moisturiser" – "and a face wash?": a product is wanted, whatever was asked in between. */
const plainWish: Rule = ({ heard, said, previous, bare, earlier, rehear, carry }) => {
  const [kind] = heard.kinds
  if (
    kind === undefined ||
    heard.kinds.length > 1 ||
    heard.things.length + heard.concerns.length + heard.household.length > 0 ||
    heard.harmed ||
    bare
  )
    return undefined
  const joins = previous.intent === 'suggest' && andOne.test(said)
  if (!wishes.test(said) && !joins) return undefined
  const told = earlier.slice(0, back).map(rehear)
  const concerns =
    previous.concerns.length > 0 ? previous.concerns : (told.find((one) => one.concerns.length > 0)?.concerns ?? [])
  const skinType = heard.skinType ?? previous.skinType ?? told.find((one) => one.skinType !== undefined)?.skinType
  if (concerns.length === 0 && skinType === undefined) return undefined
  return certainly(
    carry('suggest', {
      things: [],
      kinds: [kind],
      concerns,
      skinType,
      priceCents:
        heard.priceCents ?? previous.priceCents ?? told.find((one) => one.priceCents !== undefined)?.priceCents,
    }),
  )
}

const givesUp = pattern`
  \b(?:giv(?:e|ing) (?:it )?up|gave up|worth (?:going|carrying|keeping|it going|continuing)(?: on)?|(?:keep|carry|go) (?:on|going)|stick (?:with|to) it|hang in|bother(?: going on)?|just quit|throw it out|ditch it|ophou|aanhou|
  volhou)\b`
const span = pattern`
  \b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|n|een|twee|drie|vier|vyf|ses) (?:full |whole |good )?(days?|weeks?|wks?|weke|months?|mnths?|maande?|maand)\b(?! (?:old|pregnant|along|oud|baby))`
const patience: ReadonlySet<string> = new Set(['give up', 'quit'])

/** "Five weeks of azelaic" – "mornings, under sunscreen" – "feel like giving up on the cream, worth going on?": how long it takes, of what was told first. */
const worthGoingOn: Rule = ({ heard, said, before, earlier, rehear, carry }) => {
  if (
    !givesUp.test(said) ||
    heard.harmed ||
    heard.kinds.some((kind) => kind === 'sunscreen') ||
    /\bmakes? me\b/.test(said)
  )
    return undefined
  const asks = heard.message.includes('?') || /\b(?:worth|should|must|do i|moet)\b/.test(said)
  const told = earlier.slice(0, back).map((message) => ({ message, heard: rehear(message) }))
  const first = told.find(({ heard: one }) => one.things.length === 1)
  const [thing] = heard.things.length > 0 ? heard.things : (first?.heard.things ?? before)
  const [time] = [said, ...told.map(({ message }) => tokensOf(message).join(' '))].flatMap(
    (text) => span.exec(text)?.[0] ?? [],
  )
  if (
    !asks ||
    thing === undefined ||
    time === undefined ||
    told.some(({ heard: one }) => one.harmed) ||
    patience.has(said)
  )
    return undefined
  return certainly(
    carry('how-long', {
      things: [thing],
      concerns: [],
      kinds: [],
      particular: undefined,
      tokens: tokensOf(`been using ${thing.called} for ${time} no change keep going`),
    }),
  )
}

const plainer = pattern`
  ^(?:(?:ok|okay|so|just|please|pls|no|but|rather|can you|could you|i want|give (?:me|us|her|him)|then|only|net|gee my|en) )*(?:an?|the|something|n)? ?(?:really |very |more )?
  (?:simple|simpler|simplest|short|shorter|basic|easy|easier|quick|minimal|eenvoudig\\w*|kort\\w*|makliker)(?: (?:one|version|routine|een|plan|please|pls|for (?:her|him|me)|asseblief))*$`

/** "Everyone in her class has seven steps" – "just give me a simple one": a plain routine for whom it was asked for, and no answer doubted. */
const plainerRoutine: Rule = ({ heard, said, previous, earlier, rehear, carry }) => {
  if (previous.intent !== 'routine' || !plainer.test(said) || heard.things.length > 0 || heard.harmed) return undefined
  const told = earlier.slice(0, back).map(rehear)
  const child = told.find(({ who, years }) => who.includes('child') || who.includes('teen') || years !== undefined)
  return certainly(
    carry('routine', {
      things: [],
      kinds: [],
      concerns: previous.concerns,
      insists: undefined,
      years: heard.years ?? child?.years,
      who: [...new Set([...heard.who, ...(child?.who ?? [])])],
    }),
  )
}

export const longTalkRules: readonly Rule[] = [withMyMedicine, plainWish, worthGoingOn, plainerRoutine]
