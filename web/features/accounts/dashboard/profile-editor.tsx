import { type ReactNode, useState } from 'react'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { loadProfileDialog } from '#web/features/skin-profile/load-onboarding.ts'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

export type ProfileEditor = {
  open: () => void
  /** Fetches the code of the dialog ahead, on intent. */
  preload: () => void
  loading: boolean
  dialog: ReactNode
}

/** The dialog that edits the skin profile; its code loads on hover, focus or press of a button that opens it. */
export const useProfileEditor = (memberId: string | undefined, profile: SkinProfile | undefined): ProfileEditor => {
  const { Part, loading, preload, ensureLoaded } = useLazyPart(loadProfileDialog)
  const [isOpen, setIsOpen] = useState(false)
  const { show } = useToast()
  const open = async () => {
    if (await ensureLoaded()) return setIsOpen(true)
    show({
      tone: 'destructive',
      title: 'The questions did not load',
      description: 'Check your connection and try again.',
    })
  }
  return {
    open: () => void open(),
    preload,
    loading,
    dialog: Part && profile && memberId !== undefined && (
      <Part profile={profile} memberId={memberId} open={isOpen} onOpenChange={setIsOpen} />
    ),
  }
}

/** A button that opens the dialog. */
export function EditProfileButton({
  editor,
  variant = 'primary',
  children,
}: {
  editor: ProfileEditor
  variant?: 'primary' | 'line'
  children: string
}) {
  return (
    <Button
      variant={variant}
      pending={editor.loading}
      onPointerEnter={editor.preload}
      onFocus={editor.preload}
      onClick={editor.open}
    >
      {children}
    </Button>
  )
}
