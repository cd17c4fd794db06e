/** The outcome of sharing: `closed` when the user dismissed the share sheet, `failed` when neither sharing nor copying worked. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed'

/** The browser APIs for sharing. Devices without a share sheet have no `share`; insecure pages have no `clipboard`. */
export type ShareApis = {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Opens the share sheet of the device if it has one, else copies the URL. */
export const shareLink = async (
  link: { title: string; url: string },
  { share, clipboard }: ShareApis,
): Promise<ShareOutcome> => {
  if (share) {
    try {
      await share(link)
      return 'shared'
    } catch (error) {
      if (isAbort(error)) return 'closed'
      // The share sheet failed: fall back to copying.
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
