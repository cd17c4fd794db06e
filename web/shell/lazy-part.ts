import { type ComponentType, useCallback, useState } from 'react'

/** A module whose default export is a component. */
export type PartModule<Props> = { default: ComponentType<Props> }

/**
 * A part of the page whose code is fetched when it is wanted. `prepare` fetches ahead, on intent; `want` answers whether the part is here
 * (false: the network failed, and asking again tries again). `Part` is null until then.
 */
export const useLazyPart = <Props>(load: () => Promise<PartModule<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [loading, setLoading] = useState(false)
  const prepare = useCallback(() => {
    load().catch(() => {})
  }, [load])
  const want = useCallback(async (): Promise<boolean> => {
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
  return { Part, loading, prepare, want }
}
