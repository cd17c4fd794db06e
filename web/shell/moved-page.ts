import { redirect } from 'react-router'
import { movedTo } from './moves.ts'

const send = (request: Request): never => {
  throw redirect(movedTo(new URL(request.url)) ?? '/', 301)
}

export const loader = ({ request }: { request: Request }) => send(request)
export const clientLoader = loader
