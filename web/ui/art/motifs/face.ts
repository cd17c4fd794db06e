import { fill, stroke } from '../draw.ts'
import { pick, type Random } from '../seed.ts'
import { HAIR, type Hair, type HairName } from './hair.ts'
import type { Brush } from './motif.ts'

type Tone = readonly [skin: string, shade: string, lip: string]

/** Skin tones from deep to light. */
const TONES: readonly [Tone, ...Tone[]] = [
  ['#3d241b', '#2a1611', '#7d3a36'],
  ['#5b3525', '#432418', '#94473f'],
  ['#7b4a32', '#5f3622', '#a24e42'],
  ['#a36a47', '#835034', '#ad5341'],
  ['#c68d66', '#aa7150', '#b85f4e'],
  ['#e0b391', '#c8946f', '#c46a5a'],
  ['#efcfb3', '#dab08f', '#c97768'],
]
/** How often each tone is drawn: weighted towards deep skin, like South Africa and unlike stock photo libraries. */
const TONE_CHANCES: readonly [number, ...number[]] = [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6]
const FIRST_MIDDLE_TONE = 3
const FIRST_LIGHT_TONE = 5

const DEEP_HAIR: readonly [HairName, ...HairName[]] = [
  'afro',
  'doek',
  'braids',
  'crop',
  'bun',
  'beard',
  'locs',
  'puff',
  'knots',
  'headscarf',
  'curls',
]
const MIDDLE_HAIR: readonly [HairName, ...HairName[]] = [
  'curls',
  'long',
  'bun',
  'beard',
  'headscarf',
  'crop',
  'bob',
  'braids',
]
const LIGHT_HAIR: readonly [HairName, ...HairName[]] = ['bun', 'long', 'crop', 'bob', 'curls', 'beard']

const GREY = '#b8b2a6'

const hairColour = (random: Random, light: boolean): string => {
  if (random() < 0.14) return GREY
  if (light && random() < 0.7) return pick(random, ['#7d4423', '#a9783c', '#4b2a1a'])
  return pick(random, ['#16100e', '#241711'])
}

/** Random details that distinguish faces. None is a skin problem, so no face looks like a "before" picture. */
const details = ({ random, inks }: Brush, hair: Hair, lip: string): string => {
  const ears = random() < 0.6 && !hair.hidesEars && !hair.beard
  const gold = pick(random, [inks.accent, inks.cream])
  let drawing = ''
  const hoops = 'M-46-116a9 10 0 1 0 1 0M46-116a9 10 0 1 1-1 0'
  if (ears) drawing += random() < 0.5 ? stroke('M-45-112v8M45-112v8', gold, 7) : stroke(hoops, gold, 3)
  const chance = random()
  if (chance < 0.22) drawing += stroke('M-27-121h0M-20-116h0M-32-114h0M24-121h0M30-116h0M19-114h0', lip, 2.4)
  else if (chance < 0.42 && !hair.beard)
    drawing += stroke('M-31-118l9 5M-33-109l8 4M31-118l-9 5M33-109l-8 4', inks.cream, 4.4)
  else if (chance < 0.54) {
    drawing += stroke(
      'M-6-137a16 16 0 1 1-32 0a16 16 0 1 1 32 0M38-137a16 16 0 1 1-32 0a16 16 0 1 1 32 0M-6-139q6-5 12 0',
      inks.cream,
      2.8,
    )
  }
  return drawing
}

/** A person at rest, head and shoulders: eyes closed, turned slightly, one half in the light. The collarbones are the base of the motif. */
export const face = (brush: Brush): string => {
  const { random, inks } = brush
  const tone = pick(random, TONE_CHANCES)
  const [skin, shade, lip] = TONES[tone] ?? TONES[0]
  const light = tone >= FIRST_LIGHT_TONE
  const colour = hairColour(random, light)
  const form = pick(random, light ? LIGHT_HAIR : tone >= FIRST_MIDDLE_TONE ? MIDDLE_HAIR : DEEP_HAIR)
  const hair: Hair = HAIR[form](colour, colour === GREY ? '#8d877c' : light ? shade : '#3d2a22', inks)
  const lean = Math.round((random() - 0.5) * 9)
  const [cloth, clothShade] = random() < 0.5 ? [inks.leaf, inks.leafShade] : [inks.cream, inks.creamShade]
  const beads =
    random() < 0.4 && form !== 'headscarf' ? stroke('M-31-49Q0-20 31-49', inks.accent, 6, { dash: '0 8' }) : ''
  const brow = tone < 2 ? '#0e0806' : colour === GREY ? GREY : '#1b100c'
  const head =
    fill('M-43-140C-44-178-24-198 0-198S44-178 43-140C42-106 24-76 0-76S-42-106-43-140Z', skin) +
    fill(
      'M3-198C28-197 44-178 43-140C42-106 24-76 1-76Q7-90 3-97Q6-110-1-113Q-11-115-8-122Q0-138-2-152Q-2-176 3-198Z',
      shade,
    ) +
    stroke('M-27-114h4M27-114h4', lip, 15, { opacity: 0.28 }) +
    hair.front +
    stroke('M-31-135q10 7 20 0M11-135q10 7 20 0', '#1b100c', 2.6) +
    stroke('M-33-150q11-8 22-2M11-152q11-6 22 2', brow, 3.2) +
    fill('M-16-99Q-7-105 0-101Q7-105 16-99Q0-80-16-99', lip) +
    stroke('M-17-100Q0-91 17-100', '#2a0f0c', 1.5, { opacity: 0.65 }) +
    details(brush, hair, lip)
  const turn = lean ? ` transform="rotate(${lean} 0-78)"` : ''
  return (
    `<g${turn}>${hair.back}</g>` +
    fill('M-98 6C-96-38-62-48-24-58Q0-36 24-58C62-48 96-38 98 6V90H-98Z', cloth) +
    fill('M24-58C62-48 96-38 98 6V90H30Q54-10 24-58Z', clothShade) +
    fill('M-23-92H23L25-57Q0-34-25-57Z', shade) +
    beads +
    `<g${turn}>${head}</g>`
  )
}
