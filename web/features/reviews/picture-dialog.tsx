import type { ReviewPicture } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { pictureWords } from './review-words.ts'

type PictureDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  pictures: readonly ReviewPicture[]
  author: string
  /** Which picture shows. */
  at: number
  onMove: (at: number) => void
  /** Returns focus to where it was. */
  onClosed: () => void
}

/** A picture of a review, large, with the way to the others. */
export default function PictureDialog({
  open,
  onOpenChange,
  pictures,
  author,
  at,
  onMove,
  onClosed,
}: PictureDialogProps) {
  const picture = pictures[at]
  if (picture === undefined) return null
  const name = pictureWords(at, pictures.length, author)
  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      onCloseAutoFocus={onClosed}
      title={<span aria-live="polite">{name}</span>}
      footer={
        pictures.length > 1 && (
          <>
            <Button variant="line" size="sm" onClick={() => move(-1)}>
              <Icon name="left" />
              Previous
            </Button>
            <Button variant="line" size="sm" onClick={() => move(1)}>
              Next
              <Icon name="right" />
            </Button>
          </>
        )
      }
    >
      <img
        key={picture.id}
        src={picture.url}
        alt={name}
        width={picture.width}
        height={picture.height}
        className="h-auto max-h-[65dvh] w-full rounded-md object-contain"
      />
    </Dialog>
  )
}
