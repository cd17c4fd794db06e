import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { inAny, retinoidFamilies } from '../match/working-items.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

// Skin medicines that somebody already puts on, and those they ask us for: to use one is not to avoid it, and to want one is not to use it.

/** A medicine for the skin as it was named: "epiduo", adapalene. */
export type OwnMedicine = { said: string; ingredient: Ingredient; bleaches: boolean; acts: boolean }
export type Medicines = {
  used: readonly OwnMedicine[]
  /** Asked of us to be prescribed or got. */
  wanted: readonly OwnMedicine[]
  /** The text with those names taken out, for what is read as a list of things to leave out. */
  withoutThem: (text: string) => string
  /** The text without those that are only wished for. */
  withoutWanted: (text: string) => string
  /** The text without those that we are told to name or sell; who wants one may have it all the same. */
  withoutAsked: (text: string) => string
}

const fill =
  '(?: me| us| up| with| my| some| a| an| the| any| of| to| on| try\\w*| us(?:e|ing)| buy\\w*| get\\w*| start\\w*| going?| go| take| taking| ask\\w*| doctor| derm| gp| for| about| add| include| probeer| gebruik| vir| n| hê)*'
/** What goes beside these is there already. */
const joins =
  'for|from|on|with|to|using|use|after|since|while|because|but|around|beside|over|under|alongside|next|my|is|am|im|of|vir|met'
/** Told to us, as one tells somebody who sells or prescribes. */
const told = new RegExp(
  `(?:^|[,.;:!?]|\\b(?:and|please|pls|just|must|you|now|me|to)) ?(?:prescribe|order|sell|send|give|recommend|suggest|` +
    `list|name|show|tell|include|add|print|output|write|skryf|gee)\\b${fill}(?: (?!(?:${joins})\\b)[a-z0-9.]+){0,3} $`,
)
const asking = new RegExp(
  String.raw`\b(?:prescri(?:be|ption for)|want|wanna|need|(?<!\bi )(?:get|buy|order)|getting|sell|send|give|recommend|suggest|ask(?:ed|ing)? for|` +
    String.raw`looking for|script for|hook me up|wil he|soek|where|how much|(?:should|can|could|may|must|do) i (?:rather |also |ask|use|try|start|take|get|go)|` +
    String.raw`(?:would|id|d) (?:really )?(?:like|love) to|thinking (?:of|about)|considering|curious about|interested in|wants? to (?:start|put) (?:me|him|her|us)|(?:suggest|offer|recommend|advis)(?:s|ed|es)?(?: me| that i)?|scared (?:of|to)|hoping (?:for|to)|tempted (?:by|to)|` +
    String.raw`wonder(?:ing)? (?:about|if|whether)|wil graag|kan ek|ngingathanda|is)\b${fill}(?: [a-z]+)? $`,
)
/** What is one's own is in use, whatever is asked about it; so is what somebody says they use: "is tretinoin enough, been using it since May". */
const owned = / my $/
const goesOn =
  /\b(?:been (?:using|on|taking)|(?<!(?:can|should|could|may|must) )i (?:already )?(?:use|apply|take)|i ?a?m (?:using|on|taking)) (?:it|this)\b/
/** Between the members of one list: "hydroquinone 4% and clobetasol". */
const listing =
  /^(?: [\d.]+)*(?: (?:mg|percent|cream|gel|ointment|tablets?))?,?(?: (?:and|or|plus|with|en|of))?(?: (?:some|a|the|an))? $/
const refusing = new RegExp(
  String.raw`\b(?:allerg\w*|avoid\w*|no|not|never|cant|dont|without|stopped|stop|quit|off|react\w*|hate|burn\w*|used to|sensitive|` +
    String.raw`sonder|geen|nie|intoleran\w*|bad|finished|instead of|replace)\b[^,.;!?]{0,24}$`,
)
const refusedAfter = pattern`
  ^ (?:[a-z]+ ){0,3}?(?:burn\w*|makes?|made|gave|gives|allerg\w*|peels?|peeled|irritat\w*|sting\w*|did ?nt|doesnt|years ago|before|free)\b`
