/** What became of sharing: handed to the device's own sheet, copied, closed by the reader, or neither possible. */
export type Shared = 'shared' | 'copied' | 'closed' | 'failed'

/** The parts of the browser that share. Devices without a share sheet have no `share`; insecure pages have no `clipboard`. */
export type Sharer = {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Opens the share sheet of the device where it has one, else copies the address. */
export const shareLink = async (
  link: { title: string; url: string },
  { share, clipboard }: Sharer,
): Promise<Shared> => {
  if (share) {
    try {
      await share(link)
      return 'shared'
    } catch (error) {
      if (isClosed(error)) return 'closed'
      // A sheet that refuses is no reason to give up: copying remains.
    }
  }
  try {
    if (!clipboard) return 'failed'
    await clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
