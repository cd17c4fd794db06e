import { config } from 'zod'

// Zod probes for `new Function` to compile its validators. Our content security policy forbids it, and each probe logs a violation to the
// console. The forms import this module before the contract, so that the probe is skipped.
config({ jitless: true })
