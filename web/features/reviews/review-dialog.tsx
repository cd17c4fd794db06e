import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ReviewForm, type ReviewFormProps } from './review-form.tsx'

type ReviewDialogProps = Omit<ReviewFormProps, 'onDone'> & { open: boolean; onOpenChange: (open: boolean) => void }

/** The button that opened the dialog is gone once the first review has been saved. */
const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })

/** The form that writes a review or changes the member's own. */
export default function ReviewDialog({ product, own, open, onOpenChange, onSaved }: ReviewDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      onCloseAutoFocus={keepFocus}
      title={own === null ? 'Write a review' : 'Change your review'}
      description={`${product.productName}: how did it work for you? Your review appears with your display name once a moderator has read it.`}
    >
      <ReviewForm product={product} own={own} onSaved={onSaved} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
