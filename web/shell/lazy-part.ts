import { type ComponentType, useCallback, useState } from 'react'

/** A module whose default export is a component. */
export type PartModule<Props> = { default: ComponentType<Props> }

/**
 * A component whose code loads on demand. `preload` fetches ahead, on intent. `ensureLoaded` loads the component and resolves to whether that
 * succeeded; after a network failure (false), calling it again retries. `Part` is null until it has loaded.
 */
export const useLazyPart = <Props>(load: () => Promise<PartModule<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [loading, setLoading] = useState(false)
  const preload = useCallback(() => {
    load().catch(() => {})
  }, [load])
  const ensureLoaded = useCallback(async (): Promise<boolean> => {
    setLoading(true)
    try {
      const { default: component } = await load()
      setPart(() => component)
      return true
    } catch {
      return false
    } finally {
      setLoading(false)
    }
  }, [load])
  return { Part, loading, preload, ensureLoaded }
}
