import { patiently } from './patiently.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Makes a call that waits for the advice engine, as `patiently` does, and says so while it waits. */
export const usePatience = () => {
  const { show } = useToast()
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    let dismiss = () => {}
    try {
      const waiting = { title: 'One moment', description: 'Our guide is still getting ready. We keep trying for you.' }
      return await patiently(work, () => (dismiss = show(waiting)), signal)
    } finally {
      dismiss()
    }
  }
}
