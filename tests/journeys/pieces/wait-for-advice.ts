import type { FullConfig } from '@playwright/test'
import { checkIngredients } from '#contract/routes/guidance.ts'

/** Pages are served a few seconds before the advice engine has started; journeys that ask for advice begin after it. */
export default async function waitForAdvice({ projects: [project] }: FullConfig): Promise<void> {
  const origin = project?.use.baseURL ?? ''
  for (let tries = 0; tries < 90; tries += 1) {
    const { ok } = await fetch(origin + checkIngredients.path, {
      method: checkIngredients.method,
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ text: 'Aqua' }),
    })
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The advice engine did not start within 90 s.')
}
