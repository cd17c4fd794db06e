import { config } from 'zod'
import { defaultMessage } from '#contract/default-messages.ts'

// The forms import this module before the contract. Zod probes for `new Function` to compile its validators; our content security policy
// forbids it, and each probe logs a violation to the console: `jitless` skips the probe. The messages are those of the server.
config({ jitless: true, customError: defaultMessage })
