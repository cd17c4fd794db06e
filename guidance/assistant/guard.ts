import type { Condition, Family } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { avoidTerms } from '../safety/avoid-words.ts'
import { objectionTo } from '../safety/objections.ts'
import type { Quiet, Situation } from '../safety/situation.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

// The last look at an answer before it leaves. Every composer already minds who asks; this one trusts none of them.

const retinoids =
  'retin(?:oids?|ol|al|aldehyde|yl)|adapalene|differin|epiduo|tretinoin|retin-a|tazarotene|trifarotene|isotretinoin|roaccutane|oratane'
/** Words with which one is put forward; a list of what stands on labels is none. */
const offering = pattern`
  \b(?:use|try|start|take|choose|apply|seals?|put|adds?|eases?|suits?|help\w*|works?|good|best|better|first|thick\w*|night\w*|week|wash|lotion|cream|
  wear|balm|clears?|frees|calms?|fades?|smooths?|once|twice|daily|second|serum|oil for|such as|a little|or|for|give|kinder|gentler|rather|safe|fine|enough|matters?|by day|worth it|more sunscreen|mornings?|evenings?|every|look for|wants?|empties|loosens?|softens?|frees|trusted|choice|only on|go(?:es)? on|belongs to the)\b|\d ?%|^\d+\.|^[^ ]+(?: [^ ]+)?\.?$`

