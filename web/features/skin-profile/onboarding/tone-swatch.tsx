/** Skin tones of each Fitzpatrick type: of the same depth with a red, a neutral and a golden undertone. */
const tones: readonly (readonly [red: string, neutral: string, golden: string])[] = [
  ['#f5d9cc', '#f6e2d3', '#f6e4c9'],
  ['#ecc3ae', '#eecdb3', '#efd2a9'],
  ['#d9a184', '#dcb08b', '#dfb682'],
  ['#b5754f', '#b98158', '#be8a52'],
  ['#804630', '#7d4d33', '#8a5a35'],
  ['#42231b', '#3a231a', '#4d2f1c'],
]

/**
 * A swatch for a Fitzpatrick type. Three undertones, because brown and black skin is recognised by its undertone as much as by its
 * depth, and a single flat colour fits few people.
 */
export function ToneSwatch({ type }: { type: number }) {
  return (
    <svg viewBox="0 0 56 32" width="56" height="32" aria-hidden="true" className="shrink-0 text-line-strong">
      {tones[type - 1]?.map((tone, index) => (
        <path
          key={tone}
          d="M1 1c15 0 25 10 25 25v5C11 31 1 21 1 6z"
          transform={`translate(${index * 14})`}
          fill={tone}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}
