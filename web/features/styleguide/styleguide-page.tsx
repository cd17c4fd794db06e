import { lazy, Suspense } from 'react'
import { data, type MetaDescriptor } from 'react-router'

// Development only: in production the path returns 404 and the guide is not in the build.
const Guide = import.meta.env.DEV ? lazy(() => import('./guide.tsx')) : () => null

export const meta = (): MetaDescriptor[] => [
  { title: 'Components and states: Skynn' },
  { name: 'robots', content: 'noindex' },
]

export const loader = (): null => {
  if (!import.meta.env.DEV) throw data({ message: 'There is no such page.' }, { status: 404 })
  return null
}

export default function StyleguidePage() {
  return (
    <Suspense fallback={null}>
      <Guide />
    </Suspense>
  )
}
