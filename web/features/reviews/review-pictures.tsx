import { useRef, useState } from 'react'
import type { ReviewPicture } from '#contract/reviews.ts'
import { pictureWords } from './review-words.ts'
import { useOpenedPart } from './use-opened-part.ts'

const loadDialog = () => import('./picture-dialog.tsx')

/** The pictures of a review; each opens large in a dialog. */
export function ReviewPictures({ pictures, author }: { pictures: readonly ReviewPicture[]; author: string }) {
  const { Part: PictureDialog, preload, open, state } = useOpenedPart(loadDialog, 'picture')
  const [at, setAt] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const show = (one: number, button: HTMLButtonElement) => {
    opener.current = button
    setAt(one)
    open()
  }
  return (
    <>
      <ul aria-label="Pictures" className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ id, smallUrl, placeholder }, one) => (
          <li key={id}>
            <button
              type="button"
              className="block cursor-pointer overflow-hidden rounded-md"
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={({ currentTarget }) => show(one, currentTarget)}
            >
              <img
                src={smallUrl}
                alt={pictureWords(one, pictures.length, author)}
                width="96"
                height="96"
                loading="lazy"
                decoding="async"
                className="size-24 bg-raised bg-cover object-cover"
                style={{ backgroundImage: `url("${placeholder}")` }}
              />
            </button>
          </li>
        ))}
      </ul>
      {PictureDialog && (
        <PictureDialog
          {...state}
          pictures={pictures}
          author={author}
          at={at}
          onMove={setAt}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  )
}
