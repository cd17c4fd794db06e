import { Form, Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Destination, SEARCH_PAGE } from './destinations.ts'

const places: readonly Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/skincare-guides', label: 'Skincare Guides' },
  { to: '/ingredients', label: 'Ingredients' },
  { to: '/routines', label: 'Routines' },
  { to: '/articles', label: 'All articles' },
]

/** Search and list links for a page that does not exist. Works without scripts. */
export function Places() {
  return (
    <>
      <search>
        <Form
          action={SEARCH_PAGE}
          method="get"
          className="mt-6 flex max-w-form items-center gap-2 rounded-full border border-field bg-surface py-1.5 pr-1.5 pl-5 outline-offset-2 outline-focus has-[input:focus-visible]:outline-3"
        >
          <input
            type="search"
            name="q"
            aria-label="Search Skynn"
            placeholder="Try dark spots or rooibos"
            maxLength={100}
            required
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-tap w-full min-w-0 flex-1 bg-transparent text-sm outline-none"
          />
          <button
            type="submit"
            className={classNames(buttonClass({ size: 'sm' }), 'rounded-full max-md:w-tap max-md:px-0')}
          >
            <Icon name="search" className="md:hidden" />
            <span className="max-md:sr-only">Search</span>
          </button>
        </Form>
      </search>
      <nav aria-label="Where to go from here" className="mt-6">
        <ul className="chips">
          {places.map(({ to, label }) => (
            <li key={to}>
              <Chip asChild>
                <Link to={to}>{label}</Link>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
