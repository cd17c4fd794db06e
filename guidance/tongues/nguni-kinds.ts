import { rows } from './nguni-words.ts'

// What kind of thing, how many and whose, in isiZulu and isiXhosa: a stem that takes on the class of what it is said of (e-bomvu, eli-bomvu, ezi-bomvu), so
// that only the stems are listed here.

const stems =
  rows(`big: khulu kulu | small: ncane ncinci ncinane ncinyane | old: dala | new: sha tsha | good: hle tle lungile | bad: bi mbi | long: de nde | short: fushane mfushane futshane mfutshane mfishane | many: ningi ninzi |
  dark: mnyama mdaka | white: mhlophe | red: bomvu | yellow: mthubi phuzi mtyheli tyheli lubhelu | green: luhlaza | brown: nsundu | sore: buhlungu | hard: lukhuni qinile | soft: thambile | wet: manzi | hot: shushu shisayo tshisayo | cold: bandayo |
  cheap: shibhile tshiphu ngabizi | expensive: dulile dulayo bizayo | better: ngcono | sensitive: buthathaka bucayi zwelayo | different: hlukile ahlukile ahlukeneyo | strong: namandla nomandla | same: fanayo | thick: jiyile | itchy: lumayo babayo rhawuzelelayo |
  swollen: vuvukile vuvukele dumbile | cracked: qhekekile qhekezile | safe: phephile khuselekile | normal: jwayelekile qhelekileyo qhelekile | dangerous: yingozi nengozi nobungozi | dirty: ngcolile | clean: hlanzekile cocekileyo cocekile | last: dlule dlulile phelileyo edlule |
  next: zayo landelayo | other: nye | oily: namafutha | infected: nesifo | rough: mahhadla rhabaxa | light: khanyayo lula | thin: ncincana | bleeding: ophayo ophayo | smelly: nukayo | dry: omile omileyo`)
const alternatives = (long: boolean): string =>
  [...stems.keys()]
    .filter((stem) => stem.length > 3 === long)
    .sort((a, b) => b.length - a.length)
    .join('|')
/** A short stem is only heard behind a front that can be nothing else: "isha" is "it burns". */
const kindShape = new RegExp(
  `^(?:(?:e|o|a|esi|eli|ezi|ezin|ezim|olu|obu|oku|aba|om|ama|emi|en|em|es|el|ez|ol|ob|ey|ow|ok|ne|i|isi)(${alternatives(true)})|(?:om|eli|esi|ezi|ezin|en|em|ama|olu|obu|oku|aba|emi|e(?=n))(${alternatives(false)}))(?:yo)?$`,
)

/** Kinds long enough to be told from the middle of another word; as a verb says them: "libomvu", "kubuhlungu". */
export const stateStems: ReadonlyMap<string, string> = new Map(
  [...stems].filter(([stem, english]) => stem.length > 4 && !stem.endsWith('yo') && english !== 'last'),
)

/** What kind of thing a word says, or whose: "elibomvu", "ezinkulu"; undefined where it says none. */
export const kindIn = (word: string): string | undefined => {
  const [, long, short] = kindShape.exec(word) ?? []
  return stems.get(long ?? short ?? '')
}

const counts = rows(
  '1: nye | 2: bili bini | 3: thathu tathu | 4: ne | 5: hlanu | 6: isithupha thandathu | 7: isikhombisa sixhenxe isixhenxe | 8: isishiyagalombili sibhozo isibhozo | 9: isishiyagalolunye lithoba ithoba | 10: ishumi lishumi',
)
const counted = new RegExp(
  String.raw`\b(?:iminyaka|uminyaka|(?:un|in|on|en|ngin|ndin|son)eminyaka|[a-z]{0,6}nyanga|[a-z]{0,5}sonto|[a-z]{0,5}viki|[a-z]{0,5}veki|[a-z]{0,5}nsuku|[a-z]{0,3}hora|amahora|imizuzu|[a-z]{0,3}yure)(?<count> (?:em|emi|ezin?|ezim|ama|am|ay|ey|al|el|eli|eziy|aba|em|en|e|a|zi)?(?<number>${[...counts.keys()].sort((a, b) => b.length - a.length).join('|')}))\b`,
  'g',
)

/** "Iminyaka emihlanu" is "iminyaka 5". */
export const numbersAsDigits = (text: string): string =>
  text.replaceAll(counted, (all: string, ...found: unknown[]) => {
    const { count, number } = found.at(-1) as { count: string; number: string }
    return `${all.slice(0, -count.length)} ${counts.get(number) ?? number}`
  })
