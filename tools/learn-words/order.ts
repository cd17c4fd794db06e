/** Numbers from 0 to 1 that look random and are always the same for one start. */
export const sequence = (start = 1): (() => number) => {
  let state = start
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** Puts them in another order, in place. */
export const shuffle = (order: number[], next: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
}
