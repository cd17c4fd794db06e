import phonePack from 'virtual:phone-pack'
import { type Knowledge, openKnowledge } from '#guidance/checks.ts'

let knowledge: Knowledge | undefined

/** The knowledge of the checks on the phone, opened once: that takes 40 to 70 ms. */
export const phoneKnowledge = (): Knowledge => (knowledge ??= openKnowledge(phonePack))
