import '#web/app.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { START, stopClock } from '#web/test/fake-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

test('a tooltip opens after the pointer has rested on its control for 700 ms', async () => {
  const until = stopClock()
  await render(
    <TooltipProvider>
      <Tooltip label="Save this guide">
        <Button>Save</Button>
      </Tooltip>
    </TooltipProvider>,
  )
  await userEvent.hover(page.getByRole('button', { name: 'Save' }))
  const hovered = Date.now() - START
  await until(hovered + 650)
  expect(page.getByRole('tooltip').query()).toBeNull()
  await until(hovered + 700)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Save this guide')
})