const escaped = (name: string): string => normalise(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Pregnant, trying for a baby, or breastfeeding. */
export const expecting = ({ conditions }: Situation): boolean =>
  conditions.has('pregnant') || conditions.has('trying') || conditions.has('breastfeeding')

/** A medicine of a doctor is spoken of to them, and warned of in many words. */
const doctorsOwn = (situation: Situation): boolean => expecting(situation) || situation.conditions.has('teen')

/** What whole families are called: "a gentle AHA" names no acid by its name. */
const familyNames: readonly (readonly [Family, string])[] = [
  ['aha', 'ahas?|alpha[ -]?hydroxy(?: acids?)?|fruit acids?'],
  ['bha', 'bhas?|beta[ -]?hydroxy(?: acids?)?'],
  ['pha', 'phas?|poly-?hydroxy(?: acids?)?'],
  ['vitamin-c', 'vitamin c'],
  ['retinoid', retinoids],
  ['essential-oil', 'essential oils?'],
  ['fragrance', 'perfumed?|scented'],
  ['paraben', 'parabens?'],
  ['formaldehyde-releaser', 'formaldehyde'],
  ['uv-filter-organic', 'chemical (?:filters?|sunscreens?)|organic filters?'],
  ['hair-dye', 'hair dyes?|black henna'],
]
/** Where acids of all kinds are ruled out, what is done with them is too. */
const acidsAtLarge = String.raw`(?<!amino |fatty |nucleic |bile )acids|(?:mild|gentle|weak|stronger) acid|acid toners?|scrubs?|exfoliants?|exfoliate`

/** What is done at a salon or with a device, and to whom it is not done. */
const salon = String.raw`micro-?needling|derma-?roll\w*|dermaplan\w*|microdermabrasion|waxing|(?:hot|leg|brow|bikini) wax|sugaring|ipl|laser|chemical peels?`
const deedsRuledOut: readonly (readonly [Condition, string])[] = [
  ['isotretinoin', `${salon}|threading`],
  ['blood-thinners', String.raw`micro-?needling|derma-?roll\w*`],
]

const quietlyRuledOut: readonly (readonly [Quiet, string])[] = [
  // Thick skin on feet that feel little is taken off by others.
  [
    'diabetes',
    String.raw`(?:salicylic|corn|wart) (?:plasters?|paint|patch\w*)|pumice|foot files?|file (?:gently|lightly)|foot peels?|(?:foot|hot) (?:soaks?|baths?|spas?)|soak (?:ten|for|your feet)|heels soaked|light strokes|soften and file`,
  ],
  // One retinoid is enough.
  ['prescribed-retinoid', 'retinol|retinal|retinaldehyde|retinyl \\w+|a retinoid at night'],
]

/** Names that are also said of products and families at large, and say nothing by themselves. */
const tooWide =
  /^(?:wool|elastics?|nuts?|halaa?l|kosher|haram|vegetarian\*?|animals?(?: \w+)?|hay ?fever|pollen|alcohol|fragrance|parfum|perfume|aroma|water|aqua|soap|tint|wax|oil|talc|mica|iron|zinc|clay)$/

/** Whether nothing that is filed under a family may be had. */
const wholly = ({ ingredients }: Knowledge, family: Family, left: ReadonlySet<string>): boolean => {
  const own = ingredients.filter(({ full, families }) => full !== undefined && families[0] === family)
  return own.length > 0 && own.every(({ id }) => left.has(id))
}

/** Under six months no sunscreen: shade, hat and clothes. */
export const tooYoungForSun = ({ babyMonths }: Situation): boolean => babyMonths !== undefined && babyMonths < 6

/** The everyday names of what is left out: yoghurt is milk, rubber is latex. */
const calledSo = ({ avoid }: Situation): string[] => {
  const terms = avoidTerms.filter(
    ({ origins: [origin, ...others] }) => origin !== undefined && others.length === 0 && avoid.origins.has(origin),
  )
  return [
    ...terms.flatMap(({ said }) => said),
    ...(avoid.origins.has('tree-nut') ? ['nut oil', 'nut butter'] : []),
    ...avoid.words,
  ]
    .filter((name) => /^[a-z -]{4,}\*?$/.test(name) && !tooWide.test(name))
    .map((name) => (name.endsWith('*') ? `${name.slice(0, -1)}[a-z]*` : `${name}s?`))
}

const made = new WeakMap<Situation, RegExp | null>()

/** What this person must not be recommended, as one expression over small letters; null where nothing is ruled out. */
const ruledOut = (knowledge: Knowledge, situation: Situation): RegExp | null => {
  const known = made.get(situation)
  if (known !== undefined) return known
  const { avoid, conditions } = situation
  const nothing =
    conditions.size +
      situation.quiet.size +
      (tooYoungForSun(situation) ? 1 : 0) +
      avoid.ingredients.size +
      avoid.families.size +
      avoid.origins.size +
      avoid.words.length ===
    0
  const barred = nothing
    ? []
    : knowledge.ingredients.filter(
        (ingredient) =>
          ingredient.full !== undefined &&
          objectionTo(knowledge, { ingredient, printed: '', families: [] }, situation)?.tone === 'avoid',
      )
  const names = barred
    .flatMap(({ id, inci, full }) => [inci, id.replaceAll('-', ' '), ...(full?.names ?? [])])
    .map(normalise)
    .filter((name) => name.length > 3 && !tooWide.test(name))
  const left = new Set(barred.map(({ id }) => id))
  const families = familyNames.filter(([family]) => avoid.families.has(family) || wholly(knowledge, family, left))
  const acids = ['aha', 'bha'].every((family) => families.some(([one]) => one === family))
  const words = [
    ...(doctorsOwn(situation) ? [retinoids] : []),
    ...families.map(([, said]) =>
      conditions.has('isotretinoin') ? said.replace('|isotretinoin|roaccutane|oratane', '') : said,
    ),
    ...(acids ? [acidsAtLarge] : []),
    ...[...new Set(names)].sort((a, b) => b.length - a.length).map(escaped),
    ...(situation.avoid.origins.size + situation.avoid.words.length === 0 ? [] : calledSo(situation)),
    ...deedsRuledOut.filter(([condition]) => conditions.has(condition)).map(([, said]) => said),
    ...(tooYoungForSun(situation) ? ['sunscreens?|sunblock|spf'] : []),
    ...quietlyRuledOut.filter(([one]) => situation.quiet.has(one)).map(([, said]) => said),
    // "A salicylic wash", "glycolic or lactic": acids by half their name.
    ...names.flatMap((name) => /^(glycolic|lactic|mandelic|salicylic|azelaic|kojic) acid$/.exec(name)?.[1] ?? []),
  ]
  const out = words.length === 0 ? null : new RegExp(`\\b(?:${words.join('|')})\\b(?![- ]free)`)
  made.set(situation, out)
  return out
}

const warnings =
  String.raw`not|no|never|avoid\w*|without|skip\w*|stop\w*|leave|leaving|instead of|rather than|off|don't|doesn't|isn't|nor|until|unless|neither|pause\w*|drop\w*|` +
  String.raw`harm\w*|risks?`
const warningOf = new RegExp(
  String.raw`\b(?:${warnings}|left out|from (?:six|6) months|(?:under|before|till) (?:six|6) months|later|older|` +
    String.raw`ask (?:first|before|your|a doctor|the doctor|the clinic|a clinic|a pharmacist|whoever)|allerg\w*|react\w*|relative of)\b`,
  'g',
)
/** The wider words with which a doctor's medicine is warned of. */
const warningOfMedicine = new RegExp(
  String.raw`\b(?:${warnings}|left|out|after|before you|asks?|doctor|dermatologist|pharmacist|midwife|swap\w*|replac\w*|exclude\w*|wait\w*|` +
    String.raw`(?:stay|keep|stays|put) away|reach)\b`,
  'g',
)
/** Why it is left out, wherever in the sentence that stands. */
const reason =
  /\b(?:which )?you (?:leave|asked to leave) out\b|\b(?:leave|left) out for you\b|\bdoes not suit you\b|\bcomes, or may come\b|\bother names\b|\b(?:check|read) (?:the|every|each) (?:list|label)\b/
/** What burned for its strength is tried lower; a retinoid in pregnancy is not. */
const calmAgain = /\bagain once skin has been calm\b/
const putForward = /\b(?:use|try|take|choose|apply|add|start|begin|wash with|then|but|rather|instead)\b/
const notDone =
  /^ (?:to |ever |just |yet |now )?(?:(?:use|try|take|choose|apply|add|start|begin)(?: (?:or|and) (?=(?:use|try|take|choose|apply|add|start|begin)\b))?)+\b/
/**
 * Whether a sentence warns of what is named, and not only of something beside it: "lactic or salicylic acid after washing", "salicylic acid twice a week, no
 * scrubs", "a retinoid (not in pregnancy)" warn of no salicylic acid.
 */
const warnsOf = (plain: string, out: RegExp, words = warningOf): boolean =>
  plain
    .split(/[;–]/)
    .filter((part) => !reason.test(part) && !(words === warningOf && calmAgain.test(part)))
    .every((part) =>
      Array.from(part.matchAll(new RegExp(out.source, 'g'))).every(({ 0: name, index }) => {
        const [before, after = ''] = [part.slice(0, index), part.slice(index + name.length).split(',')[0]]
        const last = [...before.replaceAll(/\bnot only\b/g, ' ').matchAll(words)].at(-1)
        // "Do not use it" puts nothing forward.
        return (
          (last !== undefined && !putForward.test(before.slice(last.index + last[0].length).replace(notDone, ' '))) ||
          after.replaceAll(/\b(?:until|after)\b/g, ' ').search(words) >= 0
        )
      }),
    )

/** A strength said with a name. */
const strength = String.raw`(?: (?:about )?\d[\d.,–-]*(?: ?%)?)?`

/** A sentence without what is ruled out, where that is one of several: "azelaic acid or niacinamide" keeps the one that is left. */
const withoutNamed = (sentence: string, out: RegExp): string => {
  const name = `(?:a |an |\\d[\\d.,–]*(?: ?%) )?${out.source}${strength}`
  return (
    sentence
      // "Azelaic acid for marks, a retinoid for lines (not in pregnancy)".
      .replaceAll(
        new RegExp(
          `,( or| and)? (?:a |an )?(?:[a-z]+-[a-z]+ )?${out.source}(?: for [a-z]+| at night)? \\((?:not|never) [^)]*\\)(,?)`,
          'gi',
        ),
        (_, joined?: string, comma = '') => (joined === undefined ? comma : ''),
      )
      .replaceAll(new RegExp(`,? (?:or|and|en) ${name}(?=[ ,.;:)*])`, 'gi'), '')
      .replaceAll(new RegExp(`(?<=[a-z%], )${name}, `, 'gi'), '')
      .replaceAll(new RegExp(`, ${name}(?= (?:or|and) )`, 'gi'), '')
      .replaceAll(new RegExp(`(^|[ *(])${name}(?: or| and)(?= [a-z])`, 'gi'), '$1')
      .replace(/^ +| {2,}/g, ' ')
      .trim()
  )
}

/** No word at all. */
const none = /(?!)/

/**
 * Whether a sentence puts something forward that this person must not have, without a warning; undefined where nothing is ruled out.
 * @param praise words that put something forward too, in what the engine did not write
 */
export const harmfulTo = (
  knowledge: Knowledge,
  situation: Situation,
  praise = none,
): ((sentence: string) => boolean) | undefined => {
  const out = ruledOut(knowledge, situation)
  if (out === null) return undefined
  // "Retinoid: on dry skin, after washing" tells how to use it, whatever stands in it.
  const labelled = new RegExp(`^[-*• ]*(?:${out.source})[* ]*:`)
  return (sentence) => {
    // "Shea or beeswax, without menthol" warns of the menthol alone.
    const plain = normalise(sentence.replaceAll(/\((?:not|never|no) [^)]*\)/g, ' ')).replace(
      /, (?:without|with no|free of|and no|not(?! only)) [^;]*$/,
      '',
    )
    if (expecting(situation) && labelled.test(plain))
      return !/\b(?:not|no|never|avoid|leave|skip|stop|ask)\b/.test(plain)
    return (
      out.test(plain) &&
      !warnsOf(plain, out, doctorsOwn(situation) ? warningOfMedicine : warningOf) &&
      (offering.test(plain) || praise.test(plain))
    )
  }
}

