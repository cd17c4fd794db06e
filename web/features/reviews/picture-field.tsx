import { type DragEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { PICTURE_HINT, pictureTypes } from '#contract/kinds/picture.ts'
import { MAX_REVIEW_PICTURES } from '#contract/kinds/review.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'

const TOO_MANY = `A review can have ${MAX_REVIEW_PICTURES} pictures, so the others were not added.`

type PictureFieldProps = {
  uploads: PictureUploads
  error: string | undefined
  /** A picture was added, tried again or removed. */
  onChange: () => void
}

/** Chooses the pictures of a review, from the camera or from files, or by dropping them; each is uploaded at once. */
export function PictureField({ uploads, error, onChange }: PictureFieldProps) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list)
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const add = (files: FileList | null) => {
    if (files === null || files.length === 0) return
    setLeftOut(uploads.add([...files]))
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
    onChange()
  }
  const remove = (number: number) => {
    uploads.remove(number)
    setLeftOut(0)
    onChange()
    // The button that had focus is gone.
    button.current?.focus()
  }
  const retry = (number: number) => {
    uploads.retry(number)
    onChange()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  const isFull = list.length >= MAX_REVIEW_PICTURES
  const uploaded = list.filter(({ state }) => state === 'uploaded').length
  const problem = leftOut > 0 ? TOO_MANY : error
  return (
    <fieldset className="min-w-0" aria-describedby={noteId}>
      <legend className="field-label">
        Pictures <span>(optional)</span>
      </legend>
      <div
        className={classNames(
          'rounded-md border border-dashed p-3',
          isOver ? 'border-primary bg-soft' : 'border-field',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ul className="grid gap-3 not-empty:mb-3" aria-label="Chosen pictures">
          {list.map((one, at) => (
            <ChosenPicture
              key={one.number}
              upload={one}
              name={`Picture ${at + 1}`}
              onRetry={() => retry(one.number)}
              onRemove={() => remove(one.number)}
            />
          ))}
        </ul>
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture files"
          onChange={({ target }) => add(target.files)}
        />
        <Button
          ref={button}
          name="pictureIds"
          variant="line"
          size="sm"
          aria-disabled={isFull || undefined}
          aria-describedby={noteId}
          onClick={() => (isFull ? undefined : input.current?.click())}
        >
          <Icon name="plus" />
          Add pictures
        </Button>
      </div>
      <p role="status" className="sr-only">
        {list.length > 0 && `${uploaded} of ${list.length} pictures uploaded`}
      </p>
      <div id={noteId}>
        <div role="alert">
          {problem !== undefined && (
            <p className="field-error">
              <Icon name="warn" />
              <span>{problem}</span>
            </p>
          )}
        </div>
        <p className="field-hint">
          Up to {MAX_REVIEW_PICTURES}: {PICTURE_HINT} We remove the place and time that your camera noted. Please leave
          out anything you would rather keep private.
        </p>
      </div>
    </fieldset>
  )
}

type ChosenPictureProps = { upload: PictureUpload; name: string; onRetry: () => void; onRemove: () => void }

function ChosenPicture({ upload, name, onRetry, onRemove }: ChosenPictureProps) {
  const { preview, state, sent, problem } = upload
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <img src={preview} alt={name} width="64" height="64" className="size-16 rounded-sm bg-raised object-cover" />
      <div className="min-w-0 flex-1 basis-28">
        {state === 'uploading' && <Progress label="Uploading" value={Math.round(sent * 100)} />}
        {state === 'uploaded' && (
          <p className="flex items-center gap-1.5 text-xs text-muted">
            <Icon name="check" />
            {name}
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className="text-xs wrap-anywhere text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="flex items-center">
        {state === 'failed' && (
          <IconButton icon="refresh" label={`Try again to upload ${name.toLowerCase()}`} onClick={onRetry} />
        )}
        <IconButton icon="close" label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />
      </div>
    </li>
  )
}
