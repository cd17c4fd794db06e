import { useEffect, useRef, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { PICTURE_HINT, PICTURE_TOO_LARGE, pictureTypes } from '#contract/kinds/picture.ts'
import { removePicture, uploadPicture } from '#contract/routes/account.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { shrinkPicture } from '#web/api/shrink-picture.ts'
import { upload } from '#web/api/upload.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from './section-heads.tsx'
import { useAccountUpdate } from './use-account.ts'

/** Side of the picture that is sent, px: twice the stored one. */
const SIDE = 1024

type Chosen = { file: File; url: string }

/** A file with the address under which this page can show it, until another one is chosen. */
const useChosenFile = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url)
  }, [chosen])
  const choose = (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) })
  return [chosen, choose] as const
}

/** The member's picture: choose one, see how it will look, save it, remove it. `onUnsaved` says whether one is chosen but not saved. */
export function PictureSection({ account, onUnsaved }: { account: Account; onUnsaved: (unsaved: boolean) => void }) {
  const update = useAccountUpdate()
  const { show } = useToast()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, choose] = useChosenFile()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState<'save' | 'remove' | null>(null)

  const take = (file: File | null) => {
    setProblem(null)
    choose(file)
    onUnsaved(file !== null)
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  const run = async (what: 'save' | 'remove', work: () => Promise<Account | null>, done: string) => {
    setPending(what)
    setProblem(null)
    try {
      const changed = await work()
      if (changed === null) return
      update(changed)
      take(null)
      show({ title: done })
      // The button that had focus is gone.
      button.current?.focus()
    } catch (error) {
      setProblem(messageFor(error, 'Your picture was not changed. Please try again.'))
    } finally {
      setPending(null)
    }
  }
  const save = ({ file }: Chosen) =>
    run(
      'save',
      async () => {
        const picture = await shrinkPicture(file, { side: SIDE, square: true })
        if (picture !== null) return upload(uploadPicture, picture)
        setProblem(PICTURE_TOO_LARGE)
        return null
      },
      'Your new picture is saved',
    )
  const remove = () => run('remove', () => call(removePicture), 'Your picture is removed')

  return (
    <PageSection {...sectionHeads.picture}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <Avatar
          src={chosen?.url ?? account.profileImageUrl}
          alt={chosen ? 'Your new picture, not saved yet' : 'Your picture'}
          className="size-28 text-[2.5rem]"
        />
        <div className="flex min-w-0 flex-1 basis-56 flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            className="sr-only"
            tabIndex={-1}
            aria-label="Picture file"
            onChange={(event) => take(event.target.files?.[0] ?? null)}
          />
          {chosen && (
            <Button variant="primary" pending={pending === 'save'} onClick={() => void save(chosen)}>
              Save picture
            </Button>
          )}
          <Button ref={button} variant="line" onClick={() => input.current?.click()}>
            {chosen || account.profileImageUrl !== null ? 'Choose another' : 'Choose a picture'}
          </Button>
          {chosen ? (
            <Button variant="quiet" onClick={() => take(null)}>
              Cancel
            </Button>
          ) : (
            account.profileImageUrl !== null && (
              <Button variant="quiet" pending={pending === 'remove'} onClick={() => void remove()}>
                Remove
              </Button>
            )
          )}
        </div>
      </div>
      <div role="alert">
        {problem !== null && (
          <p className="field-error mt-4">
            <Icon name="warn" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <p className="mt-4 text-xs text-muted">{PICTURE_HINT}</p>
    </PageSection>
  )
}