/**
 * The answer without what this person must not have: a retinoid in pregnancy, an acid on burnt skin, an ingredient they leave out. One of
 * several that are named is taken out of its sentence; a sentence or list item that then still puts it forward, without a warning, goes.
 */
export const guarded = (knowledge: Knowledge, response: string, situation: Situation): string => {
  const out = ruledOut(knowledge, situation)
  const harmful = harmfulTo(knowledge, situation)
  if (out === null || harmful === undefined) return response
  const kept = (sentence: string): string[] => {
    if (!harmful(sentence)) return [sentence]
    const rest = withoutNamed(sentence, out)
    if (harmful(rest) || rest === '') return []
    return [/^[-*• ]*[a-z]/.test(sentence) ? rest : rest.replace(/^[-*• ]*[a-z]/, (start) => start.toUpperCase())]
  }
  const lines = response.split('\n').flatMap((line) => {
    const clauses = line.split(/(?<=[.!?;]\**)\s+/).map((one) => ({ one, left: kept(one) }))
    // What went on from a clause that is gone says nothing by itself.
    const goesOn = (one: string, gone: string): boolean =>
      (/^[a-z]/.test(one) && gone.endsWith(';')) || /^Not (?:in|when|for) \w+/.test(one)
    const left = clauses
      .filter(
        ({ one }, at) => !(at > 0 && clauses[at - 1]?.left.length === 0 && goesOn(one, clauses[at - 1]?.one ?? '')),
      )
      .flatMap(({ left: rest }) => rest)
      .join(' ')
      .replace(clauses.at(-1)?.left.length === 0 ? /;$/ : /(?!)/, '.')
    if (line.trim() !== '' && /^[\s\d.*•-]*$/.test(left)) return []
    // A line about a thing that is gone says nothing without its beginning.
    if (/^[a-z]/.test(left) && !/^[a-z]/.test(line.trim())) return []
    return [(left.match(/\*\*/g) ?? []).length % 2 === 0 ? left : left.replace('**', '')]
  })
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const retinoidNamed = new RegExp(`\\b(?:${retinoids}|retinoids?)\\b`)

/** Whether a sentence, normalised, warns of everything in it that `names` matches. */
export const warnsOfAll = (plain: string, names: RegExp): boolean => warnsOf(plain, names)

/** Whether a sentence puts forward what `names` matches, and does not warn of it. */
export const putsForward = (sentence: string, names: RegExp, praise = none): boolean => {
  const plain = normalise(sentence)
  return names.test(plain) && (offering.test(plain) || praise.test(plain)) && !warnsOf(plain, names)
}

/** Whether an answer puts a retinoid forward and says nothing of pregnancy. */
export const needsPregnancyLine = (response: string): boolean =>
  !/pregnan|breastfeed/i.test(response) &&
  response.split(/(?<=[.!?;])\**\s+|\n/).some((sentence) => putsForward(sentence, retinoidNamed))

/** Whether a page, by its title, is about something this person must not have: it is then not offered. */
export const mayOffer = (knowledge: Knowledge, title: string, situation: Situation): boolean =>
  !(ruledOut(knowledge, situation)?.test(normalise(title)) ?? false)

/**
 * The answer with links to our own pages only. What somebody pasted is said back in places, and may carry a link of its own: it stays text.
 * @param paths the addresses that may be linked to, without anchors
 */
export const ownLinksOnly = (response: string, paths: ReadonlySet<string>): string =>
  response
    .replaceAll(/\]\(([^)\s]*)\)?/g, (whole, link: string) => (paths.has(link.replace(/[#?].*$/, '')) ? whole : '] '))
    .replaceAll(/\b(?:https?|ftp|javascript|data|vbscript):\S*/gi, '')
