import { type LoaderFunctionArgs, redirect } from 'react-router'
import { movedTo } from './moves.ts'

const send = (request: Request): never => {
  throw redirect(movedTo(new URL(request.url)) ?? '/', 301)
}

/** Answers an address that has moved for good with its new one. */
export const loader = ({ request }: LoaderFunctionArgs) => send(request)
export const clientLoader = ({ request }: LoaderFunctionArgs) => send(request)
