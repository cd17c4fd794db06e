import { disc, fill, stroke } from '../draw.ts'
import type { Inks } from '../palettes.ts'

/** Hair or a head covering: a part behind the head and a part in front. */
export type Hair = { back: string; front: string }
type DrawHair = (hair: string, shade: string, inks: Inks) => Hair

const CAP = 'M-45-132C-52-188-26-206 0-206S52-188 45-132C42-156 34-172 8-177C-16-173-39-162-45-132Z'
const CROP = 'M-44-142C-48-186-26-203 0-203S48-186 44-142C40-166 26-178 0-178S-40-166-44-142Z'
const BEARD = 'M-42-126C-42-84-18-66 0-66S42-84 42-126C34-98 22-110 0-110S-34-98-42-126Z'
const DOEK = 'M-47-138C-74-196-46-246 4-247S76-202 48-138C32-166-26-168-47-138Z'
const BOB =
  'M-50-150C-54-196-30-214 2-214S56-194 52-150C54-120 62-104 56-78C50-68 34-72 30-80H-32C-38-70-54-68-58-80C-64-106-50-124-50-150Z'
const HEADSCARF =
  'M0-212C-46-212-58-176-56-136C-54-96-74-74-88-34C-60 6 60 6 88-34C74-74 54-96 56-136C58-176 46-212 0-212Z'
const HEADSCARF_SHADE =
  'M20-209C48-200 57-172 56-136C54-96 74-74 88-34C70-8 44-2 22-2C50-30 52-58 30-84C42-104 44-170 20-209Z'
const FACE_OPENING = 'M0-188C24-188 38-166 38-138C37-104 20-77 0-75C-20-77-37-104-38-138C-38-166-24-188 0-188Z'

/** Strands from the parting to the shoulders, mirrored. */
const strands = (count: number, spread: number, fall: number): string => {
  let path = ''
  for (const side of [-1, 1]) {
    for (let index = 0; index < count; index++) {
      const [top, wide, low] = [38 - index * 4, 64 - index * 9, spread - index * 12]
      path += `M${side * top} ${-182 + index * 4}C${side * wide}-150 ${side * (wide + 4)}-100 ${side * low} ${fall - index * 7}`
    }
  }
  return path
}

/** South African hairstyles. Each is drawn once and coloured to suit the face. */
export const HAIR = {
  afro: (hair) => ({
    back: `<circle cy="-164" r="62" fill="${hair}" stroke="${hair}" stroke-width="22" stroke-dasharray="0 16.2"/>`,
    front: fill(CAP, hair),
  }),
  bun: (hair, shade) => ({
    back: disc(0, -216, 23, hair) + stroke('M-10-222Q0-232 10-222', shade, 2),
    front: fill(CAP, hair),
  }),
  crop: (hair, shade) => ({ back: '', front: fill(CROP, hair) + stroke('M26-186Q38-176 40-158', shade, 2) }),
  bald: () => ({
    back: '',
    front: stroke('M-24-178Q-14-190 2-191', '#fff', 4, { opacity: 0.3 }),
  }),
  beard: (hair) => ({ back: '', front: fill(CROP + BEARD, hair) }),
  long: (hair, shade) => ({
    back:
      fill(
        'M-48-150C-52-194-32-213 0-213S54-194 50-150C54-110 76-90 62-44C40-30-44-30-62-46C-76-92-52-110-48-150Z',
        hair,
      ) + stroke('M-54-110Q-66-80-58-52M56-106Q66-80 58-52', shade, 2),
    front: fill(CAP, hair),
  }),
  bob: (hair, shade) => ({
    back: fill(BOB, hair),
    front:
      fill('M-46-128C-54-188-28-208 2-208S54-188 46-128C42-150 40-160 30-168C10-152-28-154-46-128Z', hair) +
      stroke('M28-170Q4-156-30-152', shade, 2),
  }),
  curls: (hair, shade) => ({
    back:
      stroke('M-54-58C-78-110-70-194 0-200C70-194 78-110 54-58', hair, 40) +
      stroke('M-60-46C-104-110-84-212 0-220C84-212 104-110 60-46', hair, 26, { dash: '0 20' }) +
      stroke('M-64-66C-82-100-80-136-74-152M64-66C82-100 80-136 74-152', shade, 3, { dash: '8 12' }),
    front: fill(CAP, hair) + stroke('M-40-152C-38-172-22-186 0-186S38-172 40-152', hair, 24, { dash: '0 15' }),
  }),
  braids: (hair, shade) => ({
    back:
      stroke(strands(3, 70, -34), hair, 13) + stroke(strands(3, 70, -34), shade, 13, { dash: '1.5 9', cap: 'butt' }),
    front: fill(CAP, hair),
  }),
  locs: (hair, shade) => ({
    back:
      disc(2, -208, 30, hair) +
      stroke(strands(3, 62, -58), hair, 15) +
      stroke(strands(3, 62, -58), shade, 2.4, { dash: '7 6' }) +
      stroke('M-16-216Q2-236 22-216M-10-204Q2-218 16-204', shade, 2.4),
    front: fill(CAP, hair) + stroke('M-34-166Q-22-194 0-200M8-178Q18-192 14-202', shade, 2.4),
  }),
  puff: (hair, shade) => ({
    back: `<circle cx="2" cy="-222" r="30" fill="${hair}" stroke="${hair}" stroke-width="16" stroke-dasharray="0 13.5"/>`,
    front:
      fill(CROP, hair) +
      stroke(
        'M-34-170Q-26-192-8-202M-18-180Q-10-196 0-203M0-180V-203M18-180Q12-196 6-203M34-168Q28-192 12-202',
        shade,
        2,
      ),
  }),
  knots: (hair, shade) => {
    const knots = [
      [-42, -190],
      [-22, -213],
      [4, -220],
      [30, -209],
      [46, -184],
    ] as const
    return {
      back:
        knots.map(([x, y]) => disc(x, y, 13, hair)).join('') +
        stroke(knots.map(([x, y]) => `M${x - 6} ${y - 1}a6 6 0 0 1 11-2`).join(''), shade, 2),
      front: fill(CAP, hair),
    }
  },
  doek: (_hair, _shade, inks) => ({
    back: '',
    front:
      fill(DOEK, inks.accent) +
      fill('M30-244C64-232 70-188 48-138Q40-152 26-158Q46-196 30-244Z', inks.ink, { opacity: 0.2 }) +
      stroke('M-45-158C-40-200-12-232 18-240M-28-164C-14-196 8-216 34-222M-4-166C10-184 28-194 52-194', inks.ink, 2, {
        opacity: 0.5,
      }) +
      disc(-20, -176, 13, inks.accent) +
      stroke('M-29-176a9 9 0 0 1 16-5M-26-170a8 8 0 0 0 13-1', inks.ink, 2, { opacity: 0.5 }),
  }),
  headscarf: (_hair, _shade, inks) => ({
    back: fill('M-36-180H36V-60H-36Z', inks.ink),
    front:
      fill(HEADSCARF + FACE_OPENING, inks.accent) +
      fill(HEADSCARF_SHADE, inks.ink, { opacity: 0.2 }) +
      stroke('M-44-108C-40-70 0-52 46-44M-62-62C-30-34 10-26 40-28M-46-168Q-34-198 4-200', inks.ink, 2, {
        opacity: 0.45,
      }),
  }),
} satisfies Record<string, DrawHair>

export type HairName = keyof typeof HAIR