/** In a list of what not to have a bare name is refused; to be in use it must be said. */
const inUse = pattern`
  \b(?:us(?:e|es|ing|ed)|on|my|the|taking|put(?:ting)?|apply\w*|prescribed|gave me|got|started|start(?:ing)?|with|to|beside|alongside|over|under|
  around|gebruik|kry|have|been|add(?:ed|ing)?(?: [a-z]+)? to|currently|still|ngisebenzisa)\b[^.;!?]{0,30}$`
const inUseAfter = pattern`
  ^ (?:[a-z0-9.]+ ){0,4}?(?:from (?:my|the|a) |from (?:skin )?(?:doc\w*|dr|derm\w*|gp|clinic|hospital|pharmac\w*|specialist)\b|prescribed|every|
  (?:at|most|some|all) nights?|nightly|nights\b|(?:in the )?(?:morning|evening)s?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d ?x\b|
  daily|twice|once a|voorgeskryf|saans|soggens|elke|script|van die|for \d|vir \d|since)`

const fromPrescriber =
  /^ (?:acid |cream |gel |[0-9.]+ )*(?:percent )?(?:prescribed|from (?:(?:my|the|a|skin) )*(?:doc\w*|dr|derm\w*|gp|clinic|hospital|specialist))\b/

/** What these texts say of medicines for the skin. */
export const medicinesIn = (knowledge: Knowledge, goals: string, allergies: string): Medicines => {
  const used = new Map<string, OwnMedicine>()
  const wanted = new Map<string, OwnMedicine>()
  const asked = new Map<string, OwnMedicine>()
  const read = (text: string): void => {
    const said = ` ${normalise(text)
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9,.;!?]+/g, ' ')}`
    let list: { end: number; to: Map<string, OwnMedicine>[] } | undefined
    for (const match of said.matchAll(/(?<= )[a-z0-9]{4,}(?=((?: [a-z]+)?))/g)) {
      const [first, second = ''] = match
      for (const name of new Set([first + second, first])) {
        const ingredient = knowledge.named(name)?.ingredient
        const families = ingredient?.families ?? []
        const [before, after] = [said.slice(0, match.index), said.slice(match.index + name.length)]
        // Azelaic acid is sold to anybody as well: a medicine by its name, or from who prescribes.
        const azelaic =
          ingredient?.id === 'azelaic-acid' && (/^(?:skinoren|finacea|azelan)/.test(name) || fromPrescriber.test(after))
        if (
          ingredient === undefined ||
          !(azelaic || families.some((one) => one === 'medicine' || one === 'retinoid-medicine'))
        )
          continue
        if (refusing.test(before) || refusedAfter.test(after)) break
        const bleaches = ingredient.id === 'benzoyl-peroxide' || /epiduo|duac|clindoxyl/.test(name)
        const one = {
          said: name,
          ingredient,
          bleaches,
          acts: azelaic || bleaches || inAny(families, retinoidFamilies) || (ingredient.full?.irritation ?? 0) >= 2,
        }
        const ofList = list !== undefined && listing.test(said.slice(list.end, match.index)) ? list.to : undefined
        const to =
          ofList ??
          (told.test(before)
            ? [wanted, asked]
            : asking.test(before) && !owned.test(before) && !goesOn.test(after)
              ? [wanted]
              : inUse.test(before) || inUseAfter.test(after) || goesOn.test(after)
                ? [used]
                : [])
        for (const map of to) map.set(ingredient.id, one)
        list = { end: match.index + name.length, to }
        break
      }
    }
  }
  read(goals)
  read(allergies)
  for (const id of used.keys()) wanted.delete(id)
  const without = (all: Iterable<OwnMedicine>) => {
    const names = Array.from(all, ({ said }) => said)
    return (text: string): string =>
      names.length === 0 ? text : text.replaceAll(new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi'), ' ')
  }
  return {
    used: [...used.values()],
    wanted: [...wanted.values()],
    withoutThem: without([...used.values(), ...wanted.values()]),
    withoutWanted: without(wanted.values()),
    withoutAsked: without(asked.values()),
  }
}
