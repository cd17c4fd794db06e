import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { kinds } from './kinds.ts'
import { type Search, searchAddress } from './search-address.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

/** The state of a navigation that the page answers by moving the focus to its results. */
export const TO_RESULTS = { toResults: true }

const LIST = 'search-suggestions'
const optionId = (at: number): string => `search-suggestion-${at}`

type OptionProps = { suggestion: Suggestion; at: number; active: boolean; onChoose: () => void }

function SuggestionOption({ suggestion: { text, kind }, at, active, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keyboard works in the field, which keeps the focus (WAI-ARIA Authoring Practices, combobox).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={option}
      role="option"
      id={optionId(at)}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-tap cursor-pointer items-center gap-3 rounded-md px-4 py-2 hover:bg-raised aria-selected:bg-soft aria-selected:text-on-soft"
    >
      <Icon name={kind === null ? 'search' : 'arrow'} className="flex-none" />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        {text}
        {kind !== null && <span className="block text-xs">{kinds[kind].one}</span>}
      </span>
    </div>
  )
}

/**
 * The search field, with suggestions while the user types: arrow keys choose one, Enter takes it or searches for the text, Escape closes
 * the list. Without scripts it is a GET form.
 */
export function SearchField({ search }: { search: Search }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search.q ?? '')
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(isTyping ? text : '')
  const isOpen = isTyping && suggestions.length > 0
  const chosen = isOpen ? suggestions[active] : undefined
  // Text typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed === '' || typed === search.q) return
    setText(typed)
    setIsTyping(document.activeElement === field.current)
  }, [search.q])
  const close = () => {
    setIsTyping(false)
    setActive(-1)
  }
  const searchFor = (q: string) => {
    close()
    if (q.trim() === '') return
    void navigate(searchAddress({ q: q.trim(), kind: search.kind }), { state: TO_RESULTS, preventScrollReset: true })
  }
  const choose = (suggestion: Suggestion) => {
    setText(suggestion.text)
    if (suggestion.path === null) return searchFor(suggestion.text)
    close()
    void navigate(suggestion.path)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) choose(chosen)
    else searchFor(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys choose a character of the input method.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return setIsTyping(true)
      // One more place than there are suggestions: the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return (
    <form action="/search" onSubmit={submit} className="relative max-w-form">
      <SearchBox
        ref={field}
        id="site-search"
        label="Search Skynn"
        placeholder="Try dark spots or rooibos"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIsTyping(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST : undefined}
        aria-activedescendant={chosen && optionId(active)}
      />
      {search.kind !== undefined && <input type="hidden" name="kind" value={search.kind} />}
      {isOpen && (
        <div
          role="listbox"
          id={LIST}
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-[60dvh] overflow-y-auto rounded-lg border border-line-strong bg-surface p-2 shadow-pop"
        >
          {suggestions.map((suggestion, at) => (
            <SuggestionOption
              key={`${suggestion.path} ${suggestion.text}`}
              suggestion={suggestion}
              at={at}
              active={at === active}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
      )}
    </form>
  )
}
