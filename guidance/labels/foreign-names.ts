import { normalise } from '../text/normalise.ts'

// Labels sold in South Africa also name plain ingredients in pharmacy Latin, Afrikaans, Dutch, French and Portuguese. These names
// are formed alike, so the parts are put into English and set in its order: `Oleum Helianthi`, `Huile de tournesol` and `Zonnebloemolie`
// are sunflower oil. Source of the Latin forms: European Pharmacopoeia, Latin titles of monographs.

/** English, then the stems that mean it; of a stem the whole word is meant, with any of the usual endings of a noun or a genitive. */
const table = `acid:acid acide acido zuur suur
oil:ole huile olie oleo liquid aceite olio
butter:beurre manteiga boter manteca burro
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
stearate:stearat
citric:citroen
lactic:melk
salicylic:salicilic salicyl salisiel
stearic:estearic stearine stearien
cetearyl:cetylstearyl cetostearyl cetoestearyl
sunflower:helianth tournesol girassol zonnebloem sonneblom
olive:olivar olijf olyf oliva
coconut:cocos coco kokos kokosneut
castor:ricin ricinus
palm:palme palma
sweet almond:amygdalar amande amendoas
peanut:arachid
sesame:sesam
corn:mayd mais milho maiz mielie
cocoa:cacao cacau
lavender:lavandul lavande lavendel
rosemary:rosmarin
eucalyptus:eucalypt
shea:karite
glyceryl:glyceryl
chamomile:camomille camomila
mineral:minerale mineraal paraffine parafin
bees:bijen bye by abeja api
denatured:denature
xanthan:xanthan
aloe vera:aloes
water:eau agua`
const english = new Map(
  table.split('\n').flatMap((line) => {
    const [meant = '', words = ''] = line.split(':')
    return words.split(' ').map((word): [string, string] => [word, meant])
  }),
)

/** Single words that are not formed so. */
const whole = new Map(
  `agua:water,azeite:olive oil,
sel:salt,honing:honey,miel:honey,uree:urea,ureia:urea,talco:talc,enxofre:sulfur,canfora:camphor,camphora:camphor,
geurmiddel:fragrance,geursel:fragrance,
geurstof:fragrance,reukstof:fragrance,fragrancia:fragrance,alcool:alcohol,aethanolum:alcohol,aloes:aloe vera,amylum:corn starch,gesuiwerde water:water,
gedistilleerde water:water,witsagteparafien:petrolatum,sagteparafien:petrolatum,emulgeerwas:emulsifying wax,mikrokristallyne was:microcrystalline wax,
uju:honey,ubusi:honey,usawoti:salt,ityuwa:salt,iphunga:fragrance,
amafutha kakhokhonathi:coconut oil,joghurt:yoghurt,
amafutha kakhukhunathi:coconut oil,amafutha omnqumo:olive oil,amafutha kakotapheya:avocado oil,amafutha olivi:olive oil,ioli yekhokhonathi:coconut oil,
amanzi:water,metsi:water,boorsuur:boric acid,borssuur:boric acid,karbolsuur:phenol,koolteer:coal tar,swawel:sulfur,hydrochinon:hydroquinone,hydrochinone:hydroquinone,
emulsifiserende was:emulsifying wax,lignokaien:lidocaine,bensokaien:benzocaine,silwersulfadiasien:silver sulfadiazine,skaapvet:tallow,beesvet:tallow`
    .replaceAll('\n', '')
    .split(',')
    .map((pair): [string, string] => pair.split(':') as [string, string]),
)

const joins = new Set('de da do di du des van d doce douce'.split(' '))
/** Words that stand last in English, and first or glued to the end elsewhere. */
const heads =
  /^(?:acid|oil|butter|wax|gum|starch|extract|juice|alcohol|(?:di|hydr)?oxide|chloride|sulfate|(?:meta)?bisulfite|benzoate|sorbate|stearate|water)$/

/** `zonnebloemolie` in two words, at the longest ending that is one of the heads. */
const unglued = (word: string): string[] => {
  for (let at = 2; at < word.length - 2; at += 1)
    if (heads.test(english.get(word.slice(at)) ?? '')) return [word.slice(0, at), word.slice(at)]
  return [word]
}

