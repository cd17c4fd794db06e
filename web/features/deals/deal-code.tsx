import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How long "Copied" is shown, in milliseconds, as specified. */
const COPIED = 2000

function CopyButton({ code }: { code: string }) {
  const [copies, setCopies] = useState(0)
  const { show } = useToast()
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopies((count) => count + 1)
    } catch {
      show({
        tone: 'destructive',
        title: 'Could not copy the code',
        description: 'Please select the code and copy it yourself.',
      })
    }
  }
  const isCopied = copies > 0
  return (
    <span className="needs-script">
      <Button
        size="sm"
        variant="line"
        aria-label={`${isCopied ? 'Copied' : 'Copy'} code ${code}`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Code copied'}
      </span>
    </span>
  )
}

/** In place of the code of a members' deal: what it takes to see it (decision M10). */
function LockedCode({ title, checking }: { title: string; checking: boolean }) {
  const { member } = useSession()
  if (member !== null && checking)
    return (
      <div role="status" aria-label="Checking your membership">
        <Skeleton className="h-11 w-2/3" />
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-2 text-xs text-muted">
        <Icon name="lock" />
        {member === null ? 'The code is for Premium members' : 'Premium members get the code'}
      </p>
      <Button asChild size="sm" variant="line">
        {member === null ? (
          <AuthLink mode="login">
            Sign In<span className="sr-only"> to see the code for {title}</span>
          </AuthLink>
        ) : (
          <Link to="/subscription">
            Upgrade to Premium<span className="sr-only"> to see the code for {title}</span>
          </Link>
        )}
      </Button>
    </div>
  )
}

/** The code of a deal with a button that copies it. `checking`: the member's own view of the deal has not arrived yet. */
export function DealCode({ deal, checking }: { deal: Deal; checking: boolean }) {
  if (deal.locked) return <LockedCode title={deal.title} checking={checking} />
  if (deal.code === null) return <p className="flex min-h-tap items-center text-xs text-muted">No code needed</p>
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 rounded-sm border border-dashed border-line-strong px-3 py-2 text-xs font-bold break-words text-text">
        <span className="sr-only">Code: </span>
        {deal.code}
      </p>
      <CopyButton code={deal.code} />
    </div>
  )
}
