import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** How long "Copied" is shown, in milliseconds. */
const COPIED = 2000

export const ACTION =
  'inline-flex min-h-tap items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-raised hover:text-text'

/** Copies a reply as text. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { show } = useToast()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      show({
        tone: 'destructive',
        title: 'Could not copy the reply',
        description: 'Please select the text and copy it yourself.',
      })
    }
  }
  return (
    <>
      <button type="button" className={ACTION} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Reply copied'}
      </span>
    </>
  )
}
