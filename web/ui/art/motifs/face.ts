import { fill, stroke } from '../draw.ts'
import { PERSON_NAMES, type PersonName } from '../motif-names.ts'
import { pick } from '../seed.ts'
import { HAIR, type Hair, type HairName } from './hair.ts'
import type { Brush, Motif } from './motif.ts'

type Tone = readonly [skin: string, shade: string, lip: string]

/** Skin tones from deep to light; the last is skin without pigment. */
const TONES: readonly [Tone, ...Tone[]] = [
  ['#3d241b', '#2a1611', '#7d3a36'],
  ['#5b3525', '#432418', '#94473f'],
  ['#7b4a32', '#5f3622', '#a24e42'],
  ['#a36a47', '#835034', '#ad5341'],
  ['#c68d66', '#aa7150', '#b85f4e'],
  ['#e0b391', '#c8946f', '#c46a5a'],
  ['#efcfb3', '#dab08f', '#c97768'],
  ['#f6dccb', '#e6bda6', '#d0857a'],
]

type Colours = readonly [hair: string, shade: string]
const BLACK: Colours = ['#16100e', '#3d2a22']
const GREY: Colours = ['#b8b2a6', '#8d877c']
const COPPER: Colours = ['#9a5226', '#6f3818']
const PALE: Colours = ['#ecd9a6', '#cbb072']

/** What tells a person apart. No mark is a skin problem to be solved, so no face looks like a "before" picture. */
type Person = {
  tone: number
  hair: HairName
  colours: Colours
  wears?: 'glasses' | 'hoops' | 'studs'
  marks?: 'freckles' | 'lines' | 'patches'
  /** The colour of the lashes, where they are not dark. */
  lashes?: string
  young?: boolean
}

/** Everyone who is drawn. One wears glasses. */
const PEOPLE: Record<PersonName, Person> = {
  elder: { tone: 1, hair: 'afro', colours: GREY, wears: 'glasses', marks: 'lines' },
  beard: { tone: 2, hair: 'beard', colours: BLACK },
  doek: { tone: 1, hair: 'doek', colours: BLACK, wears: 'hoops' },
  hijab: { tone: 4, hair: 'headscarf', colours: BLACK },
  braids: { tone: 0, hair: 'braids', colours: BLACK, wears: 'studs' },
  bald: { tone: 2, hair: 'bald', colours: BLACK },
  teen: { tone: 3, hair: 'puff', colours: BLACK, young: true },
  albinism: { tone: 7, hair: 'afro', colours: PALE, lashes: '#c39c62' },
  vitiligo: { tone: 1, hair: 'crop', colours: BLACK, wears: 'hoops', marks: 'patches' },
  freckles: { tone: 6, hair: 'long', colours: COPPER, marks: 'freckles', lashes: '#6f3818' },
  bob: { tone: 4, hair: 'bob', colours: BLACK },
  grandfather: { tone: 5, hair: 'beard', colours: GREY, marks: 'lines' },
}

/** Marks in the skin, under the features. */
const marksOf = (marks: Person['marks'], shade: string): string => {
  if (marks === 'freckles')
    return stroke('M-27-121h0M-20-116h0M-32-113h0M-14-120h0M24-121h0M30-115h0M19-114h0M12-120h0M-4-124h0', '#b9774f', 3)
  if (marks === 'lines')
    return stroke('M-21-108Q-27-101-24-92M21-108Q27-101 24-92M-16-164Q0-168 16-164M-12-171Q0-174 12-171', shade, 2, {
      opacity: 0.8,
    })
  if (marks === 'patches') {
    const patches =
      'M-40-146C-34-158-16-154-11-144Q-7-136-12-131C-16-120-26-122-30-116Q-38-118-40-128ZM38-136Q33-146 25-141Q17-139 15-132Q24-124 34-126Z' +
      'M-24-101Q-20-108-12-104Q-2-90-6-84Q-16-84-20-90ZM12-98Q20-106 24-98Q22-88 14-90Z'
    return stroke(patches, '#d3a483', 4, { opacity: 0.4 }) + fill(patches, '#d3a483')
  }
  return ''
}

