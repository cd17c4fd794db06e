import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft, draftOf } from './draft.ts'
import { objection } from './lines.ts'
import { composeSuggest } from './suggest.ts'
import type { Thing } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'

// Under which names labels print what somebody leaves out, and what there is instead: an allergy is no help unless its names are known.

type Kind = 'wash' | 'shampoo' | 'lip' | 'cream' | 'sunscreen' | 'nails' | 'hair-colour'
/** `of`: the group as it is said back; `short`: for a line beside another answer; `names`: all of them; `instead`: by kind of product. */
type Row = { of: RegExp; short: string; names?: string; instead?: Partial<Record<Kind, string>>; more?: string }

const plainGrease = 'plain petroleum jelly, or a balm of shea with candelilla or carnauba wax; with SPF 30 by day'
/** Sources: eu, davids, general. */
const rows: readonly Row[] = [
  {
    of: /animals/,
    short:
      'no lanolin, beeswax (cera alba), honey, milk, carmine or collagen; plant waxes such as candelilla or carnauba do the same',
  },
  {
    of: /bee products|beeswax|propolis|honey/,
    short: 'no beeswax (cera alba), honey (mel) or propolis',
    names: 'beeswax (cera alba or cera flava), honey (mel), propolis, royal jelly and bee venom',
    instead: { lip: plainGrease },
    more: 'Most balms, and many ointments and mascaras, hold beeswax. Creams against chapping from a pharmacy may too: read each list.',
  },
  {
    of: /lanolin|wool/,
    short: 'no lanolin or wool wax',
    names: 'lanolin, adeps lanae, wool wax, wool fat, wool alcohols and names with laneth or lanolate',
    instead: {
      lip: 'plain petroleum jelly, or a balm of shea or beeswax without lanolin; with SPF 30 by ' + 'day',
      cream: 'petroleum jelly, or a cream with glycerin and ' + 'ceramides',
    },
  },
  {
    of: /coconut/,
    short: 'no cocos nucifera, coco-, cocoyl-, cocamido- or cocoate',
    names:
      'cocos nucifera, and all that is made of it: cocamidopropyl ' +
      'betaine, coco-betaine, coco-glucoside, cocamide, sodium cocoyl isethionate and other names with coco or cocoyl, sodium cocoate',
    instead: {
      wash: 'a cleansing cream, milk or ointment that does not foam, or an emollient used as ' + 'soap',
      shampoo:
        'a shampoo without them, for example on a base of sodium ' +
        'C14–16 olefin sulfonate; ask a pharmacist to read the list with you',
    },
    more:
      'These are the very agents that make most washes clean. Lauryl and decyl glucoside, lauryl sulfates and caprylic/capric triglyceride are often ' +
      'made from coconut too: ' +
      'ask the maker or a pharmacist. Whether you react to the oil, or only to the betaine, a patch test tells.',
  },
  {
    of: /isothiazolinone/,
    short: 'no methylisothiazolinone or methylchloroisothiazolinone',
    names:
      'methylisothiazolinone (MI), ' +
      'methylchloroisothiazolinone (MCI; both together ' +
      'are Kathon CG), benzisothiazolinone and octylisothiazolinone',
  },
  {
    of: /formaldehyde/,
    short: 'no DMDM hydantoin, quaternium-15, bronopol, imidazolidinyl or diazolidinyl ' + 'urea',
    names:
      'formaldehyde, formalin or methylene glycol, DMDM ' +
      'hydantoin, quaternium-15, imidazolidinyl urea, diazolidinyl urea, bronopol (2-bromo-2-nitropropane-1,3-diol) and sodium hydroxymethylglycinate',
    instead: { nails: 'polish without formaldehyde and without tosylamide/formaldehyde resin' },
  },
  {
    of: /fragrance/,
    short: 'fragrance-free, no “parfum”, and not merely “unscented”',
    names:
      'parfum, fragrance or aroma, essential oils, and single ' +
      'scents such as limonene, linalool, geraniol, citronellol, eugenol and citral',
  },
  { of: /sulfates/, short: 'no sodium lauryl or laureth sulfate' },
  { of: /parabens/, short: 'no name that ends in -paraben' },
  { of: /silicones/, short: 'no name that ends in -cone or -siloxane' },
  {
    of: /\bnuts\b/,
    short: 'no almond, macadamia, walnut, hazelnut, argan or peanut (arachis)',
    names:
      'almond (prunus amygdalus), macadamia, walnut ' +
      '(juglans), hazelnut (corylus), ' +
      'argan, shea (butyrospermum, as a precaution) and peanut (arachis hypogaea)',
    instead: {
      cream: 'petroleum jelly, or a cream with glycerin, ceramides or sunflower ' + 'oil',
      lip: 'plain petroleum jelly or a beeswax balm without nut oils',
    },
  },
  {
    of: /\b(?:soya?|soybeans?)\b/,
    short: 'no soya (glycine soja)',
    names:
      'glycine soja or glycine max (oil, protein, extract), soya or soybean, hydrolyzed soy protein, and lecithin unless it is ' +
      'from sunflower',
  },
  {
    of: /\bwheat\b/,
    short: 'no wheat (triticum)',
    names:
      'triticum vulgare or aestivum (germ oil, bran, starch), hydrolyzed wheat protein, wheat amino acids and gluten',
  },
  {
    of: /\bsesame\b/,
    short: 'no sesame (sesamum indicum)',
    names: 'sesamum indicum (oil, extract), sesame and hydrolyzed sesame protein',
  },
  {
    of: /\b(?:oats?|oatmeal)\b/,
    short: 'no oat (avena sativa)',
    names: 'avena sativa (oat kernel, flour, oil, extract), colloidal oatmeal and hydrolyzed oat protein',
  },
  {
    of: /\b(?:milk|dairy)\b/,
    short: 'no milk protein (lac, casein, whey)',
    names:
      'lac, casein or caseinate, whey, milk or goat’s milk, lactoferrin, yoghurt and hydrolyzed milk protein; ' +
      'lactic acid holds none',
  },
  {
    of: /\beggs?\b/,
    short: 'no egg (ovum, albumen)',
    names: 'ovum, albumen, egg oil or yolk, and lysozyme; ordinary lecithin is mostly from soya',
  },
  {
    of: /\bpeanuts?\b/,
    short: 'no peanut (arachis hypogaea)',
    names:
      'arachis hypogaea, arachis or groundnut oil, and peanut oil; some ear drops, bath oils and ointments hold it',
  },
  { of: /\balcohol/, short: 'no alcohol denat.' },
  {
    of: /hair dyes/,
    short: 'no p-phenylenediamine (PPD) or toluene-2,5-diamine',
    names: 'p-phenylenediamine (PPD), toluene-2,5-diamine (PTD), ' + 'p-aminophenol and m-aminophenol',
    instead: {
      'hair-colour':
        'pure plant henna without additives or a colour rinse without these, and only after a patch test; black henna never',
    },
  },
  {
    of: pattern`
    UV filters|oxybenzone|octocrylene|avobenzone|octinoxate|homosalate|octisalate`,
    short: 'zinc oxide or titanium dioxide as the only filters',
    names:
      'oxybenzone (benzophenone-3), ' +
      'octocrylene, avobenzone (butyl methoxydibenzoylmethane), octinoxate (ethylhexyl methoxycinnamate), homosalate and octisalate',
    instead: {
      sunscreen:
        'a mineral sunscreen with only zinc oxide or titanium dioxide as filters, fragrance-free, SPF 30–50; tinted with iron oxides ' +
        'it leaves no white cast on deeper skin',
    },
    more: 'Clothes, a brimmed hat and shade protect without any filter. Lip balm, make-up and day creams with SPF count too.',
  },
]

