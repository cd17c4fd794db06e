import { wordsOf } from '../../text/normalise.ts'

/** Text-message spelling, and what a word of one or two letters stands for. */
const writtenOut: Record<string, string> = {
  u: 'you', r: 'are', ur: 'your', urs: 'yours', pls: 'please', plz: 'please', plss: 'please', '2gether': 'together', tgt: 'together', tgthr: 'together', togther: 'together', togeter: 'together', togetha: 'together',
  b4: 'before', bc: 'because', cuz: 'because', coz: 'because', cos: 'because', vit: 'vitamin', vits: 'vitamin', n: 'and', nd: 'and', abt: 'about', wht: 'what', wat: 'what', wats: 'whats', hw: 'how',
  dis: 'this', dat: 'that', da: 'the', de: 'the', wit: 'with', wth: 'with', w: 'with', gud: 'good', gr8: 'great', skn: 'skin', skincair: 'skincare', skicare: 'skincare', skincar: 'skincare', ppl: 'people',
  rn: 'now', ryt: 'right', wen: 'when', wich: 'which', whch: 'which', wud: 'would', shud: 'should', cn: 'can', hv: 'have', hav: 'have', der: 'there', thr: 'there', mornin: 'morning', nite: 'night', nyt: 'night',
  '2nite': 'tonight', tonite: 'tonight', evry: 'every', evryday: 'everyday', oftn: 'often', ofen: 'often', offen: 'often', usefull: 'useful', recomend: 'recommend', reccomend: 'recommend', recommed: 'recommend',
  sumthing: 'something', sumtin: 'something', smth: 'something', anythin: 'anything', nothin: 'nothing', preg: 'pregnant', diff: 'difference', acn: 'acne', acc: 'actually', idk: 'dont know', tho: 'though',
  sfe: 'safe', saf: 'safe', saef: 'safe', mixd: 'mixed', wrk: 'work', wrks: 'works', fce: 'face', moist: 'moisturiser', moisty: 'moisturiser', sunnies: 'sunscreen', combi: 'combination',
  hyper: 'hyperpigmentation', routne: 'routine', ruotine: 'routine', rutine: 'routine', budjet: 'budget', unda: 'under', undr: 'under', beta: 'beta',
}

// "what" in Afrikaans is spelt like a slip of the English word; both mean the same here. So is "wit" (white), which only matters next to "maak".
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/g, ' without '], [/\bw\//g, ' with '], [/&/g, ' and '], [/\+/g, ' and '], [/\bu\.?v\.?\b/gi, ' uv '], [/\br\s?(?=\d)/gi, ' r'], [/(\d)\s?%/g, '$1 percent '],
  [/\bretin[- ]a\b/gi, ' tretinoin '], [/(?<!\bI )\bA\.?M\b/g, ' morning '], [/\b(?:in the )am\b/gi, ' morning '], [/\bp\.?m\b/gi, ' night '], [/\bam\s*(?:\/|and|or|&)\s*(?=night)/gi, ' morning and '],
  [/\bwit maak\b|\bwitter\b/gi, ' whiten '], [/(?<=\d)\s?(?:x|times)(?= )/gi, ' times '],
]

// isiZulu and isiXhosa put "I have", "of" and "with" before the noun in one word: nginezinduna, kwamabala. The noun is what counts.
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^.+(?:m|n)abala$/, 'amabala'], [/^.+qhakuva$/, 'amaqhakuva'], [/^.+zinduna$/, 'izinduna'], [/^.+(?:shubaba|chubaba)$/, 'izishubaba'], [/^.+khulelwe$/, 'khulelwe'], [/^.+(?:mafutha)$/, 'namafutha'],
  [/^(?:ngin|ndin)es(?:ikhumba)$/, 'isikhumba'], [/^.+(?:womile|somile|lomile)$/, 'somile'],
]
const nounOf = (word: string): string => nouns.find(([shape]) => shape.test(word))?.[1] ?? word

/** The words of a message, with signs and text-message spelling written out. */
export const tokensOf = (message: string): string[] => {
  let text = message
  for (const [sign, words] of signs) text = text.replace(sign, words)
  return wordsOf(text).flatMap((word) => (Object.hasOwn(writtenOut, word) ? (writtenOut[word] ?? word) : word).split(' ')).map(nounOf)
}
