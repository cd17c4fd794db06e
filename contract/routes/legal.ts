import { route } from '../endpoint.ts'

export const readLegalPage = route('GET', '/api/legal/{slug}')

/** Where the cookie settings go in a legal text, as an element of its own. */
export const COOKIE_PREFERENCES = '<div id="cookie-preferences"></div>'
