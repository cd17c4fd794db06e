/** Whom one can sign in with. */
export const providerNames = ['google', 'apple'] as const

/** Longest first and last name, in characters. */
export const MAX_NAME = 60
/** Length of a display name, in characters. */
const DISPLAY_NAME = { min: 2, max: 40 } as const

/** Days between the request to delete an account and its erasure. */
export const ERASE_AFTER_DAYS = 7

/** Removes surrounding spaces and joins inner ones, as names are stored. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/ +/g, ' ')

/** Control characters, and invisible ones that make one name look like another or reverse the text around it. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

const UNPRINTABLE_MESSAGE = 'Please use letters, digits and ordinary signs only'

const lengthOf = (name: string): number => [...name].length

/** What is wrong with a tidied first or last name, or null. An empty name is none. */
export const nameProblem = (name: string): string | null => {
  if (unprintable.test(name)) return UNPRINTABLE_MESSAGE
  return lengthOf(name) > MAX_NAME ? `Please use at most ${MAX_NAME} characters` : null
}

/** What is wrong with a tidied display name, or null. An empty name is none. */
export const displayNameProblem = (name: string): string | null => {
  if (unprintable.test(name)) return UNPRINTABLE_MESSAGE
  const length = lengthOf(name)
  return length > 0 && (length < DISPLAY_NAME.min || length > DISPLAY_NAME.max)
    ? `Please use ${DISPLAY_NAME.min} to ${DISPLAY_NAME.max} characters`
    : null
}

/** What a member may allow or not. */
export const consentPurposes = [
  'analytics',
  'marketing',
  'personalization',
  'health-data',
  'email-news',
  'assistant-provider',
] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What a member confirms once, when they register. */
export const joiningConsents = ['terms', 'age-16'] as const
