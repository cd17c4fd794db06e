import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { toastDuration, type ToastViewProps } from './toast-message.ts'

/** The toast of last resort, when the code of the full one could not be fetched: no swipe, but it is seen and announced. */
export function PlainToast({ toast, onDone }: ToastViewProps) {
  const { id, title, description, tone = 'default', action } = toast
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), toastDuration[tone])
    return () => clearTimeout(timer)
  }, [id, tone, onDone])
  const act = () => {
    action?.onSelect()
    onDone(id)
  }
  return (
    <div className="toasts">
      <div
        role={tone === 'destructive' ? 'alert' : 'status'}
        className={classNames('toast', tone === 'destructive' && 'toast-destructive')}
      >
        <Icon name={tone === 'destructive' ? 'warn' : 'check-circle'} />
        <div className="toast-copy">
          <p className="toast-title">{title}</p>
          {description && <p className="toast-text">{description}</p>}
        </div>
        <IconButton icon="close" label="Dismiss" onClick={() => onDone(id)} />
        {action && (
          <button type="button" className="toast-act" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