const kinds: readonly (readonly [RegExp, Kind, string])[] = [
  [/\b(?:lip\w*|lippe|chapstick)\b/, 'lip', 'lip balm'],
  [/\b(?:nail|nails|polish|naellak)\b/, 'nails', 'nail polish'],
  [/\b(?:hair ?(?:dye|colou?r)|tint|haarkleur\w*)\b/, 'hair-colour', 'hair colour'],
  [/\b(?:sun ?screens?|sun ?block|spf|sonskerm|(?:for|in|vir|die) (?:the )?(?:sun|son))\b/, 'sunscreen', 'sunscreen'],
  [/\b(?:shampoo\w*|sjampoe\w*)\b/, 'shampoo', 'shampoo'],
  [/\b(?:body ?wash|shower gel|bath)\b/, 'wash', 'body wash'],
  [/\b(?:cleansers?|face ?wash|soaps?|seep|micellar|wash)\b/, 'wash', 'cleanser'],
  [/\b(?:moistur\w*|creams?|lotion|room|butter|ointment|balm|body oil)\b/, 'cream', 'moisturiser'],
]

/** For a line beside another answer, by the groups that are left out. */
export const looksFor = (names: readonly string[]): string[] =>
  rows.flatMap(({ of, short }) => (names.some((name) => of.test(name)) ? [short] : []))

