import { type Intent, messagesOf } from '../conversation.ts'
import { isActive } from '../understand/intent-signs.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// What was told of a life some turns before still holds when the last short question comes: the razor, the night shift, the scars that grow. It is said
// where it decides how what is asked now is to be done. Source: general dermatology practice.

type Told = {
  /** How it is told, in the turns before or now. */
  told: RegExp
  /** Whether it bears on what is asked now. */
  bears: (asked: Asked, intent: Intent, question: string) => boolean
  /** Shows that the answer says it already. */
  named: RegExp
  says: string
}

const ofActives = ({ heard: { things } }: Asked): boolean =>
  things.some(
    (thing) =>
      isActive(thing) ||
      thing.families.some((one) => /^(?:aha|bha|pha|retinoid|retinoid-medicine|exfoliating-enzyme)$/.test(one)),
  )
const ofSun = ({ heard: { kinds, things } }: Asked, intent: Intent, question: string): boolean =>
  intent === 'sunscreen' ||
  kinds.includes('sunscreen') ||
  things.some(({ families }) => families.some((one) => one.startsWith('uv-filter'))) ||
  /\b(?:sun ?screen|sunscrean|sunblock|spf|sonskerm|in the sun|beach)\b/.test(question)
const ofManner = new Set<Intent>([
  'when',
  'order',
  'how-often',
  'how-to-use',
  'routine',
  'does-help',
  'safe',
  'combine',
  'suggest',
])
const wounds = pattern`
  \b(?:derma ?roll\w*|micro ?needl\w*|needl\w*|roller|derma ?pen|dermapen|(?:chemical|salon|face|strong|tca) peels?|a peel|lasers?|ipl|pierc\w*|tattoos?|
  microblad\w*|fillers?|extractions?|
  (?:cut|burn|freeze|take) (?:it|them) off|skin tags?)\b`

const rows: readonly Told[] = [
  {
    told: /\bkeloids?\b/,
    bears: (_, __, question) => wounds.test(question),
    named: /keloid[^.]*(?:dermatolog|doctor)|(?:dermatolog|doctor)[^.]*keloid/i,
    says: '**With your keloids:** nothing that pricks, cuts or burns skin before a dermatologist has looked; every wound can grow into a new one.',
  },
  {
    told: /\b(?:cold ?sores?|fever ?blisters?|koorsblare?|koorsblase)\b/,
    bears: (_, __, question) => wounds.test(question) || /\b(?:peel|wax\w*|threading)\b/.test(question),
    named: /cold sore|fever blister/i,
    says:
      '**With your cold sores:** tell them beforehand. A peel, laser or needles near the mouth can bring them up; a doctor can give tablets against ' +
      'that, and nothing is done while one is out.',
  },
  {
    told: /\b(?:shav\w*|razors?|wax(?:ed|ing)|veet|epilat\w*|skeer)\b/,
    bears: (asked, intent) => ofManner.has(intent) && ofActives(asked),
    named: /shav|razor|wax/i,
    says: '**With your shaving:** not on the evening you shave, nor the night after, since fresh-shaved skin stings, and irritated skin darkens.',
  },
  {
    told: pattern`\b(?:melasma|mask of pregnancy|chloasma|sunspots on my cheeks)\b`,
    named: /\bheat\b/i,
    bears: (asked, intent, question) =>
      ofSun(asked, intent, question) &&
      /\b(?:coals?|fires?|braai|shisanyama|oven|stove|kitchen|chef|cook\w*|bak(?:e|er|ery|ing)|foundry|furnace|weld\w*|boiler|ironing|steam|sauna)\b/.test(
        messagesOf(asked.request.turns)
          .map((text) => text.toLowerCase())
          .join(' '),
      ),
    says:
      '**Heat counts too:** the glow of fire, coals or an oven can darken melasma without any sun. A tinted sunscreen with iron oxides also holds ' +
      'back visible light; step back, and cool the face in between.',
  },
  {
    told: /\bvitiligo\b/,
    bears: ofSun,
    named: /contrast|around them/i,
    says: '**With vitiligo** cover everything: the white parts burn within minutes, and the skin around them tans, so the contrast grows.',
  },
  {
    told: /\balbin(?:ism|o|isme)\b/,
    bears: (asked, intent, question) =>
      ofSun(asked, intent, question) || /\b(?:clothes?|klere|wear|shirt|hat|school|outside|shade|sun)\b/.test(question),
    named: /sunglasses/i,
    says:
      '**With albinism:** long, closely woven sleeves, a wide brim and collar, sunglasses with UV protection, and shade from ten to three, at break ' +
      'too; SPF 50 again every two hours.',
  },
  {
    told: /\b(?:swim\w*|swem|water ?polo|surf\w*|lifeguard|the pool)\b/,
    bears: ofSun,
    named: /water[- ]resist/i,
    says: '**Swimming:** water-resistant SPF 50, fifteen minutes before you get in, and again when you have towelled.',
  },
  {
    told: /\b(?:night ?shifts?|nagskof|night ?duty|work(?:ing)? nights|sleep(?:ing)? (?:in|during) the day)\b/,
    named: /shift|before you sleep/i,
    bears: (_, intent) => ofManner.has(intent) && intent !== 'suggest' && intent !== 'safe',
    says: '**On night shift** “morning” means before you meet daylight, and “night” means before you sleep, whatever the clock says.',
  },
  {
    told: pattern`\b(?:hard ?hats?|helmets?|respirators?|n95|face shields?|bullet ?proof vest|goggles|safety glasses|straps?)\b`,
    named: /strap|liner|helmet|hard hat/i,
    bears: ({ heard }, intent, question) =>
      /\b(?:shift|work|wash|pimples?|routine)\b/.test(question) ||
      (heard.concerns.includes('acne') && ofManner.has(intent)),
    says:
      '**Where straps sit:** wash and dry them after each shift, wear a clean cotton liner if safety rules allow, and rinse sweat off soon with a ' +
      'gentle wash. A benzoyl peroxide 2.5% wash there helps pimples.',
  },
  {
    told: /\b(?:eye ?lids?|ooglede|around my eyes)\b/,
    bears: (_, __, question) =>
      question.split(' ').length < 12 && !/\b(?:hands?|feet|legs?|body|lips?|hair)\b/.test(question),
    named: /lids?\b|\beyes?\b/i,
    says:
      '**On eyelids:** a thin layer with a clean finger, fragrance-free, not into the eye, and no acids or retinoids. Swollen, weeping or no better ' +
      'in two weeks: a pharmacist or clinic.',
  },
]
const furthest = 6

/** What was told earlier and bears on what is asked now: one line, unless the answer says it already. */
export const toldOfLife = (asked: Asked, intent: Intent, text: string): readonly string[] => {
  if (asked.request.turns.length === 0) return []
  const question = tokensOf(asked.request.message).join(' ')
  const told = [
    ...asked.request.turns
      .filter(({ role }) => role === 'user')
      .slice(-furthest)
      .map(({ text: said }) => said),
    asked.request.message,
  ]
    .filter((said) => !/\b(?:is|are|does|do|what|can) .*\?/i.test(said) || /\b(?:my|i|ek|mine)\b/i.test(said))
    .map((said) => tokensOf(said).join(' '))
  const found = rows.find(
    (row) => told.some((said) => row.told.test(said)) && row.bears(asked, intent, question) && !row.named.test(text),
  )
  return found === undefined ? [] : [found.says]
}
