// No zod here: the database schema, the guidance engine and pages load these on their own.

/** Routines that a member may keep. */
export const MAX_ROUTINES = 20
/** Steps of a routine. */
export const MAX_STEPS = 30

/** The evenings that two products which clash are kept to: never the same, with evenings free of both. */
export const alternateNights = ['Mondays and Thursdays', 'Tuesdays and Saturdays', 'Sundays'] as const
export type AlternateNights = (typeof alternateNights)[number]