/** Whether more names than its own are known of something that is left out. */
export const hasNames = (told: readonly string[]): boolean =>
  rows.some(({ of, names }) => names !== undefined && told.some((one) => /^no /i.test(one) && of.test(one)))

const asksNames = pattern`
  \b(?:(?:what|which|wat|watter) (?:\S+ ){0,3}(?:not|avoid|leave out|names?|words?|ingredients?|vermy)|(?:names?|words?|
  ingredients?) (?:\S+ ){0,4}(?:look|avoid|leave)|not be in|look (?:out )?for|watch out for|check (?:the )?labels?|(?:on|op) (?:an? |the |my |n |die )?(?:labels?|etikette?|ingredients? lists?|inci|
  lists?|cosmetics)|label names?|(?:must|should) (?:the |a |its |my )?label (?:say|have|read)|label (?:must|should|has to|have to|needs to) (?:say|have|read)|latin|latyn\w*|latynse|soek (?:\S+ ){0,3}(?:label|etiket)\w*|what (?:must|
  should) i (?:avoid|look))\b`
const asksWhich =
  /\b(?:which|whats?|watter|wat|any|recommend\w*|suggest\w*|please|pls|help me (?:choose|find|pick)|choose|need|soek|looking for|safe for me)\b/

const own = pattern`
  \b(?:makes? (?:me|my)|gives? me|allerg\w*|allergies|react\w*|hives|patch test\w*|cant (?:have|use|stand|take)|intoleran\w*|sensitive to|avoid\w*|
  without|no|vermy|sonder)\b`

const asksToUse =
  /\b(?:can|may|could|should|shall|must|kan|mag|moet) (?:i|ek|we|ons) (?:\w+ ){0,4}(?:use|try|borrow|put|share|have|buy|gebruik|probeer|leen|koop)\b|\b(?:ok|okay|safe|fine) for me\b|\b(?:is|are) (?:\S+ ){1,9}(?:ok|okay|safe|fine|allowed)\b/

const asksElse =
  /\b(?:what|which|wat|watter) (?:\w+ ){0,2}(?:can|else|could|kan|should|do) (?:i|we|ek)\b|\b(?:instead|alternatives?|other than)\b/

