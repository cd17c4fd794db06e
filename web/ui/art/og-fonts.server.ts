import sansFile from './fonts/figtree-label.woff2?inline'
import sansRareFile from './fonts/figtree-label-rare.woff2?inline'
import serifFile from './fonts/fraunces-display.woff2?inline'
import rareFile from './fonts/fraunces-display-rare.woff2?inline'
import southernFile from './fonts/fraunces-display-southern.woff2?inline'
import type { OgFonts } from './og.server.ts'

const bytes = (dataUrl: string): Uint8Array => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

const serif = [bytes(serifFile), bytes(rareFile), bytes(southernFile)]

/** The font subsets for Open Graph images, inlined in the server bundle so that no file path is needed at runtime. */
export const ogFonts: OgFonts = { serif, sans: [bytes(sansFile), bytes(sansRareFile), ...serif] }
