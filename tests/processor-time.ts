/** The processor time of this thread in milliseconds: unlike wall-clock time, it does not grow when other processes are busy. */
export const processorTime = (run: () => void): number => {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The median of some figures; of an even number, the upper of the middle two. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
