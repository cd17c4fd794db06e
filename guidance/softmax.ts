/** Sums of what speaks for each of several as likelihoods, which together make 1; less than nothing can be thought of at -Infinity. */
export const softmax = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
