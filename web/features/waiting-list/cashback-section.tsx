import { useRef, useState } from 'react'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

const loadDialog = () => import('./waiting-list-dialog.tsx')

/** The card, drawn. */
function CardArt() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-84 overflow-hidden rounded-lg md:mx-0">
      <Cover slug="cashback-card" accent="protea" motif="protea" size="wide" className="aspect-[1.586] rounded-lg" />
      <Badge tone="on-art" className="absolute top-3 left-3">
        Cashback card
      </Badge>
    </div>
  )
}

/** The coming cashback card, with the waiting list in a dialog. @param launch its month, `2026-12`; null once that has passed */
export function CashbackSection({ launch }: { launch: string | null }) {
  const { Part: WaitingListDialog, loading, preload, ensureLoaded } = useLazyPart(loadDialog)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { show } = useToast()
  const openDialog = async () => {
    if (await ensureLoaded()) setOpen(true)
    else
      show({
        tone: 'destructive',
        title: 'Could not open the form',
        description: 'Please check your connection and try again.',
      })
  }
  return (
    <div className="wrap mt-section">
      <Card asChild>
        <section
          aria-labelledby="cashback"
          className="grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,21rem)_minmax(14rem,1fr)] md:gap-10"
        >
          <CardArt />
          <div>
            <Badge tone="soft">Coming Soon</Badge>
            <h2 id="cashback" className="mt-3 text-xl">
              Cashback Rewards Card
            </h2>
            <p className="mt-2 max-w-prose text-text-2">
              A card for premium members that pays a little back on skincare.
              {launch !== null && ` Launching ${formatDate(`${launch}-01`, 'month')}.`}
            </p>
            <Button
              ref={button}
              variant="secondary"
              className="mt-5 noscript:hidden"
              pending={loading}
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => void openDialog()}
            >
              Join the waiting list
            </Button>
          </div>
          {WaitingListDialog && (
            <WaitingListDialog open={open} onOpenChange={setOpen} returnFocus={() => button.current?.focus()} />
          )}
        </section>
      </Card>
    </div>
  )
}
