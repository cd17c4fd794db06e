import { config } from 'zod'

// Zod tries whether it may compile its validators with `new Function`. Our content security policy forbids that, and every try is
// reported in the console. This module stands before the contract in the imports of the forms, so that it is not tried.
config({ jitless: true })
