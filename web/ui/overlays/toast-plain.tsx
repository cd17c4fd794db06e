import { useEffect } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toastDuration, type ToastViewProps } from './toast-message.ts'

/** The fallback when the code of the full toast fails to load: no swipe, but visible and announced. */
export function PlainToast({ toast, onDone }: ToastViewProps) {
  const { id, title, description, tone = 'default', action } = toast
  const { containerProps, restoreFocus } = useFocusReturn()
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), toastDuration[tone])
    return () => clearTimeout(timer)
  }, [id, tone, onDone])
  const close = () => {
    restoreFocus()
    onDone(id)
  }
  const act = () => {
    action?.onSelect()
    close()
  }
  return (
    <div {...containerProps} className="toasts">
      <div
        role={tone === 'destructive' ? 'alert' : 'status'}
        className={classNames('toast', tone === 'destructive' && 'toast-destructive')}
      >
        <Icon name={tone === 'destructive' ? 'warn' : 'check-circle'} />
        <div className="toast-copy">
          <p className="toast-title">{title}</p>
          {description && <p className="toast-text">{description}</p>}
        </div>
        <IconButton icon="close" label="Dismiss" onClick={close} />
        {action && (
          <button type="button" className="toast-act" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