/** By the table, or by the endings of acids and alcohols: citrique, citrico, citricum; cetylique, cetilico, cetylicus. Acids in -ylic keep it. */
const meaning = (word: string, acid: boolean): string => {
  const formed = word.replace(acid ? /i(?:que|co|cum)$/ : /[iy]?li(?:que|co|cus)$/, acid ? 'ic' : 'yl')
  return english.get(word) ?? english.get(formed) ?? english.get(word.replace(/(?:um|us|is|ae|[iaeo])$/, '')) ?? formed
}

/** How Afrikaans writes the sounds of chemistry: `Gliserielstearaat`, `Natriumlaurilsulfaat`, `Fenoksi-etanol`. */
const afrikaans = [
  [/dinatrium/g, 'disodium'],
  [/natrium/g, 'sodium'],
  [/kalium/g, 'potassium'],
  [/aat\b/g, 'ate'],
  [/ied\b/g, 'ide'],
  [/iet\b/g, 'ite'],
  [/oksied/g, 'oxide'],
  [/oksie\b/g, 'oxy'],
  [/oksi/g, 'oxy'],
  [/fe(?=n)/g, 'phe'],
  [/gliser/g, 'glycer'],
  [/glik/g, 'glyc'],
  [/(?<=m|\b)eti(?:e)?l/g, 'ethyl'],
  [/etanol/g, 'ethanol'],
  [/ileen/g, 'ylene'],
  [/asin/g, 'acin'],
  [/ie?l(?=\b|[b-df-hj-np-tv-z])/g, 'yl'],
  [/ieë?n\b/g, 'in'],
  [/een\b/g, 'en'],
  [/eer\b/g, 'er'],
  [/oon\b/g, 'one'],
  [/aseta/g, 'aceta'],
  [/\bset(?=o|yl|iel|ear)/g, 'cet'],
  [/k/g, 'c'],
  [/asool\b/g, 'azole'],
  [/talgate\b/g, 'tallowate'],
  [/hidro/g, 'hydro'],
  [/chloorhidr/g, 'chlorohydr'],
  [/metas(?=one)/g, 'methas'],
  [/cetostearyl/g, 'cetearyl'],
  [/vitamien/g, 'vitamin'],
  [/mirist/g, 'myrist'],
  [/met(?=oxy)/g, 'meth'],
  [/sinnam/g, 'cinnam'],
] as const

/** An Afrikaans name as English spells it, where it ends like one; else nothing. */
const respelled = (name: string): string[] => {
  const plain = normalise(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  if (!/(?:aat|ied|iet|ien|een|eer|oon|raal|iel|sool)\b|\bfen|k/.test(plain)) return []
  const spelt = afrikaans.reduce((text, [from, to]) => text.replaceAll(from, to), plain)
  return [spelt, `${spelt}e`]
}

/** What a foreign name of a plain ingredient may be in English, or nothing. Latin names also without their ending: `Kaolinum`. */
export const translated = (name: string): string[] => {
  if (name.length > 40) return []
  const plain = normalise(name)
    .replaceAll(/[^a-z]+/g, ' ')
    .replace(/(?<=\w)saad ?(?=olie)/, '')
    .trim()
  const single = whole.get(plain) ?? whole.get(plain.replaceAll(' ', '').replace('raff', 'raf'))
  if (single !== undefined) return [single]
  if (/^[a-z]{5,}um$/.test(plain)) return [plain.slice(0, -2), `${plain.slice(0, -2)}e`]
  const parts = plain.split(' ').filter((word) => !joins.has(word))
  const acid = /zuur|suur|acid/.test(plain)
  const words = (parts.length === 1 ? unglued(plain) : parts).map((word) => meaning(word, acid))
  const head = words.find((word) => heads.test(word))
  if (head === undefined || words.length < 2) return respelled(name)
  const rest = words.filter((word) => word !== head)
  const inOrder = [...rest, head].join(' ')
  return [inOrder, ...respelled(inOrder)]
}