/** The names of what this person leaves out, with what to take of the kind asked for; undefined where that is not the question. */
export const namesLeftOut = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  const told = situation.heard.flatMap((one) => (/^no (?!products)/i.test(one) ? [one.slice(3)] : []))
  const found = rows.filter(({ of, names }) => names !== undefined && told.some((one) => of.test(one)))
  const said = tokensOf(request.message).join(' ')
  if (found.length === 0 || heard.isLabel || heard.harmed || heard.injected || situation.conditions.has('under-12'))
    return undefined
  const story = messagesOf(request.turns)
    .map((text) => text.toLowerCase().replaceAll(/['’]/g, ''))
    .join(' ')
  if (!own.test(`${story} ${said}`)) return undefined
  const [, kind, called] = kinds.find(([words]) => words.test(said)) ?? []
  // "Moisturiser with no perfume pls, i react to it": one is asked for, and no names.
  if (
    heard.particular?.id === 'fragrance-words' &&
    heard.kinds.length === 1 &&
    heard.things.length === 0 &&
    !asksNames.test(said) &&
    !/\b(?:same|mean\w*|hides?|called|what is|difference)\b/.test(said)
  )
    return draftOf(composeSuggest(asked))
  const instead = kind && found.flatMap(({ instead: ways }) => ways?.[kind] ?? [])[0]
  // "My friend swears by her lanolin balm, may I use hers?": first the no to that one.
  const isOut = (thing: Thing): boolean => objection(asked.knowledge, thing, situation)?.tone === 'avoid'
  const askedFrom = heard.tokens.findIndex((token) => /^(?:is|are|can|may|could|kan|mag)$/.test(token))
  const askedOf = heard.named.filter(({ from }) => from > askedFrom).map(({ means }) => means)
  const [hers] = asksToUse.test(said)
    ? (askedOf.length === 1 ? askedOf : heard.named.map(({ means }) => means)).flatMap((thing) =>
        isOut(thing) ? [thing.called] : [],
      )
    : []
  // "Can I use shea butter if I have a nut allergy?" is judged by what stands in shea butter.
  if (hers !== undefined && story === '' && /\b(?:if|when|because|since) (?:i|she|he|we|my)\b/.test(said))
    return undefined
  const wanted =
    (hers !== undefined && askedOf.length === 1) ||
    asksWhich.test(said) ||
    request.message.includes('?') ||
    request.message.split(/\s+/).length < 5
  // "Everything has shea or almond in it, what can I get?": all that is named is left out, and something else is asked for.
  const allOut = (asksElse.test(said) && heard.things.every(isOut)) || (hers !== undefined && askedOf.length === 1)
  // What is named and asked about itself has a verdict of its own.
  if (heard.things.length > 1 && !asksNames.test(said) && !allOut && /\b(?:is|are|does|safe|ok)\b/.test(said))
    return undefined
  const answers = instead !== undefined || found.length > 1 || kind === 'wash' || kind === 'shampoo'
  if (!(asksNames.test(said) || (kind !== undefined && wanted && answers))) return undefined
  if (heard.concerns.some((one) => one !== 'dehydration') && !asksNames.test(said)) return undefined
  const shelfKind =
    kind === 'cream'
      ? 'moisturiser'
      : kind === 'sunscreen'
        ? kind
        : called === 'cleanser' && instead === undefined
          ? called
          : undefined
  const shelf =
    shelfKind &&
    composeSuggest({ ...asked, heard: { ...heard, things: [], kinds: [shelfKind] } })
      .paragraphs.find((one) => one?.startsWith('- ') === true)
      ?.split('\n')
      .filter((line) => kind !== 'sunscreen' || /zinc|mineral|titanium/i.test(line))
      .slice(0, 2)
      .join('\n')
  const names = found.map(({ names: all }) => all ?? '')
  const leaves = (first: string): string =>
    `**Leave ${called === undefined ? 'every product' : `any ${called}`} whose list names ${first}.**`
  const [lead, ...rest] =
    instead === undefined || asksNames.test(said)
      ? [
          leaves(names[0] ?? ''),
          ...names.slice(1).map((one) => `**Nor:** ${one}.`),
          ...(instead === undefined ? [] : [`**Take instead:** ${instead}.`]),
        ]
      : [
          `**${kind === 'lip' ? `For lips: ${instead}` : capital(instead)}.**`,
          ...names.map((one) => `**Not in it:** ${one}.`),
        ]
  const unscented = asksNames.test(said) && /\bunscented\b/.test(said) && told.some((one) => one.includes('fragrance'))
  return {
    paragraphs: [
      ...(unscented
        ? [
            '**No, “unscented” is not enough: it may hide a scent with another one. “Fragrance-free” is the safer word, and the list decides.**',
          ]
        : []),
      ...(hers === undefined
        ? []
        : [
            story !== '' && !story.includes((hers.toLowerCase().split(' ')[0] ?? hers).slice(0, 5))
              ? `**No, not that one: ${hers} belongs to what you leave out, or is left out with it as a precaution; ask your allergist or pharmacist before you try it.**`
              : `**No, not that one: ${hers} is what you react to or leave out, as you told me.**`,
          ]),
      hers === undefined
        ? (lead ?? '')
        : `**Instead:** ${(lead ?? '').replaceAll('**', '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
      ...rest,
      ...((kind === 'wash' || kind === 'shampoo') && instead === undefined
        ? [
            'Choose a short, fragrance-free list with another preservative, such as ' +
              'phenoxyethanol, sodium benzoate or ' +
              'potassium sorbate, and rinse it off well.',
          ]
        : []),
      ...found.flatMap(({ more }) => (more === undefined ? [] : [more])).slice(0, 1),
      ...(shelf === undefined || shelf === '' ? [] : [`From my sample list, by their printed lists:\n${shelf}`]),
      'Recipes change and traces are not printed: read the list each time, or paste it here and I look for every one of these names.',
    ],
    extras: [
      'Try the new one on the inside of the elbow for a week. A rash that spreads or blisters: stop and see a clinic; swelling of lips or ' +
        'throat, or hard breathing: 112 or 10177.',
    ],
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'suggest', ingredients: [] },
    suggestions: ['Can you check an ingredient list for me?', 'Which moisturiser suits me?'],
  }
}
