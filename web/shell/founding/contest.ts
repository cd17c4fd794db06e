/** The sign-ups that the launch contest counts towards (specification, business constants). */
export const CONTEST_TARGET = 250

/** The progress of the launch contest, or null once the target is reached. `percent` is rounded down, so 100% never shows early. */
export const contestProgress = (totalSignups: number): { signups: number; percent: number } | null =>
  totalSignups < CONTEST_TARGET
    ? { signups: totalSignups, percent: Math.floor((totalSignups / CONTEST_TARGET) * 100) }
    : null
