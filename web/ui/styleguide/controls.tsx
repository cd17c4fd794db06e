import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Chip, ChipGroup } from '../chip.tsx'
import { Field, Input, PasswordInput, Textarea } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { iconPaths, type IconName } from '../icon-paths.ts'
import { Select } from '../select.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import { Row, Specimen } from './specimen.tsx'

/** Buttons, fields, chips and icons. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Chips />
      <Specimen title="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-4">
          {Object.keys(iconPaths).map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-center text-xs text-muted">
              <Icon name={name as IconName} className="size-6 text-text" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}

function Buttons() {
  const [pending, setPending] = useState(false)
  const wait = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2_000)
  }
  return (
    <Specimen title="Buttons">
      <Row>
        <Button variant="primary">Save routine</Button>
        <Button variant="secondary">Search</Button>
        <Button variant="line">Join free</Button>
        <Button variant="quiet">Skip for now</Button>
        <Button variant="danger">Delete account</Button>
      </Row>
      <Row>
        <Button variant="primary" size="sm">
          Sign in
        </Button>
        <Button variant="secondary" size="sm">
          Join free
        </Button>
        <Button variant="line" size="sm">
          <Icon name="print" />
          Print
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button variant="primary" pending>
          Saving
        </Button>
        <Button variant="line" pending={pending} onClick={wait}>
          Show pending
        </Button>
        <Button variant="primary" asChild>
          <a href="#specimen-buttons">
            A link <Icon name="arrow" />
          </a>
        </Button>
        <Button variant="primary" className="outline-3 outline-offset-3 outline-focus">
          Focused
        </Button>
      </Row>
      <Row>
        <Tooltip label="Save this guide">
          <IconButton icon="save" label="Save this guide" />
        </Tooltip>
        <Tooltip label="Share this guide">
          <IconButton icon="share" label="Share this guide" />
        </Tooltip>
        <IconButton icon="saved" label="Saved" aria-pressed />
        <IconButton icon="bell" label="Notifications, 2 new" dot />
        <IconButton icon="left" label="Earlier offers" variant="line" />
        <IconButton icon="right" label="More offers" variant="line" />
        <IconButton icon="pause" label="Pause" variant="solid" />
        <IconButton icon="print" label="Print" disabled />
      </Row>
    </Specimen>
  )
}

function Fields() {
  return (
    <Specimen title="Fields">
      <div className="grid gap-5 md:grid-cols-2 md:gap-gap">
        <Field label="Email" hint="We only email you about your account.">
          <Input type="email" placeholder="you@example.co.za" autoComplete="email" />
        </Field>
        <Field label="Password" error="Password must be at least 8 characters. You have 5.">
          <PasswordInput defaultValue="short" autoComplete="new-password" />
        </Field>
        <Field label="Monthly budget">
          <Select defaultValue="1000">
            <option value="500">Under R500</option>
            <option value="1000">R500 to R1&nbsp;000</option>
            <option value="2000">R1&nbsp;000 to R2&nbsp;000</option>
            <option value="3000">More than R2&nbsp;000</option>
          </Select>
        </Field>
        <Field label="First name" optional>
          <Input autoComplete="given-name" defaultValue="Nomfundo" />
        </Field>
        <Field label="Your reply" className="md:col-span-2">
          <Textarea placeholder="What did you try, for how long, and what changed?" />
        </Field>
        <Field label="Member number" hint="Assigned once and never changes.">
          <Input defaultValue="62" readOnly />
        </Field>
        <Field label="Not yet open">
          <Input disabled defaultValue="Opens in December" />
        </Field>
        <div>
          <Checkbox defaultChecked>Email me when a price drops</Checkbox>
          <Checkbox error="Accept the terms to continue.">
            I accept the{' '}
            <a className="link" href="#specimen-fields">
              Terms of Service
            </a>{' '}
            and{' '}
            <a className="link" href="#specimen-fields">
              Privacy Policy
            </a>
          </Checkbox>
        </div>
        <div>
          <Checkbox disabled>Unavailable option</Checkbox>
          <Checkbox disabled defaultChecked>
            Preselected option
          </Checkbox>
        </div>
      </div>
    </Specimen>
  )
}

const concerns = ['Dark spots', 'Dryness', 'Large pores', 'Uneven texture']

function Chips() {
  const [chosen, setChosen] = useState<readonly string[]>(['Dark spots'])
  const toggle = (concern: string) =>
    setChosen(chosen.includes(concern) ? chosen.filter((one) => one !== concern) : [...chosen, concern])
  return (
    <Specimen title="Chips">
      <ChipGroup label="Skin concerns">
        {concerns.map((concern) => (
          <Chip key={concern} pressed={chosen.includes(concern)} onClick={() => toggle(concern)}>
            {concern}
          </Chip>
        ))}
        <Chip icon="filter">Filter</Chip>
      </ChipGroup>
      <ChipGroup label="Categories" scroll>
        {['All', 'Guides', 'Ingredients', 'Routines', 'Reviews', 'Deals', 'Local brands'].map((name, index) => (
          <Chip key={name} asChild current={index === 0}>
            <a href="#specimen-chips">{name}</a>
          </Chip>
        ))}
      </ChipGroup>
    </Specimen>
  )
}
