/** The formats of a cover, as width and height in drawing units; pages may show them at any scale. */
export const PRINT_SIZES = {
  card: [400, 300],
  square: [300, 300],
  wide: [540, 300],
  tall: [300, 533],
  portrait: [300, 375],
  avatar: [120, 120],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type PrintSize = keyof typeof PRINT_SIZES
