import { isMotif } from '#web/ui/art/motif-names.ts'
import { ogFonts } from '#web/ui/art/og-fonts.server.ts'
import { type OgOptions, ogPng } from '#web/ui/art/og.server.ts'
import { fileResponse, KEEP } from './file-response.ts'

/** Text and cover of a social card. A motif that is not drawn is replaced by one chosen from the slug. */
export type SocialCard = Omit<OgOptions, 'fonts' | 'motif'> & { motif?: string | undefined }

/** The social card of a page as a response: its category and title beside its cover. */
export const socialCard = async ({ motif, ...card }: SocialCard): Promise<Response> => {
  const drawn = motif !== undefined && isMotif(motif) ? { motif } : {}
  return fileResponse(new Uint8Array(await ogPng({ ...card, ...drawn, fonts: ogFonts })), 'image/png', KEEP.day)
}
