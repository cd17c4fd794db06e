import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field, Input, PasswordInput } from './field.tsx'
import { Select } from './select.tsx'

describe('Field', () => {
  it('associates label and hint with its control', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" hint="We write rarely.">
        <Input />
      </Field>,
    )
    expect(html).toContain('<label for="email"')
    expect(html).toMatch(/<input[^>]*id="email"/)
    expect(html).toMatch(/<input[^>]*aria-describedby="email-note"/)
    expect(html).toContain('<p id="email-note" class="field-hint">We write rarely.</p>')
    expect(html).not.toContain('aria-invalid')
  })
  it('shows the error instead of the hint and marks the control invalid', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" hint="We write rarely." error="Invalid email address">
        <Input />
      </Field>,
    )
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toContain('Invalid email address')
    expect(html).not.toContain('We write rarely.')
  })
  it('keeps the aria-describedby of the control', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" hint="Hint">
        <Input aria-describedby="terms" />
      </Field>,
    )
    expect(html).toContain('aria-describedby="email-note terms"')
  })
  it('sets the id on nested controls', () => {
    expect(
      renderToStaticMarkup(
        <Field id="pw" label="Password">
          <PasswordInput />
        </Field>,
      ),
    ).toMatch(/<input[^>]*type="password"[^>]*id="pw"/)
    expect(
      renderToStaticMarkup(
        <Field id="budget" label="Budget" required>
          <Select>
            <option>R500</option>
          </Select>
        </Field>,
      ),
    ).toMatch(/<select[^>]*id="budget"[^>]*required/)
  })
})

it('a Checkbox associates its error with its input', () => {
  const html = renderToStaticMarkup(<Checkbox error="You must accept the terms">I accept</Checkbox>)
  const id = /<p id="([^"]+)"/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`aria-describedby="${id}"`)
  expect(html).toContain('aria-invalid="true"')
})
