import { wordsOf } from './normalise.ts'
import { remembered } from './remembered.ts'

/** Text-message spelling and common slips: what is meant, and how it is written. */
const writtenOut = new Map(
  `
  you: u | are: r | your: ur | yours: urs | please: pls plz plss | together: 2gether tgt tgthr togther togeter togetha | before: b4 |
  because: bc cuz coz cos | vitamin: vit vits | and: n nd | about: abt | what: wht wat | whats: wats | how: hw | this: dis | that: dat |
  the: da de | with: wit wth w wif | good: gud | great: gr8 | skin: skn | skincare: skincair skicare skincar | people: ppl | now: rn |
  right: ryt | when: wen | which: wich whch | would: wud | should: shud | can: cn | have: hv hav | there: der thr | morning: mornin |
  night: nite nyt | tonight: 2nite tonite | every: evry | everyday: evryday | often: oftn ofen offen | useful: usefull |
  recommend: recomend reccomend recommed | something: sumthing sumtin smth | anything: anythin | nothing: nothin | pregnant: preg |
  difference: diff | acne: acn | actually: acc | dont know: idk | though: tho | safe: sfe saf saef | mixed: mixd | work: wrk | works: wrks |
  face: fce | moisturiser: moist moisty | sunscreen: sunnies | combination: combi | hyperpigmentation: hyper |
  routine: routne ruotine rutine | budget: budjet | under: unda undr | first: 1st | second: 2nd | versus: v | boyfriend: bf |
  girlfriend: gf | gesig: gevreet bakkies smoel | peel: skil skille afskil | baby: bby babby | better: bettr bta btr
`
    .split('|')
    .flatMap((row) => {
      const [meant = '', written = ''] = row.split(':')
      return written
        .trim()
        .split(/\s+/)
        .map((word): [string, string] => [word, meant.trim()])
    }),
)

// "what" in Afrikaans is spelt like a slip of the English word; both mean the same here. So is "wit" (white), which only matters next to "maak".
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bPA ?\++/gi, ' pa '],
  [/\bw\/o\b/g, ' without '],
  [/\bw\//g, ' with '],
  [/&/g, ' and '],
  [/\+/g, ' and '],
  [/\bu\.?v\.?\b/gi, ' uv '],
  [/\br\s?(?=\d)/gi, ' r'],
  [/\bthe pill\b/gi, ' contraception '],
  [/(\d)\s?%/g, '$1 percent '],
  [/\bwhich 1\b/gi, 'which one'],
  [/\bretin[- ]a\b/gi, ' tretinoin '],
  [/\bbf\b(?= (?:my|a|our) (?:baby|newborn|son|daughter|child))|(?<=\b(?:i ?'?m|am|still) )bf\b/gi, ' breastfeeding '],
  [/(?<!\bI )\bA\.?M\b/g, ' morning '],
  [/\b(?:in the )am\b/gi, ' morning '],
  [/\bp\.?m\b/gi, ' night '],
  [/\bam\s*(?:\/|and|or|&)\s*(?=night)/gi, ' morning and '],
  // Sesotho, and what isiXhosa and isiZulu say of dry and oily skin and of sunscreen.
  [/\b(?:le |e )?(?:omme|omileng|omile|omeletse|omella)\b|\b\p{L}{1,5}yoma\b/giu, ' dry skin '],
  [/\b(?:e |le |lena )?(?:na )?le mafura\b|\bmafura a mangata\b/gi, ' oily skin '],
  [
    /\b(?:setlolo|sesireletsi) sa letsatsi\b|\b(?:i?sikhuseli|isivikelo|ukhilimu|umuthi|i?cream) (?:se|ye|we|s)?langa\b/gi,
    ' sunscreen ',
  ],
  // "Bodycream", "handlotion": two words that were written as one.
  [/\b(body|hand|foot|heel|face|night|day)-?(creams?|lotions?|butters?|balms?)\b/gi, ' $1 $2 '],
  [/\b(rimpel|hand|voet|gesig|hak)room\b/gi, ' $1 room '],
  [/\b(aand|oggend|nag|dag)roetine/gi, ' $1 routine '],
  [/\bgroen ?seep\b/gi, ' green soap '],
  [/\bmariha\b/gi, ' winter '],
  [/\b(?:ke )?(?:ka )?sebedis[ae] eng\b/gi, ' what can i use '],
  [/\bmatheba\b/gi, ' dark spots '],
  [/\bwit maak\b|\bwitter\b/gi, ' whiten '],
  [/(?<=\d)\s?(?:x|times)(?= )/gi, ' times '],
]

// isiZulu and isiXhosa put "I have", "of" and "with" before the noun in one word: nginezinduna, kwamabala. The noun is what counts.
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^.+(?:m|n)abala$/, 'amabala'],
  [/^.+qhakuva$/, 'amaqhakuva'],
  [/^.*zinduna$/, 'izinduna'],
  [/^.+(?:shubaba|chubaba)$/, 'izishubaba'],
  [/^.+khulelwe$/, 'khulelwe'],
  [/^.{1,6}khanyisa(?:yo)?$/, 'ukukhanyisa'],
  [/^.{1,4}phephile$/, 'iphephile'],
  [/^.+(?:mafutha)$/, 'namafutha'],
  [/^(?:ngin|ndin)es(?:ikhumba)$/, 'isikhumba'],
  [/^.+(?:womile|somile|lomile)$/, 'somile'],
]
const nounOf = (word: string): string => nouns.find(([shape]) => shape.test(word))?.[1] ?? word

/** The words of a message, with signs and text-message spelling written out. */
export const tokensOf = remembered((message: string): string[] => {
  let text = message
  for (const [sign, words] of signs) text = text.replace(sign, words)
  return wordsOf(text)
    .flatMap((word) => (writtenOut.get(word) ?? word).split(' '))
    .map(nounOf)
})
