import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I explain it to his class?": words to say, before what the illness is. Sources: general.

const asksHow = pattern`
  \b(?:how|what|wat|hoe|help)\b.{0,30}\b(?:explain|tell|say to|answer|respond|verduidelik|vertel|se vir)\b.{0,40}\b(?:class(?:mates)?|classroom|teachers?|
  school|creche|kids|children|others|friends|
  people|them|they|colleagues|team|klas|skool|kinders|maats|mense|onderwyser)\b`
const feared = pattern`
  \b(?:catch\w*|contagious|infectious|aansteeklik|teas\w*|mock\w*|bull(?:y|ied|ies|ying)|stare\w*|laugh\w*|names?|spot\w*|terg\w*|lag\w*|explain|
  verduidelik|dirty|vuil|get it|hold \w+ hand|touch\w*|play with|sit (?:next|by|with)|avoid\w*)\b`

type Told = { words: RegExp; name: string; line: string }
const told: readonly Told[] = [
  {
    words: /\bvitiligo\b/,
    name: 'vitiligo',
    line: 'My skin has lost its colour in some places, because the cells that make pigment stopped working there',
  },
  {
    words: /\b(?:eczema|ekseem|dermatitis)\b/,
    name: 'eczema',
    line: 'My skin is dry and itchy because it does not hold water well',
  },
  {
    words: /\bpsoriasis\b/,
    name: 'psoriasis',
    line: 'My skin grows too fast in some places, so it gets thick and flaky',
  },
  {
    words: /\b(?:birth ?mark|port wine|mole)\w*\b/,
    name: 'a birthmark',
    line: 'I was born with it, like other people with a freckle',
  },
  {
    words: /\balbinis\w*\b/,
    name: 'albinism',
    line: 'I was born with less colour in my skin, hair and eyes, so I need shade and sunscreen',
  },
  { words: /\balopecia\b/, name: 'alopecia', line: 'My hair fell out because my body fights its roots by mistake' },
  { words: /\b(?:scars?|burn marks?)\b/, name: 'a scar', line: 'My skin was hurt once and healed like this' },
  { words: /\b(?:acne|pimples)\b/, name: 'acne', line: 'Pimples come from oil and hormones, not from dirt' },
]

/** What to say to others of a skin that is seen; undefined where that is not asked. */
export const toldToOthers = ({ heard, request }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected || heard.harmed) return undefined
  const said = tokensOf(request.message).join(' ')
  const whole = [
    ...messagesOf(request.turns)
      .slice(-2)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' ')
  const found = told.find(({ words }) => words.test(said)) ?? told.find(({ words }) => words.test(whole))
  if (found === undefined || !asksHow.test(said) || !feared.test(whole)) return undefined
  const child =
    heard.who.includes('child') ||
    /\b(?:son|daughter|child|kid|boy|girl|seun|dogter|class|klas|school|skool|he|she|his|her)\b/.test(said)
  return {
    paragraphs: [
      `**One plain sentence does it: “${found.line}. It is not contagious: you cannot catch it by touching, sharing or playing.”**`,
      child
        ? '**How:** ask your child first what may be told, and who should tell it. Then the teacher, with two minutes at the front of the class; ' +
          'many children like to answer questions themselves once ' +
          'the first is over.'
        : '**How:** say it once, early and calmly, and change the subject; most people only need to hear that it is harmless for them.',
      `For the playground a short answer to practise: “It’s ${found.name}. It doesn’t spread to you. Want to play?”`,
      'Nothing is wrong with how anybody looks, and a bit of sadness about teasing is only human. If it goes on, the school must act. ' +
        `If ${child ? 'your child' : 'you'} no longer want${child ? 's' : ''} to go, or feel${child ? 's' : ''} low for weeks: Childline is free on 116, SADAG on 0800 567 567.`,
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: [`What is ${found.name}?`, 'How do I deal with comments about my skin?'],
  }
}
