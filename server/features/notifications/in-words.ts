const timeZone = 'Africa/Johannesburg'
// Not en-ZA, which writes `08 June`: the pages write dates as here (web/ui/format.ts).
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })

/** A date for the text of a notification, in South African time: `8 June 2026`. */
export const dateInWords = (date: Date): string => dates.format(date)

/** The same with the time of day: `8 June 2026 at 10:00`. */
export const momentInWords = (date: Date): string => `${dates.format(date)} at ${times.format(date)}`
