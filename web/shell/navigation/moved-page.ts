import { type LoaderFunctionArgs, redirect } from 'react-router'
import { movedTo } from './moves.ts'

const redirectMoved = (request: Request): never => {
  throw redirect(movedTo(new URL(request.url)) ?? '/', 301)
}

/** Redirects a permanently moved path to its new one. */
export const loader = ({ request }: LoaderFunctionArgs) => redirectMoved(request)
export const clientLoader = ({ request }: LoaderFunctionArgs) => redirectMoved(request)
