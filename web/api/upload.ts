import type { Route } from '#contract/endpoint.ts'
import { browserFetch } from './browser-fetch.ts'
import type { ResponseOf } from './endpoints.ts'

/** Sends one file to an endpoint that accepts a form. @throws ApiError */
export const upload = async <R extends Route>(route: R, file: Blob): Promise<ResponseOf<R>> => {
  const form = new FormData()
  form.set('file', file, 'file')
  const response = await browserFetch(route.path, { method: route.method, body: form })
  return response.json() as Promise<ResponseOf<R>>
}