/** Glasses and earrings, over the features. */
const wornBy = (wears: Person['wears'], { inks }: Brush): string => {
  if (wears === 'hoops') return stroke('M-46-116a9 10 0 1 0 1 0M46-116a9 10 0 1 1-1 0', inks.accent, 3)
  if (wears === 'studs') return stroke('M-45-112v8M45-112v8', inks.accent, 7)
  if (wears === 'glasses')
    return stroke(
      'M-6-137a16 16 0 1 1-32 0a16 16 0 1 1 32 0M38-137a16 16 0 1 1-32 0a16 16 0 1 1 32 0M-6-139q6-5 12 0',
      inks.cream,
      2.8,
    )
  return ''
}

/** A person at rest, head and shoulders: eyes closed, turned slightly, one half in the light. The collarbones are the base of the motif. */
export const portrait =
  (name: PersonName): Motif =>
  (brush) => {
    const { random, inks } = brush
    const { tone, hair: form, colours, wears, marks, lashes = '#1b100c', young } = PEOPLE[name]
    const [skin, shade, lip] = TONES[tone] ?? TONES[0]
    const hair: Hair = HAIR[form](...colours, inks)
    const lean = Math.round((random() - 0.5) * 9)
    const [cloth, clothShade] = random() < 0.5 ? [inks.leaf, inks.leafShade] : [inks.cream, inks.creamShade]
    const beads =
      random() < 0.4 && form !== 'headscarf' ? stroke('M-31-49Q0-20 31-49', inks.accent, 6, { dash: '0 8' }) : ''
    const brow = colours === GREY ? colours[0] : lashes
    const head =
      (form === 'bald' ? fill('M-40-142C-54-148-53-120-40-118ZM40-142C54-148 53-120 40-118Z', shade) : '') +
      fill('M-43-140C-44-178-24-198 0-198S44-178 43-140C42-106 24-76 0-76S-42-106-43-140Z', skin) +
      fill(
        'M3-198C28-197 44-178 43-140C42-106 24-76 1-76Q7-90 3-97Q6-110-1-113Q-11-115-8-122Q0-138-2-152Q-2-176 3-198Z',
        shade,
      ) +
      stroke('M-27-114h4M27-114h4', lip, 15, { opacity: 0.28 }) +
      marksOf(marks, shade) +
      hair.front +
      stroke('M-31-135q10 7 20 0M11-135q10 7 20 0', lashes, 2.6) +
      stroke('M-33-150q11-8 22-2M11-152q11-6 22 2', brow, 3.2) +
      fill('M-16-99Q-7-105 0-101Q7-105 16-99Q0-80-16-99', lip) +
      stroke('M-17-100Q0-91 17-100', '#2a0f0c', 1.5, { opacity: 0.65 }) +
      wornBy(wears, brush)
    // A child's head is smaller and rounder.
    const size = young ? 'translate(0 5)scale(.96 .88)' : ''
    const turn = lean || size ? ` transform="rotate(${lean} 0-78)${size}"` : ''
    return (
      `<g${turn}>${hair.back}</g>` +
      fill('M-98 6C-96-38-62-48-24-58Q0-36 24-58C62-48 96-38 98 6V90H-98Z', cloth) +
      fill('M24-58C62-48 96-38 98 6V90H30Q54-10 24-58Z', clothShade) +
      fill('M-23-92H23L25-57Q0-34-25-57Z', shade) +
      beads +
      `<g${turn}>${head}</g>`
    )
  }

/** Anyone, chosen by the seed: for pages and avatars that name nobody. */
export const face: Motif = (brush) => portrait(pick(brush.random, PERSON_NAMES))(brush)
