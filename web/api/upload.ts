import type { Route } from '#contract/endpoint.ts'
import { readToken } from '#web/session/token.ts'
import { ApiError, expectOk, UNREACHABLE_MESSAGE } from './api-error.ts'
import type { ResponseOf } from './endpoints.ts'

type Options = {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

/** `fetch` does not report the progress of an upload. */
const sendForm = ({ method, path }: Route, form: FormData, { onProgress, signal }: Options): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    const token = readToken()
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = request.onabort = () => reject(new ApiError(0, UNREACHABLE_MESSAGE))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })

/** Sends one file to an endpoint that accepts a form. @throws ApiError */
export const upload = async <R extends Route>(route: R, file: Blob, options: Options = {}): Promise<ResponseOf<R>> => {
  const form = new FormData()
  form.set('file', file, 'file')
  const response = await expectOk(await sendForm(route, form, options))
  return response.json() as Promise<ResponseOf<R>>
}
