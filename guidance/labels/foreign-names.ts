import { normalise } from '../text/normalise.ts'

// Labels sold in South Africa also name plain ingredients in pharmacy Latin, Afrikaans, Dutch, French and Portuguese. These names
// are formed alike, so the parts are put into English and set in its order: `Oleum Helianthi`, `Huile de tournesol` and `Zonnebloemolie`
// are sunflower oil. Source of the Latin forms: European Pharmacopoeia, Latin titles of monographs.

/** English, then the stems that mean it; of a stem the whole word is meant, with any of the usual endings of a noun or a genitive. */
const table = `acid:acid acide acido zuur suur
oil:ole huile olie oleo liquid
butter:beurre manteiga boter
wax:cera cire was
gum:gomme
starch:amyl amidon amido stysel zetmeel
extract:extrait extrat ekstrak
juice:jus
alcohol:alcohol alcool alkohol
sodium:natri sodi natrium
potassium:kali potassi kalium
zinc:zinc zink
titanium:titani titane titaan
magnesium:magnesi magnesio
calcium:calci kalsium
oxide:oxid oxyde oksied oxide
dioxide:dioxid dioxyde dioksied dioxide
hydroxide:hydroxid hydroxyde hidroksied hidroxid hydroxide
chloride:chlorid chlorure chloried cloret chloride
sulfate:sulfas sulfate sulfaat sulfat
benzoate:benzoas benzoate bensoaat benzoat
sorbate:sorbate sorbat
citric:citroen
lactic:melk
salicylic:salicilic salicyl salisiel
stearic:estearic stearine stearien
cetearyl:cetylstearyl cetostearyl cetoestearyl
sunflower:helianth tournesol girassol zonnebloem
olive:olivar olijf
coconut:cocos coco kokos
castor:ricin ricinus
sweet almond:amygdalar amande amendoas
peanut:arachid
sesame:sesam
corn:mayd mais milho maiz mielie
cocoa:cacao cacau
lavender:lavandul lavande lavendel
rosemary:rosmarin
eucalyptus:eucalypt
shea:karite
chamomile:camomille camomila
mineral:minerale paraffine parafin
bees:bijen bye
denatured:denature
xanthan:xanthan
aloe vera:aloes
water:eau agua`
const english = new Map(table.split('\n').flatMap((line) => {
  const [meant = '', words = ''] = line.split(':')
  return words.split(' ').map((word): [string, string] => [word, meant])
}))

/** Single words that are not formed so. */
const whole = new Map(`agua water,azeite olive oil,sel salt,honing honey,miel honey,uree urea,ureia urea,talco talc,enxofre sulfur,canfora camphor,
camphora camphor,geurmiddel fragrance,fragrancia fragrance,alcool alcohol,aethanolum alcohol,aloes aloe vera,amylum corn starch`
  .replaceAll('\n', '').split(',').map((pair): [string, string] => {
    const at = pair.indexOf(' ')
    return [pair.slice(0, at), pair.slice(at + 1)]
  }))

const joins = new Set('de da do du des van d doce douce'.split(' '))
/** Words that stand last in English, and first or glued to the end elsewhere. */
const heads = /^(?:acid|oil|butter|wax|gum|starch|extract|juice|alcohol|(?:di|hydr)?oxide|chloride|sulfate|benzoate|sorbate|water)$/

/** `zonnebloemolie` in two words, at the longest ending that is one of the heads. */
const unglued = (word: string): string[] => {
  for (let at = 3; at < word.length - 2; at += 1) if (heads.test(english.get(word.slice(at)) ?? '')) return [word.slice(0, at), word.slice(at)]
  return [word]
}

/** By the table, or by the endings of acids and alcohols: citrique, citrico, citricum; cetylique, cetilico, cetylicus. Acids in -ylic keep it. */
const meaning = (word: string, acid: boolean): string => {
  const formed = word.replace(acid ? /i(?:que|co|cum)$/ : /[iy]?li(?:que|co|cus)$/, acid ? 'ic' : 'yl')
  return english.get(word) ?? english.get(formed) ?? english.get(word.replace(/(?:um|us|is|ae|[iaeo])$/, '')) ?? formed
}

/** What a foreign name of a plain ingredient may be in English, or nothing. Latin names also without their ending: `Kaolinum`. */
export const translated = (name: string): string[] => {
  if (name.length > 40) return []
  const plain = normalise(name).replaceAll(/[^a-z]+/g, ' ').trim()
  const single = whole.get(plain)
  if (single !== undefined) return [single]
  if (/^[a-z]{5,}um$/.test(plain)) return [plain.slice(0, -2), `${plain.slice(0, -2)}e`]
  const parts = plain.split(' ').filter((word) => !joins.has(word))
  const acid = /zuur|suur|acid/.test(plain)
  const words = (parts.length === 1 ? unglued(plain) : parts).map((word) => meaning(word, acid))
  const head = words.find((word) => heads.test(word))
  if (head === undefined || words.length < 2) return []
  const rest = words.filter((word) => word !== head)
  return [[...rest, head].join(' ')]
}
