import * as promise from '#contract/guidance.ts'
import { analyseQuiz, checkLabel } from '#guidance/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { bind } from '#server/http/bind.ts'
import { chatWithSkynn } from './chat-with-skynn.ts'

// What is asked here is health data: it is answered and forgotten, never logged.
export const guidanceRoutes = [
  bind(promise.checkIngredients, async ({ body }) => checkLabel(await knowledge(), body.text, body.profile), 'unbounded'),
  bind(promise.analyseSkinQuiz, async ({ body }) => analyseQuiz(await knowledge(), body.answers, await sampleCatalogue()), 'unbounded'),
  bind(promise.chatWithSkynn, ({ body, member }, house) => chatWithSkynn(house, body, member?.id ?? null), 'unbounded'),
]
