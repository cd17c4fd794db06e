import type { AppContext } from '#server/app-context.ts'

/** Path of the stored pictures; the key follows. */
export const PICTURES = '/pictures/'

const address = /^\/pictures\/([0-9a-f]{32})$/

/** The key of a picture that we store; undefined for none, and for the address of a picture elsewhere. */
export const pictureKeyOf = (url: string | null): string | undefined => address.exec(url ?? '')?.[1]

/** Deletes the file behind the address of a picture, if it is one of ours. */
export const deletePicture = async (url: string | null, context: Pick<AppContext, 'pictures'>): Promise<void> => {
  const key = pictureKeyOf(url)
  if (key !== undefined) await context.pictures.remove(key)
}
