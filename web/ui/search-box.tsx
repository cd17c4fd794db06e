import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** The search field with its button. The caller wraps it in a GET form, which submits `q`. */
export function SearchBox({ id, label, className, ...input }: ComponentProps<'input'> & { id: string; label: string }) {
  return (
    <div
      className={classNames(
        'flex items-center gap-2 rounded-full border border-field bg-surface py-1.5 pr-1.5 pl-5',
        'outline-offset-2 outline-focus has-[input:focus-visible]:outline-3',
        className,
      )}
    >
      <Icon name="search" className="text-muted max-md:hidden" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        // The longest search that the server accepts (contract/search.ts, contract/articles.ts).
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-tap w-full min-w-0 flex-1 bg-transparent text-sm outline-none"
        {...input}
      />
      <button
        type="submit"
        className={classNames(buttonClass({ size: 'sm' }), 'rounded-full max-md:w-tap max-md:px-0')}
      >
        <Icon name="search" className="md:hidden" />
        <span className="max-md:sr-only">Search</span>
      </button>
    </div>
  )
}
