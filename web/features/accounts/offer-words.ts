/**
 * The headline of the trial (`30-Day Free Trial`). How long it is stands in the server's sentence, the one place where it is written;
 * a sentence without a length makes a headline without one.
 */
export const trialHeadline = (message: string): string => {
  const days = /\b(\d{1,4}) days?\b/.exec(message)?.[1]
  return days === undefined ? 'Free Trial' : `${days}-Day Free Trial`
}
